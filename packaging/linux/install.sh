#!/bin/sh
# Let the desktop know the program and its records: sh packaging/linux/install.sh PROGRAM
# Everything goes below the user's own data folder; `sh packaging/linux/install.sh --remove` takes it away again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/desktop.sh"

if [ "${1:-}" = --remove ]; then
    remove_placed
    refresh
    exit 0
fi
if [ $# -ne 1 ] || [ ! -x "$1" ] || [ -d "$1" ]; then
    echo "usage: sh $0 PROGRAM | --remove   (PROGRAM: the cardtable-gui to start)" >&2
    exit 2
fi
place_entry "$here/cardtable-gui.desktop" "$(cd "$(dirname "$1")" && pwd)/$(basename "$1")"
place_file "$here/cardtable-record.xml" mime/packages/cardtable-record.xml
place_file "$here/../../assets/icons/app.svg" icons/hicolor/scalable/apps/cardtable-gui.svg
refresh
