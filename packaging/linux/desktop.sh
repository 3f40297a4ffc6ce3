# Lets the desktop know a program in the user's own data folder; read by install.sh and by run/setup.sh.
# shellcheck shell=sh

data=${XDG_DATA_HOME:-$HOME/.local/share}

# Copy the desktop entry $1 into the user's menu, so that it starts the program $2.
place_entry() {
    mkdir -p "$data/applications"
    # A quoted argument of Exec: the backslash, then what has a meaning in it; then the backslash of the entry itself.
    quoted=$(printf '%s' "$2" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
    awk -v quoted="$(printf '%s' "$quoted" | sed 's/\\/\\\\/g')" \
        '/^Exec=/ { sub(/^Exec=[^ ]*/, ""); print "Exec=\"" quoted "\"" $0; next } /^TryExec=/ { next } { print }' \
        "$1" >"$data/applications/cardtable-gui.desktop"
}

# Copy the file $1 to $2 below the data folder.
place_file() {
    mkdir -p "$data/$(dirname "$2")"
    cp "$1" "$data/$2"
}

# Remove all that the functions above have placed, with the folders that are empty then.
remove_placed() {
    for placed in "$data"/applications/cardtable-gui.desktop "$data"/mime/packages/cardtable-record.xml \
        "$data"/icons/hicolor/*/apps/cardtable-gui.* "$data"/metainfo/*.cardtable_gui.metainfo.xml \
        "$data"/man/man6/cardtable-gui.6.gz "$data"/man/ja/man6/cardtable-gui.6.gz; do
        [ -e "$placed" ] || continue
        rm -f "$placed"
        drop_empty "$(dirname "$placed")"
    done
}

# Remove the folder $1 and those above it as long as they are empty, up to the home folder.
drop_empty() {
    folder=$1
    while [ "$folder" != "${HOME:-/}" ] && rmdir "$folder" 2>/dev/null; do
        folder=$(dirname "$folder")
    done
}

# Have the desktop read the folders again; indexes of folders that have nothing else are removed.
refresh() {
    if [ -d "$data/mime/packages" ]; then
        quietly update-mime-database "$data/mime"
    elif [ -f "$data/mime/mime.cache" ]; then
        rm -rf "$data/mime"
        drop_empty "$data"
    fi
    if [ -d "$data/applications" ]; then
        quietly update-desktop-database "$data/applications"
        if [ "$(ls -A "$data/applications")" = mimeinfo.cache ] && ! grep -q = "$data/applications/mimeinfo.cache"; then
            rm -f "$data/applications/mimeinfo.cache"
            drop_empty "$data/applications"
        fi
    fi
    if [ -d "$data/icons/hicolor" ]; then touch "$data/icons/hicolor"; fi
}

quietly() {
    if command -v "$1" >/dev/null; then "$@" || true; fi
}
