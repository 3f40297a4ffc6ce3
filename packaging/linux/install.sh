#!/bin/sh
# Let the desktop know the program and its records: sh packaging/linux/install.sh PROGRAM
# Everything goes below the user's own data folder; `sh packaging/linux/install.sh --remove` takes it away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
desktop=$data/applications/cardtable-gui.desktop
mime=$data/mime/packages/cardtable-record.xml
icon=$data/icons/hicolor/scalable/apps/cardtable-gui.svg

refresh() {
    command -v update-mime-database >/dev/null && [ -d "$data/mime" ] && update-mime-database "$data/mime" || true
    command -v update-desktop-database >/dev/null && [ -d "$data/applications" ] \
        && update-desktop-database "$data/applications" || true
}

if [ "${1:-}" = --remove ]; then
    rm -f "$desktop" "$mime" "$icon"
    refresh
    exit 0
fi
if [ $# -ne 1 ] || [ ! -x "$1" ] || [ -d "$1" ]; then
    echo "usage: sh $0 PROGRAM | --remove   (PROGRAM: the cardtable-gui to start)" >&2
    exit 2
fi
program=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
mkdir -p "$(dirname "$desktop")" "$(dirname "$mime")" "$(dirname "$icon")"
# A quoted argument of Exec: the backslash, then what has a meaning in it; then the backslash of the entry itself.
quoted=$(printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
awk -v quoted="$(printf '%s' "$quoted" | sed 's/\\/\\\\/g')" \
    '/^Exec=/ { print "Exec=\"" quoted "\" %f"; next } /^TryExec=/ { next } { print }' \
    "$here/cardtable-gui.desktop" >"$desktop"
cp "$here/cardtable-record.xml" "$mime"
cp "$here/../../assets/icons/app.svg" "$icon"
refresh
