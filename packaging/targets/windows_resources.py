"""Resources that Windows reads in the program's file: version, and a manifest for sharp text and long paths."""

from pathlib import Path

from targets import product

MANIFEST = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly xmlns="urn:schemas-microsoft-com:asm.v1" manifestVersion="1.0">
  <assemblyIdentity type="win32" name="{id}" version="{version}" processorArchitecture="*"/>
  <trustInfo xmlns="urn:schemas-microsoft-com:asm.v3">
    <security>
      <requestedPrivileges>
        <requestedExecutionLevel level="asInvoker" uiAccess="false"/>
      </requestedPrivileges>
    </security>
  </trustInfo>
  <compatibility xmlns="urn:schemas-microsoft-com:compatibility.v1">
    <application>
      <supportedOS Id="{{8e0f7a12-bfb3-4fe8-b9a5-48fd50a15a9a}}"/>
    </application>
  </compatibility>
  <application xmlns="urn:schemas-microsoft-com:asm.v3">
    <windowsSettings>
      <dpiAware xmlns="http://schemas.microsoft.com/SMI/2005/WindowsSettings">true/pm</dpiAware>
      <dpiAwareness xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">PerMonitorV2</dpiAwareness>
      <longPathAware xmlns="http://schemas.microsoft.com/SMI/2016/WindowsSettings">true</longPathAware>
      <activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
    </windowsSettings>
  </application>
  <dependency>
    <dependentAssembly>
      <assemblyIdentity type="win32" name="Microsoft.Windows.Common-Controls" version="6.0.0.0"
        processorArchitecture="*" publicKeyToken="6595b64144ccf1df" language="*"/>
    </dependentAssembly>
  </dependency>
</assembly>
"""
#: US English and Japanese, in Unicode.
LANGUAGES = {0x0409: (product.NAME, product.SUMMARY), 0x0411: (product.NAME_JA, product.SUMMARY_JA)}
UNICODE = 1200


def write(folder: Path) -> None:
    """Write `version.txt`, as PyInstaller reads it, and the manifest."""
    folder.joinpath("version.txt").write_text(version_resource(), "utf-8")
    text = MANIFEST.format(id=product.ID, version=".".join(map(str, version_numbers())))
    folder.joinpath(f"{product.ID}.manifest").write_text(text, "utf-8")


def version_numbers() -> tuple[int, int, int, int]:
    """The version as Windows counts: four numbers."""
    major, minor, patch = map(int, product.VERSION.split("."))
    return major, minor, patch, 0


def version_resource() -> str:
    """The version resource as PyInstaller's own notation; a publisher is left out while there is none."""
    tables = []
    for language, (name, summary) in LANGUAGES.items():
        texts = {
            "CompanyName": product.PUBLISHER,
            "FileDescription": name,
            "FileVersion": product.VERSION,
            "InternalName": product.ID,
            "LegalCopyright": "MIT License",
            "OriginalFilename": f"{product.ID}.exe",
            "ProductName": name,
            "ProductVersion": product.VERSION,
            "Comments": summary,
        }
        structs = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in texts.items() if text)
        tables.append(f"StringTable('{language:04x}{UNICODE:04x}', [{structs}])")
    translations = [number for language in LANGUAGES for number in (language, UNICODE)]
    numbers = version_numbers()
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1,
                    subtype=0x0, date=(0, 0)),
  kids=[StringFileInfo([{", ".join(tables)}]), VarFileInfo([VarStruct('Translation', {translations})])]
)
"""
