; The Windows installer: for one user, without an administrator's rights. targets/windows_setup.py gives the names
; that are not defined here, and writes files.nsh, the list of files.
;
; The program lies in a folder of its own below the chosen one. If it runs while a newer one is installed, and the
; player does not want to close it, the newer one goes beside it: a running program reads its own files all the time.

Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetDateSave on
RequestExecutionLevel user
ManifestDPIAware true
BrandingText " "

!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define CLASSES "Software\Classes"
!define PROGID "CardTable.Record"
!define DATA "$LOCALAPPDATA\cardtable"

Name "${NAME}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "${NAME}"
VIAddVersionKey /LANG=1033 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "MIT License"
!ifdef PUBLISHER
  VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
!endif

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION Start
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The language of Windows is taken if it is one of these, else the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

LangString RECORD ${LANG_ENGLISH} "${NAME} match record"
LangString RECORD ${LANG_JAPANESE} "${NAME_JA}の対戦記録"
LangString SHORTCUT ${LANG_ENGLISH} "${NAME}"
LangString SHORTCUT ${LANG_JAPANESE} "${NAME_JA}"
LangString TOO_OLD ${LANG_ENGLISH} "${NAME} needs Windows 10 or newer."
LangString TOO_OLD ${LANG_JAPANESE} "${NAME_JA}にはWindows 10以降が必要です。"
LangString RUNS ${LANG_ENGLISH} "${NAME} is open. Close it and choose Retry. With Ignore the open window stays as it is, and the next start is the new version."
LangString RUNS ${LANG_JAPANESE} "${NAME_JA}が開いています。閉じてから「再試行」を選んでください。「無視」を選ぶと、開いているウィンドウはそのままで、次に起動したときから新しい版になります。"
LangString RUNS_STILL ${LANG_ENGLISH} "${NAME} is open. Close it and choose Retry."
LangString RUNS_STILL ${LANG_JAPANESE} "${NAME_JA}が開いています。閉じてから「再試行」を選んでください。"
LangString ASK ${LANG_ENGLISH} "Remove your matches and settings too?$\n$\n${DATA}"
LangString ASK ${LANG_JAPANESE} "保存した対戦と設定も削除しますか？$\n$\n${DATA}"

Var Place ; the program's folder
Var Used ; 1: the program in the folder runs

; Windows lets nobody write to the file of a running program.
!macro look_at folder file
  ${If} ${FileExists} "${folder}\${file}"
    ClearErrors
    FileOpen $0 "${folder}\${file}" a
    ${If} ${Errors}
      StrCpy $Used 1
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro look_whether_used folder
  StrCpy $Used 0
  !insertmacro look_at "${folder}" "${ID}.exe"
  !insertmacro look_at "${folder}" "${ID}-console.exe"
!macroend

!macro remove folder
  ${If} ${FileExists} "${folder}\${ID}.exe"
    RMDir /r "${folder}"
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

; Sets $Place to a folder that no running program is in.
Function ChoosePlace
  StrCpy $Place "$INSTDIR\${ID}"
  !insertmacro look_whether_used $Place
  ${While} $Used = 1
    MessageBox MB_ABORTRETRYIGNORE|MB_ICONEXCLAMATION "$(RUNS)" /SD IDIGNORE IDRETRY again IDIGNORE beside
    Abort
    beside:
    StrCpy $Place "$INSTDIR\${ID}-2"
    again:
    !insertmacro look_whether_used $Place
    ${If} $Used = 1
    ${AndIf} ${Silent}
      SetErrorLevel 2
      Abort
    ${EndIf}
  ${EndWhile}
FunctionEnd

Function Start
  Exec '"$Place\${ID}.exe"'
FunctionEnd

Section
  Call ChoosePlace
  !insertmacro remove "$Place"
  !insertmacro look_whether_used "$INSTDIR\${ID}"
  ${If} $Used = 0
    !insertmacro remove "$INSTDIR\${ID}"
  ${EndIf}
  !insertmacro look_whether_used "$INSTDIR\${ID}-2"
  ${If} $Used = 0
    !insertmacro remove "$INSTDIR\${ID}-2"
  ${EndIf}
  ClearErrors
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  ${If} ${Errors}
    SetErrorLevel 2
    Abort
  ${EndIf}

  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$SMPROGRAMS\${NAME_JA}.lnk"
  CreateShortcut "$SMPROGRAMS\$(SHORTCUT).lnk" "$Place\${ID}.exe"

  WriteRegStr HKCU "${CLASSES}\${PROGID}" "" "$(RECORD)"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\DefaultIcon" "" "$Place\${ID}.exe,0"
  WriteRegStr HKCU "${CLASSES}\${PROGID}\shell\open\command" "" '"$Place\${ID}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${PROGID}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}" ""
  Call TellShell

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(SHORTCUT)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$Place\${ID}.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE_KB}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !ifdef PUBLISHER
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  !endif
SectionEnd

; Explorer reads associations again.
!macro tell_shell
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Function TellShell
  !insertmacro tell_shell
FunctionEnd

!macro wait_until_closed folder
  !insertmacro look_whether_used "${folder}"
  ${While} $Used = 1
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS_STILL)" /SD IDCANCEL IDRETRY +3
    SetErrorLevel 2
    Abort
    !insertmacro look_whether_used "${folder}"
  ${EndWhile}
!macroend

Section Uninstall
  !insertmacro wait_until_closed "$INSTDIR\${ID}"
  !insertmacro wait_until_closed "$INSTDIR\${ID}-2"
  ${If} ${FileExists} "${DATA}\*.*"
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(ASK)" /SD IDNO IDNO +2
    RMDir /r "${DATA}"
  ${EndIf}
  SetOutPath "$TEMP"
  !insertmacro remove "$INSTDIR\${ID}"
  !insertmacro remove "$INSTDIR\${ID}-2"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  RMDir "$LOCALAPPDATA\Programs"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$SMPROGRAMS\${NAME_JA}.lnk"
  ; The locks of windows that were open.
  Delete "$TEMP\cardtable\*.lock"
  RMDir "$TEMP\cardtable"

  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${PROGID}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGID}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${PROGID}"
  DeleteRegKey HKCU "${UNINSTALL}"
  !insertmacro tell_shell
SectionEnd

; The uninstaller runs as a copy in Temp, which would stay there.
Function un.onUninstSuccess
  ${If} $EXEDIR != $INSTDIR
    ExecShell "open" "$SYSDIR\cmd.exe" '/c ping -n 3 127.0.0.1 & rmdir /s /q "$EXEDIR"' SW_HIDE
  ${EndIf}
FunctionEnd
