#!/bin/sh
# Installs Card Table for the user who starts it, without root, or removes it: cardtable-gui-VERSION.run [-- --uninstall]
# Beside this script lie desktop.sh, the program's folder, and `share` with what the desktop shows.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
. "$here/desktop.sh"
name=cardtable-gui
place=$HOME/.local/lib/$name
start=$HOME/.local/bin/$name

# Say $1, or $2 in Japanese.
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    ja*) printf '%s\n' "$2" ;;
    *) printf '%s\n' "$1" ;;
    esac
}

uninstall() {
    if [ ! -d "$place" ]; then
        say "Card Table isn't installed for your account." "カードテーブルはインストールされていません。"
        exit 1
    fi
    remove_placed
    refresh
    rm -f "$start"
    drop_empty "$(dirname "$start")"
    rm -rf "$place"
    drop_empty "$(dirname "$place")"
    say "Card Table is uninstalled. Your matches and settings are kept in $data/cardtable." \
        "カードテーブルをアンインストールしました。対戦と設定は$data/cardtableに残っています。"
}

install() {
    if [ -n "${SUDO_USER:-}" ]; then
        say "Start this without sudo: it installs Card Table for your account only." \
            "sudoを付けずに実行してください。このユーザー専用にインストールします。" >&2
        exit 2
    fi
    mkdir -p "$(dirname "$place")" "$(dirname "$start")"
    # Copied whole before the older version goes, so that an interruption leaves one of them.
    rm -rf "$place.new" "$place.old"
    cp -R "$here/program" "$place.new"
    cp "$here/setup.sh" "$here/desktop.sh" "$place.new/"
    if [ -d "$place" ]; then mv "$place" "$place.old"; fi
    mv "$place.new" "$place"
    rm -rf "$place.old"
    ln -sfn "$place/$name" "$start"
    (cd "$here/share" && find . -type f) | while read -r file; do
        case $file in
        ./applications/*) place_entry "$here/share/$file" "$place/$name" ;;
        *) place_file "$here/share/$file" "$file" ;;
        esac
    done
    refresh
    say "Card Table is installed. Start it from your menu, or by $start." \
        "カードテーブルをインストールしました。メニューから、または$startで起動できます。"
    say "To uninstall: sh $place/setup.sh --uninstall" "アンインストールするには：sh $place/setup.sh --uninstall"
    if ! "$place/$name" selftest >/dev/null 2>&1; then
        say "Something is missing on this system:" "このシステムには足りないものがあります："
        "$place/$name" selftest || true
    fi
}

case ${1:-} in
"") install ;;
--uninstall) uninstall ;;
*)
    say "Unknown: $1. Start this without arguments, or with --uninstall." \
        "不明な引数です：$1。引数なし、または--uninstallで実行してください。" >&2
    exit 2
    ;;
esac
