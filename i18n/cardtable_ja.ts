<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>A traditional game.</source>
        <extracomment>Below a game’s title, where others name their designer: nobody knows who made it.</extracomment>
        <translation>昔から遊ばれているゲームです。</translation>
    </message>
    <message>
        <source>About Card Table</source>
        <extracomment>Title of the dialog with version, credits and licences.</extracomment>
        <translation>カードテーブルについて</translation>
    </message>
    <message>
        <source>An unofficial fan project, not connected with the games’ designers or publishers. If you like a game, buy it: the real cards are lovely.</source>
        <translation>ファンが作った非公式のプログラムです。各ゲームの作者・出版社とは関係ありません。気に入ったゲームは、ぜひ実物を買って遊んでください。本物のカードはすてきです。</translation>
    </message>
    <message>
        <source>Card Table</source>
        <extracomment>Large name of the program in its “About” dialog.</extracomment>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Card Table icon</source>
        <extracomment>Name of the program’s icon for screen readers.</extracomment>
        <translation>カードテーブルのアイコン</translation>
    </message>
    <message>
        <source>Card Table is free software under the MIT licence. It uses Qt under the LGPL 3.</source>
        <translation>カードテーブルは、MITライセンスのフリーソフトウェアです。QtはLGPL 3のもとで使っています。</translation>
    </message>
    <message>
        <source>Check for a newer version</source>
        <extracomment>Button in the “About” dialog, which opens a page in the browser.</extracomment>
        <translation>新しいバージョンを確認</translation>
    </message>
    <message>
        <source>Credits</source>
        <extracomment>Tab of the “About” dialog: who designed the games.</extracomment>
        <translation>クレジット</translation>
    </message>
    <message>
        <source>Designed by {designer}</source>
        <extracomment>Below a game’s title; {designer} is a person. The game has no publisher.</extracomment>
        <translation>ゲームデザイン：{designer}</translation>
    </message>
    <message>
        <source>Designed by {designer}, published by {publisher}</source>
        <extracomment>Below a game’s title; {designer} is a person or two, {publisher} a company.</extracomment>
        <translation>ゲームデザイン：{designer}　出版：{publisher}</translation>
    </message>
    <message>
        <source>Hisashi Hayashi</source>
        <extracomment>Designer of Merchant of Goldfish; in Japanese he writes himself 林尚志.</extracomment>
        <translation>林尚志</translation>
    </message>
    <message>
        <source>Japanese card games to play against bots, or with friends on one computer.</source>
        <translation>日本生まれのカードゲームを、ボットを相手に、または1台のパソコンを囲んで友だちと遊べます。</translation>
    </message>
    <message>
        <source>Jun Sasaki</source>
        <extracomment>Designer of Kobayakawa; in Japanese he writes himself 佐々木隼.</extracomment>
        <translation>佐々木隼</translation>
    </message>
    <message>
        <source>Kamoto and Mr. Kou</source>
        <extracomment>Designers of Gunjo Gradation, as the English rulebook spells them; their Japanese spelling isn’t known to us.</extracomment>
        <translation>Kamoto、Mr. Kou</translation>
    </message>
    <message>
        <source>Kazunari Yonemitsu</source>
        <extracomment>Designer of Meow Meow Daifugo; in Japanese he writes himself 米光一成.</extracomment>
        <translation>米光一成</translation>
    </message>
    <message>
        <source>Licence for:</source>
        <extracomment>Label before a list of the program’s parts, such as Python or Qt, in the “About” dialog.</extracomment>
        <translation>ライセンス：</translation>
    </message>
    <message>
        <source>Licence text</source>
        <extracomment>Accessible name of the field that shows a licence.</extracomment>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>Tab of the “About” dialog: the licence texts of all parts.</extracomment>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>OKAZU brand</source>
        <extracomment>Publisher of Merchant of Goldfish; written in Latin letters in Japan too.</extracomment>
        <translation>OKAZU brand</translation>
    </message>
    <message>
        <source>Oink Games</source>
        <extracomment>Publisher of Kobayakawa; its Japanese name is オインクゲームズ.</extracomment>
        <translation>オインクゲームズ</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>First entry of the list of licences: a text that names all parts.</extracomment>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>First tab of the “About” dialog: what the program is.</extracomment>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>RMBC</source>
        <extracomment>Publisher of Gunjo Gradation; an abbreviation that stays as it is.</extracomment>
        <translation>RMBC</translation>
    </message>
    <message>
        <source>Thanks to the people who made these games:</source>
        <translation>これらのゲームを作った方々に感謝します。</translation>
    </message>
    <message>
        <source>The program, the rules texts and the pictures were made for Card Table. Nothing is copied from the games.</source>
        <translation>プログラム、ルールの文章、絵は、すべてカードテーブルのために作ったものです。元のゲームから写したものはありません。</translation>
    </message>
    <message>
        <source>The rulebook doesn’t name a designer.</source>
        <translation>作者の名前は、ルールブックに書かれていません。</translation>
    </message>
    <message>
        <source>Version {version} (Python {python}, Qt {qt})</source>
        <extracomment>Below the program’s name; {version}, {python} and {qt} are version numbers.</extracomment>
        <translation>バージョン {version}（Python {python}、Qt {qt}）</translation>
    </message>
</context>
<context>
    <name>achievements</name>
    <message>
        <source>Achieved: {titles}</source>
        <extracomment>Short message when a match ends: {titles} are the names of the achievements earned in it for the first time, such as “On a roll”.</extracomment>
        <translation>実績を達成：{titles}</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Title of the page that shows what can be achieved in one match of each game; 実績 elsewhere, too.</extracomment>
        <translation>実績</translation>
    </message>
    <message>
        <source>Against the best</source>
        <extracomment>Name of an achievement in every game: to win against hard and expert bots.</extracomment>
        <translation>強敵を倒す</translation>
    </message>
    <message>
        <source>Earned on {day}</source>
        <extracomment>On the card of an achievement; {day} is a date such as “November 28, 2026”.</extracomment>
        <translation>{day}に達成</translation>
    </message>
    <message>
        <source>Whose achievements</source>
        <extracomment>Accessible name of the list of people on the page of achievements.</extracomment>
        <translation>だれの実績か</translation>
    </message>
    <message>
        <source>Win a match in which all your opponents are hard or expert bots.</source>
        <translation>「つよい」か「たつじん」のボットだけを相手に、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>{earned} of {all}</source>
        <extracomment>Beside a game’s title on the page of achievements: {earned} of its achievements are earned, {all} is how many it has.</extracomment>
        <translation>{all}個中{earned}個</translation>
    </message>
    <message>
        <source>{earned} of {all} earned. A match counts if you play it alone against bots of any level but Random, by the game’s own rules, without a head start, undo or hints, and with a deal you didn’t choose.</source>
        <extracomment>Below the list of achievements: {earned} of {all} of them have been earned. Who enters a deal number or a code, or opens a record, chose the deal.</extracomment>
        <translation>{all}個のうち{earned}個を達成。数えるのは、ゲーム本来のルールで、「きまぐれ」以外のボットを相手にひとりで、ハンデも「元に戻す」もヒントも使わず、配札を自分で選ばずに終えた対戦です。</translation>
    </message>
    <message>
        <source>{title}, {game}: {text} Earned on {day}.</source>
        <extracomment>What a screen reader says of an achievement: {title} is its name, {game} the game&apos;s, {text} a sentence that says what to do, {day} a date.</extracomment>
        <translation>{title}（{game}）：{text}{day}に達成。</translation>
    </message>
    <message>
        <source>{title}, {game}: {text} Not earned yet.</source>
        <extracomment>What a screen reader says of an achievement: {title} is its name, {game} the game&apos;s, {text} a sentence that says what to do.</extracomment>
        <translation>{title}（{game}）：{text}未達成。</translation>
    </message>
</context>
<context>
    <name>aloud</name>
    <message>
        <source>circle</source>
        <extracomment>Read aloud in place of ○, a circle on a card of Meow Meow Daifugo.</extracomment>
        <translation>丸</translation>
    </message>
    <message>
        <source>equals</source>
        <extracomment>Read aloud in place of =, as in “4 + 12 = 16”.</extracomment>
        <translation>イコール</translation>
    </message>
    <message>
        <source>minus</source>
        <extracomment>Read aloud in place of −, before a negative number or between two numbers.</extracomment>
        <translation>マイナス</translation>
    </message>
    <message>
        <source>plus</source>
        <extracomment>Read aloud in place of +, as in “4 + 12”.</extracomment>
        <translation>プラス</translation>
    </message>
    <message>
        <source>plus or minus</source>
        <extracomment>Read aloud in place of ±, as in “40% ±3”.</extracomment>
        <translation>プラスマイナス</translation>
    </message>
    <message>
        <source>times</source>
        <extracomment>Read aloud in place of ×, as in “blue 3 (×2)”.</extracomment>
        <translation>かける</translation>
    </message>
    <message>
        <source>to</source>
        <extracomment>Read aloud between two numbers, in place of a dash or an arrow: “2–4 players”.</extracomment>
        <translation>から</translation>
    </message>
    <message numerus="yes">
        <source>with %n circle(s)</source>
        <extracomment>Read aloud after the name of a card in place of its circles, as in “black 2○○”: %n is how many it has.</extracomment>
        <translation>
            <numerusform>丸%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <extracomment>Read aloud in place of a share such as 3/5. {count}: a number; {all}: the number of all.</extracomment>
        <translation>{all}のうち{count}</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>%n match result(s) can’t be used.</source>
        <extracomment>Why some results of the statistics are not in a backup; %n is how many.</extracomment>
        <translation>
            <numerusform>対戦の結果%n件が使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Can’t restore “{file}”. {reason}</source>
        <extracomment>In a dialog; {file} is the name of a backup that the player chose, {reason} a sentence that says what is wrong.</extracomment>
        <translation>「{file}」は復元できません。{reason}</translation>
    </message>
    <message>
        <source>Card Table data (*.{suffix})</source>
        <extracomment>Kind of file in a file dialog: a backup of all data; {suffix} is the ending of file names.</extracomment>
        <translation>カードテーブルのデータ (*.{suffix})</translation>
    </message>
    <message>
        <source>Checking “{file}”…</source>
        <extracomment>While a backup is read; {file} is its name.</extracomment>
        <translation>「{file}」を確認しています…</translation>
    </message>
    <message>
        <source>Close and restore</source>
        <extracomment>Button that answers “Restore this backup?”: the program ends, and the next start has the restored data.</extracomment>
        <translation>閉じて復元する</translation>
    </message>
    <message>
        <source>Not every system allows this file name.</source>
        <translation>この名前のファイルを使えないシステムがあります。</translation>
    </message>
    <message>
        <source>Restore data</source>
        <extracomment>Title of the file dialog in which a backup is chosen.</extracomment>
        <translation>データの復元</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <extracomment>Title and heading of a question; the answers are “Close and restore” and “Cancel”.</extracomment>
        <translation>このバックアップを復元しますか？</translation>
    </message>
    <message>
        <source>Save all data</source>
        <extracomment>Title of the file dialog in which a backup is saved.</extracomment>
        <translation>すべてのデータの保存</translation>
    </message>
    <message numerus="yes">
        <source>Saved as “{file}”, but without %n file(s) that can’t be read: {names}</source>
        <extracomment>After a backup was saved: {file} is its name, %n how many files of the data could not be put into it, {names} the names of some of them. %n is never 1.</extracomment>
        <translation>
            <numerusform>「{file}」に保存しました。ただし、読めない%n個のファイルは入っていません：{names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as “{file}”, but without “{name}”. {reason}</source>
        <extracomment>After a backup was saved: {file} is its name, {name} the name of the one file of the data that could not be put into it, {reason} a sentence that says why.</extracomment>
        <translation>「{file}」に保存しました。ただし「{name}」は入っていません。{reason}</translation>
    </message>
    <message>
        <source>Saving all data…</source>
        <extracomment>While a backup is written.</extracomment>
        <translation>すべてのデータを保存しています…</translation>
    </message>
    <message>
        <source>This backup is damaged: “{file}” inside it has changed since it was saved. Try another copy.</source>
        <extracomment>The {reason} in “Can’t restore “{file}”. {reason}”; {file} is a file inside the backup.</extracomment>
        <translation>このバックアップは壊れています。中の「{file}」が保存したときと違います。別のコピーで試してください。</translation>
    </message>
    <message>
        <source>This backup is from a newer version of Card Table. Update the program to restore it.</source>
        <translation>このバックアップは新しいバージョンで保存されています。プログラムを更新すると復元できます。</translation>
    </message>
    <message numerus="yes">
        <source>This backup was saved {when} and contains %n match(es). Card Table will close; when you start it again, the backup replaces your matches, settings and statistics. What you have now is kept in the folder “{folder}”.</source>
        <extracomment>Below “Restore this backup?”; {when} is a time such as “today, 14:05”, %n how many matches are in the backup, {folder} the path of the program’s data.</extracomment>
        <translation>
            <numerusform>{when}に保存したバックアップで、対戦が%n件入っています。プログラムはいったん閉じます。次に起動すると、対戦、設定、統計がバックアップの内容に置き換わります。いまのデータはフォルダー「{folder}」に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This file is damaged or incomplete. Try another copy.</source>
        <translation>このファイルは壊れているか、途中で切れています。別のコピーで試してください。</translation>
    </message>
    <message>
        <source>This is too large to be a backup of Card Table’s data.</source>
        <translation>大きすぎるため、バックアップとして使えません。</translation>
    </message>
    <message>
        <source>This isn’t a backup of Card Table’s data.</source>
        <translation>このプログラムのバックアップではありません。</translation>
    </message>
    <message>
        <source>“{file}” doesn’t belong in a backup, so nothing was restored.</source>
        <extracomment>The {reason} in “Can’t restore “{file}”. {reason}”; {file} is a file inside the backup, which may be hostile.</extracomment>
        <translation>バックアップにないはずの「{file}」が入っているため、何も復元しませんでした。</translation>
    </message>
    <message>
        <source>“{file}” in this backup can’t be used, so nothing was restored. {reason}</source>
        <extracomment>The {reason} in “Can’t restore “{file}”. {reason}”; {file} is a file inside the backup, which may be hostile, {reason} a sentence that says what is wrong with it.</extracomment>
        <translation>バックアップの中の「{file}」が使えないため、何も復元しませんでした。{reason}</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards there are; %n is the number.</extracomment>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list, but not before the last one.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>1st</source>
        <extracomment>An ordinal in a sentence: “finished 1st”. In some languages the sentence holds the rest, so only the number is here.</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>2nd</source>
        <extracomment>An ordinal in a sentence: “finished 2nd”.</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>3rd</source>
        <extracomment>An ordinal in a sentence: “finished 3rd”.</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>All cards</source>
        <extracomment>Heading of the first table of a game’s reference card.</extracomment>
        <translation>カード一覧</translation>
    </message>
    <message>
        <source>Card</source>
        <extracomment>Column of a reference card: below it the names of cards.</extracomment>
        <translation>カード</translation>
    </message>
    <message>
        <source>Effect</source>
        <extracomment>Column of a reference card: below it sentences on what special cards do.</extracomment>
        <translation>効果</translation>
    </message>
    <message>
        <source>How many</source>
        <extracomment>Heading of a column of a printed reference card: how many copies of a card there are.</extracomment>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>Column of a reference card: how many copies are neither in the own hand nor face up, such as 3/9.</extracomment>
        <translation>残り</translation>
    </message>
    <message>
        <source>Left: cards that aren’t in your hand or face up on the table.</source>
        <translation>残り：自分の手札になく、場に表向きにも出ていないカードの枚数です。</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A count of cards in a list: “eight 5s”.</extracomment>
        <translation>8</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A count of cards in a list: “five 7s”.</extracomment>
        <translation>5</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A count of cards in a list: “four 7s”.</extracomment>
        <translation>4</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A count of cards in a list: “nine 5s”.</extracomment>
        <translation>9</translation>
    </message>
    <message>
        <source>one</source>
        <extracomment>A count of cards in a list: “one 9”.</extracomment>
        <translation>1</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A count of cards in a list: “seven 5s”.</extracomment>
        <translation>7</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A count of cards in a list: “six 7s”.</extracomment>
        <translation>6</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A count of cards in a list: “ten 5s”. Larger counts are digits.</extracomment>
        <translation>10</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A count of cards in a list: “three 7s”.</extracomment>
        <translation>3</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A count of cards in a list: “two 7s”.</extracomment>
        <translation>2</translation>
    </message>
    <message>
        <source>{card} ({number})</source>
        <extracomment>Some equal cards where a translation&apos;s usual form needs a particle and the sentence gives none: {card} is the name, {number} how many in words.</extracomment>
        <translation>{card}（{number}枚）</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <extracomment>A list of two parts, {first} and {last}.</extracomment>
        <translation>{first}と{last}</translation>
    </message>
    <message>
        <source>{left}/{all}</source>
        <extracomment>Cell of a reference card, as short as can be: {left} of {all} equal cards are neither in the own hand nor face up.</extracomment>
        <translation>{left}/{all}</translation>
    </message>
    <message>
        <source>{most} and {last}</source>
        <extracomment>The end of a list of three or more: {most} holds all parts but the last, with commas between them, {last} is the last one.</extracomment>
        <translation>{most}、{last}</translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <extracomment>Three or more players in a sentence, before the last of them: {names} are some already joined so, {name} is the next.</extracomment>
        <translation>{names}、{name}</translation>
    </message>
    <message>
        <source>{number} {card}</source>
        <extracomment>One card in a list with counts, after which a particle follows: {number} is “one” (1 in digits where that reads better), {card} the card&apos;s name. A translation may add {particle}, which the sentence gives.</extracomment>
        <translation>{card}{particle}{number}枚</translation>
    </message>
    <message>
        <source>{number} {card} cards</source>
        <extracomment>Some equal cards with a name in words: “two Robbery cards”; {number} is a count of at least two in words, {card} the name. A translation may add {particle}, which the sentence gives.</extracomment>
        <translation>{card}{particle}{number}枚</translation>
    </message>
    <message>
        <source>{number} {card}s</source>
        <extracomment>Some equal cards whose name ends with a digit: “two 7s”; {number} is a count of at least two in words, {card} the name. A translation may add {particle}, which the sentence gives.</extracomment>
        <translation>{card}{particle}{number}枚</translation>
    </message>
    <message>
        <source>{number}th</source>
        <extracomment>An ordinal from the 4th on in a sentence; {number} is a whole number.</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{title}: {value}</source>
        <extracomment>A number or several after what they are: {title} is “Kamons” or “Round 1” and the like, {value} the number or numbers; read out, not shown.</extracomment>
        <translation>{title}：{value}</translation>
    </message>
</context>
<context>
    <name>cast</name>
    <message>
        <source>A retired storyteller. Believe his smile, not his cards.</source>
        <translation>もと噺家。笑顔は信じても、カードは信じてはいけません。</translation>
    </message>
    <message>
        <source>Beats the latest play by as little as possible.</source>
        <translation>なるべく小さな差で上回ります。</translation>
    </message>
    <message>
        <source>Collects shells, stickers and cards, and hates giving any of them away.</source>
        <translation>貝がらもシールもカードも集めます。手放すのは苦手です。</translation>
    </message>
    <message>
        <source>Draws more often.</source>
        <extracomment>What a character does in Gunjo Gradation, told beside its name: it draws more often than other bots.</extracomment>
        <translation>よくカードを引きます。</translation>
    </message>
    <message>
        <source>Draws rather than flips.</source>
        <translation>めくるよりも引くほうを選びます。</translation>
    </message>
    <message>
        <source>Exchanges more often.</source>
        <extracomment>What a character does in Merchant of Goldfish, told beside its name: it exchanges more often than other bots.</extracomment>
        <translation>よく交換します。</translation>
    </message>
    <message>
        <source>Fights more often.</source>
        <extracomment>What a character does in Kobayakawa, told beside its name: it fights more often than other bots.</extracomment>
        <translation>よく勝負します。</translation>
    </message>
    <message>
        <source>Fights only with good cards.</source>
        <translation>いいカードのときだけ勝負します。</translation>
    </message>
    <message>
        <source>Fights when the player in the lead does.</source>
        <translation>トップの人が勝負したら、受けて立ちます。</translation>
    </message>
    <message>
        <source>Fights with low cards, too.</source>
        <translation>小さいカードでも勝負します。</translation>
    </message>
    <message>
        <source>Flips rather than draws.</source>
        <translation>引くよりもめくるほうを選びます。</translation>
    </message>
    <message>
        <source>Gets rid of cards with many circles first.</source>
        <translation>○の多いカードから手放します。</translation>
    </message>
    <message>
        <source>Hana</source>
        <extracomment>One of six characters who sit at the table as bots: a woman of about thirty with a flower stall. Also the first player to the left in lessons and in the rounds that the rules play out.</extracomment>
        <translation>ハナ</translation>
    </message>
    <message>
        <source>Keeps a flower stall, and would swap even that for a good offer.</source>
        <translation>花屋さん。いい話があれば、店ごとでも取りかえます。</translation>
    </message>
    <message>
        <source>Lays sets as soon as possible.</source>
        <translation>そろったらすぐに出します。</translation>
    </message>
    <message>
        <source>Leads with high totals.</source>
        <translation>場が空のとき、大きな合計で出します。</translation>
    </message>
    <message>
        <source>Leads with many cards.</source>
        <translation>最初に出すとき、何枚もまとめて出します。</translation>
    </message>
    <message>
        <source>Mio</source>
        <extracomment>One of six characters who sit at the table as bots: a girl of eight who collects everything.</extracomment>
        <translation>ミオ</translation>
    </message>
    <message>
        <source>Often passes when able to play.</source>
        <translation>出せるのによくパスします。</translation>
    </message>
    <message>
        <source>Once a judge. The player in the lead has her whole attention.</source>
        <translation>もと裁判官。トップの人から目を離しません。</translation>
    </message>
    <message>
        <source>Passes to take a face-up card instead of playing.</source>
        <translation>出すより、パスして表向きのカードをもらいたがります。</translation>
    </message>
    <message>
        <source>Plays where others would pass.</source>
        <translation>ほかの人がパスするところで出します。</translation>
    </message>
    <message>
        <source>Ren</source>
        <extracomment>One of six characters who sit at the table as bots: a man of about forty who repairs clocks.</extracomment>
        <translation>レン</translation>
    </message>
    <message>
        <source>Repairs clocks, counts twice, and takes no risk that he can leave to others.</source>
        <translation>時計職人。2回数えて、危ない橋は人に渡ってもらいます。</translation>
    </message>
    <message>
        <source>Robs and collects from the player in the lead.</source>
        <translation>得点がトップの人から強奪や取立をします。</translation>
    </message>
    <message>
        <source>Sixteen, always first at the door, and never one for half measures.</source>
        <translation>高校生。いつも一番乗りで、出すからには思いきり出します。</translation>
    </message>
    <message>
        <source>Sora</source>
        <extracomment>One of six characters who sit at the table as bots: a boy of sixteen. Also the second player to the left in lessons and in the rounds that the rules play out.</extracomment>
        <translation>ソラ</translation>
    </message>
    <message>
        <source>Swaps more often.</source>
        <extracomment>What a character does in Gunjo Gradation, told beside its name: it swaps cards more often than other bots.</extracomment>
        <translation>よく公開札と交換します。</translation>
    </message>
    <message>
        <source>Takes a card more often when the market is reset.</source>
        <translation>よく市場からカードを1枚もらいます。</translation>
    </message>
    <message>
        <source>Takes a card rather than doing a job.</source>
        <translation>シゴトよりもマワシを選びます。</translation>
    </message>
    <message>
        <source>Taro</source>
        <extracomment>One of six characters who sit at the table as bots: an old man who used to tell stories on a stage.</extracomment>
        <translation>タロウ</translation>
    </message>
    <message>
        <source>Tries to beat the player with the fewest cards.</source>
        <translation>手札がいちばん少ないプレイヤーのカードを上回ろうとします。</translation>
    </message>
    <message>
        <source>Waits for large sets.</source>
        <translation>枚数がそろうのを待ってから出します。</translation>
    </message>
    <message>
        <source>Yuki</source>
        <extracomment>One of six characters who sit at the table as bots: a woman of about seventy who was a judge.</extracomment>
        <translation>ユキ</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--ray needs the Ray package. Install it with: {command}</source>
        <extracomment>Error; {command} is a command line to type in a terminal.</extracomment>
        <translation>--rayにはRayのパッケージが必要です。次のコマンドでインストールしてください：{command}</translation>
    </message>
    <message>
        <source>5th percentile</source>
        <extracomment>Column of balance’s table: the length that 5 percent of games don’t exceed.</extracomment>
        <translation>5%点</translation>
    </message>
    <message>
        <source>95% interval</source>
        <extracomment>Column of the arena’s table: the statistical confidence interval of the share won.</extracomment>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <source>95th percentile</source>
        <extracomment>Column of balance’s table: the length that 95 percent of games don’t exceed.</extracomment>
        <translation>95%点</translation>
    </message>
    <message>
        <source>99%</source>
        <extracomment>Column of the arena’s table: the time within which 99 of 100 moves were made.</extracomment>
        <translation>99%</translation>
    </message>
    <message>
        <source>A seat’s result per game: {mean} on average, standard deviation {sd}</source>
        <extracomment>Line of the command balance; {mean} and {sd} are numbers.</extracomment>
        <translation>1ゲームの得点：平均{mean}、標準偏差{sd}</translation>
    </message>
    <message>
        <source>A seat’s score at the end: {mean} on average, standard deviation {sd}, {negative} below zero</source>
        <extracomment>Line of the command balance; {mean} and {sd} are numbers, {negative} is a share such as 16.0%.</extracomment>
        <translation>最終得点：平均{mean}、標準偏差{sd}、マイナスは{negative}</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Heading of balance’s table of actions, such as “Take the card”.</extracomment>
        <translation>行動</translation>
    </message>
    <message>
        <source>Actions (all legal)</source>
        <extracomment>Column of the speed table: actions per second if all legal ones are listed.</extracomment>
        <translation>行動（全合法手）</translation>
    </message>
    <message>
        <source>Actions (candidates)</source>
        <extracomment>Column of the speed table: actions per second if only candidates for bots are listed.</extracomment>
        <translation>行動（候補手）</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>Column of the command review: the number of moves before this one.</extracomment>
        <translation>手数</translation>
    </message>
    <message numerus="yes">
        <source>All %n puzzle(s) have one clear answer.</source>
        <extracomment>Result of the command puzzles --check; %n is how many puzzles the file has.</extracomment>
        <translation>
            <numerusform>パズル%n問は、どれも正解がはっきり1つに決まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>An interrupted training run left “{file}”. Continue with --resume, or delete the file.</source>
        <extracomment>Error of the command train; {file} is a path; --resume is typed as it is.</extracomment>
        <translation>中断した学習のファイル「{file}」が残っています。--resumeを付けてつづけるか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <extracomment>Heading on a --help page over files and games that a command takes.</extracomment>
        <translation>引数：</translation>
    </message>
    <message>
        <source>Better</source>
        <extracomment>Column of the command review: the move that would have been better.</extracomment>
        <translation>最善の手</translation>
    </message>
    <message>
        <source>CPU ms: median</source>
        <extracomment>Column of the arena’s table: the processor time of a move; the next columns are its 99% and the longest.</extracomment>
        <translation>CPUミリ秒：中央値</translation>
    </message>
    <message>
        <source>CPU time that the host took away meanwhile: {stolen}%</source>
        <extracomment>Last line of “bench --table”; {stolen} is a number, or ? if unknown.</extracomment>
        <translation>測定中にホストに取られたCPU時間：{stolen}%</translation>
    </message>
    <message>
        <source>Can’t continue: {reason}</source>
        <extracomment>Error of any command; {reason} is a sentence such as “The disk is full.”</extracomment>
        <translation>つづけられません。{reason}</translation>
    </message>
    <message>
        <source>Can’t draw all the pictures. {reason}</source>
        <extracomment>Error of the command gallery; {reason} is a sentence, such as that a picture can’t be written.</extracomment>
        <translation>すべての画像を描けませんでした。{reason}</translation>
    </message>
    <message>
        <source>Can’t read the input. {reason}</source>
        <extracomment>Error of the command engine, whose requests come from another program or a file; {reason} is a sentence.</extracomment>
        <translation>入力を読めませんでした。{reason}</translation>
    </message>
    <message>
        <source>Can’t read the input: it’s closed.</source>
        <extracomment>Error of the command engine: it was started without an input to read.</extracomment>
        <translation>入力が閉じているため、読めません。</translation>
    </message>
    <message>
        <source>Can’t read “{file}”. {reason}</source>
        <extracomment>Error of the command puzzles; {file} is a path, {reason} a sentence.</extracomment>
        <translation>「{file}」を読めませんでした。{reason}</translation>
    </message>
    <message>
        <source>Can’t use the folder “{file}”. {reason}</source>
        <extracomment>Error of the command gallery; {file} is a path, {reason} a sentence.</extracomment>
        <translation>フォルダー「{file}」を使えません。{reason}</translation>
    </message>
    <message>
        <source>Can’t use “{file}”. {reason}</source>
        <extracomment>Error in a path on the command line, such as one with too long a name; {file} is the path, {reason} a sentence.</extracomment>
        <translation>「{file}」は使えません。{reason}</translation>
    </message>
    <message>
        <source>Can’t work on the Ray cluster “{address}”. Ray says: {reason}</source>
        <extracomment>Error of --ray (Ray is a program that spreads work over machines); {address} is what was typed, {reason} an English sentence by Ray.</extracomment>
        <translation>Rayクラスター「{address}」で処理できません。Rayのエラー：{reason}</translation>
    </message>
    <message>
        <source>Can’t write the output. {reason}</source>
        <extracomment>Error of any command: what it says goes to a file or another program that doesn’t take it; {reason} is a sentence.</extracomment>
        <translation>出力を書き込めません。{reason}</translation>
    </message>
    <message>
        <source>Can’t write the output: it’s closed.</source>
        <extracomment>Error of any command: it was started without an output to write to.</extracomment>
        <translation>出力が閉じているため、書き込めません。</translation>
    </message>
    <message>
        <source>Can’t write “{file}”. {reason}</source>
        <extracomment>Error of the command train; {file} is a path, {reason} a sentence.</extracomment>
        <translation>「{file}」に書き込めません。{reason}</translation>
    </message>
    <message>
        <source>Card Table {version}, Python {python}, Qt {qt}</source>
        <extracomment>First line of selftest; {version}, {python} and {qt} are version numbers.</extracomment>
        <translation>カードテーブル {version}、Python {python}、Qt {qt}</translation>
    </message>
    <message>
        <source>Chance</source>
        <extracomment>Column of the command review: the chance to win after the move, such as 34% ±2.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>Heading of a column of ids such as “hana”: who plays as a bot.</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Checks that nothing is missing from this copy: games, texts, art, sounds.</source>
        <translation>ゲーム、文章、絵、音がすべてそろっているか確かめます。</translation>
    </message>
    <message>
        <source>Choose one of: {words}.</source>
        <extracomment>After “Unknown game “x”.” and the like; {words} are all that can be typed instead.</extracomment>
        <translation>使えるのは：{words}</translation>
    </message>
    <message>
        <source>Claim</source>
        <extracomment>Heading of a column of sentences such as “Draws more often.”: what a character is said to do.</extracomment>
        <translation>遊び方の特徴</translation>
    </message>
    <message>
        <source>Commands:</source>
        <extracomment>Heading on the program’s --help page over engine, simulate, arena and so on.</extracomment>
        <translation>コマンド：</translation>
    </message>
    <message>
        <source>Compares bot levels: each deal is played once from every seat.</source>
        <translation>席を入れ替えながら同じ配札をボットに遊ばせ、強さを比べます。</translation>
    </message>
    <message>
        <source>Copies</source>
        <extracomment>Column of the speed table: copies of a position made per second.</extracomment>
        <translation>複製</translation>
    </message>
    <message>
        <source>Counted</source>
        <extracomment>Heading of a column of figures: how often a character did what it is said to do.</extracomment>
        <translation>実際</translation>
    </message>
    <message>
        <source>Did you mean “{word}”?</source>
        <extracomment>After “Unknown game “x”.” and the like; {word} is the known word most like it.</extracomment>
        <translation>「{word}」ですか？</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column of figures: those of the column “Counted” less those of “Plain play”.</extracomment>
        <translation>差</translation>
    </message>
    <message>
        <source>Draws every screen and dialog as PNG files, without a display.</source>
        <translation>すべての画面とダイアログをPNGファイルに描きます。ディスプレイは要りません。</translation>
    </message>
    <message>
        <source>Equally strong bots would each win {share}.</source>
        <extracomment>Line over the arena’s table; {share} is a percentage such as 33.3%.</extracomment>
        <translation>強さが同じなら、それぞれの勝率は{share}です。</translation>
    </message>
    <message>
        <source>Examples:</source>
        <extracomment>Heading on a --help page over command lines to learn from.</extracomment>
        <translation>例：</translation>
    </message>
    <message>
        <source>Expected a number above 0, not “{value}”.</source>
        <extracomment>Error in an option’s value; {value} is what was typed.</extracomment>
        <translation>「{value}」ではなく、0より大きい数を指定してください。</translation>
    </message>
    <message>
        <source>Expected a size such as 1280x800 or 1024x640@2 (at least 1000x580, scale 1 to 3), not “{value}”.</source>
        <extracomment>Error in the gallery’s --size; {value} is what was typed.</extracomment>
        <translation>「{value}」ではなく、1280x800や1024x640@2のように指定してください（1000x580以上、倍率は1〜3）。</translation>
    </message>
    <message>
        <source>Expected a whole number from {least} to {most}, not “{value}”.</source>
        <extracomment>Error in an option’s value; {least} and {most} are limits, {value} is what was typed.</extracomment>
        <translation>「{value}」ではなく、{least}から{most}までの整数を指定してください。</translation>
    </message>
    <message>
        <source>Expected name=value, not “{part}”. Separate options with commas.</source>
        <extracomment>Error in simulate’s --options; {part} is the part between two commas.</extracomment>
        <translation>「{part}」は「名前=値」の形になっていません。オプションはカンマで区切ってください。</translation>
    </message>
    <message>
        <source>Expected open or shut, not “{value}”. {suggestion}</source>
        <extracomment>Error in the gallery’s --panel; {value} is what was typed, {suggestion} “Did you mean …?” or a list; open and shut are typed as they are.</extracomment>
        <translation>openかshutを指定してください（「{value}」ではありません）。{suggestion}</translation>
    </message>
    <message>
        <source>Finds positions in bots’ matches where one move is clearly best, and writes them to a file.</source>
        <translation>ボットどうしの対戦から、最善手がはっきり1つに決まる局面を探して、ファイルに書き出します。</translation>
    </message>
    <message>
        <source>First window: {own} ms (an empty one: {bare} ms, ratio {ratio})</source>
        <extracomment>Line of “bench --table”; {own}, {bare} and {ratio} are numbers.</extracomment>
        <translation>最初のウィンドウ：{own}ミリ秒（空のウィンドウは{bare}ミリ秒、比は{ratio}）</translation>
    </message>
    <message>
        <source>Fonts loaded: {names}</source>
        <extracomment>Line of selftest; {names} are font families.</extracomment>
        <translation>読み込めたフォント：{names}</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>First column of the speed table: the games’ ids.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games played: {names}</source>
        <extracomment>Line of selftest: a match of each could be played; {names} are games’ ids.</extracomment>
        <translation>遊べたゲーム：{names}</translation>
    </message>
    <message>
        <source>Games that end in their first week: {share}</source>
        <extracomment>Line of the command balance, about GODAN; {share} is such as 13.5%.</extracomment>
        <translation>第1週で終わるゲーム：{share}</translation>
    </message>
    <message>
        <source>Gathers figures for authors of rules from matches between bots.</source>
        <translation>ボットどうしの対戦から、ルール作りの目安になる数字を集計します。</translation>
    </message>
    <message>
        <source>Give a file to open or a game to set up, not both.</source>
        <translation>開くファイルか準備するゲームの、どちらか一方だけを指定してください。</translation>
    </message>
    <message>
        <source>Given away</source>
        <extracomment>Column of the command review: how much of the chance to win the move gave away, in percent. 失った勝率 in the statistics.</extracomment>
        <translation>失った分</translation>
    </message>
    <message>
        <source>Has bots learn a game by self-play, and writes what they learnt to a file.</source>
        <translation>ボットどうしの対戦でゲームを学習させ、学んだ内容をファイルに書き出します。</translation>
    </message>
    <message>
        <source>Has bots play matches, and shows how each seat did.</source>
        <translation>ボットどうしで対戦させ、席ごとの成績を表示します。</translation>
    </message>
    <message>
        <source>How games end</source>
        <extracomment>Heading of a table and of a part of the picture of the command balance.</extracomment>
        <translation>ゲームの終わり方</translation>
    </message>
    <message>
        <source>In the whole match, as shares of a win:</source>
        <translation>対戦全体（1勝を100%とした値）：</translation>
    </message>
    <message>
        <source>Languages loaded: {names}</source>
        <extracomment>Line of selftest; {names} are language codes, such as en and ja.</extracomment>
        <translation>読み込めた言語：{names}</translation>
    </message>
    <message>
        <source>Last week of a game</source>
        <translation>ゲームが終わる週</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>Heading of balance’s table of how long games are.</extracomment>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Lets other programs use the rules and the bots: reads one JSON request per line and answers each with a line.</source>
        <translation>ほかのプログラムから、ルールとボットを使えるようにします。標準入力の1行がひとつのJSONリクエストで、1行ずつ答えます。</translation>
    </message>
    <message>
        <source>Level</source>
        <extracomment>Column of the tables of simulate and arena: random, easy or normal.</extracomment>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Column of the command review: what luck gave to a player in the whole match, in percent of a win.</extracomment>
        <translation>運</translation>
    </message>
    <message>
        <source>Luck before</source>
        <extracomment>Column of the command review: how luck changed the chance to win since the player’s move before.</extracomment>
        <translation>前の手からの運</translation>
    </message>
    <message>
        <source>Matches with several winners: {share}</source>
        <extracomment>Line of the command balance; {share} is such as 2.5%.</extracomment>
        <translation>1位が複数の対戦：{share}</translation>
    </message>
    <message>
        <source>Matches won</source>
        <extracomment>Column of balance’s table: the share of matches that the seat won.</extracomment>
        <translation>勝った対戦</translation>
    </message>
    <message>
        <source>Matches won, start seat first</source>
        <translation>勝った対戦（最初の手番の席から順に）</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>Column of balance’s table: the mean length of a game.</extracomment>
        <translation>平均</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <extracomment>Column of simulate’s table: the average place of a seat, 1 being best.</extracomment>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>Measures the speed of the rules or the table.</source>
        <translation>ルールの処理やテーブルの速さを測ります。</translation>
    </message>
    <message>
        <source>Median</source>
        <extracomment>Column of balance’s table: the length that half of the games don’t exceed.</extracomment>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Memory on the start screen, all processes: {memory} MiB</source>
        <extracomment>Line of “bench --table”; {memory} is a number, or ? if unknown.</extracomment>
        <translation>スタート画面でのメモリ（全プロセス）：{memory} MiB</translation>
    </message>
    <message>
        <source>Missing: {arguments}. For an example, see “{command} --help”.</source>
        <extracomment>Error; {arguments} are those that were left out, {command} is the command typed.</extracomment>
        <translation>必要な引数がありません：{arguments}（例は「{command} --help」にあります）</translation>
    </message>
    <message>
        <source>No Ray cluster responds at “{address}”. Start one with: {command}</source>
        <extracomment>Error of --ray; {address} is what was typed, {command} a command line to type in a terminal.</extracomment>
        <translation>「{address}」のRayクラスターから応答がありません。次のコマンドで起動できます：{command}</translation>
    </message>
    <message>
        <source>No file can have this name.</source>
        <translation>この名前のファイルは作れません。</translation>
    </message>
    <message>
        <source>None of these matches came to an end.</source>
        <translation>最後まで進んだ対戦がありません。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <extracomment>Last line of selftest, if all is well.</extracomment>
        <translation>すべてそろっています。</translation>
    </message>
    <message>
        <source>Nothing to resume: there’s no file “{file}”. Start without --resume.</source>
        <extracomment>Error of train --resume; {file} is a path.</extracomment>
        <translation>ファイル「{file}」がないので、つづきからはじめられません。--resumeを付けずに実行してください。</translation>
    </message>
    <message>
        <source>Opens Card Table, or runs one of the commands below; “cardtable-gui COMMAND --help” explains a command. Qt’s options, such as -platform, work too.</source>
        <translation>テーブルを開くか、下のコマンドを実行します。コマンドの説明は「cardtable-gui コマンド --help」で読めます。-platformなど、Qtのオプションも使えます。</translation>
    </message>
    <message>
        <source>Options:</source>
        <extracomment>Heading on a --help page over arguments that begin with --.</extracomment>
        <translation>オプション：</translation>
    </message>
    <message>
        <source>Per second of CPU time, with Python {version}</source>
        <extracomment>Line over the speed table; {version} is a number such as 3.12.1.</extracomment>
        <translation>CPU時間1秒あたりの回数（Python {version}）</translation>
    </message>
    <message>
        <source>Pictures drawn: {names}</source>
        <extracomment>Line of selftest: all cards of these games could be drawn; {names} are games’ ids.</extracomment>
        <translation>絵を描けたゲーム：{names}</translation>
    </message>
    <message>
        <source>Plain play</source>
        <extracomment>Heading of a column of figures: how often bots without a character did the same.</extracomment>
        <translation>ふつうの遊び方</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>First column of replay’s table: the players’ names.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Problem: {problem}</source>
        <extracomment>Line of selftest; {problem} is an English sentence for bug reports.</extracomment>
        <translation>問題があります：{problem}</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>Last column of replay’s table: places, 1 being best, or - before the end.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Samples</source>
        <extracomment>Column of the speed table: guesses of hidden cards made per second.</extracomment>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Column of replay’s table: the points of each player. Elsewhere also translated as 点数.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Seat</source>
        <extracomment>First column of simulate’s table: the seats’ numbers from 0.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>Seat, start seat first</source>
        <translation>席（最初の手番から順に）</translation>
    </message>
    <message>
        <source>See “{command} --help”.</source>
        <extracomment>After “Unknown option …”; {command} is the program’s name and the command.</extracomment>
        <translation>「{command} --help」をご覧ください。</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Column of the tables of simulate and arena: the share of matches won, in percent.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Share of all actions</source>
        <translation>全行動に占める割合</translation>
    </message>
    <message>
        <source>Shows the characters that a seat’s level can name, and how they play.</source>
        <translation>席ごとに選べるキャラクターと、その遊び方を表示します。</translation>
    </message>
    <message>
        <source>Shows the scores of a recorded match, and who moves next.</source>
        <translation>対戦記録の得点と、だれの番かを表示します。</translation>
    </message>
    <message>
        <source>Shows what each decision of a recorded match was worth, and how much was luck.</source>
        <translation>対戦記録の判断をひとつずつ調べ、その損得を示します。運の影響は別に示します。</translation>
    </message>
    <message>
        <source>Sounds read: {names}</source>
        <extracomment>Line of selftest; {names} are the ids of sounds.</extracomment>
        <translation>読み込めた音：{names}</translation>
    </message>
    <message>
        <source>The Ray cluster has Card Table {there}. Install {here} on all its machines.</source>
        <extracomment>Error of --ray; {there} and {here} are version numbers.</extracomment>
        <translation>RayクラスターのCard Tableはバージョン{there}です。すべてのマシンにバージョン{here}をインストールしてください。</translation>
    </message>
    <message>
        <source>The bots for {game} can’t be trained. {suggestion}</source>
        <extracomment>Error of the command train; {game} is a game’s title, {suggestion} the sentence “Choose one of: …”.</extracomment>
        <translation>「{game}」のボットには学習する内容がありません。{suggestion}</translation>
    </message>
    <message>
        <source>The bot’s moves meanwhile ({level}): median {median} ms, 99% within {most} ms, longest {longest} ms</source>
        <extracomment>Line of “bench --table”: how long a bot took for its moves while cards moved; {level} is the bot level’s id; {median}, {most} and {longest} are numbers.</extracomment>
        <translation>そのあいだにボットが1手にかけた時間（{level}）：中央値{median}ミリ秒、99%は{most}ミリ秒以内、最長{longest}ミリ秒</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Line of the command replay.</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seat(s), so --seat can’t be {seat}: count from 0.</source>
        <extracomment>Error of the command review; %n is the number of players, {seat} what was asked for.</extracomment>
        <translation>
            <numerusform>この対戦は%n人なので、--seatに{seat}は指定できません。席は0から数えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This match has only %n action(s), so --at can’t be {at}.</source>
        <extracomment>Error of the command replay; %n is the number of actions in the record, {at} what was asked for.</extracomment>
        <translation>
            <numerusform>この対戦は%n手までです。--atに{at}は指定できません。</numerusform>
        </translation>
    </message>
    <message>
        <source>This only works in an installation with Python.</source>
        <translation>この測定は、Pythonの環境にインストールした場合にだけ使えます。</translation>
    </message>
    <message>
        <source>Time to open a table, in ms: {games}</source>
        <extracomment>Line of “bench --table”; {games} are games’ ids, each with a number.</extracomment>
        <translation>テーブルを開く時間（ミリ秒）：{games}</translation>
    </message>
    <message>
        <source>True</source>
        <extracomment>Heading of a column with yes or no: whether a character does what it is said to do.</extracomment>
        <translation>本当か</translation>
    </message>
    <message>
        <source>Turns per game</source>
        <extracomment>A row of the tables of the command balance: how many turns a GODAN game takes.</extracomment>
        <translation>1ゲームの手番数</translation>
    </message>
    <message>
        <source>Unexpected argument “{argument}”. See “{command} --help”.</source>
        <extracomment>Error: too many arguments; {argument} is the first one that doesn’t fit, {command} the command.</extracomment>
        <translation>引数「{argument}」は使えません。「{command} --help」をご覧ください。</translation>
    </message>
    <message>
        <source>Unknown bot level “{level}”. {suggestion}</source>
        <extracomment>Error in a level in --seats; {level} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{level}」という強さのボットはいません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown card size “{value}”. {suggestion}</source>
        <extracomment>Error in the gallery’s --cards; {value} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{value}」というカードの大きさはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown character “{character}”. {suggestion}</source>
        <extracomment>Error for a seat such as normal:hanna; {character} is what was written, {suggestion} a sentence such as “Choose one of: …”.</extracomment>
        <translation>「{character}」というキャラクターはいません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown command “{command}”. {suggestion}</source>
        <extracomment>Error in the first word; {command} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{command}」というコマンドはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. {suggestion}</source>
        <extracomment>Error in a game’s id; {game} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{game}」というゲームはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown house rules “{house}”. {suggestion}</source>
        <extracomment>Error; {house} is what was typed after --house, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{house}」というハウスルールはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown language “{language}”. {suggestion}</source>
        <extracomment>Error in the value of --lang; {language} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{language}」という言語は使えません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. {suggestion}</source>
        <extracomment>Error in a word that begins with --; {option} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{option}」というオプションはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Unknown theme “{theme}”. {suggestion}</source>
        <extracomment>Error in a word in the gallery’s --theme; {theme} is what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{theme}」というテーマはありません。{suggestion}</translation>
    </message>
    <message>
        <source>Usage: {form}</source>
        <extracomment>First line of a --help page; {form} is how the command is written.</extracomment>
        <translation>使い方：{form}</translation>
    </message>
    <message>
        <source>Views</source>
        <extracomment>Column of the speed table: views of what one player may know, made per second.</extracomment>
        <translation>視点</translation>
    </message>
    <message>
        <source>Weeks per game</source>
        <extracomment>A row of the tables of the command balance: how many weeks a GODAN game takes.</extracomment>
        <translation>1ゲームの週数</translation>
    </message>
    <message>
        <source>What was done</source>
        <extracomment>Column of the command review: the move, such as “Play two 7s”.</extracomment>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>What’s done is kept. To continue: {command}</source>
        <extracomment>After Ctrl+C during the command train; {command} is a command line to type.</extracomment>
        <translation>ここまでの結果は保存しました。つづきからはじめるには：{command}</translation>
    </message>
    <message>
        <source>While scenes are played and a bot thinks: {frames}</source>
        <extracomment>Another line of “bench --table”; {frames} tells how long pictures took during scenes such as a showdown.</extracomment>
        <translation>名場面が流れ、ボットが考えているあいだ：{frames}</translation>
    </message>
    <message>
        <source>While {cards} cards are dealt and a bot thinks: {frames}</source>
        <extracomment>Line of “bench --table”; {cards} is a number, {frames} tells how long pictures took.</extracomment>
        <translation>カード{cards}枚を配り、ボットが考えているあいだ：{frames}</translation>
    </message>
    <message>
        <source>While {cards} cards move at once and a bot thinks: {frames}</source>
        <extracomment>Another line of “bench --table”, with {cards} cards in motion together; {frames} tells how long pictures took.</extracomment>
        <translation>カード{cards}枚が一度に動き、ボットが考えているあいだ：{frames}</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Column of simulate’s table: matches won, a shared win counting in part.</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Writes a game’s rules, reference card or score sheet as a PDF for printing.</source>
        <translation>ゲームのルール、早見表、得点表を、印刷用のPDFとして書き出します。</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n puzzle(s) to “{file}”.</source>
        <extracomment>Result of the command puzzles; %n is how many, {file} a path.</extracomment>
        <translation>
            <numerusform>パズル%n問を「{file}」に書き出しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Wrote “{file}” ({size} bytes). On games not used for learning: {figures}</source>
        <extracomment>Last line of the command train; {file} is a path, {size} a number, {figures} measures such as “log loss 0.9674”.</extracomment>
        <translation>「{file}」に書き出しました（{size}バイト）。学習に使わなかった対戦での成績：{figures}</translation>
    </message>
    <message>
        <source>You gave the option “{option}” twice.</source>
        <extracomment>Error in simulate’s --options; {option} is a name before a =.</extracomment>
        <translation>オプション「{option}」が2回指定されています。</translation>
    </message>
    <message>
        <source>[options]</source>
        <extracomment>End of the line “Usage: …”: arguments that may be left out.</extracomment>
        <translation>[オプション]</translation>
    </message>
    <message>
        <source>a Ray cluster to work on: “auto” on one of its machines, or “ray://HOST:PORT” from elsewhere</source>
        <translation>処理を任せるRayクラスター。クラスター内のマシンからは「auto」、外からは「ray://HOST:PORT」</translation>
    </message>
    <message>
        <source>a folder to save each match in, so that you can watch it in the program</source>
        <extracomment>Help of the arena&apos;s option --record.</extracomment>
        <translation>各対戦の記録を保存するフォルダー（プログラムで再生できます）</translation>
    </message>
    <message>
        <source>a match record to open (.cardtable)</source>
        <extracomment>What FILE means, on the program’s --help page.</extracomment>
        <translation>開く対戦記録（.cardtable）</translation>
    </message>
    <message>
        <source>a number that fixes the deals: the same number gives the same matches (default: 1)</source>
        <translation>配札を決める番号。同じ番号なら同じ対戦になる（省略時は1）</translation>
    </message>
    <message>
        <source>a number that fixes the result: the same number gives the same file (default: 1)</source>
        <translation>結果を決める番号。同じ番号なら同じファイルになる（省略時は1）</translation>
    </message>
    <message>
        <source>a quick try with other random numbers and a tenth of the self-play</source>
        <translation>別の乱数で、対戦の量を10分の1にして手早く試す</translation>
    </message>
    <message>
        <source>a score sheet for an evening at a real table</source>
        <translation>本物のカードで遊ぶときの得点表</translation>
    </message>
    <message>
        <source>a4 or letter (default: a4)</source>
        <translation>a4またはletter（省略時：a4）</translation>
    </message>
    <message>
        <source>all decisions, and the best move for each</source>
        <translation>すべての判断と、それぞれの最善の手</translation>
    </message>
    <message>
        <source>all screens in English, in the folder “pictures”</source>
        <translation>英語のすべての画面を、フォルダー「pictures」に描く</translation>
    </message>
    <message>
        <source>an SVG file for a picture of the figures</source>
        <translation>図を書き出すSVGファイル</translation>
    </message>
    <message>
        <source>answer the requests in a file</source>
        <translation>ファイルに書いたリクエストに答える</translation>
    </message>
    <message>
        <source>any of light, dark, light-contrast, dark-contrast, separated by commas (default: light)</source>
        <translation>light、dark、light-contrast、dark-contrast（カンマ区切り、省略時はlight）</translation>
    </message>
    <message>
        <source>check that nothing is missing</source>
        <translation>すべてそろっているか確かめる</translation>
    </message>
    <message>
        <source>check the puzzles in this file instead of finding new ones</source>
        <translation>新しく探さずに、このファイルのパズルを確かめる</translation>
    </message>
    <message>
        <source>compare bot levels</source>
        <extracomment>What the command arena does, in the list of commands.</extracomment>
        <translation>ボットの強さを比べる</translation>
    </message>
    <message>
        <source>continue after an interruption</source>
        <extracomment>Help for train --resume.</extracomment>
        <translation>中断したところからつづける</translation>
    </message>
    <message>
        <source>default: those of a match whose record doesn’t name any</source>
        <translation>省略時は、ハウスルールのない対戦記録と同じもの</translation>
    </message>
    <message>
        <source>default: those of new matches</source>
        <translation>省略時は、新しい対戦と同じもの</translation>
    </message>
    <message>
        <source>draw every screen as a PNG file</source>
        <translation>すべての画面をPNGファイルに描く</translation>
    </message>
    <message>
        <source>draw nothing, but measure cards and words on the tables</source>
        <translation>画像は作らず、テーブルのカードと文字の大きさを測る</translation>
    </message>
    <message>
        <source>film the scenes at the table instead: twelve frames of each in one picture</source>
        <extracomment>Help of gallery --film; scenes are moments such as the showdown of Kobayakawa, which are played like a short film.</extracomment>
        <translation>画面の代わりにテーブルの名場面を撮る（ひとつの場面につき12コマを1枚の画像に）</translation>
    </message>
    <message>
        <source>find positions with one best move</source>
        <translation>最善手が1つの局面を探す</translation>
    </message>
    <message>
        <source>find the mistakes in a recorded match</source>
        <translation>対戦記録からミスを探す</translation>
    </message>
    <message>
        <source>four processes at once, 50 ms for each move</source>
        <translation>4つのプロセスで、1手50ミリ秒ずつ</translation>
    </message>
    <message>
        <source>have bots learn a game by self-play</source>
        <translation>ボットどうしの対戦で学習させる</translation>
    </message>
    <message>
        <source>have bots play matches</source>
        <translation>ボットどうしで対戦させる</translation>
    </message>
    <message>
        <source>have each character play against plain bots, and count how often it does what its style says</source>
        <translation>それぞれをふつうのボットと対戦させ、遊び方の特徴が出ているかを調べる</translation>
    </message>
    <message>
        <source>house rules: a file, or the name of a built-in set ({default})</source>
        <extracomment>Help for --house of several commands; {default} is “default: those of new matches” or the like.</extracomment>
        <translation>ハウスルール：ファイル、または標準のものの名前（{default}）</translation>
    </message>
    <message>
        <source>how a character does against plain bots; “arena --cast” lists all the characters</source>
        <translation>キャラクターとふつうのボットの対戦（一覧は「arena --cast」）</translation>
    </message>
    <message>
        <source>how fast the rules of two games are</source>
        <translation>2つのゲームのルールを処理する速さ</translation>
    </message>
    <message>
        <source>how fast the window opens and cards move</source>
        <translation>ウィンドウが開く速さと、カードの動き</translation>
    </message>
    <message>
        <source>how large the cards of a game are at two text sizes</source>
        <translation>1つのゲームのカードの大きさを、2つの文字サイズで測る</translation>
    </message>
    <message>
        <source>how long three-player games last, how they end, and who wins</source>
        <translation>3人のゲームの長さ、終わり方、勝者を集計する</translation>
    </message>
    <message>
        <source>how much stronger a normal bot is than easy ones</source>
        <translation>「ふつう」のボットは「やさしい」よりどれだけ強いか</translation>
    </message>
    <message>
        <source>how to have bots play matches</source>
        <translation>ボットどうしで対戦させる方法</translation>
    </message>
    <message>
        <source>longest</source>
        <extracomment>Last column of the arena’s table: the longest time of a move, in milliseconds.</extracomment>
        <translation>最長</translation>
    </message>
    <message>
        <source>measure how games go and end</source>
        <translation>ゲームの進み方と終わり方を集計する</translation>
    </message>
    <message>
        <source>measure the speed</source>
        <extracomment>What the command bench does, in the list of commands.</extracomment>
        <translation>速さを測る</translation>
    </message>
    <message>
        <source>measure the window and the table instead (needs a display)</source>
        <translation>代わりにウィンドウとテーブルの速さを測る（ディスプレイが必要）</translation>
    </message>
    <message>
        <source>ms per move</source>
        <extracomment>Column of simulate’s table: how long a bot thought on average.</extracomment>
        <translation>1手のミリ秒</translation>
    </message>
    <message>
        <source>ms per move: median</source>
        <translation>1手のミリ秒：中央値</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>In the column “True”: the figures do not show it.</extracomment>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>one character a line: id, names and style</source>
        <translation>1行にひとりずつ、ID、名前、タイプ</translation>
    </message>
    <message>
        <source>one normal bot against two easy ones</source>
        <translation>「ふつう」のボット1体と、「やさしい」ボット2体の対戦</translation>
    </message>
    <message>
        <source>only the first player’s decisions</source>
        <translation>最初のプレイヤーの判断だけ</translation>
    </message>
    <message>
        <source>only these games, separated by commas (default: all)</source>
        <translation>ゲームを限る（カンマ区切り、省略時はすべて）</translation>
    </message>
    <message>
        <source>only this seat’s decisions, counting seats from 0 (default: all)</source>
        <translation>この席の判断だけを調べる（席は0から数える、省略時はすべて）</translation>
    </message>
    <message>
        <source>open a recorded match, in Japanese</source>
        <translation>対戦記録を日本語で開く</translation>
    </message>
    <message>
        <source>open the start screen</source>
        <translation>スタート画面を開く</translation>
    </message>
    <message>
        <source>rebuild this game’s built-in file, using four processes</source>
        <translation>このゲームの学習ファイルを、4つのプロセスで作り直す</translation>
    </message>
    <message>
        <source>rebuild this game’s built-in file, using two processes</source>
        <translation>このゲームのパズルのファイルを、2つのプロセスで作り直す</translation>
    </message>
    <message>
        <source>rules and bots for other programs</source>
        <translation>ほかのプログラムからルールとボットを使う</translation>
    </message>
    <message>
        <source>rules, quick (one page), reference or scores (default: rules)</source>
        <translation>rules（ルール）、quick（1ページ）、reference（早見表）、scores（得点表）（省略時：rules）</translation>
    </message>
    <message>
        <source>search each position in this file again</source>
        <translation>このファイルの局面をすべて調べ直す</translation>
    </message>
    <message>
        <source>show the characters instead; see “arena --cast --help”</source>
        <translation>代わりにキャラクターを表示する（くわしくは「arena --cast --help」）</translation>
    </message>
    <message>
        <source>show the scores of a recorded match</source>
        <translation>対戦記録の得点を表示する</translation>
    </message>
    <message>
        <source>show the version</source>
        <extracomment>What --version does, on the program’s --help page.</extracomment>
        <translation>バージョンを表示する</translation>
    </message>
    <message>
        <source>show this help</source>
        <extracomment>What --help does, on every --help page.</extracomment>
        <translation>この説明を表示する</translation>
    </message>
    <message>
        <source>stop after N actions (default: at the end)</source>
        <translation>N手まで進める（省略時は最後まで）</translation>
    </message>
    <message>
        <source>the amount of self-play, in percent (default: 100)</source>
        <translation>ボットどうしの対戦の量（%、省略時は100）</translation>
    </message>
    <message>
        <source>the bot level of each seat (default: four normal bots)</source>
        <translation>各席のボットの強さ（省略時は「normal」4体）</translation>
    </message>
    <message>
        <source>the bot level of each seat: {levels}, optionally followed by a colon and a bot’s character, as in {example}</source>
        <extracomment>Help of simulate and arena for --seats; {levels} are ids such as random, easy; {example} is such as normal:hana.</extracomment>
        <translation>各席のボットの強さ：{levels}。コロンのあとにキャラクターも書ける（例：{example}）</translation>
    </message>
    <message>
        <source>the characters</source>
        <extracomment>Help for the option --cast of the command arena.</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>the end of the record</source>
        <translation>対戦記録の最後の場面</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>書き出すファイル</translation>
    </message>
    <message>
        <source>the file to write (default: GAME.json, in this folder)</source>
        <translation>書き出すファイル（省略時は、このフォルダーのGAME.json）</translation>
    </message>
    <message>
        <source>the file to write (default: in this folder, named like the built-in one)</source>
        <translation>書き出すファイル（省略時は、現在のフォルダーにプログラム付属のファイルと同じ名前で）</translation>
    </message>
    <message>
        <source>the folder for settings and matches (default: your data folder)</source>
        <translation>設定と対戦を保存するフォルダー（省略時はユーザーのデータフォルダー）</translation>
    </message>
    <message>
        <source>the folder for the pictures</source>
        <translation>画像の保存先フォルダー</translation>
    </message>
    <message>
        <source>the game to set up: {games}</source>
        <extracomment>Help of the window&apos;s option --game; {games} are all ids.</extracomment>
        <translation>準備画面を開くゲーム：{games}</translation>
    </message>
    <message>
        <source>the game: {games}</source>
        <extracomment>What GAME means, on the --help pages of simulate and arena; {games} are all ids.</extracomment>
        <translation>ゲーム：{games}</translation>
    </message>
    <message>
        <source>the game’s options; join several values of one option with +</source>
        <translation>ゲームのオプション（ひとつのオプションに値を複数選ぶときは+でつなぐ）</translation>
    </message>
    <message>
        <source>the language, en or ja (default: the system’s)</source>
        <translation>言語：enかja（省略時はシステムの言語）</translation>
    </message>
    <message>
        <source>the match after its first 20 actions</source>
        <translation>20手目のあとの場面</translation>
    </message>
    <message>
        <source>the match record (.cardtable)</source>
        <translation>対戦記録（.cardtable）</translation>
    </message>
    <message>
        <source>the number of deals for each character and game (default: {deals})</source>
        <extracomment>Help for the option --deals of arena --cast; {deals} is a number.</extracomment>
        <translation>キャラクターとゲームごとの配札の数（省略時は{deals}）</translation>
    </message>
    <message>
        <source>the number of deals; each is played once from every seat</source>
        <translation>配札の数（どの配札も、席を入れ替えながら席の数だけ遊ぶ）</translation>
    </message>
    <message>
        <source>the number of matches</source>
        <translation>対戦の数</translation>
    </message>
    <message>
        <source>the number of matches (default: 200)</source>
        <translation>対戦の数（省略時は200）</translation>
    </message>
    <message>
        <source>the number of processes (default: 1; with --ray, all that the cluster has)</source>
        <translation>プロセスの数（省略時は1、--rayではクラスターのすべて）</translation>
    </message>
    <message>
        <source>the number of puzzles (default: 60)</source>
        <translation>パズルの数（省略時は60）</translation>
    </message>
    <message>
        <source>the pictures’ languages, separated by commas (default: en,ja)</source>
        <translation>画像の言語（カンマ区切り、省略時はen,ja）</translation>
    </message>
    <message>
        <source>the same 20 matches each time, with the result as JSON</source>
        <translation>毎回同じ20回の対戦をして、結果をJSONで表示</translation>
    </message>
    <message>
        <source>the same for four normal bots, also as a picture</source>
        <translation>ふつうのボット4体で同じものを集計し、図にもする</translation>
    </message>
    <message>
        <source>the screens of one game in two sizes, the second one for a screen with double resolution</source>
        <translation>1つのゲームのすべての画面を2つの大きさで（2つ目は高解像度のディスプレイ用）</translation>
    </message>
    <message>
        <source>the tables’ theme: window (as --theme says), game (each game’s own), light, dark or contrast</source>
        <translation>テーブルのテーマ：window（--themeのとおり）、game（ゲームごと）、light、dark、contrast</translation>
    </message>
    <message>
        <source>the time for each figure, in seconds (default: 1)</source>
        <translation>ひとつの数値を測る秒数（省略時は1）</translation>
    </message>
    <message>
        <source>the work for each decision, in milliseconds on an ordinary machine (default: 200)</source>
        <translation>ひとつの判断にかける計算量（一般的なコンピューターでのミリ秒、省略時は200）</translation>
    </message>
    <message>
        <source>thinking time for each move, in milliseconds (default: the level’s own)</source>
        <translation>1手の考慮時間（ミリ秒、省略時は強さごとの標準）</translation>
    </message>
    <message>
        <source>what works in this copy, and what is missing</source>
        <translation>何が動き、何が足りないかを表示する</translation>
    </message>
    <message>
        <source>whether the characters’ styles show in this game, and how many wins they cost</source>
        <translation>このゲームで遊び方の特徴が出るか、勝率がどれだけ下がるか</translation>
    </message>
    <message>
        <source>window sizes, each with a screen scale if you like (default: 1280x800)</source>
        <translation>ウィンドウの大きさ、必要なら画面の倍率も（省略時は1280x800）</translation>
    </message>
    <message>
        <source>with --sizes: large numbers on cards</source>
        <translation>--sizesのとき：カードの数字を大きくする</translation>
    </message>
    <message>
        <source>with --sizes: small, normal or large cards (default: normal)</source>
        <translation>--sizesのとき：カードの大きさはsmall、normal、large（省略時：normal）</translation>
    </message>
    <message>
        <source>with --sizes: text sizes in percent (default: 80,100,130,160,200)</source>
        <translation>--sizesのとき：文字サイズ（%）（省略時：80,100,130,160,200）</translation>
    </message>
    <message>
        <source>with --sizes: the numbers of players (default: 3 to 6)</source>
        <translation>--sizesのとき：人数（省略時：3〜6）</translation>
    </message>
    <message>
        <source>with --sizes: the side panel, open or shut (default: both)</source>
        <translation>--sizesのとき：サイドパネルはopenまたはshut（省略時：両方）</translation>
    </message>
    <message>
        <source>with --table: the level of the bot that thinks meanwhile: {levels} (default: normal)</source>
        <extracomment>Help on the argument --level of bench; {levels} are ids.</extracomment>
        <translation>--tableのとき、そのあいだに考えるボットの強さ：{levels}（省略時はnormal）</translation>
    </message>
    <message>
        <source>write one JSON object instead of text</source>
        <translation>文章の代わりに、JSONオブジェクトをひとつ書き出す</translation>
    </message>
    <message>
        <source>write rules and score sheets as PDF files</source>
        <translation>ルールや得点表をPDFに書き出す</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>In the column “True”: the figures show it.</extracomment>
        <translation>はい</translation>
    </message>
    <message>
        <source>{count} of {all} puzzles no longer have a clear answer: {numbers}</source>
        <extracomment>Result of the command puzzles --check; {count} and {all} are numbers, {numbers} are places in the file, separated by commas.</extracomment>
        <translation>{all}問のうち{count}問は、正解がはっきりしなくなりました：{numbers}</translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Says what was written; {file} is the name of a PDF, %n its number of pages.</extracomment>
        <translation>
            <numerusform>{file}：%nページ</numerusform>
        </translation>
    </message>
    <message>
        <source>{game} has no house rules, so “--house” can’t be used with it.</source>
        <extracomment>Error; {game} is a title.</extracomment>
        <translation>「{game}」にはハウスルールがないので、「--house」は使えません。</translation>
    </message>
    <message>
        <source>{game} has no option “{option}”. {suggestion}</source>
        <extracomment>Error in simulate’s --options; {game} is a title, {option} what was typed, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{game}」に「{option}」というオプションはありません。{suggestion}</translation>
    </message>
    <message>
        <source>{game} is for {least}–{most} players, not {players}.</source>
        <extracomment>Error in --seats; {game} is a title, {least} and {most} are limits, {players} is the number of levels typed.</extracomment>
        <translation>「{game}」は{least}〜{most}人用です。{players}人では遊べません。</translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es)</source>
        <extracomment>Title of the picture that the command balance makes; {game} is a title, %n the matches played.</extracomment>
        <translation>
            <numerusform>{game}：%n戦</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es) with {games} games, {unfinished} unfinished</source>
        <extracomment>Headline of the command balance; {game} is a title, %n the matches played, {games} the games in them, {unfinished} matches that didn’t end.</extracomment>
        <translation>
            <numerusform>{game}：%n戦、{games}ゲーム（未終了{unfinished}戦）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es), {unfinished} unfinished</source>
        <extracomment>Headline of simulate and arena; {game} is a title, %n the matches played, {unfinished} those that didn’t end.</extracomment>
        <translation>
            <numerusform>{game}：%n戦（未終了{unfinished}戦）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: deal {deal}, after %n action(s)</source>
        <extracomment>First line of the command replay; {game} is a title, {deal} counts deals from 1, %n the actions so far.</extracomment>
        <translation>
            <numerusform>{game}：{deal}回目の配札、%n手のあと</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} to move</source>
        <extracomment>Line of the command replay; {name} is the player whose turn it is.</extracomment>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>{share}% of frames under 20 ms; median {median} ms, 95% within {most} ms, longest {longest} ms</source>
        <extracomment>End of two lines of “bench --table”; {share}, {median}, {most} and {longest} are numbers.</extracomment>
        <translation>フレームの{share}%が20ミリ秒未満、中央値{median}ミリ秒、95%は{most}ミリ秒以内、最長{longest}ミリ秒</translation>
    </message>
    <message>
        <source>“{command}” isn’t part of this package. To have it, install Card Table with pip.</source>
        <extracomment>Error in a bundle that leaves some commands out, such as “gallery”, which is {command}; pip is Python’s installer.</extracomment>
        <translation>このパッケージには「{command}」コマンドが含まれていません。pipでインストールしたプログラムで使えます。</translation>
    </message>
    <message>
        <source>“{file}” belongs to another training run ({command}). Finish that one, or delete the file.</source>
        <extracomment>Error of train --resume; {file} is a path, {command} the command line that began it.</extracomment>
        <translation>「{file}」は別の学習（{command}）のものです。そちらを終わらせるか、ファイルを削除してください。</translation>
    </message>
    <message>
        <source>“{file}” isn’t the saved progress of a training run. Move it away, or choose another file with --out.</source>
        <extracomment>Error of train --resume, if the file beside the output is something else; {file} is a path.</extracomment>
        <translation>「{file}」は学習の途中経過ではありません。ほかの場所に移すか、--outで別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>“{file}” was begun with version {there}, but this is {here}. Delete the file and start again.</source>
        <extracomment>Error of train --resume; {file} is a path, {there} and {here} are version numbers such as “0.2.0, 1”.</extracomment>
        <translation>「{file}」はバージョン{there}で始まった学習のものです（現在は{here}）。ファイルを削除して、最初からやり直してください。</translation>
    </message>
    <message>
        <source>“{option}” can’t be “{value}”. {suggestion}</source>
        <extracomment>Error in simulate’s --options; {option} is the name before =, {value} what follows, {suggestion} “Did you mean …?” or a list.</extracomment>
        <translation>「{option}」に「{value}」は指定できません。{suggestion}</translation>
    </message>
    <message>
        <source>“{option}” needs a value: “{form}”.</source>
        <extracomment>Error; {option} is such as --lang, {form} shows how to write it, such as --lang LANG.</extracomment>
        <translation>「{option}」には値が必要です：「{form}」</translation>
    </message>
    <message>
        <source>“{option}” takes no value.</source>
        <extracomment>Error after typing --json=1, for example; {option} is --json.</extracomment>
        <translation>「{option}」に値は付けられません。</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>A bot got stuck, so it made a quick move. The match goes on.</source>
        <extracomment>Message at the table after a bot&apos;s thinking failed.</extracomment>
        <translation>ボットの思考が止まったため、すぐに決められる手を選びました。対戦はこのままつづきます。</translation>
    </message>
    <message>
        <source>Couldn’t find a hint this time.</source>
        <extracomment>Message at the table after the player asked for a hint.</extracomment>
        <translation>今回はヒントを出せませんでした。</translation>
    </message>
    <message>
        <source>Saving is taking a while. You can keep playing.</source>
        <extracomment>Message at the table while the disk is slow.</extracomment>
        <translation>保存に時間がかかっています。対戦はこのままつづけられます。</translation>
    </message>
    <message>
        <source>This match is as long as a record can be, so it stops here. Everything is saved: you can undo a move or watch the match.</source>
        <extracomment>Message at the table when no move can be saved any more.</extracomment>
        <translation>この対戦は記録できる長さの上限に達したので、ここで止まります。ここまではすべて保存されています。手を元に戻したり、対戦を見返したりできます。</translation>
    </message>
    <message numerus="yes">
        <source>This match is very long. Only %n more move(s) can be saved.</source>
        <extracomment>Message at the table in good time before a record is full; %n is how many moves still fit.</extracomment>
        <translation>
            <numerusform>この対戦はとても長くなっています。保存できるのは、あと%n手です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message numerus="yes">
        <source>%n more error(s) since then</source>
        <extracomment>Line under the report; %n counts the errors that occurred while the window was open.</extracomment>
        <translation>
            <numerusform>そのあとに起きた問題：%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>Card Table</source>
        <extracomment>The program’s name in the title of the error window.</extracomment>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Card Table crashed last time</source>
        <translation>前回、カードテーブルが異常終了しました</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>The button “Copy report” after a click.</extracomment>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy report</source>
        <extracomment>Button of the error window: the report goes to the clipboard.</extracomment>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of the text field with the report about an error, for screen readers.</extracomment>
        <translation>報告</translation>
    </message>
    <message>
        <source>Several people are playing, and the report shows everyone’s cards. You can copy it without looking.</source>
        <translation>何人かで遊んでいる対戦です。報告には全員のカードが書かれていますが、表示しなくてもコピーできます。</translation>
    </message>
    <message>
        <source>Show report</source>
        <extracomment>Button of the error window while the report is hidden from several players.</extracomment>
        <translation>報告を表示</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <extracomment>Heading of the window that opens after an unexpected error.</extracomment>
        <translation>予期しない問題が起きました</translation>
    </message>
    <message>
        <source>The report shows cards from the match, so don’t read it if you’re still playing.</source>
        <translation>報告には対戦のカードも書かれています。まだ遊んでいる途中なら、中身は読まないでください。</translation>
    </message>
    <message>
        <source>Your match is saved, and you can keep playing. To help fix the problem, copy the report and send it to the people you got Card Table from.</source>
        <translation>対戦は保存されているので、このままつづけられます。ご協力いただける場合は、報告をコピーして、このプログラムの配布元に送ってください。</translation>
    </message>
    <message>
        <source>Your matches are saved up to the last move, and you’ll find them on the start screen. To help fix the problem, copy the report and send it to the people you got Card Table from.</source>
        <translation>対戦は最後の一手まで保存されていて、スタート画面からつづけられます。ご協力いただける場合は、報告をコピーして、このプログラムの配布元に送ってください。</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>Below the month on the page of daily deals: on %n days in a row, at least 2, something was finished. Friendly, without pressure.</extracomment>
        <translation>
            <numerusform>%n日連続</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <extracomment>For screen readers: the stars of a daily deal, for how close its play came to the coach’s; %n is from 1 to 3.</extracomment>
        <translation>
            <numerusform>星3つのうち%nつ</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the daily page</source>
        <translation>日替わりページに戻る</translation>
    </message>
    <message>
        <source>Best: {action}. It wins {often}.</source>
        <extracomment>Above the table after the answer to a puzzle; {action} is a command such as “Play two 3s”, {often} a share such as “about two times in three”.</extracomment>
        <translation>最善手は「{action}」（勝てるのは{often}）。</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button of a daily deal that was begun: opens the match. </extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Daily deal, {date}</source>
        <extracomment>On a picture to share; {date} is a date in full.</extracomment>
        <translation>日替わりの配札　{date}</translation>
    </message>
    <message>
        <source>Daily deals and puzzle</source>
        <translation>日替わりの配札とパズル</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <extracomment>Heading above the daily deals, one of each game.</extracomment>
        <translation>この日の対戦</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>最善手を見つけましょう。</translation>
    </message>
    <message>
        <source>Look again</source>
        <extracomment>Button of a puzzle that was answered: shows its position again.</extracomment>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Next day</source>
        <extracomment>Tip of an arrow on the page of daily deals: shows the next day.</extracomment>
        <translation>次の日</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>Tip of an arrow above a month’s calendar: shows the next month.</extracomment>
        <translation>次の月</translation>
    </message>
    <message>
        <source>Not finished</source>
        <extracomment>State of a daily deal whose match was begun and deleted.</extracomment>
        <translation>未完了</translation>
    </message>
    <message>
        <source>Not played</source>
        <extracomment>State of a daily deal of an earlier day.</extracomment>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>Not solved on the first try</source>
        <translation>1回目は不正解</translation>
    </message>
    <message>
        <source>Not the best move.</source>
        <translation>最善手ではありません。</translation>
    </message>
    <message>
        <source>One move is clearly your best chance to win the match.</source>
        <translation>対戦の勝率がほかよりはっきり高くなる手が、1つあります。</translation>
    </message>
    <message>
        <source>Play freely</source>
        <extracomment>Button of a daily deal whose result stands: plays it again, but nothing is noted.</extracomment>
        <translation>自由に遊ぶ</translation>
    </message>
    <message>
        <source>Play now</source>
        <extracomment>Button of a daily deal: begins the match.</extracomment>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Previous day</source>
        <extracomment>Tip of an arrow on the page of daily deals: shows the day before.</extracomment>
        <translation>前の日</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>Tip of an arrow above a month’s calendar: shows the month before.</extracomment>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Puzzle no. {number}: find the best move.</source>
        <extracomment>On a picture to share; {number} counts the puzzles of a game.</extracomment>
        <translation>パズル{number}：最善手を見つけましょう。</translation>
    </message>
    <message>
        <source>Puzzle: {game}</source>
        <extracomment>Title of the day’s puzzle; {game} is a game.</extracomment>
        <translation>パズル：{game}</translation>
    </message>
    <message>
        <source>Right!</source>
        <extracomment>Heading above the table after the right answer to a puzzle.</extracomment>
        <translation>正解です！</translation>
    </message>
    <message>
        <source>Score: {score}</source>
        <extracomment>How a daily deal for one player ended; {score} is a number.</extracomment>
        <translation>得点 {score}</translation>
    </message>
    <message>
        <source>Solve</source>
        <extracomment>Button of the day’s puzzle: opens it.</extracomment>
        <translation>解く</translation>
    </message>
    <message>
        <source>Solved on the first try</source>
        <translation>1回目で正解</translation>
    </message>
    <message>
        <source>The day’s results couldn’t be saved. {reason}</source>
        <extracomment>Notice on the page of daily deals; {reason} is a sentence such as “The disk is full.”</extracomment>
        <translation>日替わりの結果を保存できませんでした。{reason}</translation>
    </message>
    <message>
        <source>The first try counts. Stars show how close your moves come to the coach’s: three if they’re almost as good, two if they’re a little weaker, one for finishing.</source>
        <extracomment>Below the heading of the daily deals: what one to three stars mean.</extracomment>
        <translation>最初の1回だけが記録に残ります。星は、自分の手がコーチの手にどれだけ近いかを表します。ほとんど変わらなければ3つ、少し差があれば2つ、最後まで遊べば1つです。</translation>
    </message>
    <message>
        <source>The next best move, “{action}”, wins {often}.</source>
        <extracomment>After the answer to a puzzle, if the game knows no other reason; {action} is a button’s words, {often} a share such as “about one time in four”.</extracomment>
        <translation>次によい手の「{action}」で勝てるのは、{often}です。</translation>
    </message>
    <message>
        <source>This daily deal is for a day that hasn’t come yet.</source>
        <translation>この日替わりの配札は、まだ先の日のものです。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button above the table after a puzzle was answered: the position is shown again. Elsewhere also translated as もう一度試す.</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Under way</source>
        <extracomment>State of a daily deal that was begun.</extracomment>
        <translation>途中</translation>
    </message>
    <message>
        <source>Who’s playing</source>
        <extracomment>Name, for screen readers, of the list of profiles above the daily deals.</extracomment>
        <translation>遊ぶ人</translation>
    </message>
    <message>
        <source>Your move wins {often}.</source>
        <extracomment>Above the table after a wrong answer to a puzzle; {often} is a share such as “about one time in four”.</extracomment>
        <translation>選んだ手で勝てるのは{often}。</translation>
    </message>
    <message>
        <source>finished</source>
        <extracomment>In the tip of a day of the calendar, after a game’s title: its daily deal was finished, and has no stars yet.</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>solo</source>
        <extracomment>Follows a game’s title: it’s played alone.</extracomment>
        <translation>ひとり用</translation>
    </message>
    <message>
        <source>{game}, {variant}</source>
        <extracomment>Title of a daily deal; {game} is a game’s title, {variant} the word “solo”.</extracomment>
        <translation>{game}（{variant}）</translation>
    </message>
    <message>
        <source>{game}: {result}</source>
        <extracomment>In the tip of a day of the calendar: {game} is the title of a daily deal, {result} such as “2 of 3 stars” or “finished”.</extracomment>
        <translation>{game}：{result}</translation>
    </message>
    <message>
        <source>{month} {year}</source>
        <extracomment>Title of a month’s calendar: {month} is a month’s name such as “November” or “11月”, {year} a number.</extracomment>
        <translation>{year}年{month}</translation>
    </message>
    <message>
        <source>{place} of {players}</source>
        <extracomment>How a match ended in which only places count: {place} is “2nd”, {players} how many played.</extracomment>
        <translation>{players}人中{place}位</translation>
    </message>
    <message>
        <source>{place} of {players}, score {score}</source>
        <extracomment>How a daily deal ended: {place} is “2nd”, {players} how many played, {score} a number.</extracomment>
        <translation>{players}人中{place}位、得点 {score}</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Can’t open a window: the display “{display}” isn’t responding.</source>
        <extracomment>Error in the terminal; {display} is the name of a screen such as “:0”.</extracomment>
        <translation>ディスプレイ「{display}」から応答がないため、ウィンドウを開けません。</translation>
    </message>
    <message>
        <source>Card Table can’t open its window without {libraries}. Install: {debian} (Debian, Ubuntu), {fedora} (Fedora), {arch} (Arch).</source>
        <extracomment>Error in the terminal of Linux; {libraries} are files such as “libGL.so.1”, {debian}, {fedora} and {arch} the packages that bring them, with spaces between.</extracomment>
        <translation>ウィンドウを開くのに必要な{libraries}が見つかりません。次のパッケージをインストールしてください：{debian}（Debian、Ubuntu）、{fedora}（Fedora）、{arch}（Arch）。</translation>
    </message>
    <message>
        <source>Card Table can’t open its window without {library}. Install the package that contains it.</source>
        <extracomment>Error in the terminal of Linux; {library} is a file such as “libGL.so.1”.</extracomment>
        <translation>ウィンドウを開くのに必要な{library}が見つかりません。これを含むパッケージをインストールしてください。</translation>
    </message>
    <message>
        <source>No display found. Card Table needs a desktop to open its window.</source>
        <translation>ディスプレイが見つかりません。カードテーブルのウィンドウを開くには、デスクトップ環境が必要です。</translation>
    </message>
    <message>
        <source>Unknown platform “{platform}”. Choose one of: {platforms}.</source>
        <extracomment>Error in the terminal; {platform} is the name of a display system given to Qt, {platforms} those that work.</extracomment>
        <translation>「{platform}」という表示方式はありません。使えるのは：{platforms}</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>Expected a request: a JSON object with “op”.</source>
        <extracomment>Error to another program whose line is JSON, but not an object.</extracomment>
        <translation>リクエストは「op」のあるJSONオブジェクトで書いてください。</translation>
    </message>
    <message>
        <source>Expected a seat from 0 to {most}.</source>
        <extracomment>Error to another program that asks for the view of an unknown seat; {most} is the last seat&apos;s number.</extracomment>
        <translation>席は0から{most}までの整数で指定してください。</translation>
    </message>
    <message>
        <source>Expected “ms” to be a number of milliseconds from 0 to {most}.</source>
        <extracomment>Error to another program that asks for a bot&apos;s move; {most} is the maximum time.</extracomment>
        <translation>「ms」は0から{most}までのミリ秒で指定してください。</translation>
    </message>
    <message>
        <source>No match yet. Start one with “new” or “load”.</source>
        <extracomment>Error to another program whose request needs a match; the words in quotes are requests and stay.</extracomment>
        <translation>対戦がまだありません。「new」か「load」ではじめてください。</translation>
    </message>
    <message>
        <source>Nothing to undo: the match is at its start.</source>
        <extracomment>Error to another program that asks to undo before any action.</extracomment>
        <translation>元に戻せる手がありません。まだ1手も進んでいません。</translation>
    </message>
    <message>
        <source>Only the seat to move, {seat}, can be evaluated.</source>
        <extracomment>Error of the engine protocol for programs; {seat} is a number.</extracomment>
        <translation>評価できるのは、手番の席（{seat}）だけです。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({error}).</source>
        <extracomment>Error to another program; {error} is a Python exception with its text.</extracomment>
        <translation>プログラムの中で問題が起きました（{error}）。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Error to another program that acts after the end of the match; at the tables it&apos;s translated as 「対戦は終わりました。」.</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>This line is too long. Use at most {most} bytes.</source>
        <extracomment>Error to another program; {most} is the maximum length of a line.</extracomment>
        <translation>行が長すぎます。{most}バイトまでにしてください。</translation>
    </message>
    <message>
        <source>Unknown bot level “{level}”. Choose one of: {levels}.</source>
        <extracomment>Error to another program that asks a bot for a move: {level} is what it wrote, {levels} lists the known ids.</extracomment>
        <translation>「{level}」という強さのボットはいません。使えるのは：{levels}</translation>
    </message>
    <message>
        <source>Unknown language. Choose one of: {languages}.</source>
        <extracomment>Error to another program that asks for messages in an unknown language; {languages} lists the known codes.</extracomment>
        <translation>対応していない言語です。使えるのは：{languages}</translation>
    </message>
    <message>
        <source>Unknown request “{op}”. Choose one of: {ops}.</source>
        <extracomment>Error to another program: {op} is what it asked for, {ops} lists the known requests.</extracomment>
        <translation>「{op}」というリクエストはありません。使えるのは：{ops}</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>It isn’t a regular file.</source>
        <extracomment>Why a file can&apos;t be read: it&apos;s a folder, pipe or device. After the file&apos;s name.</extracomment>
        <translation>ふつうのファイルではありません。</translation>
    </message>
    <message>
        <source>It was saved by a newer version of Card Table.</source>
        <translation>新しいバージョンのカードテーブルで保存されたファイルです。</translation>
    </message>
    <message>
        <source>The file doesn’t exist.</source>
        <extracomment>Why a file can&apos;t be read: it may have been moved or deleted. After the file&apos;s name.</extracomment>
        <translation>ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>There’s no room for more in this file.</source>
        <translation>このファイルには、これ以上書き込めません。</translation>
    </message>
    <message>
        <source>You don’t have permission to read it.</source>
        <extracomment>Why a file can&apos;t be read: its owner keeps others out. After the file&apos;s name.</extracomment>
        <translation>このファイルを読む権限がありません。</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>Any other play would break up one of your sets.</source>
        <extracomment>Reason for a hint to play: all other plays take some cards of a number, and leave others of it in hand.</extracomment>
        <translation>ほかの出し方では、手札の組がくずれます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Title above the pile of face-down cards on the table.</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Button: discards the picked card.</extracomment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Title of the place for discarded cards, in the middle of the table.</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>What a button does, and a choice: {cards} is the picked card.</extracomment>
        <translation>{cards:を}捨てる</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Title above cards that were discarded.</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>Button: takes the top card of the deck.</extracomment>
        <translation>1枚引く</translation>
    </message>
    <message>
        <source>First pick a card from your hand.</source>
        <translation>先に手札を1枚選んでください。</translation>
    </message>
    <message>
        <source>Go out with four cards or more in your last play.</source>
        <translation>最後に4枚以上を一度に出して上がりましょう。</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>Badge on the player who starts the round; very narrow.</extracomment>
        <translation>最初の手番</translation>
    </message>
    <message>
        <source>Hardly any other hand can beat it.</source>
        <translation>上回れる人はまずいません。</translation>
    </message>
    <message>
        <source>It makes a set: then you hold {cards}.</source>
        <extracomment>Reason for a hint to take or exchange cards; {cards} are a new set, such as “two 9s”.</extracomment>
        <translation>新しい組ができて、手札に{cards:が}そろいます。</translation>
    </message>
    <message>
        <source>It makes your set larger: then you hold {cards}.</source>
        <extracomment>Reason for a hint to take or exchange cards; {cards} are all cards of one number that are held then, such as “three 9s”.</extracomment>
        <translation>組が大きくなって、手札に{cards:が}そろいます。</translation>
    </message>
    <message>
        <source>Judging by the cards you can’t see, it’s unbeatable {often}.</source>
        <extracomment>Reason for a hint to play these cards; {often} is a share such as “about two times in three”.</extracomment>
        <translation>見えないカードから考えると、だれにも上回られないのは{often}です。</translation>
    </message>
    <message>
        <source>Last to play</source>
        <extracomment>Badge on the player whose cards must be beaten; very narrow.</extracomment>
        <translation>最後に出した</translation>
    </message>
    <message>
        <source>No other play gets rid of so many cards at once.</source>
        <extracomment>Reason for a hint to lead with a set.</extracomment>
        <translation>一度にこれほど多くの枚数を出し切れる手は、ほかにありません。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: ends the turn without playing.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Badge on a player who hasn&apos;t beaten the latest play; very narrow.</extracomment>
        <translation>パスした</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: plays the picked cards. As a chapter of the settings it&apos;s 「遊びかた」.</extracomment>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play a single card</source>
        <extracomment>Reason of a hint, or what a play is called.</extracomment>
        <translation>1枚出す</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <extracomment>What a button does, and hint: an action; {cards} are the cards to play, such as “three 6s”.</extracomment>
        <translation>{cards:を}出す</translation>
    </message>
    <message>
        <source>Play {cards} to go out and win the round.</source>
        <extracomment>Prompt with the whole hand picked: {cards} are these cards.</extracomment>
        <translation>{cards:を}出せば、上がってラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <extracomment>Prompt that says what the picked cards {cards} would do.</extracomment>
        <translation>{cards:を}出します。</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What each player&apos;s tokens stand for.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <extracomment>Line above the prompt: {number} is the round, {rounds} how many a match has.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. {seat} starts.</source>
        <extracomment>Log, when a round is dealt: {number} of {rounds} is the round, {seat} who plays first.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）です。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Title of the place where cards are played.</extracomment>
        <translation>場</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button: takes the picked face-up card.</extracomment>
        <translation>もらう</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <extracomment>What a button does, and hint: {cards} is a single card.</extracomment>
        <translation>{cards:を}もらう</translation>
    </message>
    <message>
        <source>Taken</source>
        <extracomment>Title of a player&apos;s pile of cards from tricks taken.</extracomment>
        <translation>取った札</translation>
    </message>
    <message>
        <source>The deck has one card left</source>
        <extracomment>Short banner.</extracomment>
        <translation>山札は残り1枚</translation>
    </message>
    <message>
        <source>The last round</source>
        <extracomment>Short banner as the last round of a match begins.</extracomment>
        <translation>最終ラウンド</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Prompt and refusal after the end of a match.</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>Then you hold {cards}, which hardly any other hand can beat.</source>
        <extracomment>Reason for a hint to take or exchange cards; {cards} are all of one number that are held then: a strong set.</extracomment>
        <translation>これで手札に{cards:が}あり、上回れる人はまずいません。</translation>
    </message>
    <message>
        <source>Then you hold {cards}, which no other hand can beat now.</source>
        <extracomment>Reason for a hint to take or exchange cards; {cards} are all of one number that are held then: as long as no hand changes, none beats them.</extracomment>
        <translation>これで手札に{cards:が}あり、いまは上回れる人がいません。</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Title of the place where the cards of the current trick lie: everybody plays one, and one player takes them all.</extracomment>
        <translation>トリック</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>Line above the prompt: {turn} counts the turns from 1.</extracomment>
        <translation>{turn}手番目</translation>
    </message>
    <message>
        <source>You can only play cards from your hand.</source>
        <translation>出せるのは、手札のカードだけです。</translation>
    </message>
    <message>
        <source>You can’t pass when you lead. Play one or more cards.</source>
        <translation>場が空なので、パスはできません。カードを出してください。</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s) right away.</source>
        <extracomment>Reason for a hint to play: %n is how many cards leave the hand.</extracomment>
        <translation>
            <numerusform>手札がすぐに%n枚減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>You get rid of a whole set at once.</source>
        <translation>同じ数字をまとめて出し切れます。</translation>
    </message>
    <message>
        <source>You go out and win the round.</source>
        <translation>上がって、ラウンドに勝ちます。</translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left, not enough to beat this.</source>
        <extracomment>Reason for a hint to play a set: {name} is an opponent with %n cards, fewer than a play on it needs.</extracomment>
        <translation>
            <numerusform>{name}の手札は残り%n枚なので、これを上回れません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <extracomment>Log, seen by everyone but the player {seat}, who alone sees the drawn card.</extracomment>
        <translation>{seat}が1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} draws a {cards}.</source>
        <extracomment>Log, seen by the player who drew: {seat} is that player, {cards} the card.</extracomment>
        <translation>{seat}が{cards:を}引きました。</translation>
    </message>
    <message>
        <source>{seat} goes out and wins the round.</source>
        <extracomment>Log and speech bubble: {seat} has emptied the hand first.</extracomment>
        <translation>{seat}が上がって、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} goes out!</source>
        <extracomment>Heading over the table, large, beside the last cards of {seat}.</extracomment>
        <translation>{seat}が上がり！</translation>
    </message>
    <message>
        <source>{seat} has one card left</source>
        <extracomment>Short banner: {seat} is a player who may soon go out.</extracomment>
        <translation>{seat}の手札は残り1枚</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <extracomment>Log and speech bubble: {seat} is the player.</extracomment>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}, goes out and wins the round.</source>
        <extracomment>Read out at a round&apos;s end: {seat} is the winner, {cards} were the last ones in the hand.</extracomment>
        <translation>{seat}が{cards:を}出して上がり、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}.</source>
        <extracomment>Log and speech bubble: {seat} is who plays, {cards} the cards.</extracomment>
        <translation>{seat}が{cards:を}出しました。</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <extracomment>Log: {seat} is a player, {cards} the card that is shown.</extracomment>
        <translation>{seat}が{cards:を}見せました。</translation>
    </message>
    <message>
        <source>{seat} starts.</source>
        <extracomment>Log at the start of a match: {seat} is the player who goes first.</extracomment>
        <translation>{seat}からはじめます。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} still holds {cards}, losing %n point(s).</source>
        <extracomment>Log at the end of a round: {cards} are the cards left in the hand of {seat}, %n is what they cost.</extracomment>
        <translation>
            <numerusform>{seat}は{cards:が}残り、失点%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} takes the trick.</source>
        <extracomment>Log and speech bubble: {seat} has taken the cards of the current trick.</extracomment>
        <translation>{seat}がトリックを取りました。</translation>
    </message>
    <message>
        <source>{seat} went out with {cards}</source>
        <extracomment>Under the cards on a result sheet, no full stop: {cards} are the last ones of {seat}, who won the round.</extracomment>
        <translation>{seat}が{cards:で}上がり</translation>
    </message>
    <message>
        <source>{seat} won with {cards}</source>
        <extracomment>Under the cards on a result sheet, no full stop: {seat} won the round with {cards} without going out.</extracomment>
        <translation>{seat}が{cards:で}勝利</translation>
    </message>
</context>
<context>
    <name>godan</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <extracomment>Goes into another hint as “{weeks}”: %n is how many weeks are left.</extracomment>
        <translation>
            <numerusform>%n週</numerusform>
        </translation>
    </message>
    <message>
        <source>30 points for you, none for Hana. Cards in a field aren’t safe: the longer they’re there, the more time the others have to steal them. Only cards you lay yourself make godan, though.</source>
        <translation>あなたが30点を得て、ハナは0点になりました。場に出したカードは、安全ではありません。長く置くほど、奪われる機会が増えます。ただし、五断になるのは自分で出したカードだけです。</translation>
    </message>
    <message>
        <source>50 points, less 120 for the rest of your hand: that’s 70 points down! First lay what costs you most.</source>
        <translation>50点を得ても、残りの手札で120点の失点です。差し引き70点も失います！ まず、失点の大きいカードを出しましょう。</translation>
    </message>
    <message>
        <source>A clean cut</source>
        <extracomment>Name of an achievement: to end a game with Severance.</extracomment>
        <translation>あざやかな切断</translation>
    </message>
    <message>
        <source>A clean desk</source>
        <extracomment>Name of an achievement: to get rid of many cards with Cover-up, as if papers had to disappear.</extracomment>
        <translation>きれいな机</translation>
    </message>
    <message>
        <source>A fourth 30! Which card do you need least?</source>
        <translation>4枚目の30です！ いちばんいらないカードはどれでしょう？</translation>
    </message>
    <message>
        <source>A group has at most 5 cards. Lay at most {room} of these.</source>
        <extracomment>Refusal of a job with too many cards of a number; {room} is how many more the own group can have.</extracomment>
        <translation>1つの組は5枚までです。出せるのはあと{room}枚までです。</translation>
    </message>
    <message>
        <source>A group has at most 5 cards. Take at most {room} of these.</source>
        <extracomment>Refusal of a Robbery of too many cards; {room} is how many more the own group can have.</extracomment>
        <translation>1つの組は5枚までです。奪えるのはあと{room}枚までです。</translation>
    </message>
    <message>
        <source>A job needs two equal cards, or one that joins a group in your field. Take the card.</source>
        <translation>シゴトには、同じカードが2枚か、場の組に足せるカードが必要です。マワシを選んでください。</translation>
    </message>
    <message>
        <source>A job takes one set: cards of one number, or equal role cards.</source>
        <extracomment>Refusal and prompt when different cards are picked together.</extracomment>
        <translation>シゴトに出せるのは1組だけです。同じ数字か、同じ役柄カードをそろえてください。</translation>
    </message>
    <message>
        <source>A job takes {least}–{most} equal role cards.</source>
        <extracomment>Refusal of too few or too many role cards; {least} and {most} are the limits.</extracomment>
        <translation>役柄カードは、同じものを{least}〜{most}枚そろえて出してください。</translation>
    </message>
    <message>
        <source>A role card: do a job with {least}–{most} of the same kind.</source>
        <extracomment>First line of any role card&apos;s tip; {least} and {most} limit how many equal ones make up one job.</extracomment>
        <translation>役柄カードです。同じものを{least}〜{most}枚そろえてシゴトに使います。</translation>
    </message>
    <message>
        <source>A steady job</source>
        <extracomment>Name of an achievement: to gain points in every game.</extracomment>
        <translation>堅実なシゴト</translation>
    </message>
    <message>
        <source>A third 30! Now pass on a card that goes with nothing.</source>
        <translation>3枚目の30です！ 組にならないカードを回しましょう。</translation>
    </message>
    <message>
        <source>Add to a group in your field</source>
        <translation>場の組に加える</translation>
    </message>
    <message numerus="yes">
        <source>Add {cards}: the group goes from {before} to %n point(s).</source>
        <extracomment>Prompt for adding {cards} to a group in the field; {before} and %n are its value before and after.</extracomment>
        <translation>
            <numerusform>{cards:を}追加します。組は{before}点から%n点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Adding cards to make a group of five ends the game, just like laying five at once.</source>
        <extracomment>Explains the option “Godan by adding cards” below its name.</extracomment>
        <translation>追加で5枚になった組でも、一度に5枚出したときと同じようにゲームが終わります。</translation>
    </message>
    <message>
        <source>Addition to a group</source>
        <translation>組への追加</translation>
    </message>
    <message>
        <source>After the last week</source>
        <extracomment>Button: one way in which a game at a real table ended.</extracomment>
        <translation>最後の週まで</translation>
    </message>
    <message numerus="yes">
        <source>After this week you have {weeks} left for the %n job(s) you can do, so you can wait.</source>
        <extracomment>Hint to take the card: %n is the number of jobs that the hand is good for, {weeks} a text such as “3 weeks”.</extracomment>
        <translation>
            <numerusform>このあと{weeks}残っていて、できるシゴトは%n回なので、まだ待てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>After “&gt;”, name an opponent such as @2, cards, or both, as in “{example}”.</source>
        <extracomment>Error for an action&apos;s text in a record; {example} is a correct text with an opponent and a card.</extracomment>
        <translation>「&gt;」のあとには、@2のような相手か、カードか、その両方を書いてください。例：{example}</translation>
    </message>
    <message>
        <source>Another card would be one more to get rid of. You’ve got everything you need: lay the 15.</source>
        <translation>受け取ると、手放すカードが増えるだけです。必要なものはそろっています。15を出しましょう。</translation>
    </message>
    <message>
        <source>But don’t wait long: {name} needs only one more {card} to end the game.</source>
        <extracomment>Explained hint to take the card, what is at risk: {name} is an opponent with four {card}s.</extracomment>
        <translation>ただし、長くは待てません。{name}は、{card:が}あと1枚そろえばゲームを終わらせられます。</translation>
    </message>
    <message>
        <source>By Severance</source>
        <extracomment>Button: one way in which a game at a real table ended: four Severance cards.</extracomment>
        <translation>切断で</translation>
    </message>
    <message>
        <source>Cards go round face down. Take one and pass one on, or cash in a set before someone cuts you off.</source>
        <extracomment>The game in two lines, on its tile of the start screen and above its options.</extracomment>
        <translation>伏せたカードが回ってくる。受け取って1枚回すか、そろえて出して稼ぐか。だれかに断ち切られる、その前に。</translation>
    </message>
    <message>
        <source>Choose a card from your hand to pass on to {left}, face down.</source>
        <extracomment>Prompt after taking the card; {left} is the next player, who gets the chosen one.</extracomment>
        <translation>{left}へ伏せて回すカードを、手札から選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one more card from your hand for Cover-up to discard.</source>
        <extracomment>Refusal of a Cover-up without a card to discard.</extracomment>
        <translation>隠滅で捨てるカードを、手札からもう1枚以上選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n card(s) to discard: one for each Cover-up card.</source>
        <extracomment>Refusal of discarding too many cards; %n is how many Cover-up cards are laid.</extracomment>
        <translation>
            <numerusform>隠滅で捨てられるのは%n枚までです（出した隠滅1枚につき1枚）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n card(s) to take: one for each Robbery card.</source>
        <extracomment>Refusal of taking too many cards; %n is how many Robbery cards are laid.</extracomment>
        <translation>
            <numerusform>強奪で奪えるのは%n枚までです（出した強奪1枚につき1枚）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one of your opponents.</source>
        <extracomment>Refusal of a Robbery or Collection against oneself or an empty seat.</extracomment>
        <translation>ほかのプレイヤーからひとり選んでください。</translation>
    </message>
    <message>
        <source>Choose the opponent who has to pay.</source>
        <extracomment>Refusal of a Collection without an opponent.</extracomment>
        <translation>支払う相手を選んでください。</translation>
    </message>
    <message>
        <source>Collect from {seat} with {cards}</source>
        <extracomment>What a button does, and hint: {cards} lists the Collection cards, {seat} is the opponent who pays.</extracomment>
        <translation>{cards:を}出して、{seat}から取り立てる</translation>
    </message>
    <message>
        <source>Collection</source>
        <extracomment>Name of the role card C, in lists of cards such as “two Collection cards”.</extracomment>
        <translation>取立</translation>
    </message>
    <message>
        <source>Collection takes points, not cards: choose only an opponent.</source>
        <extracomment>Refusal of a Collection that names cards.</extracomment>
        <translation>取立で取るのはカードではなく得点です。相手だけを選んでください。</translation>
    </message>
    <message>
        <source>Collects {points}</source>
        <extracomment>Badge beside a player&apos;s name: {points} is what others owe this player when the game is scored.</extracomment>
        <translation>取立 +{points}</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s) if it’s still in your hand at the end of the game.</source>
        <extracomment>Details of a card: %n is its number, or what a role card costs.</extracomment>
        <translation>
            <numerusform>ゲームの終わりに手札に残っていると、失点%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cover-up</source>
        <extracomment>Name of the role card V, in lists of cards such as “two Cover-up cards”.</extracomment>
        <translation>隠滅</translation>
    </message>
    <message>
        <source>Cover-up makes you discard cards that could score. Lay the four 25s, which would cost you 100 points.</source>
        <translation>隠滅では、得点になるカードを捨てることになります。残ると100点の失点になる25を4枚出しましょう。</translation>
    </message>
    <message>
        <source>Cover-up needs no opponent: choose cards from your own hand.</source>
        <extracomment>Refusal of a Cover-up that names an opponent.</extracomment>
        <translation>隠滅では相手を選びません。自分の手札だけを選んでください。</translation>
    </message>
    <message>
        <source>Cover-up would make you discard the 15. In your field it brings you 20 points, so lay it first.</source>
        <translation>隠滅を出すと、15を捨てなければなりません。場に加えれば20点増えるカードです。先に出しましょう。</translation>
    </message>
    <message>
        <source>Discard at least one other card from your hand, and at most one for each Cover-up card.</source>
        <translation>ほかの手札を1枚以上、出した隠滅の枚数まで捨てます。</translation>
    </message>
    <message>
        <source>Discard three cards or more with Cover-up in one job.</source>
        <translation>1回のシゴトで、隠滅を使って3枚以上捨てましょう。</translation>
    </message>
    <message>
        <source>Discard {cards} face up.</source>
        <extracomment>Prompt for the week&apos;s last player with a card picked; {cards} is that card.</extracomment>
        <translation>{cards:を}表向きに捨てます。</translation>
    </message>
    <message>
        <source>Discard {others} with {cards}</source>
        <extracomment>What a button does, and hint: {cards} lists the Cover-up cards, {others} the hand cards they discard.</extracomment>
        <translation>{cards:を}出して、{others:を}捨てる</translation>
    </message>
    <message numerus="yes">
        <source>Discard {others} with {cards}: that saves you %n point(s).</source>
        <extracomment>Prompt with a Cover-up picked: {cards} lists the Cover-up cards, {others} what is discarded; %n is the points this spares.</extracomment>
        <translation>
            <numerusform>{cards:を}出して、{others:を}捨てます。手札の失点が%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards are out of play until the next game.</source>
        <translation>捨て札は、次のゲームまで使いません。</translation>
    </message>
    <message>
        <source>Do a job</source>
        <extracomment>Button and shortcut: lays the picked set in the own field.</extracomment>
        <translation>シゴト</translation>
    </message>
    <message>
        <source>Do a job with a set</source>
        <translation>シゴトで組を出す</translation>
    </message>
    <message>
        <source>Do a job with {cards}</source>
        <extracomment>What a button does, and hint; {cards} lists the set that is laid.</extracomment>
        <translation>{cards:を}出してシゴト</translation>
    </message>
    <message>
        <source>Do a job with {cards}, then choose what to discard.</source>
        <extracomment>Prompt with only Cover-up cards picked; {cards} lists them.</extracomment>
        <translation>{cards:を}出してシゴトをします。捨てるカードは次に選びます。</translation>
    </message>
    <message>
        <source>Do a job with {cards}: that empties your hand.</source>
        <extracomment>Prompt with the hand&apos;s last cards picked, all Cover-up, so nothing can be discarded; {cards} lists them.</extracomment>
        <translation>{cards:を}出してシゴトをします。これで手札がなくなります。</translation>
    </message>
    <message>
        <source>Do a job with {cards}: the game ends at once, and you score {points}.</source>
        <extracomment>Prompt with a set picked that ends the game: {cards} lists it, {points} is this game&apos;s score with its sign.</extracomment>
        <translation>{cards:を}出してシゴトをします。ゲームはここで終わり、得点は{points}点です。</translation>
    </message>
    <message numerus="yes">
        <source>Do a job with {cards}: the group will be worth %n point(s).</source>
        <extracomment>Prompt with a new group of number cards picked: {cards} lists them, %n is the group&apos;s value.</extracomment>
        <translation>
            <numerusform>{cards:を}出してシゴトをします。この組は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Do a job with {cards}: this week will be the last.</source>
        <extracomment>Prompt with Severance cards picked, listed in {cards}, that make the current week the last.</extracomment>
        <translation>{cards:を}出してシゴトをします。この週が最後になります。</translation>
    </message>
    <message>
        <source>Do a job with {cards}: week {week} will be the last.</source>
        <extracomment>Prompt with Severance cards picked, listed in {cards}; {week} is the number of the new last week.</extracomment>
        <translation>{cards:を}出してシゴトをします。第{week}週が最後になります。</translation>
    </message>
    <message numerus="yes">
        <source>Do a job with {cards}: {payer} will pay you %n point(s).</source>
        <extracomment>Prompt with Collection cards on an opponent: {cards} lists them, {payer} is that opponent, %n the points.</extracomment>
        <translation>
            <numerusform>{cards:を}出してシゴトをします。{payer}から%n点を取り立てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Do a job: lay the set that’s worth most in your field.</source>
        <translation>シゴトをしましょう。いちばん得点になる組を場に出します。</translation>
    </message>
    <message>
        <source>Do jobs in the right order</source>
        <translation>シゴトの順番を考える</translation>
    </message>
    <message>
        <source>Don’t end the game too soon</source>
        <translation>五断を急がない</translation>
    </message>
    <message>
        <source>Each week you wait, Hana and Sora turn cards they’d pay for into points. Lay your Severance cards.</source>
        <translation>1週待つごとに、ハナとソラは失点になるカードを得点に変えていきます。切断を出しましょう。</translation>
    </message>
    <message>
        <source>Early on, with weeks to spare, take cards first; later, lay what you have.</source>
        <translation>週に余裕がある早いうちはマワシを先に、終わりが近づいたら、出せるものを出しましょう。</translation>
    </message>
    <message>
        <source>End a game with Severance and score the most points in that game.</source>
        <translation>切断でゲームを終わらせ、そのゲームでいちばん多く得点しましょう。</translation>
    </message>
    <message>
        <source>End a game with five cards of one number.</source>
        <translation>同じ数字を5枚出して、ゲームを終わらせましょう。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Title of the result sheet after each game but the last of the match.</extracomment>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>End the game while you lead</source>
        <translation>勝っているうちに終わらせる</translation>
    </message>
    <message>
        <source>End the game with godan</source>
        <translation>五断で終わらせる</translation>
    </message>
    <message>
        <source>Enter the Collection cards.</source>
        <translation>取立のカードを入力してください。</translation>
    </message>
    <message>
        <source>Enter {seat}’s field.</source>
        <extracomment>Score pad: what to do next; {seat} is a player.</extracomment>
        <translation>{seat}の場を入力してください。</translation>
    </message>
    <message>
        <source>Everyone’s points before the first game. The official rules say 100.</source>
        <extracomment>Explains the option “Starting points” below its name.</extracomment>
        <translation>最初のゲームの前に、全員が持っている得点です。公式ルールでは100点です。</translation>
    </message>
    <message>
        <source>Expected 1 to {most} different number cards.</source>
        <extracomment>Error in a house-rule file at the list of numbers; {most} is the maximum of different ones.</extracomment>
        <translation>数字カードは1〜{most}種類にしてください。</translation>
    </message>
    <message>
        <source>Expected a name of 1 to {most} characters.</source>
        <extracomment>Error in a house-rule file at its name; {most} is the maximum length.</extracomment>
        <translation>1〜{most}文字の名前にしてください。</translation>
    </message>
    <message>
        <source>Expected numbers in ascending order: {value} can’t follow {before}.</source>
        <extracomment>Error in a house-rule file: {value} is a number card that isn&apos;t larger than {before}, the one listed before it.</extracomment>
        <translation>数字は小さい順に並べてください。{value}は{before}のあとに置けません。</translation>
    </message>
    <message>
        <source>Expected {needed} cards in all, found {cards}.</source>
        <extracomment>Error in a house-rule file: {needed} is the required number of cards in the deck, {cards} the number listed.</extracomment>
        <translation>カードは全部で{needed}枚必要ですが、{cards}枚になっています。</translation>
    </message>
    <message>
        <source>Extra points that a weaker player starts with (a house rule).</source>
        <translation>腕前の差をうめるために、最初から多く持っている点です（ハウスルール）。</translation>
    </message>
    <message>
        <source>Field</source>
        <extracomment>Title of the place where a player&apos;s groups and role cards are laid; also a short label with its value.</extracomment>
        <translation>場</translation>
    </message>
    <message>
        <source>First pick cards from your hand to lay in your field.</source>
        <extracomment>Tip of the button “Do a job” while nothing is picked.</extracomment>
        <translation>先に、場に出すカードを手札から選んでください。</translation>
    </message>
    <message>
        <source>Five cards of one number that you’ve laid yourself are godan: they’re worth 50 points, and the game ends at once. You’ve laid three 10s and two sets of four, and the others still hold many cards.</source>
        <translation>同じ数字を自分で5枚出すと「五断」です。50点になり、ゲームがすぐに終わります。場には10が3枚と4枚組が2つあり、ほかのふたりの手札はまだたくさん残っています。</translation>
    </message>
    <message>
        <source>Five of a kind</source>
        <translation>同じ数字5枚</translation>
    </message>
    <message>
        <source>Five of a kind ended the game, but no field has five of a kind.</source>
        <translation>五断で終わったのに、同じ数字が5枚ある場がありません。</translation>
    </message>
    <message>
        <source>For Robbery, choose cards of one number in one opponent’s field.</source>
        <extracomment>Refusal of a Robbery without cards to take.</extracomment>
        <translation>強奪では、ひとりの相手の場から、同じ数字のカードを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>For each one, an opponent of your choice owes you %n point(s).</source>
        <extracomment>Tip of the role card Collection; %n is the points that one such card brings.</extracomment>
        <translation>
            <numerusform>1枚につき%n点を、選んだ相手から取り立てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>For each one, you can take a card from one group in an opponent’s field.</source>
        <extracomment>Tip of the role card Robbery: what a job with it does.</extracomment>
        <translation>出した強奪の枚数まで、相手の場の1つの組からカードを奪えます。</translation>
    </message>
    <message>
        <source>Four 15s are worth 40 points. Next week you lay the Cover-up cards, and your hand is empty.</source>
        <translation>15が4枚で40点になりました。来週、隠滅を出せば、手札がなくなります。</translation>
    </message>
    <message>
        <source>Four 25s score 40 points in your field instead of costing 100. With the rest of your hand that small, your 20s can end the game when nobody expects it.</source>
        <translation>25が4枚で、100点の失点が40点の得点に変わりました。ほかの手札もわずかなので、だれも予想しないときに、20でゲームを終わらせられます。</translation>
    </message>
    <message>
        <source>Four Severance cards</source>
        <extracomment>How a game ended, in a table of the command balance.</extracomment>
        <translation>切断4枚</translation>
    </message>
    <message>
        <source>Four cards in your field are worth 40 points, whatever their number. The card that came to you goes on to Hana, unseen.</source>
        <translation>場の組は、4枚なら数字が何でも40点です。回ってきたカードは、伏せたままハナへ回ります。</translation>
    </message>
    <message>
        <source>Four of a number are worth 40 points, five 50.</source>
        <translation>同じ数字は4枚で40点、5枚で50点です。</translation>
    </message>
    <message>
        <source>From 10 points to 40 with one job. No card brings more than the fourth one of a low number.</source>
        <translation>1回のシゴトで10点から40点になりました。小さい数字の4枚目ほど、得点の増えるカードはありません。</translation>
    </message>
    <message>
        <source>GODAN</source>
        <extracomment>The game&apos;s title, also on the start screen&apos;s tile and in the window&apos;s title.</extracomment>
        <translation>五断</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <extracomment>Heading in the log and the table of results; {number} counts the games of the match from 1.</extracomment>
        <translation>第{number}ゲーム</translation>
    </message>
    <message>
        <source>Game {number} ends in week {week}.</source>
        <extracomment>Log at a game&apos;s end: {number} counts the games, {week} is the week in which it ended.</extracomment>
        <translation>第{number}ゲームは第{week}週で終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>Game {number} of {games} has %n week(s). {seat} has the start card.</source>
        <extracomment>Log at a game&apos;s start: {number} of {games} in the match, %n is its number of weeks, {seat} the start player.</extracomment>
        <translation>
            <numerusform>{games}ゲーム中の第{number}ゲーム（全%n週）です。スタートカードは{seat}が持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of {games} · {week}</source>
        <extracomment>Line below the table: {number} of {games} in the match, {week} a text such as “Week 2 of 10”.</extracomment>
        <translation>第{number}ゲーム（全{games}ゲーム）・{week}</translation>
    </message>
    <message>
        <source>Godan by adding cards</source>
        <extracomment>Option before a match, on or off: groups grown to five end the game.</extracomment>
        <translation>追加でも五断</translation>
    </message>
    <message>
        <source>Godan!</source>
        <extracomment>Name of an achievement: five cards of one number. Also the heading over the table, large, when they end the game.</extracomment>
        <translation>五断！</translation>
    </message>
    <message>
        <source>Godan! {seat} has laid {cards}: the game ends at once.</source>
        <extracomment>Log when five of a number end the game; {cards} is “five 10s”, {seat} the one who laid them.</extracomment>
        <translation>五断！ {seat}が{cards:を}そろえました。ゲームはここで終わりです。</translation>
    </message>
    <message>
        <source>Has the start card</source>
        <extracomment>Tip of the start card&apos;s badge on a player&apos;s name plate.</extracomment>
        <translation>スタートカードを持っています</translation>
    </message>
    <message>
        <source>House 1</source>
        <extracomment>What the first house rules of our own are called, where results are told by them.</extracomment>
        <translation>ハウス1</translation>
    </message>
    <message>
        <source>House 1 has nine each of five numbers: five equal cards are often dealt, and many games end early.</source>
        <translation>ハウス1は5種類の数字が9枚ずつ。同じ5枚がよく配られ、早く終わるゲームが多くなります。</translation>
    </message>
    <message>
        <source>House 1: wild and short</source>
        <translation>ハウス1：荒れて短い</translation>
    </message>
    <message>
        <source>House 2</source>
        <extracomment>What the second house rules of our own are called, where results are told by them.</extracomment>
        <translation>ハウス2</translation>
    </message>
    <message>
        <source>House 2 has seven each of six numbers: most games last for weeks, and a fifth card is hard to get.</source>
        <translation>ハウス2は6種類の数字が7枚ずつ。たいていのゲームは何週もつづき、5枚目はなかなかそろいません。</translation>
    </message>
    <message>
        <source>House 2: steady and long</source>
        <translation>ハウス2：落ち着いて長い</translation>
    </message>
    <message>
        <source>How did the game end?</source>
        <translation>ゲームはどう終わりましたか？</translation>
    </message>
    <message numerus="yes">
        <source>If the game ended right after this, the cards left in your hand would cost you %n point(s).</source>
        <extracomment>Explained hint, what is at risk: %n is what the hand after the advised move would lose.</extracomment>
        <translation>
            <numerusform>このあとすぐゲームが終わると、手札に残るカードで%n点の失点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>In a set, everyone has the start card once.</source>
        <extracomment>Explains the option “Sets” below its name.</extracomment>
        <translation>1セットのあいだに、全員が一度ずつスタートカードを持ちます。</translation>
    </message>
    <message>
        <source>In hand</source>
        <extracomment>Column of the reference card: what a card left in hand costs, such as −10.</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>In hand: what each card costs you if it’s there when the game ends.</source>
        <translation>手札：ゲームが終わったときに残っている手札の、1枚ごとの失点です。</translation>
    </message>
    <message>
        <source>In your field, two are worth {two} points, three {three}, four 40 and five 50.</source>
        <extracomment>Tip of a number card: {two} and {three} are the points that two or three of this card score as a group.</extracomment>
        <translation>自分の場に2枚で{two}点、3枚で{three}点、4枚で40点、5枚で50点です。</translation>
    </message>
    <message>
        <source>Incoming card</source>
        <extracomment>Title of the place in the middle with the face-down card that the next player may take.</extracomment>
        <translation>回ってくるカード</translation>
    </message>
    <message>
        <source>It doesn’t fit any group in {name}’s field.</source>
        <extracomment>Hint on which card to pass on; {name} is the player on the left, who gets it.</extracomment>
        <translation>{name}の場に、このカードを足せる組はありません。</translation>
    </message>
    <message>
        <source>It ends the game at once, before anyone else can lay a card.</source>
        <extracomment>Hint for a job: five of a number, or enough Severance cards.</extracomment>
        <translation>すぐにゲームが終わり、ほかの人はもうカードを出せません。</translation>
    </message>
    <message>
        <source>It’s godan even if you add to a group to make five. The game is over, and Hana and Sora pay for every card in their hands.</source>
        <translation>組に加えて5枚にしても五断です。ゲームが終わり、ハナとソラは残った手札の分だけ失点します。</translation>
    </message>
    <message>
        <source>It’s the last {card}, so nobody can do a job with it.</source>
        <extracomment>Hint on which card to pass on: {card} is a role card, and all others of its kind have been laid or discarded.</extracomment>
        <translation>{card:は}これが最後の1枚で、もうだれもシゴトに使えません。</translation>
    </message>
    <message>
        <source>It’s week 1 of 10, and you hold mostly pairs. Larger sets score more, and cards in your field can be stolen. With three players, only about one game in seven ends in its first week.</source>
        <translation>全10週の第1週で、手札はほとんど2枚組です。組は大きいほど得点になり、場に出したカードは奪われることがあります。3人では、第1週で終わるのは7ゲームに1回ほどです。</translation>
    </message>
    <message>
        <source>It’s week 10, the last one. In week 1 you laid two 10s, and you hold two more. A group can grow: two 10s are worth 10 points, three are worth 15, and four are worth 40.</source>
        <translation>第10週、最後の週です。第1週に10を2枚出し、手札にもう2枚あります。場の組は大きくできます。10は2枚で10点、3枚で15点、4枚なら40点です。</translation>
    </message>
    <message>
        <source>It’s week 9 of 10. You hold a 15 and three Cover-up cards. Cover-up lets you discard other cards from your hand, and makes you discard at least one. In your field are three 15s.</source>
        <translation>全10週の第9週です。手札は15と、隠滅が3枚です。隠滅を出すと、ほかの手札も捨てられます。ただし、手札が残っていれば、少なくとも1枚は捨てなければなりません。場には15が3枚あります。</translation>
    </message>
    <message>
        <source>It’s week 9 of 10: you’ve got two turns left. You hold two 20s, two 10s and a Robbery card. In your field, the pairs score; in your hand, they cost you 60 points.</source>
        <translation>全10週の第9週で、手番はあと2回です。手札は20が2枚、10が2枚、強奪が1枚です。2枚組は、場に出せば得点ですが、手札に残れば合わせて60点の失点です。</translation>
    </message>
    <message>
        <source>It’s your last turn in this game: what you don’t lay now costs you points.</source>
        <translation>このゲームの最後の手番です。いま出さないカードは失点になります。</translation>
    </message>
    <message>
        <source>It’s your only card that goes with nothing you have.</source>
        <extracomment>Hint on which card to pass on: all others belong to a set in the hand or fit an own group.</extracomment>
        <translation>手札にも場にも合わないカードは、これだけです。</translation>
    </message>
    <message>
        <source>Keep the 20s together: they’re your way to end the game when it suits you.</source>
        <translation>20はまとめて持っておきましょう。好きなときにゲームを終わらせる切り札です。</translation>
    </message>
    <message>
        <source>Lay Severance on its own, with no opponent and no other cards.</source>
        <extracomment>Refusal of a Severance that also names an opponent or other cards.</extracomment>
        <translation>切断はそれだけで出します。相手やほかのカードは選ばないでください。</translation>
    </message>
    <message>
        <source>Lay all four 15s: three are worth 20 points, but four are worth 40.</source>
        <translation>15を4枚とも出しましょう。3枚なら20点ですが、4枚なら40点です。</translation>
    </message>
    <message>
        <source>Lay all four 25s: they score 40 points, and none is left to cost you any.</source>
        <translation>25を4枚とも出しましょう。40点になり、失点も残りません。</translation>
    </message>
    <message>
        <source>Lay five of them in one job, and the game ends at once.</source>
        <translation>1回のシゴトで5枚出すと、すぐにゲームが終わります。</translation>
    </message>
    <message>
        <source>Lay five of them yourself, and the game ends at once.</source>
        <extracomment>Second line of a number card&apos;s tip, below the group&apos;s points; cards robbed from others don&apos;t count.</extracomment>
        <translation>自分で5枚そろえて出すと、すぐにゲームが終わります。</translation>
    </message>
    <message>
        <source>Lay number cards on their own, without naming an opponent or other cards.</source>
        <extracomment>Refusal of a job with number cards that also names an opponent or other cards.</extracomment>
        <translation>数字カードはそれだけで出します。相手やほかのカードは選ばないでください。</translation>
    </message>
    <message>
        <source>Lay what you have in time</source>
        <translation>終わる前に出し切る</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <extracomment>Short label below the table with what the remaining hand would cost after the picked job.</extracomment>
        <translation>残る手札</translation>
    </message>
    <message>
        <source>Left in your hand, your Robbery cards cost you 10 points each. Use them while you can.</source>
        <translation>強奪は、残ると1枚10点の失点になるだけです。使えるうちに使いましょう。</translation>
    </message>
    <message>
        <source>Let the others pay for what’s left in their hands.</source>
        <translation>ほかのふたりには、残った手札の分だけ失点してもらいましょう。</translation>
    </message>
    <message>
        <source>Make the most of your group of 10s.</source>
        <translation>10の組で、できるだけ多く得点しましょう。</translation>
    </message>
    <message>
        <source>Name exactly one card, as in “{example}”.</source>
        <extracomment>Error for an action&apos;s text in a record: passing on takes one card; {example} is a correct text.</extracomment>
        <translation>カードは1枚だけ書いてください。例：{example}</translation>
    </message>
    <message>
        <source>New group</source>
        <extracomment>What a job was done with, in a table of the command balance: cards of a number that wasn’t in the field.</extracomment>
        <translation>新しい組</translation>
    </message>
    <message>
        <source>Next game</source>
        <extracomment>Button of the result sheet: deal the next game of the match.</extracomment>
        <translation>次のゲームへ</translation>
    </message>
    <message numerus="yes">
        <source>No card in your hand would cost you more at the end than this one: %n point(s).</source>
        <extracomment>Hint on which card to pass on: %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>手札の中に、これより失点の大きいカードはありません（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>No opponent has a card in the field that you can take. Lay another set, or take the card.</source>
        <translation>奪えるカードが、だれの場にもありません。ほかの組を出すか、マワシを選んでください。</translation>
    </message>
    <message>
        <source>No other {card} can come any more.</source>
        <extracomment>Hint on which card to pass on: {card} is a single number card, and all others like it are face up.</extracomment>
        <translation>{card:は}、もうほかに来ません。</translation>
    </message>
    <message>
        <source>Nobody takes the incoming {cards}: it’s discarded face up.</source>
        <extracomment>Log after the week&apos;s last player did a job; {cards} is the card that nobody took.</extracomment>
        <translation>だれも受け取らなかった{cards:を}表向きに捨てました。</translation>
    </message>
    <message>
        <source>Now it’s the last week.</source>
        <translation>最後の週です。</translation>
    </message>
    <message>
        <source>Now the other choice. You take the card that comes, and pass any card from your hand on to Hana, face down.</source>
        <translation>今度はもうひとつの選び方です。回ってきたカードを受け取り、手札から1枚を伏せたままハナへ回します。</translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, it would cost you most in hand: %n point(s).</source>
        <extracomment>Hint on which card to pass on: it’s a single card that fits no own group; %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>手札にも場にも合わないカードの中で、失点がいちばん大きいカードです（%n点）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, it’s the hardest to match: only %n more can come.</source>
        <extracomment>Hint on which card to pass on: it’s a single card that fits no own group; %n like it are unseen, fewer than of the other single cards.</extracomment>
        <translation>
            <numerusform>手札にも場にも合わないカードの中で、いちばんそろえにくいカードです（残り%n枚）。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, none would cost you more in hand than this one: %n point(s).</source>
        <extracomment>Hint on which card to pass on: several cards that fit neither the hand nor an own group cost equally much, %n points each.</extracomment>
        <translation>
            <numerusform>手札にも場にも合わないカードの中に、これより失点の大きいカードはありません（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Of the numbers you have sets of, {card} scores the least.</source>
        <extracomment>Reason for a hint to pass on a card: {card} is its number, of which the hand has several.</extracomment>
        <translation>そろっている数字のうち、{card:の}得点がいちばん少なくなります。</translation>
    </message>
    <message>
        <source>One Severance card is no use yet, but costs only 10 points if it’s left over. A 20 costs 20.</source>
        <translation>切断1枚では何もできませんが、残っても10点の失点です。20は残ると20点の失点になります。</translation>
    </message>
    <message>
        <source>One more makes 15 points, but two more make 40. Add both.</source>
        <translation>1枚加えると15点ですが、2枚なら40点です。2枚とも加えましょう。</translation>
    </message>
    <message>
        <source>One set: one game per player</source>
        <extracomment>Choice of the option “Sets”, the default.</extracomment>
        <translation>1セット：人数と同じ数のゲーム</translation>
    </message>
    <message>
        <source>One {card} isn’t enough for a new group: lay at least two.</source>
        <extracomment>Refusal of a single number card {card} that no group in the own field has.</extracomment>
        <translation>{card:が}1枚だけでは新しい組になりません。2枚以上出してください。</translation>
    </message>
    <message>
        <source>Only Robbery takes cards from another player’s field.</source>
        <translation>ほかの人の場からカードを奪えるのは、強奪だけです。</translation>
    </message>
    <message>
        <source>Only cards in your field score. A card left in your hand costs points at the end: its number, or 10 for a role card. Each week you have one turn: take the face-down card that comes to you, or do a job. This is the last week.</source>
        <translation>得点になるのは場に出したカードだけです。最後に手札に残ったカードは失点で、数字カードはその数字の分、役柄カードは10点です。手番は週に1回です。伏せて回ってきたカードを受け取るマワシか、手札を出すシゴトのどちらかをします。いまは最後の週です。</translation>
    </message>
    <message>
        <source>Or, on your turn, take the card and pass {cards} on.</source>
        <extracomment>End of “why can’t I play this?”; {cards} are cards of the own hand. “Take the card” is the button of that name.</extracomment>
        <translation>または、自分の番にマワシを選べば、{cards:を}手放せます。</translation>
    </message>
    <message>
        <source>Other cards are worth more: Hana’s two 30s bring you 30 points and cost her as many.</source>
        <translation>もっと得なカードがあります。ハナの30を2枚奪えば、あなたが30点を得て、ハナが30点を失います。</translation>
    </message>
    <message>
        <source>Our copy of the rulebook lacks the list of cards, the sheet on role cards and the scoring of a game. These parts are our own invention; the other rules follow the rulebook.</source>
        <translation>手元のルールブックには、カードの一覧、役柄カードの説明書、得点計算の章がありません。この部分は、わたしたちが補ったものです。ほかはルールブックのとおりです。</translation>
    </message>
    <message>
        <source>Pass a card on</source>
        <translation>1枚回す</translation>
    </message>
    <message>
        <source>Pass on</source>
        <extracomment>Button and shortcut after taking the incoming card: one card goes to the next player.</extracomment>
        <translation>回す</translation>
    </message>
    <message>
        <source>Pass on {cards}</source>
        <extracomment>What a button does, and hint after taking; {cards} is the card that goes to the next player.</extracomment>
        <translation>{cards:を}回す</translation>
    </message>
    <message>
        <source>Pass {cards} on to {left}, face down.</source>
        <extracomment>Prompt after taking, with a card picked: {cards} is that card, {left} the next player.</extracomment>
        <translation>{cards:を}伏せて{left}へ回します。</translation>
    </message>
    <message>
        <source>Pays {points}</source>
        <extracomment>Badge beside a player&apos;s name: {points} is what this player owes to others when the game is scored.</extracomment>
        <translation>支払い −{points}</translation>
    </message>
    <message>
        <source>Pick cards from only one opponent’s field.</source>
        <extracomment>Prompt when a Robbery has cards of several opponents picked.</extracomment>
        <translation>カードを選べるのは、ひとりの相手の場からだけです。</translation>
    </message>
    <message>
        <source>Rob an opponent of three cards or more in one job.</source>
        <translation>1回のシゴトで、ほかの人から3枚以上強奪しましょう。</translation>
    </message>
    <message>
        <source>Rob {seat} of {others} with {cards}</source>
        <extracomment>What a button does, and hint: {cards} lists the Robbery cards, {others} what they take from the opponent {seat}.</extracomment>
        <translation>{cards:を}出して、{seat}から{others:を}奪う</translation>
    </message>
    <message numerus="yes">
        <source>Rob {victim} of {loot} with {cards}: your group will be worth %n point(s).</source>
        <extracomment>Prompt with a Robbery picked: {cards} lists the Robbery cards, {loot} what they take from {victim}; %n is the own group&apos;s new value.</extracomment>
        <translation>
            <numerusform>{cards:を}出して、{victim}から{loot:を}奪います。自分の組は%n点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Robbery</source>
        <extracomment>Name of the role card R, in lists of cards such as “two Robbery cards”.</extracomment>
        <translation>強奪</translation>
    </message>
    <message>
        <source>Robbery takes cards of one number only, never role cards.</source>
        <extracomment>Refusal of a Robbery that would take different cards or role cards.</extracomment>
        <translation>強奪で奪えるのは、同じ数字のカードだけです。役柄カードは奪えません。</translation>
    </message>
    <message>
        <source>Role card “{key}” is listed twice. Keep only one entry.</source>
        <extracomment>Error in a house-rule file; {key} is the role card&apos;s letter.</extracomment>
        <translation>役柄カード「{key}」が2回書かれています。ひとつだけ残してください。</translation>
    </message>
    <message>
        <source>Role cards</source>
        <extracomment>Heading on the reference card, above the effects of Severance, Robbery, Cover-up and Collection.</extracomment>
        <translation>役柄カード</translation>
    </message>
    <message>
        <source>Role cards have effects instead of points. With two Robbery cards you take one or two cards of one number from one player’s field. It’s the last week, so nobody has much time to strike back.</source>
        <translation>役柄カードには得点の代わりに効果があります。強奪を2枚出すと、ひとりの場から同じ数字を1枚か2枚奪えます。最後の週なので、取り返す時間はほとんどありません。</translation>
    </message>
    <message>
        <source>Say how the game ended.</source>
        <translation>ゲームの終わり方を選んでください。</translation>
    </message>
    <message>
        <source>Set collection</source>
        <extracomment>Kind of game, beside the numbers of players and minutes on the start screen.</extracomment>
        <translation>カード集め</translation>
    </message>
    <message>
        <source>Sets</source>
        <extracomment>Option before a match; a set is as many games as there are players.</extracomment>
        <translation>セット数</translation>
    </message>
    <message>
        <source>Severance</source>
        <extracomment>Name of the role card S, in lists of cards such as “two Severance cards”.</extracomment>
        <translation>切断</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Option before a match: a number from 0 to 1000.</extracomment>
        <translation>最初の持ち点</translation>
    </message>
    <message>
        <source>Steal from a group with role cards</source>
        <translation>強奪で組を奪う</translation>
    </message>
    <message>
        <source>Take a card or do a job?</source>
        <translation>マワシとシゴト、どちらをしましょう？</translation>
    </message>
    <message>
        <source>Take a card, pass one on</source>
        <translation>マワシで1枚受け取る</translation>
    </message>
    <message>
        <source>Take cards while there’s time</source>
        <translation>早いうちはマワシをする</translation>
    </message>
    <message>
        <source>Take the card</source>
        <extracomment>Button, hint and shortcut: take the incoming card, then pass one on. Japanese names the action as the rulebook does.</extracomment>
        <translation>マワシ</translation>
    </message>
    <message>
        <source>Take the card that’s come to you.</source>
        <translation>回ってきたカードを受け取りましょう。</translation>
    </message>
    <message>
        <source>Take the cards that help you and hurt their owner most.</source>
        <translation>自分には得で、相手にはいちばん痛いカードを奪いましょう。</translation>
    </message>
    <message>
        <source>Take the incoming card and discard one, or do a job: lay a set in your field.</source>
        <extracomment>Prompt at the start of the turn for the week&apos;s last player, who discards instead of passing on.</extracomment>
        <translation>マワシ（受け取って1枚捨てる）か、シゴト（組を場に出す）かを選んでください。</translation>
    </message>
    <message>
        <source>Take the incoming card and pass one on, or do a job: lay a set in your field.</source>
        <extracomment>Prompt at the start of a turn with both actions, named as on their buttons.</extracomment>
        <translation>マワシ（受け取って1枚回す）か、シゴト（組を場に出す）かを選んでください。</translation>
    </message>
    <message>
        <source>Take the top card of the deck and pass one on, or do a job: lay a set in your field.</source>
        <translation>マワシ（山札の上の1枚を受け取って1枚回す）か、シゴト（組を場に出す）かを選んでください。</translation>
    </message>
    <message>
        <source>Take this card into your hand, then discard one card face up.</source>
        <extracomment>Prompt for the week&apos;s last player after picking the incoming card.</extracomment>
        <translation>このカードを手札に加えてから、1枚を表向きに捨てます。</translation>
    </message>
    <message>
        <source>Take this card into your hand, then pass one on to {left}.</source>
        <extracomment>Prompt after picking the incoming card; {left} is the next player.</extracomment>
        <translation>このカードを手札に加えてから、1枚を{left}へ回します。</translation>
    </message>
    <message>
        <source>Taken: {cards}</source>
        <extracomment>Badge beside a player&apos;s name; {cards} lists the robbed cards in this player&apos;s field.</extracomment>
        <translation>奪った札：{cards}</translation>
    </message>
    <message>
        <source>Taking one lets you get rid of {card}, which goes with nothing you have.</source>
        <extracomment>Hint to take the incoming card, after which one is passed on or discarded: {card} is a single card in the hand.</extracomment>
        <translation>そのあと、手札にも場にも合わない{card:を}手放せます。</translation>
    </message>
    <message>
        <source>That card belongs to a set. Pass on a role card: you need at least two of a kind for a job.</source>
        <translation>それは組になるカードです。役柄カードは同じものが2枚ないと使えないので、1枚回しましょう。</translation>
    </message>
    <message>
        <source>That field doesn’t have that many of these cards. Take at most {there}.</source>
        <extracomment>Refusal of a Robbery; {there} is how many cards of the number are in the opponent&apos;s field.</extracomment>
        <translation>その相手の場に、このカードはそんなにありません。奪えるのは{there}枚までです。</translation>
    </message>
    <message>
        <source>That field has no {card}s. Choose a number card that it has.</source>
        <extracomment>Refusal of a Robbery; {card} is the number card that the opponent&apos;s field lacks.</extracomment>
        <translation>その相手の場に{card:は}ありません。そこにある数字カードを選んでください。</translation>
    </message>
    <message>
        <source>That leaves the others time to lay more, and leaves you with a Severance card or two. Lay all four.</source>
        <translation>それでは、ふたりにまだシゴトをする時間があり、切断も手札に残ります。4枚とも出しましょう。</translation>
    </message>
    <message>
        <source>That makes four 10s and 40 points, but the game goes on. Add both.</source>
        <translation>10が4枚で40点になりますが、ゲームはつづきます。2枚とも加えましょう。</translation>
    </message>
    <message>
        <source>That one belongs to a set you can lay. Which number do you hold only once?</source>
        <translation>それは組にできるカードです。1枚しかない数字はどれでしょう？</translation>
    </message>
    <message>
        <source>That’s a job, too, but not your best. Four of a number are worth 40 points: look at your 15s.</source>
        <translation>それもシゴトですが、最善ではありません。同じ数字が4枚なら40点です。15を見てみましょう。</translation>
    </message>
    <message>
        <source>That’s a new group for a few points. Adding two 10s to the group in your field brings 30.</source>
        <translation>新しい組の得点はわずかです。場の組に10を2枚加えれば、30点増えます。</translation>
    </message>
    <message>
        <source>That’s the other choice, and the next lesson is about it. This time, lay cards in your field.</source>
        <translation>それはもうひとつの選び方で、次のレッスンで扱います。ここでは、手札を場に出しましょう。</translation>
    </message>
    <message>
        <source>The deck’s top card goes to the player with the start card.</source>
        <translation>山札のいちばん上は、スタートカードを持つ人が受け取ります。</translation>
    </message>
    <message>
        <source>The game goes on, so you can still lay more sets.</source>
        <extracomment>Hint for a job that doesn’t end the game, where another one would.</extracomment>
        <translation>ゲームがつづくので、まだ組を出せます。</translation>
    </message>
    <message numerus="yes">
        <source>The game has up to %n week(s).</source>
        <extracomment>Score pad: how a game is dealt; %n is the number of weeks.</extracomment>
        <translation>
            <numerusform>1ゲームは%n週です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over, your hand is empty, and the others pay for every card. When you’re ahead, every week helps the others.</source>
        <translation>ゲームが終わり、手札のないあなたは失点なし、ほかのふたりは残った分だけ失点です。勝っているときは、長引くほど損をします。</translation>
    </message>
    <message>
        <source>The great robbery</source>
        <extracomment>Name of an achievement: to rob many cards at once.</extracomment>
        <translation>大強奪</translation>
    </message>
    <message>
        <source>The last week</source>
        <extracomment>Short banner as the last week of a game begins.</extracomment>
        <translation>最終週</translation>
    </message>
    <message>
        <source>The last week comes earlier, so the others have less time.</source>
        <extracomment>Hint for a job with Severance cards that don&apos;t end the game at once.</extracomment>
        <translation>最後の週が早まり、ほかの人の残り時間が短くなります。</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n game(s).</source>
        <extracomment>Score pad: when the match ends; %n is the number of games.</extracomment>
        <translation>
            <numerusform>対戦は%nゲームで終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>There’s no hurry: most games leave you enough weeks to do jobs. Take a card, so your sets can grow.</source>
        <translation>急ぐことはありません。たいていのゲームでは、シゴトをする週が十分にあります。マワシをして、組を大きくしましょう。</translation>
    </message>
    <message>
        <source>There’s no week left in which you could lay a card that you take now. Both 10s together bring you 30 points.</source>
        <translation>いま受け取っても、出せる週はもうありません。10を2枚加えれば、30点増えます。</translation>
    </message>
    <message>
        <source>There’s no week left to lay anything later. Lay the other pair: it scores instead of costing you points.</source>
        <translation>あとで出せる週はもうありません。もう1つの2枚組を出しましょう。失点が得点に変わります。</translation>
    </message>
    <message>
        <source>They bring the last week closer, by one week less than the number of cards.</source>
        <translation>出した枚数より1つ少ない週数だけ、最後の週が早まります。</translation>
    </message>
    <message numerus="yes">
        <source>This ends the game at once. The cards in your hand cost you %n point(s), so you score {points}.</source>
        <extracomment>Warning before a costly job; %n is the points lost for cards in hand, {points} this game&apos;s score with its sign.</extracomment>
        <translation>
            <numerusform>これでゲームが終わります。手札で%n点を失い、このゲームの得点は{points}点になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This ends the match: you finish on {total}, {seat} on {other} minus the cards left in hand.</source>
        <extracomment>Warning before a job; {total} is the player&apos;s final points, {seat} the leader, {other} that player&apos;s points before subtracting the hidden hand.</extracomment>
        <translation>これで対戦が終わります。自分は{total}点、{seat}は{other}点から手札の分を引いた得点になります。</translation>
    </message>
    <message>
        <source>This isn’t a file of GODAN house rules: it needs format “cardtable-house” and game “godan”.</source>
        <extracomment>Error in a house-rule file, after the place&apos;s name; both words in quotes stay as they are.</extracomment>
        <translation>これは五断のハウスルールのファイルではありません。formatは「cardtable-house」、gameは「godan」にしてください。</translation>
    </message>
    <message>
        <source>Three</source>
        <extracomment>Column of the reference card: what three of a number are worth in the field.</extracomment>
        <translation>3枚</translation>
    </message>
    <message>
        <source>Three 30s score more than two, and nobody can steal from your hand. As long as there are weeks to spare, take cards first.</source>
        <translation>30が3枚になって得点が増え、手札はだれにも奪われません。週に余裕があるうちは、マワシを先にしましょう。</translation>
    </message>
    <message>
        <source>To take these cards, also pick Robbery cards from your hand.</source>
        <extracomment>Prompt when only cards in an opponent&apos;s field are picked.</extracomment>
        <translation>これを奪うには、手札の強奪も選んでください。</translation>
    </message>
    <message>
        <source>Two</source>
        <extracomment>Column of the reference card: what two of a number are worth in the field.</extracomment>
        <translation>2枚</translation>
    </message>
    <message>
        <source>Two Robbery cards can take two cards: don’t leave Hana one.</source>
        <translation>強奪が2枚なら2枚奪えます。1枚残すことはありません。</translation>
    </message>
    <message>
        <source>Two sets: two games per player</source>
        <extracomment>Choice of the option “Sets”, for a long match.</extracomment>
        <translation>2セット：人数の2倍のゲーム</translation>
    </message>
    <message>
        <source>Two turns for two pairs: if you take a card now, a pair stays in your hand. Do a job.</source>
        <translation>手番は2回で、2枚組も2つです。いまマワシをすると、2枚組が1つ残ります。シゴトをしましょう。</translation>
    </message>
    <message>
        <source>Unknown role card “{key}”. Choose one of: {roles}.</source>
        <extracomment>Error in a house-rule file: {key} is the unknown letter, {roles} the known ones.</extracomment>
        <translation>役柄カード「{key}」はありません。使えるのは：{roles}</translation>
    </message>
    <message>
        <source>Value of the field</source>
        <extracomment>Label of what the groups in a player&apos;s field score so far, on the name plate.</extracomment>
        <translation>場の得点</translation>
    </message>
    <message>
        <source>Week 3: what’s your best job?</source>
        <translation>第3週です。いちばんよいシゴトは？</translation>
    </message>
    <message>
        <source>Week {week} of {weeks}</source>
        <extracomment>In the line below the table: {week} is the current week&apos;s number, {weeks} how many the game has.</extracomment>
        <translation>第{week}週（全{weeks}週）</translation>
    </message>
    <message>
        <source>Week {week} of {weeks}.</source>
        <extracomment>Log line when a week begins: {week} is its number, {weeks} how many the game has.</extracomment>
        <translation>第{week}週（全{weeks}週）です。</translation>
    </message>
    <message>
        <source>Week {week}, the last one</source>
        <extracomment>In the line below the table after the game&apos;s number; {week} is the number of the current week.</extracomment>
        <translation>第{week}週（最終週）</translation>
    </message>
    <message>
        <source>Week {week}, the last one.</source>
        <extracomment>Log line when the last week begins; {week} is its number.</extracomment>
        <translation>第{week}週（最終週）です。</translation>
    </message>
    <message>
        <source>What do you do first?</source>
        <translation>先にするのはどちらでしょう？</translation>
    </message>
    <message>
        <source>Which numbers are in {seat}’s field?</source>
        <extracomment>Score pad: a question after a game; {seat} is a player.</extracomment>
        <translation>{seat}の場にある数字は？</translation>
    </message>
    <message>
        <source>Who collected from whom?</source>
        <translation>だれがだれから取り立てましたか？</translation>
    </message>
    <message numerus="yes">
        <source>Who pays %n point(s)? Drop {cards} on that player’s field.</source>
        <extracomment>Prompt with Collection cards picked: {cards} lists them, %n is the points they collect.</extracomment>
        <translation>
            <numerusform>だれから%n点を取り立てますか？ {cards:を}その人の場に置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Who will you rob? Drop {cards} on a field, or first pick the cards to take.</source>
        <extracomment>Prompt with only Robbery cards picked; {cards} lists them.</extracomment>
        <translation>だれから奪いますか？ {cards:を}その人の場に置くか、先に奪うカードを選んでください。</translation>
    </message>
    <message>
        <source>Win a match in which you gain points in every game.</source>
        <translation>すべてのゲームで得点をプラスにして、対戦に勝ちましょう。</translation>
    </message>
    <message numerus="yes">
        <source>With another {card} your set would score %n point(s) more.</source>
        <extracomment>Reason for a hint to take the incoming card instead of laying a set: {card} is the set&apos;s number, %n the gain.</extracomment>
        <translation>
            <numerusform>{card:が}もう1枚あれば、この組の得点は%n点増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>With five of a kind</source>
        <extracomment>Button: one way in which a game at a real table ended: a group of five equal numbers.</extracomment>
        <translation>五断で</translation>
    </message>
    <message>
        <source>You can do jobs in the coming weeks. This time, take the card.</source>
        <translation>シゴトはこの先の週でもできます。ここではマワシを選びましょう。</translation>
    </message>
    <message>
        <source>You can pass on only one card, but you’ve picked {picked}.</source>
        <extracomment>Answer to “why can’t I play this?” after a card was taken; {picked} is how many cards are picked.</extracomment>
        <translation>手放すのは1枚ですが、{picked}枚選んでいます。</translation>
    </message>
    <message>
        <source>You can’t do a job with one {card} alone.</source>
        <extracomment>Reason for a hint to pass on a single role card, which {card} is.</extracomment>
        <translation>{card:が}1枚だけでは、シゴトができません。</translation>
    </message>
    <message>
        <source>You can’t pass a card on yet: first take one.</source>
        <translation>まだ回せません。先に、マワシでカードを受け取ってください。</translation>
    </message>
    <message>
        <source>You can’t take cards back from your field.</source>
        <translation>自分の場のカードは、もう出せません。手札にも戻せません。</translation>
    </message>
    <message>
        <source>You don’t have that many of these cards. Use at most {held}.</source>
        <extracomment>Refusal of an action in a record or by a program; {held} is how many of the cards the hand has.</extracomment>
        <translation>そのカードはそんなに持っていません。使えるのは{held}枚までです。</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of cards that would cost you %n point(s).</source>
        <extracomment>Hint for a Cover-up; %n is the points that the discarded and laid cards would lose.</extracomment>
        <translation>
            <numerusform>手札に残したときの失点が%n点減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n job(s) to do and only {weeks} after this one, so there’s no time to lose.</source>
        <extracomment>Reason for a hint in GODAN; {weeks} is a text such as “1 week”, %n is how many jobs the hand is good for.</extracomment>
        <translation>
            <numerusform>できるシゴトが%n回あるのに、今週のあとは{weeks}しかありません。急ぎましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no cards for a job: take the card.</source>
        <translation>手札がないので、シゴトはできません。マワシを選んでください。</translation>
    </message>
    <message>
        <source>You have no other {card} to go with it.</source>
        <extracomment>Hint on which card to pass on; {card} is that card.</extracomment>
        <translation>手札の{card:は}この1枚だけです。</translation>
    </message>
    <message>
        <source>You have no set for a job: take the incoming card.</source>
        <extracomment>Prompt when nothing but taking is possible.</extracomment>
        <translation>シゴトに出せる組がありません。マワシで、回ってきたカードを受け取ってください。</translation>
    </message>
    <message>
        <source>You have no set for a job: take the top card of the deck.</source>
        <translation>シゴトに出せる組がありません。マワシで、山札の上の1枚を受け取ってください。</translation>
    </message>
    <message>
        <source>You have no {cards} card in your hand.</source>
        <extracomment>Refusal of an action in a record or by a program with cards that aren&apos;t held; {cards} is the card.</extracomment>
        <translation>手札に{cards:は}ありません。</translation>
    </message>
    <message>
        <source>You keep {cards}, enough for a job.</source>
        <extracomment>Hint on which card to pass on: {cards} lists Robbery or Collection cards that stay in the hand, such as “two Robbery cards”.</extracomment>
        <translation>{cards:が}手札に残り、シゴトに使えます。</translation>
    </message>
    <message>
        <source>You were dealt five 20s: laying them is godan and ends the game at once. But Hana and Sora have already laid two large sets each, and everything left in your hand would cost you points.</source>
        <translation>20が5枚配られました。出せば五断で、ゲームがすぐに終わります。でも、ハナとソラはもう大きな組を2つずつ出しています。それに、残った手札はすべて失点になります。</translation>
    </message>
    <message numerus="yes">
        <source>Your group gains %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job that adds number cards to a group; %n is what the group gains, {cost} the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>組の得点が%n点増え、手札に残したときの失点が{cost}点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your group of this number already has 5 cards, the maximum. Choose other cards.</source>
        <extracomment>Refusal of adding to a full group in the own field, by laying or robbing.</extracomment>
        <translation>この数字の組には、もう上限の5枚があります。ほかのカードを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Your new group is worth %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job with number cards of which the field has none; %n is what the group is worth, {cost} is the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>新しい組は%n点になり、手札に残したときの失点が{cost}点減ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’d need %n more {card} card(s) in your hand.</source>
        <extracomment>Answer to “Why can’t I play this?”: %n more role cards are lacking; {card} is the role’s name.</extracomment>
        <translation>
            <numerusform>手札に{card}があと%n枚必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re ahead, so end the game.</source>
        <translation>リードしているので、ゲームを終わらせましょう。</translation>
    </message>
    <message>
        <source>You’re last this week, so {name} can’t add it to a group.</source>
        <extracomment>Hint on which card to discard: {name} is an opponent with a group of its number, but it goes to nobody.</extracomment>
        <translation>今週は最後の番なので、{name}がこれを組に足すことはありません。</translation>
    </message>
    <message>
        <source>You’re last this week: choose a card from your hand to discard face up.</source>
        <extracomment>Prompt for the week&apos;s last player after taking the card.</extracomment>
        <translation>この週の最後の手番です。表向きに捨てるカードを手札から選んでください。</translation>
    </message>
    <message>
        <source>You’ve got four 30s, and the single 20 is gone. Pass on what goes with nothing, the highest numbers first.</source>
        <translation>30が4枚そろい、1枚だけの20もなくなりました。組にならないカードを、大きい数字から先に回しましょう。</translation>
    </message>
    <message>
        <source>You’ve got more than enough cards. Use the time to lay the ones that cost you most.</source>
        <translation>カードはもう十分です。週が残っているうちに、失点の大きいカードを出しましょう。</translation>
    </message>
    <message>
        <source>You’ve got two jobs left. Which comes first?</source>
        <translation>シゴトはあと2回です。どちらを先にしましょう？</translation>
    </message>
    <message>
        <source>You’ve got what you need already: three 10s in your field and two in your hand make five.</source>
        <translation>必要なカードはもうあります。場に10が3枚、手札に2枚、合わせて5枚です。</translation>
    </message>
    <message>
        <source>You’ve laid three big groups, and all you hold is four Severance cards. Hana and Sora still have their hands full. Two Severance cards take a week away, three take two, and four end the game at once.</source>
        <translation>大きな組を3つ出して、手札は切断4枚だけです。ハナとソラの手札は、まだたくさん残っています。切断は2枚で1週、3枚で2週、終わりを早めます。4枚ならすぐに終わります。</translation>
    </message>
    <message>
        <source>You’ve taken the card. Now choose one from your hand to let go.</source>
        <extracomment>Refusal of anything but passing on or discarding after the incoming card was taken.</extracomment>
        <translation>カードは受け取りました。次は、手放すカードを手札から1枚選んでください。</translation>
    </message>
    <message>
        <source>cards in hand −{cost}</source>
        <extracomment>Part of a result; {cost} is the points lost for cards left in the hand.</extracomment>
        <translation>手札 −{cost}点</translation>
    </message>
    <message numerus="yes">
        <source>costs %n point(s)</source>
        <extracomment>Read out for a card that lies open in a hand after the last game; %n is what all cards of its kind there cost.</extracomment>
        <translation>
            <numerusform>失点%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>empty hand</source>
        <extracomment>Part of a result, after the groups&apos; points: nothing is lost for cards in hand.</extracomment>
        <translation>手札は空</translation>
    </message>
    <message numerus="yes">
        <source>group worth %n point(s)</source>
        <extracomment>Tip of a group&apos;s value in a field, after the cards&apos; name; %n is the value.</extracomment>
        <translation>
            <numerusform>%n点の組</numerusform>
        </translation>
    </message>
    <message>
        <source>groups {groups}, collections +{collected}, {hand}</source>
        <extracomment>A result&apos;s parts with {collected} points received: {groups} is the groups&apos; points, {hand} a text such as “cards in hand −10”.</extracomment>
        <translation>組 {groups}点、取立 +{collected}点、{hand}</translation>
    </message>
    <message>
        <source>groups {groups}, collections −{collected}, {hand}</source>
        <extracomment>A result&apos;s parts with {collected} points paid: {groups} is the groups&apos; points, {hand} a text such as “cards in hand −10”.</extracomment>
        <translation>組 {groups}点、取立 −{collected}点、{hand}</translation>
    </message>
    <message>
        <source>groups {groups}, {hand}</source>
        <extracomment>A result&apos;s parts: {groups} is the groups&apos; points, {hand} a text such as “cards in hand −10”.</extracomment>
        <translation>組 {groups}点、{hand}</translation>
    </message>
    <message>
        <source>{name} needs only one more {card} to end the game, so don’t hold back your sets.</source>
        <extracomment>Reason for a hint in GODAN; {name} is an opponent, {card} is a card.</extracomment>
        <translation>{name}は、{card:が}あと1枚そろえばゲームを終わらせられます。早めに組を出しておきましょう。</translation>
    </message>
    <message numerus="yes">
        <source>{name} will owe you %n point(s).</source>
        <extracomment>Hint for a Collection; {name} is the opponent who pays, %n the points.</extracomment>
        <translation>
            <numerusform>{name}から%n点を取り立てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s group loses %n point(s), and you gain {gain}.</source>
        <extracomment>Reason for a hint in GODAN to use Robbery; {name} is an opponent, {gain} is a number of points for the own group, %n is a number.</extracomment>
        <translation>
            <numerusform>{name}の組は%n点減り、自分の組は{gain}点増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of them end the game at once; fewer bring the last week closer.</source>
        <extracomment>Tip of the role card Severance; {number} is how many of it end the game, usually 4.</extracomment>
        <translation>{number}枚でゲームがすぐに終わります。それより少ないと、最後の週が早まります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} adds {cards}: the group is now worth %n point(s).</source>
        <extracomment>Log: {seat} added the number cards {cards} to a group, whose new value is %n.</extracomment>
        <translation>
            <numerusform>{seat}が{cards:を}追加しました。組は%n点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} cashes in {cards}, worth %n point(s).</source>
        <extracomment>Log: {seat} laid the number cards {cards} as a new group, whose value is %n.</extracomment>
        <translation>
            <numerusform>{seat}が{cards:を}出してシゴト。組は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} discards {cards}, and the week ends.</source>
        <extracomment>Log: {seat}, the week&apos;s last player, discarded the card {cards} face up.</extracomment>
        <translation>{seat}が{cards:を}捨てて、この週が終わりました。</translation>
    </message>
    <message>
        <source>{seat} discards {gone} with {cards}.</source>
        <extracomment>Log: {seat} laid the Cover-up cards {cards} and discarded the hand cards {gone}.</extracomment>
        <translation>{seat}が{cards:を}出して、{gone:を}捨てました。</translation>
    </message>
    <message>
        <source>{seat} has five of a number</source>
        <extracomment>Line below “Godan!”: {seat} is who laid them.</extracomment>
        <translation>{seat}が同じ数字を5枚そろえました</translation>
    </message>
    <message>
        <source>{seat} lays {cards}, with nothing left to discard.</source>
        <extracomment>Log: {seat} laid the last hand cards, all Cover-up, listed in {cards}.</extracomment>
        <translation>{seat}が{cards:を}出しました。捨てる手札は残っていません。</translation>
    </message>
    <message>
        <source>{seat} lays {cards}: the game ends at once.</source>
        <extracomment>Log: {seat} laid as many Severance cards, listed in {cards}, as end the game.</extracomment>
        <translation>{seat}が{cards:を}出しました。ゲームはここで終わりです。</translation>
    </message>
    <message>
        <source>{seat} lays {cards}: this week is the last.</source>
        <extracomment>Log: {seat} laid Severance cards, listed in {cards}, that leave only the current week.</extracomment>
        <translation>{seat}が{cards:を}出しました。この週が最後になります。</translation>
    </message>
    <message>
        <source>{seat} lays {cards}: week {week} is now the last.</source>
        <extracomment>Log: {seat} laid Severance cards, listed in {cards}; {week} is the new last week&apos;s number.</extracomment>
        <translation>{seat}が{cards:を}出しました。最後は第{week}週になります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays {cards}: {payer} will pay %n point(s).</source>
        <extracomment>Log: {seat} laid the Collection cards {cards}; {payer} owes %n when the game is scored.</extracomment>
        <translation>
            <numerusform>{seat}が{cards:を}出し、{payer}が%n点払います。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} needs one more {cards} for godan</source>
        <extracomment>Short banner: {seat} has laid four of a number, {cards} is that number.</extracomment>
        <translation>{seat}は{cards:が}あと1枚で五断</translation>
    </message>
    <message>
        <source>{seat} passes a card on to {left}.</source>
        <extracomment>Log, for those who don&apos;t know the card: {seat} passed it on to {left}.</extracomment>
        <translation>{seat}が{left}へ1枚回しました。</translation>
    </message>
    <message>
        <source>{seat} passes {cards} on to {left}.</source>
        <extracomment>Log, for those who know the card {cards}: {seat} passed it on to the next player {left}.</extracomment>
        <translation>{seat}が{left}へ{cards:を}回しました。</translation>
    </message>
    <message>
        <source>{seat} robs {victim} of {loot} with {cards}.</source>
        <extracomment>Log: {seat} laid the Robbery cards {cards} and took {loot} from the field of {victim}.</extracomment>
        <translation>{seat}が{cards:を}出し、{victim}から{loot:を}奪取。</translation>
    </message>
    <message>
        <source>{seat} severs everything!</source>
        <extracomment>Heading over the table, large: {seat} has laid so many Severance cards that the game ends.</extracomment>
        <translation>{seat}がすべてを切断！</translation>
    </message>
    <message>
        <source>{seat} takes a card from the deck.</source>
        <extracomment>Log, for the others, when the start player takes the top card of the deck; {seat} is a player.</extracomment>
        <translation>{seat}が山札のカードを受け取りました。</translation>
    </message>
    <message>
        <source>{seat} takes the incoming card.</source>
        <extracomment>Log, for those who don&apos;t know the card: {seat} took it.</extracomment>
        <translation>{seat}がカードを受け取りました。</translation>
    </message>
    <message>
        <source>{seat} takes the incoming {cards}.</source>
        <extracomment>Log, for those who know the card: {seat} took the incoming card {cards}.</extracomment>
        <translation>{seat}が{cards:を}受け取りました。</translation>
    </message>
    <message>
        <source>{seat} takes {cards} from the deck.</source>
        <extracomment>Log, for whoever knows the card, when the start player takes the top card of the deck; {seat} is a player, {cards} the card.</extracomment>
        <translation>{seat}が山札の{cards:を}受け取りました。</translation>
    </message>
    <message>
        <source>{seat}’s best group: {cards}</source>
        <extracomment>Under the cards on a result sheet: {cards} is the most valuable group of the game’s winner {seat}.</extracomment>
        <translation>{seat}の最高の組：{cards}</translation>
    </message>
    <message>
        <source>{seat}’s godan: {cards}</source>
        <extracomment>Under the cards on a result sheet: {cards} are the five equal cards of the game’s winner {seat}.</extracomment>
        <translation>{seat}の五断：{cards}</translation>
    </message>
</context>
<context>
    <name>gunjo</name>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <extracomment>Read out with a card in an opened hand: %n is what its number costs.</extracomment>
        <translation>
            <numerusform>失点%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>0 means as many rounds as there are players. Any other number is a house rule.</source>
        <extracomment>Explains the option “Rounds” below its name.</extracomment>
        <translation>0なら、プレイヤーの人数と同じ数のラウンドを遊びます。ほかの数はハウスルールです。</translation>
    </message>
    <message>
        <source>13: odd totals only</source>
        <translation>13：合計は奇数だけ</translation>
    </message>
    <message>
        <source>14: picks up the latest play</source>
        <translation>14：直前のカードを手札に加える</translation>
    </message>
    <message>
        <source>15 beats 14, and three cards are gone. The number of cards doesn’t matter, only the total.</source>
        <translation>15で14を上回り、手札が3枚減りました。比べるのは枚数ではなく、合計です。</translation>
    </message>
    <message>
        <source>15: everyone passes a card to the left</source>
        <translation>15：全員が左どなりに1枚渡す</translation>
    </message>
    <message>
        <source>1: joins any set</source>
        <extracomment>A switch in the set-up: the 1s, which may be added to a set of another number.</extracomment>
        <translation>1：どの組にも加えられる</translation>
    </message>
    <message>
        <source>20 is too much for any single card, so you lead again, and go out with your 3s. Count the others’ cards: a last card can’t beat a total of 12 or more by itself. Only a player who draws another of the same number might.</source>
        <translation>1枚で20を上回れるカードはないので、また自分から、3を3枚出して上がれます。ほかの人の手札の枚数に注意しましょう。残り1枚では、合計12以上を上回れません。上回れるとしたら、同じ数字を引いて2枚にしたときだけです。</translation>
    </message>
    <message>
        <source>2: four at once win the round</source>
        <translation>2：一度に4枚出すとラウンドに勝つ</translation>
    </message>
    <message>
        <source>A 15 was played. Choose a card for {left}; everyone passes at the same time.</source>
        <extracomment>Prompt after a 15: {left} is the next player, who gets the card.</extracomment>
        <translation>15が出ました。{left}に渡すカードを1枚選んでください。全員が選んだら、いっせいに渡します。</translation>
    </message>
    <message>
        <source>A 15 was played: everyone passes one card, and you’ve picked {picked}.</source>
        <extracomment>Why cards can’t be passed to the left; {picked} are picked, more than one.</extracomment>
        <translation>15が出たので、全員が1枚ずつ渡します。いまは{picked}枚選んでいます。</translation>
    </message>
    <message>
        <source>A 15 was played: first everyone passes a card from their hand to the left.</source>
        <translation>15が出たので、先に全員が手札を1枚、左の人に渡します。</translation>
    </message>
    <message>
        <source>A 4! What can you play now?</source>
        <translation>4です！ 何を出せるでしょう？</translation>
    </message>
    <message>
        <source>A 7 goes with nothing and costs 5 points if you’re left with it. Take the 11.</source>
        <translation>7は組にならず、残ると5点の失点です。11をもらいましょう。</translation>
    </message>
    <message>
        <source>A good catch</source>
        <extracomment>Name of an achievement: to take many cards with a 14; a fisherman&apos;s word.</extracomment>
        <translation>大漁</translation>
    </message>
    <message>
        <source>A single {card} will beat hardly anything later, so lead with it now.</source>
        <extracomment>Reason for a hint to lead with a low card, the only one of its number; {card} is the number.</extracomment>
        <translation>1枚だけの{card}は、あとでは出しにくいカードです。場が空のいまなら出せます。</translation>
    </message>
    <message>
        <source>A swap ends your turn. If you draw, you may still play afterwards.</source>
        <translation>交換すると手番が終わります。引けば、そのあとまだ出せます。</translation>
    </message>
    <message>
        <source>A total of {sum} doesn’t beat {total}. Play a higher total.</source>
        <extracomment>Refusal of a play: {sum} is what its cards add up to, {total} the total to exceed.</extracomment>
        <translation>合計{sum}では{total}を上回れません。もっと大きい合計で出してください。</translation>
    </message>
    <message>
        <source>A total of {sum} is even. The 13 allows only odd totals.</source>
        <extracomment>Refusal of a play while a 13 is in force: {sum} is what its cards add up to.</extracomment>
        <translation>合計{sum}は偶数です。13が出ているので、奇数の合計で出してください。</translation>
    </message>
    <message>
        <source>A whole shoal</source>
        <extracomment>Name of an achievement: to play many cards at once; a shoal of fish.</extracomment>
        <translation>魚の群れ</translation>
    </message>
    <message>
        <source>Adds cards with special effects to the deck.</source>
        <translation>効果のあるカードのうち、選んだ数字を加えます。</translation>
    </message>
    <message>
        <source>All at once</source>
        <extracomment>Name of an achievement: to go out with many cards.</extracomment>
        <translation>一気に</translation>
    </message>
    <message>
        <source>All the chosen cards are passed to the left.</source>
        <translation>選んだカードを、いっせいに左どなりに渡しました。</translation>
    </message>
    <message>
        <source>Any play that beats {total} would break up one of your sets.</source>
        <extracomment>Reason for a hint not to play: {total} is the total that lies in the area.</extracomment>
        <translation>{total}を上回るには、手札の組をくずすことになります。</translation>
    </message>
    <message>
        <source>Be the first to empty your hand. The play area is empty, so you lead: play one card, or several of the same number, whichever number you like. The next player has to beat their total.</source>
        <translation>手札をいちばん早くなくすゲームです。場が空なので、自分から出します。好きな数字を1枚でも、同じ数字なら何枚でもいっしょに出せます。次の人は、その合計より大きい合計でなければ上回れません。</translation>
    </message>
    <message>
        <source>Beat 14 by as little as possible.</source>
        <translation>できるだけ小さい合計で14を上回りましょう。</translation>
    </message>
    <message>
        <source>Beat big fish with small ones</source>
        <translation>小さい魚も集まれば</translation>
    </message>
    <message>
        <source>Beat it with a higher total</source>
        <translation>大きい合計で上回る</translation>
    </message>
    <message>
        <source>Beat {total} or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt when the deck is empty: {total} is the total that a play must exceed.</extracomment>
        <translation>{total}より大きい合計で出すか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>Beat {total} with an odd total or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt while a 13 is in force and the deck is empty: {total} is the total to exceed.</extracomment>
        <translation>{total}より大きい奇数の合計で出すか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>Beat {total} with an odd total, draw a card, or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt while a 13 is in force: {total} is what an odd total must exceed.</extracomment>
        <translation>{total}より大きい奇数の合計で出すか、1枚引くか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>Beat {total}, draw a card, or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt at the start of a turn: {total} is the total of the latest play.</extracomment>
        <translation>{total}より大きい合計で出すか、1枚引くか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>By going out</source>
        <extracomment>Button: how a round at a real table was won.</extracomment>
        <translation>上がって</translation>
    </message>
    <message>
        <source>Card chosen</source>
        <extracomment>Badge on a player who has chosen the card to pass after a 15; very narrow.</extracomment>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>Cards in the play area stay there until it’s cleared.</source>
        <translation>場のカードは、場が流れるまでそのままです。</translation>
    </message>
    <message>
        <source>Clear water</source>
        <extracomment>Name of an achievement: never to lose points.</extracomment>
        <translation>澄んだ水</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s) if you still hold any of this number when someone else wins.</source>
        <extracomment>Note on a card: %n is the penalty of its number.</extracomment>
        <translation>
            <numerusform>ほかの人が上がったとき、この数字が手札に残っていると、失点%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Discards are out of play for the rest of the round.</source>
        <translation>捨て札は、このラウンドではもう使いません。</translation>
    </message>
    <message>
        <source>Don’t give up yet: count your 3s.</source>
        <translation>あきらめるのはまだ早いようです。3の枚数を数えてみましょう。</translation>
    </message>
    <message>
        <source>Don’t miss a free improvement: the 11 makes a pair with yours.</source>
        <translation>せっかくの機会です。11をもらえば、手札の11と合わせて2枚になります。</translation>
    </message>
    <message>
        <source>Draw and try again</source>
        <translation>引いてもう一度</translation>
    </message>
    <message>
        <source>Draw the top card of the deck, then decide what to play.</source>
        <translation>山札から1枚引きます。何を出すかは、そのあとで決めます。</translation>
    </message>
    <message>
        <source>Each number counts only once</source>
        <translation>数字ごとに失点する</translation>
    </message>
    <message>
        <source>Each number left in your hand costs its penalty once, however many you hold.</source>
        <translation>手札に残った数字の失点は、何枚あっても1回だけ数えます。</translation>
    </message>
    <message>
        <source>Earlier plays</source>
        <extracomment>Title above the pile of plays that were beaten since the play area was last cleared; narrow.</extracomment>
        <translation>前に出たカード</translation>
    </message>
    <message>
        <source>Even with one more card you won’t beat 24, and your hand gets bigger. Pass and swap.</source>
        <translation>1枚引いても24は上回れそうになく、手札が増えてしまいます。パスして交換しましょう。</translation>
    </message>
    <message>
        <source>Everyone starts with 30 points. When somebody goes out, each different number in your hand counts against you just once, however many cards of it you hold: a 7 or an 8 costs 5 points, a 3 or a 12 only 1. Sora has played two 3s, and Hana has one card left.</source>
        <translation>持ち点は30点から始まります。だれかが上がると、手札に残った数字ごとに失点します。同じ数字は、何枚あっても1回分です。7と8は5点、3と12は1点です。ソラが3を2枚出し、ハナは残り1枚です。</translation>
    </message>
    <message>
        <source>Everyone’s points before the first round. Any number other than 30 is a house rule.</source>
        <extracomment>Explains the option of Gunjo Gradation that says with how many points everyone starts.</extracomment>
        <translation>第1ラウンドの前に、全員が持っている得点です。30点以外はハウスルールです。</translation>
    </message>
    <message>
        <source>Expansion cards</source>
        <extracomment>Title of the option with the five numbers that can be added to the basic cards.</extracomment>
        <translation>拡張カード</translation>
    </message>
    <message>
        <source>Extra points that a weaker player starts with (a house rule).</source>
        <translation>腕前の差をうめるために、最初から多く持っている点です（ハウスルール）。</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <extracomment>Title above the two open cards that players may swap for when they pass.</extracomment>
        <translation>公開札</translation>
    </message>
    <message>
        <source>Face-up cards can’t be played. As you pass, you can swap one of your cards for one of them.</source>
        <translation>公開札は出せません。パスするときに、手札の1枚と交換できます。</translation>
    </message>
    <message>
        <source>Find a total above 18.</source>
        <translation>18より大きい合計を見つけましょう。</translation>
    </message>
    <message>
        <source>First pick a card from your hand and a face-up card.</source>
        <translation>まず、手札と公開札から1枚ずつ選んでください。</translation>
    </message>
    <message>
        <source>First pick a card to pass to the left.</source>
        <translation>まず、左どなりに渡すカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>First pick one or more cards of the same number from your hand.</source>
        <translation>まず、手札から同じ数字のカードを1枚以上選んでください。</translation>
    </message>
    <message>
        <source>Four 2s</source>
        <extracomment>How a round ended, in a table of the command balance: by a play with four or more 2s.</extracomment>
        <translation>2が4枚</translation>
    </message>
    <message>
        <source>Four 2s beat everything</source>
        <translation>2が4枚なら何でも上回る</translation>
    </message>
    <message>
        <source>Four or more 2s win the round at once.</source>
        <translation>2を4枚以上出すと、すぐにラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Get rid of three cards, and keep what can win later.</source>
        <translation>あとで上回れるカードを残して、3枚出しましょう。</translation>
    </message>
    <message>
        <source>Gunjo Gradation</source>
        <extracomment>The game&apos;s title; Gunjo is the ultramarine blue of its sea.</extracomment>
        <translation>群青グラデーション</translation>
    </message>
    <message>
        <source>Hana goes out with a 12, and your 3s cost you just 1 point. She gains as much as the others’ largest loss. There are as many rounds as players, and the player with the most points wins.</source>
        <translation>ハナが12で上がりましたが、あなたは3が残っただけで、失点は1点です。上がった人は、ほかの人のいちばん大きい失点と同じ点を得ます。人数と同じ数のラウンドを遊び、持ち点のいちばん多い人が勝ちます。</translation>
    </message>
    <message>
        <source>Hana has only one card left. If she can play it, the round is over, and everything in your hand costs you points. You lead.</source>
        <translation>ハナの手札は残り1枚です。その1枚を出されるとラウンドが終わり、自分の手札はすべて失点になります。自分から出す番です。</translation>
    </message>
    <message>
        <source>Hana has played a single 8. You could beat it in many ways, and the cheapest total isn’t always the best one.</source>
        <translation>ハナが8を1枚出しました。上回る出し方はいろいろあり、いちばん小さい合計がいつも最善とはかぎりません。</translation>
    </message>
    <message>
        <source>Hana has played two 7s, a total of 14. You beat it with any cards of one number that add up to more, however many they are.</source>
        <translation>ハナが7を2枚出しました。合計は14です。同じ数字のカードで、合計が14より大きければ、何枚でも上回れます。</translation>
    </message>
    <message>
        <source>Hana has played two 9s: 18. Your three 6s are 18 as well, but equal isn’t enough.</source>
        <translation>ハナが9を2枚出して、合計は18です。手札の6も3枚で18ですが、同じ合計では上回れません。</translation>
    </message>
    <message>
        <source>Hana may go out next. Beat Sora’s 3s, and keep what costs you least.</source>
        <translation>次にハナが上がるかもしれません。失点の小さいほうを残して、2枚の3を上回りましょう。</translation>
    </message>
    <message>
        <source>Hana’s three 8s make 24, too much for you. As you pass, you may swap one card from your hand for a face-up card, an 11 or a 7.</source>
        <translation>ハナが8を3枚出して、合計は24です。これは上回れません。パスするときは、手札の1枚を公開札の11か7と交換できます。</translation>
    </message>
    <message>
        <source>Hardly any other hand can beat {total}.</source>
        <extracomment>Reason for a hint to play: {total} is the total of the play.</extracomment>
        <translation>合計{total}を上回れる人は、まずいません。</translation>
    </message>
    <message>
        <source>How was the round won?</source>
        <translation>どうやって勝ちましたか？</translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out next, the hand you keep costs you %n point(s).</source>
        <extracomment>Explained hint, what is at risk: %n is the penalty of the hand after the advised move.</extracomment>
        <translation>
            <numerusform>次にほかの人が上がると、残る手札で%n点の失点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>It’s a low card that beats little.</source>
        <translation>小さい数字なので、あまり役に立たないカードです。</translation>
    </message>
    <message>
        <source>It’s the lowest total you can beat {total} with.</source>
        <extracomment>Reason of a hint to play: {total} is the total of the latest play.</extracomment>
        <translation>{total}を上回れるうちで、いちばん小さい合計です。</translation>
    </message>
    <message>
        <source>It’s your only card of that number, so no set is broken up.</source>
        <translation>手札に1枚だけの数字なので、組がくずれません。</translation>
    </message>
    <message>
        <source>It’s your only play that beats {total}.</source>
        <extracomment>Reason for a hint to play: {total} is the total that lies in the area.</extracomment>
        <translation>{total}を上回れるのは、この手だけです。</translation>
    </message>
    <message>
        <source>Judging by the cards you can’t see, {total} is unbeatable {often}.</source>
        <extracomment>Reason for a hint to play: {total} is the play&apos;s total, {often} how likely it stays unbeaten, such as “about two times in three”.</extracomment>
        <translation>見えないカードから考えると、合計{total}がだれにも上回られないのは{often}です。</translation>
    </message>
    <message>
        <source>Keep your strongest set whole</source>
        <translation>強い組をくずさない</translation>
    </message>
    <message>
        <source>Last card passed to the left</source>
        <translation>最後の1枚を渡した</translation>
    </message>
    <message>
        <source>Last card played</source>
        <extracomment>How a round of Gunjo Gradation ended, in a table of the command balance.</extracomment>
        <translation>最後の1枚を出した</translation>
    </message>
    <message>
        <source>Lead with a total that no single card beats.</source>
        <translation>どのカードも1枚では上回れない合計で出しましょう。</translation>
    </message>
    <message>
        <source>Lead with a whole set of a low number, which would beat hardly anything later.</source>
        <translation>あとではなかなか上回れない小さい数字を、まとめて出しましょう。</translation>
    </message>
    <message>
        <source>Lead with what can’t win later</source>
        <translation>あとで上回れない数字から出す</translation>
    </message>
    <message>
        <source>Leave all cards with these numbers in the box: {cards}.</source>
        <extracomment>Score pad: how a round is dealt; {cards} lists numbers whose cards are all left out.</extracomment>
        <translation>箱に残すカード：{cards}（すべて）。</translation>
    </message>
    <message>
        <source>Low sets are hard to get rid of once somebody else has led. Lead with them, and keep your high sets to win the lead back.</source>
        <translation>小さい組は、ほかの人から始まると、なかなか出せません。自分から出すときに手放し、大きい組は、また自分から出せるように残しておきましょう。</translation>
    </message>
    <message>
        <source>Name exactly one card to pass.</source>
        <translation>渡すカードは1枚だけ書いてください。</translation>
    </message>
    <message>
        <source>No need to draw: three 5s are 15, and 15 beats 14.</source>
        <translation>引かなくても大丈夫です。5が3枚なら15で、14を上回れます。</translation>
    </message>
    <message>
        <source>Nobody beats that. The play area is cleared, and {seat} leads.</source>
        <extracomment>Log, when everyone else has passed: {seat} made the latest play and plays to an empty area.</extracomment>
        <translation>だれも上回れなかったので、場を流します。次は{seat}から出します。</translation>
    </message>
    <message>
        <source>Nobody can beat {total}, so you’ll lead again, and then {cards} will be your last play.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {total} is a total, {cards} are the cards meant.</extracomment>
        <translation>{total}を上回れる人はいません。また自分から出せて、そのあと{cards:を}出せば上がりです。</translation>
    </message>
    <message>
        <source>Nobody can beat {total}, so you’ll lead again.</source>
        <extracomment>Reason of a hint to play: {total} is the total of the proposed cards.</extracomment>
        <translation>{total}を上回れる人はいません。また自分から出せます。</translation>
    </message>
    <message numerus="yes">
        <source>None of your single cards would cost you more than this one: %n point(s).</source>
        <extracomment>Reason for a hint to give this card to the left neighbour: %n is its penalty.</extracomment>
        <translation>
            <numerusform>1枚だけの数字のうち、失点がいちばん大きいカードです（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing beats {total}</source>
        <extracomment>Bright tag beside the title of the play area, in place of “To beat: …”; {total} is the total of the latest play.</extracomment>
        <translation>{total}は上回れません</translation>
    </message>
    <message>
        <source>Nothing beats {total}, so pass. You may swap a card as you do.</source>
        <extracomment>Prompt when the deck is empty: {total} is the total of the latest play, which no other cards of the game exceed.</extracomment>
        <translation>{total}を上回れるカードはありません。パスしてください。1枚交換することもできます。</translation>
    </message>
    <message>
        <source>Nothing beats {total}. Draw a card, or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt: {total} is the total of the latest play, which no other cards of the game exceed.</extracomment>
        <translation>{total}を上回れるカードはありません。1枚引くか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>Now pick the card to give from your hand.</source>
        <translation>次に、渡すカードを手札から1枚選んでください。</translation>
    </message>
    <message>
        <source>Now pick the face-up card you want.</source>
        <translation>次に、もらう公開札を選んでください。</translation>
    </message>
    <message>
        <source>On a tie, the player who lost fewer points in the last round ranks higher.</source>
        <translation>同点のときは、最後のラウンドの失点が少ない人が上位です。</translation>
    </message>
    <message>
        <source>Once it’s played, every total must be odd until the play area is cleared.</source>
        <translation>出すと、場が流れるまで、合計が奇数のカードしか出せなくなります。</translation>
    </message>
    <message>
        <source>One card drawn, four played. Draw when one card is missing from a set; otherwise drawing mostly just makes your hand bigger.</source>
        <translation>1枚引いて、4枚出せました。引くのは、あと1枚で上回れるときです。そうでなければ、たいてい手札が増えるだけです。</translation>
    </message>
    <message>
        <source>Only cards of the same number can be played together.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>Only odd totals can be played on it, so fewer plays beat it.</source>
        <translation>これからは奇数の合計しか出せないので、上回られにくくなります。</translation>
    </message>
    <message>
        <source>Only odd totals can be played until the play area is cleared.</source>
        <translation>場が流れるまで、合計が奇数のカードしか出せません。</translation>
    </message>
    <message>
        <source>Only your highest cards would beat {total}. Keep them to win the lead later.</source>
        <extracomment>Reason for a hint to pass: {total} is the total that lies in the area, and the hand&apos;s highest cards would beat it.</extracomment>
        <translation>{total}を上回れるのは、いちばん大きいカードだけです。あとで自分から出す番を取るために残しましょう。</translation>
    </message>
    <message>
        <source>Pass a card to the left</source>
        <translation>左どなりに1枚渡す</translation>
    </message>
    <message>
        <source>Pass and swap a card</source>
        <translation>パスして交換する</translation>
    </message>
    <message>
        <source>Pass without swapping</source>
        <extracomment>An action of Gunjo Gradation in a table of the command balance.</extracomment>
        <translation>交換せずにパス</translation>
    </message>
    <message>
        <source>Pass {cards} to the left</source>
        <extracomment>What the button after a 15 does: {cards} is the one card for the player to the left.</extracomment>
        <translation>{cards:を}左どなりに渡す</translation>
    </message>
    <message>
        <source>Pass {cards} to {left}. Nobody else sees it.</source>
        <extracomment>Prompt after a 15 with a card picked: {cards} is that card, {left} the player who gets it.</extracomment>
        <translation>{cards:を}{left}に渡します。ほかの人には見えません。</translation>
    </message>
    <message>
        <source>Pass, and swap for the card that helps you most.</source>
        <translation>パスして、いちばん役に立つカードと交換しましょう。</translation>
    </message>
    <message>
        <source>Penalty</source>
        <extracomment>Column of the reference card: the points that a number left in hand costs.</extracomment>
        <translation>失点</translation>
    </message>
    <message>
        <source>Pick just {give} to swap for {take}.</source>
        <extracomment>What can be swapped: {give} is a card of the hand, {take} a face-up card.</extracomment>
        <translation>{give:を}渡して{take:を}もらえるように、1枚ずつ選んでください。</translation>
    </message>
    <message>
        <source>Play area</source>
        <extracomment>Title above the latest play in the middle of the table.</extracomment>
        <translation>場</translation>
    </message>
    <message>
        <source>Play four or more of them at once to win the round.</source>
        <translation>一度に4枚以上出すと、その場でラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play six cards or more at once.</source>
        <translation>一度に6枚以上出しましょう。</translation>
    </message>
    <message>
        <source>Play {cards} and empty your hand. Everyone else passes a card to the left, so you get one.</source>
        <extracomment>Prompt with the whole hand picked, 15s among it: {cards} are these cards, and one comes from the right.</extracomment>
        <translation>{cards:を}出すと手札がなくなりますが、ほかの全員が左どなりに1枚渡すので、自分にも1枚届きます。</translation>
    </message>
    <message>
        <source>Play {cards} and take {latest} into your hand. The total to beat is then {total}.</source>
        <extracomment>Prompt with 14s picked: {cards} are these, {latest} the cards of the play before, {total} the sum of {cards}.</extracomment>
        <translation>{cards:を}出して、{latest:を}手札に加えます。場の合計は{total}になります。</translation>
    </message>
    <message>
        <source>Play {cards} and win the round at once.</source>
        <extracomment>Prompt with four or more 2s picked: {cards} are all picked cards.</extracomment>
        <translation>{cards:を}出して、すぐにラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}, worth {total}.</source>
        <extracomment>Prompt with several cards picked: {cards} are these, {total} is their sum.</extracomment>
        <translation>{cards:を}出します。合計は{total}です。</translation>
    </message>
    <message>
        <source>Play {cards}. After that, only odd totals above {total} can be played.</source>
        <extracomment>Prompt with 13s picked: {cards} are all picked cards, {total} their sum.</extracomment>
        <translation>{cards:を}出します。そのあとは、{total}より大きい奇数の合計しか出せません。</translation>
    </message>
    <message>
        <source>Play {cards}. Then everyone passes a card to the left.</source>
        <extracomment>Prompt with 15s picked: {cards} are all picked cards.</extracomment>
        <translation>{cards:を}出します。そのあと、全員が左どなりに1枚渡します。</translation>
    </message>
    <message>
        <source>Race to empty your hand</source>
        <translation>大富豪系</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · odd totals only</source>
        <extracomment>Headline after a 13 was played: {number} is the current round, {rounds} how many there are.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・合計は奇数だけ</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Option before a match: a number from 0 (as many rounds as players) to 12.</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Say how the round was won.</source>
        <translation>勝ち方を選んでください。</translation>
    </message>
    <message>
        <source>Seven cards gone with one play! Low numbers are common, so collect them: together they beat the big ones.</source>
        <translation>1回で7枚も減りました！ 小さい数字は枚数が多いので、集めましょう。まとまれば、大きい数字も上回れます。</translation>
    </message>
    <message>
        <source>Small fish band together to beat big ones. Raise the total and empty your hand.</source>
        <translation>小さな魚も、集まれば大きな魚を上回れます。合計をどんどん上げて、だれよりも早く手札をなくしましょう。</translation>
    </message>
    <message>
        <source>Starting points</source>
        <extracomment>Option before a match: a number from 10 to 100.</extracomment>
        <translation>最初の持ち点</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Button: ends the turn without playing, after a card was drawn.</extracomment>
        <translation>出さない</translation>
    </message>
    <message>
        <source>Swap and pass</source>
        <extracomment>Button: passes and swaps the picked hand card for the picked face-up card.</extracomment>
        <translation>交換してパス</translation>
    </message>
    <message>
        <source>Swap {give} for {take} and pass</source>
        <extracomment>What a button does, and hint: {give} is the hand card given away, {take} the face-up card taken for it.</extracomment>
        <translation>{give:を}渡して、{take:を}もらう</translation>
    </message>
    <message>
        <source>Swap {give} for {take} and pass.</source>
        <extracomment>Prompt with two cards picked: {give} is the hand card, {take} the face-up card.</extracomment>
        <translation>{give:を}渡して{take:を}もらい、パスします。</translation>
    </message>
    <message>
        <source>Take three cards or more into your hand with a 14.</source>
        <translation>14を使って、3枚以上を手札に加えましょう。</translation>
    </message>
    <message>
        <source>That beats 14, but a lower total does, too: three 5s are 15.</source>
        <translation>それでも上回れますが、もっと小さい合計で足ります。5が3枚なら15です。</translation>
    </message>
    <message>
        <source>That beats the 8, but three 4s get rid of more cards for a total of 12.</source>
        <translation>上回れますが、4を3枚出せば、合計12でもっと多く減らせます。</translation>
    </message>
    <message>
        <source>That breaks up a set or your 11. Give the 6 or the 9, which you hold only once.</source>
        <translation>それでは組がくずれるか、11がなくなります。1枚しかない6か9を渡しましょう。</translation>
    </message>
    <message>
        <source>That can still win later, when the totals are high. Your 3s and 4s hardly can: lead with all your 3s or all your 4s.</source>
        <translation>そのカードなら、合計が大きくなったあとでも場を上回れます。3や4ではなかなか上回れないので、どちらかをまとめて出しましょう。</translation>
    </message>
    <message>
        <source>That works, but it breaks up your three 9s: together they’re 27. What else beats an 8?</source>
        <translation>上回れますが、3枚で27になる9の組がくずれます。ほかに、8を上回れるカードはないでしょうか？</translation>
    </message>
    <message>
        <source>The 15 takes effect: everyone chooses a card to pass to the left.</source>
        <translation>15の効果です。全員が左どなりに渡すカードを1枚選びます。</translation>
    </message>
    <message>
        <source>The 15 takes effect: everyone chooses a card to pass to the left. {seat} has none to give.</source>
        <extracomment>Log, when the 15 was somebody&apos;s last card: {seat} played it and has an empty hand.</extracomment>
        <translation>15の効果です。手札のある全員が左どなりに渡すカードを1枚選びます。{seat}には渡すカードがありません。</translation>
    </message>
    <message>
        <source>The card you draw matches a number in your hand {often}; then it costs you nothing extra.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {often} is a share such as “about one time in four”.</extracomment>
        <translation>引いたカードが手札の数字とそろうのは{often}です。そろえば失点は増えません。</translation>
    </message>
    <message numerus="yes">
        <source>The hand you keep costs you %n point(s) less if someone else goes out.</source>
        <extracomment>Reason for a hint to swap: %n is by how much the penalty of the hand falls.</extracomment>
        <translation>
            <numerusform>ほかの人が上がったときの失点が、%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The highest card is a 12. If Hana’s last card is higher than your total, she goes out. What makes 12 or more?</source>
        <translation>いちばん大きいカードは12です。ハナの最後の1枚のほうが大きければ、上がられてしまいます。合計が12以上になるのは何でしょう？</translation>
    </message>
    <message>
        <source>The latest play stays until the play area is cleared, or until someone plays a 14 on it.</source>
        <translation>最後に出されたカードは、場が流れるか、14が上に出されるまで、そのままです。</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s), or as soon as someone is below 0.</source>
        <extracomment>Score pad: when the match ends; %n is the number of rounds.</extracomment>
        <translation>
            <numerusform>対戦は%nラウンドで、またはだれかが0点を下回ったところで終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The match ends after round {rounds}, or earlier if someone has fewer than 0 points.</source>
        <extracomment>Note on the reference card: {rounds} is the number of the last round.</extracomment>
        <translation>対戦は第{rounds}ラウンドまでです。だれかの得点が0点を下回ると、そこで終わります。</translation>
    </message>
    <message>
        <source>The right number, but play all your cards of it at once: what’s left won’t be easier to play later.</source>
        <translation>数字は合っていますが、まとめて全部出しましょう。残しても、あとで出しやすくはなりません。</translation>
    </message>
    <message>
        <source>The {take} beats more than the {give}.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {take} is the card taken, {give} the card given away.</extracomment>
        <translation>{take:の}ほうが{give:より}強いカードです。</translation>
    </message>
    <message>
        <source>Then you hold only {cards}: one more play wins the round.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {cards} are the cards meant.</extracomment>
        <translation>あとは{cards:を}出すだけで、このラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>There’s no reason to wait: three 4s are 12, and 12 beats 8.</source>
        <translation>待つ理由はありません。4が3枚なら12で、8を上回れます。</translation>
    </message>
    <message numerus="yes">
        <source>This ends the match. You’re %n point(s) behind {seat}, and the penalties may not be enough to catch up.</source>
        <extracomment>Question before four 2s in the last round: {seat} is the player in front, by %n points.</extracomment>
        <translation>
            <numerusform>これで対戦が終わります。いまは{seat}に%n点負けていて、失点の精算で追いつけるとはかぎりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Three cards gone, and your 9s are still there for the big totals. Look at every set that beats the latest play before you choose the lowest one.</source>
        <translation>手札が3枚減り、しかも、9を大きい合計のために残せました。いちばん小さい合計を選ぶ前に、上回れる組をすべて見ましょう。</translation>
    </message>
    <message>
        <source>Three cards gone, but the 8 that’s left would cost you 5 points. Your three 3s together cost only 1.</source>
        <translation>3枚減りますが、残った8は5点の失点です。3なら、3枚残っても1点ですみます。</translation>
    </message>
    <message>
        <source>Three cards gone, but their total is only 9. A single 10, 11 or 12 beats that, and Hana may go out.</source>
        <translation>3枚減りますが、合計は9しかありません。10、11、12のどれか1枚で、ハナに上がられます。</translation>
    </message>
    <message>
        <source>Three cards gone, but three 4s beat the 8, too, and they’ll be harder to play later.</source>
        <translation>3枚減りますが、4が3枚でも上回れます。あとで出しにくいのは4のほうです。</translation>
    </message>
    <message>
        <source>To beat</source>
        <extracomment>Label of a number in the command bar: the total of the latest play.</extracomment>
        <translation>場の合計</translation>
    </message>
    <message>
        <source>To beat: {total}</source>
        <extracomment>Bright tag beside the title of the play area; {total} is the total of the latest play.</extracomment>
        <translation>場の合計：{total}</translation>
    </message>
    <message>
        <source>To beat: {total} · odd only</source>
        <extracomment>The same tag while a 13 is in force; {total} is the total that an odd one must exceed.</extracomment>
        <translation>場の合計：{total}・奇数だけ</translation>
    </message>
    <message>
        <source>Try your luck with the deck.</source>
        <translation>山札に期待しましょう。</translation>
    </message>
    <message>
        <source>Turn up two cards beside the deck.</source>
        <translation>山札の横に2枚を表向きに置きます。</translation>
    </message>
    <message>
        <source>Two 11s make 22 and can win the lead. Swap single cards, expensive ones above all, for what makes a set.</source>
        <translation>11が2枚で22、場を取れる強さです。1枚だけのカード、とくに失点の大きいものを渡して、組になるカードをもらいましょう。</translation>
    </message>
    <message>
        <source>Two by two</source>
        <extracomment>Name of an achievement: to win a round with four 2s, like the animals of the ark.</extracomment>
        <translation>2、2、2、2</translation>
    </message>
    <message>
        <source>Watch out for a player with one card</source>
        <translation>残り1枚の人に注意する</translation>
    </message>
    <message>
        <source>When it’s played, everyone with cards passes one to the left.</source>
        <translation>出すと、手札のある全員が左どなりに1枚ずつ渡します。</translation>
    </message>
    <message>
        <source>When you play it on another play, you take the cards of that play into your hand.</source>
        <translation>ほかのカードの上に出した人は、その直前に出されたカードを手札に加えます。</translation>
    </message>
    <message>
        <source>Win a match without losing points in any round.</source>
        <translation>どのラウンドでも失点せずに、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a round with four 2s.</source>
        <translation>2を4枚出して、ラウンドに勝ちましょう。</translation>
    </message>
    <message>
        <source>With four 2s</source>
        <extracomment>Button: how a round at a real table was won: with four cards of the number 2.</extracomment>
        <translation>2を4枚出して</translation>
    </message>
    <message>
        <source>Write a swap as “pass 3 &gt; 9”, with the card you give first.</source>
        <translation>交換は「pass 3 &gt; 9」のように、渡すカードを先に書きます。</translation>
    </message>
    <message>
        <source>You can add 1s to cards of one number only.</source>
        <translation>1を加えられるのは、1種類の数字にだけです。</translation>
    </message>
    <message>
        <source>You can add it to cards of any one number. It adds 1 to their total.</source>
        <translation>ほかの数字1種類の組に加えて出せます。合計が1増えます。</translation>
    </message>
    <message>
        <source>You can beat 18 without a new card: count your 3s.</source>
        <translation>引かなくても上回れます。3の枚数を数えてみましょう。</translation>
    </message>
    <message>
        <source>You can beat two 3s yourself. Get rid of the number that would cost you 5 points: the 8.</source>
        <translation>2枚の3を上回れるカードがあります。残ると5点の失点になる8を出しましょう。</translation>
    </message>
    <message>
        <source>You can play four or more 2s on any total, odd or even (a house rule).</source>
        <translation>2が4枚以上なら、場の合計や奇数・偶数にかかわらず出せます（ハウスルール）。</translation>
    </message>
    <message>
        <source>You can stay only after drawing a card.</source>
        <translation>「出さない」を選べるのは、1枚引いたあとだけです。</translation>
    </message>
    <message>
        <source>You can swap as you pass on your turn, unless you lead then.</source>
        <extracomment>Why a face-up card can’t be taken while others are to move, and when it can.</extracomment>
        <translation>表向きのカードは、自分の番にパスするとき、手札の1枚を渡してもらえます。場が空のときはパスできません。</translation>
    </message>
    <message>
        <source>You can swap it for {cards} instead.</source>
        <extracomment>What else the picked card of the hand can be swapped for; {cards} is a face-up card.</extracomment>
        <translation>{cards:となら}交換できます。</translation>
    </message>
    <message>
        <source>You can swap only one card for one card.</source>
        <translation>交換できるのは、手札1枚と公開札1枚だけです。</translation>
    </message>
    <message>
        <source>You can’t beat {total} now, but the card you draw lets you do so {often}.</source>
        <extracomment>Reason for a hint to draw: {total} lies in the area; {often} is how likely the drawn card helps, such as “about one time in four”.</extracomment>
        <translation>いまは{total}を上回れません。1枚引いて上回れるようになるのは{often}です。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, and any swap would break up one of your sets.</source>
        <extracomment>Reason for a hint to pass without a swap: {total} lies in the area.</extracomment>
        <translation>{total}を上回れません。どう交換しても、手札の組がくずれます。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, and no face-up card matches a number in your hand.</source>
        <extracomment>Reason for a hint to pass without a swap, where none would help: {total} lies in the area.</extracomment>
        <translation>{total}を上回れません。公開札に、手札と同じ数字もありません。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, and no swap would save you any points.</source>
        <extracomment>Reason for a hint to pass; {total} is the total to be beaten. The points are what the hand costs if someone else goes out.</extracomment>
        <translation>{total}を上回れる手がなく、どのカードをもらっても失点は減りません。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, so pass. You may swap a card as you do.</source>
        <extracomment>Prompt when no play is possible and the deck is empty: {total} is the total to exceed.</extracomment>
        <translation>手札では{total}を上回れません。パスしてください。1枚交換することもできます。</translation>
    </message>
    <message>
        <source>You can’t beat {total}. Draw a card, or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt when no play is possible: {total} is the total of the latest play.</extracomment>
        <translation>手札では{total}を上回れません。1枚引くか、パスしてください。パスのときは1枚交換できます。</translation>
    </message>
    <message>
        <source>You can’t draw: the deck is empty.</source>
        <translation>山札がないので、もう引けません。</translation>
    </message>
    <message>
        <source>You can’t pass after drawing a card. Play or stay.</source>
        <translation>1枚引いたあとは、パスできません。出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You can’t swap a card for one of the same number. Choose another.</source>
        <translation>同じ数字どうしの交換はできません。違う数字を選んでください。</translation>
    </message>
    <message>
        <source>You can’t swap after drawing a card. Play or stay.</source>
        <translation>1枚引いたあとは、交換できません。出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You don’t need that much to beat an 8. The 9s may win you the lead when the totals are high.</source>
        <translation>8を上回るのに、そこまではいりません。9は、合計が大きくなったときに場を取れます。</translation>
    </message>
    <message>
        <source>You drew a card so that you could play. Four 4s are 16: that’s enough.</source>
        <translation>出すために引いたカードです。4が4枚で16、これで足ります。</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of {cards}, which would cost you %n point(s).</source>
        <extracomment>Reason of a hint to play: {cards} are equal cards, the hand&apos;s dearest number; %n is its penalty.</extracomment>
        <translation>
            <numerusform>残ると失点%n点になる{cards:を}出し切れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no {cards} in your hand.</source>
        <extracomment>Refusal of an action with a card that isn&apos;t there: {cards} is one card.</extracomment>
        <translation>手札に{cards:は}ありません。</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) of that number.</source>
        <extracomment>Refusal of a play with too many equal cards: %n is how many of them the hand holds.</extracomment>
        <translation>
            <numerusform>その数字は手札に%n枚しかありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>You have plenty to lead with. Drawing makes your hand bigger.</source>
        <translation>出せるカードはたくさんあります。引くと手札が増えます。</translation>
    </message>
    <message>
        <source>You lead, so you have to play after drawing a card.</source>
        <translation>場が空なので、引いたあとは、かならずカードを出してください。</translation>
    </message>
    <message>
        <source>You lead. Play one or more cards of the same number, or draw a card first.</source>
        <translation>場は空です。同じ数字のカードを1枚以上出してください。先に1枚引くこともできます。</translation>
    </message>
    <message>
        <source>You lead. Play one or more cards of the same number.</source>
        <translation>場は空です。同じ数字のカードを1枚以上出してください。</translation>
    </message>
    <message>
        <source>You may draw, but then you must lead, and you’ve got what you need already.</source>
        <translation>引くこともできますが、そのあと出さなければなりません。必要なカードはもうあります。</translation>
    </message>
    <message>
        <source>You may pass, but you can still play this turn: draw a card first.</source>
        <translation>パスもできますが、この手番で出す方法があります。まず引きましょう。</translation>
    </message>
    <message>
        <source>You need more than 15. Your three 4s make only 12, but a fourth one would make 16. The game has eleven 4s, and you haven’t seen any of the others.</source>
        <translation>15より大きい合計が必要です。4が3枚では12ですが、もう1枚あれば16です。4は全部で11枚あり、ほかの4はまだ見えていません。</translation>
    </message>
    <message>
        <source>You needn’t pass: three 5s are 15, and 15 beats 14.</source>
        <translation>パスしなくても大丈夫です。5が3枚なら15で、14を上回れます。</translation>
    </message>
    <message>
        <source>You needn’t swap. Seven 3s are 21, and that leaves only five cards.</source>
        <translation>交換しなくても大丈夫です。3が7枚で21になり、手札も残り5枚に減ります。</translation>
    </message>
    <message>
        <source>You pass a card to the left only when a 15 has been played.</source>
        <translation>左どなりにカードを渡せるのは、15が出たときだけです。</translation>
    </message>
    <message>
        <source>You swap as you pass, and you can’t pass when the play area is empty.</source>
        <translation>交換はパスするときにします。場が空のときは、パスできません。</translation>
    </message>
    <message>
        <source>You take cards that match numbers in your hand.</source>
        <translation>場のカードをもらうと、手札と同じ数字がそろいます。</translation>
    </message>
    <message>
        <source>Your total</source>
        <extracomment>Label of a number in the command bar: what the picked cards add up to.</extracomment>
        <translation>出す合計</translation>
    </message>
    <message>
        <source>You’ve already chosen a {cards} to pass to the left.</source>
        <extracomment>Why a card can’t be used after a 15; {cards} is the card chosen before.</extracomment>
        <translation>左の人に渡すカードは、もう{cards:に}決めました。</translation>
    </message>
    <message>
        <source>You’ve already drawn a card. Now play or stay.</source>
        <translation>すでに1枚引きました。出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You’ve drawn a card, but you still can’t beat {total}. Choose Stay.</source>
        <extracomment>Prompt after drawing when no play is possible; {total} is to be exceeded, Stay a button.</extracomment>
        <translation>1枚引きましたが、{total}を上回れません。「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You’ve drawn a card. Beat {total} with an odd total, or stay.</source>
        <extracomment>Prompt after drawing while a 13 is in force: {total} is what an odd total must exceed.</extracomment>
        <translation>1枚引きました。{total}より大きい奇数の合計で出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You’ve drawn a card. Beat {total}, or stay.</source>
        <extracomment>Prompt after drawing: {total} is the total of the latest play.</extracomment>
        <translation>1枚引きました。{total}より大きい合計で出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You’ve drawn a card. Now play one or more cards of the same number.</source>
        <translation>1枚引きました。同じ数字のカードを1枚以上出してください。</translation>
    </message>
    <message>
        <source>left with {cards} (penalties: {sum})</source>
        <extracomment>Result line of a player: {cards} are the numbers still in the hand, {sum} their penalties, such as “1+3”.</extracomment>
        <translation>残り：{cards}（失点：{sum}）</translation>
    </message>
    <message>
        <source>went out and gained points equal to the largest loss</source>
        <translation>上がり：ほかの人の最大の失点と同じ点を獲得</translation>
    </message>
    <message>
        <source>won with the 2s and gained points equal to the largest loss</source>
        <translation>2をそろえて勝ち：ほかの人の最大の失点と同じ点を獲得</translation>
    </message>
    <message>
        <source>{cards} isn’t one of the face-up cards.</source>
        <extracomment>Refusal of a swap: {cards} is the one card that the action asks for.</extracomment>
        <translation>公開札に{cards:は}ありません。</translation>
    </message>
    <message numerus="yes">
        <source>{name} may go out soon, and without these cards you’d lose %n point(s) less.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {name} is an opponent, %n is a number.</extracomment>
        <translation>
            <numerusform>{name}がもうすぐ上がりそうです。このカードを出しておけば、失点が%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason} But you can swap it for a face-up card.</source>
        <extracomment>Prompt with one hand card picked that can’t be played: {reason} is the refusal, a whole sentence or two; “it” is the picked card.</extracomment>
        <translation>{reason}公開札と交換することもできます。</translation>
    </message>
    <message>
        <source>{seat} chooses a card.</source>
        <extracomment>Log, seen by the others: {seat} chooses a card to pass after a 15.</extracomment>
        <translation>{seat}がカードを選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses a {cards} to pass to the left.</source>
        <extracomment>Log, seen by the player who chooses after a 15: {seat} is that player, {cards} the card.</extracomment>
        <translation>{seat}は左どなりに渡すカードに{cards:を}選びました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has only %n point(s) left</source>
        <extracomment>Short banner: with fewer than 0 points of {seat} the match ends; %n are left.</extracomment>
        <translation>
            <numerusform>{seat}の得点は残り%n点</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} passes a {cards} to {left}.</source>
        <extracomment>Log, seen by giver and receiver: {seat} gives {cards}, a single card, to {left} after a 15.</extracomment>
        <translation>{seat}が{left}に{cards:を}渡しました。</translation>
    </message>
    <message>
        <source>{seat} passes and swaps {give} for {take}.</source>
        <extracomment>Log: {seat} passes, {give} goes from the hand to the face-up cards, {take} comes from there.</extracomment>
        <translation>{seat}がパスし、{give:を}渡して{take:を}もらいました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards} and wins the round with the 2s.</source>
        <extracomment>Read out at a round&apos;s end: {seat} is the winner, {cards} are four or more 2s, perhaps with 1s.</extracomment>
        <translation>{seat}が{cards:を}出し、2をそろえてラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}, worth {total}.</source>
        <extracomment>Log and speech bubble: {seat} is who plays, {cards} several cards, {total} what they add up to.</extracomment>
        <translation>{seat}が{cards:を}出しました（合計{total}）。</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <extracomment>Log: {seat} drew a card and plays nothing.</extracomment>
        <translation>{seat}は出しませんでした。</translation>
    </message>
    <message>
        <source>{seat} takes {cards} with the 14.</source>
        <extracomment>Log, after a 14: {seat} is who played it, {cards} are the cards of the play before.</extracomment>
        <translation>14の効果で、{seat}が{cards:を}手札に加えました。</translation>
    </message>
    <message>
        <source>{seat} wins the round with the 2s.</source>
        <extracomment>Log: {seat} played four or more 2s, which win at once.</extracomment>
        <translation>{seat}が2をそろえて、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} wins with the 2s!</source>
        <extracomment>Heading over the table, large: {seat} has just played four or more 2s.</extracomment>
        <translation>{seat}が2をそろえて勝ち！</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>A good player would do this.</source>
        <translation>うまい人なら、こうします。</translation>
    </message>
    <message>
        <source>About as good: {other}.</source>
        <extracomment>Explained hint where one plays alone, after its reasons: {other} is another move, such as “Pass”.</extracomment>
        <translation>「{other}」でもほとんど同じです。</translation>
    </message>
    <message>
        <source>From there you win the match {often}.</source>
        <extracomment>Near the end of an explained hint: the chance after the advised move; {often} is a share such as “about one time in four”.</extracomment>
        <translation>このあと対戦に勝てるのは、{often}です。</translation>
    </message>
    <message>
        <source>It makes little difference.</source>
        <translation>どれを選んでも、あまり変わりません。</translation>
    </message>
    <message>
        <source>It’s your only move.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>Looking ahead, this works out best.</source>
        <translation>先まで考えると、これがいちばんです。</translation>
    </message>
    <message>
        <source>Next best, and only a little worse: {other}.</source>
        <extracomment>End of an explained hint: {other} is the second best move, such as “Pass”.</extracomment>
        <translation>次によい手は「{other}」ですが、少し劣ります。</translation>
    </message>
    <message>
        <source>Next best, but clearly worse: {other}.</source>
        <extracomment>Explained hint where one plays alone: {other} is the second best move, such as “Pass”, by some distance.</extracomment>
        <translation>次によい手は「{other}」ですが、はっきり劣ります。</translation>
    </message>
    <message>
        <source>Next best, but much worse: {other}.</source>
        <extracomment>End of an explained hint: {other} is the second best move, such as “Pass”, by a long way.</extracomment>
        <translation>次によい手は「{other}」ですが、ずっと劣ります。</translation>
    </message>
    <message>
        <source>about four times in five</source>
        <translation>5回に⁠4回くらい</translation>
    </message>
    <message>
        <source>about half the time</source>
        <translation>2回に⁠1回くらい</translation>
    </message>
    <message>
        <source>about nine times in ten</source>
        <translation>10回に⁠9回くらい</translation>
    </message>
    <message>
        <source>about one time in five</source>
        <translation>5回に⁠1回くらい</translation>
    </message>
    <message>
        <source>about one time in four</source>
        <translation>4回に⁠1回くらい</translation>
    </message>
    <message>
        <source>about one time in ten</source>
        <translation>10回に⁠1回くらい</translation>
    </message>
    <message>
        <source>about one time in three</source>
        <translation>3回に⁠1回くらい</translation>
    </message>
    <message>
        <source>about three times in five</source>
        <translation>5回に⁠3回くらい</translation>
    </message>
    <message>
        <source>about three times in four</source>
        <translation>4回に⁠3回くらい</translation>
    </message>
    <message>
        <source>about two times in five</source>
        <translation>5回に⁠2回くらい</translation>
    </message>
    <message>
        <source>about two times in three</source>
        <translation>3回に⁠2回くらい</translation>
    </message>
    <message>
        <source>almost every time</source>
        <extracomment>A share of more than 96 %, in sentences such as “one on one it wins almost every time”.</extracomment>
        <translation>ほとんど毎回</translation>
    </message>
    <message>
        <source>very rarely</source>
        <extracomment>A share of less than 4 %, in sentences such as “one on one it wins very rarely”.</extracomment>
        <translation>ごくまれ</translation>
    </message>
    <message>
        <source>{reason} About as good: {other}.</source>
        <extracomment>Hint with two good moves: {reason} is a whole sentence, {other} a move such as “Pass”.</extracomment>
        <translation>{reason}「{other}」でもほとんど同じです。</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>Can’t read the file “{file}”. {reason}</source>
        <extracomment>In the panel “House rules” of the set-up page; {file} is the file’s name, {reason} a sentence.</extracomment>
        <translation>ファイル「{file}」を読めません。{reason}</translation>
    </message>
    <message>
        <source>Can’t save the file “{file}”. {reason}</source>
        <extracomment>In the panel “House rules” after saving the built-in rules failed; {file} is the name, {reason} a sentence.</extracomment>
        <translation>ファイル「{file}」に保存できません。{reason}</translation>
    </message>
    <message>
        <source>Tables and lists are nested too deeply here.</source>
        <translation>ここではテーブルや配列の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The house rules of this game can’t be replaced.</source>
        <translation>このゲームのハウスルールは変更できません。</translation>
    </message>
    <message>
        <source>These house rules are too large or nested too deeply.</source>
        <translation>このハウスルールは大きすぎるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>This file is too large to be house rules.</source>
        <translation>ハウスルールのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>This isn’t valid TOML.</source>
        <translation>TOMLとして正しくありません。</translation>
    </message>
    <message>
        <source>This kind of value isn’t allowed here.</source>
        <translation>この種類の値は、ここには書けません。</translation>
    </message>
    <message>
        <source>This line is too long. Use at most {most} characters.</source>
        <extracomment>Why a house rules file can’t be used; {most} is the limit, 1000.</extracomment>
        <translation>この行は長すぎます。{most}文字までにしてください。</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <extracomment>What is wrong with a house rules file; {file} is its name, {line} a number, {reason} a sentence.</extracomment>
        <translation>{file}、{line}行目：{reason}</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>Expected a date such as 2026-11-27.</source>
        <translation>2026-11-27のような日付を書いてください。</translation>
    </message>
    <message>
        <source>Expected a list of {least} to {most} entries.</source>
        <extracomment>Error in a file of the program, after the place; {least} and {most} are the limits.</extracomment>
        <translation>{least}個から{most}個までのリストを書いてください。</translation>
    </message>
    <message>
        <source>Expected a list.</source>
        <extracomment>Error in a record, house-rule file or request, after the place: another type of value is there, not a list.</extracomment>
        <translation>リストで書いてください。</translation>
    </message>
    <message>
        <source>Expected a number from {least} to {most}.</source>
        <extracomment>Error in a file of the program, after the place of a number such as 0.5; {least} and {most} are the limits.</extracomment>
        <translation>{least}から{most}までの数を書いてください。</translation>
    </message>
    <message>
        <source>Expected a whole number from {least} to {most}.</source>
        <extracomment>Error in a record, house-rule file or request, after the place; {least} and {most} are the limits.</extracomment>
        <translation>{least}から{most}までの整数で書いてください。</translation>
    </message>
    <message>
        <source>Expected a whole number.</source>
        <extracomment>Error in a record, house-rule file or request, after the place of a value of another type.</extracomment>
        <translation>整数で書いてください。</translation>
    </message>
    <message>
        <source>Expected an object with at most {most} entries.</source>
        <extracomment>Error in a file of the program, after the place; {most} is the limit.</extracomment>
        <translation>キーが{most}個までのオブジェクトを書いてください。</translation>
    </message>
    <message>
        <source>Expected an object with keys.</source>
        <extracomment>Error in a record, house-rule file (a TOML table) or request, after the place of a value of another type.</extracomment>
        <translation>キーのあるオブジェクトで書いてください。</translation>
    </message>
    <message>
        <source>Expected text in quotes.</source>
        <extracomment>Error in a record, house-rule file or request, after the place of a value that should be a string.</extracomment>
        <translation>引用符で囲んだ文字列で書いてください。</translation>
    </message>
    <message>
        <source>Expected true or false.</source>
        <extracomment>Error in a request, after the place of a value that should be one of these words of JSON.</extracomment>
        <translation>trueかfalseで書いてください。</translation>
    </message>
    <message>
        <source>JSON has no number {word}. Use a finite one.</source>
        <extracomment>Error in a record or request; {word} is NaN, Infinity or -Infinity.</extracomment>
        <translation>JSONに{word}という数はありません。ふつうの数を書いてください。</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply. Use at most {most} levels.</source>
        <extracomment>Error in a record or request; {most} is the maximum depth.</extracomment>
        <translation>リストやオブジェクトの入れ子が深すぎます。{most}段までにしてください。</translation>
    </message>
    <message>
        <source>The key “{key}” appears twice in one object. Keep only one.</source>
        <extracomment>Error in a record or request; {key} is the repeated key.</extracomment>
        <translation>キー「{key}」が同じオブジェクトに2回あります。ひとつだけ残してください。</translation>
    </message>
    <message>
        <source>The text has a broken character (an unpaired surrogate). Write it in full.</source>
        <extracomment>Error in a file or request with an escape such as \ud800 alone.</extracomment>
        <translation>壊れた文字があります（サロゲートの片方だけです）。書き直してください。</translation>
    </message>
    <message>
        <source>There are too many entries.</source>
        <translation>項目が多すぎます。</translation>
    </message>
    <message>
        <source>This entry is missing. Add it.</source>
        <extracomment>Error in a record, house-rule file or request, after the place where a value is needed.</extracomment>
        <translation>この項目がありません。書き足してください。</translation>
    </message>
    <message>
        <source>This isn’t UTF-8 text. Save it as UTF-8.</source>
        <extracomment>Error about a record, house-rule file or request with bytes of another encoding.</extracomment>
        <translation>UTF-8の文字列ではありません。UTF-8で保存してください。</translation>
    </message>
    <message>
        <source>This isn’t valid JSON. Check line {line}, column {column}.</source>
        <extracomment>Error about a record or request; {line} and {column} tell where reading stopped.</extracomment>
        <translation>JSONとして読めません。{line}行目の{column}文字目を確かめてください。</translation>
    </message>
    <message>
        <source>This number has too many digits. Use a shorter one.</source>
        <extracomment>Error in a record or request with a number of thousands of digits.</extracomment>
        <translation>数の桁が多すぎます。もっと短くしてください。</translation>
    </message>
    <message>
        <source>This number is too large. Use a smaller one.</source>
        <extracomment>Error in a record or request with a number such as 1e999.</extracomment>
        <translation>数が大きすぎます。もっと小さい数にしてください。</translation>
    </message>
    <message>
        <source>This text can’t be used here.</source>
        <translation>この文字列は、ここでは使えません。</translation>
    </message>
    <message>
        <source>This text is too long. Use at most {most} characters.</source>
        <extracomment>Error in a file of the program, after the place of a text; {most} is the largest number of characters.</extracomment>
        <translation>文字列が長すぎます。{most}文字以内にしてください。</translation>
    </message>
    <message>
        <source>Two entries are about the same thing.</source>
        <translation>同じものについての項目が2つあります。</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <extracomment>An error and where it is: {place} is a path such as “deals[0].deck”, {reason} a sentence.</extracomment>
        <translation>{place}：{reason}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Add a key</source>
        <extracomment>Tip of the “+” cap behind the keys of an action, in the list of keys.</extracomment>
        <translation>キーを追加</translation>
    </message>
    <message>
        <source>All keys are at their defaults.</source>
        <translation>すべて標準のキーです。</translation>
    </message>
    <message>
        <source>At the table</source>
        <extracomment>Heading in the list of keys: those for cards and buttons during a match.</extracomment>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <extracomment>Action in the list of keys: Esc where a match is set up.</extracomment>
        <translation>ゲームの一覧に戻る</translation>
    </message>
    <message>
        <source>Change this key</source>
        <extracomment>Tip of a key in the list of keys: a click lets the player press another one.</extracomment>
        <translation>このキーを変更</translation>
    </message>
    <message>
        <source>Choose one of the options offered</source>
        <translation>表示された選択肢から選ぶ</translation>
    </message>
    <message>
        <source>Choose {game}</source>
        <extracomment>Action in the list of keys, on the start screen; {game} is a game’s title.</extracomment>
        <translation>「{game}」を選ぶ</translation>
    </message>
    <message>
        <source>Delete the selected match</source>
        <translation>選択中の対戦を削除する</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the list of keys: those of the menus, which work on every page.</extracomment>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Explain the card</source>
        <extracomment>Action in the list of keys: opens the description of the card that has the focus.</extracomment>
        <translation>カードの説明を見る</translation>
    </message>
    <message>
        <source>Go to the card on the left</source>
        <translation>左のカードへ</translation>
    </message>
    <message>
        <source>Go to the card on the right</source>
        <translation>右のカードへ</translation>
    </message>
    <message>
        <source>Go to the cards above</source>
        <translation>上のカードへ</translation>
    </message>
    <message>
        <source>Go to the cards below</source>
        <translation>下のカードへ</translation>
    </message>
    <message>
        <source>Go to the game above</source>
        <translation>上のゲームへ</translation>
    </message>
    <message>
        <source>Go to the game below</source>
        <translation>下のゲームへ</translation>
    </message>
    <message>
        <source>Go to the game on the left</source>
        <translation>左のゲームへ</translation>
    </message>
    <message>
        <source>Go to the game on the right</source>
        <translation>右のゲームへ</translation>
    </message>
    <message>
        <source>Go to the next area: cards, buttons or tools</source>
        <translation>次の場所（カード、ボタン、ツール）へ</translation>
    </message>
    <message>
        <source>Go to the next match, game or button</source>
        <translation>次の対戦、ゲーム、ボタンへ</translation>
    </message>
    <message>
        <source>Go to the next search result</source>
        <translation>次の検索結果へ</translation>
    </message>
    <message>
        <source>Go to the previous search result</source>
        <translation>前の検索結果へ</translation>
    </message>
    <message>
        <source>In a replay</source>
        <extracomment>Heading in the list of keys: those for watching a recorded match.</extracomment>
        <translation>再生中</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of the dialog that lists all keys and lets players change them.</extracomment>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Leave full screen; close a dialog</source>
        <translation>全画面表示を終える、ダイアログを閉じる</translation>
    </message>
    <message>
        <source>Move a card to the left end</source>
        <translation>カードを左端へ動かす</translation>
    </message>
    <message>
        <source>Move a card to the left in your hand</source>
        <translation>手札のカードを左へ動かす</translation>
    </message>
    <message>
        <source>Move a card to the right end</source>
        <translation>カードを右端へ動かす</translation>
    </message>
    <message>
        <source>Move a card to the right in your hand</source>
        <translation>手札のカードを右へ動かす</translation>
    </message>
    <message>
        <source>Move a seat down</source>
        <translation>席を下へ動かす</translation>
    </message>
    <message>
        <source>Move a seat up</source>
        <translation>席を上へ動かす</translation>
    </message>
    <message>
        <source>On the start screen</source>
        <translation>スタート画面</translation>
    </message>
    <message>
        <source>Pick a card, or put it back; press a button</source>
        <translation>カードを選ぶ・戻す、ボタンを押す</translation>
    </message>
    <message>
        <source>Pick all cards of this kind</source>
        <translation>同じカードをまとめて選ぶ</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <extracomment>On a key of the list that was clicked and waits for the new key; keep it short.</extracomment>
        <translation>キーを押してください…</translation>
    </message>
    <message>
        <source>Press the highlighted button; continue</source>
        <translation>強調されたボタンを押す、先へ進む</translation>
    </message>
    <message>
        <source>Put picked cards back; dismiss a question</source>
        <translation>選んだカードを戻す、問いかけを閉じる</translation>
    </message>
    <message>
        <source>Rematch with the same players and options</source>
        <translation>前回と同じ席とオプションで再戦</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <extracomment>Button below the list of keys: gives every action its default keys.</extracomment>
        <translation>標準のキーに戻す</translation>
    </message>
    <message>
        <source>Reset to default: {deed}</source>
        <extracomment>Tip of the ↺ button beside an action whose keys were changed; {deed} is the action.</extracomment>
        <translation>標準のキーに戻す：{deed}</translation>
    </message>
    <message>
        <source>Results: back to the start screen</source>
        <translation>結果画面：スタート画面に戻る</translation>
    </message>
    <message>
        <source>Results: review the match</source>
        <translation>結果画面：対戦を振り返る</translation>
    </message>
    <message>
        <source>Results: set up another match</source>
        <translation>結果画面：別の対戦を準備する</translation>
    </message>
    <message>
        <source>Results: share the deal</source>
        <translation>結果画面：配札を共有する</translation>
    </message>
    <message>
        <source>Results: watch the match again</source>
        <translation>結果画面：対戦を再生する</translation>
    </message>
    <message>
        <source>Search keys and actions</source>
        <translation>キーや操作を検索</translation>
    </message>
    <message>
        <source>Set up a match</source>
        <translation>対戦の準備をする</translation>
    </message>
    <message>
        <source>Show the results of a finished match</source>
        <translation>終わった対戦の結果を見る</translation>
    </message>
    <message>
        <source>Start the match</source>
        <extracomment>Action in the list of keys: Return where a match is set up.</extracomment>
        <translation>対戦をはじめる</translation>
    </message>
    <message>
        <source>To change a key, click it, then press the new one. Backspace removes it, Esc cancels.</source>
        <translation>キーを変えるには、クリックしてから新しいキーを押します。Backspaceで外し、Escでキャンセルします。</translation>
    </message>
    <message>
        <source>Use it here instead</source>
        <extracomment>Button beside “A is already used for: …”: takes the key away from the other action.</extracomment>
        <translation>こちらで使う</translation>
    </message>
    <message>
        <source>When a match is over</source>
        <translation>対戦が終わったとき</translation>
    </message>
    <message>
        <source>When searching the rules</source>
        <translation>ルールの検索</translation>
    </message>
    <message>
        <source>When setting up a match</source>
        <translation>対戦の準備</translation>
    </message>
    <message>
        <source>{key} is already used for: {deeds}</source>
        <extracomment>Below an action after pressing a taken key; {key} is the key, {deeds} the actions that have it.</extracomment>
        <translation>{key}は使用中です：{deeds}</translation>
    </message>
</context>
<context>
    <name>kobayakawa</name>
    <message numerus="yes">
        <source>%n kamon(s)</source>
        <extracomment>Part of a hint&apos;s sentence, “With … to win, that’s about even.”: %n kamons.</extracomment>
        <translation>
            <numerusform>メダル%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>4 + 12 = 16, and even Hana’s 15 loses. A low card is strong when the Kobayakawa is high.</source>
        <translation>4＋12＝16で、ハナの15にも勝ちました。小早川が大きいときは、小さいカードが強くなります。</translation>
    </message>
    <message>
        <source>9 + 5 = 14 beats Hana’s 11. You take the stakes and two kamons from the centre, and with 9 kamons you win the match. In the last round, count everyone’s kamons before you fold.</source>
        <translation>9＋5＝14で、ハナの11に勝ちました。賭けたメダルをすべてと中央の2枚をもらい、9枚で優勝です。最終ラウンドでは、降りる前に全員のメダルを数えましょう。</translation>
    </message>
    <message>
        <source>A 13 stays a 13 if somebody has a lower card. Your 4 with the 12 makes 16, more than any card. Keep the 4.</source>
        <translation>もっと小さいカードがあれば、13は13のままです。4に12を足せば16で、どのカードよりも大きくなります。4を残しましょう。</translation>
    </message>
    <message>
        <source>A 14! Keep the better card and discard the other.</source>
        <translation>14です！ よいほうを残して、もう1枚を捨てましょう。</translation>
    </message>
    <message>
        <source>A 3. The 1 and the 2 are out of play. Which card do you keep?</source>
        <translation>3です。1と2はもう出ています。どちらを残しますか？</translation>
    </message>
    <message>
        <source>A 9 is weak, high or low, whatever the Kobayakawa. Draw.</source>
        <translation>9は、小早川がいくつでも中途半端です。引きましょう。</translation>
    </message>
    <message>
        <source>A certain win, and three stakes for it. Discards and former Kobayakawas are out of play, so they tell you what nobody can have.</source>
        <translation>確実に勝って、3人分のメダルを手に入れました。捨て札と前の小早川は、このラウンドではもう使いません。見ておけば、だれも持っていないカードがわかります。</translation>
    </message>
    <message>
        <source>A draw improves your {card} {better}, and shows everyone the card that you discard.</source>
        <extracomment>Reason for a hint to flip: {card} is the player&apos;s number; {better} is a share such as “about one time in four”.</extracomment>
        <translation>引いて{card:より}強くなるのは{better}で、捨てるカードはみんなに見えます。</translation>
    </message>
    <message>
        <source>A new Kobayakawa is probably lower, and your 4 needs the 12. Draw instead.</source>
        <translation>新しい小早川は、たぶん12より小さくなります。4には12が必要です。引きましょう。</translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, one win in {one_in} is enough.</source>
        <extracomment>Reason for a hint to fight: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets beside the own stake; {one_in} is of so many fights one must be won to lose nothing; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>もう勝負している%n人に、手札の{card:で}勝てるのは{often}です。勝てば{won}のもうけなので、{one_in}回に1回勝てば十分です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that isn’t often enough.</source>
        <extracomment>Reason for a hint to fold: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets, too little for it; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>もう勝負している%n人に、手札の{card:で}勝てるのは{often}です。勝っても{won}のもうけなので、割に合いません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that’s about even.</source>
        <extracomment>Reason for a hint to fight, where a fight brings in about as much as it costs: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>もう勝負している%n人に、手札の{card:で}勝てるのは{often}です。勝てば{won}のもうけなので、損得はほぼ同じです。</numerusform>
        </translation>
    </message>
    <message>
        <source>As the lowest</source>
        <extracomment>Column of the reference card, narrow: what each card makes with the Kobayakawa if it is the lowest one in the fight.</extracomment>
        <translation>最小なら</translation>
    </message>
    <message>
        <source>As the lowest: a card’s total with this Kobayakawa, if it’s the lowest in the fight.</source>
        <translation>最小なら：いちばん小さいカードのとき、いまの小早川を足した合計です。</translation>
    </message>
    <message>
        <source>Be the only one to fight, with a card of 3 or lower.</source>
        <translation>3以下のカードで、自分ひとりだけが勝負して勝ちましょう。</translation>
    </message>
    <message>
        <source>Before you fold as well: is anyone left who could beat you?</source>
        <translation>降りる前に考えてみましょう。自分に勝てる人は、まだ残っていますか？</translation>
    </message>
    <message>
        <source>Bluffing and betting</source>
        <extracomment>What kind of game Kobayakawa is, on its tile of the start screen.</extracomment>
        <translation>駆け引き</translation>
    </message>
    <message>
        <source>Centre</source>
        <extracomment>Title of the place in the middle of the table with the kamons that the rounds&apos; winners get.</extracomment>
        <translation>中央のメダル</translation>
    </message>
    <message>
        <source>Choose what to enter.</source>
        <translation>入力するものを選んでください。</translation>
    </message>
    <message>
        <source>Choose which of your two cards to discard.</source>
        <translation>2枚のうち、捨てるほうを選んでください。</translation>
    </message>
    <message>
        <source>Count the cards that are gone</source>
        <translation>もう出たカードを数える</translation>
    </message>
    <message>
        <source>Count the round and put its kamons in the box</source>
        <translation>1ラウンドと数え、その分のメダルを箱に戻す</translation>
    </message>
    <message>
        <source>Deal the same round again</source>
        <translation>同じラウンドを配り直す</translation>
    </message>
    <message>
        <source>Discard exactly one card.</source>
        <translation>捨てるカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Discard {cards} face up and keep the other card.</source>
        <extracomment>Prompt once a card is picked in Kobayakawa: {cards} is the card, a number, that the button will discard.</extracomment>
        <translation>{cards:を}捨てて、もう1枚を残します。</translation>
    </message>
    <message>
        <source>Do something about the 13.</source>
        <translation>この13をどうにかしましょう。</translation>
    </message>
    <message>
        <source>Draw a card and hope for a higher one.</source>
        <translation>カードを引いて、もっと大きい数字をねらいましょう。</translation>
    </message>
    <message>
        <source>Draw a card, or flip the top card of the deck as the new Kobayakawa.</source>
        <translation>1枚引いて手札に加えるか、山札の上の1枚をめくって新しい小早川にしてください。</translation>
    </message>
    <message>
        <source>Each player takes {each} kamons; {centre} go in the centre.</source>
        <extracomment>Score pad: how the match begins; {each} and {centre} are numbers.</extracomment>
        <translation>ひとり{each}枚ずつメダルを取り、中央に{centre}枚置きます。</translation>
    </message>
    <message>
        <source>Enter the Kobayakawa.</source>
        <extracomment>Score pad: what to do next: the face-up card called Kobayakawa is to be entered.</extracomment>
        <translation>小早川のカードを入力してください。</translation>
    </message>
    <message>
        <source>Enter the card that {seat} showed.</source>
        <extracomment>Score pad: what to do next; {seat} is a player who fought.</extracomment>
        <translation>{seat}が見せたカードを入力してください。</translation>
    </message>
    <message>
        <source>Everyone has drawn or flipped, so now it’s time to bet.</source>
        <translation>全員が引くかめくるかしたので、いまは勝負するかどうかを決めるときです。</translation>
    </message>
    <message>
        <source>Extra kamons that a weaker player starts with, from those in the box: at most 8 in all (a house rule).</source>
        <translation>腕前の差をうめるために、使わないメダルから余分にもらう枚数です。合わせて8枚までです（ハウスルール）。</translation>
    </message>
    <message>
        <source>Fight</source>
        <extracomment>Button in the bet phase of Kobayakawa: stake and stay in, the opposite of “Fold”.</extracomment>
        <translation>勝負する</translation>
    </message>
    <message>
        <source>Fight when nobody else does</source>
        <translation>ほかにだれも勝負しないとき</translation>
    </message>
    <message>
        <source>Fight with equal totals</source>
        <translation>合計が同じ勝負</translation>
    </message>
    <message>
        <source>Fights</source>
        <extracomment>Badge at a seat that has staked in this round of Kobayakawa.</extracomment>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Flip a new Kobayakawa</source>
        <extracomment>Button at the start of a turn in Kobayakawa: turns over the deck&apos;s top card, which replaces the face-up one.</extracomment>
        <translation>小早川をめくり直す</translation>
    </message>
    <message>
        <source>Flip the top card</source>
        <translation>山札の上をめくる</translation>
    </message>
    <message>
        <source>Flip what doesn’t suit you</source>
        <translation>都合の悪い小早川をめくり直す</translation>
    </message>
    <message>
        <source>Flipping changes the Kobayakawa for everyone and leaves you with a 6. This time, draw.</source>
        <translation>めくると全員の小早川が変わるだけで、手札は6のままです。ここでは引きましょう。</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>Button in the bet phase of Kobayakawa: stay out of the fight and stake nothing.</extracomment>
        <translation>降りる</translation>
    </message>
    <message>
        <source>Fold and lose nothing</source>
        <translation>降りて損をしない</translation>
    </message>
    <message>
        <source>Folded</source>
        <extracomment>Badge at a seat that stays out of this round&apos;s fight in Kobayakawa.</extracomment>
        <translation>降りた</translation>
    </message>
    <message>
        <source>Former Kobayakawas</source>
        <extracomment>Title of the row of cards that were the Kobayakawa earlier in this round and were replaced.</extracomment>
        <translation>前の小早川</translation>
    </message>
    <message>
        <source>From the centre</source>
        <extracomment>Column of the reference card: how many kamons the winner of the round gets from the centre.</extracomment>
        <translation>中央から</translation>
    </message>
    <message>
        <source>Hana and Sora both fight. What about you?</source>
        <translation>ハナもソラも勝負します。あなたは？</translation>
    </message>
    <message>
        <source>Hana and Sora have drawn. Leave the 12 alone.</source>
        <translation>ハナとソラは引きました。小早川の12はそのままにしましょう。</translation>
    </message>
    <message>
        <source>Hana fights, and Sora folds. Now it’s up to you.</source>
        <translation>ハナは勝負し、ソラは降りました。どうしますか？</translation>
    </message>
    <message>
        <source>Hana fights, and Sora folds. Where would you end up if you folded?</source>
        <translation>ハナは勝負し、ソラは降りました。降りたら、どうなるでしょうか？</translation>
    </message>
    <message>
        <source>Hana has discarded a 3, and Sora a 2. Fight or fold?</source>
        <translation>ハナは3を、ソラは2を捨て、手札を残しました。勝負しますか？</translation>
    </message>
    <message>
        <source>Hana has flipped a 2, and Sora has discarded a 9. Would you stake a kamon on your 14?</source>
        <translation>ハナが2をめくり、ソラは9を捨てました。14にメダルを1枚賭けますか？</translation>
    </message>
    <message>
        <source>Hardly any card beats a 14. Discard the 6.</source>
        <translation>14に勝てるカードはほとんどありません。6を捨てましょう。</translation>
    </message>
    <message>
        <source>If Hana’s card is above 4, you have 16, and no single card beats that. Fight.</source>
        <translation>ハナのカードが4より大きければ、あなたは16です。1枚で16に勝てるカードはありません。勝負しましょう。</translation>
    </message>
    <message>
        <source>If everyone who can still fight does, your {card} wins {often}.</source>
        <extracomment>Reason for a hint to fold: {card} is a card, {often} a share such as “about one time in ten”; it counts those who fight already and those whose turn is still to come.</extracomment>
        <translation>これから決める人も全員勝負すると、手札の{card}で勝てるのは{often}です。</translation>
    </message>
    <message>
        <source>If several players fight, the {kept} wins more often than the {thrown}.</source>
        <extracomment>Reason for a hint which card to discard, {thrown}, and which to keep, {kept}: in fights of three or more.</extracomment>
        <translation>3人以上で勝負するなら、{kept:の}ほうが{thrown:より}多く勝てます。</translation>
    </message>
    <message>
        <source>If someone else flips after you, the {kept} wins {often} one on one on average, and the {thrown} {less}.</source>
        <extracomment>Reason for a hint which card to discard, {thrown}, and which to keep, {kept}: {often} is a share such as “about one time in four”, {less} a lower one.</extracomment>
        <translation>ほかの人がめくると、1対1で勝てるのは平均で、{kept:なら}{often}、{thrown:なら}{less}です。</translation>
    </message>
    <message>
        <source>If there’s a next round, you can draw or flip again then.</source>
        <translation>次のラウンドがあれば、また引くかめくるかできます。</translation>
    </message>
    <message>
        <source>If there’s a next round, you’ll get a new card then.</source>
        <translation>次のラウンドがあれば、新しいカードが配られます。</translation>
    </message>
    <message>
        <source>If you draw, you can discard this card and keep the new one.</source>
        <translation>引けば、このカードを捨てて、新しいカードを残せます。</translation>
    </message>
    <message numerus="yes">
        <source>If you lose the fight, it costs you %n kamon(s).</source>
        <extracomment>Explained hint to fight: %n is the stake, 1 or 2.</extracomment>
        <translation>
            <numerusform>勝負に負けると、メダルを%n枚失います。</numerusform>
        </translation>
    </message>
    <message>
        <source>If you lose the fight, you’re out of the match.</source>
        <extracomment>Explained hint to fight with the last kamon.</extracomment>
        <translation>勝負に負けると脱落です。</translation>
    </message>
    <message>
        <source>In round 7, one kamon is enough to fight if you have only one.</source>
        <translation>第7ラウンドは、1枚しか持っていなければ、その1枚で勝負できます。</translation>
    </message>
    <message>
        <source>Is your card worth a kamon?</source>
        <translation>メダルを1枚賭ける価値はあるでしょうか？</translation>
    </message>
    <message>
        <source>It’s the last round: if you fold, you stay behind {name}.</source>
        <extracomment>Reason for a hint in Kobayakawa; {name} is an opponent.</extracomment>
        <translation>最終ラウンドです。降りると、{name}に負けたままです。</translation>
    </message>
    <message>
        <source>It’s the seventh and last round. The stake is 2 kamons, and the winner also takes the last 2 from the centre. You have 5 kamons, Sora has 6, and Hana has staked 2 and has 5 left. You hold a 9, and the Kobayakawa is a 5.</source>
        <translation>最後の第7ラウンドです。賭けるメダルは2枚で、勝った人は中央に残った2枚ももらいます。メダルはあなたが5枚、ソラが6枚、ハナは2枚賭けて残り5枚です。手札は9で、小早川は5です。</translation>
    </message>
    <message>
        <source>Kamons</source>
        <extracomment>The tokens of Kobayakawa, as a seat&apos;s title for its tokens and as the column of what everybody owns.</extracomment>
        <translation>メダル</translation>
    </message>
    <message>
        <source>Kobayakawa</source>
        <extracomment>The game&apos;s title, and the title of the place of the face-up card with that name.</extracomment>
        <translation>小早川</translation>
    </message>
    <message>
        <source>Last round · The stake is two kamons</source>
        <translation>最終ラウンド・賭けるメダルは2枚</translation>
    </message>
    <message>
        <source>Last round: the stake is two kamons</source>
        <extracomment>Short banner as the last round begins.</extracomment>
        <translation>最終ラウンド：賭けるメダルは2枚</translation>
    </message>
    <message>
        <source>Look at the table: the 2 is a former Kobayakawa, and Sora has discarded the 1. The Kobayakawa is a 13.</source>
        <translation>場を見てみましょう。2は前の小早川で、ソラは1を捨てました。小早川は13です。</translation>
    </message>
    <message>
        <source>Look for a better card.</source>
        <translation>もっとよいカードを探しましょう。</translation>
    </message>
    <message>
        <source>Make the most of the last round</source>
        <translation>最終ラウンドで勝負する</translation>
    </message>
    <message>
        <source>Nerves of steel</source>
        <extracomment>Name of an achievement: to bluff with a low card.</extracomment>
        <translation>鋼の心臓</translation>
    </message>
    <message>
        <source>Nobody can have less than your 3, so 3 + 13 = 16 is certain. With the 9, anyone lower beats you. Discard the 9.</source>
        <translation>3より小さいカードはだれも持っていないので、3＋13＝16は確実です。9では、もっと小さいカードの人に負けます。9を捨てましょう。</translation>
    </message>
    <message>
        <source>Nobody else fights: you win without showing your card.</source>
        <translation>ほかにだれも勝負しないので、カードを見せずに勝てます。</translation>
    </message>
    <message>
        <source>Nobody fights</source>
        <extracomment>How a round ended, in a table of the command balance: all folded.</extracomment>
        <translation>だれも勝負しない</translation>
    </message>
    <message>
        <source>Nobody fights yet: if everyone after you folds, you win without showing your card.</source>
        <translation>まだだれも勝負していません。このあと全員が降りれば、カードを見せずに勝てます。</translation>
    </message>
    <message numerus="yes">
        <source>Nobody fights. %n kamon(s) go from the centre to the box.</source>
        <extracomment>Log of Kobayakawa, when everybody has folded: %n is how many kamons leave the middle of the table.</extracomment>
        <translation>
            <numerusform>だれも勝負しませんでした。中央のメダルを%n枚、箱に戻します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody fights. The round is dealt again.</source>
        <translation>だれも勝負しませんでした。同じラウンドを配り直します。</translation>
    </message>
    <message>
        <source>Now you fight or fold.</source>
        <extracomment>Answer to “Why can’t I play this?” about the Kobayakawa, on the player’s turn to bet.</extracomment>
        <translation>いまは、勝負するか降りるかを決めてください。</translation>
    </message>
    <message>
        <source>On a roll</source>
        <extracomment>Name of an achievement: three rounds won in a row.</extracomment>
        <translation>波に乗る</translation>
    </message>
    <message>
        <source>On average you win {often} one on one after a draw, and {less} after a flip.</source>
        <extracomment>Reason for a hint to draw: {often} is a share such as “about one time in four”, {less} a lower one.</extracomment>
        <translation>1対1で勝てるのは平均で、引けば{often}、めくれば{less}です。</translation>
    </message>
    <message>
        <source>On your turn, you draw a card or flip a new Kobayakawa.</source>
        <extracomment>Answer to “Why can’t I play this?” about the deck, while others draw or flip.</extracomment>
        <translation>自分の番が来たら、1枚引くか、小早川をめくり直します。</translation>
    </message>
    <message>
        <source>On your turn, you fight with this card or fold.</source>
        <extracomment>Answer to “Why can’t I play this?” about the own card, while others bet.</extracomment>
        <translation>自分の番が来たら、このカードで勝負するか、降りるかを決めます。</translation>
    </message>
    <message>
        <source>One against all</source>
        <extracomment>Name of an achievement: to win when everybody fights.</extracomment>
        <translation>全員を相手に</translation>
    </message>
    <message>
        <source>One card each. Draw or flip, then fight or fold. The Kobayakawa helps the lowest card.</source>
        <translation>手札は1枚。引くか、めくるか。勝負するか、降りるか。いちばん小さいカードには、小早川が味方します。</translation>
    </message>
    <message>
        <source>One fighter</source>
        <extracomment>How a round ended, in a table of the command balance: only one player fought.</extracomment>
        <translation>ひとりだけの勝負</translation>
    </message>
    <message>
        <source>One on one, the {kept} wins a little more often than the {thrown}.</source>
        <extracomment>Reason for a hint which card to discard, {thrown}, and which to keep, {kept}: in a fight of two.</extracomment>
        <translation>1対1では、{kept:の}ほうが{thrown:より}少しだけ多く勝てます。</translation>
    </message>
    <message>
        <source>Only a newly flipped card replaces the Kobayakawa.</source>
        <translation>小早川は、新しくめくったときだけ入れ替わります。</translation>
    </message>
    <message>
        <source>Only the 14 could beat you now, as the lowest card in the fight. You won’t get a better chance: fight.</source>
        <translation>15が負けるのは、いちばん小さいカードが14のときだけです。またとない好機です。勝負しましょう。</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>Badge at a seat that has lost all its kamons in Kobayakawa and takes no part any more.</extracomment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>Play a whole round</source>
        <translation>1ラウンド遊んでみる</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>Column of the reference card: numbers of rounds, such as 1–6.</extracomment>
        <translation>ラウンド</translation>
    </message>
    <message>
        <source>Round {number} of 7</source>
        <extracomment>Headline above the prompt in Kobayakawa: {number} is the round, 1 to 6; the last has a text of its own.</extracomment>
        <translation>第{number}ラウンド（全7ラウンド）</translation>
    </message>
    <message>
        <source>Say who fought.</source>
        <extracomment>Score pad: what to do next.</extracomment>
        <translation>勝負した人を選んでください。</translation>
    </message>
    <message>
        <source>Say who won the fight.</source>
        <translation>勝負に勝った人を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Showdown: {totals}. It’s a tie: {seat} acted first and wins %n kamon(s).</source>
        <extracomment>Read out when fighters show their cards: {totals} is a list such as “Hana 9, Sora 2 + 7 = 9”, {seat} the winner, %n how many kamons.</extracomment>
        <translation>
            <numerusform>勝負：{totals}。同点なので、順番が早い{seat}が勝って、メダルを%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showdown: {totals}. {seat} wins %n kamon(s).</source>
        <extracomment>Read out when fighters show their cards: {totals} is a list such as “Hana 9, Sora 2 + 4 = 6”, {seat} the winner, %n how many kamons.</extracomment>
        <translation>
            <numerusform>勝負：{totals}。{seat}が勝って、メダルを%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shuffle all 15 cards, and deal one to each player still in the match.</source>
        <translation>15枚をすべて混ぜ、残っている人に1枚ずつ配ります。</translation>
    </message>
    <message>
        <source>Small but mighty</source>
        <extracomment>Name of an achievement: to win with the 1.</extracomment>
        <translation>小さな1の大きな勝利</translation>
    </message>
    <message>
        <source>Sora’s 11 was the lowest card in the fight, but 11 + 2 = 13 isn’t enough against your 14. You take both stakes and a kamon from the centre.</source>
        <translation>勝負した中でいちばん小さいカードはソラの11でしたが、11＋2＝13では14に届きません。賭けたメダルをすべてと、中央から1枚をもらいました。</translation>
    </message>
    <message>
        <source>Sora’s 8 + 6 = 14 equals your 14, but you came earlier in this round. The winner starts the next one, too.</source>
        <translation>ソラは8＋6＝14で同点ですが、先に決めたあなたの勝ちです。勝った人は、次のラウンドのスタートプレイヤーにもなります。</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>Column of the reference card: how many kamons it costs to fight.</extracomment>
        <translation>賭ける</translation>
    </message>
    <message numerus="yes">
        <source>Stake %n kamon(s) and fight with your {cards}, or fold.</source>
        <extracomment>Prompt in the bet phase of Kobayakawa: {cards} is the player&apos;s card, a number; %n kamons are the stake.</extracomment>
        <translation>
            <numerusform>メダルを%n枚賭けて{cards:で}勝負するか、降りるかを決めてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stakes</source>
        <extracomment>Title of the place in the middle of the table with the kamons that this round&apos;s fighters have staked.</extracomment>
        <translation>賭けたメダル</translation>
    </message>
    <message>
        <source>That card is out of play for this round.</source>
        <translation>そのカードは、このラウンドではもう使えません。</translation>
    </message>
    <message>
        <source>The Kobayakawa goes to the lowest card in the fight.</source>
        <translation>小早川は、勝負する人のカードのうち、いちばん小さいものに足します。</translation>
    </message>
    <message>
        <source>The Kobayakawa is a 3 now. The others have drawn, and you bet first.</source>
        <translation>小早川が3になりました。ほかのふたりは引きました。最初に決めるのは自分です。</translation>
    </message>
    <message>
        <source>The cards shown</source>
        <extracomment>Button: the cards that were shown are entered, instead of who won.</extracomment>
        <translation>見せたカード</translation>
    </message>
    <message>
        <source>The highest total wins. If totals are equal, the earlier player wins.</source>
        <translation>合計がいちばん大きい人の勝ちです。同じ合計なら、このラウンドの順番が早い人が勝ちます。</translation>
    </message>
    <message>
        <source>The last kamon</source>
        <extracomment>Name of an achievement: to win after having only one kamon left.</extracomment>
        <translation>最後の1枚から</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n more round(s), or when one player is left.</source>
        <extracomment>Score pad: when the match ends; %n is how many rounds are left.</extracomment>
        <translation>
            <numerusform>対戦は、あと%nラウンドか、残りがひとりになったところで終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The others see you discard the {thrown}, so they may think that you keep a higher card.</source>
        <extracomment>Reason for a hint in Kobayakawa; {thrown} the one that is discarded.</extracomment>
        <translation>{thrown:を}捨てると、もっと大きいカードを残したように見えます。</translation>
    </message>
    <message>
        <source>The winner takes all the stakes and what comes from the centre.</source>
        <translation>勝者は、賭けたメダルすべてと、中央からの分をもらいます。</translation>
    </message>
    <message>
        <source>The {kept} is the stronger card: one on one it wins {often}, and the {thrown} {less}.</source>
        <extracomment>Reason for a hint in Kobayakawa; {kept} is the card that stays in hand, {often} is a share such as “about one time in four”, {thrown} the one that is discarded, {less} is a lower such share.</extracomment>
        <translation>{kept:の}ほうが強いカードです。1対1で勝てるのは、{kept:なら}{often}、{thrown:なら}{less}です。</translation>
    </message>
    <message>
        <source>Then Hana takes the stakes and wins the match. There’s no next round to keep your kamons for: fight.</source>
        <translation>それでは、賭けたメダルと中央の2枚を取って、ハナが優勝します。メダルを取っておいても、次のラウンドはありません。勝負しましょう。</translation>
    </message>
    <message>
        <source>Then nobody wins this round. Alone in the fight, you can’t lose, and you don’t even show your card. Fight.</source>
        <translation>それでは、このラウンドはだれの勝ちにもなりません。ひとりだけの勝負なら負けませんし、カードを見せる必要もありません。勝負しましょう。</translation>
    </message>
    <message>
        <source>This is the last round: the stake is two kamons.</source>
        <translation>最終ラウンドです。賭けるメダルは2枚です。</translation>
    </message>
    <message>
        <source>Tie at {total}</source>
        <extracomment>Heading of the showdown, large: two fighters have the same {total}. A line below it says who wins.</extracomment>
        <translation>合計{total}で同点</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {total}: {seat} acted first and wins %n kamon(s).</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: two fighters have the same {total}, and {seat}, whose turn came earlier in this round, gets %n kamons.</extracomment>
        <translation>
            <numerusform>合計{total}で同点。順番が早い{seat}が勝って、メダルを%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn up the next card beside the deck: the Kobayakawa.</source>
        <translation>次の1枚を山札の横に表向きに置きます。これが小早川です。</translation>
    </message>
    <message>
        <source>What did {seat} show?</source>
        <extracomment>Score pad: a question after a round; {seat} is a player who fought.</extracomment>
        <translation>{seat}が見せたカードは？</translation>
    </message>
    <message>
        <source>What happens to a round when everybody folds (a house rule).</source>
        <translation>全員が降りたラウンドをどうするかを決めます（ハウスルール）。</translation>
    </message>
    <message>
        <source>What would you like to enter?</source>
        <translation>何を入力しますか？</translation>
    </message>
    <message>
        <source>When nobody fights</source>
        <extracomment>Name of an option of Kobayakawa; its choices follow below it.</extracomment>
        <translation>だれも勝負しないとき</translation>
    </message>
    <message>
        <source>Which card is the Kobayakawa?</source>
        <translation>小早川はどのカードですか？</translation>
    </message>
    <message>
        <source>Which of your two cards has the better total?</source>
        <translation>2枚のうち、合計が大きくなりそうなのはどちらでしょう？</translation>
    </message>
    <message>
        <source>While the Kobayakawa is a 6, a 14 loses only to a lowest card from 10 to 13, or to a 15 if the third card is lower. Keep the 14.</source>
        <translation>小早川が6のあいだ、14が負けるのは、いちばん小さいカードが10から13のときか、14より小さいカードと15の両方が相手のときだけです。14を残しましょう。</translation>
    </message>
    <message>
        <source>Who fought?</source>
        <extracomment>Score pad: a question after a round.</extracomment>
        <translation>だれが勝負しましたか？</translation>
    </message>
    <message>
        <source>Who won</source>
        <extracomment>Button: who won the fight is entered, instead of the cards.</extracomment>
        <translation>勝った人</translation>
    </message>
    <message>
        <source>Who won the fight? A tie goes to the player who acted first.</source>
        <translation>勝負に勝ったのはだれですか？ 同点なら、順番の早い人です。</translation>
    </message>
    <message>
        <source>Win a fight in which everyone fights, with four players or more.</source>
        <translation>4人以上の対戦で、全員が参加した勝負に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a fight with the 1.</source>
        <translation>1のカードで勝負に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a match after being down to a single kamon.</source>
        <translation>メダルが残り1枚になってから、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a tie by going first</source>
        <translation>同点なら先の人が勝つ</translation>
    </message>
    <message>
        <source>Win the most kamons in seven rounds. Everyone has one secret card, and yours is a 6. First you draw a card or flip a new Kobayakawa, then you fight or fold. The highest total wins, and the Kobayakawa, now a 4, is added to the lowest card in the fight.</source>
        <translation>7ラウンドで、メダルをいちばん多く集めるゲームです。手札はひとり1枚で、ほかの人には見えません。あなたの手札は6です。まずカードを引くか小早川をめくり、そのあと勝負するか降りるかを決めます。合計がいちばん大きい人の勝ちです。勝負する人のカードの中でいちばん小さいものには、小早川（いまは4）を足します。</translation>
    </message>
    <message>
        <source>Win three rounds in a row in one match.</source>
        <translation>1回の対戦で、3ラウンドつづけて勝ちましょう。</translation>
    </message>
    <message>
        <source>Win with the lowest card</source>
        <translation>いちばん小さいカードで勝つ</translation>
    </message>
    <message>
        <source>With a 13 as the Kobayakawa, the lowest card nearly always wins. You’d like a lower one: draw.</source>
        <translation>小早川が13なら、いちばん小さいカードが勝ちます。もっと小さいカードがほしいところです。引きましょう。</translation>
    </message>
    <message>
        <source>With a 14 and a Kobayakawa of only 2, you’ll hardly get a better chance. Fight.</source>
        <translation>手札が14で小早川は2です。こんな好機はめったにありません。勝負しましょう。</translation>
    </message>
    <message>
        <source>With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}.</source>
        <extracomment>Reason for a hint to fold: {k} is the Kobayakawa&apos;s number, {card} the player&apos;s; {often} is a share such as “about one time in four”.</extracomment>
        <translation>小早川が{k:では}、手札の{card:は}弱いカードです。1対1で勝てるのは{often}です。</translation>
    </message>
    <message>
        <source>With a Kobayakawa of {k}, your {card} is weak: one on one it wins {often}. A draw improves it {better}.</source>
        <extracomment>Reason for a hint to draw: {k} is the Kobayakawa&apos;s number, {card} the player&apos;s; {often} and {better} are shares such as “about one time in four”.</extracomment>
        <translation>小早川が{k:では}、手札の{card:は}弱いカードです。1対1で勝てるのは{often}です。引いてもっと強くなるのは{better}です。</translation>
    </message>
    <message>
        <source>With a Kobayakawa of {k}, your {card} wins {often} one on one, and {then} on average after a flip.</source>
        <extracomment>Reason for a hint to draw, where {then} is the lower share, or to flip, where it’s the higher one: {k} is the Kobayakawa&apos;s number, {card} the player&apos;s; {often} is also a text such as “about one time in four”.</extracomment>
        <translation>手札の{card:で}1対1で勝てるのは、小早川が{k:なら}{often}、めくったあとは平均で{then}です。</translation>
    </message>
    <message>
        <source>You can discard only after drawing. First draw a card or flip a new Kobayakawa.</source>
        <translation>捨てるのは、カードを引いたあとだけです。まず、1枚引くか、小早川をめくり直してください。</translation>
    </message>
    <message>
        <source>You can only discard one of the two cards in your hand.</source>
        <translation>捨てられるのは、手札の2枚のうちどちらかです。</translation>
    </message>
    <message>
        <source>You can’t bet yet. First draw a card or flip a new Kobayakawa.</source>
        <translation>勝負するかどうかを決めるのは、このあとです。まず、1枚引くか、小早川をめくり直してください。</translation>
    </message>
    <message>
        <source>You can’t bet yet. On your turn, first draw a card or flip a new Kobayakawa.</source>
        <extracomment>Why a card can’t be used while others draw or flip.</extracomment>
        <translation>勝負するか決めるのは、このあとです。自分の番に、まず1枚引くか、小早川をめくり直してください。</translation>
    </message>
    <message>
        <source>You can’t draw anything better than a 15, and the 13 would stay as the Kobayakawa, which helps the others. Flip.</source>
        <translation>引いても15よりよいカードはありませんし、小早川の13も残って、ほかの人の助けになってしまいます。めくりましょう。</translation>
    </message>
    <message>
        <source>You can’t lose: yours is the lowest card for certain, and nothing beats 16. Fight.</source>
        <translation>負けることはありません。あなたのカードがいちばん小さいのは確実で、16に勝てるカードもありません。勝負しましょう。</translation>
    </message>
    <message>
        <source>You have no kamons left, so you’re out of the match.</source>
        <translation>メダルがなくなったので、この対戦では脱落です。</translation>
    </message>
    <message>
        <source>You have the 15, the highest card of all. But with a 13 as the Kobayakawa, any card from 3 to 14 beats you if it’s the lowest in the fight.</source>
        <translation>手札はいちばん大きい15です。ところが小早川が13なので、勝負の中でいちばん小さいカードが3から14なら、どれにも負けてしまいます。</translation>
    </message>
    <message>
        <source>You have the most kamons, so you needn’t risk any.</source>
        <translation>メダルをいちばん多く持っているので、賭ける必要はありません。</translation>
    </message>
    <message>
        <source>You hold a 4, and the Kobayakawa is a 12. If your card is the lowest in the fight, the two count together.</source>
        <translation>手札は4で、小早川は12です。勝負したカードの中でいちばん小さければ、12を足せます。</translation>
    </message>
    <message>
        <source>You hold a 6, and the Kobayakawa is only a 1. Hana and Sora have both chosen to fight.</source>
        <translation>手札は6で、小早川はたったの1です。ハナもソラも、もう勝負を選んでいます。</translation>
    </message>
    <message>
        <source>You keep your kamon for a better round. Over seven rounds, keeping your kamons matters as much as winning them.</source>
        <translation>メダルをよいラウンドまで取っておけます。7ラウンドあるので、減らさないことも、勝って増やすことと同じくらい大切です。</translation>
    </message>
    <message>
        <source>You start this round, so you’re ahead whenever totals are equal. You hold a 9, and the Kobayakawa is a 6.</source>
        <translation>このラウンドは自分から始まります。合計が同じなら、先に決めた人が勝ちます。手札は9で、小早川は6です。</translation>
    </message>
    <message>
        <source>You use one card at a time, and you’ve picked {picked}.</source>
        <extracomment>Why cards can’t be used; {picked} are picked, more than one.</extracomment>
        <translation>使えるのは1枚ずつですが、{picked}枚選んでいます。</translation>
    </message>
    <message>
        <source>Your 14 loses only to a lowest card from 10 to 13, or to a 15 if the third card is lower than yours. An 8 would tie, and you come first. Fight.</source>
        <translation>14が負けるのは、いちばん小さいカードが10から13のときか、14より小さいカードと15の両方が相手のときだけです。8なら同点で、先に決めるあなたが勝ちます。勝負しましょう。</translation>
    </message>
    <message>
        <source>Your 15 against 10 + 3 = 13: you win. High cards want a low Kobayakawa, and low cards a high one.</source>
        <translation>15が10＋3＝13に勝ちました。大きいカードには小さい小早川、小さいカードには大きい小早川が合います。</translation>
    </message>
    <message>
        <source>Your 6 would win only if both of the others had lower cards, and both have chosen to fight. Fold: it costs nothing.</source>
        <translation>6で勝てるのは、ふたりのカードがどちらも6より小さいときだけです。それなのに、ふたりとも勝負を選んでいます。降りれば何も失いません。</translation>
    </message>
    <message>
        <source>Your 9 is neither high nor low. See what else you can get.</source>
        <translation>9は大きくも小さくもありません。1枚引いてみましょう。</translation>
    </message>
    <message>
        <source>Your stake comes back, with a kamon from the centre. Acting last is worth a lot: you see what the others do.</source>
        <translation>賭けたメダルが戻り、中央からも1枚もらえました。最後に決める人は、ほかの人の出方がわかるので、とても有利です。</translation>
    </message>
    <message>
        <source>Your {card} is good enough: one on one it wins {often}.</source>
        <extracomment>Reason for a hint to fight: {card} is the player&apos;s number; {often} is a share such as “about half the time”.</extracomment>
        <translation>手札の{card:なら}十分です。1対1で勝てるのは{often}です。</translation>
    </message>
    <message>
        <source>Your {card} is middling: one on one it wins {often}. A draw improves it {better}.</source>
        <extracomment>Reason for a hint to draw: {card}, the player&apos;s number, is neither strong nor weak; {often} and {better} are shares such as “about one time in four”.</extracomment>
        <translation>手札の{card:の}強さはふつうです。1対1で勝てるのは{often}です。引いてもっと強くなるのは{better}です。</translation>
    </message>
    <message>
        <source>Your {card} is strong: one on one it wins {often}.</source>
        <extracomment>Reason for a hint to fight: {card} is the player&apos;s number; {often} is a share such as “about three times in four”.</extracomment>
        <translation>手札の{card:は}強いカードです。1対1で勝てるのは{often}です。</translation>
    </message>
    <message>
        <source>You’d stake all you have: if you lose, you’re out of the match.</source>
        <translation>メダルを全部賭けることになります。負けると脱落です。</translation>
    </message>
    <message>
        <source>You’re last to act. Hana and Sora have both folded, and you hold only a 2.</source>
        <translation>あなたが最後です。ハナもソラも降りました。手札は、たったの2です。</translation>
    </message>
    <message>
        <source>You’ve already drawn or flipped in this round.</source>
        <translation>このラウンドでは、もう引くかめくるかしました。</translation>
    </message>
    <message>
        <source>You’ve drawn a 14. Which card do you keep?</source>
        <translation>14を引きました。どちらを残しますか？</translation>
    </message>
    <message>
        <source>You’ve drawn a card. Discard one of your two cards first.</source>
        <translation>カードを引きました。先に、2枚のうち1枚を捨ててください。</translation>
    </message>
    <message>
        <source>You’ve folded, so your {card} is out of this round.</source>
        <extracomment>Why a card can’t be used; {card} is its number.</extracomment>
        <translation>降りたので、この{card}はこのラウンドでは使いません。</translation>
    </message>
    <message>
        <source>You’ve had your turn to draw or flip. Next you bet on your {card}.</source>
        <extracomment>Why a card can’t be used now; {card} is its number.</extracomment>
        <translation>引くかめくるかを選ぶ番は終わりました。次は、この{card}で勝負するか降りるかを決めます。</translation>
    </message>
    <message numerus="yes">
        <source>You’ve staked %n kamon(s), so your {card} stays with you until the end of the round.</source>
        <extracomment>Why a card can’t be used now; {card} is its number, and %n kamons are staked.</extracomment>
        <translation>
            <numerusform>メダルを%n枚賭けたので、{card}はラウンドの終わりまで手元に残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>In the table of a round&apos;s results in Kobayakawa, after a player&apos;s name: this player stayed out.</extracomment>
        <translation>降りた</translation>
    </message>
    <message>
        <source>fought with {cards}</source>
        <extracomment>In the table of a round&apos;s results in Kobayakawa, after a player&apos;s name: {cards} is the card, a number.</extracomment>
        <translation>{cards:で}勝負</translation>
    </message>
    <message>
        <source>fought with {cards} + {k} (Kobayakawa) = {total}</source>
        <extracomment>In the table of results, of the player with the lowest card {cards}: {k} is the Kobayakawa, a number, {total} their sum.</extracomment>
        <translation>{cards}＋{k}（小早川）＝{total}で勝負</translation>
    </message>
    <message>
        <source>lost the fight</source>
        <extracomment>Reason on a result sheet, no full stop: the cards aren’t known.</extracomment>
        <translation>勝負に負けた</translation>
    </message>
    <message>
        <source>out of the match</source>
        <extracomment>In the table of a round&apos;s results in Kobayakawa, after the name of a player who lost all kamons earlier.</extracomment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>was the only one to fight</source>
        <extracomment>In the table of a round&apos;s results in Kobayakawa, after the winner&apos;s name; this player&apos;s card wasn&apos;t shown.</extracomment>
        <translation>勝負したのはひとりだけ</translation>
    </message>
    <message>
        <source>won the fight</source>
        <extracomment>Reason on a result sheet, no full stop: this player won, but the cards aren’t known.</extracomment>
        <translation>勝負に勝った</translation>
    </message>
    <message>
        <source>{fought}: lost the tie by acting later</source>
        <extracomment>In the table of a round&apos;s results: {fought} is “fought with 15” or the like. The winner had the same total and an earlier turn.</extracomment>
        <translation>{fought}、同点で順番が遅く負け</translation>
    </message>
    <message>
        <source>{fought}: won the tie by acting first</source>
        <extracomment>In the table of a round&apos;s results: {fought} is “fought with 15” or the like. Another player had the same total, but a later turn.</extracomment>
        <translation>{fought}、同点で順番が早く勝ち</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>Part of a list that is read out: a player&apos;s {name} and the number on the {card}.</extracomment>
        <translation>{name}：{card}</translation>
    </message>
    <message>
        <source>{name} {card} + {k} = {total}</source>
        <extracomment>Part of a list that is read out: a player&apos;s {name}, the {card} and the Kobayakawa {k}, both numbers, and {total}, their sum.</extracomment>
        <translation>{name}：{card}+{k}={total}</translation>
    </message>
    <message numerus="yes">
        <source>{seat} acted first and wins %n kamon(s)</source>
        <extracomment>Line below “Tie at 9” in the showdown: {seat} is the winner&apos;s name, %n how many kamons.</extracomment>
        <translation>
            <numerusform>順番が早い{seat}が勝って、メダルを%n枚もらいました</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} discards a {cards}.</source>
        <extracomment>Log of Kobayakawa: {seat} is the player&apos;s name, {cards} the one card laid down face up, a number.</extracomment>
        <translation>{seat}が{cards:を}捨てました。</translation>
    </message>
    <message>
        <source>{seat} flips a new Kobayakawa: {cards}.</source>
        <extracomment>Log of Kobayakawa: {seat} is the player&apos;s name, {cards} the new face-up card in the middle, a number.</extracomment>
        <translation>{seat}がめくって、小早川が{cards:に}なりました。</translation>
    </message>
    <message>
        <source>{seat} folds.</source>
        <extracomment>Log of Kobayakawa: {seat} is the name of a player who stays out of this round&apos;s fight.</extracomment>
        <translation>{seat}が降りました。</translation>
    </message>
    <message>
        <source>{seat} has one kamon left</source>
        <extracomment>Short banner: {seat} is a player who is out of the match if it&apos;s lost.</extracomment>
        <translation>{seat}のメダルは残り1枚</translation>
    </message>
    <message>
        <source>{seat} has staked everything</source>
        <extracomment>Short banner: {seat} is a player who fights with the last kamon.</extracomment>
        <translation>{seat}がメダルをすべて賭けました</translation>
    </message>
    <message numerus="yes">
        <source>{seat} is the only one to fight and wins %n kamon(s) without showing a card.</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: {seat} is the name of the lone fighter, %n the kamons received.</extracomment>
        <translation>
            <numerusform>勝負したのは{seat}だけです。カードを見せずに勝って、メダルを%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} shows {cards}, the lowest. With the Kobayakawa ({k}), that makes {total}.</source>
        <extracomment>Log of Kobayakawa at the showdown: {seat} is the player&apos;s name, {cards} the card, {k} the Kobayakawa, {total} the sum of these two numbers.</extracomment>
        <translation>{seat}のカードは、いちばん小さい{cards}。小早川の{k:を}足して{total}です。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n kamon(s) and fights.</source>
        <extracomment>Log of Kobayakawa: {seat} is the player&apos;s name, %n how many kamons are staked, one or two.</extracomment>
        <translation>
            <numerusform>{seat}がメダルを%n枚賭けて、勝負に出ました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} starts the last round. The stake is two kamons, and the winner also takes the last two from the centre.</source>
        <extracomment>Log of Kobayakawa, when the last round is dealt: {seat} is the name of the player who has the first turn.</extracomment>
        <translation>最終ラウンドです。賭けるメダルは2枚で、勝つと中央の2枚ももらえます。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>{seat} starts the new round.</source>
        <extracomment>Log of Kobayakawa, when a round other than the last is dealt: {seat} is the start player&apos;s name.</extracomment>
        <translation>新しいラウンドです。{seat}からはじめます。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n kamon(s)</source>
        <extracomment>Heading at the end of the showdown, large: {seat} is the winner&apos;s name, %n how many kamons.</extracomment>
        <translation>
            <numerusform>{seat}が勝って、メダルを%n枚もらいました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the fight and takes %n kamon(s).</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: {seat} is the winner&apos;s name, %n the kamons from stakes and centre together.</extracomment>
        <translation>
            <numerusform>{seat}が勝って、メダルを%n枚もらいました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}’s total: {total}</source>
        <extracomment>Under a fighter’s cards on a result sheet: {total} is what {seat} fought with, a number.</extracomment>
        <translation>{seat}の合計：{total}</translation>
    </message>
</context>
<context>
    <name>lessons</name>
    <message>
        <source>All lessons</source>
        <extracomment>Button above the table in a lesson: goes to the list of lessons.</extracomment>
        <translation>レッスン一覧</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button of the page of lessons: back to the start screen.</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Each lesson takes about a minute. You play at the table, and nothing can go wrong.</source>
        <translation>どれも1分ほどです。テーブルで実際に遊びながら学べます。まちがえても大丈夫です。</translation>
    </message>
    <message>
        <source>Lesson {number} of {count} · {title}</source>
        <extracomment>Line above a lesson’s text; {number} is its place among the {count} of this game, {title} what it teaches.</extracomment>
        <translation>レッスン {number}/{count} · {title}</translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <extracomment>Title of the window in a lesson; {title} is what it teaches.</extracomment>
        <translation>レッスン：{title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading of the page of lessons, and the window’s title there.</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <extracomment>Button above the table once a lesson is solved.</extracomment>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Now play {name}</source>
        <extracomment>Button after a game’s last lesson, above the table and on the page of lessons: goes to the set-up of a first match; {name} is one of the cast, such as “Hana”.</extracomment>
        <translation>{name}と対戦する</translation>
    </message>
    <message>
        <source>Play again</source>
        <extracomment>Button beside a lesson that has been solved: opens it again.</extracomment>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Reset progress</source>
        <extracomment>Button on the page of lessons: all lessons of the chosen game count as unsolved again.</extracomment>
        <translation>クリアの記録を消す</translation>
    </message>
    <message>
        <source>Solved! · Lesson {number} of {count} · {title}</source>
        <extracomment>The same as “Lesson {number} of {count} · {title}”, once the lesson is solved.</extracomment>
        <translation>クリア！ · レッスン {number}/{count} · {title}</translation>
    </message>
    <message>
        <source>Solved.</source>
        <extracomment>For screen readers, at the button of a lesson that has been solved.</extracomment>
        <translation>クリア済み。</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button beside a lesson: opens it.</extracomment>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Start over</source>
        <extracomment>Button above the table in a lesson: goes back to its first decision.</extracomment>
        <translation>はじめから</translation>
    </message>
    <message>
        <source>That was the last lesson. {name} is waiting at the table.</source>
        <extracomment>Below the lessons of a game once all are solved; {name} is one of the cast, such as “Hana”.</extracomment>
        <translation>レッスンはこれで終わりです。{name}がテーブルで待っています。</translation>
    </message>
    <message>
        <source>{action}: lesson {number}, {title}</source>
        <extracomment>For screen readers: a button in the list of lessons; {action} is its text, such as “Start”, {number} the lesson’s place, {title} what it teaches.</extracomment>
        <translation>{action}：レッスン{number}、{title}</translation>
    </message>
    <message>
        <source>{game}  {solved}/{count}</source>
        <extracomment>Button that chooses a game on the page of lessons; {game} is its title, {solved} how many of its {count} lessons have been solved.</extracomment>
        <translation>{game}  {solved}/{count}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <extracomment>Beside the bar of progress on the page of lessons: {solved} of the {count} lessons of a game have been solved.</extracomment>
        <translation>{count}レッスン中{solved}クリア</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>A keen player who thinks each round through and plays to win the match.</source>
        <extracomment>What a bot of the level Hard is like to play against; under the seats of a new match, after the level&apos;s name and a colon.</extracomment>
        <translation>手ごわい相手。先の先まで読んで、勝ちにきます。</translation>
    </message>
    <message>
        <source>A relaxed newcomer who plays what fits and doesn’t look ahead.</source>
        <extracomment>What a bot of the level Easy is like to play against; under the seats of a new match, after the level&apos;s name and a colon.</extracomment>
        <translation>のんびりした初心者。先のことは考えず、出せるものを出します。</translation>
    </message>
    <message>
        <source>A solid player who manages their hand and counts cards.</source>
        <extracomment>What a bot of the level Normal is like to play against; under the seats of a new match, after the level&apos;s name and a colon.</extracomment>
        <translation>堅実なプレイヤー。手札を大切にし、出たカードも数えています。</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Strength of a bot, the second of five; in the menu beside a seat, and in lists. Equals the word on its plate at the table.</extracomment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Strength of a bot, the highest of five; in the menu beside a seat, and in lists. Equals the word on its plate at the table: たつじん.</extracomment>
        <translation>たつじん</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Strength of a bot, the fourth of five; in the menu beside a seat, and in lists. Equals the word on its plate at the table: つよい.</extracomment>
        <translation>つよい</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Strength of a bot, the third of five; in the menu beside a seat, and in lists. Not the “Normal” of speeds and sizes: 標準, 普通.</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Plays any card that’s allowed. Good for a first look at the rules.</source>
        <extracomment>What a bot of the level Random is like to play against; under the seats of a new match, after the level&apos;s name and a colon.</extracomment>
        <translation>出せるカードを気ままに出します。ルールを覚えたいときの相手に。</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Strength of a bot that plays any possible move, the first of five; in the menu beside a seat, and in lists.</extracomment>
        <translation>きまぐれ</translation>
    </message>
    <message>
        <source>Thinks for up to a second before each move. Hard to beat.</source>
        <extracomment>What a bot of the level Expert is like to play against; under the seats of a new match, after the level&apos;s name and a colon.</extracomment>
        <translation>1手ごとに最大1秒、じっくり読みます。なかなか勝てません。</translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>Below the list of the library: %n matches are in it.</extracomment>
        <translation>
            <numerusform>対戦%n件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) exported.</source>
        <extracomment>Below the list of the library after an export of %n matches.</extracomment>
        <translation>
            <numerusform>対戦を%n件書き出しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <extracomment>Below the list of the library after an import of %n records; one or two sentences may follow.</extracomment>
        <translation>
            <numerusform>対戦を%n件取り込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were already here.</source>
        <extracomment>Follows “%n match(es) imported.”: %n records were of matches that the library has.</extracomment>
        <translation>
            <numerusform>%n件はすでにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match took, after the number of its moves: %n minutes.</extracomment>
        <translation>
            <numerusform>%n分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) couldn’t be used.</source>
        <extracomment>Follows the reasons why three files could not be imported: %n others couldn’t either.</extracomment>
        <translation>
            <numerusform>ほかにも、使えないファイルが%n個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>How long a match was: %n actions of all players.</extracomment>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <extracomment>First entry of a list above the library: no game is filtered out.</extracomment>
        <translation>全ゲーム</translation>
    </message>
    <message>
        <source>All tags</source>
        <extracomment>First entry of a list above the library: matches with any tag or none.</extracomment>
        <translation>全タグ</translation>
    </message>
    <message>
        <source>By game</source>
        <extracomment>Order of the library: matches of the same game together.</extracomment>
        <translation>ゲーム順</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <extracomment>In a line of facts about a finished match; {number} fixes how cards were dealt. In the window context it is 配札番号 {number}, too.</extracomment>
        <translation>配札番号 {number}</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>Button that answers “Delete this match?”.</extracomment>
        <translation>削除する</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <extracomment>Title and heading of a question; the answers are “Delete” and “Cancel”.</extracomment>
        <translation>この対戦を削除しますか？</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>Button beside the chosen match of the library; a question follows.</extracomment>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Export these matches…</source>
        <extracomment>Button below the library: writes a record of each match in the list to a folder.</extracomment>
        <translation>この一覧を書き出す…</translation>
    </message>
    <message>
        <source>Export to a folder</source>
        <extracomment>Title of the file dialog in which a folder is chosen.</extracomment>
        <translation>書き出し先のフォルダー</translation>
    </message>
    <message>
        <source>Exporting matches…</source>
        <extracomment>While records are written to a folder.</extracomment>
        <translation>対戦を書き出しています…</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <extracomment>Accessible name of the list in the library; 終わった対戦 in the start context, too.</extracomment>
        <translation>終わった対戦</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Accessible name of the list of games above the library; ゲーム elsewhere, too.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Goal missed</source>
        <extracomment>How a solo match ended, in the list of the library.</extracomment>
        <translation>目標に届かず</translation>
    </message>
    <message>
        <source>Goal reached</source>
        <extracomment>How a solo match ended well, in the list of the library.</extracomment>
        <translation>目標を達成</translation>
    </message>
    <message>
        <source>Import records</source>
        <extracomment>Title of the file dialog in which records are chosen.</extracomment>
        <translation>対戦記録の取り込み</translation>
    </message>
    <message>
        <source>Import records…</source>
        <extracomment>Button below the library: adds copies of files that the player chooses.</extracomment>
        <translation>対戦記録を取り込む…</translation>
    </message>
    <message>
        <source>Importing matches…</source>
        <extracomment>While records are read.</extracomment>
        <translation>対戦を取り込んでいます…</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Title of the window with all finished matches.</extracomment>
        <translation>ライブラリー</translation>
    </message>
    <message>
        <source>Longest first</source>
        <extracomment>Order of the library: by the time that matches took.</extracomment>
        <translation>長い順</translation>
    </message>
    <message>
        <source>Matches at a real table…</source>
        <extracomment>Button of the library and the statistics: opens the page of the score pads.</extracomment>
        <translation>本物のカードでの対戦…</translation>
    </message>
    <message>
        <source>Newest first</source>
        <extracomment>Order of the library: by the end of the matches.</extracomment>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>No finished matches yet. Play one to its end, or import records that you saved.</source>
        <translation>終わった対戦はまだありません。最後まで遊ぶか、保存した対戦記録を取り込んでください。</translation>
    </message>
    <message>
        <source>No matches found. Try other words, or choose all games and tags.</source>
        <translation>見つかりません。別のことばで探すか、「全ゲーム」と「全タグ」を選んでください。</translation>
    </message>
    <message>
        <source>Note</source>
        <extracomment>Caption and accessible name of a field for a text about the chosen match.</extracomment>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <extracomment>Order of the library: by the end of the matches, the earliest on top.</extracomment>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>Accessible name of the list that says how the library is sorted.</extracomment>
        <translation>並び順</translation>
    </message>
    <message>
        <source>Reading your matches…</source>
        <extracomment>In the middle of the library or the statistics for the moment until they are read.</extracomment>
        <translation>対戦を読み込んでいます…</translation>
    </message>
    <message>
        <source>Search games, people, tags, notes and dates</source>
        <translation>ゲーム、名前、タグ、メモ、日付を検索</translation>
    </message>
    <message>
        <source>Tag</source>
        <extracomment>Accessible name of the list of tags above the library.</extracomment>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tags, separated by commas</source>
        <translation>タグ（「、」で区切る）</translation>
    </message>
    <message>
        <source>The table before the last move of {game}</source>
        <extracomment>Accessible name of the picture of the chosen match; {game} is the game’s title.</extracomment>
        <translation>{game}のテーブル（最後の一手の前）</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Button beside the chosen match of the library: opens its replay; 再生する in the start context, too.</extracomment>
        <translation>再生する</translation>
    </message>
    <message>
        <source>{game}, {seats}: the record will be gone for good. The match still counts in the statistics.</source>
        <extracomment>Below “Delete this match?”; {game} is the game’s title, {seats} the players’ names.</extracomment>
        <translation>{game}（{seats}）の記録は、削除すると元に戻せません。統計には残ります。</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <extracomment>Below the list of the library while a search or filter hides some; {shown} are listed, %n are in it.</extracomment>
        <translation>
            <numerusform>対戦%n件のうち{shown}件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message numerus="yes">
        <source>%n earlier move(s) not shown</source>
        <extracomment>First line of the log of a very long match; %n is how many moves it leaves out.</extracomment>
        <translation>
            <numerusform>これより前の%n手は表示していません</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>{before} hands over to {now}.</source>
        <extracomment>Line of the log: {before} is a person who leaves, {now} the bot who plays on at the seat.</extracomment>
        <translation>{before}から{now}に交代しました。</translation>
    </message>
    <message>
        <source>{now} takes over from {before}.</source>
        <extracomment>Line of the log: {now} is a person who comes, {before} the bot, or person, who sat there until then.</extracomment>
        <translation>{before}に代わって{now}が席につきました。</translation>
    </message>
    <message>
        <source>{place}: {seat}</source>
        <extracomment>Line at the end of the log: “2nd: Hana”; {place} is an ordinal, {seat} a player’s name.</extracomment>
        <translation>{place}位：{seat}</translation>
    </message>
    <message>
        <source>{seat}: {gained}, {why} (score: {score})</source>
        <extracomment>Line after a round: {seat} is a player’s name, {gained} points such as “+3”, {why} the reason, {score} the total.</extracomment>
        <translation>{seat}：{gained}、{why}（合計 {score}）</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <extracomment>Line after a round in a game without points; {seat} is a player’s name, {why} what happened, such as “went out 2nd”.</extracomment>
        <translation>{seat}：{why}</translation>
    </message>
    <message>
        <source>{seat}: {why} (score: {score})</source>
        <extracomment>Line after a round that changes no points: {seat} is a player’s name, {why} the reason, {score} the total.</extracomment>
        <translation>{seat}：{why}（合計 {score}）</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>This match is as long as a record can be. Undo an action or start a new match.</source>
        <extracomment>Error to another program whose action doesn&apos;t fit the record any more.</extracomment>
        <translation>この対戦は、記録できる長さの上限に達しました。手を元に戻すか、新しい対戦をはじめてください。</translation>
    </message>
</context>
<context>
    <name>meow</name>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <extracomment>Read out after the name of a card that was left in a hand: %n circles are on it.</extracomment>
        <translation>
            <numerusform>○%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) left in hand</source>
        <extracomment>In the table of a round&apos;s results, after a player&apos;s name and cards: %n is the sum of their circles.</extracomment>
        <translation>
            <numerusform>手札に○が%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you may still get go with what you keep.</source>
        <extracomment>Reason for a hint in the solo game to play one card rather than another: %n cards could be played together with one that stays in hand.</extracomment>
        <translation>
            <numerusform>これから手に入るかもしれないカードのうち、残す手札といっしょに出せるものが%n枚あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Points lost, inside a log line: %n is 0 to 3.</extracomment>
        <translation>
            <numerusform>%n点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), over the goal of {goal}</source>
        <extracomment>The solo game&apos;s result after a name or inside a log line, if it took too long: %n turns were played, {goal} is always 6.</extracomment>
        <translation>
            <numerusform>%n手番、目標は{goal}手番</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), within the goal of {goal}</source>
        <extracomment>The solo game&apos;s result after a name or inside a log line, if the goal is reached: %n turns were played, {goal} is always 6.</extracomment>
        <translation>
            <numerusform>%n手番、目標の{goal}手番以内を達成</numerusform>
        </translation>
    </message>
    <message>
        <source>A 7 beats the 6, but this one has only one circle: you’d have 11 left, and 11 cost 3 points. You hold another 7.</source>
        <translation>7なら上回れますが、この7では○が1つしか減りません。○が11個残ると3点の失点です。7はもう1枚あります。</translation>
    </message>
    <message>
        <source>A ? goes with almost anything.</source>
        <translation>？はほとんど何とでも組み合わせられます。</translation>
    </message>
    <message>
        <source>A ? stands only for cards of its own colour, so it doesn’t fit this sequence.</source>
        <translation>？は同じ色のカードにしかなれないので、この階段には入りません。</translation>
    </message>
    <message>
        <source>A blue 4 makes a pair, but it has four circles. The black 2 has one, and you can use it in two ways.</source>
        <translation>どっぺる4なら4が2枚になりますが、○が4つもあります。黒の2なら○は1つで、使い道もふたつあります。</translation>
    </message>
    <message>
        <source>A doppelganger: counts as one card or two, as you like, except in a sequence.</source>
        <translation>どっぺるです。階段のほかでは、1枚としても2枚分としても出せます。</translation>
    </message>
    <message>
        <source>A player who has lost {losing} points loses the match.</source>
        <extracomment>Note on the reference card, below what circles cost: {losing} is a number from 3 to 10.</extracomment>
        <translation>失点が{losing}点になった人は、対戦に負けます。</translation>
    </message>
    <message>
        <source>A player who was dealt both ? puts one under the deck and draws a card.</source>
        <translation>？を2枚とも配られた人は、1枚を山札の下に入れて1枚引きます。</translation>
    </message>
    <message>
        <source>A sequence of three, but you have one of four, too: black 3, 4, 5 and 6.</source>
        <translation>3枚の階段ですが、4枚の階段もあります。黒の3、4、5、6です。</translation>
    </message>
    <message>
        <source>A solo game begins.</source>
        <translation>ひとり用のゲームをはじめます。</translation>
    </message>
    <message>
        <source>A top number of 6 beats a 4. You need just as many cards, so black 4 to 7 wouldn’t have worked.</source>
        <translation>いちばん大きい6が、場の4を上回りました。枚数は同じでなければならないので、黒の4から7までの4枚は出せません。</translation>
    </message>
    <message>
        <source>A white 1 goes with nothing that you hold, and has three circles. With the black 2 you get rid of three cats at once.</source>
        <translation>白の1は、どの手札とも組にならず、○も3つあります。黒の2があれば、一度に3枚出せます。</translation>
    </message>
    <message>
        <source>After how many turns did you go out?</source>
        <translation>何手番で上がりましたか？</translation>
    </message>
    <message>
        <source>After that you can play {cards}.</source>
        <extracomment>After the refusal that a reward is to be taken first; {cards} are those of the picked cards that go together.</extracomment>
        <translation>そのあと、{cards:を}出せます。</translation>
    </message>
    <message>
        <source>An 8 beats that, and Hana may have one. Nothing beats an 8.</source>
        <translation>7を出すと、ハナに8で上回られるかもしれません。8なら、だれも上回れません。</translation>
    </message>
    <message>
        <source>Any play that beats the table would break up your sequence {cards}.</source>
        <extracomment>Reason for a hint to pass; {cards} are cards of the hand.</extracomment>
        <translation>場を上回るカードを出すと、手札の階段（{cards}）がくずれます。</translation>
    </message>
    <message numerus="yes">
        <source>Apart from your next reward, the cards you keep can go in %n play(s).</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; %n is a number.</extracomment>
        <translation>
            <numerusform>次のごほうびを別にすれば、残るカードは%n回で出し切れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Beat a pair with a pair</source>
        <translation>2枚組には2枚組で</translation>
    </message>
    <message>
        <source>Beat a sequence with a sequence</source>
        <translation>階段には階段で</translation>
    </message>
    <message>
        <source>Beat a single cat</source>
        <translation>猫1枚を上回る</translation>
    </message>
    <message>
        <source>Beat the 3 with the lowest number you can.</source>
        <translation>3を上回れる、いちばん小さい数字を出しましょう。</translation>
    </message>
    <message>
        <source>Beat the 6 so that you lose as few points as possible if Hana goes out.</source>
        <translation>ハナが上がっても失点が少なくてすむように、6を上回りましょう。</translation>
    </message>
    <message>
        <source>Beat two 3s with a single cat.</source>
        <translation>猫1枚で、3の2枚組を上回りましょう。</translation>
    </message>
    <message>
        <source>Beat two 4s, get rid of the ?, and keep your pair of 6s.</source>
        <translation>6の2枚組は残し、？を使って4の2枚組を上回りましょう。</translation>
    </message>
    <message>
        <source>Black cats, one circle</source>
        <extracomment>Row of the reference card: those of the suit with one circle.</extracomment>
        <translation>黒猫（○1個）</translation>
    </message>
    <message>
        <source>Black cats, two circles</source>
        <extracomment>Row of the reference card: those of the suit with two circles.</extracomment>
        <translation>黒猫（○2個）</translation>
    </message>
    <message>
        <source>Can’t read “{word}”. Give a ? its number, such as w?=5; write d4*2 for a blue card that counts as two.</source>
        <extracomment>Error of other programs or of a file: {word} is a word of an action&apos;s notation that can&apos;t be understood.</extracomment>
        <translation>「{word}」は読み取れません。？には数字を付け（w?=5）、2枚分のどっぺるは「d4*2」のように書いてください。</translation>
    </message>
    <message>
        <source>Cards</source>
        <extracomment>Label of a small counter above the buttons: how many cards the picked ones count as, a number beside it.</extracomment>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Cards from the deck only replace face-up cards that are taken.</source>
        <translation>山札は、表向きのカードを補充するためのものです。</translation>
    </message>
    <message>
        <source>Choose a card to show. The lowest number (on a tie, the fewest circles) starts and must play that card.</source>
        <translation>見せるカードを選んでください。数字がいちばん小さい人（同じなら○が少ない人）が、そのカードを含めて最初に出します。</translation>
    </message>
    <message>
        <source>Choose a card to show. The lowest number (on a tie, the fewest circles) starts.</source>
        <translation>見せるカードを選んでください。数字がいちばん小さい人（同じなら○が少ない人）からはじめます。</translation>
    </message>
    <message>
        <source>Choose what you take</source>
        <translation>もらうカードを選ぶ</translation>
    </message>
    <message>
        <source>Choose your reward. What goes with your black cats from 3 to 6?</source>
        <translation>ごほうびを選びましょう。黒の3から6につづくのはどれでしょう？</translation>
    </message>
    <message>
        <source>Circles</source>
        <extracomment>Column of the reference card: the circles on a card, or in a hand.</extracomment>
        <translation>○の数</translation>
    </message>
    <message>
        <source>Circles left in hand</source>
        <extracomment>Heading on the reference card, above a table of circles and the points they cost.</extracomment>
        <translation>手札に残った○</translation>
    </message>
    <message>
        <source>Count a doppelganger as two cards in two plays of one round.</source>
        <translation>1ラウンドのうちに二度、どっぺるを2枚分として出しましょう。</translation>
    </message>
    <message numerus="yes">
        <source>Counts as %n circle(s) if it’s left in a hand when the round ends.</source>
        <extracomment>In the details of a cat card, whose name stands above: %n is the number of circles printed on it.</extracomment>
        <translation>
            <numerusform>ラウンドの終わりに手札に残っていると、○%n個と数えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Doppelgangers</source>
        <extracomment>Row of the reference card: the blue cats.</extracomment>
        <translation>どっぺる</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <extracomment>Button of the solo game: takes the deck&apos;s top card as the reward, instead of a face-up card.</extracomment>
        <translation>山札から引く</translation>
    </message>
    <message>
        <source>Draw the top card of the deck.</source>
        <translation>山札のいちばん上を引きます。</translation>
    </message>
    <message>
        <source>Enter the circles that {seat} has left.</source>
        <extracomment>Score pad: what to do next; {seat} is a player.</extracomment>
        <translation>{seat}の手札に残った○の数を入力してください。</translation>
    </message>
    <message>
        <source>Enter the number of turns.</source>
        <translation>手番の数を入力してください。</translation>
    </message>
    <message>
        <source>Everyone else has passed. {seat} leads.</source>
        <extracomment>Log of Meow Meow Daifugo, when the table is cleared: {seat} is the player of the last play, who plays next on an empty table.</extracomment>
        <translation>ほかの全員がパスしました。{seat}から出します。</translation>
    </message>
    <message>
        <source>Everyone shows a card at the same time, but not a ?. The lowest starts; on a tie, the one with the fewest circles.</source>
        <translation>？以外のカードを、全員が同時に1枚見せます。数字がいちばん小さい人からはじめます。同じ数字なら、○が少ない人からです。</translation>
    </message>
    <message>
        <source>Everyone shows one card to see who starts, and you’ve picked {picked}.</source>
        <extracomment>Why cards can’t be shown; {picked} are picked, more than one.</extracomment>
        <translation>だれからはじめるかを決めるために見せるのは1枚ですが、{picked}枚選んでいます。</translation>
    </message>
    <message>
        <source>Face up</source>
        <extracomment>Title of the place of the three face-up cards; passing takes one of them.</extracomment>
        <translation>表向きのカード</translation>
    </message>
    <message>
        <source>Find the lowest pair in your hand that beats two 4s.</source>
        <translation>4の2枚組を上回れる、いちばん小さい2枚組を出しましょう。</translation>
    </message>
    <message>
        <source>Find the lowest sequence in your hand that beats Hana’s.</source>
        <translation>上回れる階段のうち、いちばん小さいものを出しましょう。</translation>
    </message>
    <message>
        <source>First choose a card to show. The lowest one starts.</source>
        <translation>先に、見せるカードを選んでください。いちばん小さい数字の人からはじめます。</translation>
    </message>
    <message>
        <source>First choose your reward: a face-up card or the top card of the deck.</source>
        <translation>先に、ごほうびを選んでください。表向きのカードか、山札のいちばん上です。</translation>
    </message>
    <message>
        <source>First pick cards from your hand.</source>
        <translation>先に、出したい手札を選んでください。</translation>
    </message>
    <message>
        <source>First take a face-up card as your reward. The deck is empty.</source>
        <translation>先に、ごほうびとして表向きのカードを選んでください。山札はもうありません。</translation>
    </message>
    <message>
        <source>Get rid of all your cats before the others do. Sora has played a 3. If you can’t beat it, you have to take a card.</source>
        <translation>手札の猫をだれよりも早くなくすゲームです。ソラが3を出しました。上回れないときは、カードを1枚もらわなければなりません。</translation>
    </message>
    <message>
        <source>Get rid of circles</source>
        <translation>○を減らす</translation>
    </message>
    <message>
        <source>Get rid of four cats at once.</source>
        <translation>一度に4枚出しましょう。</translation>
    </message>
    <message>
        <source>Get rid of the ?</source>
        <translation>？を早く手放す</translation>
    </message>
    <message>
        <source>Go out in the solo game with at least one turn to spare.</source>
        <translation>ひとり用で、目標より1手番以上早く上がりましょう。</translation>
    </message>
    <message>
        <source>Good cat</source>
        <extracomment>Name of an achievement: the goal of the solo game.</extracomment>
        <translation>おりこうな猫</translation>
    </message>
    <message>
        <source>Half your hand in one turn! The others need a sequence of four, too, so you’ll probably lead again.</source>
        <translation>1回で手札が半分になりました！ ほかの人が上回るにも4枚の階段がいるので、きっとまた自分から出せます。</translation>
    </message>
    <message>
        <source>Hana goes out with an 8, but your 9 circles cost only 2 points. The match ends once somebody has lost 5 points or more, and the player who’s lost the fewest wins.</source>
        <translation>ハナが8で上がりましたが、残った○は9つで、2点の失点ですみました。だれかの失点が5点以上になると対戦が終わり、失点のいちばん少ない人が勝ちます。</translation>
    </message>
    <message>
        <source>Hana had to pass and take a card, and you lead. Keep an 8 for the moment when somebody is about to go out.</source>
        <translation>ハナはパスして1枚もらい、次は自分から出せます。だれかが上がりそうなときのために、8を残しておきましょう。</translation>
    </message>
    <message>
        <source>Hana has played two 3s, and you don’t hold a pair above them. But blue cats are doppelgangers: each counts as one card or as two, whichever you choose.</source>
        <translation>ハナが3を2枚出しました。それより大きい組は手札にありません。でも青い猫はどっぺるです。1枚としても、2枚分としても出せます。</translation>
    </message>
    <message>
        <source>Hana has played two 4s. To beat a pair you need a pair of a higher number; the suits don’t matter.</source>
        <translation>ハナが4を2枚出しました。これを上回るには、もっと大きい数字が2枚いります。マークは違ってもかまいません。</translation>
    </message>
    <message>
        <source>Hana has played two 4s. You hold the white ?, which stands for any white cat, and costs six circles if you’re left with it.</source>
        <translation>ハナが4を2枚出しました。手札には白？があります。どの白猫にもなりますが、手札に残ると○が6つ分です。</translation>
    </message>
    <message>
        <source>Hana has played white 2, 3 and 4. To beat a sequence you need one with just as many cards and a higher top number; it may be of another suit.</source>
        <translation>ハナが白の2、3、4を出しました。階段を上回るには、枚数が同じで、もっと大きい数字で終わる階段を出します。マークは違ってもかまいません。</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <extracomment>Badge at a seat of Meow Meow Daifugo that has chosen the card it will show, while others haven&apos;t.</extracomment>
        <translation>選択済み</translation>
    </message>
    <message>
        <source>How many circles does {seat} have left?</source>
        <extracomment>Score pad: a question after a round; {seat} is a player.</extracomment>
        <translation>{seat}の手札に残った○はいくつですか？</translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out next, the %n circle(s) in your hand cost you {points}.</source>
        <extracomment>Explained hint, what is at risk: %n is the circles in the hand after the advised move; {points} such as “2 points”.</extracomment>
        <translation>
            <numerusform>次にほかの人が上がると、手札の○%n個で{points}の失点です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out, you lose %n point(s) less.</source>
        <extracomment>Reason for a hint to play: without the played cards the hand costs %n points less at the end of the round.</extracomment>
        <translation>
            <numerusform>ほかの人が上がったときの失点が、%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>If you pass, Hana needs just a 7 or an 8. Stop her with an 8.</source>
        <translation>パスすると、ハナは7か8で上がれます。8で止めましょう。</translation>
    </message>
    <message>
        <source>In a sequence, a blue card counts as one card, never as two.</source>
        <translation>階段では、どっぺるはいつも1枚と数えます。2枚分にはなりません。</translation>
    </message>
    <message>
        <source>It counts as two, but so do your 2s, and they get rid of two cats. Keep the blue 1 for a turn when you’re one card short.</source>
        <translation>2枚分にはなりますが、2を2枚出せば、猫も2枚減ります。どっぺる1は、1枚足りない手番のために取っておきましょう。</translation>
    </message>
    <message>
        <source>It goes with no other card in your hand.</source>
        <translation>手札のほかのカードとは組になりません。</translation>
    </message>
    <message numerus="yes">
        <source>It has %n circle(s), more than your other ?.</source>
        <extracomment>Hint on which ? to put under the deck: %n is the number of circles on the advised one.</extracomment>
        <translation>
            <numerusform>もう1枚の？より○が多く、%n個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It’s more than turn 1 needs. Save the sequence for turn 3 or 4, when you need that many cards.</source>
        <translation>1手番目には多すぎます。階段は、枚数が必要になる3手番目か4手番目まで取っておきましょう。</translation>
    </message>
    <message>
        <source>It’s the lowest play that beats the table, and you keep your ?.</source>
        <translation>場を上回れるいちばん小さい数字で、？も残せます。</translation>
    </message>
    <message>
        <source>It’s the lowest play that beats the table, and you keep your higher cards.</source>
        <translation>場を上回れるいちばん小さい数字で、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It’s your only play that beats the table.</source>
        <translation>場を上回れる出し方は、これだけです。</translation>
    </message>
    <message>
        <source>Lead with a long sequence</source>
        <translation>長い階段を出す</translation>
    </message>
    <message>
        <source>Look again: white 6 and black 6 are a pair, too.</source>
        <translation>もう一度見てみましょう。白の6と黒の6も2枚組です。</translation>
    </message>
    <message>
        <source>Look at your black 3 and 4. What would you take?</source>
        <translation>手札の黒の3と4を見てみましょう。どれをもらいますか？</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Badge after a match of Meow Meow Daifugo at every seat that has lost five points or more.</extracomment>
        <translation>負け</translation>
    </message>
    <message>
        <source>Make one cat count as two</source>
        <translation>1枚の猫を2枚と数える</translation>
    </message>
    <message>
        <source>Meow Meow Daifugo</source>
        <extracomment>The game&apos;s title; にゃーにゃー大フゴー is the original.</extracomment>
        <translation>にゃーにゃー大フゴー</translation>
    </message>
    <message>
        <source>Name exactly one card here.</source>
        <translation>ここに書くカードは1枚だけです。</translation>
    </message>
    <message>
        <source>No card of yours is lower, and this one would beat hardly anything later.</source>
        <translation>手札でいちばん小さい数字で、あとでは出しにくいカードです。</translation>
    </message>
    <message>
        <source>No face-up card goes with any in your hand.</source>
        <translation>表向きのカードに、手札と組になるものがありません。</translation>
    </message>
    <message>
        <source>No face-up card has fewer circles.</source>
        <translation>表向きのカードに、これより○の少ないものはありません。</translation>
    </message>
    <message>
        <source>No face-up cards are left. Just pass.</source>
        <translation>表向きのカードはもうありません。そのままパスしてください。</translation>
    </message>
    <message>
        <source>No other play gets rid of more cards at once.</source>
        <translation>一度に出せる枚数が、いちばん多い出し方です。</translation>
    </message>
    <message>
        <source>Nobody can beat {combination}: everyone else has to pass, and you lead again.</source>
        <extracomment>Reason for a hint to play: {combination} is what is played, such as “two 7s”.</extracomment>
        <translation>{combination}を上回れる人はいません。ほかの人はみなパスして、また自分から出せます。</translation>
    </message>
    <message>
        <source>Nobody can beat {combination}: you lead again, and then the rest goes in one play.</source>
        <extracomment>Reason for a hint to play: {combination} is what is played, such as “two 7s”; afterwards the hand is one combination.</extracomment>
        <translation>{combination}を上回れる人はいません。また自分から出して、残りを一度に出し切れます。</translation>
    </message>
    <message>
        <source>Nothing beats a single 8, so you have to pass, and take one of the face-up cards. Take one that’s useful and costs little.</source>
        <translation>8が1枚出たら、だれも上回れません。パスして、表向きのカードを1枚もらうことになります。役に立って、失点の少ないカードを選びましょう。</translation>
    </message>
    <message>
        <source>Nothing beats a single {number}, so {card} can win you the lead.</source>
        <extracomment>Reason for a hint to take {card}; {number} is its number, 8, the highest.</extracomment>
        <translation>{number}を1枚で出せば、だれも上回れません。{card}があれば、次に自分から出せるようになります。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}</source>
        <extracomment>Note beside the title of the place “Table”, in place of “To beat: …”: {combination} is the play there, such as “two 8s”.</extracomment>
        <translation>{combination}は上回れません</translation>
    </message>
    <message>
        <source>Nothing beats {combination}, so pass.</source>
        <extracomment>Prompt when no card is face up: {combination} is the play on the table, such as “two 8s”.</extracomment>
        <translation>{combination}を上回れるカードはありません。パスしてください。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}. Pass and take a face-up card.</source>
        <extracomment>Prompt: {combination} is the play on the table, such as “two 8s”.</extracomment>
        <translation>{combination}を上回れるカードはありません。パスして、表向きのカードを1枚もらってください。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}: no higher number has that many cards. You have to pass.</source>
        <extracomment>Refusal of a play of Meow Meow Daifugo: {combination} is the set on the table, such as “six 5s”.</extracomment>
        <translation>{combination}を上回れるカードはありません。もっと大きい数字は、そこまで枚数がありません。パスしてください。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}: {number} is the highest number. You have to pass.</source>
        <extracomment>Refusal of a play of Meow Meow Daifugo: {combination} is what lies on the table, such as “two 8s”; {number} is always 8.</extracomment>
        <translation>{combination}を上回れるカードはありません。{number}がいちばん大きい数字です。パスしてください。</translation>
    </message>
    <message>
        <source>Now you can play black 2, 3 and 4 as a sequence, or two 2s. A pass isn’t wasted if you take a card that lets you play more at once.</source>
        <translation>これで黒の2、3、4の階段か、2の2枚組を出せます。一度に出せる枚数が増えるなら、パスもむだになりません。</translation>
    </message>
    <message>
        <source>Of the face-up cards, it has the fewest circles.</source>
        <translation>表向きのカードの中で、いちばん○の少ないカードです。</translation>
    </message>
    <message>
        <source>On its feet</source>
        <extracomment>Name of an achievement: to lose no point, as a cat always lands on its feet.</extracomment>
        <translation>猫の着地</translation>
    </message>
    <message>
        <source>One cat gone. Only the number counts here: the circles below it are what the card costs you if you’re left with it.</source>
        <translation>手札が1枚減りました。比べるのは数字だけです。その下の○は、手札に残ったときの失点のもとになります。</translation>
    </message>
    <message>
        <source>Only with a ? could you beat the table. Keep it for a larger play.</source>
        <translation>場を上回るには？が必要です。もっと多く出せるときのために残しましょう。</translation>
    </message>
    <message>
        <source>Only your highest cards would beat the table. Keep them to win the lead later.</source>
        <translation>場を上回れるのは、いちばん大きいカードだけです。あとで自分から出す番を取るために残しましょう。</translation>
    </message>
    <message>
        <source>Pass and take {cards}</source>
        <extracomment>A choice or an action&apos;s name: {cards} is the one face-up card taken by passing, such as “white 4”.</extracomment>
        <translation>パスして{cards:を}もらう</translation>
    </message>
    <message>
        <source>Pass and take {cards} into your hand.</source>
        <extracomment>Prompt once a face-up card is picked: {cards} is that card, which the button will take.</extracomment>
        <translation>パスして、{cards:を}手札に加えます。</translation>
    </message>
    <message>
        <source>Passing brings one more cat into your hand. You’ve got two 4s: play one.</source>
        <translation>パスすると、手札の猫が1枚増えます。4が2枚あるので、1枚出しましょう。</translation>
    </message>
    <message>
        <source>Pick cards to go with {cards}, or press “Play” to choose a set or sequence.</source>
        <extracomment>Prompt of Meow Meow Daifugo: {cards} are the picked cards, which can be played only with others. The button&apos;s text is quoted.</extracomment>
        <translation>{cards:と}いっしょに出すカードを選ぶか、「出す」を押して組み合わせを選んでください。</translation>
    </message>
    <message>
        <source>Plan a solo game</source>
        <translation>ひとりで遊ぶときの作戦</translation>
    </message>
    <message>
        <source>Play a card that Hana can’t beat, and get rid of as many circles as you can.</source>
        <translation>ハナが上回れないカードのうち、○の多いものを出しましょう。</translation>
    </message>
    <message>
        <source>Play a sequence</source>
        <extracomment>An action in a table of the command balance: three or more cards in a row.</extracomment>
        <translation>階段を出す</translation>
    </message>
    <message numerus="yes">
        <source>Play a sequence of %n card(s) ending above {number}</source>
        <extracomment>Start of a sentence on what beats a sequence, which goes on “, or pass”: %n cards, the top one above {number}.</extracomment>
        <translation>
            <numerusform>{number}より大きい数字で終わる%n枚の階段を出す</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a set</source>
        <extracomment>An action in a table of the command balance: two or more cards of one number.</extracomment>
        <translation>同じ数字を2枚以上出す</translation>
    </message>
    <message numerus="yes">
        <source>Play a set of %n card(s) higher than {number}</source>
        <extracomment>Start of a sentence on what beats a set, which goes on “, or pass”: %n cards of one number above {number}.</extracomment>
        <translation>
            <numerusform>{number}より大きい数字を%n枚そろえて出す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play any card, set or sequence. With %n card(s) or more, you get to choose your reward.</source>
        <extracomment>Prompt of the solo game: %n is the number of the turn, and how many cards earn a reward.</extracomment>
        <translation>
            <numerusform>好きな組み合わせを出してください。%n枚以上なら、ごほうびを選べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Play both ? cards at once.</source>
        <translation>？を2枚とも一度に出しましょう。</translation>
    </message>
    <message>
        <source>Play one card higher than {number}</source>
        <extracomment>Start of a sentence on what beats a single card, which goes on “, or pass”: {number} is the card&apos;s number, 1 to 7.</extracomment>
        <translation>{number}より大きいカードを1枚出す</translation>
    </message>
    <message>
        <source>Play one card, a set of one number, or a sequence of three or more in one suit. Then choose a reward.</source>
        <translation>1枚、同じ数字の組、または同じマークの3枚以上の階段を出してください。そのあと、ごほうびを選びます。</translation>
    </message>
    <message>
        <source>Play your cats in sets and sequences. Every pass brings in one more. You can play solo, too.</source>
        <translation>猫たちを組や階段で出していきます。パスのたびに、猫が1匹増えます。ひとりでも遊べます。</translation>
    </message>
    <message>
        <source>Play {cards} to go out and finish the game.</source>
        <extracomment>Prompt of the solo game, when all cards of the hand are picked: {cards} are these cards.</extracomment>
        <translation>{cards:を}出せば上がりです。</translation>
    </message>
    <message>
        <source>Played</source>
        <extracomment>Title of the pile of cards played earlier in this round, which no longer count.</extracomment>
        <translation>出たカード</translation>
    </message>
    <message>
        <source>Played cards are out of play for the rest of the round.</source>
        <translation>出したカードは、このラウンドではもう使いません。</translation>
    </message>
    <message>
        <source>Playing alone, try to go out within six turns. After each turn you get another card, unless your hand is empty. Play at least as many cards as the number of the turn – one in the first, two in the second, and so on – and you choose it yourself, as a reward. Otherwise it’s the deck’s top card.</source>
        <translation>ひとりで遊ぶときは、6手番以内に上がるのが目標です。上がらないかぎり、手番のたびにカードが1枚増えます。手番の数以上の枚数（1手番目は1枚、2手番目は2枚…）を出すと、ごほうびとして、そのカードを選べます。足りないと、山札のいちばん上を引きます。</translation>
    </message>
    <message>
        <source>Plays with a ?</source>
        <translation>？を使って出す</translation>
    </message>
    <message>
        <source>Plays with a doppelganger</source>
        <translation>どっぺるを使って出す</translation>
    </message>
    <message>
        <source>Plays with a doppelganger that counts as two</source>
        <translation>どっぺるを2枚分として出す</translation>
    </message>
    <message>
        <source>Points lost</source>
        <extracomment>A seat&apos;s title for its fish bones: one for each point lost in the match, their number beside it.</extracomment>
        <translation>失点</translation>
    </message>
    <message>
        <source>Points that a weaker player may lose before losses count (a house rule).</source>
        <translation>腕前の差をうめるために、はじめに引いておく失点です。マイナスから始まります（ハウスルール）。</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <extracomment>Option before a match: how many lost points lose it, from 3 to 10.</extracomment>
        <translation>対戦が終わる失点</translation>
    </message>
    <message>
        <source>Put a ? under the deck</source>
        <translation>？を戻す</translation>
    </message>
    <message>
        <source>Put under the deck</source>
        <extracomment>Button at the start of a round, for a player who was dealt both ? cards and has picked one.</extracomment>
        <translation>山札の下に入れる</translation>
    </message>
    <message>
        <source>Put {cards} under the deck</source>
        <extracomment>An action&apos;s name at the start of a round: {cards} is a ?, such as “white ?”.</extracomment>
        <translation>{cards:を}山札の下に入れる</translation>
    </message>
    <message>
        <source>Put {cards} under the deck for everyone to see, and draw another card.</source>
        <extracomment>Prompt once one of two ? is picked: {cards} is that card, such as “black ?”.</extracomment>
        <translation>{cards:を}全員に見せて山札の下に入れ、代わりに1枚引きます。</translation>
    </message>
    <message>
        <source>Quick paws</source>
        <extracomment>Name of an achievement: to be quicker than the goal of the solo game.</extracomment>
        <translation>すばやい肉球</translation>
    </message>
    <message>
        <source>Reach the goal of the solo game.</source>
        <translation>ひとり用で、目標を達成しましょう。</translation>
    </message>
    <message>
        <source>Right, an 8! But you hold two of them: the white one costs three circles, the black one only one.</source>
        <translation>8で正解です。でも8は2枚あります。白は○が3つ、黒は1つなので、白から出しましょう。</translation>
    </message>
    <message>
        <source>Round {number} begins.</source>
        <extracomment>Log of Meow Meow Daifugo, when a round&apos;s cards are dealt: {number} is the round, from 1.</extracomment>
        <translation>第{number}ラウンドをはじめます。</translation>
    </message>
    <message>
        <source>Round {number} · The match ends when someone has lost {losing} points</source>
        <extracomment>Headline above the prompt: {number} is the round, from 1; {losing} is a number from 3 to 10, usually 5.</extracomment>
        <translation>第{number}ラウンド・だれかの失点が{losing}点になったら対戦終了</translation>
    </message>
    <message>
        <source>Save the pair for turn 2, which needs two cards.</source>
        <translation>2枚組は、2枚必要な2手番目まで取っておきましょう。</translation>
    </message>
    <message>
        <source>Seeing double</source>
        <extracomment>Name of an achievement: a doppelganger counts twice, and another one in a later play of the same round.</extracomment>
        <translation>どっぺる、ふたたび</translation>
    </message>
    <message>
        <source>Sets and sequences</source>
        <extracomment>What kind of game Meow Meow Daifugo is, on its tile of the start screen.</extracomment>
        <translation>組と階段</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Button at the start of a round: the picked card will be shown to everyone.</extracomment>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Show a card</source>
        <extracomment>An action in a table of the command balance: the choice that decides who starts.</extracomment>
        <translation>カードを見せる</translation>
    </message>
    <message>
        <source>Show {cards}</source>
        <extracomment>An action&apos;s name at the start of a round: {cards} is the card that this player will show.</extracomment>
        <translation>{cards:を}見せる</translation>
    </message>
    <message>
        <source>Show {cards}. Everyone reveals theirs at the same time, then takes it back.</source>
        <extracomment>Prompt at the start of a round: {cards} is the picked card, which the button will choose.</extracomment>
        <translation>{cards:を}見せます。全員が同時に見せて、そのあと手札に戻します。</translation>
    </message>
    <message>
        <source>Showed {cards}</source>
        <extracomment>Badge at a seat before the first play of a round: {cards} is the card it showed, such as “black 4○○”.</extracomment>
        <translation>{cards:を}見せた</translation>
    </message>
    <message>
        <source>Sora has played a 6. Hana, who’s next after you, has one cat left: if she can play it, the round is over.</source>
        <translation>ソラが6を出しました。あなたの次のハナは、残り1枚です。その1枚を出されたら、ラウンドが終わります。</translation>
    </message>
    <message>
        <source>Stands for any number from 1 to 8 in its own colour.</source>
        <translation>同じ色の1から8まで、どの数字としても出せます。</translation>
    </message>
    <message>
        <source>Start with the shown card</source>
        <translation>見せたカードを最初に出す</translation>
    </message>
    <message>
        <source>Stop a player who has one cat left</source>
        <translation>残り1枚の人を止める</translation>
    </message>
    <message>
        <source>Take a reward</source>
        <extracomment>An action of the solo game in a table of the command balance: a card is added to the hand.</extracomment>
        <translation>ごほうびをもらう</translation>
    </message>
    <message>
        <source>Take {cards} into your hand.</source>
        <extracomment>Prompt of the solo game: {cards} is the picked face-up card, which the button will take as the reward.</extracomment>
        <translation>{cards:を}手札に加えます。</translation>
    </message>
    <message>
        <source>That beats Hana’s, too, but it leaves you with the 4, which hardly ever beats anything, and uses up a 7. Play black 4, 5 and 6.</source>
        <translation>それでも上回れますが、7を使ってしまい、出しにくい4が残ります。黒の4、5、6を出しましょう。</translation>
    </message>
    <message>
        <source>That beats the 3, too, but this time find the lowest number that does: a 4 is enough.</source>
        <translation>それでも上回れますが、ここではいちばん小さい数字を探しましょう。4で足ります。</translation>
    </message>
    <message>
        <source>That beats the 4s, but you keep the ? with its six circles. Put it with your 7.</source>
        <translation>上回れますが、○が6つの？が残ります。7といっしょに出しましょう。</translation>
    </message>
    <message>
        <source>That breaks up your pair or your sequence. Play the card that goes with nothing.</source>
        <translation>それでは組や階段がくずれます。どの組にも階段にも入らないカードを出しましょう。</translation>
    </message>
    <message>
        <source>That’s enough cards to choose a face-up card as your reward.</source>
        <translation>この枚数なら、ごほうびのカードを表向きのカードから選べます。</translation>
    </message>
    <message>
        <source>That’s one more cat to get rid of by itself. The black 7 leaves with your sequence.</source>
        <translation>別に出さなければならない猫が増えてしまいます。黒の7なら、階段といっしょに出せます。</translation>
    </message>
    <message>
        <source>That’s the plan: few cards in early turns, many in later ones. You choose another reward now, and your sequence of five will do for turn 3.</source>
        <translation>これが作戦です。はじめは少なく、あとになるほど多く出します。ごほうびがもうひとつもらえて、3手番目は5枚の階段で足ります。</translation>
    </message>
    <message>
        <source>The ? goes, and that’s good. But put it with your 7, which goes with nothing else.</source>
        <translation>？を使うのはよい考えです。ただし、組になるカードがほかにない7といっしょに出しましょう。</translation>
    </message>
    <message>
        <source>The blue 1 can count as two cards later. Keep it.</source>
        <translation>どっぺる1は、あとで2枚分として使えます。取っておきましょう。</translation>
    </message>
    <message>
        <source>The deck’s top card may be anything. The black 7 makes your sequence longer.</source>
        <translation>山札のいちばん上は何かわかりません。黒の7なら、階段が長くなります。</translation>
    </message>
    <message>
        <source>The first play of a round must include the card that its player showed.</source>
        <translation>ラウンドで最初に出すときは、見せたカードを含めて出します。</translation>
    </message>
    <message>
        <source>The goal is to go out within {goal} turns.</source>
        <extracomment>Log at the beginning of the solo game: {goal} is always 6.</extracomment>
        <translation>目標は、{goal}手番以内に上がることです。</translation>
    </message>
    <message>
        <source>The lowest number starts, and you have nothing lower.</source>
        <translation>いちばん小さい数字の人からはじめます。手札に、これより小さい数字はありません。</translation>
    </message>
    <message>
        <source>The match ends when someone has lost this many points, unless you play alone. Any number other than 5 is a house rule.</source>
        <translation>だれかの失点がこの点数になると、対戦が終わります（ひとりで遊ぶときは関係ありません）。5点以外はハウスルールです。</translation>
    </message>
    <message>
        <source>The match ends when someone has lost {limit} points or more.</source>
        <extracomment>Score pad: when the match ends; {limit} is a number.</extracomment>
        <translation>だれかの失点が{limit}点以上になると対戦が終わります。</translation>
    </message>
    <message>
        <source>The ninth life</source>
        <extracomment>Name of an achievement: a cat has nine lives, and this is the last one.</extracomment>
        <translation>九つめの命</translation>
    </message>
    <message>
        <source>The round begins when a ? has gone under the deck.</source>
        <translation>？が山札の下に入ったら、ラウンドが始まります。</translation>
    </message>
    <message>
        <source>The same type, just as many cards, a higher number: that’s the rule for beating anything on the table.</source>
        <translation>同じ種類、同じ枚数で、もっと大きい数字を出します。場に出ているものを上回る決まりは、いつもこれだけです。</translation>
    </message>
    <message>
        <source>The table is empty, so you can’t pass. Play one or more cards.</source>
        <translation>場が空なので、パスはできません。カードを出してください。</translation>
    </message>
    <message>
        <source>Then the rest of your hand can go in one play.</source>
        <translation>残りの手札は、一度に出し切れます。</translation>
    </message>
    <message>
        <source>There’s only one of each card. Name it once.</source>
        <translation>同じカードは1枚しかありません。1回だけ書いてください。</translation>
    </message>
    <message>
        <source>There’s only one way to play {cards}: {whole}.</source>
        <extracomment>Prompt of Meow Meow Daifugo: {cards} are the picked cards, {whole} lists all cards of the one play they belong to.</extracomment>
        <translation>{cards:を}出す組み合わせは、ひとつだけです：{whole}</translation>
    </message>
    <message>
        <source>Those are more than you need. Keep the long sequence for a turn that asks for it.</source>
        <translation>それでは多すぎます。長い階段は、枚数が必要な手番まで取っておきましょう。</translation>
    </message>
    <message>
        <source>Those cards don’t go together: a play is one card, a set of one number, or a sequence of three or more in one suit.</source>
        <translation>その組み合わせは出せません。いちどに出せるのは、1枚、同じ数字の組、または同じマークの3枚以上の階段です。</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <extracomment>Note beside the title of the place “Table”: {combination} is the play there, such as “three 4s”; the next has to be higher.</extracomment>
        <translation>{combination}を上回る</translation>
    </message>
    <message>
        <source>To pass, you have to take a face-up card. Pick one first.</source>
        <translation>パスするときは、表向きのカードを1枚もらいます。どれにするか選んでください。</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Column of the results of Meow Meow Daifugo: all points lost, below zero; in the solo game the turns played.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Turn 1 needs only one card. Which one can’t help you later?</source>
        <translation>1手番目は1枚で足ります。あとで役に立たないのはどれでしょう？</translation>
    </message>
    <message>
        <source>Turn 2 needs two cards.</source>
        <translation>2手番目は2枚必要です。</translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s) beside the deck.</source>
        <extracomment>Score pad: how a round is dealt; %n is how many cards lie face up.</extracomment>
        <translation>
            <numerusform>山札の横に%n枚を表向きに置きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn {turn} · Goal: go out within {goal} turns</source>
        <extracomment>Headline of the solo game above the prompt: {turn} is the turn, from 1; {goal} is always 6.</extracomment>
        <translation>{turn}手番目・目標：{goal}手番以内に上がる</translation>
    </message>
    <message>
        <source>Turn {turn}: the last one within the goal</source>
        <extracomment>Short banner in the solo game; {turn} is always 6.</extracomment>
        <translation>{turn}手番目：目標に届く最後の手番</translation>
    </message>
    <message>
        <source>Turns played</source>
        <extracomment>The solo player&apos;s title for the paw prints: one for each turn so far, their number beside it.</extracomment>
        <translation>手番数</translation>
    </message>
    <message>
        <source>Two 7s beat the 4s, and the most expensive cat is gone. You still have a pair for later.</source>
        <translation>7を2枚出して上回り、いちばん失点の大きい猫もいなくなりました。2枚組も1つ残っています。</translation>
    </message>
    <message>
        <source>Two 8s beat the 4s, but they’re the safest pair you can have. Keep them, and play your 6s.</source>
        <translation>8が2枚でも上回れますが、いちばん強い2枚組です。残しておいて、6を2枚出しましょう。</translation>
    </message>
    <message>
        <source>Two mysteries</source>
        <extracomment>Name of an achievement: both ? cards at once.</extracomment>
        <translation>二つのなぞ</translation>
    </message>
    <message numerus="yes">
        <source>Went out in %n turn(s)</source>
        <extracomment>Headline above the prompt, after the solo game: %n is how many turns were played.</extracomment>
        <translation>
            <numerusform>%n手番で上がり</numerusform>
        </translation>
    </message>
    <message>
        <source>When somebody goes out, the circles in your hand become lost points: 1 to 5 cost 1 point, 6 to 10 cost 2, and more cost 3. You hold 12 circles. Sora has played a 6, and Hana, who’s next, has one cat left.</source>
        <translation>だれかが上がると、手札に残った○の数で失点が決まります。5つまでなら1点、10までなら2点、11以上なら3点です。いまは12あります。ソラが6を出しました。次のハナは、残り1枚です。</translation>
    </message>
    <message>
        <source>White cats</source>
        <extracomment>Row of the reference card: the suit.</extracomment>
        <translation>白猫</translation>
    </message>
    <message>
        <source>Win a match after coming within one point of losing it.</source>
        <translation>あと1点失えば負けというところから、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a match without losing a single point.</source>
        <translation>1点も失わずに、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>With fewer than two cards you’d have to draw. Play your 2s.</source>
        <translation>2枚より少ないと、山札から引かなければなりません。2を2枚出しましょう。</translation>
    </message>
    <message numerus="yes">
        <source>With {card} your whole hand can go in %n play(s).</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; {card} is a card, %n is a number.</extracomment>
        <translation>
            <numerusform>{card:が}あれば、手札を%n回で出し切れます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You can beat a 6 and get rid of circles at the same time. Look at your two 7s.</source>
        <translation>6を上回りながら、○も減らせます。2枚の7を見てみましょう。</translation>
    </message>
    <message>
        <source>You can play {cards} in several ways. Press “Play” to choose one.</source>
        <extracomment>Prompt of Meow Meow Daifugo: {cards} are the picked cards, which can count as several things. The button&apos;s text is quoted.</extracomment>
        <translation>{cards:には}、出し方がいくつかあります。「出す」を押して選んでください。</translation>
    </message>
    <message>
        <source>You can play {card} together with {cards}.</source>
        <extracomment>Hint on which face-up card to take: {card} is that card, {cards} are those of the hand with the same number.</extracomment>
        <translation>{card:は}、{cards:と}いっしょに出せます。</translation>
    </message>
    <message>
        <source>You can show a card only at the start of a round.</source>
        <translation>カードを見せるのは、ラウンドの初めだけです。</translation>
    </message>
    <message>
        <source>You can take one face-up card as you pass on your turn, unless you lead then.</source>
        <extracomment>Why a face-up card can’t be taken while others are to move, and when it can.</extracomment>
        <translation>表向きのカードは、自分の番にパスするとき、1枚もらえます。場が空のときはパスできません。</translation>
    </message>
    <message>
        <source>You can take only one face-up card.</source>
        <translation>もらえる表向きのカードは1枚だけです。</translation>
    </message>
    <message>
        <source>You can’t beat the table, so pass.</source>
        <translation>出せるカードがありません。パスしてください。</translation>
    </message>
    <message>
        <source>You can’t beat the table. Pass and take a face-up card.</source>
        <translation>出せるカードがありません。パスして、表向きのカードを1枚もらってください。</translation>
    </message>
    <message>
        <source>You can’t beat {combination} with {own}. {task}, or pass.</source>
        <extracomment>Refusal: {own} is what was tried, {combination} what&apos;s on the table, such as “three 4s”; {task} is “Play one card higher than 4”.</extracomment>
        <translation>{own}では{combination}を上回れません。{task}か、パスしてください。</translation>
    </message>
    <message>
        <source>You can’t do both. Play cards from your hand, or pass and take one face-up card.</source>
        <translation>両方はできません。手札を出すか、パスして表向きのカードを1枚もらうか、どちらかにしてください。</translation>
    </message>
    <message>
        <source>You can’t pass in a solo game. Play one or more cards.</source>
        <translation>ひとりで遊ぶときは、パスできません。カードを出してください。</translation>
    </message>
    <message>
        <source>You can’t play face-up cards. Put them back first.</source>
        <extracomment>Refusal when face-up cards are picked to be played in Meow.</extracomment>
        <translation>表向きのカードは出せません。まず、選択から外してください。</translation>
    </message>
    <message>
        <source>You can’t show a ?. Choose a card with a number.</source>
        <translation>？は見せられません。数字のカードを選んでください。</translation>
    </message>
    <message>
        <source>You can’t take {cards}: it isn’t face up.</source>
        <extracomment>Refusal when passing or taking a reward: {cards} is the one card that was to be taken.</extracomment>
        <translation>表向きのカードに{cards:は}ありません。</translation>
    </message>
    <message>
        <source>You don’t have {cards}.</source>
        <extracomment>Refusal of a play of Meow Meow Daifugo: {cards} are those of its cards that aren&apos;t in the player&apos;s hand.</extracomment>
        <translation>手札に{cards:は}ありません。</translation>
    </message>
    <message>
        <source>You get a reward only in a solo game, after playing enough cards.</source>
        <translation>ごほうびがもらえるのは、ひとりで遊ぶときに、十分な枚数を出したあとだけです。</translation>
    </message>
    <message>
        <source>You go out and finish the game.</source>
        <translation>上がって、ゲームが終わります。</translation>
    </message>
    <message>
        <source>You lead, so play anything you like: a single card, a set of one number, or a sequence of three or more cards of one suit. Black cats with one and with two circles are the same suit.</source>
        <translation>自分から出すので、1枚でも、同じ数字の組でも、同じマークで数字がつづいた3枚以上の階段でもかまいません。○が1つの黒猫と2つの黒猫は、同じマークです。</translation>
    </message>
    <message>
        <source>You lead. Play one card, a set of one number, or a sequence of three or more in one suit.</source>
        <translation>場は空です。1枚、同じ数字の組、または同じマークの3枚以上の階段を出してください。</translation>
    </message>
    <message>
        <source>You needn’t take a card: look at your black cats from 4 to 7.</source>
        <translation>カードをもらわなくても大丈夫です。黒の4から7を見てみましょう。</translation>
    </message>
    <message>
        <source>You needn’t take a card: with the ? as a 7, you have two 7s.</source>
        <translation>カードをもらわなくても大丈夫です。？を7にすれば、7が2枚あります。</translation>
    </message>
    <message>
        <source>You played enough cards. Choose a face-up card as your reward.</source>
        <translation>枚数が足りました。ごほうびに、表向きのカードを選んでください。</translation>
    </message>
    <message>
        <source>You played enough cards. Choose your reward: a face-up card or the top card of the deck.</source>
        <translation>枚数が足りました。ごほうびに、表向きのカードか山札のいちばん上を選んでください。</translation>
    </message>
    <message>
        <source>You put a ? under the deck only if you’re dealt both.</source>
        <translation>？を山札の下に入れるのは、2枚とも配られたときだけです。</translation>
    </message>
    <message>
        <source>You start. Play {cards}, alone or with other cards.</source>
        <extracomment>Prompt of the first play, with the option that the shown card must be played: {cards} is that card.</extracomment>
        <translation>最初の番です。{cards:を}、1枚だけで、またはほかのカードといっしょに出してください。</translation>
    </message>
    <message>
        <source>You take a face-up card as you pass, and when you lead, you can’t pass.</source>
        <translation>表向きのカードは、パスするときにもらいます。場が空のときは、パスできません。</translation>
    </message>
    <message>
        <source>You were dealt both ? cards. Choose one to put under the deck, then draw another card.</source>
        <translation>？が2枚とも配られました。山札の下に入れるほうを選んでください。代わりに1枚引きます。</translation>
    </message>
    <message>
        <source>You were dealt both ? cards. First put one of them under the deck.</source>
        <translation>？が2枚とも配られました。先に、どちらかを山札の下に入れてください。</translation>
    </message>
    <message>
        <source>Your black cats from 3 to 6 go together, as a sequence of four.</source>
        <translation>黒の3から6は、4枚の階段としていっしょに出せます。</translation>
    </message>
    <message>
        <source>Your blue 5 counts as two 5s. It also got rid of four circles, which makes it doubly worth playing.</source>
        <translation>どっぺる5が、5の2枚分になりました。○も4つ減ったので、二重に得をしました。</translation>
    </message>
    <message>
        <source>Your cats</source>
        <extracomment>Title of the player&apos;s own hand, with the number of cards behind it.</extracomment>
        <translation>自分の猫たち</translation>
    </message>
    <message>
        <source>Your first play must include {cards}, the card you showed.</source>
        <extracomment>Refusal of the first play of a round: {cards} is the card that this player showed at its start.</extracomment>
        <translation>最初は、見せたカード（{cards}）を含めて出してください。</translation>
    </message>
    <message>
        <source>You’d have to take a card. Your blue 5 beats the pair, all by itself.</source>
        <translation>カードを1枚もらうことになります。どっぺる5なら、1枚だけで上回れます。</translation>
    </message>
    <message>
        <source>You’ve already chosen {cards} to show.</source>
        <extracomment>Why a card can’t be used while others choose; {cards} is a single card.</extracomment>
        <translation>見せるカードは、もう{cards:に}決めました。</translation>
    </message>
    <message>
        <source>a single {number}</source>
        <extracomment>A play of one card, inside a sentence or after “To beat:”: {number} is what it counts as. Sets are “two 3s”.</extracomment>
        <translation>{number}</translation>
    </message>
    <message>
        <source>black ?</source>
        <extracomment>A card&apos;s name: the black cat that stands for any number.</extracomment>
        <translation>黒？</translation>
    </message>
    <message>
        <source>black {number}○</source>
        <extracomment>A card&apos;s name: a black cat with one circle, {number} is 1 to 8.</extracomment>
        <translation>黒{number}○</translation>
    </message>
    <message>
        <source>black {number}○○</source>
        <extracomment>A card&apos;s name: a black cat with two circles, {number} is 1 to 8.</extracomment>
        <translation>黒{number}○○</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <extracomment>A card&apos;s name: a doppelganger, all of which are blue; {number} is 1 to 6. Keep it short, if need be with a word joiner.</extracomment>
        <translation>どっぺる⁠{number}</translation>
    </message>
    <message>
        <source>counts as two cards</source>
        <translation>2枚分</translation>
    </message>
    <message>
        <source>stands for {number}</source>
        <extracomment>Read out after the name of a ? on the table: {number} is what it was played as.</extracomment>
        <translation>{number}として</translation>
    </message>
    <message>
        <source>the sequence {low}–{high}</source>
        <extracomment>A play, inside a sentence or after “To beat:”: {low} and {high} are the lowest and highest number of a sequence.</extracomment>
        <translation>{low}〜{high}の階段</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>In the table of a round&apos;s results of Meow Meow Daifugo, after the winner&apos;s name.</extracomment>
        <translation>上がり</translation>
    </message>
    <message>
        <source>white ?</source>
        <extracomment>A card&apos;s name: the white cat that stands for any number.</extracomment>
        <translation>白？</translation>
    </message>
    <message>
        <source>white {number}</source>
        <extracomment>A card&apos;s name: a white cat, {number} is 1 to 8.</extracomment>
        <translation>白{number}</translation>
    </message>
    <message>
        <source>{card} (as {number})</source>
        <extracomment>In a list of played cards: {card} is the name of a ?, {number} what it&apos;s played as.</extracomment>
        <translation>{card}（{number}として）</translation>
    </message>
    <message>
        <source>{card} (×2)</source>
        <extracomment>In a list of played cards: {card} is the name of a doppelganger that counts as two cards.</extracomment>
        <translation>{card}（2枚分）</translation>
    </message>
    <message numerus="yes">
        <source>{name} may go out soon, and without these cards you’d lose %n point(s) less.</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; {name} is an opponent, %n is a number.</extracomment>
        <translation>
            <numerusform>{name}がもうすぐ上がりそうです。このカードを出しておけば、失点が%n点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} or more circles left in hand</source>
        <extracomment>Reason on a result sheet, no full stop; {number} is where more circles cost no more.</extracomment>
        <translation>手札に○が{number}個以上残った</translation>
    </message>
    <message>
        <source>{seat} chooses a card to show.</source>
        <extracomment>Log at the start of a round, for everybody but the player {seat}, who alone knows the card.</extracomment>
        <translation>{seat}が見せるカードを選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses to show {cards}.</source>
        <extracomment>Log at the start of a round for the player {seat} alone: {cards} is the card chosen, which others can&apos;t see yet.</extracomment>
        <translation>{seat}は{cards:を}見せます。</translation>
    </message>
    <message>
        <source>{seat} goes out in {result}.</source>
        <extracomment>Log at the end of the solo game: {seat} is the player, {result} is “5 turns, within the goal of 6”.</extracomment>
        <translation>{seat}が上がりました（{result}）。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n circle(s) left and loses {points}.</source>
        <extracomment>Log of Meow Meow Daifugo at a round&apos;s end: {seat} is a name, %n the circles on this player&apos;s cards, {points} is “2 points”.</extracomment>
        <translation>
            <numerusform>{seat}の手札に○が%n個残り、{points}の失点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} loses the match with one more point</source>
        <extracomment>Short banner: {seat} has lost so many points that the next one ends the match.</extracomment>
        <translation>{seat}はあと1点の失点で負け</translation>
    </message>
    <message>
        <source>{seat} passes and takes {cards}.</source>
        <extracomment>Log of Meow Meow Daifugo: {seat} is a name, {cards} the one face-up card taken into the hand.</extracomment>
        <translation>{seat}がパスして、{cards:を}もらいました。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} played fewer than %n card(s) and has to draw.</source>
        <extracomment>Log of the solo game: {seat} is the player, %n the number of the turn and so the cards that earn a reward.</extracomment>
        <translation>
            <numerusform>%n枚に届かなかったので、{seat}は山札から引きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} plays {cards} and goes out in {result}.</source>
        <extracomment>Read out at the end of the solo game: {seat} is the player, {cards} the last ones, {result} is “5 turns, within the goal of 6”.</extracomment>
        <translation>{seat}が{cards:を}出して上がりました（{result}）。</translation>
    </message>
    <message>
        <source>{seat} puts {cards} under the deck and draws a card.</source>
        <extracomment>Log at the start of a round, for everybody but the player {seat}: {cards} is a ?, such as “white ?”.</extracomment>
        <translation>{seat}が{cards:を}山札の下に入れ、1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} puts {cards} under the deck and draws {drawn}.</source>
        <extracomment>Log at the start of a round for the player {seat} alone: {cards} is a ?, {drawn} the card drawn for it.</extracomment>
        <translation>{seat}が{cards:を}山札の下に入れ、{drawn:を}引きました。</translation>
    </message>
    <message>
        <source>{seat} showed the lowest card, {cards}, and must start with it.</source>
        <extracomment>Log at the start of a round: {seat} is the start player, {cards} the card that the first play has to include.</extracomment>
        <translation>いちばん小さいカードは{cards}。{seat}が、それを含めて最初に出します。</translation>
    </message>
    <message>
        <source>{seat} showed the lowest card, {cards}, and starts.</source>
        <extracomment>Log at the start of a round, when all have shown a card: {seat} is the start player, {cards} the card shown.</extracomment>
        <translation>いちばん小さいカードは{cards}。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>{seat} takes {cards} as a reward.</source>
        <extracomment>Log of the solo game: {seat} is the player, {cards} the face-up card chosen.</extracomment>
        <translation>{seat}が、ごほうびに{cards:を}もらいました。</translation>
    </message>
    <message>
        <source>{seat} was dealt both ? cards and has to put one under the deck.</source>
        <extracomment>Log at the start of a round: {seat} is the name of the player who has to choose one of them.</extracomment>
        <translation>{seat}に？が2枚とも配られたので、1枚を山札の下に入れます。</translation>
    </message>
    <message>
        <source>{task}, or pass and take a face-up card.</source>
        <extracomment>Prompt of Meow Meow Daifugo: {task} is “Play one card higher than 4” or the like, without a full stop.</extracomment>
        <translation>{task}か、パスして表向きのカードを1枚もらってください。</translation>
    </message>
    <message>
        <source>{task}, or pass.</source>
        <extracomment>Prompt while no face-up card is left: {task} is “Play one card higher than 4” or the like, without a full stop.</extracomment>
        <translation>{task}か、パスしてください。</translation>
    </message>
</context>
<context>
    <name>merchant</name>
    <message>
        <source>A 5 beats the 4, but leaves you only a pair. The 14 goes with nothing, so play that.</source>
        <translation>5でも上回れますが、5の組が2枚に減ってしまいます。14は組にならないので、14を出しましょう。</translation>
    </message>
    <message>
        <source>A fair exchange, but low single cards stay in your hand. Give the 1, 2, 3 and 4 for a 10: three cards fewer, and three 10s.</source>
        <translation>交換はできますが、ばらばらの小さいカードが残ります。1、2、3、4を渡して10をもらえば、手札が3枚減り、10が3枚になります。</translation>
    </message>
    <message>
        <source>A fair exchange, but your hand isn’t much better for it. Give the 3 and the 4, which go with nothing, for a 7.</source>
        <translation>交換はできますが、手札はあまりよくなりません。組にならない3と4を渡して、7をもらいましょう。</translation>
    </message>
    <message>
        <source>A free card is worth taking if it makes a set that’s hard to beat. If it doesn’t, take none: you have to get rid of every card you take.</source>
        <translation>上回れる組がそろうなら、1枚もらう価値があります。そうでなければ、もらわずにおきましょう。もらうと、上がるまでに出すカードが増えます。</translation>
    </message>
    <message>
        <source>A full net</source>
        <extracomment>Name of an achievement: many cards at once; the net that goldfish are scooped with.</extracomment>
        <translation>網いっぱい</translation>
    </message>
    <message>
        <source>A good set, but its cards can still beat something later. Your 1s hardly ever can: play all four now.</source>
        <translation>悪くない組ですが、あとから出しても何かを上回れます。1ではまず何も上回れないので、いま4枚とも出しましょう。</translation>
    </message>
    <message>
        <source>A round stops after this many turns (a house rule).</source>
        <translation>ラウンドがこの手番数に達したら、そこで終わりにします（ハウスルール）。</translation>
    </message>
    <message>
        <source>Add another {card} from the market, and it works.</source>
        <extracomment>What an exchange still needs: one more {card}, of which one is picked already.</extracomment>
        <translation>市場から{card}をもう1枚加えれば、交換できます。</translation>
    </message>
    <message>
        <source>Add {cards} from the market, and it works.</source>
        <extracomment>What an exchange still needs; {cards} are market cards.</extracomment>
        <translation>市場から{cards:を}加えれば、交換できます。</translation>
    </message>
    <message>
        <source>After that you lead and can play {cards}.</source>
        <extracomment>After “First take your bonus card …”; {cards} are picked hand cards of one value.</extracomment>
        <translation>そのあとは自分から出すので、{cards:を}出せます。</translation>
    </message>
    <message>
        <source>All but one went out</source>
        <translation>ひとりを残して上がり</translation>
    </message>
    <message>
        <source>Always sold out</source>
        <extracomment>Name of an achievement: first in every round; a merchant without goods left.</extracomment>
        <translation>いつも完売</translation>
    </message>
    <message>
        <source>Any card you take is one more to get rid of.</source>
        <translation>もらうと、上がるまでに出すカードが1枚増えます。</translation>
    </message>
    <message>
        <source>Any play that beats the table would break up one of your sets.</source>
        <translation>場を上回るには、手札の組をくずすことになります。</translation>
    </message>
    <message>
        <source>Beat a card with a higher one</source>
        <translation>大きいカードで上回る</translation>
    </message>
    <message>
        <source>Beat it with more of the same</source>
        <translation>同じ数字をもっと多く出して上回る</translation>
    </message>
    <message>
        <source>Beat the 4 without spoiling your best set.</source>
        <translation>いちばんよい組をくずさずに、4を上回りましょう。</translation>
    </message>
    <message>
        <source>Beat the 4: play a single card that’s higher.</source>
        <translation>4より大きいカードを1枚出して上回りましょう。</translation>
    </message>
    <message>
        <source>Beat the 8 and get rid of as many cards as possible.</source>
        <translation>8を上回って、手札をできるだけ多く減らしましょう。</translation>
    </message>
    <message>
        <source>Beat {table}: play one higher card, or more of the same number. Or pass, with or without an exchange.</source>
        <extracomment>Prompt on your turn with a single card on the table; {table} is that card.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を1枚か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>Beat {table}: play the same number of cards, all of a higher number, or more cards of the same number. Or pass, with or without an exchange.</source>
        <extracomment>Prompt on your turn with two or more cards on the table; {table} are those cards, all of one value.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を同じ枚数か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>Cards, highest first</source>
        <extracomment>A setting of how the hand is sorted: the highest number first.</extracomment>
        <translation>カード（強い順）</translation>
    </message>
    <message>
        <source>Choose the names in the order in which they went out.</source>
        <translation>上がった順に名前を選んでください。</translation>
    </message>
    <message>
        <source>Clearance sale</source>
        <extracomment>Name of an achievement: to go out with many cards, as a shop sells all that is left.</extracomment>
        <translation>売りつくし</translation>
    </message>
    <message>
        <source>Come first in every round of a three-round match.</source>
        <translation>3ラウンド戦で、すべてのラウンドを1位で終えましょう。</translation>
    </message>
    <message>
        <source>Don’t break a set</source>
        <translation>組をくずさない</translation>
    </message>
    <message>
        <source>Early closing</source>
        <extracomment>Name of an achievement: to go out long before the others; a shop that closes early.</extracomment>
        <translation>早じまい</translation>
    </message>
    <message>
        <source>Everyone else has passed on your five 2s. Before you lead again, you may take any one card from the market, for nothing.</source>
        <translation>2を5枚出したところ、ほかの全員がパスしました。次に出す前に、市場から好きなカードを1枚もらえます。</translation>
    </message>
    <message>
        <source>Everyone else has passed, so {seat} may take a card from the market.</source>
        <extracomment>Log line after nobody has beaten the play of {seat}, a player’s name.</extracomment>
        <translation>ほかの全員がパスしました。{seat}は市場から1枚もらえます。</translation>
    </message>
    <message>
        <source>Everyone else has passed: take one card from the market, or none. Then you lead.</source>
        <translation>ほかの全員がパスしました。市場から1枚もらうか、もらわないかを選んでください。次は自分から出します。</translation>
    </message>
    <message>
        <source>Everyone passes on the market’s card. The discard pile joins the market, and {seat} leads.</source>
        <extracomment>Log line after all players have passed on a market card that belongs to nobody; {seat} is a player’s name.</extracomment>
        <translation>市場から場に置いたカードに、全員がパスしました。捨て札が市場に加わり、{seat}から出します。</translation>
    </message>
    <message>
        <source>Exchange and pass</source>
        <extracomment>Button: exchanges the picked cards; an exchange is part of a pass.</extracomment>
        <translation>交換してパス</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <extracomment>What a button does, and hint: an exchange, after which the turn is over; {give} are hand cards, {take} market cards.</extracomment>
        <translation>{give:を}渡して、{take:を}もらう</translation>
    </message>
    <message>
        <source>Exchange {give} for {take} and pass.</source>
        <extracomment>Prompt once a complete exchange is picked; {give} are the hand cards, {take} the market cards.</extracomment>
        <translation>{give:を}渡して{take:を}もらい、パスします。</translation>
    </message>
    <message>
        <source>Extra points that a weaker player starts a series of three rounds with (a house rule).</source>
        <translation>腕前の差をうめるために、3ラウンド戦で最初から持っている点です（ハウスルール）。</translation>
    </message>
    <message>
        <source>Find the order in which you’re sure to go out.</source>
        <translation>かならず上がれる順番で出しましょう。</translation>
    </message>
    <message>
        <source>First pick cards with the same sum from your hand and the market.</source>
        <translation>まず、手札と市場から、合計が同じになるようにカードを選んでください。</translation>
    </message>
    <message>
        <source>First pick one or more cards of the same number from your hand.</source>
        <translation>まず、手札から同じ数字のカードを1枚以上選んでください。</translation>
    </message>
    <message>
        <source>First pick the card you want from the market.</source>
        <translation>まず、市場からもらうカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>First take a card from the market, or choose “Take no card”.</source>
        <translation>先に、市場から1枚もらうか、「もらわない」を選んでください。</translation>
    </message>
    <message>
        <source>Fixed prices</source>
        <extracomment>Name of an achievement: never to exchange a card.</extracomment>
        <translation>値引きなし</translation>
    </message>
    <message>
        <source>Four cards gone in one turn. When you lead, nobody can stop you, so that’s the time for low sets.</source>
        <translation>1回で4枚減りました。場が空のときは何でも出せるので、小さい数字の組を出す好機です。</translation>
    </message>
    <message>
        <source>Get rid of all your cards before the others do. Sora has played a 4. It’s your turn.</source>
        <translation>手札をだれよりも早くなくすゲームです。ソラが4を出しました。自分の番です。</translation>
    </message>
    <message>
        <source>Get rid of as many low cards as you can at once.</source>
        <translation>小さいカードを、一度にできるだけ多く出しましょう。</translation>
    </message>
    <message>
        <source>Give many low cards for a high one</source>
        <translation>小さいカードをまとめて渡す</translation>
    </message>
    <message>
        <source>Go out while everyone else still holds five cards or more.</source>
        <translation>ほかの全員の手札が5枚以上あるうちに上がりましょう。</translation>
    </message>
    <message>
        <source>Hana has played an 8. You can beat it with one higher card, or with two or more 8s. But not with more cards and a higher number at once.</source>
        <translation>ハナが8を出しました。もっと大きいカード1枚か、8を2枚以上出せば上回れます。ただし、数字と枚数を一度に両方増やすことはできません。</translation>
    </message>
    <message>
        <source>If you pass, Hana leads again. But nobody can beat your 14: play it, and you lead next.</source>
        <translation>パスすると、またハナから出します。14ならだれも上回れず、次は自分から出せます。</translation>
    </message>
    <message>
        <source>In a series of three rounds, you score points for your place in each. The player with the most points wins.</source>
        <translation>3ラウンド戦では、順位に応じて得点が入り、合計がいちばん多い人の優勝です。</translation>
    </message>
    <message>
        <source>In what order did they go out?</source>
        <translation>どの順に上がりましたか？</translation>
    </message>
    <message>
        <source>It empties your hand, so you go out.</source>
        <translation>手札がなくなり、上がれます。</translation>
    </message>
    <message numerus="yes">
        <source>It leaves fewer different numbers, so you need %n fewer play(s) to empty your hand.</source>
        <extracomment>Reason for a hint to exchange: cards of one number go in one play, so %n numbers fewer are so many plays fewer.</extracomment>
        <translation>
            <numerusform>数字の種類が減り、出し切るまでの回数が%n回少なくなります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you with fewer cards.</source>
        <translation>手札の枚数が減ります。</translation>
    </message>
    <message>
        <source>It’s free, but it’s one more card to get rid of. Which one goes with the pair that you hold?</source>
        <translation>もらうだけでも、手札は1枚増えます。手札の2枚の組に加わるのはどれでしょう？</translation>
    </message>
    <message>
        <source>It’s the lowest play that beats the table, so you keep your higher cards.</source>
        <translation>場を上回れるうちでいちばん小さい数字なので、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It’s the only play you have that beats the table.</source>
        <translation>場を上回れるのはこれだけです。</translation>
    </message>
    <message>
        <source>Lay out all the other cards face up: they’re the market.</source>
        <translation>ほかのカードはすべて表向きに並べます。これが市場です。</translation>
    </message>
    <message>
        <source>Lead with a whole set</source>
        <translation>同じ数字をまとめて出す</translation>
    </message>
    <message>
        <source>Leave one of each number from 1 to 10 in the box.</source>
        <translation>1〜10を1枚ずつ箱に残します。</translation>
    </message>
    <message>
        <source>Leave out {cards} on both sides, and it works.</source>
        <extracomment>What makes an exchange possible; {cards} are picked in the hand and in the market.</extracomment>
        <translation>両方から{cards:を}外せば、交換できます。</translation>
    </message>
    <message>
        <source>Leave two of each number from 1 to 10 and one each of 11 and 12 in the box.</source>
        <translation>1〜10を2枚ずつ、11と12を1枚ずつ箱に残します。</translation>
    </message>
    <message>
        <source>Make a set as you pass</source>
        <translation>パスして組を作る</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Title of the place with the face-up cards that players take in exchanges.</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Market cards can’t be played. As you pass, you can exchange cards for them.</source>
        <translation>市場のカードは出せません。パスするときに、手札と交換できます。</translation>
    </message>
    <message>
        <source>Merchant of Goldfish</source>
        <extracomment>The game’s title, as on its box.</extracomment>
        <translation>金魚の商人</translation>
    </message>
    <message>
        <source>More cards of the same number always beat fewer, however low they are. Now the others need three equal cards that are higher.</source>
        <translation>同じ数字なら、枚数が多いほうが上です。これを上回るには、もっと大きい数字を3枚そろえて出さなければなりません。</translation>
    </message>
    <message>
        <source>Name exactly one card to take.</source>
        <translation>もらうカードは1枚だけ書いてください。</translation>
    </message>
    <message>
        <source>No card in the market matches any in your hand.</source>
        <translation>市場に、手札と同じ数字のカードがありません。</translation>
    </message>
    <message>
        <source>No cards in the game beat {table}, so you have to pass.</source>
        <extracomment>Refusal of a play; {table} are the cards on the table.</extracomment>
        <translation>場に{table:が}出ています。これを上回れるカードはないので、パスしてください。</translation>
    </message>
    <message>
        <source>No exchange beats getting rid of a card. Play the one that goes with nothing.</source>
        <translation>交換より、手札を減らすほうが得です。組にならないカードを出しましょう。</translation>
    </message>
    <message>
        <source>Nobody beats {seat}’s last play, so the discard pile joins the market.</source>
        <extracomment>Log line after {seat}, a player’s name, has gone out with a play that stays unbeaten.</extracomment>
        <translation>{seat}が最後に出したカードを、だれも上回れませんでした。捨て札が市場に加わります。</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you’ll lead again, and then {cards} will be your last play.</source>
        <extracomment>Reason for a hint in Merchant of Goldfish; {cards} are the cards meant.</extracomment>
        <translation>上回れる人がいないので、また自分から出せます。そのあと{cards:を}出せば上がりです。</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you’ll lead again.</source>
        <translation>これを上回れる人はいません。また自分から出せます。</translation>
    </message>
    <message>
        <source>Nobody can beat the 14, so you lead next, and go out with three 5s at once. The lowest card that beats the table isn’t always the best one.</source>
        <translation>14はだれも上回れないので、次は5を3枚まとめて出して上がれます。上回れるカードのうち、いちばん小さいものがいつも最善とはかぎりません。</translation>
    </message>
    <message>
        <source>Nobody has beaten your 12s. Do you want a card from the market?</source>
        <translation>だれも上回れませんでした。市場から1枚もらいますか？</translation>
    </message>
    <message>
        <source>Nobody here can beat three 12s, so pass with an exchange. You may give and take as many cards as you like, if both sides add up to the same sum, 14 at most. A number that you give can’t be among those you take.</source>
        <translation>12を3枚出されると、だれも上回れません。パスして交換しましょう。何枚渡しても、何枚もらってもかまいません。ただし、合計は両方とも同じで、14までです。渡す数字と同じ数字はもらえません。</translation>
    </message>
    <message>
        <source>Nobody here can beat three 12s. But passing has its uses: you can exchange cards with the market if both sides add up to the same sum, 14 at most.</source>
        <translation>12を3枚出されると、だれも上回れません。でも、パスするときは市場と交換できます。渡すカードともらうカードの合計を同じにします。合計は14までです。</translation>
    </message>
    <message>
        <source>Nothing beats {table}, and no exchange is possible, so pass.</source>
        <extracomment>Prompt when nothing can be exchanged either: {table} are the cards on the table, which no other cards of the game beat.</extracomment>
        <translation>場に{table:が}出ています。これを上回れるカードも、できる交換もないので、パスしてください。</translation>
    </message>
    <message>
        <source>Nothing beats {table}, so pass, with or without an exchange.</source>
        <extracomment>Prompt: {table} are the cards on the table, which no other cards of the game beat.</extracomment>
        <translation>場に{table:が}出ています。これを上回れるカードはないので、パスしてください。交換もできます。</translation>
    </message>
    <message>
        <source>Nothing in the market adds up to {sum}. Pick more cards to give.</source>
        <extracomment>Prompt with hand cards picked for an exchange; {sum} is their sum.</extracomment>
        <translation>市場のカードでは、合計{sum}になりません。渡すカードを足してください。</translation>
    </message>
    <message>
        <source>Nothing in your hand adds up to {sum}. Pick more cards to take.</source>
        <extracomment>Prompt with market cards picked for an exchange; {sum} is what they add up to.</extracomment>
        <translation>手札のカードでは、合計{sum}になりません。もらうカードを足してください。</translation>
    </message>
    <message>
        <source>Nothing you hold can be exchanged for {cards}.</source>
        <extracomment>Why an exchange isn’t possible; {cards} are the picked market cards.</extracomment>
        <translation>{cards:と}交換できるカードが、手札にありません。</translation>
    </message>
    <message>
        <source>Now you lead. Play a set of three that’s hard to beat.</source>
        <translation>場が空になりました。上回られにくい3枚の組を出しましょう。</translation>
    </message>
    <message numerus="yes">
        <source>Of the %n card(s) in other hands, only {number} can beat your {card} as a single card.</source>
        <extracomment>Reason for a hint to play a single {card}: of the %n cards that other players hold, {number} are higher.</extracomment>
        <translation>
            <numerusform>ほかの人の手札%n枚のうち、この{card}より大きいのは{number}枚だけです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Often that’s right, as you have to get rid of every card you take. But one more 9 leaves your hand together with your pair.</source>
        <translation>もらうと出すカードが増えるので、もらわないほうがよいことも多いのですが、9なら、いまある2枚といっしょに出せます。</translation>
    </message>
    <message>
        <source>On a tie, the better place in the last round decides.</source>
        <translation>同点のときは、最後のラウンドの順位がよい人が上位です。</translation>
    </message>
    <message>
        <source>One card fewer, and three 7s instead of a pair. A good exchange gives single cards for what completes a set.</source>
        <translation>手札が1枚減り、7が3枚そろいました。よい交換とは、ばらばらのカードを渡して、組がそろうカードをもらうことです。</translation>
    </message>
    <message>
        <source>One higher card beats the 8, but only one card leaves your hand. Your 8s beat it, too: play all three.</source>
        <translation>大きいカード1枚でも上回れますが、手札は1枚しか減りません。8が3枚でも上回れるので、まとめて出しましょう。</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>A choice of the option “Rounds”: the match is a single round.</extracomment>
        <translation>1ラウンド</translation>
    </message>
    <message>
        <source>Only cards of the same number can be played together.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>Only two are left: who goes out first?</source>
        <translation>残りふたり：先に上がるのは？</translation>
    </message>
    <message>
        <source>Only your highest cards would beat the table. Keep them to win the lead later.</source>
        <translation>場を上回れるのは、いちばん大きいカードだけです。あとで自分から出す番を取るために残しましょう。</translation>
    </message>
    <message>
        <source>Only {name} may take a card from the market now.</source>
        <extracomment>Why market cards can’t be taken: {name}, on whose play everyone has passed, may take one.</extracomment>
        <translation>いま市場から1枚もらえるのは、{name}だけです。</translation>
    </message>
    <message>
        <source>Or pass and get {cards} in exchange, for example.</source>
        <extracomment>What else can be done with cards that can’t be played; {cards} are market cards, one of several choices.</extracomment>
        <translation>または、パスしてこれを渡し、たとえば{cards:を}もらうこともできます。</translation>
    </message>
    <message>
        <source>Or pass and get {cards} in exchange.</source>
        <extracomment>What else can be done with cards that can’t be played; {cards} are market cards.</extracomment>
        <translation>または、パスしてこれを渡し、{cards:を}もらうこともできます。</translation>
    </message>
    <message>
        <source>Pass and exchange</source>
        <extracomment>An action of Merchant of Goldfish in a table of the command balance.</extracomment>
        <translation>パスして交換</translation>
    </message>
    <message>
        <source>Pass without exchanging</source>
        <extracomment>The plain pass of Merchant of Goldfish, an action in a table of the command balance.</extracomment>
        <translation>交換せずにパス</translation>
    </message>
    <message>
        <source>Plan your last four cards</source>
        <translation>最後の4枚の出し方</translation>
    </message>
    <message>
        <source>Play a set</source>
        <extracomment>An action in a table of the command balance: two or more equal cards.</extracomment>
        <translation>同じ数字を2枚以上出す</translation>
    </message>
    <message>
        <source>Play five cards or more at once.</source>
        <translation>一度に5枚以上出しましょう。</translation>
    </message>
    <message>
        <source>Play sets, trade with the open market and be the first to go out.</source>
        <translation>同じ数字をまとめて出し、市場と交換しながら、だれよりも早く上がりましょう。</translation>
    </message>
    <message>
        <source>Play {cards} to go out.</source>
        <extracomment>Prompt with the whole hand picked; {cards} are these last cards.</extracomment>
        <translation>{cards:を}出して上がります。</translation>
    </message>
    <message>
        <source>Play {cards}, or exchange: pick market cards that add up to {sum}.</source>
        <extracomment>Prompt with the hand cards {cards} picked, which can be played or exchanged; {sum} is their sum.</extracomment>
        <translation>{cards:を}出せます。交換するなら、合計が{sum}になるように、もらうカードを選んでください。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {turn}</source>
        <extracomment>Line above the prompt in a series; {number} is the round, {rounds} how many there are, {turn} a text such as “Turn 12”.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・{turn}</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Title of the option that chooses between one round and a series of three.</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Somebody will most likely beat the 4, and then you can play your 9s together only on three lower cards. With three 9s you’ll probably lead once more.</source>
        <translation>4は、きっとだれかに上回られます。そのあと9を3枚いっしょに出せるのは、場に9より小さい3枚の組が出たときだけです。先に9を3枚出せば、また自分から出せそうです。</translation>
    </message>
    <message>
        <source>Take a free card</source>
        <translation>市場から1枚もらう</translation>
    </message>
    <message>
        <source>Take no card</source>
        <extracomment>Button and hint after everyone else has passed: leave the free market card and lead.</extracomment>
        <translation>もらわない</translation>
    </message>
    <message>
        <source>Take the card that turns a pair into three of a kind.</source>
        <translation>2枚の組を3枚にできるカードをもらいましょう。</translation>
    </message>
    <message>
        <source>Take {cards} into your hand. Then you lead.</source>
        <extracomment>Prompt with the free market card {cards} picked, a single card.</extracomment>
        <translation>{cards:を}手札に加えます。次は自分から出します。</translation>
    </message>
    <message>
        <source>That adds up to {sum}, but the limit for each side of an exchange is {most}. Pick fewer or lower cards.</source>
        <extracomment>Refusal of an exchange whose side has the sum {sum}; {most} is the limit, 14.</extracomment>
        <translation>合計が{sum}です。交換できるのは合計{most}までなので、減らしてください。</translation>
    </message>
    <message>
        <source>That leaves 1s in your hand, and they hardly ever beat anything. Play all four.</source>
        <translation>1が手札に残ってしまいます。1で上回れることはほとんどありません。4枚とも出しましょう。</translation>
    </message>
    <message>
        <source>That wastes the chance. 1, 2, 3 and 4 add up to 10: give all four, and take the 10 from the market.</source>
        <translation>それではせっかくの好機を逃します。1、2、3、4の合計は10です。4枚とも渡して、市場の10をもらいましょう。</translation>
    </message>
    <message>
        <source>That wastes the chance. Pick your 3 and 4, then a 7 in the market: it’s 7 on both sides.</source>
        <translation>それではせっかくの好機を逃します。手札の3と4、それに市場の7を選びましょう。どちらも合計は7です。</translation>
    </message>
    <message>
        <source>That’s a turn: one card fewer, and now the others have to beat yours. The lowest card that beats the table is often all you need, so keep the high ones for later.</source>
        <translation>これが1回の手番です。手札が1枚減り、今度はほかの人があなたのカードを上回らなければなりません。たいていは、上回れるカードのうち、いちばん小さいもので十分です。大きいカードは取っておきましょう。</translation>
    </message>
    <message>
        <source>The cards are dealt. {seat} starts.</source>
        <extracomment>First log line of a match of one round; {seat} is the player who leads.</extracomment>
        <translation>カードを配りました。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>The cards on the table stay there until they’re beaten or everyone passes.</source>
        <translation>場のカードは、だれかが上回るか全員がパスするまで、そのままです。</translation>
    </message>
    <message>
        <source>The discard pile joins the market only after everyone else has passed and the winner has taken a card or none.</source>
        <translation>捨て札は、ほかの全員がパスし、カードを1枚もらうかどうかが決まったあとで、市場に加わります。</translation>
    </message>
    <message>
        <source>The discard pile joins the market, and {seat} leads.</source>
        <extracomment>Log line when the table has been cleared; {seat} is the player who plays next on the empty table.</extracomment>
        <translation>捨て札が市場に加わり、{seat}から出します。</translation>
    </message>
    <message>
        <source>The market doesn’t have that many {card}s. Pick fewer.</source>
        <extracomment>Refusal of an exchange that takes more cards {card}, a value, than the market has.</extracomment>
        <translation>市場の{card}はそんなに多くありません。枚数を減らしてください。</translation>
    </message>
    <message>
        <source>The market has no {card}s.</source>
        <extracomment>Refusal of taking a card that isn’t in the market; {card} is its value.</extracomment>
        <translation>市場に{card}はありません。</translation>
    </message>
    <message>
        <source>The market’s lowest card, {cards}, goes on the table. It’s {next}’s turn.</source>
        <extracomment>Log line after a player who has gone out stays unbeaten; {cards} is a single card, {next} a player’s name.</extracomment>
        <translation>市場でいちばん小さい{cards:を}場に置きます。次は{next}の番です。</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s).</source>
        <extracomment>Score pad: when the match ends; %n is 1 or 3.</extracomment>
        <translation>
            <numerusform>対戦は%nラウンドで終わります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The right cards to give. Take a single 7 for them: one card fewer, and three 7s.</source>
        <translation>渡すカードは合っています。代わりに7を1枚もらえば、手札が1枚減って7が3枚になります。</translation>
    </message>
    <message>
        <source>The round stops after turn {turn}</source>
        <extracomment>Short banner ten turns before the option “Turn limit”, which is {turn}.</extracomment>
        <translation>ラウンドは{turn}手番まで</translation>
    </message>
    <message>
        <source>The round stops at the limit of {turns} turns.</source>
        <extracomment>Log line; {turns} is the option “Turn limit”, at least 10.</extracomment>
        <translation>上限の{turns}手番に達したので、ラウンドはここで終わりです。</translation>
    </message>
    <message>
        <source>The table is empty, so you lead: any card will do, or any set of one number. Low cards are hard to get rid of later, because they beat hardly anything.</source>
        <translation>場が空なので、好きなカードを出せます。同じ数字なら何枚でもいっしょに出せます。小さいカードはほとんど何も上回れないので、あとでは出しにくくなります。</translation>
    </message>
    <message>
        <source>Then somebody may beat the 3, and you can play your 12s together only on three lower cards. What can’t be beaten?</source>
        <translation>3は、だれかに上回られるかもしれません。そのあと12を3枚いっしょに出せるのは、場に3枚の組が出たときだけです。だれも上回れない出し方はどれでしょう？</translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n card(s) to get rid of, not {before}.</source>
        <extracomment>Explained hint: the hand grows from {before} to %n cards.</extracomment>
        <translation>
            <numerusform>手札は{before}枚から%n枚に増えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you hold only {cards}: one more play, and you go out.</source>
        <extracomment>Reason for a hint to play or exchange: {cards} are all that is left in the hand then, of one number.</extracomment>
        <translation>あとは{cards:を}出すだけで上がりです。</translation>
    </message>
    <message>
        <source>These cards add up to {sum}, and no exchange works with them. Pick others.</source>
        <extracomment>Prompt with cards picked that fit no play and no exchange; {sum} is their sum.</extracomment>
        <translation>合計は{sum}です。このカードでできる交換はないので、ほかのカードを選んでください。</translation>
    </message>
    <message>
        <source>This time, don’t pass: you hold three 8s, and two or more 8s beat a single one.</source>
        <translation>ここではパスせずに出しましょう。8を3枚持っています。同じ数字をもっと多く出せば、8を上回れます。</translation>
    </message>
    <message>
        <source>Three cards fewer, and three 10s instead of a pair. Low single cards are hard to play, so give several at once for one high card.</source>
        <translation>手札が3枚減り、10が3枚そろいました。ばらばらの小さいカードは、なかなか出せません。何枚かまとめて渡して、大きいカードを1枚もらいましょう。</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <extracomment>A choice of the option “Rounds”: a series in which places score points.</extracomment>
        <translation>3ラウンド戦</translation>
    </message>
    <message>
        <source>To beat {table} with a higher number, you need exactly {needed}, not {picked}.</source>
        <extracomment>Why cards can’t be played: {table} are the cards on the table, {needed} their number, {picked} the number of picked cards.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字で上回るには、{picked}枚ではなく、ちょうど{needed}枚必要です。</translation>
    </message>
    <message>
        <source>To beat {table} you’d need {needed} {card}s, and apart from these the game has only {number}.</source>
        <extracomment>Why cards can’t be played: {table} are the cards on the table, {card} their number, {needed} how many of it would beat them, {number} how many the game has beside those on the table.</extracomment>
        <translation>場に{table:が}出ています。{card}なら{needed}枚必要ですが、場のほかには{number}枚しかありません。</translation>
    </message>
    <message>
        <source>To beat {table} you’d need {needed} {card}s, and the game has only {number}.</source>
        <extracomment>Why cards can’t be played: {table} are the cards on the table, {card} the picked number, a higher one, {needed} and {number} how many of it.</extracomment>
        <translation>場に{table:が}出ています。{card}も{needed}枚必要ですが、全部で{number}枚しかありません。</translation>
    </message>
    <message>
        <source>To exchange {cards}, pick market cards that add up to {sum}.</source>
        <extracomment>Prompt with the hand cards {cards} picked, which can’t be played; {sum} is their sum.</extracomment>
        <translation>{cards:を}渡します。合計が{sum}になるように、もらうカードを選んでください。</translation>
    </message>
    <message>
        <source>To exchange {give} for {take}, add cards from your hand worth {missing}.</source>
        <extracomment>Prompt for an unfinished exchange of {give} (hand) for {take} (market); {missing} is the sum still to give.</extracomment>
        <translation>{give:を}渡して{take:を}もらうには、合計が{missing}足りません。渡すカードを足してください。</translation>
    </message>
    <message>
        <source>To exchange {give} for {take}, add market cards worth {missing}.</source>
        <extracomment>Prompt for an unfinished exchange of {give} (hand) for {take} (market); {missing} is the sum still to take.</extracomment>
        <translation>{give:を}渡して{take:を}もらうには、合計が{missing}足りません。もらうカードを足してください。</translation>
    </message>
    <message>
        <source>To take {cards}, pick cards from your hand that add up to {sum}.</source>
        <extracomment>Prompt with the market cards {cards} picked; {sum} is their sum.</extracomment>
        <translation>{cards:を}もらいます。合計が{sum}になるように、渡すカードを選んでください。</translation>
    </message>
    <message>
        <source>Together your 12s can’t be beaten: nobody has three 13s. Don’t break them up.</source>
        <translation>12は3枚そろえば無敵です。13を3枚出せる人はいません。ばらさずに出しましょう。</translation>
    </message>
    <message>
        <source>Too few to beat {table}: you’d need at least {cards}.</source>
        <extracomment>Refusal of a play of the table’s value; {table} are the cards on the table, {cards} are one more of them.</extracomment>
        <translation>場に{table:が}出ています。上回るには、少なくとも{cards:が}必要です。</translation>
    </message>
    <message>
        <source>Too low to beat {table}. Play higher cards, or pass.</source>
        <extracomment>Refusal of a play of lower cards; {table} are the cards on the table.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を出すか、パスしてください。</translation>
    </message>
    <message>
        <source>Trade and empty your hand</source>
        <translation>大富豪系＋交換</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Title of the option for the most turns that a round may have.</extracomment>
        <translation>手番数の上限</translation>
    </message>
    <message>
        <source>Turn the four low cards that go with nothing into a third 10.</source>
        <translation>組にならない小さいカード4枚を渡して、3枚目の10をもらいましょう。</translation>
    </message>
    <message>
        <source>Turn your single 3 and 4 into a third 7.</source>
        <translation>ばらばらの3と4を渡して、3枚目の7をもらいましょう。</translation>
    </message>
    <message>
        <source>Turn {turn} (limit: {limit})</source>
        <extracomment>Line above the prompt in the last turns before the turn limit; {turn} counts from 1, {limit} is the limit.</extracomment>
        <translation>{turn}手番目（上限{limit}）</translation>
    </message>
    <message>
        <source>Turnaround</source>
        <extracomment>Name of an achievement: from last to first.</extracomment>
        <translation>大逆転</translation>
    </message>
    <message>
        <source>Two 4s are a pair, but an easy one to beat. Which card goes with the pair that you already hold?</source>
        <translation>4が2枚になりますが、すぐに上回られてしまいます。いまある2枚の組に加わるのはどれでしょう？</translation>
    </message>
    <message>
        <source>Two 8s beat the 8, but you hold a third. Why keep it? Play all three.</source>
        <translation>8が2枚でも上回れますが、もう1枚あります。残さずに3枚とも出しましょう。</translation>
    </message>
    <message>
        <source>Win a match without exchanging a single card.</source>
        <translation>一度もカードを交換せずに、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>Win a three-round match after coming last in the first round.</source>
        <translation>3ラウンド戦で、最初のラウンドが最下位でも、対戦に勝ちましょう。</translation>
    </message>
    <message>
        <source>With a single card you get rid of only one. You hold four 1s: play them all.</source>
        <translation>1枚だけでは、手札が1枚しか減りません。1が4枚あるので、まとめて出しましょう。</translation>
    </message>
    <message>
        <source>Write an exchange as “pass 3 4 &gt; 7”, with the cards you give first.</source>
        <translation>交換は「pass 3 4 &gt; 7」のように、渡すカードを先に書いてください。</translation>
    </message>
    <message>
        <source>You can exchange cards when you pass on your turn. If you lead, you can’t pass.</source>
        <extracomment>Why market cards can’t be taken while others are to move, and when they can.</extracomment>
        <translation>市場のカードは、自分の番にパスするとき、手札を渡してもらえます。場が空のときはパスできません。</translation>
    </message>
    <message>
        <source>You can get rid of three cards at once: your 9s.</source>
        <translation>一度に3枚出せます。9をまとめて出しましょう。</translation>
    </message>
    <message>
        <source>You can take a market card only after everyone else has passed on your play.</source>
        <translation>市場から1枚もらえるのは、自分の出したカードにほかの全員がパスしたときだけです。</translation>
    </message>
    <message>
        <source>You can’t beat the table, and no exchange leaves you with fewer cards or fewer different numbers.</source>
        <translation>場を上回れません。交換しても、手札の枚数や数字の種類は減りません。</translation>
    </message>
    <message>
        <source>You can’t beat {table}, and no exchange is possible, so pass.</source>
        <extracomment>Prompt when passing is all that a player can do; {table} are the cards on the table.</extracomment>
        <translation>場に{table:が}出ています。上回れるカードも、できる交換もないので、パスしてください。</translation>
    </message>
    <message>
        <source>You can’t beat {table}, so pass, with or without an exchange.</source>
        <extracomment>Prompt when no hand card beats {table}, the cards on the table, but an exchange is possible.</extracomment>
        <translation>場に{table:が}出ています。上回れるカードがないので、パスしてください。交換もできます。</translation>
    </message>
    <message>
        <source>You don’t have that many {card}s. Pick fewer.</source>
        <extracomment>Refusal of playing or giving more cards {card}, a value, than the hand has.</extracomment>
        <translation>手札の{card}はそんなに多くありません。枚数を減らしてください。</translation>
    </message>
    <message>
        <source>You exchange as you pass, and when you lead, you can’t pass.</source>
        <translation>交換はパスするときにします。場が空のときは、パスできません。</translation>
    </message>
    <message>
        <source>You get rid of your lowest cards, which beat the least.</source>
        <translation>いちばん出しにくい、小さい数字のカードを出し切れます。</translation>
    </message>
    <message>
        <source>You get {cards}, higher than any card in your hand.</source>
        <extracomment>Reason for a hint to take or exchange: {cards} is the highest card that is taken.</extracomment>
        <translation>手札のどれよりも大きい{cards:を}もらえます。</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Label of the sum of the picked hand cards during an exchange, such as “You give 14”.</extracomment>
        <translation>渡す合計</translation>
    </message>
    <message numerus="yes">
        <source>You give away %n low card(s) for a single {card}.</source>
        <extracomment>Reason for a hint to exchange %n cards for one card with the higher number {card}.</extracomment>
        <translation>
            <numerusform>小さいカード%n枚を渡して、大きい{card}を1枚もらいます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You give away low cards, and get fewer but higher cards: {cards}.</source>
        <extracomment>Reason for a hint to exchange; {cards} are the cards taken from the market.</extracomment>
        <translation>小さいカードを渡して、少ない枚数で大きいカード（{cards}）をもらえます。</translation>
    </message>
    <message>
        <source>You go out first! When one of your last cards is weak, first play what nobody can beat: you lead again and get rid of the weak one.</source>
        <translation>1位で上がりました！ 弱いカードが最後に1枚残りそうなときは、だれも上回れない組を先に出しましょう。もう一度自分から出せるので、その1枚も出せます。</translation>
    </message>
    <message>
        <source>You have four cards left: three 5s and the game’s only 14. Hana leads with a 4, and Sora has passed.</source>
        <translation>手札は残り4枚で、5が3枚と、全部で1枚しかない14です。ハナが4を出し、ソラはパスしました。</translation>
    </message>
    <message>
        <source>You have no {card}s.</source>
        <extracomment>Refusal of playing or giving a card that isn’t in the hand; {card} is its value.</extracomment>
        <translation>手札に{card}はありません。</translation>
    </message>
    <message>
        <source>You lead again, with a single card.</source>
        <translation>もう一度自分から出します。手札は1枚です。</translation>
    </message>
    <message>
        <source>You lead with four cards left: a 3 and three 12s. The whole game has only two 13s and one 14, and all three 12s are yours.</source>
        <translation>場が空で、残りは3が1枚と12が3枚です。12は全部で3枚、つまりすべて手札にあり、13は2枚、14は1枚しかありません。</translation>
    </message>
    <message>
        <source>You lead. Play one or more cards of the same number.</source>
        <translation>場は空です。同じ数字のカードを1枚以上出してください。</translation>
    </message>
    <message>
        <source>You may pass, but then you keep all your cards. You’ve got plenty that beat a 4: play one.</source>
        <translation>パスもできますが、手札が減りません。4を上回れるカードがたくさんあるので、1枚出しましょう。</translation>
    </message>
    <message>
        <source>You may take only one card, and you’ve picked {picked}.</source>
        <extracomment>Why market cards can’t be taken; {picked} are picked, more than one.</extracomment>
        <translation>もらえるのは1枚ですが、{picked}枚選んでいます。</translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to get rid of after that.</source>
        <extracomment>Explained hint: %n is the size of the hand after the advised move.</extracomment>
        <translation>
            <numerusform>そのあと、手札は残り%n枚です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You take</source>
        <extracomment>Label of the sum of the picked market cards during an exchange, such as “You take 14”.</extracomment>
        <translation>もらう合計</translation>
    </message>
    <message>
        <source>You’d give and take {cards}, which changes nothing.</source>
        <extracomment>Why an exchange isn’t possible; {cards} are picked on both sides.</extracomment>
        <translation>渡すカードともらうカードの両方に{cards:が}あり、交換しても何も変わりません。</translation>
    </message>
    <message>
        <source>You’d give {give} and take {take}, but both sums must be equal.</source>
        <extracomment>Why an exchange isn’t possible; {give} and {take} are the sums of both sides.</extracomment>
        <translation>渡すカードの合計が{give}、もらうカードの合計が{take}です。合計は同じでなければなりません。</translation>
    </message>
    <message>
        <source>You’d have to get rid of that one, too. Take no card, and your 3 is your last.</source>
        <translation>もらうと、上がるまでに出すカードが1枚増えます。もらわなければ、3が最後の1枚です。</translation>
    </message>
    <message>
        <source>You’ve gone out, so you’re done for this round.</source>
        <translation>もう上がったので、このラウンドは終わりです。</translation>
    </message>
    <message>
        <source>last</source>
        <extracomment>Reason on a result sheet, no full stop: the player who didn’t go out.</extracomment>
        <translation>最下位</translation>
    </message>
    <message>
        <source>last, with {cards} left</source>
        <extracomment>Why a player scored, in the log and the result; {cards} is a count such as “2 cards”.</extracomment>
        <translation>最下位、残り{cards}</translation>
    </message>
    <message>
        <source>went out {place}</source>
        <extracomment>Why a player scored, in the log and the result: “went out 2nd”; {place} is an ordinal.</extracomment>
        <translation>{place}位で上がり</translation>
    </message>
    <message>
        <source>{place}</source>
        <extracomment>Badge on the plate of a player who has gone out, and of all players at the end; {place} is an ordinal such as “2nd”.</extracomment>
        <translation>{place}位</translation>
    </message>
    <message>
        <source>{place}, with {cards} left</source>
        <extracomment>Why a player scored in a round stopped at its limit; {place} is an ordinal, {cards} a count such as “2 cards”.</extracomment>
        <translation>{place}位、残り{cards}</translation>
    </message>
    <message>
        <source>{place}, with {cards} left (sum: {sum})</source>
        <extracomment>As without a sum, when hands are equally large: {place} is an ordinal, {cards} a count of cards, {sum} what they add up to.</extracomment>
        <translation>{place}位、残り{cards}（合計{sum}）</translation>
    </message>
    <message>
        <source>{seat} exchanges {give} for {take}.</source>
        <extracomment>Log line; {seat} is a player’s name, {give} are the hand cards, {take} the market cards.</extracomment>
        <translation>{seat}が{give:を}渡して、{take:を}もらいました。</translation>
    </message>
    <message>
        <source>{seat} goes out {place}!</source>
        <extracomment>Log line, bubble and large heading when a hand is empty: “Hana goes out 2nd!”; {seat} is a player’s name, {place} an ordinal.</extracomment>
        <translation>{seat}が{place}位で上がりました！</translation>
    </message>
    <message>
        <source>{seat} plays {cards} and goes out {place}.</source>
        <extracomment>Read out with that heading: {seat} is a player’s name, {cards} the last ones in the hand, {place} an ordinal.</extracomment>
        <translation>{seat}が{cards:を}出し、{place}位で上がりました。</translation>
    </message>
    <message>
        <source>{seat} takes a card from the market: {cards}.</source>
        <extracomment>Log line for the free market card; {seat} is a player’s name, {cards} a single card.</extracomment>
        <translation>{seat}が市場から{cards:を}もらいました。</translation>
    </message>
    <message>
        <source>{seat} takes no card.</source>
        <extracomment>Log line when the player {seat} leaves the free market card.</extracomment>
        <translation>{seat}は1枚ももらいませんでした。</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <extracomment>Name of a seat without one; {number} counts from 1.</extracomment>
        <translation>プレイヤー{number}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>On the plate and in tables: the only person at the table, as long as no name is known.</extracomment>
        <translation>自分</translation>
    </message>
</context>
<context>
    <name>notation</name>
    <message>
        <source>Expected an action, but the text is empty.</source>
        <extracomment>Error in a record or request at an action without any text.</extracomment>
        <translation>手が書かれていません。</translation>
    </message>
    <message>
        <source>Name at least one card.</source>
        <extracomment>Error in a record or request at an action whose verb needs cards after it.</extracomment>
        <translation>カードを1枚以上書いてください。</translation>
    </message>
    <message>
        <source>Name exactly one card.</source>
        <extracomment>Error in a record or request at an action that takes a single card, and names more or none.</extracomment>
        <translation>カードを1枚だけ書いてください。</translation>
    </message>
    <message>
        <source>This is too long for an action: use at most {most} characters.</source>
        <extracomment>Error in a record or request at an action&apos;s text; {most} is the maximum.</extracomment>
        <translation>手としては長すぎます。{most}文字までにしてください。</translation>
    </message>
    <message>
        <source>“{word}” isn’t a card in this game.</source>
        <extracomment>Error in a record or request at an action or deck; {word} is the text in place of a card.</extracomment>
        <translation>「{word}」というカードは、このゲームにはありません。</translation>
    </message>
    <message>
        <source>“{word}” isn’t a number that’s possible here.</source>
        <extracomment>Error in a record or request at an action that names a number; {word} is the text in place of that.</extracomment>
        <translation>「{word}」は、ここで使える数ではありません。</translation>
    </message>
    <message>
        <source>“{word}” isn’t an action in this game.</source>
        <extracomment>Error in a record or request at an action; {word} is the whole text, which starts with an unknown verb or has a wrong form.</extracomment>
        <translation>「{word}」という手は、このゲームにはありません。</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Head start</source>
        <extracomment>Option before a match: what a weaker player has ahead, such as 3 points; ハンデ in Japanese.</extracomment>
        <translation>ハンデ</translation>
    </message>
    <message>
        <source>Option “{option}” can’t be {value}. Expected a list of any of these: {values}.</source>
        <extracomment>Error in a record or request at an option with several values: {option} is its id, {value} what was written, {values} what the list may have.</extracomment>
        <translation>オプション「{option}」を{value}にはできません。リストに入れられるのは：{values}</translation>
    </message>
    <message>
        <source>Option “{option}” can’t be {value}. Expected: {values}.</source>
        <extracomment>Error in a record or request: {option} is the option&apos;s id, {value} what was written, {values} the possible ones or their range.</extracomment>
        <translation>オプション「{option}」を{value}にはできません。使えるのは：{values}</translation>
    </message>
    <message>
        <source>Option “{option}” needs a list with one whole number for each seat.</source>
        <extracomment>Error in a record or request: {option} is the id of an option with a number for each seat.</extracomment>
        <translation>オプション「{option}」には、各席の整数を1つずつ並べてください。</translation>
    </message>
    <message>
        <source>Option “{option}” needs the option “{other}” to be {value}.</source>
        <extracomment>Error in a record or request: {option} and {other} are ids of options, {value} is a value as in the record, such as 3.</extracomment>
        <translation>オプション「{option}」を使うには、オプション「{other}」を{value}にしてください。</translation>
    </message>
    <message>
        <source>Option “{option}”: all seats together can have at most {most}.</source>
        <extracomment>Error in a record or request: {option} is the id of an option with a number for each seat, {most} the greatest sum of them.</extracomment>
        <translation>オプション「{option}」は、全席を合わせて{most}までです。</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Choose one of: {options}.</source>
        <extracomment>Error in a record or request: {option} is the unknown id, {options} lists the game&apos;s own.</extracomment>
        <translation>「{option}」というオプションはありません。使えるのは：{options}</translation>
    </message>
</context>
<context>
    <name>pad</name>
    <message>
        <source>Add a collection</source>
        <extracomment>Button of the score pad of GODAN: adds a line that says who collected from whom.</extracomment>
        <translation>取立を追加</translation>
    </message>
    <message>
        <source>At a real table</source>
        <extracomment>Title of a page, for people who play with their own cards and keep the score here. On the start screen it’s 「得点表」, which is shorter.</extracomment>
        <translation>本物のカードで</translation>
    </message>
    <message>
        <source>Begin</source>
        <extracomment>Button: begins a new score pad.</extracomment>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button: opens a score pad whose match isn’t over.</extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Correction: {deal}</source>
        <extracomment>Title, and name of a button for screen readers; {deal} is such as “Round 2”.</extracomment>
        <translation>訂正：{deal}</translation>
    </message>
    <message>
        <source>Delete this entry</source>
        <extracomment>Button: deletes the last round or game from the score pad.</extracomment>
        <translation>この回を削除</translation>
    </message>
    <message>
        <source>Delete this pad: {pad}</source>
        <extracomment>Button: {pad} says which score pad.</extracomment>
        <translation>この得点表を削除：{pad}</translation>
    </message>
    <message>
        <source>Delete this score pad?</source>
        <translation>この得点表を削除しますか？</translation>
    </message>
    <message>
        <source>Doesn’t count until the entry before it fits.</source>
        <extracomment>Below a round or game on the score pad.</extracomment>
        <translation>前の回を直すまで数えません。</translation>
    </message>
    <message>
        <source>Doesn’t count: the match ends before it.</source>
        <extracomment>Below a round or game on the score pad, after an earlier one was corrected.</extracomment>
        <translation>数えません：その前に対戦が終わっています。</translation>
    </message>
    <message>
        <source>Enter the cards that {seat} has left.</source>
        <extracomment>Score pad: what to do next; {seat} is a player.</extracomment>
        <translation>{seat}の手札に残ったカードを入力してください。</translation>
    </message>
    <message>
        <source>Entry {number} no longer fits. {reason}</source>
        <extracomment>Score pad, after an earlier deal was corrected: {number} is a later one, {reason} a sentence.</extracomment>
        <translation>第{number}回の入力が合わなくなりました。{reason}</translation>
    </message>
    <message>
        <source>First correct the entry that doesn’t fit.</source>
        <translation>まず、合わなくなった回を直してください。</translation>
    </message>
    <message>
        <source>How to deal</source>
        <extracomment>Button of the score pad: shows how the next round is dealt.</extracomment>
        <translation>配り方</translation>
    </message>
    <message>
        <source>In seating order, clockwise.</source>
        <translation>座っている順に、時計回りで入力してください。</translation>
    </message>
    <message>
        <source>New pad</source>
        <extracomment>Button beside a game: begins a score pad.</extracomment>
        <translation>新しくはじめる</translation>
    </message>
    <message>
        <source>New score pad</source>
        <extracomment>Heading above the games.</extracomment>
        <translation>新しい得点表</translation>
    </message>
    <message>
        <source>No longer fits the entries before it. {reason}</source>
        <extracomment>Below a round or game on the score pad, after an earlier one was corrected; {reason} is a sentence.</extracomment>
        <translation>前の回の訂正で、合わなくなりました。{reason}</translation>
    </message>
    <message>
        <source>Note (optional)</source>
        <extracomment>In the empty field for a note on a round or game.</extracomment>
        <translation>メモ（なくてもかまいません）</translation>
    </message>
    <message>
        <source>Note on this entry</source>
        <extracomment>Name of a field for screen readers.</extracomment>
        <translation>この回のメモ</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <extracomment>Name of a field for screen readers: how many Collection cards.</extracomment>
        <translation>カードの枚数</translation>
    </message>
    <message>
        <source>Number of players</source>
        <extracomment>Name of a row of numbers for screen readers.</extracomment>
        <translation>人数</translation>
    </message>
    <message>
        <source>One less: {card}</source>
        <extracomment>Button below a card on the score pad: takes one of these cards away again; {card} is its name.</extracomment>
        <translation>1枚減らす：{card}</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>Below the total of a player who is out of the match; very narrow.</extracomment>
        <translation>脱落</translation>
    </message>
    <message>
        <source>Play with your own cards. Card Table keeps score, by the same rules as in its matches.</source>
        <translation>本物のカードで遊ぶときに、このプログラムのルールで得点を数えます。</translation>
    </message>
    <message>
        <source>Remove this collection</source>
        <extracomment>Button of the score pad of GODAN: removes a line that says who collected from whom.</extracomment>
        <translation>この取立を取り除く</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Button of the score pad: shows the rules of the game.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Save the correction</source>
        <extracomment>Button of the score pad.</extracomment>
        <translation>訂正を保存</translation>
    </message>
    <message>
        <source>Say who won the round.</source>
        <translation>ラウンドに勝った人を選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Shuffle, and deal %n card(s) to each player.</source>
        <extracomment>Score pad: how to deal; %n is the size of a hand.</extracomment>
        <translation>
            <numerusform>よく混ぜて、ひとり%n枚ずつ配ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n “{card}” card(s). You entered {number}.</source>
        <extracomment>Score pad: {card} is the name of a card, %n how many there are, {number} how many were entered.</extracomment>
        <translation>
            <numerusform>{card}は%n枚しかありませんが、{number}枚入力されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The match is over. To change it, correct one of its entries.</source>
        <translation>対戦は終わりました。変えるときは、どれかの回を直してください。</translation>
    </message>
    <message>
        <source>The match isn’t over any more.</source>
        <translation>訂正したので、対戦はまだつづきます。</translation>
    </message>
    <message numerus="yes">
        <source>The match now ends earlier: %n entry(s) at the end no longer count.</source>
        <extracomment>Score pad, after an earlier deal was corrected: %n is how many entered deals are left over.</extracomment>
        <translation>
            <numerusform>訂正したので、対戦が早く終わります。最後の%n回は数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The match now ends later: more entries count.</source>
        <translation>訂正したので、対戦はもっとつづきます。数える回が増えます。</translation>
    </message>
    <message>
        <source>The score pad can’t be deleted. {reason}</source>
        <extracomment>Notice about a score pad that was to go; {reason} is a sentence.</extracomment>
        <translation>得点表を削除できません。{reason}</translation>
    </message>
    <message>
        <source>The score pad can’t be saved. {reason} Card Table will try again after the next entry.</source>
        <extracomment>Notice; {reason} is a sentence.</extracomment>
        <translation>得点表を保存できません。{reason}次の入力のときにもう一度試します。</translation>
    </message>
    <message>
        <source>This answer doesn’t fit: “{title}”</source>
        <extracomment>Score pad: an answer from a damaged file; {title} is the question.</extracomment>
        <translation>この答えは使えません：「{title}」</translation>
    </message>
    <message>
        <source>This ends the match.</source>
        <translation>これで対戦が終わります。</translation>
    </message>
    <message>
        <source>This isn’t a score pad.</source>
        <translation>これは得点表ではありません。</translation>
    </message>
    <message>
        <source>This pad is full. Begin a new one.</source>
        <translation>この得点表はいっぱいです。新しくはじめてください。</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Button: opens a score pad whose match is over.</extracomment>
        <translation>見る</translation>
    </message>
    <message>
        <source>What does {seat} have left?</source>
        <extracomment>Score pad: a question after a round; {seat} is a player, the answer cards.</extracomment>
        <translation>{seat}の手札に残ったカードは？</translation>
    </message>
    <message>
        <source>Who collected</source>
        <extracomment>Name of a field for screen readers: who plays Collection.</extracomment>
        <translation>取り立てた人</translation>
    </message>
    <message>
        <source>Who has won</source>
        <extracomment>Heading on the page of the score pads, above how often each person has won.</extracomment>
        <translation>だれが勝ったか</translation>
    </message>
    <message>
        <source>Who paid</source>
        <extracomment>Name of a field for screen readers: whom a Collection is played on.</extracomment>
        <translation>支払った人</translation>
    </message>
    <message>
        <source>Who won the round?</source>
        <translation>ラウンドに勝ったのはだれですか？</translation>
    </message>
    <message>
        <source>Who’s at the table?</source>
        <extracomment>Heading above the names.</extracomment>
        <translation>だれが遊びますか？</translation>
    </message>
    <message>
        <source>Write it down</source>
        <extracomment>Button of the score pad: the round or game is entered.</extracomment>
        <translation>記入する</translation>
    </message>
    <message>
        <source>Your score pads</source>
        <extracomment>Heading above the score pads that were begun.</extracomment>
        <translation>得点表</translation>
    </message>
    <message>
        <source>from</source>
        <extracomment>Between two fields of names: who collected “from” whom.</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <extracomment>State of a match in a list, no full stop; {names} lists the winners.</extracomment>
        <translation>{names}の勝ち</translation>
    </message>
    <message>
        <source>{card}, {number} entered</source>
        <extracomment>Name of a card for screen readers: {card} is what it’s called, {number} of this kind were entered.</extracomment>
        <translation>{card}、{number}枚入力</translation>
    </message>
    <message>
        <source>{game} at a real table</source>
        <extracomment>Title of a page; {game} is the game’s title.</extracomment>
        <translation>{game}（本物のカードで）</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>Below the title of a game: {least} to {most} can play.</extracomment>
        <translation>{least}〜{most}人</translation>
    </message>
    <message numerus="yes">
        <source>{name} has won {won} of %n match(es).</source>
        <extracomment>Page of the score pads: {name} is a person, {won} how often that person has won, %n how many matches that were.</extracomment>
        <translation>
            <numerusform>{name}は、%n回の対戦で{won}勝です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {gained} ({why})</source>
        <extracomment>How a round would be scored, a line for each player {name}; {gained} is such as “+5”, {why} a phrase.</extracomment>
        <translation>{name}：{gained}（{why}）</translation>
    </message>
    <message>
        <source>{place} place</source>
        <extracomment>Below a total at the end of a match: {place} is such as “2nd”; very narrow.</extracomment>
        <translation>{place}位</translation>
    </message>
    <message>
        <source>{place}: {name}</source>
        <extracomment>Button: {name} went out as {place}, such as “2nd”.</extracomment>
        <translation>{place}位：{name}</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <source>%n mistake(s) due today.</source>
        <extracomment>Above the list of the player’s own mistakes; %n is how many are to be practised today.</extracomment>
        <translation>
            <numerusform>今日のぶんが%n問あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Added to your own lessons. You’ll find them in the Learn menu.</source>
        <translation>自分のレッスンに加えました。「学ぶ」メニューから開けます。</translation>
    </message>
    <message>
        <source>Better: {action}.</source>
        <extracomment>As “Better: {action}. It wins {often}.”, where the own move wins about as often in words.</extracomment>
        <translation>よりよい手は「{action}」です。</translation>
    </message>
    <message>
        <source>Better: {action}. It wins {often}.</source>
        <extracomment>Below the table after a wrong answer; {action} is a better move as its button says it, {often} how often it wins, such as “about half the time”. Others may be as good.</extracomment>
        <translation>よりよい手は「{action}」（勝てるのは{often}）。</translation>
    </message>
    <message>
        <source>Comes back on {date}</source>
        <extracomment>In the list of own mistakes: it was solved, and is asked again on {date}.</extracomment>
        <translation>{date}まで休み</translation>
    </message>
    <message>
        <source>Due today</source>
        <extracomment>In the list of own mistakes: this one is to be practised today.</extracomment>
        <translation>今日のぶん</translation>
    </message>
    <message>
        <source>Find a better move.</source>
        <translation>もっとよい手を探してください。</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <extracomment>After a right answer: the mistake is asked again in %n days.</extracomment>
        <translation>
            <numerusform>%n日後にまた出題します。</numerusform>
        </translation>
    </message>
    <message>
        <source>It stays due until you find a good move.</source>
        <translation>よい手が見つかるまで、また出ます。</translation>
    </message>
    <message>
        <source>Judging your move…</source>
        <extracomment>While the search looks at the player’s move.</extracomment>
        <translation>手を調べています…</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <extracomment>Button: opens the next of the player’s own mistakes.</extracomment>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Nothing is due. The next one comes back on {date}.</source>
        <extracomment>Above the list of own mistakes; {date} is a short date.</extracomment>
        <translation>今日のぶんはありません。次は{date}です。</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <extracomment>Title of the window while a mistake is practised; {game} is a game’s title.</extracomment>
        <translation>復習：{game}</translation>
    </message>
    <message>
        <source>Practise</source>
        <extracomment>Button beside one of the player’s own mistakes: opens it.</extracomment>
        <translation>復習する</translation>
    </message>
    <message>
        <source>Practise my mistakes</source>
        <extracomment>Button on the page of lessons: goes through the mistakes that are due.</extracomment>
        <translation>ミスした手を復習する</translation>
    </message>
    <message>
        <source>Remove: {title}</source>
        <extracomment>Button beside one of the player’s own mistakes; {title} is the game and the move.</extracomment>
        <translation>取り除く：{title}</translation>
    </message>
    <message>
        <source>The move in the match was: {action}. Any move that’s as good as the best one is right.</source>
        <extracomment>Below the table, under “Find a better move.”; {action} is the mistake that was played, as its button says it.</extracomment>
        <translation>対戦での手：{action}。最善と同じくらいよい手なら正解です。</translation>
    </message>
    <message>
        <source>This isn’t a file of your own mistakes.</source>
        <extracomment>Why a file of own mistakes can’t be read.</extracomment>
        <translation>復習する問題のファイルではありません。</translation>
    </message>
    <message>
        <source>This lesson can’t be played any more. {reason}</source>
        <extracomment>Message; {reason} is a sentence.</extracomment>
        <translation>このレッスンはもう開けません。{reason}</translation>
    </message>
    <message>
        <source>This one is already among your own lessons.</source>
        <translation>すでに自分のレッスンに入っています。</translation>
    </message>
    <message>
        <source>You already have {most} mistakes to practise. Remove some of them first.</source>
        <extracomment>Message; {most} is a number.</extracomment>
        <translation>復習する問題がすでに{most}問あります。先にいくつか取り除いてください。</translation>
    </message>
    <message>
        <source>Your move couldn’t be judged. Try another one.</source>
        <translation>この手は調べられませんでした。別の手を試してください。</translation>
    </message>
    <message>
        <source>Your move wins {often}. No other is clearly better.</source>
        <extracomment>Below the table after a right answer; {often} is how often the player’s move wins, such as “about half the time”.</extracomment>
        <translation>選んだ手で勝てるのは{often}。明らかによい手は、ほかにありません。</translation>
    </message>
    <message>
        <source>Your own</source>
        <extracomment>Heading and button on the page of lessons: lessons made from the player’s own mistakes. Stands in a list of games.</extracomment>
        <translation>自分のレッスン</translation>
    </message>
    <message>
        <source>Your own lessons</source>
        <extracomment>Button below the table: back to the list of own mistakes.</extracomment>
        <translation>自分のレッスンへ</translation>
    </message>
    <message>
        <source>Your own lessons couldn’t be saved. {reason}</source>
        <extracomment>Message after a mistake was added, answered or removed; {reason} says what the disk reports.</extracomment>
        <translation>自分のレッスンを保存できませんでした。{reason}</translation>
    </message>
    <message>
        <source>Your own mistakes are kept here: review a match, choose a mistake, and press “Add to my lessons”. Then practise finding a better move until it comes easily.</source>
        <translation>自分のミスがここに並びます。対戦の振り返りでミスを選び、「自分のレッスンに加える」を押してください。もっとよい手がすぐ見つかるようになるまで復習できます。</translation>
    </message>
    <message>
        <source>Your own mistakes. Once you’ve solved one, it comes back after 1 day, then after 3, 7 and 21 days; a wrong move takes it back to the start.</source>
        <translation>ミスした手を復習する問題です。正解すると1日、つづけて正解すると3日、7日、21日休み、まちがえると最初に戻ります。</translation>
    </message>
    <message>
        <source>gave away {loss}%</source>
        <extracomment>In the list of own mistakes: the move cost {loss} percent of the chance to win. Follows a state and a comma.</extracomment>
        <translation>{loss}%の損</translation>
    </message>
    <message>
        <source>{button}: {title}</source>
        <extracomment>For screen readers: {button} is a button’s text, {title} the game and the move.</extracomment>
        <translation>{button}：{title}</translation>
    </message>
    <message>
        <source>{game}: {action}</source>
        <extracomment>One of the player’s own mistakes: {game} is the game’s title, {action} the move as its button says it.</extracomment>
        <translation>{game}：{action}</translation>
    </message>
    <message>
        <source>{state}, {loss}</source>
        <extracomment>In the list of own mistakes: {state} is “Due today” or until when it rests, {loss} what the move cost.</extracomment>
        <translation>{state}、{loss}</translation>
    </message>
    <message>
        <source>{title}  {due} due</source>
        <extracomment>Button on the page of lessons: {title} is “Your own”, {due} how many mistakes are to be practised today.</extracomment>
        <translation>{title}  今日{due}問</translation>
    </message>
</context>
<context>
    <name>print</name>
    <message>
        <source>.</source>
        <extracomment>Full stop after a sentence at the foot of a printed page, where it lacks one.</extracomment>
        <translation>。</translation>
    </message>
    <message>
        <source>Can’t write “{file}”. {reason}</source>
        <extracomment>Below the rules, if a PDF can’t be written; {file} is its name, {reason} a sentence.</extracomment>
        <translation>「{file}」に書き込めません。{reason}</translation>
    </message>
    <message>
        <source>Date and place:</source>
        <extracomment>At the top of a score sheet on paper, before a blank to write in.</extracomment>
        <translation>日付と場所：</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Beside the cells for the players’ names on a score sheet on paper.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>PDF files (*.{suffix})</source>
        <extracomment>Kind of file in a file dialog; {suffix} is pdf.</extracomment>
        <translation>PDFファイル (*.{suffix})</translation>
    </message>
    <message>
        <source>Paper: A4</source>
        <extracomment>Menu entry: the size of paper.</extracomment>
        <translation>用紙：A4</translation>
    </message>
    <message>
        <source>Paper: Letter</source>
        <extracomment>Menu entry: the size of paper that is usual in North America.</extracomment>
        <translation>用紙：レター</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Beside the cells for the players’ final places, 1st, 2nd and so on, on a score sheet on paper.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Quick rules on one page</source>
        <translation>1ページのかんたんルール</translation>
    </message>
    <message>
        <source>Reference card</source>
        <extracomment>What can be printed: a page to look things up at the table.</extracomment>
        <translation>早見表</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>What can be printed: the whole page of rules.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <extracomment>Title of a file dialog.</extracomment>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>Saved as “{file}”.</source>
        <extracomment>Below the rules, after a PDF was written; {file} is its name.</extracomment>
        <translation>「{file}」として保存しました。</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <extracomment>What can be printed: a page to write scores on.</extracomment>
        <translation>得点表</translation>
    </message>
    <message>
        <source>{game}: {sheet}</source>
        <extracomment>Title of a printed page, such as “GODAN: Score sheet”; {game} is the game’s title, {sheet} what it is.</extracomment>
        <translation>{game}　{sheet}</translation>
    </message>
    <message>
        <source>{title}. {credits} Made with Card Table, an unofficial program.</source>
        <extracomment>Foot of a printed page; {title} is that of the page, {credits} a sentence with designer and publisher.</extracomment>
        <translation>{title}　{credits}カードテーブル（非公式のプログラム）で作成。</translation>
    </message>
</context>
<context>
    <name>profiles</name>
    <message>
        <source>A profile gives you your own language, text size and colours. Choose profiles for the seats when you set up a match.</source>
        <translation>プロフィールを作ると、それぞれ自分の言語、文字の大きさ、色合いで遊べます。対戦の準備のとき、席ごとにプロフィールを選んでください。</translation>
    </message>
    <message>
        <source>Bear</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a bear’s.</extracomment>
        <translation>クマ</translation>
    </message>
    <message>
        <source>Blossom</source>
        <extracomment>A mark of a profile: a plum blossom, read out as in “Mark: Blossom”.</extracomment>
        <translation>梅</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>A colour of a profile, as in “Colour: Blue”, read out.</extracomment>
        <translation>青</translation>
    </message>
    <message>
        <source>Can’t read the profiles. {reason}</source>
        <extracomment>Message at the start; {reason} is a whole sentence.</extracomment>
        <translation>プロフィールを読めません。{reason}</translation>
    </message>
    <message>
        <source>Cat</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a cat’s.</extracomment>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>Circle</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Circle”, read out.</extracomment>
        <translation>輪</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>What is chosen by a row of discs in a profile, read out before the colour’s name.</extracomment>
        <translation>色</translation>
    </message>
    <message>
        <source>Colour and mark</source>
        <extracomment>Heading over the two rows of discs in a profile.</extracomment>
        <translation>色と印</translation>
    </message>
    <message>
        <source>Dog</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a dog’s.</extracomment>
        <translation>イヌ</translation>
    </message>
    <message>
        <source>Fan</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Fan”, read out.</extracomment>
        <translation>扇</translation>
    </message>
    <message>
        <source>Fox</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a fox’s.</extracomment>
        <translation>キツネ</translation>
    </message>
    <message>
        <source>Frog</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a frog’s.</extracomment>
        <translation>カエル</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>A colour of a profile, as in “Colour: Green”, read out.</extracomment>
        <translation>緑</translation>
    </message>
    <message>
        <source>Grey</source>
        <extracomment>A colour of a profile, as in “Colour: Grey”, read out.</extracomment>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Leaf</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Leaf”, read out.</extracomment>
        <translation>葉</translation>
    </message>
    <message>
        <source>Mark</source>
        <extracomment>What is chosen by a row of discs in a profile, read out before the shape’s name.</extracomment>
        <translation>印</translation>
    </message>
    <message>
        <source>Monkey</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a monkey’s.</extracomment>
        <translation>サル</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Moon”, read out.</extracomment>
        <translation>月</translation>
    </message>
    <message>
        <source>Mountain</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Mountain”, read out.</extracomment>
        <translation>山</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading over the text field for a profile’s name.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>New profile</source>
        <extracomment>Button of the profiles dialog.</extracomment>
        <translation>新しいプロフィール</translation>
    </message>
    <message>
        <source>Olive</source>
        <extracomment>A colour of a profile, as in “Colour: Olive”, read out.</extracomment>
        <translation>うぐいす色</translation>
    </message>
    <message>
        <source>Orange</source>
        <extracomment>A colour of a profile, as in “Colour: Orange”, read out.</extracomment>
        <translation>だいだい色</translation>
    </message>
    <message>
        <source>Owl</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a owl’s.</extracomment>
        <translation>フクロウ</translation>
    </message>
    <message>
        <source>Panda</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a panda’s.</extracomment>
        <translation>パンダ</translation>
    </message>
    <message>
        <source>Penguin</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a penguin’s.</extracomment>
        <translation>ペンギン</translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>Title of the dialog, and the name of the list in it.</extracomment>
        <translation>プロフィール</translation>
    </message>
    <message>
        <source>Profiles can’t be saved. {reason} Changes will last only until you quit.</source>
        <extracomment>Message after a change; {reason} is a whole sentence.</extracomment>
        <translation>プロフィールを保存できません。{reason}変更は終了するまで有効です。</translation>
    </message>
    <message>
        <source>Purple</source>
        <extracomment>A colour of a profile, as in “Colour: Purple”, read out.</extracomment>
        <translation>紫</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a rabbit’s.</extracomment>
        <translation>ウサギ</translation>
    </message>
    <message>
        <source>Raccoon dog</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a raccoon dog’s.</extracomment>
        <translation>タヌキ</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>A colour of a profile, as in “Colour: Red”, read out.</extracomment>
        <translation>赤</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button below the profiles: removes the one that is shown.</extracomment>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the profile of {name}</source>
        <extracomment>The button “Remove” read out; {name} is the profile’s name.</extracomment>
        <translation>{name}のプロフィールを削除</translation>
    </message>
    <message>
        <source>Several people at one screen?</source>
        <translation>みんなで1台を使うときは</translation>
    </message>
    <message>
        <source>Star</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Star”, read out.</extracomment>
        <translation>星</translation>
    </message>
    <message>
        <source>Teal</source>
        <extracomment>A colour of a profile, as in “Colour: Teal”, read out.</extracomment>
        <translation>青緑</translation>
    </message>
    <message>
        <source>There’s no room for another profile. Remove one first.</source>
        <translation>プロフィールはこれ以上増やせません。先にどれかを削除してください。</translation>
    </message>
    <message>
        <source>Tiger</source>
        <extracomment>Tip and accessible name of a face that a person can choose for themselves: a tiger’s.</extracomment>
        <translation>トラ</translation>
    </message>
    <message>
        <source>Two profiles have the same id.</source>
        <translation>同じIDのプロフィールが2つあります。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button that brings a removed profile back. The menu entry Undo is also 元に戻す.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Wave</source>
        <extracomment>A mark of a profile: the shape on its disc, as in “Mark: Wave”, read out.</extracomment>
        <translation>波</translation>
    </message>
    <message>
        <source>{name}’s profile was removed.</source>
        <extracomment>Line beside the button “Undo”; {name} was the profile’s name.</extracomment>
        <translation>{name}のプロフィールを削除しました。</translation>
    </message>
</context>
<context>
    <name>puzzles</name>
    <message>
        <source>This isn’t a puzzle file.</source>
        <translation>パズルのファイルではありません。</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message numerus="yes">
        <source>Expected %n seat(s), one for each player.</source>
        <extracomment>Error in a match record at its list of seats; %n is the record&apos;s number of players.</extracomment>
        <translation>
            <numerusform>席の数は、プレイヤーの人数（%n人）と同じにしてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Expected a deck of {expected} cards, found {cards}.</source>
        <extracomment>Error in a match record at a deck: {expected} is the game&apos;s number of cards, {cards} the number written there.</extracomment>
        <translation>山札は{expected}枚必要ですが、{cards}枚になっています。</translation>
    </message>
    <message>
        <source>This is larger than 5 MB, too large for a match record.</source>
        <extracomment>Error about a file or pasted text, after the name of the file.</extracomment>
        <translation>5MBを超えています。対戦記録としては大きすぎます。</translation>
    </message>
    <message>
        <source>This isn’t a Card Table match record.</source>
        <extracomment>Error about a file or pasted text of some other kind.</extracomment>
        <translation>カードテーブルの対戦記録ではありません。</translation>
    </message>
    <message>
        <source>This list is too long. Use at most {most} entries.</source>
        <extracomment>Error in a match record at its deals, seats or actions; {most} is the maximum.</extracomment>
        <translation>長すぎるリストです。{most}件までにしてください。</translation>
    </message>
    <message>
        <source>This name is too long. Use at most {most} characters.</source>
        <extracomment>Error in a match record at a seat&apos;s name; {most} is the maximum.</extracomment>
        <translation>名前が長すぎます。{most}文字までにしてください。</translation>
    </message>
    <message>
        <source>This record is from a newer version of Card Table. Update the program to open it.</source>
        <extracomment>Error in a match record at its version number.</extracomment>
        <translation>新しいバージョンのカードテーブルで作られた対戦記録です。プログラムを更新してから開いてください。</translation>
    </message>
    <message>
        <source>Too many “{card}” cards: the game’s deck doesn’t have that many.</source>
        <extracomment>Error in a match record at a deck&apos;s card; {card} is that card as written there.</extracomment>
        <translation>カード「{card}」が多すぎます。このゲームの山札には、そんなに入っていません。</translation>
    </message>
    <message>
        <source>Unknown game “{game}”. A newer version of Card Table may have it.</source>
        <extracomment>Error in a match record; {game} is the game&apos;s id as written there.</extracomment>
        <translation>「{game}」というゲームはありません。新しいバージョンのカードテーブルなら、使えるかもしれません。</translation>
    </message>
    <message>
        <source>{game} is for {least}–{most} players.</source>
        <extracomment>Error in a match record at its number of players: {game} is the game&apos;s title, {least} and {most} are its limits.</extracomment>
        <translation>「{game}」は{least}〜{most}人用のゲームです。</translation>
    </message>
    <message>
        <source>“{action}” isn’t possible. {reason}</source>
        <extracomment>Error in a match record at an action: {action} is its text there, {reason} a sentence such as “It isn’t your turn.”</extracomment>
        <translation>「{action}」はできません。{reason}</translation>
    </message>
</context>
<context>
    <name>recordfile</name>
    <message>
        <source>Can’t read “{file}”. {reason}</source>
        <extracomment>Message after choosing a match record: {file} is the file&apos;s name, {reason} a sentence such as “The file doesn’t exist.”</extracomment>
        <translation>「{file}」を読めませんでした。{reason}</translation>
    </message>
    <message>
        <source>Can’t use the text on the clipboard. {reason}</source>
        <extracomment>Message after pasting a match record; {reason} is a sentence about what is wrong in the text.</extracomment>
        <translation>クリップボードの文字は対戦記録として使えません。{reason}</translation>
    </message>
    <message>
        <source>Can’t use “{file}”. {reason}</source>
        <extracomment>Message after choosing a match record: {file} is the file&apos;s name, {reason} a sentence about what is wrong inside.</extracomment>
        <translation>「{file}」は使えません。{reason}</translation>
    </message>
    <message>
        <source>The clipboard has no text. Copy a match record or a share code first.</source>
        <extracomment>Message after pasting a match record from an empty clipboard.</extracomment>
        <translation>クリップボードに文字がありません。先に対戦記録かコードをコピーしてください。</translation>
    </message>
    <message>
        <source>The text on the clipboard is neither a match record nor a share code.</source>
        <translation>クリップボードの文字は、対戦記録でも共有コードでもありません。</translation>
    </message>
</context>
<context>
    <name>remarks</name>
    <message>
        <source>A bill? For me?</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>請求書、わたしに？</translation>
    </message>
    <message>
        <source>A bunch of 2s, all for you.</source>
        <extracomment>Hana says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2の花束です</translation>
    </message>
    <message>
        <source>A cat with a story.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>わけありの猫じゃな</translation>
    </message>
    <message>
        <source>A cat! A new cat!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>ねこ、きた！</translation>
    </message>
    <message>
        <source>A change of cast.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>役者の交代じゃ</translation>
    </message>
    <message>
        <source>A clear case, for once.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>明快な判決でした</translation>
    </message>
    <message>
        <source>A deserved verdict.</source>
        <extracomment>Yuki says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>納得の判決です</translation>
    </message>
    <message>
        <source>A duel of giants!</source>
        <extracomment>Taro says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>巨人の一騎打ちじゃ</translation>
    </message>
    <message>
        <source>A fair and good match.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>公正なよい勝負でした</translation>
    </message>
    <message>
        <source>A fair trade!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>いい取り引きでした</translation>
    </message>
    <message>
        <source>A fine ending, that.</source>
        <extracomment>Taro says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>よい幕切れじゃ</translation>
    </message>
    <message>
        <source>A fine. Very well.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>罰金ですか。払います</translation>
    </message>
    <message>
        <source>A free card! Nice!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>ただでゲット！</translation>
    </message>
    <message>
        <source>A generous extra!</source>
        <extracomment>Hana says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>大きなおまけです</translation>
    </message>
    <message>
        <source>A gift for my tale.</source>
        <extracomment>Taro says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>話の種を拾ったわい</translation>
    </message>
    <message>
        <source>A grave decision.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>重い決断ですね</translation>
    </message>
    <message>
        <source>A hero’s darkest hour.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>ここからが見どころじゃ</translation>
    </message>
    <message>
        <source>A house full of cats.</source>
        <extracomment>Taro says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>猫屋敷になったわい</translation>
    </message>
    <message>
        <source>A lawful exchange.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>正当な取り引きです</translation>
    </message>
    <message>
        <source>A legend is born.</source>
        <extracomment>Taro says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>伝説の誕生じゃ</translation>
    </message>
    <message>
        <source>A little extra? Thank you!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>おまけ、うれしいです</translation>
    </message>
    <message>
        <source>A longer gear train.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>歯車を並べてみました</translation>
    </message>
    <message>
        <source>A lovely win. Well played!</source>
        <extracomment>Another line: Hana says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>すてきな勝利ですね</translation>
    </message>
    <message>
        <source>A majority is in sight.</source>
        <extracomment>Another line: Yuki says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>可決が見えてきました</translation>
    </message>
    <message>
        <source>A modest dividend.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>ささやかな配当です</translation>
    </message>
    <message>
        <source>A mouse beats the lion!</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ねずみが獅子に勝った</translation>
    </message>
    <message>
        <source>A new face on stage.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>新顔の登場じゃ</translation>
    </message>
    <message>
        <source>A new leader. Interesting.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when somebody takes the lead.</extracomment>
        <translation>新しい首位。興味深い</translation>
    </message>
    <message>
        <source>A new leader? Exciting!</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when somebody takes the lead.</extracomment>
        <translation>首位交代ですね</translation>
    </message>
    <message>
        <source>A new rule applies.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>新しい規則ですね</translation>
    </message>
    <message>
        <source>A noble exit.</source>
        <extracomment>Taro says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>見事な退場じゃ</translation>
    </message>
    <message>
        <source>A one-man show, this.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>一人芝居じゃったな</translation>
    </message>
    <message>
        <source>A present for me!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>おまけだ！</translation>
    </message>
    <message>
        <source>A rare verdict.</source>
        <extracomment>Yuki says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>珍しい判決です</translation>
    </message>
    <message>
        <source>A reward for my tale.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>語りのごほうびじゃ</translation>
    </message>
    <message>
        <source>A shortened hearing.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>審理の短縮ですね</translation>
    </message>
    <message>
        <source>A small adjustment.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>少し調整します</translation>
    </message>
    <message>
        <source>A small collection…</source>
        <extracomment>Taro says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>木戸銭を少々</translation>
    </message>
    <message>
        <source>A spare part, just in case.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>予備を一つ</translation>
    </message>
    <message>
        <source>A story worth retelling.</source>
        <extracomment>Taro says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>語り継がれる一局じゃ</translation>
    </message>
    <message>
        <source>A strong rebuttal.</source>
        <extracomment>Yuki says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>力強い反論です</translation>
    </message>
    <message>
        <source>A strong spring, that one.</source>
        <extracomment>Ren says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>強いばねが出ました</translation>
    </message>
    <message>
        <source>A surprising verdict.</source>
        <extracomment>Yuki says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>意外な判決ですね</translation>
    </message>
    <message>
        <source>A tale without a battle.</source>
        <extracomment>Taro says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>戦なき物語じゃ</translation>
    </message>
    <message>
        <source>A tale without its ending.</source>
        <extracomment>Another line: Taro says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>結末は闇の中じゃ</translation>
    </message>
    <message>
        <source>A tie? Argh!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>同点！？くぅー！</translation>
    </message>
    <message>
        <source>A tiny gear, a big turn.</source>
        <extracomment>Another line: Ren says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さな歯車が大仕事を</translation>
    </message>
    <message>
        <source>A twist in the plot!</source>
        <extracomment>Taro says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>話が動きますぞ</translation>
    </message>
    <message>
        <source>A useful tool, the 14.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>14は便利な道具です</translation>
    </message>
    <message>
        <source>A weighty witness.</source>
        <extracomment>Yuki says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>重要な証人です</translation>
    </message>
    <message>
        <source>A well-made victory.</source>
        <extracomment>Another line: Ren says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>丁寧な勝ち方でした</translation>
    </message>
    <message>
        <source>A whole basketful!</source>
        <extracomment>Another line: Hana says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>かごいっぱいですね</translation>
    </message>
    <message>
        <source>A whole cartload, fresh!</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>荷車ごとどうぞ</translation>
    </message>
    <message>
        <source>A whole set! Wow!</source>
        <extracomment>Mio says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>ぜんぶそろうなんて！</translation>
    </message>
    <message>
        <source>A whole story at once!</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>大作じゃのう</translation>
    </message>
    <message>
        <source>A witness turned it round.</source>
        <extracomment>Yuki says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>証人のおかげです</translation>
    </message>
    <message>
        <source>A wrapped gift, that card.</source>
        <extracomment>Another line: Hana says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>包みのままですね</translation>
    </message>
    <message>
        <source>Again! Again!</source>
        <extracomment>Another line: Mio says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>もっともっと！</translation>
    </message>
    <message>
        <source>Ah, this is getting good.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>ほう、佳境じゃな</translation>
    </message>
    <message>
        <source>Ah, you read the last page.</source>
        <extracomment>Another line: Taro says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>結末を読まれたか</translation>
    </message>
    <message>
        <source>All gone! I did it!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>ぜんぶ出せた！</translation>
    </message>
    <message>
        <source>All in! Yes!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>全部いった！熱い！</translation>
    </message>
    <message>
        <source>All in. Let’s go!</source>
        <extracomment>Sora says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>全部のせだ！</translation>
    </message>
    <message>
        <source>All mine? Next one!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>もらった！次いこう！</translation>
    </message>
    <message>
        <source>All my favourite 2s!</source>
        <extracomment>Mio says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2をいっぱい集めたの！</translation>
    </message>
    <message>
        <source>All on a single count.</source>
        <extracomment>Another line: Yuki says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>一点に懸けましたね</translation>
    </message>
    <message>
        <source>All on a single page!</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>一世一代の勝負じゃ</translation>
    </message>
    <message>
        <source>All or nothing, then.</source>
        <extracomment>Hana says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>思い切って、全部</translation>
    </message>
    <message>
        <source>All parties, please comply.</source>
        <extracomment>Yuki says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>みなさん、ご協力を</translation>
    </message>
    <message>
        <source>All parts in one go.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>一度に組み上げます</translation>
    </message>
    <message>
        <source>All together now!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>みんなまとめて行け！</translation>
    </message>
    <message>
        <source>All wheels turn left.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>一斉に左回りですね</translation>
    </message>
    <message>
        <source>An exchange of evidence.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>証拠の差し替えです</translation>
    </message>
    <message>
        <source>An honourable fight.</source>
        <extracomment>Yuki says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>立派な戦いでした</translation>
    </message>
    <message>
        <source>An imposing case.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>堂々たるものです</translation>
    </message>
    <message>
        <source>An odd turn of events.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇妙な展開じゃな</translation>
    </message>
    <message>
        <source>An unopened case.</source>
        <extracomment>Another line: Ren says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>ふたは開かずじまいです</translation>
    </message>
    <message>
        <source>An unplanned expense.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>想定外の出費です</translation>
    </message>
    <message>
        <source>And I never take risks.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>慣れないことをしました</translation>
    </message>
    <message>
        <source>And now, a twist!</source>
        <extracomment>Taro says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>ここで、どんでん返し</translation>
    </message>
    <message>
        <source>And that’s how it ends.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>これにて、おしまい</translation>
    </message>
    <message>
        <source>And they played on happily.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>めでたし、めでたし</translation>
    </message>
    <message>
        <source>Anything can still happen.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>まだ決まっていませんよ</translation>
    </message>
    <message>
        <source>Awarded to me. Thank you.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>頂戴いたします</translation>
    </message>
    <message>
        <source>Beyond reasonable doubt.</source>
        <extracomment>Yuki says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>疑いの余地なし、ですね</translation>
    </message>
    <message>
        <source>Big one! Watch this!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>でっかいの、いくよ！</translation>
    </message>
    <message>
        <source>Bold! What a scene!</source>
        <extracomment>Another line: Taro says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>大胆な。名場面じゃ</translation>
    </message>
    <message>
        <source>Bonus time!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>ボーナスだ！</translation>
    </message>
    <message>
        <source>Borrowed, let us say.</source>
        <extracomment>Taro says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>ちょいと拝借</translation>
    </message>
    <message>
        <source>Both sides argue well.</source>
        <extracomment>Another line: Yuki says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>双方、よい弁論です</translation>
    </message>
    <message>
        <source>Bravely played.</source>
        <extracomment>Ren says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>よく戦いました</translation>
    </message>
    <message>
        <source>Bravo! And well told.</source>
        <extracomment>Another line: Taro says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>あっぱれ、よい筋書きじゃ</translation>
    </message>
    <message>
        <source>Busted! That was fun!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>ばれた！でも楽しい！</translation>
    </message>
    <message>
        <source>But I love them all!</source>
        <extracomment>Mio says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>だって、みんなかわいい</translation>
    </message>
    <message>
        <source>But those were so nice…</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>お気に入りだったのに</translation>
    </message>
    <message>
        <source>But we had the same!</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>おんなじだったのに</translation>
    </message>
    <message>
        <source>By lawful order.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>合法の差し押さえです</translation>
    </message>
    <message>
        <source>Bye, little fishes!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>ばいばい、おさかな</translation>
    </message>
    <message>
        <source>Can I peek? No? Okay.</source>
        <extracomment>Another line: Mio says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>見ちゃだめ？だめかあ</translation>
    </message>
    <message>
        <source>Can you guess the ending?</source>
        <extracomment>Taro says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>結末は、さてさて</translation>
    </message>
    <message>
        <source>Cats all over my stall!</source>
        <extracomment>Hana says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>お店が猫だらけ</translation>
    </message>
    <message>
        <source>Cats everywhere! Ouch!</source>
        <extracomment>Sora says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>うわ、猫だらけだ！</translation>
    </message>
    <message>
        <source>Cats slept on my schedule.</source>
        <extracomment>Ren says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>予定表に猫が寝ていて</translation>
    </message>
    <message>
        <source>Caught! Good tale, though?</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>ばれたか。よい話じゃろ？</translation>
    </message>
    <message>
        <source>Caution all round.</source>
        <extracomment>Ren says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>みなさん慎重ですね</translation>
    </message>
    <message>
        <source>Challenge accepted!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>受けて立つ！</translation>
    </message>
    <message>
        <source>Chapter and counter-chapter.</source>
        <extracomment>Another line: Taro says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>丁々発止じゃな</translation>
    </message>
    <message>
        <source>Closing arguments are near.</source>
        <extracomment>Another line: Yuki says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>結審が近いようです</translation>
    </message>
    <message>
        <source>Closing early today?</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>早じまいですね</translation>
    </message>
    <message>
        <source>Come here, kitty.</source>
        <extracomment>Hana says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>おいで、ねこちゃん</translation>
    </message>
    <message>
        <source>Confiscated.</source>
        <extracomment>Yuki says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>押収いたします</translation>
    </message>
    <message>
        <source>Congratulations! Flowers?</source>
        <extracomment>Hana says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>おめでとう、お花をどうぞ</translation>
    </message>
    <message>
        <source>Congratulations! So cool!</source>
        <extracomment>Mio says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>おめでとう！いいなあ</translation>
    </message>
    <message>
        <source>Custody granted.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>引き取りを認めます</translation>
    </message>
    <message>
        <source>Deal!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>取り引き成立！</translation>
    </message>
    <message>
        <source>Did you see that?</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>いまの見た？</translation>
    </message>
    <message>
        <source>Done! That was fun!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>上がり！楽しかった！</translation>
    </message>
    <message>
        <source>Don’t give up, okay?</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>あきらめないでね</translation>
    </message>
    <message>
        <source>Earlier than I thought!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>思ってたより早い！</translation>
    </message>
    <message>
        <source>Easy come, easy go.</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>あらら、抜かれました</translation>
    </message>
    <message>
        <source>Eek, only one more!</source>
        <extracomment>Mio says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>あと一点しかない！</translation>
    </message>
    <message>
        <source>Empty hands, light feet!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>手ぶらで身軽！</translation>
    </message>
    <message>
        <source>Enter the gentle thief.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>怪盗の登場じゃ</translation>
    </message>
    <message>
        <source>Enter the new hero!</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when somebody takes the lead.</extracomment>
        <translation>新しい主役の登場じゃ</translation>
    </message>
    <message>
        <source>Even a small wheel turns.</source>
        <extracomment>Ren says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さな歯車の力です</translation>
    </message>
    <message>
        <source>Even tales cost money.</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>世知辛い話じゃ</translation>
    </message>
    <message>
        <source>Every flower found a home.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>花はみんな旅立ちました</translation>
    </message>
    <message>
        <source>Every hero has setbacks.</source>
        <extracomment>Taro says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>主人公は苦労するものじゃ</translation>
    </message>
    <message>
        <source>Every part in place.</source>
        <extracomment>Ren says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>最後の部品までとは</translation>
    </message>
    <message>
        <source>Every tale needs a thief.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>盗賊あっての物語じゃ</translation>
    </message>
    <message>
        <source>Everybody, to the left!</source>
        <extracomment>Sora says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>みんな、左に回せー！</translation>
    </message>
    <message>
        <source>Everything came up roses!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>満開の一日でした</translation>
    </message>
    <message>
        <source>Everything on one spring.</source>
        <extracomment>Another line: Ren says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>ぜんまい一本の勝負です</translation>
    </message>
    <message>
        <source>Everything ticked along.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>ぴたりと合いました</translation>
    </message>
    <message>
        <source>Everything? How brave.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>全部ですか…！</translation>
    </message>
    <message>
        <source>Evidence secured.</source>
        <extracomment>Yuki says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>証拠品を確保しました</translation>
    </message>
    <message>
        <source>Exhibits, one and all.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>証拠一式です</translation>
    </message>
    <message>
        <source>Fair prices today!</source>
        <extracomment>A third line: Hana says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>今日はお値打ちです</translation>
    </message>
    <message>
        <source>Faster, faster!</source>
        <extracomment>Sora says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>スピードアップ！</translation>
    </message>
    <message>
        <source>Faultless. My respects.</source>
        <extracomment>Ren says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>完璧です。敬意を</translation>
    </message>
    <message>
        <source>First come, first heard.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>順番ですね。承知しました</translation>
    </message>
    <message>
        <source>First come, first wins!</source>
        <extracomment>Sora says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>先手必勝！</translation>
    </message>
    <message>
        <source>First! I’m really first!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>いちばんになった！</translation>
    </message>
    <message>
        <source>Five acts. Curtain!</source>
        <extracomment>Taro says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>全五幕、これにて！</translation>
    </message>
    <message>
        <source>Five in full bloom!</source>
        <extracomment>Hana says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>五輪、満開です</translation>
    </message>
    <message>
        <source>Five votes to none.</source>
        <extracomment>Yuki says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>五対ゼロで可決です</translation>
    </message>
    <message>
        <source>Five! How beautiful.</source>
        <extracomment>Hana says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>五枚も！きれい</translation>
    </message>
    <message>
        <source>Five! I did it!</source>
        <extracomment>Sora says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>五枚そろった！</translation>
    </message>
    <message>
        <source>Five. The hour strikes.</source>
        <extracomment>Ren says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>五つ目の鐘が鳴りました</translation>
    </message>
    <message>
        <source>Flowers against flowers!</source>
        <extracomment>Hana says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>花くらべですね</translation>
    </message>
    <message>
        <source>For me? Really?</source>
        <extracomment>Mio says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>もらっていいの？</translation>
    </message>
    <message>
        <source>Four already. Noted.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>もう四枚。記録します</translation>
    </message>
    <message>
        <source>Four gears in place.</source>
        <extracomment>Ren says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>歯車が四つ入りました</translation>
    </message>
    <message>
        <source>Four votes so far.</source>
        <extracomment>Yuki says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>ただいま四票です</translation>
    </message>
    <message>
        <source>Four! I’m so jealous!</source>
        <extracomment>Another line: Mio says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>四枚！いいなあ</translation>
    </message>
    <message>
        <source>Four! Who’ll stop me?</source>
        <extracomment>Sora says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>四枚！止めてみな！</translation>
    </message>
    <message>
        <source>Four. See how they grow!</source>
        <extracomment>Hana says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>四輪、よく育ちました</translation>
    </message>
    <message>
        <source>Four. Tick, tock.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>四枚。秒読みですね</translation>
    </message>
    <message>
        <source>Fresh card! Go!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>新しいの、きた！</translation>
    </message>
    <message>
        <source>Fresh from the stall.</source>
        <extracomment>A third line: Hana says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>入荷したてですよ</translation>
    </message>
    <message>
        <source>From such a small seed!</source>
        <extracomment>Another line: Hana says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>あんな種から花が</translation>
    </message>
    <message>
        <source>Full speed to the finish!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>最後まで全力だった！</translation>
    </message>
    <message>
        <source>Gifts all round!</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>贈り物の回じゃ</translation>
    </message>
    <message>
        <source>Go, little one, go!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ちびちゃん、えらい！</translation>
    </message>
    <message>
        <source>Good game! Again?</source>
        <extracomment>Sora says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>いい勝負！もう一回！</translation>
    </message>
    <message>
        <source>Goodbye, little card…</source>
        <extracomment>Mio says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>ばいばい、カードさん</translation>
    </message>
    <message>
        <source>Great finish!</source>
        <extracomment>Another line: Sora says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>いい上がり！</translation>
    </message>
    <message>
        <source>Guilty of too many cats.</source>
        <extracomment>Yuki says this in dismay, as who did it, when somebody loses many points for the circles on the cards left in hand (Meow Meow Daifugo).</extracomment>
        <translation>猫の持ちすぎで有罪です</translation>
    </message>
    <message>
        <source>Haggling is storytelling.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>値切るのも話術じゃ</translation>
    </message>
    <message>
        <source>Hang in there!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>ふんばれー！</translation>
    </message>
    <message>
        <source>Here comes the chorus.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>総出演じゃ</translation>
    </message>
    <message>
        <source>Hey, come back with those!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>あっ、待てー！</translation>
    </message>
    <message>
        <source>Hey, don’t scratch!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>こら、ひっかくな！</translation>
    </message>
    <message>
        <source>Hooray, all by myself!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>わーい、ひとりじめ！</translation>
    </message>
    <message>
        <source>How did you do that?</source>
        <extracomment>Mio says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>いまの、どうやったの？</translation>
    </message>
    <message>
        <source>How quiet the market is.</source>
        <extracomment>Hana says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>静かな市ですね</translation>
    </message>
    <message>
        <source>How the small ones grow!</source>
        <extracomment>Hana says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さいのに、すごい</translation>
    </message>
    <message>
        <source>Hush now, the big scene.</source>
        <extracomment>Another line: Taro says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>しーっ、見せ場じゃ</translation>
    </message>
    <message>
        <source>I accept with thanks.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>ありがたくいただきます</translation>
    </message>
    <message>
        <source>I always wanted those!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>ずっとほしかったの！</translation>
    </message>
    <message>
        <source>I asked for evidence.</source>
        <extracomment>Yuki says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>証拠を求めたまでです</translation>
    </message>
    <message>
        <source>I can’t look!</source>
        <extracomment>Another line: Mio says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>見てられない！</translation>
    </message>
    <message>
        <source>I checked the scales.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>はかりは正確です</translation>
    </message>
    <message>
        <source>I couldn’t resist.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>つい、替えたくなって</translation>
    </message>
    <message>
        <source>I cut it! Snip, snip!</source>
        <extracomment>Mio says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>ちょきちょき切った！</translation>
    </message>
    <message>
        <source>I cut the session short.</source>
        <extracomment>Yuki says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>期日を早めます</translation>
    </message>
    <message>
        <source>I do love a good story.</source>
        <extracomment>Taro says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>よい話を聞けたわい</translation>
    </message>
    <message>
        <source>I do love a market.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>市場は楽しいですね</translation>
    </message>
    <message>
        <source>I hadn’t counted on that.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>計算外でした</translation>
    </message>
    <message>
        <source>I have to pay? Ouch!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>払うの？いてて！</translation>
    </message>
    <message>
        <source>I just had to see!</source>
        <extracomment>Sora says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>見たくなっちゃってさ！</translation>
    </message>
    <message>
        <source>I know a good fish tale.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>魚の話なら任せよ</translation>
    </message>
    <message>
        <source>I like 2s now!</source>
        <extracomment>Mio says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2、すきになった！</translation>
    </message>
    <message>
        <source>I lost a second somewhere.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>どこかで一秒遅れました</translation>
    </message>
    <message>
        <source>I missed my cue.</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>出番が遅かったか</translation>
    </message>
    <message>
        <source>I only need one more!</source>
        <extracomment>Mio says this gladly, as who did it, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>あと一枚ほしいな</translation>
    </message>
    <message>
        <source>I plead guilty.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>罪を認めます</translation>
    </message>
    <message>
        <source>I put the clock forward.</source>
        <extracomment>Ren says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>針を進めました</translation>
    </message>
    <message>
        <source>I rest my case.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>以上です。着席します</translation>
    </message>
    <message>
        <source>I retire to the gallery.</source>
        <extracomment>Yuki says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>傍聴席に移ります</translation>
    </message>
    <message>
        <source>I see. I shall file a claim.</source>
        <extracomment>Another line: Yuki says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>訴えを起こしましょう</translation>
    </message>
    <message>
        <source>I shall appeal.</source>
        <extracomment>Yuki says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>控訴いたします</translation>
    </message>
    <message>
        <source>I shall tell that one again.</source>
        <extracomment>Another line: Taro says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>これは語り草じゃな</translation>
    </message>
    <message>
        <source>I should fit a lock.</source>
        <extracomment>Another line: Ren says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>鍵をつけるべきでした</translation>
    </message>
    <message>
        <source>I smell a grand finale.</source>
        <extracomment>Another line: Taro says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>大詰めの気配じゃ</translation>
    </message>
    <message>
        <source>I stake what I have.</source>
        <extracomment>Yuki says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>すべてを懸けます</translation>
    </message>
    <message>
        <source>I trusted the numbers.</source>
        <extracomment>Ren says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>数字を信じました</translation>
    </message>
    <message>
        <source>I turned up a big one!</source>
        <extracomment>Mio says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>おっきいの引いた！</translation>
    </message>
    <message>
        <source>I wanted to see it!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>その札、見たかった！</translation>
    </message>
    <message>
        <source>I won! Snacks on me!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>勝った！おやつおごる！</translation>
    </message>
    <message>
        <source>I won? I really won!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>ほんとに？勝ったの？</translation>
    </message>
    <message>
        <source>In front? I’ll check twice.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>首位ですか。念のため確認を</translation>
    </message>
    <message>
        <source>It held. Good.</source>
        <extracomment>Ren says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>持ちこたえました。よかった</translation>
    </message>
    <message>
        <source>It just fits.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>ちょうど合いました</translation>
    </message>
    <message>
        <source>It stayed! Lucky!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>のこった！ラッキー！</translation>
    </message>
    <message>
        <source>It’s for my piggy bank!</source>
        <extracomment>Mio says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>貯金箱に入れるの！</translation>
    </message>
    <message>
        <source>It’s getting tight!</source>
        <extracomment>Another line: Sora says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>うわ、もつれてきた！</translation>
    </message>
    <message>
        <source>It’s getting wild!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>荒れるぞ、これは！</translation>
    </message>
    <message>
        <source>I’d better fence my garden.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>花壇に柵をしなくちゃ</translation>
    </message>
    <message>
        <source>I’ll be the cheering squad!</source>
        <extracomment>Mio says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>応援する係になる！</translation>
    </message>
    <message>
        <source>I’ll hang a wreath for this.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>花輪を飾らなくちゃ</translation>
    </message>
    <message>
        <source>I’ll lock my drawers.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>引き出しに鍵を</translation>
    </message>
    <message>
        <source>I’ll name it Mochi.</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>名前は、もちにする</translation>
    </message>
    <message>
        <source>I’ll take good care of them.</source>
        <extracomment>Hana says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>大事に育てますね</translation>
    </message>
    <message>
        <source>I’ll take those, thank you.</source>
        <extracomment>Hana says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>こちら、いただきますね</translation>
    </message>
    <message>
        <source>I’ll watch from my stall.</source>
        <extracomment>Hana says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>お店から応援しますね</translation>
    </message>
    <message>
        <source>I’m closing a little early.</source>
        <extracomment>Hana says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>少し早く閉めますね</translation>
    </message>
    <message>
        <source>I’m glad I took that offer.</source>
        <extracomment>Hana says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>お受けしてよかった</translation>
    </message>
    <message>
        <source>I’m on my final warning.</source>
        <extracomment>Yuki says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>最後の警告ですね</translation>
    </message>
    <message>
        <source>I’m on my last petal.</source>
        <extracomment>Hana says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>最後の花びらです</translation>
    </message>
    <message>
        <source>I’ve got some too!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>わたしも持ってるよ！</translation>
    </message>
    <message>
        <source>I’ve narrowed it down.</source>
        <extracomment>Ren says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>範囲を絞りました</translation>
    </message>
    <message>
        <source>I’ve run down. Carry on.</source>
        <extracomment>Ren says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>ぜんまい切れです。つづけて</translation>
    </message>
    <message>
        <source>Judgment by default.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>欠席裁判のようですね</translation>
    </message>
    <message>
        <source>Just in time.</source>
        <extracomment>Ren says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>間に合いました</translation>
    </message>
    <message>
        <source>Just one more for a set!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>あと一枚でそろうよ！</translation>
    </message>
    <message>
        <source>Just this little one…</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>あとは、この子だけ</translation>
    </message>
    <message>
        <source>Last, but I’m not giving up!</source>
        <extracomment>Mio says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>びりだけど、まだまだ！</translation>
    </message>
    <message>
        <source>Last? Then I can only rise!</source>
        <extracomment>Sora says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>びり？あとは上がるだけ！</translation>
    </message>
    <message>
        <source>Late by one tick.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>一拍の差でした</translation>
    </message>
    <message>
        <source>Let me tell it in one breath.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>一息に語りますぞ</translation>
    </message>
    <message>
        <source>Like fireworks!</source>
        <extracomment>Sora says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>花火みたい！</translation>
    </message>
    <message>
        <source>Look how many!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>見て、こんなに！</translation>
    </message>
    <message>
        <source>Look! Empty hands!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>見て見て、からっぽ！</translation>
    </message>
    <message>
        <source>Look, I’m in bloom!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>ふふ、咲きました</translation>
    </message>
    <message>
        <source>Lovely! Well played.</source>
        <extracomment>Hana says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>まあ、お見事！</translation>
    </message>
    <message>
        <source>Lowest, and it wins.</source>
        <extracomment>Ren says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>最小の部品が効くとは</translation>
    </message>
    <message>
        <source>Many parts, one move.</source>
        <extracomment>Another line: Ren says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>部品が多いですね</translation>
    </message>
    <message>
        <source>May I top that?</source>
        <extracomment>Hana says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>少しだけ上乗せです</translation>
    </message>
    <message>
        <source>Mind the clocks, please.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>時計は倒さないように</translation>
    </message>
    <message>
        <source>More for my collection!</source>
        <extracomment>Mio says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>コレクションふえた！</translation>
    </message>
    <message>
        <source>Move and countermove.</source>
        <extracomment>Ren says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>手には手を、ですね</translation>
    </message>
    <message>
        <source>My best line, outdone!</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>わしの見せ場が！</translation>
    </message>
    <message>
        <source>My case is closed.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>これにて閉廷です</translation>
    </message>
    <message>
        <source>My collection!</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>わたしのコレクション！</translation>
    </message>
    <message>
        <source>My congratulations.</source>
        <extracomment>Another line: Yuki says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>おめでとうございます</translation>
    </message>
    <message>
        <source>My desk is clear.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>机が片づきました</translation>
    </message>
    <message>
        <source>My first place!</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>一位、とられちゃった</translation>
    </message>
    <message>
        <source>My full argument.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>まとめて提出します</translation>
    </message>
    <message>
        <source>My hand is empty!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>手がからっぽ！</translation>
    </message>
    <message>
        <source>My hands would tremble.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>手が震えそうです</translation>
    </message>
    <message>
        <source>My heart is racing.</source>
        <extracomment>Another line: Hana says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>胸がどきどきします</translation>
    </message>
    <message>
        <source>My heart went thump!</source>
        <extracomment>Mio says this gladly, as who did it, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>どきどきした！</translation>
    </message>
    <message>
        <source>My little card won!</source>
        <extracomment>Mio says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ちっちゃいのが勝った！</translation>
    </message>
    <message>
        <source>My pockets are empty.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>懐は空っぽじゃ</translation>
    </message>
    <message>
        <source>My stall has a new cat.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>看板猫になってね</translation>
    </message>
    <message>
        <source>My very last one…</source>
        <extracomment>Mio says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>さいごのひとつ…</translation>
    </message>
    <message>
        <source>My, that’s a big one.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>まあ、大きい数</translation>
    </message>
    <message>
        <source>Nearly a full vase.</source>
        <extracomment>Another line: Hana says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>花瓶がいっぱいに</translation>
    </message>
    <message>
        <source>Nearly closing time.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>そろそろ店じまいです</translation>
    </message>
    <message>
        <source>Neatly done.</source>
        <extracomment>Ren says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>見事な手順でした</translation>
    </message>
    <message>
        <source>Nice! You’re fast!</source>
        <extracomment>Sora says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>はやいなあ！</translation>
    </message>
    <message>
        <source>No evidence was heard.</source>
        <extracomment>Another line: Yuki says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>証拠調べはなしですか</translation>
    </message>
    <message>
        <source>No margin left at all.</source>
        <extracomment>Ren says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>もう余裕がありません</translation>
    </message>
    <message>
        <source>No objection at all.</source>
        <extracomment>Another line: Yuki says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>異議はございません</translation>
    </message>
    <message>
        <source>No objections? I’ll proceed.</source>
        <extracomment>Yuki says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>異議なし。つづけます</translation>
    </message>
    <message>
        <source>No pending items.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>未処理はございません</translation>
    </message>
    <message>
        <source>No risk at all. Good.</source>
        <extracomment>Ren says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>無事にすみました</translation>
    </message>
    <message>
        <source>No way! Nice one!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>うそ！やるなあ！</translation>
    </message>
    <message>
        <source>No way, all five!</source>
        <extracomment>Sora says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>五枚とも？まじか！</translation>
    </message>
    <message>
        <source>Nobody at all? Next one!</source>
        <extracomment>Sora says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>だれも？次いこう！</translation>
    </message>
    <message>
        <source>Nobody? How considerate.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>どなたも来ませんでしたか</translation>
    </message>
    <message>
        <source>Nobody? I’ll take it!</source>
        <extracomment>Sora says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>だれも来ない？やった！</translation>
    </message>
    <message>
        <source>Nobody? I’ll tick on.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>では、ねじを巻きます</translation>
    </message>
    <message>
        <source>Nobody? My turn again!</source>
        <extracomment>Mio says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>また、わたしの番！</translation>
    </message>
    <message>
        <source>Nobody? Not even one?</source>
        <extracomment>Mio says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>だれもいないの？</translation>
    </message>
    <message>
        <source>Nobody? Then me again!</source>
        <extracomment>Sora says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>だれも？じゃあ、また行く！</translation>
    </message>
    <message>
        <source>Nobody? Then thank you!</source>
        <extracomment>Hana says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>では、いただきますね</translation>
    </message>
    <message>
        <source>Not a petal left.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>花びら一枚残らず</translation>
    </message>
    <message>
        <source>Not my best flowers!</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>とっておきの花が</translation>
    </message>
    <message>
        <source>Nothing goes to waste.</source>
        <extracomment>Ren says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>無駄にはしません</translation>
    </message>
    <message>
        <source>Nothing left lying about.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>きれいに片づきました</translation>
    </message>
    <message>
        <source>Nothing to carry! Whee!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>なんにも持ってない！</translation>
    </message>
    <message>
        <source>Nothing to judge, then.</source>
        <extracomment>Yuki says this calmly, as who looks on, when nobody fights, and the round is over (Kobayakawa).</extracomment>
        <translation>裁くものなし、ですね</translation>
    </message>
    <message>
        <source>Nothing up my sleeve.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>袖の中は空ですぞ</translation>
    </message>
    <message>
        <source>Now I wish I’d seen it!</source>
        <extracomment>Another line: Sora says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>うわ、見たかったー！</translation>
    </message>
    <message>
        <source>Now I’m curious.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>札が気になります</translation>
    </message>
    <message>
        <source>Now for something odd.</source>
        <extracomment>Taro says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇なる話を一席</translation>
    </message>
    <message>
        <source>Now small cards can dream.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>小さき者にも夢がある</translation>
    </message>
    <message>
        <source>Now they live with me!</source>
        <extracomment>Mio says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>うちの子になった！</translation>
    </message>
    <message>
        <source>Now, what was my card…</source>
        <extracomment>Taro says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>さて、わしの札は…</translation>
    </message>
    <message>
        <source>Objection!</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody beats a play of many cards.</extracomment>
        <translation>異議あり、です</translation>
    </message>
    <message>
        <source>Odd bunches only, please.</source>
        <extracomment>Hana says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数でお願いしますね</translation>
    </message>
    <message>
        <source>Odd ones only? Hmm…</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>きすうだけ？うーん</translation>
    </message>
    <message>
        <source>Odd only! Here we go!</source>
        <extracomment>Sora says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数しばり、いくよ！</translation>
    </message>
    <message>
        <source>Odd only? Bring it on!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数だけ？おもしろい！</translation>
    </message>
    <message>
        <source>Odd totals only, please.</source>
        <extracomment>Yuki says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数のみ認めます</translation>
    </message>
    <message>
        <source>Odd totals. Recalculating.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数のみ。再計算です</translation>
    </message>
    <message>
        <source>Oh! We had better hurry.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>あら、急がなくちゃ</translation>
    </message>
    <message>
        <source>Oh, my pretty bunch!</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>せっかくの花束が</translation>
    </message>
    <message>
        <source>Oh, so close!</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>あと少しでした</translation>
    </message>
    <message>
        <source>Okay, that was slick!</source>
        <extracomment>Another line: Sora says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>うわ、やられた！</translation>
    </message>
    <message>
        <source>Okay, you come with me!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>よし、うち来い！</translation>
    </message>
    <message>
        <source>On the cliff’s edge…</source>
        <extracomment>Taro says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>崖っぷちも話のうちじゃ</translation>
    </message>
    <message>
        <source>On the edge! I like it!</source>
        <extracomment>Sora says this in dismay, as who did it, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>がけっぷち！燃える！</translation>
    </message>
    <message>
        <source>On to the ending!</source>
        <extracomment>Taro says this gladly, as who did it, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>結末へ急ごうかの</translation>
    </message>
    <message>
        <source>One card left. Careful now.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>残り一枚…慎重に</translation>
    </message>
    <message>
        <source>One card. I am watching.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>一枚ですね。見ていますよ</translation>
    </message>
    <message>
        <source>One card. Please take note.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>残り一枚です。念のため</translation>
    </message>
    <message>
        <source>One card. So far, so good.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>残り一枚。順調です</translation>
    </message>
    <message>
        <source>One exhibit remains.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>証拠は残り一点です</translation>
    </message>
    <message>
        <source>One last stem to sell.</source>
        <extracomment>Hana says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>あと一輪、いかが？</translation>
    </message>
    <message>
        <source>One left! How exciting!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>あと一枚だって！</translation>
    </message>
    <message>
        <source>One more and it’s over!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>あと一枚で終わりだ！</translation>
    </message>
    <message>
        <source>One more bud and…</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>あと一輪で…</translation>
    </message>
    <message>
        <source>One more for the album!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>アルバムに一枚追加！</translation>
    </message>
    <message>
        <source>One more to feed.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>ごはんが一匹分増えます</translation>
    </message>
    <message>
        <source>One more turn of the key.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>あとひと巻きです</translation>
    </message>
    <message>
        <source>One page to go.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>残るは一ページじゃ</translation>
    </message>
    <message>
        <source>One part is missing.</source>
        <extracomment>Another line: Ren says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>残る部品は一つです</translation>
    </message>
    <message>
        <source>One part replaced.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>部品を一つ交換です</translation>
    </message>
    <message>
        <source>One to go. Catch me!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>ラスト一枚だぜ！</translation>
    </message>
    <message>
        <source>One to the left, please.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>左へ一枚、ですね</translation>
    </message>
    <message>
        <source>One tooth to the left.</source>
        <extracomment>Ren says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>左へ一目盛り</translation>
    </message>
    <message>
        <source>One! Can you feel it?</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>あと一枚、来てる！</translation>
    </message>
    <message>
        <source>One, two, three… wow!</source>
        <extracomment>Another line: Mio says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>いち、に、さん…わあ！</translation>
    </message>
    <message>
        <source>Only odd ones? I see.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>奇数だけ、ですか</translation>
    </message>
    <message>
        <source>Only one left! Eek!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>あと一枚になっちゃった</translation>
    </message>
    <message>
        <source>Only one? How exciting.</source>
        <extracomment>Another line: Hana says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>あと一枚？どきどきします</translation>
    </message>
    <message>
        <source>Ooh, a big one!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>おっきいの出た！</translation>
    </message>
    <message>
        <source>Ooh, that one, please!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>あれ、ちょうだい！</translation>
    </message>
    <message>
        <source>Order, please. You too.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>静粛に。そこの猫も</translation>
    </message>
    <message>
        <source>Out the door, first try!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>よっしゃ、出し切った！</translation>
    </message>
    <message>
        <source>Out with the old!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>チェンジ！</translation>
    </message>
    <message>
        <source>Out! I’ll cheer you on!</source>
        <extracomment>Sora says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>ここから応援する！</translation>
    </message>
    <message>
        <source>Overruled, I see.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when somebody beats a play of many cards.</extracomment>
        <translation>却下されましたか</translation>
    </message>
    <message>
        <source>Pass it left! Fun!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>左へパスだ！</translation>
    </message>
    <message>
        <source>Pass it on, everybody!</source>
        <extracomment>Mio says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>みんなでこうかん！</translation>
    </message>
    <message>
        <source>Pay me later!</source>
        <extracomment>Sora says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>あとでよろしく！</translation>
    </message>
    <message>
        <source>Payment is ordered.</source>
        <extracomment>Yuki says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>支払いを命じます</translation>
    </message>
    <message>
        <source>Phew, that was close!</source>
        <extracomment>Mio says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>ぎりぎりだった！</translation>
    </message>
    <message>
        <source>Please be nice to them…</source>
        <extracomment>Another line: Mio says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>大事にしてあげてね</translation>
    </message>
    <message>
        <source>Please don’t take mine!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>わたしのは取らないで</translation>
    </message>
    <message>
        <source>Precise to the last card.</source>
        <extracomment>Another line: Ren says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>最後まで正確でした</translation>
    </message>
    <message>
        <source>Presents for everyone!</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>みんなに贈り物ですね</translation>
    </message>
    <message>
        <source>Presents to the left!</source>
        <extracomment>Hana says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>お隣にもお裾分け</translation>
    </message>
    <message>
        <source>Quick hands!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>早業だろ？</translation>
    </message>
    <message>
        <source>Quite a mechanism.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>大がかりな仕掛けですね</translation>
    </message>
    <message>
        <source>Quite within the rules.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>規則の範囲内ですね</translation>
    </message>
    <message>
        <source>Right on the hour.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>定刻どおりの到着です</translation>
    </message>
    <message>
        <source>Robbers, in my own tale!</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>わしの話に盗賊が！</translation>
    </message>
    <message>
        <source>Settled by the 2s.</source>
        <extracomment>Yuki says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2による判決です</translation>
    </message>
    <message>
        <source>Silence? I’ll continue.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>静かじゃな。つづけよう</translation>
    </message>
    <message>
        <source>Small but mighty!</source>
        <extracomment>Sora says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さくても最強！</translation>
    </message>
    <message>
        <source>Small parts matter most.</source>
        <extracomment>Ren says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>小さな部品が効きました</translation>
    </message>
    <message>
        <source>Small seed, big flower.</source>
        <extracomment>Hana says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さな種が咲きました</translation>
    </message>
    <message>
        <source>Small, but well wound.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さくても、よく動きます</translation>
    </message>
    <message>
        <source>So kind of you all.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>みなさん、ご親切に</translation>
    </message>
    <message>
        <source>So many cards!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>いっぱい出た！</translation>
    </message>
    <message>
        <source>So many points! All mine!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>こんなにたまった！</translation>
    </message>
    <message>
        <source>So soon? Hurry, hurry!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>もう？急げ急げ！</translation>
    </message>
    <message>
        <source>So the crown moves on.</source>
        <extracomment>Taro says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>王冠は次の者へ、か</translation>
    </message>
    <message>
        <source>So we shall never know.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>謎のままですね</translation>
    </message>
    <message>
        <source>Sold out! Thank you all.</source>
        <extracomment>Hana says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>完売です、ありがとう</translation>
    </message>
    <message>
        <source>Some secrets are kept.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>秘すれば花、じゃ</translation>
    </message>
    <message>
        <source>Somebody do something!</source>
        <extracomment>Another line: Sora says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>だれか止めて！</translation>
    </message>
    <message>
        <source>Something for my vase.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>花瓶にもう一つ</translation>
    </message>
    <message>
        <source>Spare parts, so to speak.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>部品をお借りしました</translation>
    </message>
    <message>
        <source>Stay and cheer us on!</source>
        <extracomment>Sora says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>応援たのむよ！</translation>
    </message>
    <message>
        <source>Stay and watch with us!</source>
        <extracomment>Hana says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>いっしょに見ていてね</translation>
    </message>
    <message>
        <source>Still fresh, I see.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>まだ新鮮なようです</translation>
    </message>
    <message>
        <source>Still in working order.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>まだ動いていますよ</translation>
    </message>
    <message>
        <source>Still standing!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>まだまだ立ってる！</translation>
    </message>
    <message>
        <source>Substituted, with leave.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>差し替えを許可します</translation>
    </message>
    <message>
        <source>Such a little one, wow!</source>
        <extracomment>Mio says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>あんなに小さいのに！</translation>
    </message>
    <message>
        <source>Swap! Even better!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>とっかえた！</translation>
    </message>
    <message>
        <source>Ta-da! My parade!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>じゃーん、行列だよ</translation>
    </message>
    <message>
        <source>Thanks! Looks good here!</source>
        <extracomment>Sora says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>もらった、ありがと！</translation>
    </message>
    <message>
        <source>That changes the sums.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>計算が変わりますね</translation>
    </message>
    <message>
        <source>That deserves a flower.</source>
        <extracomment>Another line: Hana says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>お花を一輪どうぞ</translation>
    </message>
    <message>
        <source>That ends the session.</source>
        <extracomment>Yuki says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>これで結審ですね</translation>
    </message>
    <message>
        <source>That goes on the record.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>記録に残しますね</translation>
    </message>
    <message>
        <source>That ran like clockwork.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>時計のように進みました</translation>
    </message>
    <message>
        <source>That tale told itself.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>話がとんとん拍子じゃ</translation>
    </message>
    <message>
        <source>That took guts!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>度胸あるなあ！</translation>
    </message>
    <message>
        <source>That was a bargain!</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>いいお買い物ですね</translation>
    </message>
    <message>
        <source>That was so cool!</source>
        <extracomment>Another line: Mio says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>かっこよかった！</translation>
    </message>
    <message>
        <source>That will be due later.</source>
        <extracomment>Hana says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>お代は後ほど</translation>
    </message>
    <message>
        <source>That’ll shake things up!</source>
        <extracomment>Sora says this gladly, as who did it, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>かき回してやった！</translation>
    </message>
    <message>
        <source>That’s a big one!</source>
        <extracomment>Another line: Sora says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>でっかいの来た！</translation>
    </message>
    <message>
        <source>That’s a thick file.</source>
        <extracomment>Another line: Yuki says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>分厚い書類ですこと</translation>
    </message>
    <message>
        <source>That’s how you do it!</source>
        <extracomment>Another line: Sora says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>そうこなくちゃ！</translation>
    </message>
    <message>
        <source>The 13 is bossy!</source>
        <extracomment>Mio says this gladly, as who did it, when a 13 allows only odd totals (Gunjo Gradation).</extracomment>
        <translation>13は、いばりんぼ</translation>
    </message>
    <message>
        <source>The 14 collects its due.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>14の取り分ですね</translation>
    </message>
    <message>
        <source>The 14 has long arms.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>14はちゃっかり者じゃのう</translation>
    </message>
    <message>
        <source>The 14 is so greedy!</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>14は、よくばりだね</translation>
    </message>
    <message>
        <source>The 14! Clever!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>14、やるなあ！</translation>
    </message>
    <message>
        <source>The 2s fell into place.</source>
        <extracomment>Ren says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2がきれいに並びました</translation>
    </message>
    <message>
        <source>The 2s had the last word.</source>
        <extracomment>Taro says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2が主役の話じゃ</translation>
    </message>
    <message>
        <source>The 2s! Boom!</source>
        <extracomment>Sora says this gladly, as who did it, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2で決まり！</translation>
    </message>
    <message>
        <source>The bill, item by item.</source>
        <extracomment>Ren says this gladly, as who did it, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>明細をどうぞ</translation>
    </message>
    <message>
        <source>The clock is ticking.</source>
        <extracomment>Another line: Ren says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>秒読みに入りましたね</translation>
    </message>
    <message>
        <source>The clock’s running fast.</source>
        <extracomment>Ren says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>時計が進みましたね</translation>
    </message>
    <message>
        <source>The earlier claim stands.</source>
        <extracomment>Yuki says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>先願が優先です</translation>
    </message>
    <message>
        <source>The early flower wins.</source>
        <extracomment>Hana says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>早咲きの勝ちですね</translation>
    </message>
    <message>
        <source>The end! Applause, please.</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>幕じゃ、拍手を頼む</translation>
    </message>
    <message>
        <source>The file stays sealed.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>非公開ですね</translation>
    </message>
    <message>
        <source>The first word wins.</source>
        <extracomment>Taro says this gladly, as who did it, when a tie is won by who acted first (Kobayakawa).</extracomment>
        <translation>早い者勝ちじゃな</translation>
    </message>
    <message>
        <source>The hero’s great leap!</source>
        <extracomment>Another line: Taro says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>清水の舞台からじゃな</translation>
    </message>
    <message>
        <source>The humble have their day.</source>
        <extracomment>Taro says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2が天下を取ったか</translation>
    </message>
    <message>
        <source>The last chapter begins.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody has one card left.</extracomment>
        <translation>さあ、最終章じゃ</translation>
    </message>
    <message>
        <source>The last gear is in.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody has played the last card.</extracomment>
        <translation>最後の歯車が入りました</translation>
    </message>
    <message>
        <source>The lead has changed. Noted.</source>
        <extracomment>Yuki says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>逆転ですね。承知しました</translation>
    </message>
    <message>
        <source>The lead is mine, for now.</source>
        <extracomment>Yuki says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>ひとまず首位ですね</translation>
    </message>
    <message>
        <source>The lesser claim prevails.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さな主張が通りました</translation>
    </message>
    <message>
        <source>The little bud made it!</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さなつぼみが咲いた</translation>
    </message>
    <message>
        <source>The lowest has a lawyer now.</source>
        <extracomment>Yuki says this thoughtfully, as who looks on, when a high Kobayakawa is turned over (Kobayakawa).</extracomment>
        <translation>最弱に弁護人ですね</translation>
    </message>
    <message>
        <source>The lowest one? No way!</source>
        <extracomment>Sora says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>いちばん下が勝った！</translation>
    </message>
    <message>
        <source>The market likes me.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody takes a card from the market as a bonus (Merchant of Goldfish).</extracomment>
        <translation>市場に好かれたわい</translation>
    </message>
    <message>
        <source>The mouse wins the day!</source>
        <extracomment>Another line: Taro says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ねずみの大手柄じゃ</translation>
    </message>
    <message>
        <source>The plot thickens.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when a group of four needs one more card to end the game (GODAN).</extracomment>
        <translation>山場が近いのう</translation>
    </message>
    <message>
        <source>The receipt, please.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>領収書をお願いします</translation>
    </message>
    <message>
        <source>The ruling stands.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>裁定はそのままです</translation>
    </message>
    <message>
        <source>The small one takes it all!</source>
        <extracomment>Another line: Sora says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ちびが全部もってった！</translation>
    </message>
    <message>
        <source>The smaller party wins.</source>
        <extracomment>Another line: Yuki says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>小さいほうの勝訴ですね</translation>
    </message>
    <message>
        <source>The smallest hero wins.</source>
        <extracomment>Taro says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>一寸法師の勝ちじゃ</translation>
    </message>
    <message>
        <source>The stall is empty. Lovely.</source>
        <extracomment>Hana says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>売り切れです</translation>
    </message>
    <message>
        <source>The tale goes round.</source>
        <extracomment>Taro says this gladly, as who did it, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>話が回りますぞ</translation>
    </message>
    <message>
        <source>The tale takes a turn.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>話は急展開じゃ</translation>
    </message>
    <message>
        <source>The underdog wins. Lovely!</source>
        <extracomment>Taro says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>番狂わせは話の華じゃ</translation>
    </message>
    <message>
        <source>The verdict pleases me.</source>
        <extracomment>Another line: Yuki says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>うれしい判決です</translation>
    </message>
    <message>
        <source>The very last one?</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>ほんとにぜんぶ？</translation>
    </message>
    <message>
        <source>The wheels mesh nicely.</source>
        <extracomment>Another line: Ren says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>歯車がかみ合いますね</translation>
    </message>
    <message>
        <source>The whole bunch, please!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody plays many cards at once.</extracomment>
        <translation>まとめてどうぞ</translation>
    </message>
    <message>
        <source>The whole set! All five!</source>
        <extracomment>Mio says this gladly, as who did it, when five of a number end the game (GODAN).</extracomment>
        <translation>五枚ぜんぶそろった！</translation>
    </message>
    <message>
        <source>The workbench is tidy.</source>
        <extracomment>Another line: Ren says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>作業台がすっきりです</translation>
    </message>
    <message>
        <source>Then I’ll arrange some more.</source>
        <extracomment>Hana says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>では、もう少し活けますね</translation>
    </message>
    <message>
        <source>Then I’ll tell your story.</source>
        <extracomment>Taro says this in dismay, as who did it, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>わしは語り手に戻ろう</translation>
    </message>
    <message>
        <source>Then the tale goes on.</source>
        <extracomment>Taro says this gladly, as who did it, when nobody beats a play.</extracomment>
        <translation>ではつづきを語ろう</translation>
    </message>
    <message>
        <source>There goes my pocket money.</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when Collection will make somebody pay (GODAN).</extracomment>
        <translation>おこづかいが…</translation>
    </message>
    <message>
        <source>There’s no winding back.</source>
        <extracomment>Ren says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>もう巻き戻せません</translation>
    </message>
    <message>
        <source>These come with me!</source>
        <extracomment>Sora says this gladly, as who did it, when a 14 takes the cards of the play before it (Gunjo Gradation).</extracomment>
        <translation>もーらった！</translation>
    </message>
    <message>
        <source>They cut a chapter!</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when Severance makes the game end earlier (GODAN).</extracomment>
        <translation>一章削られたわい</translation>
    </message>
    <message>
        <source>They fit right here.</source>
        <extracomment>Ren says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>ここにぴったりです</translation>
    </message>
    <message>
        <source>They had just opened…</source>
        <extracomment>Another line: Hana says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>きれいに咲いていたのに</translation>
    </message>
    <message>
        <source>They suit my garden.</source>
        <extracomment>Another line: Hana says this gladly, as who did it, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>うちの庭に似合います</translation>
    </message>
    <message>
        <source>They were so well set.</source>
        <extracomment>Ren says this in dismay, as whom it strikes, when cards are robbed from somebody&apos;s field (GODAN).</extracomment>
        <translation>きれいに並べたのに</translation>
    </message>
    <message>
        <source>This cat chose me.</source>
        <extracomment>Taro says this gladly, as who did it, when somebody passes and takes a face-up card, which shows cats (Meow Meow Daifugo).</extracomment>
        <translation>猫に選ばれたか</translation>
    </message>
    <message>
        <source>This goes in my album!</source>
        <extracomment>Mio says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>アルバムにのせる！</translation>
    </message>
    <message>
        <source>This is getting hot!</source>
        <extracomment>Another line: Sora says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>熱くなってきた！</translation>
    </message>
    <message>
        <source>This will be a good story.</source>
        <extracomment>Taro says this calmly, as who did it, when a player stakes the last kamon (Kobayakawa).</extracomment>
        <translation>語り草にしてみせよう</translation>
    </message>
    <message>
        <source>Time for a repair.</source>
        <extracomment>Ren says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>修理の時間ですね</translation>
    </message>
    <message>
        <source>Tiny card, giant win!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ちびが大逆転！</translation>
    </message>
    <message>
        <source>To the second. Remarkable.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody has won the match by far.</extracomment>
        <translation>一秒の狂いもなしです</translation>
    </message>
    <message>
        <source>Top spot! Here I am!</source>
        <extracomment>Sora says this gladly, as who did it, when somebody takes the lead.</extracomment>
        <translation>トップだ！きたきた！</translation>
    </message>
    <message>
        <source>Uncontested, then.</source>
        <extracomment>Yuki says this gladly, as who did it, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>不戦勝ですね</translation>
    </message>
    <message>
        <source>Wait for me up there!</source>
        <extracomment>Sora says this in dismay, as whom it strikes, when somebody takes the lead.</extracomment>
        <translation>すぐ追いつくからな！</translation>
    </message>
    <message>
        <source>Was it a big one? A tiny one?</source>
        <extracomment>Another line: Mio says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>大きいの？小さいの？</translation>
    </message>
    <message>
        <source>Weighed and chosen.</source>
        <extracomment>Ren says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>よく量って選びました</translation>
    </message>
    <message>
        <source>Well earned.</source>
        <extracomment>Yuki says this gladly, as who looks on, when somebody has played the last card.</extracomment>
        <translation>お見事でした</translation>
    </message>
    <message>
        <source>Well played, to the end.</source>
        <extracomment>Ren says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>最後までお見事でした</translation>
    </message>
    <message>
        <source>Well, it looked pretty.</source>
        <extracomment>Another line: Hana says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>見た目はよかったのに</translation>
    </message>
    <message>
        <source>Well, seeds start low too.</source>
        <extracomment>Hana says this in dismay, as who did it, when somebody falls to the last place.</extracomment>
        <translation>種はこれから芽を出します</translation>
    </message>
    <message>
        <source>Weren’t you scared at all?</source>
        <extracomment>Mio says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>こわくなかったの？</translation>
    </message>
    <message>
        <source>What a bargain!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody exchanges cards with the market (Merchant of Goldfish).</extracomment>
        <translation>いい仕入れでした</translation>
    </message>
    <message>
        <source>What a bouquet!</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>まるで花束ですね</translation>
    </message>
    <message>
        <source>What a brave offer.</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>勇気ある一手でした</translation>
    </message>
    <message>
        <source>What a finale!</source>
        <extracomment>Taro says this gladly, as who looks on, when five of a number end the game (GODAN).</extracomment>
        <translation>大団円じゃ！</translation>
    </message>
    <message>
        <source>What a lovely arrangement!</source>
        <extracomment>Another line: Hana says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>見事な活けっぷりです</translation>
    </message>
    <message>
        <source>What a lovely day!</source>
        <extracomment>Hana says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>今日はいい日でした</translation>
    </message>
    <message>
        <source>What a match! In full bloom.</source>
        <extracomment>Hana says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>見事な咲きっぷり！</translation>
    </message>
    <message>
        <source>What a tale that was!</source>
        <extracomment>Another line: Taro says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>いやあ、よい話じゃった</translation>
    </message>
    <message>
        <source>What an entrance!</source>
        <extracomment>Another line: Taro says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>派手な登場じゃな</translation>
    </message>
    <message>
        <source>What did you have?</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when only one player fights, and wins without showing a card (Kobayakawa).</extracomment>
        <translation>何を持ってたの？</translation>
    </message>
    <message>
        <source>What nerve! I like it.</source>
        <extracomment>Taro says this thoughtfully, as who looks on, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>あっぱれな度胸じゃ</translation>
    </message>
    <message>
        <source>What will I get?</source>
        <extracomment>Mio says this thoughtfully, as who looks on, when a 15 makes all pass a card to the left (Gunjo Gradation).</extracomment>
        <translation>なにがもらえるかな</translation>
    </message>
    <message>
        <source>Whoa, all at once!</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when somebody plays many cards at once.</extracomment>
        <translation>うおっ、一気に出た！</translation>
    </message>
    <message>
        <source>Whoa, only one left?</source>
        <extracomment>Sora says this thoughtfully, as who looks on, when somebody has one card left.</extracomment>
        <translation>えっ、もうあと一枚？</translation>
    </message>
    <message>
        <source>With 2s? So cool!</source>
        <extracomment>Sora says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2で？かっこいい！</translation>
    </message>
    <message>
        <source>With the 2s! Well, well.</source>
        <extracomment>Hana says this gladly, as who looks on, when four or more 2s win the round at once (Gunjo Gradation).</extracomment>
        <translation>2で勝つなんて！</translation>
    </message>
    <message>
        <source>Wow! A real champion!</source>
        <extracomment>Mio says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>チャンピオンみたい！</translation>
    </message>
    <message>
        <source>Wow! What a run!</source>
        <extracomment>Sora says this gladly, as who looks on, when somebody has won the match by far.</extracomment>
        <translation>すげえ、強すぎ！</translation>
    </message>
    <message>
        <source>Wow, even bigger!</source>
        <extracomment>Mio says this gladly, as who looks on, when somebody beats a play of many cards.</extracomment>
        <translation>もっとすごいの出た！</translation>
    </message>
    <message>
        <source>Yay for the little one!</source>
        <extracomment>Another line: Mio says this gladly, as who looks on, when the lowest card wins the fight, with the Kobayakawa (Kobayakawa).</extracomment>
        <translation>ちっちゃいの、すごい！</translation>
    </message>
    <message>
        <source>Yay! Let’s play again!</source>
        <extracomment>Another line: Mio says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>すごーい！またやろう！</translation>
    </message>
    <message>
        <source>Yes! Who wants another?</source>
        <extracomment>Sora says this gladly, as who did it, when somebody has won the match.</extracomment>
        <translation>よっしゃ！もう一回やる？</translation>
    </message>
    <message>
        <source>You can still do it!</source>
        <extracomment>Hana says this thoughtfully, as who looks on, when one more point loses the match (Meow Meow Daifugo).</extracomment>
        <translation>まだまだ、がんばって</translation>
    </message>
    <message>
        <source>You rock! One more?</source>
        <extracomment>Another line: Sora says this gladly, as who looks on, when somebody has won the match.</extracomment>
        <translation>強い！もう一戦どう？</translation>
    </message>
    <message>
        <source>You saw right through me.</source>
        <extracomment>Hana says this in dismay, as whom it strikes, when who opened the fight with a very low card loses it (Kobayakawa).</extracomment>
        <translation>お見通しでしたか</translation>
    </message>
    <message>
        <source>You were really good!</source>
        <extracomment>Mio says this calmly, as who looks on, when a player has no kamons left and is out of the match (Kobayakawa).</extracomment>
        <translation>がんばったね！</translation>
    </message>
    <message>
        <source>You’re mine now!</source>
        <extracomment>Another line: Mio says this gladly, as who did it, when somebody passes and swaps a card (Gunjo Gradation).</extracomment>
        <translation>きみは、わたしの！</translation>
    </message>
    <message>
        <source>Zero cards, zero worries!</source>
        <extracomment>Another line: Sora says this gladly, as who did it, when somebody&apos;s hand is empty (GODAN).</extracomment>
        <translation>ゼロ枚、気分いい！</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Back to the match</source>
        <extracomment>Button of the replay bar when the match being watched is still unfinished.</extracomment>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of the dialog that starts a match from a replay.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>Name of the list of options, for screen readers, while no player’s options are in it: how likely each option is to win the match.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Chances of winning the match, as the strong bots judge them from what this player can see.</source>
        <extracomment>Small print below the options: what the figures are. Strong bots are those of the levels Hard and Expert.</extracomment>
        <translation>対戦に勝つ見込み。この人に見えていたことだけから、強いボットが先を読んで見積もっています。</translation>
    </message>
    <message>
        <source>Go back one move</source>
        <extracomment>Tip of a button of the replay bar, and an entry in the list of keys.</extracomment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>Go forward one move</source>
        <extracomment>Tip of the button of the replay bar opposite “Go back one move”.</extracomment>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <extracomment>Tip of the replay bar’s last button: show the end of the match.</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Go to the next deal</source>
        <translation>次の配札へ</translation>
    </message>
    <message>
        <source>Go to the start</source>
        <extracomment>Tip of the replay bar’s first button: show the deal.</extracomment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>Go to the start of this deal, or of the one before</source>
        <translation>この配札の初め、または前の配札へ</translation>
    </message>
    <message>
        <source>Play from here</source>
        <extracomment>Button above a replay, and title of the dialog that it opens: start a match from this position.</extracomment>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <extracomment>Tip of the replay bar’s middle button: let the moves run, or stop them.</extracomment>
        <translation>再生／一時停止</translation>
    </message>
    <message>
        <source>Player to move</source>
        <extracomment>Last choice after “View as”: at every moment of the replay, see what the player whose turn it is saw.</extracomment>
        <translation>手番の人</translation>
    </message>
    <message>
        <source>Position in the match</source>
        <translation>対戦の場面</translation>
    </message>
    <message>
        <source>Replay of {game}</source>
        <extracomment>Heading above the table during a replay; {game} is the game’s title.</extracomment>
        <translation>{game}の再生</translation>
    </message>
    <message>
        <source>Show hands</source>
        <extracomment>Narrow button above a replay; pressed while every hand is face up.</extracomment>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Spectator</source>
        <extracomment>Choice after “View as”: see only what everyone can see.</extracomment>
        <translation>観戦者</translation>
    </message>
    <message>
        <source>Start match</source>
        <extracomment>Main button of the dialog that starts a match from a replay.</extracomment>
        <translation>対戦をはじめる</translation>
    </message>
    <message>
        <source>That was the last move.</source>
        <extracomment>Instead of the options, at the end of the replay.</extracomment>
        <translation>このあとの手はありません。</translation>
    </message>
    <message>
        <source>The chances couldn’t be worked out. To try again, go to another move and come back.</source>
        <extracomment>Instead of the options, after an error.</extracomment>
        <translation>勝率を計算できませんでした。別の手に移ってから戻ると、もう一度計算します。</translation>
    </message>
    <message>
        <source>The match is over here. Go back a move to play from there.</source>
        <translation>ここで対戦は終わっています。前の手に戻ると、そこから遊べます。</translation>
    </message>
    <message>
        <source>The only move: {action}</source>
        <extracomment>Instead of the options, when the player had no choice; {action} is the move, such as “Pass”.</extracomment>
        <translation>選べる手はひとつだけ：{action}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>Instead of the options, while their chances are being worked out.</extracomment>
        <translation>考え中…</translation>
    </message>
    <message>
        <source>This bot varies its play here so that nobody can read it: it doesn’t always take the best option.</source>
        <extracomment>Small print below the options of a bot that chose by learnt odds: among like cases it does one thing in so many, another in the others.</extracomment>
        <translation>ここでは、ボットは手の内を読まれないように、わざと違う手も選びます。いつも最善の手を選ぶとはかぎりません。</translation>
    </message>
    <message>
        <source>This match is played without hints, so the chances are shown only once it’s over.</source>
        <translation>ヒントなしの対戦なので、勝率は終わってから見られます。</translation>
    </message>
    <message>
        <source>This starts a new match from this point and leaves the recorded one unchanged. Who’s playing?</source>
        <translation>この場面から新しい対戦をはじめます。元の記録はそのまま残ります。だれが遊びますか？</translation>
    </message>
    <message>
        <source>This was played</source>
        <extracomment>Small mark above the option that the player really chose.</extracomment>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Turn all hands face up</source>
        <translation>全員の手札を表にして見る</translation>
    </message>
    <message>
        <source>View as</source>
        <extracomment>Label before the choice of the player whose cards a replay shows.</extracomment>
        <translation>視点</translation>
    </message>
    <message>
        <source>You can see other players’ options once the match is over.</source>
        <extracomment>Instead of the options, when the replay is of an unfinished match and somebody else is to move.</extracomment>
        <translation>ほかの人の選択肢は、対戦が終わってから見られます。</translation>
    </message>
    <message>
        <source>{action} (played): {chance}%, give or take {error}</source>
        <extracomment>As screen readers say the option that the player really chose: {action} is a move such as “Play two 7s”, {chance} its chance to win, {error} the margin of error, both in percent.</extracomment>
        <translation>{action}（実際の手）：{chance}%、誤差は{error}ポイントほど</translation>
    </message>
    <message>
        <source>{action}: {chance}%, give or take {error}</source>
        <extracomment>As screen readers say an option: {action} is a move such as “Play two 7s”, {chance} its chance to win, {error} the margin of error, both in percent.</extracomment>
        <translation>{action}：{chance}%、誤差は{error}ポイントほど</translation>
    </message>
    <message>
        <source>{chance}% ±{error}</source>
        <extracomment>Beside an option: {chance} is its chance to win the match, {error} the margin of error, both in percent, such as 41% ±3.</extracomment>
        <translation>{chance}% ±{error}</translation>
    </message>
    <message>
        <source>{deal}, move {at} of {length}</source>
        <extracomment>Read out on the slider of a replay; {deal} is “Round 2” or what the game calls it, {at} the number of the move, {length} how many there are.</extracomment>
        <translation>{deal}、全{length}手の{at}手目</translation>
    </message>
    <message>
        <source>{name}’s options</source>
        <extracomment>Heading of the side panel of a replay; {name} is the player whose turn it is. Below it are the moves that the player could make.</extracomment>
        <translation>{name}の選択肢</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>A decision couldn’t be judged.</source>
        <translation>調べられない判断がありました。</translation>
    </message>
    <message>
        <source>Add to my lessons</source>
        <extracomment>Button: makes the chosen mistake one of the player’s own lessons.</extracomment>
        <translation>自分のレッスンに加える</translation>
    </message>
    <message>
        <source>Adds this mistake to your own lessons and brings it back until you’ve learnt from it.</source>
        <translation>このミスの場面を自分のレッスンに加えます。よい手が身につくまで、くり返し出てきます。</translation>
    </message>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <extracomment>How the moment of a replay is read out; %n is the number of moves done so far.</extracomment>
        <translation>
            <numerusform>%n手目のあと</numerusform>
        </translation>
    </message>
    <message>
        <source>All decisions</source>
        <extracomment>Choice beside “Mistakes”: list all decisions of a player.</extracomment>
        <translation>すべての判断</translation>
    </message>
    <message>
        <source>Analysed {done} of {all} moves</source>
        <extracomment>Progress of the review; {done} and {all} are numbers.</extracomment>
        <translation>{all}手のうち{done}手を検討しました</translation>
    </message>
    <message>
        <source>Better: {action}</source>
        <extracomment>At a mistake in a review: {action} is what would have been better, such as “Pass”.</extracomment>
        <translation>よりよい手：{action}</translation>
    </message>
    <message>
        <source>Better: {action} ({best}% instead of {chance}%)</source>
        <extracomment>Below a mistake: {action} is the better move, such as “Pass”, {best} its chance to win, {chance} that of the move that was made, both in percent.</extracomment>
        <translation>よりよい手：{action}（勝率{chance}%→{best}%）</translation>
    </message>
    <message>
        <source>Chances of winning during the match</source>
        <translation>対戦を通じた勝率の移り変わり</translation>
    </message>
    <message>
        <source>Compared with an even chance</source>
        <translation>全員が互角の場合と比べて</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>For screen readers: the list of a player’s decisions in the review of a match. 判断 in the statistics.</extracomment>
        <translation>判断の一覧</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button in a review that shows or hides figures in percent.</extracomment>
        <translation>くわしい数字</translation>
    </message>
    <message>
        <source>Large mistake</source>
        <extracomment>At a decision in a review: a large mistake.</extracomment>
        <translation>大きなミス</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Before a figure such as +12%: what deals, draws and the others did for a player.</extracomment>
        <translation>運</translation>
    </message>
    <message>
        <source>Luck is what the deals, the draws and the other players did. All figures are chances of winning. Each curve is drawn from what its player could know, so together the curves can add up to more or less than 100%.</source>
        <translation>運は、配札や引いたカード、ほかのプレイヤーの手による分です。数字はすべて、1勝を100%とした値です。曲線は、それぞれの人に見えていたことだけから求めた勝率なので、合わせて100%になるとはかぎりません。</translation>
    </message>
    <message>
        <source>Luck: bad</source>
        <extracomment>Words at a bar in a review: luck hurt the player somewhat.</extracomment>
        <translation>運：悪かった</translation>
    </message>
    <message>
        <source>Luck: good</source>
        <extracomment>Words at a bar in a review: luck helped the player somewhat.</extracomment>
        <translation>運：よかった</translation>
    </message>
    <message>
        <source>Luck: neither good nor bad</source>
        <translation>運：ふつう</translation>
    </message>
    <message>
        <source>Luck: very bad</source>
        <extracomment>Words at a bar in a review: luck hurt the player much.</extracomment>
        <translation>運：とても悪かった</translation>
    </message>
    <message>
        <source>Luck: very good</source>
        <extracomment>Words at a bar in a review: what luck did for the player.</extracomment>
        <translation>運：とてもよかった</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <extracomment>Choice beside “All decisions”: list only the decisions that were mistakes.</extracomment>
        <translation>ミス</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes: %n large</source>
        <extracomment>Words at a bar in a review: %n large mistakes, and no others.</extracomment>
        <translation>
            <numerusform>ミス：大きなもの%n回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistakes: %n small</source>
        <extracomment>Words at a bar in a review: %n small mistakes, and no others.</extracomment>
        <translation>
            <numerusform>ミス：小さなもの%n回</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes: none</source>
        <extracomment>Words at a bar in a review: the player made no mistake.</extracomment>
        <translation>ミス：なし</translation>
    </message>
    <message>
        <source>Mistakes: {large} large, {small} small</source>
        <extracomment>Words at a bar in a review: {large} and {small} are numbers of mistakes.</extracomment>
        <translation>ミス：大きなもの{large}回、小さなもの{small}回</translation>
    </message>
    <message>
        <source>Mistakes: {mistakes} in {decisions} decisions</source>
        <extracomment>Over the list of decisions; {mistakes} and {decisions} are numbers.</extracomment>
        <translation>判断{decisions}回のうち、ミスは{mistakes}回</translation>
    </message>
    <message>
        <source>No decisions: every move was forced.</source>
        <translation>選べる手がいつもひとつだったので、調べる判断はありません。</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes in %n decision(s).</source>
        <extracomment>Over the list of decisions; %n is their number.</extracomment>
        <translation>
            <numerusform>%n回の判断にミスはありませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>No single moment decided the match; many small ones did.</source>
        <translation>大きな分かれ目はなく、小さな差の積み重ねでした。</translation>
    </message>
    <message>
        <source>Nothing was clearly better.</source>
        <translation>これより明らかによい手はありませんでした。</translation>
    </message>
    <message>
        <source>Nothing was clearly better. Chance of winning: {chance}%</source>
        <extracomment>Read out for a decision that was about as good as any; {chance} is a number.</extracomment>
        <translation>これより明らかによい手はありませんでした。勝率{chance}%</translation>
    </message>
    <message>
        <source>Review this match</source>
        <extracomment>Button: have the strong bots look for mistakes.</extracomment>
        <translation>この対戦を振り返る</translation>
    </message>
    <message>
        <source>Show this moment</source>
        <extracomment>Button at a stroke of luck in a review: the replay goes there.</extracomment>
        <translation>この場面を見る</translation>
    </message>
    <message>
        <source>Small mistake</source>
        <extracomment>At a decision in a review: a small mistake.</extracomment>
        <translation>小さなミス</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>Button: stop the review that is being made.</extracomment>
        <translation>中止</translation>
    </message>
    <message>
        <source>The cards were dealt.</source>
        <extracomment>What happened in a moment that decided a match: the first deal.</extracomment>
        <translation>カードが配られました。</translation>
    </message>
    <message>
        <source>The review is done.</source>
        <translation>振り返りが終わりました。</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>振り返りを中止しました。</translation>
    </message>
    <message>
        <source>The strong bots look at every decision, knowing only what its player knew, and show what was best and what each move gave away. Luck is counted separately.</source>
        <translation>強いボットが1手ごとに、その人が知っていたことだけをもとに、最善の手と、実際の手で失った分を調べます。運による分は別に集計します。</translation>
    </message>
    <message>
        <source>Then new cards were dealt.</source>
        <extracomment>What happened in a moment that decided a match, after sentences on how a round ended.</extracomment>
        <translation>そして、新しいカードが配られました。</translation>
    </message>
    <message>
        <source>This match is played without hints, so it can be reviewed only once it’s over.</source>
        <translation>ヒントなしの対戦なので、終わってから振り返れます。</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Before a figure such as −3%: the sum of luck and of what moves gave away, in a game for one player.</extracomment>
        <translation>合計</translation>
    </message>
    <message>
        <source>Try it again</source>
        <extracomment>Button at a mistake in a review: plays on from that moment.</extracomment>
        <translation>もう一度やってみる</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>ここからもう一度やってみる</translation>
    </message>
    <message>
        <source>Turning point: {name}’s luck, {change}</source>
        <extracomment>Read out where luck changed a player’s chance much; {name} is the player, {change} such as +21%.</extracomment>
        <translation>分かれ目：{name}の運 {change}</translation>
    </message>
    <message>
        <source>Turning point: {name}’s next move, {change}</source>
        <extracomment>Read out before a costly move; {name} is the player, {change} such as −21%.</extracomment>
        <translation>分かれ目：{name}の次の手で {change}</translation>
    </message>
    <message>
        <source>What decided the match</source>
        <extracomment>Heading in a review, above the two or three moments that decided the match.</extracomment>
        <translation>勝負の分かれ目</translation>
    </message>
    <message>
        <source>Which decisions</source>
        <extracomment>For screen readers: the choice between “Mistakes” and “All decisions”.</extracomment>
        <translation>表示する判断</translation>
    </message>
    <message>
        <source>While the match goes on, only your own moves can be reviewed. Choose yourself beside “View as”.</source>
        <translation>対戦中に振り返れるのは、自分の手だけです。「視点」で自分を選んでください。</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <extracomment>For screen readers: the choice of a player.</extracomment>
        <translation>だれの判断か</translation>
    </message>
    <message>
        <source>{name}: {chance}%</source>
        <extracomment>Read out: the chance of a player to win; {name} is the player, {chance} a number.</extracomment>
        <translation>{name} {chance}%</translation>
    </message>
    <message>
        <source>{round}, move {at}</source>
        <extracomment>Over a decision; {round} is such as “Round 2”, {at} the number of the move in the match.</extracomment>
        <translation>{round}・{at}手目</translation>
    </message>
    <message>
        <source>{seat} would have won {before} before this, and {after} after it.</source>
        <extracomment>After sentences that tell what happened, in a moment that decided a match; {seat} is a player; {before} and {after} are shares such as “about one time in four”.</extracomment>
        <translation>{seat}が対戦に勝てるのは、その前は{before}、そのあとは{after}です。</translation>
    </message>
    <message>
        <source>{seat} would have won {before} before this.</source>
        <extracomment>After sentences that tell how a match ended; {seat} is a player; {before} is a share such as “about one time in four”.</extracomment>
        <translation>{seat}が対戦に勝てるのは、その前は{before}でした。</translation>
    </message>
    <message>
        <source>{seat}: {gained}, {why}.</source>
        <extracomment>How a round ended for {seat}, a player: {gained} are points such as “+3”, {why} the reason.</extracomment>
        <translation>{seat}：{gained}、{why}。</translation>
    </message>
    <message>
        <source>{seat}: {why}.</source>
        <extracomment>How a round ended for {seat}, a player; {why} is what happened, such as “went out 2nd”.</extracomment>
        <translation>{seat}：{why}。</translation>
    </message>
    <message>
        <source>“{best}” was better than “{action}”.</source>
        <extracomment>A moment that decided a match: {best} and {action} are moves, such as “Pass”; {action} was done.</extracomment>
        <translation>「{action}」より「{best}」のほうがよい手でした。</translation>
    </message>
    <message>
        <source>“{best}” was better than “{action}”. {reason}</source>
        <extracomment>A moment that decided a match: {best} and {action} are moves, such as “Pass”; {action} was done. {reason} is a hint&apos;s reason, a sentence.</extracomment>
        <translation>「{action}」より「{best}」のほうがよい手でした。{reason}</translation>
    </message>
    <message>
        <source>“{best}” was better than “{action}”: it wins the match {often}, instead of {less}.</source>
        <extracomment>A moment that decided a match: a mistake for which there’s no reason in words. {best} and {action} are moves, {often} and {less} shares such as “about one time in four”.</extracomment>
        <translation>「{action}」より「{best}」のほうがよい手でした。対戦に勝てるのは、{less}ではなく{often}です。</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Find in the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Next result (Return)</source>
        <extracomment>Tip of an arrow beside the search field of the rules; Return is a key.</extracomment>
        <translation>次の検索結果（Return）</translation>
    </message>
    <message>
        <source>Previous result (Shift+Return)</source>
        <extracomment>Tip of the other arrow beside the search field of the rules; Shift+Return are keys.</extracomment>
        <translation>前の検索結果（Shift+Return）</translation>
    </message>
    <message>
        <source>Print…</source>
        <extracomment>Button below the rules: opens a menu of what can be printed.</extracomment>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of the rules page for screen readers.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <extracomment>Title of the window with the rules; {game} is the game’s title.</extracomment>
        <translation>ルール：{game}</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Bot</source>
        <extracomment>Choice of who plays on for a person who leaves, if all of the cast sit at the table: a bot without a name.</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of the dialog “Leave or join”.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Character</source>
        <extracomment>For screen readers: the choice of who of the cast plays on for a person.</extracomment>
        <translation>キャラクター</translation>
    </message>
    <message>
        <source>Hand over</source>
        <extracomment>Button: a bot plays on for the person.</extracomment>
        <translation>交代する</translation>
    </message>
    <message>
        <source>Leave or join</source>
        <extracomment>Title of the dialog in which a person leaves a match to a bot, or takes over a bot’s seat.</extracomment>
        <translation>抜ける・加わる</translation>
    </message>
    <message>
        <source>Nobody else is playing. To leave, go back to the start screen: you can continue the match later.</source>
        <translation>ほかに人がいません。抜けるときはスタート画面に戻ってください。対戦はあとでつづけられます。</translation>
    </message>
    <message>
        <source>Take over</source>
        <extracomment>Button: a person plays on for the bot.</extracomment>
        <translation>席につく</translation>
    </message>
    <message>
        <source>The cards stay hidden until it’s that person’s turn and everyone else looks away.</source>
        <translation>手番が来て、ほかの人が画面から目を離すまで、カードは隠れたままです。</translation>
    </message>
    <message>
        <source>The match isn’t being played right now, so everybody keeps their seat.</source>
        <translation>いまは対戦が進んでいないので、席を替われません。</translation>
    </message>
    <message>
        <source>Who plays on for {name}?</source>
        <extracomment>Question in the dialog “Leave or join”; {name} is the person who leaves.</extracomment>
        <translation>{name}の代わりにつづけるのは？</translation>
    </message>
    <message>
        <source>Who takes over from {name}?</source>
        <extracomment>Question in the dialog “Leave or join”; {name} is the bot whose seat a person takes.</extracomment>
        <translation>{name}の席につくのは？</translation>
    </message>
    <message>
        <source>{name} can take the seat back at any time. Nobody else will see the cards.</source>
        <extracomment>Below the question who plays on; {name} is the person who leaves.</extracomment>
        <translation>{name}はいつでも席に戻れます。ほかの人が手札を見ることはありません。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>A frame moves over everything you can do. Press any key, or click, to choose. Esc, or holding a key down, turns this off.</source>
        <translation>できる操作を、枠が順に囲んでいきます。どのキーでも、クリックでも選べます。Escキーか、キーの長押しでオフになります。</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Name of a setting: whether achievements are listed and told.</extracomment>
        <translation>実績</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>すべて標準の設定です。</translation>
    </message>
    <message>
        <source>Always</source>
        <extracomment>Value of the setting “Play moves without a choice”: with several people, too.</extracomment>
        <translation>いつも</translation>
    </message>
    <message>
        <source>Animations</source>
        <extracomment>Name of a setting: Follow the system, Full or Reduced.</extracomment>
        <translation>アニメーション</translation>
    </message>
    <message>
        <source>Announcements</source>
        <extracomment>Name of a setting: how detailed spoken texts are.</extracomment>
        <translation>読み上げのくわしさ</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>Heading of the first group of settings: language, sizes, theme.</extracomment>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Asks you to confirm a move that could cost you dearly.</source>
        <translation>大きく損をしそうな手は、出す前に確認します。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>Value of the setting “Play moves without a choice”: the program decides.</extracomment>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <extracomment>Name of a scale in the settings: Slow, Normal, Fast, Instant.</extracomment>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Buttons on the left</source>
        <extracomment>Name of a switch in the settings: the buttons below the table are on the left.</extracomment>
        <translation>ボタンを左に置く</translation>
    </message>
    <message>
        <source>By number</source>
        <extracomment>Value of the setting “Hand order”: the hand is always sorted.</extracomment>
        <translation>数字順</translation>
    </message>
    <message>
        <source>Card size</source>
        <extracomment>Name of a scale in the settings: Small, Normal, Large.</extracomment>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Card speed</source>
        <extracomment>Name of a scale in the settings: Off, Slow, Normal, Fast.</extracomment>
        <translation>カードの動く速さ</translation>
    </message>
    <message>
        <source>Characters react</source>
        <extracomment>Name of a setting: characters at the table make faces and say something now and then. Values: Looks and words, Looks only, Off.</extracomment>
        <translation>キャラクターの反応</translation>
    </message>
    <message>
        <source>Clear outlines, plain tables, and black or white numbers on cards.</source>
        <translation>輪郭がはっきりし、テーブルは無地に、カードの数字は白か黒になります。</translation>
    </message>
    <message>
        <source>Confirm costly moves</source>
        <extracomment>Name of a switch in the settings: moves that lose much ask first.</extracomment>
        <translation>損をしそうな手を確認</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>Value of the setting “Theme”: dark colours.</extracomment>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Enlarges the numbers in the corners of all cards.</source>
        <translation>すべてのカードの隅の数字を大きくします。</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>Value of the scales “Card speed” and “Bot speed”, above “Normal”.</extracomment>
        <translation>はやい</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <extracomment>Value of the settings “Language”, “Theme” and “Animations”: as the desktop has it.</extracomment>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Frame speed</source>
        <extracomment>Name of a scale in the settings: how fast the frame of one-button play moves on. Very slow, Slow, Normal, Fast, Very fast.</extracomment>
        <translation>枠の速さ</translation>
    </message>
    <message>
        <source>Full</source>
        <extracomment>Value of the setting “Animations”: everything moves. The other values are “Follow the system” and “Reduced”.</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Gameplay</source>
        <extracomment>Heading of the second group of settings: speeds, passing, hand order.</extracomment>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Hand order</source>
        <extracomment>Name of a setting: “By number” or “My own order”.</extracomment>
        <translation>手札の並べ方</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Name of a switch in the settings, below “Theme”.</extracomment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Hints</source>
        <extracomment>Name of a switch in the settings: whether hints can be asked for.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>How fast cards move. “Off” shows the result at once.</source>
        <translation>「なし」にすると、動きを省いて、結果がすぐに表示されます。</translation>
    </message>
    <message>
        <source>How fast the frame moves on: from every 4 seconds to every 0.6 seconds.</source>
        <translation>枠が次へ移る速さです。4秒ごとから0.6秒ごとまで選べます。</translation>
    </message>
    <message>
        <source>How long bots wait before each move. “Slow” is easier to follow.</source>
        <translation>ボットが1手ごとに待つ長さです。「ゆっくり」にすると、流れを追いやすくなります。</translation>
    </message>
    <message>
        <source>How long messages stay before they go away by themselves.</source>
        <translation>自動で消えるメッセージを表示しておく時間です。</translation>
    </message>
    <message>
        <source>How loud the sound effects are.</source>
        <translation>効果音の大きさです。</translation>
    </message>
    <message>
        <source>How much screen readers say, and how much “Tell me” in the Play menu tells you.</source>
        <translation>スクリーンリーダーへの通知と、「プレイ」メニューの「読み上げ」のくわしさです。</translation>
    </message>
    <message>
        <source>How the table is lit. With high contrast, tables stay plain whatever you choose.</source>
        <translation>テーブルの明るさと色合い。ハイコントラストでは、どれを選んでもテーブルは無地です。</translation>
    </message>
    <message>
        <source>In full</source>
        <extracomment>Value of the setting “Announcements”: with all details.</extracomment>
        <translation>くわしく</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>Highest value of the scale “Bot speed”: bots don’t wait at all.</extracomment>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>Name of a setting: the language of texts and rules.</extracomment>
        <translation>言語</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>Highest value of the scale “Card size”.</extracomment>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Large numbers on cards</source>
        <translation>カードの数字を大きく</translation>
    </message>
    <message>
        <source>Larger cards have larger numbers, but overlap more.</source>
        <translation>「大きい」にすると数字も大きくなり、カードの重なりが増えます。</translation>
    </message>
    <message>
        <source>Lets you ask what a good move would be.</source>
        <translation>どんな手がよいか、聞けるようになります。</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>Value of the setting “Theme”: bright colours.</extracomment>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Light like paper, or dark like lacquer.</source>
        <translation>紙のような明るい色か、漆のような暗い色にします。</translation>
    </message>
    <message>
        <source>Lists what’s worth trying in each game, and tells you the first time you do it.</source>
        <translation>各ゲームで挑戦したいことを一覧にし、達成したときに一度だけお知らせします。</translation>
    </message>
    <message>
        <source>Longer</source>
        <extracomment>Value of the setting “Time to read”: messages stay three times as long.</extracomment>
        <translation>長め</translation>
    </message>
    <message>
        <source>Looks and words</source>
        <extracomment>Value of “Characters react”: they make faces, and say something.</extracomment>
        <translation>表情とことば</translation>
    </message>
    <message>
        <source>Looks only</source>
        <extracomment>Value of “Characters react”: they make faces, and say nothing.</extracomment>
        <translation>表情のみ</translation>
    </message>
    <message>
        <source>Makes your only possible move for you after a moment. Esc stops it. “Automatic”: only when you’re the only person and don’t use a screen reader.</source>
        <translation>できることがひとつしかないとき、少し待ってから自動で進めます。Escで止められます。「おまかせ」では、人がひとりだけの対戦で、スクリーンリーダーを使っていないときに働きます。</translation>
    </message>
    <message>
        <source>My own order</source>
        <extracomment>Value of the setting “Hand order”: cards stay where the player moved them.</extracomment>
        <translation>自分で並べる</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>Value of the setting “Play moves without a choice”: the player makes every move.</extracomment>
        <translation>しない</translation>
    </message>
    <message>
        <source>No settings found.</source>
        <extracomment>In place of the settings if none fits what was typed into the search field.</extracomment>
        <translation>該当する設定がありません。</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Middle value of the scales “Card size”, “Card speed” and “Bot speed”.</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Now and then, a character at the table makes a face or says something. This never gives away a hand.</source>
        <translation>キャラクターが、ときどき表情を見せたり、ひとこと話したりします。手札のヒントにはなりません。</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>Lowest value of the scale “Card speed”: cards don’t move, they’re just there. Also a value of “Characters react”: they don’t.</extracomment>
        <translation>なし</translation>
    </message>
    <message>
        <source>One-button play</source>
        <extracomment>Heading of a group of settings: playing with a single key or switch.</extracomment>
        <translation>ワンボタン操作</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <extracomment>Name of a setting: an only possible move is made for the player. Values: Automatic, Always, Never.</extracomment>
        <translation>ひとつしかない手を自動で進める</translation>
    </message>
    <message>
        <source>Play with one button</source>
        <translation>ボタン1つで遊ぶ</translation>
    </message>
    <message>
        <source>Plays the sounds of cards and coins, and two soft notes when it’s your turn.</source>
        <translation>カードやコインの音です。手番が来ると、やわらかなふたつの音で知らせます。</translation>
    </message>
    <message>
        <source>Puts the buttons below the table on the left, for left-handed players.</source>
        <translation>テーブルの下のボタンを左側に置きます。左手で操作しやすくなります。</translation>
    </message>
    <message>
        <source>Recap</source>
        <extracomment>Name of a switch in the settings: what happened since a person’s last turn is shown when the curtain opens.</extracomment>
        <translation>ここまでの流れ</translation>
    </message>
    <message>
        <source>Reduced</source>
        <extracomment>Value of the setting “Animations”: cards don’t move across the table.</extracomment>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>Reset to default: {name}</source>
        <extracomment>Tip of the ↺ button beside a setting that was changed; {name} is the setting’s name.</extracomment>
        <translation>標準に戻す：{name}</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <extracomment>Button below the settings: resets all of them.</extracomment>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Same as the window</source>
        <extracomment>Value of the setting “Table theme”: light or dark as the window is.</extracomment>
        <translation>ウィンドウと同じ</translation>
    </message>
    <message>
        <source>Search settings</source>
        <extracomment>Grey text in the search field over the settings.</extracomment>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Title of the settings dialog.</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Short</source>
        <extracomment>Value of the setting “Announcements”.</extracomment>
        <translation>短く</translation>
    </message>
    <message>
        <source>Shows for a few seconds what has happened since your last turn, when several people share the screen.</source>
        <translation>みんなで1台を使うとき、前の手番のあとに起きたことを数秒間表示します。</translation>
    </message>
    <message>
        <source>Shows what the mouse and keys can do: each tip once, when it’s useful.</source>
        <translation>マウスやキーでできることを、役に立つときに1回ずつ表示します。</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>Value of the scales “Card speed” and “Bot speed”, below “Normal”.</extracomment>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Small</source>
        <extracomment>Lowest value of the scale “Card size”.</extracomment>
        <translation>小さい</translation>
    </message>
    <message>
        <source>Sorted by number, or in your own order: drag a card sideways to move it in your hand.</source>
        <translation>数字順に並べるか、自分で並べます。カードを横にドラッグすると、手札の中で動かせます。</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>Heading of the last group of settings: sound effects and volume.</extracomment>
        <translation>音</translation>
    </message>
    <message>
        <source>Sound effects</source>
        <extracomment>Name of a switch in the settings, over “Volume”.</extracomment>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Table theme</source>
        <extracomment>Name of a setting: The game’s own, Same as the window, Light, Dark or High contrast.</extracomment>
        <translation>テーブルのテーマ</translation>
    </message>
    <message>
        <source>Text size</source>
        <extracomment>Name of a scale in the settings, in percent.</extracomment>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>The game’s own</source>
        <extracomment>Value of the setting “Table theme”: each game’s own light, such as the deep sea.</extracomment>
        <translation>ゲームに合わせる</translation>
    </message>
    <message>
        <source>The language of the program and the rules.</source>
        <translation>画面とルールの言語です。</translation>
    </message>
    <message>
        <source>The size of all text, at the table too.</source>
        <translation>テーブルの文字も変わります。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Name of a setting: Follow the system, Light or Dark.</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>These aren’t Card Table settings.</source>
        <translation>カードテーブルの設定ファイルではありません。</translation>
    </message>
    <message>
        <source>Time to read</source>
        <extracomment>Name of a setting: Normal, Longer or Until I close them.</extracomment>
        <translation>メッセージの表示時間</translation>
    </message>
    <message>
        <source>Tips at the table</source>
        <translation>操作のワンポイント</translation>
    </message>
    <message>
        <source>Until I close them</source>
        <extracomment>Value of the setting “Time to read”: messages stay until they’re closed or another one comes.</extracomment>
        <translation>閉じるまで</translation>
    </message>
    <message>
        <source>Very fast</source>
        <extracomment>Highest value of the scale “Frame speed”.</extracomment>
        <translation>とてもはやい</translation>
    </message>
    <message>
        <source>Very slow</source>
        <extracomment>Lowest value of the scales “Frame speed” and “Bot speed”.</extracomment>
        <translation>とてもゆっくり</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>Name of a scale in the settings: how loud sound effects are.</extracomment>
        <translation>音量</translation>
    </message>
    <message>
        <source>animation, speed, quick</source>
        <extracomment>Search words, never shown, that also find the setting “Card speed”; any words players may type.</extracomment>
        <translation>アニメーション、速度、スピード</translation>
    </message>
    <message>
        <source>auto-pass, pass automatically, forced move, only move, skip</source>
        <extracomment>Search words, never shown, that also find the setting “Play moves without a choice”.</extracomment>
        <translation>自動パス、オートパス、自動でパス、自動、強制、ひとつだけ、スキップ</translation>
    </message>
    <message>
        <source>confirm, warning, misclick, mistake</source>
        <translation>確認、警告、誤操作、押しまちがい</translation>
    </message>
    <message>
        <source>contrast, accessibility, low vision, borders, outlines</source>
        <translation>コントラスト、弱視、見やすい、輪郭、枠線、アクセシビリティ</translation>
    </message>
    <message>
        <source>dark mode, night, theme, colours, colors</source>
        <translation>ダークモード、夜、テーマ、配色</translation>
    </message>
    <message>
        <source>font, letters, zoom, scale, accessibility</source>
        <translation>フォント、拡大、縮小、ズーム、見やすさ</translation>
    </message>
    <message>
        <source>help, advice, suggestion, tip</source>
        <translation>ヒント、助言、おすすめ、ヘルプ</translation>
    </message>
    <message>
        <source>help, beginner, newcomer, learn, hints</source>
        <translation>ヘルプ、初心者、はじめて、学ぶ、コツ、アドバイス</translation>
    </message>
    <message>
        <source>large index, jumbo, big, read, accessibility</source>
        <translation>大きい、数字、見やすい、読みやすい、アクセシビリティ</translation>
    </message>
    <message>
        <source>left-handed, left hand, mirror, accessibility</source>
        <translation>左利き、左手、左右、アクセシビリティ</translation>
    </message>
    <message>
        <source>mute, audio, loudness</source>
        <extracomment>Search words, never shown, that also find the setting “Volume”.</extracomment>
        <translation>ミュート、消音、効果音</translation>
    </message>
    <message>
        <source>mute, silent, audio, noise</source>
        <translation>ミュート、消音、無音、効果音</translation>
    </message>
    <message>
        <source>reading time, duration, messages, bubbles, accessibility</source>
        <translation>読む時間、表示時間、メッセージ、吹き出し、アクセシビリティ</translation>
    </message>
    <message>
        <source>reduced motion, animation, accessibility</source>
        <translation>アニメーション、視差効果、モーション、アクセシビリティ</translation>
    </message>
    <message>
        <source>screen reader, speech, blind, accessibility</source>
        <translation>スクリーンリーダー、音声、読み上げ、視覚障害、アクセシビリティ</translation>
    </message>
    <message>
        <source>sort, sorting, arrange</source>
        <extracomment>Search words, never shown, that also find the setting “Hand order”.</extracomment>
        <translation>並べ替え、ソート、整列</translation>
    </message>
    <message>
        <source>speed, delay, computer, opponents, thinking</source>
        <translation>速度、スピード、待ち時間、コンピューター、相手</translation>
    </message>
    <message>
        <source>summary, curtain, missed, last turn</source>
        <translation>あらすじ、まとめ、幕、前の手番、交代</translation>
    </message>
    <message>
        <source>switch access, scanning, single switch, accessibility</source>
        <translation>スイッチ、スイッチコントロール、スキャン、走査、アクセシビリティ</translation>
    </message>
    <message>
        <source>switch access, scanning, speed, accessibility</source>
        <translation>スイッチ、スキャン、走査、速さ、アクセシビリティ</translation>
    </message>
    <message>
        <source>table top, background, mood, night, dark mode, colours, colors</source>
        <translation>テーブル、卓、背景、雰囲気、夜、ダークモード、色</translation>
    </message>
    <message>
        <source>talk, chat, emotes, faces, expressions, company, quiet</source>
        <translation>会話、おしゃべり、吹き出し、表情、顔、仲間、静か</translation>
    </message>
    <message>
        <source>trophies, medals, badges, rewards, goals</source>
        <translation>じっせき、トロフィー、メダル、バッジ、ごほうび、目標</translation>
    </message>
    <message>
        <source>zoom, scale, numbers, accessibility</source>
        <translation>拡大、縮小、数字、アクセシビリティ</translation>
    </message>
    <message>
        <source>{name} is playing. Settings in {name}’s profile change for {name} only.</source>
        <extracomment>Line over the settings while somebody plays by a profile; {name} is that person.</extracomment>
        <translation>いま遊んでいるのは{name}です。プロフィールにある設定は、{name}の分だけが変わります。</translation>
    </message>
    <message>
        <source>“Reduced” skips all movement, whatever the card speed.</source>
        <translation>「控えめ」にすると、カードの速さの設定にかかわらず、動きを省きます。</translation>
    </message>
</context>
<context>
    <name>share</name>
    <message>
        <source>Code copied to the clipboard.</source>
        <translation>共有コードをコピーしました。</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <extracomment>End of a line of text to share; {code} is such as 0017-B0KH-5XBW.</extracomment>
        <translation>コード {code}</translation>
    </message>
    <message>
        <source>Copy as a line of text</source>
        <translation>1行のテキストをコピー</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <extracomment>Button: the share code goes to the clipboard.</extracomment>
        <translation>コードをコピー</translation>
    </message>
    <message>
        <source>Copy the picture</source>
        <extracomment>Button: a small picture goes to the clipboard.</extracomment>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Group {group} of this code is wrong: “{text}”. Compare it with the original.</source>
        <extracomment>Notice after a wrong share code, whose groups have four characters; {group} counts them from 1, {text} is the group.</extracomment>
        <translation>コードの{group}組目「{text}」がまちがっています。元のコードと見比べてください。</translation>
    </message>
    <message>
        <source>Groups {groups} of this code are wrong. Compare them with the original.</source>
        <extracomment>Notice after a wrong share code; {groups} are two numbers of groups, separated by a comma.</extracomment>
        <translation>コードの{groups}組目がまちがっています。元のコードと見比べてください。</translation>
    </message>
    <message>
        <source>House rules don’t fit into a code. Save the record instead.</source>
        <translation>ハウスルールを使った対戦はコードにできません。代わりに対戦記録を保存してください。</translation>
    </message>
    <message>
        <source>Picture copied to the clipboard.</source>
        <translation>画像をコピーしました。</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <extracomment>Kind of file in a file dialog.</extracomment>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>名前を付けて画像を保存</translation>
    </message>
    <message>
        <source>Save the picture…</source>
        <extracomment>Button: asks where to save a small picture.</extracomment>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Share code</source>
        <extracomment>Accessible name of a code such as 0017-B0KH-5XBW.</extracomment>
        <translation>共有コード</translation>
    </message>
    <message>
        <source>Share with others</source>
        <extracomment>Title of the dialog that shares a deal.</extracomment>
        <translation>共有</translation>
    </message>
    <message>
        <source>Share {title}…</source>
        <extracomment>Tip of a button on the page of daily deals; {title} is a game or puzzle.</extracomment>
        <translation>{title}を共有…</translation>
    </message>
    <message>
        <source>Text copied to the clipboard.</source>
        <translation>テキストをコピーしました。</translation>
    </message>
    <message>
        <source>This code is from a newer version of Card Table. Update the program to use it.</source>
        <translation>新しいバージョンのカードテーブルで作られたコードです。プログラムを更新してから使ってください。</translation>
    </message>
    <message>
        <source>This deal doesn’t fit into a code. Save the record instead.</source>
        <translation>この配札はコードにできません。代わりに対戦記録を保存してください。</translation>
    </message>
    <message>
        <source>This is the shared deal, no. {number}. Check the seats, then start the match.</source>
        <extracomment>Notice over the set-up after a share code; {number} is the number of the deals.</extracomment>
        <translation>共有された配札（番号{number}）です。席を確認して、対戦をはじめてください。</translation>
    </message>
    <message>
        <source>This isn’t a complete share code. Compare it with the original.</source>
        <translation>共有コードとして読めません。元のコードと見比べてください。</translation>
    </message>
    <message>
        <source>This puzzle is from another version of Card Table. To try it, you and the sender need the same version.</source>
        <translation>このパズルは、別のバージョンのカードテーブルのものです。同じバージョンどうしなら遊べます。</translation>
    </message>
    <message>
        <source>This puzzle isn’t in the program any more: another one has taken its place since the code was made.</source>
        <translation>このパズルは、もうありません。コードが作られたあと、別のパズルに入れ替わりました。</translation>
    </message>
    <message>
        <source>To play the same deal, paste the code on the start screen or enter it as the deal number.</source>
        <translation>スタート画面か配札番号の欄にこのコードを貼り付けると、同じ配札やパズルで遊べます。</translation>
    </message>
    <message>
        <source>“{character}” never appears in a code. Check group {group}.</source>
        <extracomment>Notice after a wrong share code; {character} is a letter or sign, {group} counts groups of four from 1.</extracomment>
        <translation>コードに「{character}」は使われません。{group}組目を確かめてください。</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>Part of “you and 3 bots (Normal)”; %n is how many bots play.</extracomment>
        <translation>
            <numerusform>ボット%n体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opponent(s)</source>
        <extracomment>Entry of a list on the set-up page of somebody who plays alone against bots: %n is how many there are.</extracomment>
        <translation>
            <numerusform>相手%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>Part of “2 people and 1 bot (Normal)”; %n is how many people share the computer.</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On the tile of a game for exactly one number of players, which is %n.</extracomment>
        <translation>
            <numerusform>%n人</numerusform>
        </translation>
    </message>
    <message>
        <source>+ Add seat</source>
        <extracomment>Quiet button below the list of seats, where a match is set up: adds one more player.</extracomment>
        <translation>＋ 席を増やす</translation>
    </message>
    <message>
        <source>A bot sits here</source>
        <extracomment>Entry of the menu at a person’s portrait on the set-up page.</extracomment>
        <translation>ボットにする</translation>
    </message>
    <message>
        <source>A person sits here</source>
        <extracomment>Entry of the menu at a bot’s portrait on the set-up page.</extracomment>
        <translation>人が遊ぶ</translation>
    </message>
    <message>
        <source>Achievements</source>
        <extracomment>Word below an icon on the start screen: opens the page with all achievements.</extracomment>
        <translation>実績</translation>
    </message>
    <message>
        <source>Around the table</source>
        <extracomment>Heading over the portraits of the players on the set-up page.</extracomment>
        <translation>遊ぶ人</translation>
    </message>
    <message>
        <source>At a real table</source>
        <extracomment>Word below an icon of the start screen: opens the page of the score pads, whose title is 「本物のカードで」; short.</extracomment>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button at the lower left of the set-up page: returns to the start screen.</extracomment>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Begin here: learn {game}</source>
        <extracomment>Button on the start screen for somebody who has neither played nor learnt: opens the first lesson of {game}, a game’s title.</extracomment>
        <translation>まずはここから：{game}を学ぶ</translation>
    </message>
    <message>
        <source>Bot</source>
        <extracomment>Right half of a switch beside each seat: the computer plays there. The left half is “Human”.</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Bot level, seat {number}</source>
        <extracomment>Accessible name of the list of levels beside a bot’s name; {number} counts seats from 1.</extracomment>
        <translation>席{number}のボットの強さ</translation>
    </message>
    <message>
        <source>Card Table</source>
        <extracomment>Large title of the start screen: the name of the program.</extracomment>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Change to {level}</source>
        <extracomment>Button beside the proposal of another level: {level} is it, such as “Hard”.</extracomment>
        <translation>「{level}」にする</translation>
    </message>
    <message>
        <source>Changed options: {options}</source>
        <extracomment>Note on the set-up page while the details are hidden; {options} lists the titles of the options that differ from their defaults.</extracomment>
        <translation>標準と違うオプション：{options}</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <extracomment>Button in the panel “House rules”: opens a file dialog to choose a file with other rules.</extracomment>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Choose house rules</source>
        <extracomment>Title of the file dialog in which a house rules file is opened.</extracomment>
        <translation>ハウスルールを選ぶ</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>Button on the card of an unfinished match on the start screen: opens the match.</extracomment>
        <translation>つづける</translation>
    </message>
    <message>
        <source>Continue learning {game}</source>
        <extracomment>Button on the start screen for somebody who has solved lessons of {game}, a game’s title, but hasn’t played a match: opens the next lesson.</extracomment>
        <translation>{game}のつづきを学ぶ</translation>
    </message>
    <message>
        <source>Daily</source>
        <extracomment>Word below an icon on the start screen: opens the daily deals and the puzzle. The menu entry’s text must contain it.</extracomment>
        <translation>日替わり</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>Heading and accessible name of a field on the set-up page: a number that fixes how cards are dealt.</extracomment>
        <translation>配札番号</translation>
    </message>
    <message>
        <source>Decrease</source>
        <extracomment>Accessible name of the − button beside a number on the set-up page.</extracomment>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <extracomment>Tip of the × button on a saved match of the start screen.</extracomment>
        <translation>この対戦を削除</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <extracomment>First entry of the list “Who starts” in the set-up; the others are the players’ names.</extracomment>
        <translation>くじで決める</translation>
    </message>
    <message>
        <source>Enter a whole number as the deal number, or leave the field empty.</source>
        <translation>配札番号には整数を入力するか、空欄にしてください。</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <extracomment>Heading over saved matches on the start screen that can be watched again.</extracomment>
        <translation>終わった対戦</translation>
    </message>
    <message>
        <source>For {players}. Play goes from top to bottom.</source>
        <extracomment>Note below the heading “Seats”; {players} is “3–6 players” or the like.</extracomment>
        <translation>{players}で遊びます。手番は上から下へ回ります。</translation>
    </message>
    <message>
        <source>For {players}. Play goes from top to bottom. To play alone, remove the other seats.</source>
        <extracomment>Note below the heading “Seats” of a game that has a solo variant; {players} is “1–4 players” or the like.</extracomment>
        <translation>{players}で遊びます。手番は上から下へ回ります。ひとりで遊ぶときは、ほかの席を削除してください。</translation>
    </message>
    <message>
        <source>From a file: {name}</source>
        <extracomment>Choice in the panel “House rules” beside “House 1: …” and “House 2: …”; {name} is the name that the chosen file gives its rules.</extracomment>
        <translation>ファイル：{name}</translation>
    </message>
    <message>
        <source>Give a head start</source>
        <extracomment>Button beside the proposal to give a player a head start.</extracomment>
        <translation>ハンデを付ける</translation>
    </message>
    <message>
        <source>Guest</source>
        <extracomment>First entry of the list of profiles at a seat: a person who plays without one.</extracomment>
        <translation>ゲスト</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>Heading of a panel on the set-up page of games whose house rules can be replaced.</extracomment>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>House rules (*.{suffix})</source>
        <extracomment>Kind of file in a file dialog; {suffix} is the ending of file names, such as toml.</extracomment>
        <translation>ハウスルール (*.{suffix})</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>Left half of a switch beside each seat: a person plays there.</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>In progress</source>
        <extracomment>Heading over unfinished matches on the start screen; each has a button “Continue”.</extracomment>
        <translation>途中の対戦</translation>
    </message>
    <message>
        <source>Increase</source>
        <extracomment>Accessible name of the + button beside a number on the set-up page.</extracomment>
        <translation>増やす</translation>
    </message>
    <message>
        <source>Japanese card games to play against bots or with friends</source>
        <extracomment>Motto beside the program’s name on the start screen; may be cut where the window is narrow.</extracomment>
        <translation>日本生まれのカードゲームを、ボットと、友だちと</translation>
    </message>
    <message>
        <source>Last match: {seats}</source>
        <extracomment>Second line of the tip on a game’s rematch button; {seats} is “you and 3 bots (Normal)”.</extracomment>
        <translation>前回：{seats}</translation>
    </message>
    <message>
        <source>Less</source>
        <extracomment>Button on the set-up page, after “More” was pressed: hides the details again.</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Button beside “Read the rules” on the set-up of a match: opens the lessons of this game.</extracomment>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Level of all bots</source>
        <translation>すべてのボットの強さ</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>Word below an icon on the start screen: opens the window with all finished matches.</extracomment>
        <translation>ライブラリー</translation>
    </message>
    <message>
        <source>Lower the head start</source>
        <extracomment>Button beside the proposal to give a player less of a head start.</extracomment>
        <translation>ハンデを減らす</translation>
    </message>
    <message>
        <source>Manage profiles…</source>
        <extracomment>Last entry of the list of profiles at a seat: opens the profiles dialog.</extracomment>
        <translation>プロフィールを編集…</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>Button on the set-up page below the portraits of the players: shows order, names, options and all else.</extracomment>
        <translation>くわしく</translation>
    </message>
    <message>
        <source>Move down</source>
        <extracomment>Tip of the ∨ button beside a seat: the player changes places with the next one.</extracomment>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Move up</source>
        <extracomment>Tip of the ∧ button beside a seat: the player changes places with the one above.</extracomment>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Name, seat {number}</source>
        <extracomment>Accessible name of the text field for a player’s name; {number} counts seats from 1.</extracomment>
        <translation>席{number}の名前</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Heading over all games on a narrow start screen, between unfinished and finished matches.</extracomment>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>New profile…</source>
        <extracomment>Entry of the list of profiles at a seat: makes one and opens it.</extracomment>
        <translation>新しいプロフィール…</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <extracomment>Tip of the cross that declines a proposal in the set-up.</extracomment>
        <translation>いまはしない</translation>
    </message>
    <message>
        <source>Number of bots</source>
        <extracomment>Accessible name of the list of how many bots play, on the set-up page.</extracomment>
        <translation>ボットの数</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>Heading of the panel with the game’s options on the set-up page.</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Play alone</source>
        <extracomment>Button on the set-up page of a game that has a solo variant: starts a match without anybody else.</extracomment>
        <translation>ひとりで遊ぶ</translation>
    </message>
    <message>
        <source>Press {key} to choose this game</source>
        <extracomment>Tip of a game’s tile on the start screen; {key} is a key such as 3.</extracomment>
        <translation>{key}キーでこのゲームを選べます</translation>
    </message>
    <message>
        <source>Profile, seat {number}</source>
        <extracomment>The list of profiles at a seat, read out; {number} is the seat’s.</extracomment>
        <translation>プロフィール（席{number}）</translation>
    </message>
    <message>
        <source>Profiles</source>
        <extracomment>Word below an icon on the start screen: opens the profiles.</extracomment>
        <translation>プロフィール</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <extracomment>Button beside a game’s designer on the set-up page: opens its rules.</extracomment>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <extracomment>In the panel “House rules” while a slow disk is read; {file} is the file’s name.</extracomment>
        <translation>「{file}」を読み込んでいます…</translation>
    </message>
    <message>
        <source>Rematch with the same players and options</source>
        <extracomment>Tip of the round button on a game’s tile: starts a match as it was set up last time.</extracomment>
        <translation>前回と同じ席とオプションで再戦</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <extracomment>Tip of the × button beside a seat: the match will have one player fewer.</extracomment>
        <translation>この席を削除</translation>
    </message>
    <message>
        <source>Save built-in rules…</source>
        <extracomment>Button in the panel “House rules”: saves the program’s own rules to a file, to be changed by the player.</extracomment>
        <translation>標準ルールを書き出す…</translation>
    </message>
    <message>
        <source>Save the built-in house rules</source>
        <extracomment>Title of the file dialog that saves the program’s own house rules to a file.</extracomment>
        <translation>標準のハウスルールを書き出す</translation>
    </message>
    <message>
        <source>Seat order, names, options, house rules, deal number</source>
        <translation>席の順番、名前、オプション、ハウスルール、配札の番号</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>Accessible name of the round badge before a seat; {number} counts seats from 1.</extracomment>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>Heading of the panel on the set-up page where players and bots are chosen.</extracomment>
        <translation>席</translation>
    </message>
    <message>
        <source>Seats other characters, each of whom plays differently.</source>
        <translation>遊び方の違う、ほかのキャラクターに入れ替えます。</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>Word below an icon on the start screen: opens the settings.</extracomment>
        <translation>設定</translation>
    </message>
    <message>
        <source>Show all</source>
        <extracomment>Button beside the heading of saved matches that don’t all fit: opens a list of all.</extracomment>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>Quiet button at the first start: the player doesn’t say who plays, and is never asked again.</extracomment>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Start match</source>
        <extracomment>Main button at the lower right of the set-up page.</extracomment>
        <translation>対戦をはじめる</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Word below an icon on the start screen: opens the statistics.</extracomment>
        <translation>統計</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <extracomment>Quiet button on the set-up page beside the level of the bots: seats other characters.</extracomment>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>That’s me</source>
        <extracomment>Button at the first start that takes name and face.</extracomment>
        <translation>決定</translation>
    </message>
    <message>
        <source>The name comes from the profile. You can change it there.</source>
        <translation>プロフィールの名前です。プロフィールの画面で変えられます。</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. Leave the field empty for a random deal. You can paste a share code here, too.</source>
        <translation>同じ番号なら、同じカードが配られます。空欄ならランダムです。共有コードも貼り付けられます。</translation>
    </message>
    <message>
        <source>This game can’t have fewer players.</source>
        <translation>このゲームは、これより少ない人数では遊べません。</translation>
    </message>
    <message>
        <source>This game can’t have more players.</source>
        <translation>このゲームは、これより多い人数では遊べません。</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <extracomment>Tip of the disabled button “Continue” on a saved match.</extracomment>
        <translation>この対戦は別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>To play by your own rules, save the built-in ones to a file, edit the file, then choose it here.</source>
        <translation>自分のルールで遊ぶには、標準ルールを書き出して編集し、ここでそのファイルを選んでください。</translation>
    </message>
    <message>
        <source>Two players are called {name}. Please change one of the names.</source>
        <extracomment>Why a match can’t start, beside the disabled button; {name} is the name that two people have.</extracomment>
        <translation>「{name}」という名前がふたつあります。どちらかを変えてください。</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <extracomment>Why the button “That’s me” can’t be pressed yet.</extracomment>
        <translation>まず名前を入力してください。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button beside “Kobayakawa deleted” on the start screen: brings the match back.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Watch</source>
        <extracomment>Button on the card of a finished match on the start screen: replays the match.</extracomment>
        <translation>再生する</translation>
    </message>
    <message>
        <source>Watch the bots</source>
        <extracomment>Main button of the set-up page while only bots have seats.</extracomment>
        <translation>ボットの対戦を見る</translation>
    </message>
    <message>
        <source>Who starts</source>
        <extracomment>Title of a list in the set-up: by lot, or one of the players, who has the first turn of the match.</extracomment>
        <translation>だれからはじめるか</translation>
    </message>
    <message>
        <source>Who’s playing?</source>
        <extracomment>Question on the start screen at the first start, before fields for a name and a face.</extracomment>
        <translation>お名前は？</translation>
    </message>
    <message>
        <source>With a head start, {leader} has won {wins} of your last {matches} matches. Lower the head start to {number}?</source>
        <extracomment>A proposal in the set-up: {leader} is who has won most although that player is ahead when matches begin, {wins} and {matches} are numbers, {number} is what that player would have ahead.</extracomment>
        <translation>最近の{matches}戦で、ハンデの付いた{leader}が{wins}回勝っています。ハンデを{number}に減らしますか？</translation>
    </message>
    <message>
        <source>You can still make a profile later, under “Profiles”.</source>
        <translation>プロフィールは、あとから「プロフィール」でも作れます。</translation>
    </message>
    <message>
        <source>Your face</source>
        <extracomment>What is chosen among pictures of animals at the first start; accessible names read “Your face: Fox”.</extracomment>
        <translation>顔</translation>
    </message>
    <message>
        <source>Your name</source>
        <extracomment>In the empty field for the name at the first start, and its accessible name.</extracomment>
        <translation>名前</translation>
    </message>
    <message>
        <source>You’ve won {wins} of your last {matches} matches against {level} bots. Try {other}?</source>
        <extracomment>A proposal in the set-up: {wins} and {matches} are numbers, {level} and {other} are bot levels, such as “Normal”.</extracomment>
        <translation>「{level}」のボットとの最近{matches}戦で、{wins}回勝っています。「{other}」を試しますか？</translation>
    </message>
    <message>
        <source>about {number} min</source>
        <extracomment>On a game’s tile: how long a match takes; {number} is in minutes.</extracomment>
        <translation>約{number}分</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>Grey text in the empty field “Deal number”.</extracomment>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <extracomment>On a saved match: when it was last played; {time} is the time of day.</extracomment>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <extracomment>On a saved match that was played the day before; {time} is the time of day.</extracomment>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>First part of “you and 3 bots (Normal)”: the only person in a match.</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <source>{button}, seat {number}</source>
        <extracomment>Name of a button for screen readers: {button} is what it says, {number} the seat it belongs to, counted from 1.</extracomment>
        <translation>{button}（席{number}）</translation>
    </message>
    <message>
        <source>{copies} cards</source>
        <extracomment>In the table of cards in the panel “House rules”, beside one card such as “Severance”; {copies} is %n is how many there are.</extracomment>
        <translation>{copies}枚</translation>
    </message>
    <message>
        <source>{copies} cards each</source>
        <extracomment>In the table of cards in the panel “House rules”, beside several cards such as “5 · 10 · 15”; {copies} is how many there are of each.</extracomment>
        <translation>各{copies}枚</translation>
    </message>
    <message>
        <source>{leader} has won {wins} of your last {matches} matches. Give {seat} a head start of {number}?</source>
        <extracomment>A proposal in the set-up: {leader} is who has won most, {wins} and {matches} are numbers, {seat} is who has won least, {number} what that player would have ahead.</extracomment>
        <translation>最近の{matches}戦で、{leader}が{wins}回勝っています。{seat}にハンデ{number}を付けますか？</translation>
    </message>
    <message>
        <source>{least}–{most} min</source>
        <extracomment>On a game’s tile: how long a match takes, from {least} to {most} minutes.</extracomment>
        <translation>{least}〜{most}分</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <extracomment>On a game’s tile: how many can play, from {least} to {most}.</extracomment>
        <translation>{least}〜{most}人</translation>
    </message>
    <message>
        <source>{level}: {character}</source>
        <extracomment>Line under the seats of a new match for each level of bots: {level} is its name, {character} a sentence about it.</extracomment>
        <translation>{level}：{character}</translation>
    </message>
    <message>
        <source>{name}, seat {number}</source>
        <extracomment>Accessible name of a portrait on the set-up page; {name} is the player’s, {number} counts seats from 1.</extracomment>
        <translation>席{number}、{name}</translation>
    </message>
    <message>
        <source>{seats} ({levels})</source>
        <extracomment>Who played last: {seats} is “you and 3 bots”, {levels} the bots’ levels, such as “Easy and Normal”.</extracomment>
        <translation>{seats}（{levels}）</translation>
    </message>
    <message>
        <source>{seat} has a head start of {number}.</source>
        <extracomment>In the set-up and the match details: {seat} is a player, {number} what that player has ahead when the match begins.</extracomment>
        <translation>{seat}はハンデ{number}ではじめます。</translation>
    </message>
    <message>
        <source>{title} deleted</source>
        <extracomment>In place of a saved match that was just deleted, beside “Undo”; {title} is the game’s title.</extracomment>
        <translation>「{title}」を削除しました</translation>
    </message>
    <message>
        <source>{value} (default)</source>
        <extracomment>Entry of a list of an option’s values; {value} is the one that applies unless the player chooses.</extracomment>
        <translation>{value}（標準）</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>95%</source>
        <extracomment>Heading of a column: the 95% confidence interval of the share won, such as 18–33%.</extracomment>
        <translation>95%区間</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>Heading of a column: who else played in a match.</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Ahead</source>
        <extracomment>Heading of a column: how often the player came before this opponent, whoever won.</extracomment>
        <translation>上の順位</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>First entry of each list above the statistics: nothing is filtered out.</extracomment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Behind</source>
        <extracomment>Heading of a column: how often the opponent came before the player.</extracomment>
        <translation>下の順位</translation>
    </message>
    <message>
        <source>Bots</source>
        <extracomment>In a list of who played in a match: bots without a name.</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>By chance</source>
        <extracomment>Heading of a column: the share that a player wins who wins as often as all others, such as 25% of four.</extracomment>
        <translation>運だけなら</translation>
    </message>
    <message>
        <source>Card Table needs SQLite 3.36 or later for this, and this system has an earlier version.</source>
        <translation>SQLite 3.36以降が必要ですが、このシステムのものはそれより古い版です。</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <extracomment>Button on the empty page of the statistics: leads to the start screen.</extracomment>
        <translation>ゲームを選ぶ</translation>
    </message>
    <message>
        <source>Counted separately</source>
        <extracomment>Entry of the list “Kind of match”: with hints, undo, a chosen deal or the like.</extracomment>
        <translation>別集計の対戦</translation>
    </message>
    <message>
        <source>Day</source>
        <extracomment>Heading of a column with dates.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>Decisions</source>
        <extracomment>View of the statistics and heading of a column: the decisions that a review has judged; 判断の一覧 where they are listed.</extracomment>
        <translation>判断</translation>
    </message>
    <message>
        <source>Each dot is a reviewed match: how much of the chance of winning was given away per decision on average. The line is the average of the last ten. Lower is better.</source>
        <translation>丸は、振り返りをした対戦です。1回の判断で失った勝率の平均を示します。線は、直近10戦の平均です。低いほどよい判断です。</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>Button that answers “Erase all statistics?”.</extracomment>
        <translation>消去する</translation>
    </message>
    <message>
        <source>Erase all statistics?</source>
        <extracomment>Title and heading of a question; the answers are “Erase” and “Cancel”.</extracomment>
        <translation>統計をすべて消去しますか？</translation>
    </message>
    <message>
        <source>Erase statistics…</source>
        <extracomment>Button below the statistics; a question follows.</extracomment>
        <translation>統計を消去…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <extracomment>Button below the statistics: writes a table for spreadsheets.</extracomment>
        <translation>CSVに書き出す…</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <extracomment>Title of the file dialog in which that table is saved.</extracomment>
        <translation>統計の書き出し</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Caption of a list above the statistics and heading of a column; ゲーム elsewhere, too.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>Button that shows the shares by game.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Given away</source>
        <extracomment>Heading of a column: how much of the chance to win a decision gave away on average, such as 1.4%; 失った分 in a review.</extracomment>
        <translation>失った勝率</translation>
    </message>
    <message>
        <source>Head to head</source>
        <extracomment>Button that shows how a person has fared against each opponent.</extracomment>
        <translation>直接対決</translation>
    </message>
    <message>
        <source>Kind of match</source>
        <extracomment>Caption of a list above the statistics: all, those without hints, undo and the like, or those with them.</extracomment>
        <translation>対戦の種類</translation>
    </message>
    <message>
        <source>Last 10</source>
        <extracomment>Heading of a column: the same figure for the last ten matches.</extracomment>
        <translation>直近10戦</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column: how many matches.</extracomment>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Mixed</source>
        <extracomment>Kind of rivals: bots of several levels, or bots and people.</extracomment>
        <translation>混合</translation>
    </message>
    <message>
        <source>No finished matches yet</source>
        <translation>終わった対戦はまだありません</translation>
    </message>
    <message>
        <source>No match like this has been reviewed yet. Press “Review” when a match is over, and you’ll see here how much your decisions gave away.</source>
        <translation>この条件で、振り返りをした対戦はまだありません。対戦が終わったときに「振り返り」を押すと、判断で失った勝率がここに表示されます。</translation>
    </message>
    <message>
        <source>No match like this yet. Choose something else above.</source>
        <translation>この条件の対戦はまだありません。上の条件を変えてください。</translation>
    </message>
    <message>
        <source>No name</source>
        <extracomment>In place of a person’s name in the statistics, if the seat had none.</extracomment>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>None of these matches had opponents.</source>
        <translation>この条件では、相手のいる対戦がまだありません。</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>Heading of a column: with whom somebody has played.</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Opponents</source>
        <extracomment>Caption of a list above the statistics, heading of a column and button: the level of the bots, or other people.</extracomment>
        <translation>相手</translation>
    </message>
    <message>
        <source>Ordinary</source>
        <extracomment>Entry of the list “Kind of match”: without hints, undo, a chosen deal and the like.</extracomment>
        <translation>ふつうの対戦</translation>
    </message>
    <message>
        <source>Other bots</source>
        <extracomment>In a list of opponents: all bots that were nobody of the cast, taken together.</extracomment>
        <translation>そのほかのボット</translation>
    </message>
    <message>
        <source>Over time</source>
        <extracomment>Button that shows how the share of matches won has changed.</extracomment>
        <translation>推移</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Button that shows the shares by person; also a kind of rivals: people only.</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>Caption of a list above the statistics and heading of a column: whose results.</extracomment>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: “2nd of 4”.</extracomment>
        <translation>順位</translation>
    </message>
    <message>
        <source>Play a match to its end, and your results appear here.</source>
        <translation>対戦を最後まで遊ぶと、ここに結果が出ます。</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Caption of a list above the statistics, heading of a column and button: the number of players.</extracomment>
        <translation>人数</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points in a match.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Solo</source>
        <extracomment>Kind of rivals: none, a game for one.</extracomment>
        <translation>ひとり用</translation>
    </message>
    <message>
        <source>Statistics</source>
        <extracomment>Title of the window with the statistics.</extracomment>
        <translation>統計</translation>
    </message>
    <message>
        <source>Tables (*.{suffix})</source>
        <extracomment>Kind of file in a file dialog; {suffix} is csv.</extracomment>
        <translation>表 (*.{suffix})</translation>
    </message>
    <message>
        <source>The 95% interval shows how far luck may have moved your share: more matches make it narrower. The dashed line is what you’d win by chance. A match counts once, as it first ended. Matches with undo, hints, a chosen deal and the like are counted separately.</source>
        <translation>95%区間は、運で勝率がどれくらい動いたかの目安です。対戦を重ねるほど狭くなります。点線は運だけで勝つ割合です。対戦は、最初に終わったときの結果で1回だけ数えます。「元に戻す」やヒントを使った対戦、配札を自分で選んだ対戦などは、別に集計します。</translation>
    </message>
    <message>
        <source>The file has changed since Card Table saved it.</source>
        <translation>カードテーブルが保存した内容ではありません。</translation>
    </message>
    <message>
        <source>The left part of the bar shows the matches finished ahead of the opponent, the right part those finished behind. All matches count. Choose a game above to see only that one.</source>
        <translation>帯の左側は相手より上の順位だった回数、右側は下の順位だった回数です。すべての対戦を数えます。上でゲームを選ぶと、そのゲームだけの成績がわかります。</translation>
    </message>
    <message numerus="yes">
        <source>The results of %n match(es) will be gone for good. The matches themselves stay in the library.</source>
        <extracomment>Below “Erase all statistics?”; %n is how many matches were counted.</extracomment>
        <translation>
            <numerusform>消去すると、対戦%n件の結果は元に戻せません。対戦そのものはライブラリーに残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of a match contradict each other.</source>
        <translation>対戦の結果が互いに食い違っています。</translation>
    </message>
    <message>
        <source>The statistics can’t be read or written right now. {reason}</source>
        <extracomment>In the windows with the statistics and the library, while another program has the file; {reason} is a sentence.</extracomment>
        <translation>いまは統計を読み書きできません。{reason}</translation>
    </message>
    <message>
        <source>Their wins</source>
        <extracomment>Heading of a column: how many of the matches the opponent won.</extracomment>
        <translation>相手の勝ち</translation>
    </message>
    <message numerus="yes">
        <source>These are the results of %n people together. Choose a person above to see only that person’s.</source>
        <extracomment>In place of a sentence about one person’s share; %n is the number of people, two or more.</extracomment>
        <translation>
            <numerusform>%n人の成績の合計です。上で人を選ぶと、その人の成績がわかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Up to</source>
        <extracomment>Heading of a column with dates: the share of all matches up to that day.</extracomment>
        <translation>日付</translation>
    </message>
    <message>
        <source>What to show</source>
        <extracomment>For screen readers: the choice of “Over time”, “Games”, “Decisions” and so on.</extracomment>
        <translation>表示する内容</translation>
    </message>
    <message>
        <source>What your decisions gave away</source>
        <translation>判断で失った勝率</translation>
    </message>
    <message>
        <source>Wins</source>
        <extracomment>Heading of a column: how many matches were won; 勝ち elsewhere, too.</extracomment>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>With</source>
        <extracomment>Heading of a column: hints, undo or what else sets a match apart.</extracomment>
        <translation>条件</translation>
    </message>
    <message>
        <source>With {mark}</source>
        <extracomment>Entry of the list “Kind of match”; {mark} is “hints”, “a chosen deal” …</extracomment>
        <translation>{mark}あり</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column: the share of matches won, in percent.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>a chosen deal</source>
        <extracomment>As “hints” there: the deal was chosen by its number, a code or a record.</extracomment>
        <translation>配札の指定</translation>
    </message>
    <message>
        <source>a head start</source>
        <extracomment>As “hints” there: somebody had points ahead when the match began.</extracomment>
        <translation>ハンデ</translation>
    </message>
    <message>
        <source>a start from a replay</source>
        <extracomment>As “hints” there: the match was played on from the middle of a recorded one.</extracomment>
        <translation>再生の途中からの開始</translation>
    </message>
    <message>
        <source>against easy bots</source>
        <extracomment>The same: bots of the level Easy.</extracomment>
        <translation>「やさしい」のボットとの</translation>
    </message>
    <message>
        <source>against expert bots</source>
        <extracomment>The same: bots of the level Expert.</extracomment>
        <translation>「たつじん」のボットとの</translation>
    </message>
    <message>
        <source>against hard bots</source>
        <extracomment>The same: bots of the level Hard.</extracomment>
        <translation>「つよい」のボットとの</translation>
    </message>
    <message>
        <source>against normal bots</source>
        <extracomment>The same: bots of the level Normal.</extracomment>
        <translation>「ふつう」のボットとの</translation>
    </message>
    <message>
        <source>against people</source>
        <extracomment>The same: nobody but people.</extracomment>
        <translation>人との</translation>
    </message>
    <message>
        <source>against random bots</source>
        <extracomment>Follows “You win about one match in three” or “You have won 1 of 3 matches”: bots of the level Random.</extracomment>
        <translation>「きまぐれ」のボットとの</translation>
    </message>
    <message>
        <source>at the table</source>
        <extracomment>Below a time such as “18 h 51 min”: how long all matches took together.</extracomment>
        <translation>遊んだ時間</translation>
    </message>
    <message>
        <source>best score</source>
        <extracomment>Below the best score in a game.</extracomment>
        <translation>最高得点</translation>
    </message>
    <message>
        <source>best score ({house}); {others}</source>
        <extracomment>Caption below the best score in GODAN, if it was played by several house rules; {house} is “House 2”, {others} such as “House 1: 310”.</extracomment>
        <translation>最高得点（{house}）、{others}</translation>
    </message>
    <message>
        <source>best score: choose a game</source>
        <extracomment>Below a dash: the best score can be told only of one game.</extracomment>
        <translation>最高得点（ゲームを選択）</translation>
    </message>
    <message>
        <source>changed seats</source>
        <extracomment>As “hints” there: somebody left or joined during the match.</extracomment>
        <translation>席の交代</translation>
    </message>
    <message>
        <source>default options</source>
        <extracomment>In the caption of best scores by different rules: those of matches whose options are as usual; in mid-sentence.</extracomment>
        <translation>標準のオプション</translation>
    </message>
    <message>
        <source>equally good players would each win {part}</source>
        <extracomment>End of a sentence; {part} is “one in four” or 27%; at tables of several sizes.</extracomment>
        <translation>全員が互角なら{part}です</translation>
    </message>
    <message>
        <source>hints</source>
        <extracomment>What some matches had that sets them apart; follows “with”, in a list with commas: “won, with hints, undo”.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>one match in {whole}</source>
        <extracomment>Follows “You win about”; {whole} is a number word from two to ten.</extracomment>
        <translation>{whole}回に1回</translation>
    </message>
    <message>
        <source>other house rules</source>
        <extracomment>In place of “House 2” in the caption below the best score: house rules of a player’s own.</extracomment>
        <translation>ほかのハウスルール</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>Below a number: how many matches.</extracomment>
        <translation>対戦</translation>
    </message>
    <message>
        <source>played, {wins} won</source>
        <extracomment>Below the number of matches; {wins} is how many of them were won, perhaps 34.5.</extracomment>
        <translation>対戦（{wins}勝）</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>As “hints” there: a turn was taken back.</extracomment>
        <translation>「元に戻す」</translation>
    </message>
    <message numerus="yes">
        <source>winning streak (best: %n)</source>
        <extracomment>Below a number: so many matches in a row were won lately, and %n at best.</extracomment>
        <translation>
            <numerusform>現在の連勝（最長%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>with {players} at the table, equally good players would each win {part}</source>
        <extracomment>End of a sentence; {players} is a number word, {part} “one in four” or 14%.</extracomment>
        <translation>{players}人全員が互角なら{part}です</translation>
    </message>
    <message>
        <source>won</source>
        <extracomment>Below a dash: the share of matches won, if there are none.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>won (counted separately)</source>
        <extracomment>Below the share of matches won, if all matches had hints, undo or the like.</extracomment>
        <translation>勝率（別集計）</translation>
    </message>
    <message>
        <source>won (separately: {wins} of {matches})</source>
        <extracomment>Below the share of matches won without hints, undo and the like: of the {matches} that had some, {wins} were won, perhaps 2.5.</extracomment>
        <translation>勝率（別集計：{matches}回中{wins}勝）</translation>
    </message>
    <message>
        <source>{day}, {game}: {loss} given away per decision, {recent} in the last ten matches</source>
        <extracomment>A line of the table for screen readers: {day} is a date, {game} a title, {loss} and {recent} are shares such as 1.4%.</extracomment>
        <translation>{day}、{game}：1回の判断で平均{loss}の勝率を失いました。直近10戦では{recent}です。</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <extracomment>A time of {hours} hours and {minutes} minutes, in large print; brief.</extracomment>
        <translation>{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>{house}: {score}</source>
        <extracomment>Part of the caption below the best score: the best score by other house rules; {house} is “House 1”, {score} a number.</extracomment>
        <translation>{house}は{score}</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <extracomment>A time of {minutes} minutes, in large print; brief.</extracomment>
        <translation>{minutes}分</translation>
    </message>
    <message numerus="yes">
        <source>{opponent}: %n match(es), {ahead} ahead, {behind} behind, {wins} won, {losses} won by the opponent</source>
        <extracomment>A line of the table of opponents for screen readers: %n matches with {opponent}, who {ahead} times came after the player and {behind} times before; the player won {wins} of them, the opponent {losses}.</extracomment>
        <translation>
            <numerusform>{opponent}：対戦%n回、上の順位{ahead}回、下の順位{behind}回、勝ち{wins}回、相手の勝ち{losses}回</numerusform>
        </translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <extracomment>In the caption of best scores by different rules: {option} is an option’s title, {value} its number, as in “Rounds: 5”.</extracomment>
        <translation>{option}：{value}</translation>
    </message>
    <message>
        <source>{part} in {whole}</source>
        <extracomment>A fraction in words, “one in four”, with two number words {part} and {whole}: how often somebody wins who wins as often as all others.</extracomment>
        <translation>{whole}回に{part}回</translation>
    </message>
    <message>
        <source>{part} matches in {whole}</source>
        <extracomment>Follows “You win about”: {part} and {whole} are number words from two to ten, as in “two matches in three”.</extracomment>
        <translation>{whole}回に{part}回</translation>
    </message>
    <message>
        <source>{percent} of matches</source>
        <extracomment>Follows “You win about”; {percent} is 32%.</extracomment>
        <translation>{percent}の割合で</translation>
    </message>
    <message>
        <source>{person} – {opponent}</source>
        <extracomment>Two names: {person} is whose figures follow, {opponent} whom they played against.</extracomment>
        <translation>{person} – {opponent}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has reached the goal in {wins} of %n solo match(es).</source>
        <extracomment>Sentence above the statistics of %n matches for one; {wins} is how many were won; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player}がひとりで目標を達成したのは、対戦%n回のうち{wins}回です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es)</source>
        <extracomment>Beginning of a sentence, which goes on with “; it’s too early to say more”; {wins} may be 2.5, %n is the number of matches; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player}は、%n回の対戦で{wins}勝です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es) {against}</source>
        <extracomment>Beginning of a sentence about one kind of rivals; {wins} may be 2.5, %n is the number of matches, {against} “against normal bots”; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player}は、{against}%n回の対戦で{wins}勝です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es), with {marks}.</source>
        <extracomment>Sentence above the statistics, where all %n matches had hints, undo and the like; {wins} of them were won, perhaps 2.5; {marks} is a list of “hints”, “undo” …; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player}は、{marks}ありの%n回の対戦で{wins}勝です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} wins about {share} {against}; {even}.</source>
        <extracomment>Sentence above the statistics of one kind of rivals; {share} is “one match in three”, {against} “against normal bots”, {even} “equally good players would each win one in four”; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>{player}は、{against}対戦では、およそ{share}勝っています。{even}。</translation>
    </message>
    <message>
        <source>{player} wins about {share}; {even}.</source>
        <extracomment>Sentence above the statistics; {share} is “one match in three”, {even} “equally good players would each win one in four”; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>{player}は、およそ{share}勝っています。{even}。</translation>
    </message>
    <message>
        <source>{rank} of {players}</source>
        <extracomment>The place in a match: {rank} is “2nd”, {players} a number.</extracomment>
        <translation>{players}人中{rank}位</translation>
    </message>
    <message>
        <source>{what} · counted separately</source>
        <extracomment>A line of a table and a bar of a plot: only matches with hints, undo and the like; {what} is a game, a kind of rivals, a number of players or a person.</extracomment>
        <translation>{what}・別集計</translation>
    </message>
    <message numerus="yes">
        <source>{what}: won {share} of %n match(es), interval {low} to {high}</source>
        <extracomment>A line of the statistics as screen readers read it; {what} is a game, a person or the like, {share} a percentage, %n the number of matches, {low} and {high} the ends of the 95% interval.</extracomment>
        <translation>
            <numerusform>{what}：%n回の対戦で勝率{share}、区間は{low}から{high}</numerusform>
        </translation>
    </message>
    <message>
        <source>{won}; that could be luck alone, since {even}.</source>
        <extracomment>Sentence above the statistics of many matches whose share may as well be an even one; {won} is “You have won 10 of 43 matches”, {even} “with four at the table, equally good players would each win one in four”.</extracomment>
        <translation>{won}。{even}。運だけでも起こる差です。</translation>
    </message>
    <message>
        <source>{won}; {even}, but it’s too early to say more.</source>
        <extracomment>Sentence above the statistics of few matches; {won} is “You have won 1 of 3 matches”, {even} “with four at the table, equally good players would each win one in four”.</extracomment>
        <translation>{won}。もう少し遊ぶと傾向が見えてきます。{even}。</translation>
    </message>
    <message>
        <source>· counted separately</source>
        <extracomment>The same below the line of the other matches of that game, rivals …</extracomment>
        <translation>・別集計</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>A match can’t have this name. Rename the file.</source>
        <translation>対戦のファイルにこの名前は使えません。ファイルの名前を変えてください。</translation>
    </message>
    <message>
        <source>An unexpected problem occurred.</source>
        <translation>予期しない問題が起きました。</translation>
    </message>
    <message>
        <source>Can’t read “{name}”, so it was set aside. {reason}</source>
        <extracomment>Said when a saved match turns out to be damaged: {name} is its file, {reason} a sentence.</extracomment>
        <translation>「{name}」を読み込めないため、別に保管しました。{reason}</translation>
    </message>
    <message>
        <source>Can’t read “{name}”. {reason}</source>
        <extracomment>Said when a damaged file could not even be moved; {name} is its name, {reason} what is wrong with it.</extracomment>
        <translation>「{name}」を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>Card Table isn’t allowed to save in the folder for matches.</source>
        <translation>対戦を保存するフォルダーへの書き込みが許可されていません。</translation>
    </message>
    <message>
        <source>The folder for matches is read-only.</source>
        <translation>対戦を保存するフォルダーは読み取り専用です。</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>この対戦は別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>This match no longer exists.</source>
        <translation>この対戦はもうありません。</translation>
    </message>
    <message>
        <source>{game} – {progress}</source>
        <extracomment>A match in the list of matches; {game} is the game’s title, {progress} a text such as “Round 2 of 4” or “Hana won”.</extracomment>
        <translation>{game}：{progress}</translation>
    </message>
    <message>
        <source>{game} – {progress}, with {names}</source>
        <extracomment>As screen readers name a match in the list: {game} is its title, {progress} how far it is, {names} all players.</extracomment>
        <translation>{game}：{progress}、プレイヤー：{names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>Result of a finished match in the list of matches; {names} are two or more players, such as “Hana and Sora”.</extracomment>
        <translation>{names}の同点優勝</translation>
    </message>
    <message>
        <source>{name} won</source>
        <extracomment>Result of a finished match in the list of matches; {name} is the winner.</extracomment>
        <translation>{name}の勝ち</translation>
    </message>
</context>
<context>
    <name>system</name>
    <message>
        <source>A file with this name already exists.</source>
        <translation>同じ名前のファイルがあります。</translation>
    </message>
    <message>
        <source>Another program is using it.</source>
        <translation>ほかのプログラムが使っています。</translation>
    </message>
    <message>
        <source>No such file or folder.</source>
        <translation>ファイルやフォルダーが見つかりません。</translation>
    </message>
    <message>
        <source>Part of the path is a file, not a folder.</source>
        <translation>パスの途中にあるのは、フォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>Reading or writing failed.</source>
        <translation>読み書きに失敗しました。</translation>
    </message>
    <message>
        <source>System error {name}.</source>
        <extracomment>Rare reason why a file can’t be used; {name} is the system’s code, such as EXDEV.</extracomment>
        <translation>システムエラー：{name}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>Why a file can’t be written, after a sentence such as “Can’t save the file.”</extracomment>
        <translation>ディスクの空きがありません。</translation>
    </message>
    <message>
        <source>The disk is read-only.</source>
        <translation>書き込みできないディスクです。</translation>
    </message>
    <message>
        <source>The disk isn’t connected.</source>
        <translation>ディスクがつながっていません。</translation>
    </message>
    <message>
        <source>The disk isn’t responding.</source>
        <translation>ディスクが応答しません。</translation>
    </message>
    <message>
        <source>The file is too large for this disk.</source>
        <translation>このディスクには大きすぎるファイルです。</translation>
    </message>
    <message>
        <source>The name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>The path has too many links.</source>
        <translation>リンクが多すぎます。</translation>
    </message>
    <message>
        <source>The system doesn’t allow this name.</source>
        <translation>この名前は使えません。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>ファイルではなく、フォルダーです。</translation>
    </message>
    <message>
        <source>Too many files are open.</source>
        <translation>開いているファイルが多すぎます。</translation>
    </message>
    <message>
        <source>You don’t have permission.</source>
        <translation>アクセスする権限がありません。</translation>
    </message>
    <message>
        <source>You’ve used up your disk quota.</source>
        <translation>ディスクの割り当て容量を使い切りました。</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>A card has been revealed since, so everyone has to agree.</source>
        <translation>そのあとに新しいカードが見えたので、全員の同意が必要です。</translation>
    </message>
    <message>
        <source>A new personal best! The old one was {score}.</source>
        <extracomment>Line on a result sheet; {score} is the player’s best score until then.</extracomment>
        <translation>自己ベスト更新！ これまでは{score}でした。</translation>
    </message>
    <message>
        <source>Achieved: {title}</source>
        <extracomment>Line on a result sheet; {title} is the name of an achievement, such as “Against the best”.</extracomment>
        <translation>達成：{title}</translation>
    </message>
    <message>
        <source>Add another {card} from your hand, and it works.</source>
        <extracomment>Answer to “Why can’t I play this?”: with one more {card} of the hand besides the picked ones, they can be used.</extracomment>
        <translation>手札から{card}をもう1枚加えれば、使えます。</translation>
    </message>
    <message>
        <source>Add {cards} from your hand, and it works.</source>
        <extracomment>Answer to “Why can’t I play this?”: with {cards} of the hand besides the picked ones, they can be used.</extracomment>
        <translation>手札から{cards:を}加えれば、使えます。</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>スタート画面に戻る</translation>
    </message>
    <message>
        <source>Bot</source>
        <extracomment>Kind of a player under the name on the table, when the bot&apos;s level isn&apos;t known.</extracomment>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Answer to a question before a costly move: don&apos;t make it.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <extracomment>Title of a card&apos;s details; {card} is what&apos;s printed on the card, such as “7”.</extracomment>
        <translation>{card}のカード</translation>
    </message>
    <message>
        <source>Click, or press any key, to go on</source>
        <extracomment>Small text below a recap; a press anywhere does the same.</extracomment>
        <translation>クリックするか、キーを押すと進みます</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of the result of a recorded match: closes it.</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>Level of a bot as one word, where a player&apos;s plate is narrow.</extracomment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Easy bot</source>
        <extracomment>Kind of a player under the name: a bot of the second level.</extracomment>
        <translation>やさしいボット</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>ラウンド終了</translation>
    </message>
    <message>
        <source>Every button works right now.</source>
        <translation>いまはすべてのボタンが使えます。</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>Level of the strongest bot as one word, on a narrow plate.</extracomment>
        <translation>たつじん</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <extracomment>Kind of a player under the name: a bot of the highest level.</extracomment>
        <translation>たつじんボット</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <extracomment>Title of the details of a card whose face the player doesn&apos;t know.</extracomment>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Face-down card {number} of {count}, {zone}</source>
        <extracomment>Read out for one of several covered cards: {number} is its place among {count} cards, {zone} where they are.</extracomment>
        <translation>裏向きのカード（{count}枚中{number}枚目）、{zone}</translation>
    </message>
    <message>
        <source>Face-down card, {zone}</source>
        <extracomment>Read out for a covered card; {zone} is where it is, such as “Hana’s hand”.</extracomment>
        <translation>裏向きのカード、{zone}</translation>
    </message>
    <message>
        <source>For “{command}” only.</source>
        <extracomment>Read out after the name of a card that can’t be played now, but swapped; {command} is what a button says, such as “Swap and pass”.</extracomment>
        <translation>「{command}」にだけ使えます。</translation>
    </message>
    <message>
        <source>Goal missed this time</source>
        <translation>今回は目標に届きませんでした</translation>
    </message>
    <message>
        <source>Goal reached!</source>
        <extracomment>Headline of the result of a solo match that was won.</extracomment>
        <translation>目標達成！</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>Title of another player&apos;s hand; in sentences it&apos;s followed by the player&apos;s name.</extracomment>
        <translation>手札</translation>
    </message>
    <message>
        <source>Hand the computer to {name}</source>
        <extracomment>Title on the curtain between the turns of two people at one computer; {name} is the next player.</extracomment>
        <translation>{name}に交代してください</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>Level of a strong bot as one word, on a narrow plate.</extracomment>
        <translation>つよい</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <extracomment>Kind of a player under the name: a bot of the fourth level.</extracomment>
        <translation>つよいボット</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <extracomment>Prompt while a hint is shown; {action} is what the button does that is the main one then.</extracomment>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>If it were your turn now, you could do that.</source>
        <translation>いまが自分の番だったら、できるところです。</translation>
    </message>
    <message>
        <source>In your hand</source>
        <extracomment>Line in a card&apos;s details: where the card is.</extracomment>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>It’s not your turn yet. Wait for {name} to play.</source>
        <extracomment>Refusal when somebody tries a card too early; {name} is the player whose turn it is.</extracomment>
        <translation>まだ自分の番ではありません。いまは{name}の番です。</translation>
    </message>
    <message>
        <source>It’s up to {name}.</source>
        <extracomment>Small text below the question whether a move may be undone; {name} is who answers.</extracomment>
        <translation>決めるのは{name}です。</translation>
    </message>
    <message>
        <source>It’s your turn.</source>
        <extracomment>Spoken answer to “Whose turn is it?”; what may be done follows.</extracomment>
        <translation>自分の番です。</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <extracomment>First sentence of the answer to “Why can’t I play this?” while {name} is to move.</extracomment>
        <translation>いまは{name}の番です。</translation>
    </message>
    <message>
        <source>I’m {name}: redo it</source>
        <extracomment>Button that agrees to a redo; {name} is the player who made the move.</extracomment>
        <translation>{name}です。やり直してかまいません</translation>
    </message>
    <message>
        <source>I’m {name}: show my hand</source>
        <extracomment>Button on the curtain: opens the hand of {name}, who now has the computer.</extracomment>
        <translation>{name}です。手札を見る</translation>
    </message>
    <message>
        <source>I’m {name}: take it back</source>
        <extracomment>Button that agrees to an undo; {name} is the player who made the move.</extracomment>
        <translation>{name}です。元に戻してかまいません</translation>
    </message>
    <message>
        <source>Known cards: {cards}</source>
        <extracomment>Read out at another player&apos;s plate; {cards} are the cards that everyone has seen go into that hand.</extracomment>
        <translation>わかっているカード：{cards}</translation>
    </message>
    <message>
        <source>Leave it as is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Leave out {cards}, and it works.</source>
        <extracomment>Answer to “Why can’t I play this?”: without {cards}, some of the picked cards, the rest can be used.</extracomment>
        <translation>{cards:を}外せば、残りは使えます。</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>ヒントを考えています…</translation>
    </message>
    <message>
        <source>More…</source>
        <extracomment>Link on a remark that has become a line in the bar since it would cover cards: shows all of it.</extracomment>
        <translation>つづきを読む</translation>
    </message>
    <message>
        <source>New match</source>
        <extracomment>Button at the end of a match: opens the set-up.</extracomment>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>Button below the result of a round: deals the next one.</extracomment>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>No points are counted in this match.</source>
        <translation>この対戦に得点はありません。</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Level of a medium bot as one word, on a narrow plate.</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Normal bot</source>
        <extracomment>Kind of a player under the name: a bot of the third level.</extracomment>
        <translation>ふつうのボット</translation>
    </message>
    <message>
        <source>Nothing has happened since the deal.</source>
        <translation>配られてから、まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Pick all of this kind ({count})</source>
        <extracomment>Button in a card&apos;s details: picks the {count} equal cards of the hand.</extracomment>
        <translation>{count}枚まとめて選ぶ</translation>
    </message>
    <message>
        <source>Pick it and press “{button}”, or drag it to “{zone}”.</source>
        <extracomment>How to use a card that isn’t picked yet; {button} is the label of a button, {zone} the title of a place.</extracomment>
        <translation>選んでから「{button}」を押すか、「{zone}」へドラッグしてください。</translation>
    </message>
    <message>
        <source>Pick it and press “{button}”.</source>
        <extracomment>How to use a card that isn’t picked yet; {button} is the label of a button.</extracomment>
        <translation>選んでから「{button}」を押してください。</translation>
    </message>
    <message>
        <source>Pick just one of them.</source>
        <translation>そのうち1枚だけを選んでください。</translation>
    </message>
    <message>
        <source>Plays the rest at once: you have no more decisions to make.</source>
        <translation>もう選ぶことがないので、残りを一気に進めます。</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of the score column where a game has no word of its own.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Press “{button}”, or drag what you’ve picked to “{zone}”.</source>
        <extracomment>How to use the picked cards; {button} is the label of a button, {zone} the title of a place.</extracomment>
        <translation>「{button}」を押すか、「{zone}」へドラッグしてください。</translation>
    </message>
    <message>
        <source>Press “{button}”.</source>
        <extracomment>How to use the picked cards; {button} is the label of a button.</extracomment>
        <translation>「{button}」を押してください。</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Level of a bot that moves at random as one word, on a narrow plate.</extracomment>
        <translation>きまぐれ</translation>
    </message>
    <message>
        <source>Random bot</source>
        <extracomment>Kind of a player under the name: a bot that moves at random.</extracomment>
        <translation>きまぐれボット</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Main, large button at the end of a match: starts another one with the same players.</extracomment>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Large button on the result sheet: find the mistakes in the match. In the window it’s the title of a panel.</extracomment>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>Heading of a round in the log and the score table; {number} counts from 1.</extracomment>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <extracomment>Link below a refusal to a paragraph of the rules; {rule} is its number, such as “GG3”.</extracomment>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Share…</source>
        <extracomment>Small button on the result sheet: share the deal with others.</extracomment>
        <translation>共有…</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>Button in the command bar when the match is over.</extracomment>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <extracomment>Title of the recap that is shown when the curtain opens.</extracomment>
        <translation>前の手番のあと</translation>
    </message>
    <message>
        <source>So far in this match</source>
        <translation>ここまでの流れ</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>Small button beside the hand: puts the cards in order by number again.</extracomment>
        <translation>並べる</translation>
    </message>
    <message>
        <source>Sort your hand by number</source>
        <translation>手札を数字順に並べる</translation>
    </message>
    <message>
        <source>That card is in {name}’s hand.</source>
        <extracomment>Answer to “Why can’t I play this?” about a card in the hand of {name}, another player.</extracomment>
        <translation>それは{name}の手札です。</translation>
    </message>
    <message>
        <source>That move revealed a card, so everyone has to agree.</source>
        <translation>この手で新しいカードが見えたので、全員の同意が必要です。</translation>
    </message>
    <message>
        <source>The latest play is your own. If nobody beats it, you lead and can play {cards}.</source>
        <extracomment>Answer to “Why can’t I play this?” while others may beat what the player has just played; {cards} are the picked cards.</extracomment>
        <translation>場にあるのは自分が出したカードです。だれも上回らなければ、次は自分から{cards:を}出せます。</translation>
    </message>
    <message>
        <source>The match has reached its maximum length and stops here.</source>
        <translation>対戦の長さが上限に達したので、ここで終わります。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Line in the command bar after a match.</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The rest is being played…</source>
        <translation>残りを進めています…</translation>
    </message>
    <message numerus="yes">
        <source>The rest was played for you: %n move(s).</source>
        <extracomment>On the result sheet after “To the end”; %n is how many moves the bots made. A sentence from the log follows.</extracomment>
        <translation>
            <numerusform>残りは自動で進みました（%n手）。</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules allow that at this moment.</source>
        <translation>この場面では、ルール上は可能です。</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Button for a player who has no decision any more in a round or match: the bots play the rest at once.</extracomment>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <extracomment>Button at the end of a match: shows it again from the start.</extracomment>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>When you lead, you can play any one of the picked cards.</source>
        <extracomment>Answer to “Why can’t I play this?” about cards that don’t go together: one could be played if there were nothing to beat.</extracomment>
        <translation>場が空のときなら、どれか1枚を出せます。</translation>
    </message>
    <message>
        <source>When you lead, you can play the picked cards of any one number.</source>
        <extracomment>Answer to “Why can’t I play this?” about cards of several numbers: all of one number could be played if there were nothing to beat.</extracomment>
        <translation>場が空のときなら、どれか1種類の数字を出せます。</translation>
    </message>
    <message>
        <source>When you lead, you can play {cards}.</source>
        <extracomment>Answer to “Why can’t I play this?”: {cards} could be played if there were nothing to beat.</extracomment>
        <translation>場が空のときなら、{cards:を}出せます。</translation>
    </message>
    <message>
        <source>Which do you mean?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>Which do you mean? To see other choices, pick more cards first.</source>
        <translation>どれにしますか？ ほかの組み合わせは、先にカードを選んでください。</translation>
    </message>
    <message>
        <source>Why this?</source>
        <extracomment>Button beside the moves while a hint is shown: it explains the hint.</extracomment>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Yes, this works right now.</source>
        <translation>はい、いま使えます。</translation>
    </message>
    <message>
        <source>You can see {seen} of the {count} copies.</source>
        <extracomment>Line in a card&apos;s details: {count} equal cards are in the game, {seen} of them open to the player.</extracomment>
        <translation>全部で{count}枚のうち、{seen}枚が見えています。</translation>
    </message>
    <message>
        <source>You can’t put that there. Try: {places}</source>
        <extracomment>Refusal of a drop; {places} are the titles of places that would take the cards, with commas.</extracomment>
        <translation>そこには置けません。置ける場所：{places}</translation>
    </message>
    <message>
        <source>You can’t use those cards together.</source>
        <translation>そのカードは、いっしょには使えません。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title above the player&apos;s own cards where a game has no other.</extracomment>
        <translation>自分の手札</translation>
    </message>
    <message>
        <source>Your hand is sorted by number.</source>
        <translation>手札を数字順に並べました。</translation>
    </message>
    <message>
        <source>Your only move is “{action}”. It’s made for you unless you press Esc.</source>
        <extracomment>Prompt when the only possible move plays itself; {action} is that move, such as “Pass”.</extracomment>
        <translation>できるのは「{action}」だけなので、自動で進めます（Escで止められます）。</translation>
    </message>
    <message numerus="yes">
        <source>You’d need %n more {card}(s) in your hand.</source>
        <extracomment>Answer to “Why can’t I play this?”: %n more cards with the number {card} are lacking, beside those in the hand.</extracomment>
        <translation>
            <numerusform>手札に{card}があと%n枚必要です。</numerusform>
        </translation>
    </message>
    <message>
        <source>You’re watching, so you have no hand.</source>
        <translation>観戦中なので、手札はありません。</translation>
    </message>
    <message>
        <source>You’ve answered this puzzle.</source>
        <translation>このパズルは解答済みです。</translation>
    </message>
    <message>
        <source>You’ve made your move.</source>
        <translation>もう手を決めました。</translation>
    </message>
    <message>
        <source>You’ve solved this lesson.</source>
        <translation>このレッスンはクリア済みです。</translation>
    </message>
    <message>
        <source>current player</source>
        <extracomment>Read out at the plate of the player whose turn it is.</extracomment>
        <translation>手番</translation>
    </message>
    <message>
        <source>final score</source>
        <extracomment>Result line of each player where a record tells nothing more about the end.</extracomment>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>Read out at the player&apos;s own plate, after the name.</extracomment>
        <translation>自分</translation>
    </message>
    <message>
        <source>{button}: {reason}</source>
        <extracomment>Spoken answer: why a button can’t be used; {button} is its label, {reason} a sentence.</extracomment>
        <translation>{button}：{reason}</translation>
    </message>
    <message>
        <source>{card} in your hand</source>
        <extracomment>Read out for a card of the player&apos;s own hand; {card} is its name.</extracomment>
        <translation>手札の{card}</translation>
    </message>
    <message>
        <source>{card}, {zone}</source>
        <extracomment>Read out for an open card: {card} is its name, {zone} where it is.</extracomment>
        <translation>{card}、{zone}</translation>
    </message>
    <message>
        <source>{card}, {zone}, {cards}</source>
        <extracomment>Read out for the top of an open pile: {card} is its name, {zone} the pile, {cards} its size, such as “5 cards”.</extracomment>
        <translation>{card}、{zone}、{cards}</translation>
    </message>
    <message>
        <source>{card}: place {place} of {count}</source>
        <extracomment>Read out when a card is moved within the hand: {card} is its name, {place} of {count} its new place.</extracomment>
        <translation>{card}：{count}枚中{place}番目</translation>
    </message>
    <message>
        <source>{lead} ahead of {name}</source>
        <extracomment>Below “Ann wins the match”, no full stop: {lead} is by how many points or kamons, {name} who is second.</extracomment>
        <translation>{name}に{lead}の差</translation>
    </message>
    <message>
        <source>{names} win the match</source>
        <extracomment>Headline of the result when several players are first; {names} is a list such as “Ann and Ben”.</extracomment>
        <translation>{names}の同点優勝です</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <extracomment>Below “End of the round”, no full stop; {names} are several players who gained most in the round.</extracomment>
        <translation>{names}が同点で勝ち</translation>
    </message>
    <message>
        <source>{name} finished {place} of {count}</source>
        <extracomment>Below the headline of a lost match, no full stop: {name} is the player, {place} such as “3rd”, {count} how many played.</extracomment>
        <translation>{name}は{count}人中{place}位</translation>
    </message>
    <message>
        <source>{name} had a head start of {number}.</source>
        <extracomment>At the end of a match, below the result: {name} is a player, {number} what that player had ahead when the match began.</extracomment>
        <translation>{name}はハンデ{number}ではじめました。</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>Line in the command bar while {name}, a bot, chooses a move.</extracomment>
        <translation>{name}が考え中…</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>Below “End of the round”, no full stop; {name} is the player who gained most in the round.</extracomment>
        <translation>{name}の勝ち</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <extracomment>Headline of the result; {name} is the only winner.</extracomment>
        <translation>{name}の優勝です</translation>
    </message>
    <message>
        <source>{name}, is it OK to redo your move?</source>
        <extracomment>Question when somebody else wants a redo; {name} is the player who made the move.</extracomment>
        <translation>{name}に聞きます。この手をやり直してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, is it OK to take back your move?</source>
        <extracomment>Question when somebody else wants an undo; {name} is the player whose move it was.</extracomment>
        <translation>{name}に聞きます。この手を元に戻してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, is it OK to take back {other}’s move?</source>
        <extracomment>Question after a card was revealed: {name} answers, {other} made the move.</extracomment>
        <translation>{name}に聞きます。{other}の手を元に戻してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, {place}: {score}</source>
        <extracomment>Head of a column of the score table, read out: {place} is an ordinal (“1st”), {score} the points of {name}.</extracomment>
        <translation>{name}、{place}位：{score}</translation>
    </message>
    <message>
        <source>{name}: {score} ({why}).</source>
        <extracomment>Line of a result that is read out; {name} is a player, {score} the points, {why} how they came about.</extracomment>
        <translation>{name}：{score}（{why}）。</translation>
    </message>
    <message>
        <source>{name}: {score}.</source>
        <extracomment>Line of a result that is read out; {name} is a player, {score} the points.</extracomment>
        <translation>{name}：{score}。</translation>
    </message>
    <message>
        <source>{name}: {why}.</source>
        <extracomment>Line of a result that is read out; {name} is a player, {why} how the round ended for that player.</extracomment>
        <translation>{name}：{why}。</translation>
    </message>
    <message>
        <source>{name}’s hand</source>
        <extracomment>Where a card is, and one of several places where cards may go: {name} is another player.</extracomment>
        <translation>{name}の手札</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <extracomment>Line in the command bar while everyone waits for {name}, a person.</extracomment>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>{other} is asking. It’s up to {name}.</source>
        <extracomment>Small text below the question about an undo: {other} wants it, {name} made the move and answers.</extracomment>
        <translation>{other}が頼んでいます。決めるのは{name}です。</translation>
    </message>
    <message>
        <source>{seat}: “{words}”</source>
        <extracomment>Read out when a character at the table says something; {seat} is who, {words} is what.</extracomment>
        <translation>{seat}「{words}」</translation>
    </message>
    <message>
        <source>{zone} (yours)</source>
        <extracomment>One of several places where cards may go: {zone} in front of the player.</extracomment>
        <translation>自分の{zone}</translation>
    </message>
    <message>
        <source>{zone} ({name})</source>
        <extracomment>A place in front of another player: {zone} is its title, {name} the player.</extracomment>
        <translation>{name}の{zone}</translation>
    </message>
    <message>
        <source>{zone}, face down, {cards}</source>
        <extracomment>Read out for a face-down pile: {zone} is its title, {cards} its size, such as “25 cards”.</extracomment>
        <translation>{zone}（裏向き）、{cards}</translation>
    </message>
    <message>
        <source>{zone}: empty</source>
        <extracomment>Spoken answer: {zone} is a place on the table without cards.</extracomment>
        <translation>{zone}：なし</translation>
    </message>
    <message>
        <source>{zone}: {cards}</source>
        <extracomment>Spoken answer: {zone} is a place on the table, {cards} lists its cards.</extracomment>
        <translation>{zone}：{cards}</translation>
    </message>
    <message>
        <source>{zone}: {cards}, and {count} face down</source>
        <extracomment>Spoken answer: {zone} is a place on the table, {cards} lists its open cards, {count} is the number of the others, such as “2 cards”.</extracomment>
        <translation>{zone}：{cards}、ほかに裏向きで{count}</translation>
    </message>
    <message>
        <source>{zone}: {count} face down</source>
        <extracomment>Spoken answer: {zone} is a place on the table, {count} its number of cards, such as “5 cards”.</extracomment>
        <translation>{zone}：裏向きで{count}</translation>
    </message>
    <message numerus="yes">
        <source>…and %n more before that</source>
        <extracomment>First line of a recap that is too long; %n is how many lines were left out.</extracomment>
        <translation>
            <numerusform>…その前に%n件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tips</name>
    <message>
        <source>Changed your mind? {key} takes back your last move.</source>
        <extracomment>Tip for newcomers: {key} is the key for undo, such as Ctrl+Z.</extracomment>
        <translation>{key}キーで、自分の前の手を元に戻せます。</translation>
    </message>
    <message>
        <source>Not sure what to do? Press {key} for a hint.</source>
        <extracomment>Tip for newcomers: {key} is a key, such as H.</extracomment>
        <translation>迷ったら、{key}キーを押すとヒントが出ます。</translation>
    </message>
    <message>
        <source>Right-click a card, hold a finger on it, or press {key}, to see what the card does.</source>
        <extracomment>Tip for newcomers: {key} is a key, such as I, for the card that has the keyboard.</extracomment>
        <translation>カードの右クリックか長押し、または{key}キーで、カードの説明を見られます。</translation>
    </message>
    <message>
        <source>Tip: {tip}</source>
        <extracomment>Over the header of the table: {tip} is one or two sentences for newcomers.</extracomment>
        <translation>ワンポイント：{tip}</translation>
    </message>
    <message>
        <source>You can drag cards, too: onto the table to play them, or along your hand to arrange it.</source>
        <translation>カードはドラッグもできます。場に出すことも、手札の中で並べ替えることもできます。</translation>
    </message>
    <message>
        <source>You can play by keyboard, too: {left} and {right} go from card to card, {pick} picks one, {do} presses the highlighted button.</source>
        <extracomment>Tip for newcomers: {left}, {right}, {pick} and {do} are keys, such as ←, →, Space and Return.</extracomment>
        <translation>キーボードでも遊べます。{left}と{right}でカードを移り、{pick}で選び、強調されたボタンを{do}で押します。</translation>
    </message>
    <message>
        <source>{key} sorts your hand by number again.</source>
        <extracomment>Tip for newcomers whose hand is out of order: {key} is a key, such as Ctrl+T.</extracomment>
        <translation>{key}キーで、手札がまた数字順に並びます。</translation>
    </message>
    <message>
        <source>{turn} tells you who’s to move, {hand} what’s in your hand, {table} what’s on the table.</source>
        <extracomment>Tip for those who use a screen reader: {turn}, {hand} and {table} are keys, such as Ctrl+1.</extracomment>
        <translation>{turn}でだれの番か、{hand}で自分の手札、{table}で場のカードを読み上げます。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n file(s) can’t be shown here: the name isn’t text. Rename it first.</source>
        <extracomment>Below the list in a dialog that asks for a file; %n is how many files have names with broken characters.</extracomment>
        <translation>
            <numerusform>名前を読めないファイルが%n個あり、ここには表示できません。先に名前を変えてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu of the menu bar with rules, keys and About; &amp; marks the key that opens it.</extracomment>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu of the menu bar that lists the languages by their own names.</extracomment>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu of the menu bar for starting, saving and opening matches.</extracomment>
        <translation>対戦(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu of the menu bar for what is done during a match: undo, hint, bots, sound.</extracomment>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu of the menu bar for side panel, text size, theme and full screen.</extracomment>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>About Card Table…</source>
        <extracomment>Entry of the Help menu that opens the About window.</extracomment>
        <translation>カードテーブルについて…</translation>
    </message>
    <message>
        <source>Achievements…</source>
        <extracomment>Entry of the menu “Match”: opens the page with all achievements.</extracomment>
        <translation>実績…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <extracomment>Choice in the file dialog beside match records; (*) stays as it is.</extracomment>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>At a real table…</source>
        <extracomment>Menu entry: opens the page of the score pads, for people who play with their own cards.</extracomment>
        <translation>得点表（本物のカードで）…</translation>
    </message>
    <message>
        <source>At the table since</source>
        <extracomment>In the match details, before the time when the match was opened.</extracomment>
        <translation>対戦を開いた時刻</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Entry of the Match menu while the match in progress is watched as a replay: play on.</extracomment>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>スタート画面に戻る</translation>
    </message>
    <message>
        <source>Bot speed</source>
        <extracomment>Submenu of the Play menu: how long bots wait before they move.</extracomment>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button of the window that shows how far opening a match has come.</extracomment>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>Can’t read %n file(s): {names}</source>
        <extracomment>Notice about damaged files; %n is how many, at least two, and {names} lists some of their names.</extracomment>
        <translation>
            <numerusform>%n個のファイルを読めません：{names}</numerusform>
        </translation>
    </message>
    <message>
        <source>Can’t read “{name}”, so it was moved to “{place}”. {reason}</source>
        <extracomment>Notice about one damaged file of a match: {name} is its name, {place} its new path, {reason} a sentence that says what is wrong.</extracomment>
        <translation>「{name}」を読み込めないため、「{place}」に移しました。{reason}</translation>
    </message>
    <message>
        <source>Can’t save “{file}”: {reason}</source>
        <extracomment>Notice after saving a record failed; {file} is its path, {reason} the system’s own words.</extracomment>
        <translation>「{file}」を保存できません：{reason}</translation>
    </message>
    <message>
        <source>Card Table</source>
        <extracomment>The program’s name in the title of its windows.</extracomment>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Card Table can’t save in its data folder “{folder}”. {reason} You can play, but nothing will be kept when you quit.</source>
        <extracomment>Notice at the start; {folder} is the path of the folder for settings and matches, {reason} a whole sentence, such as that the disk is read-only.</extracomment>
        <translation>データフォルダー「{folder}」に保存できません。{reason}このまま遊べますが、終了すると何も残りません。</translation>
    </message>
    <message>
        <source>Card speed</source>
        <extracomment>Submenu of the Play menu with the speeds at which cards move.</extracomment>
        <translation>カードの動く速さ</translation>
    </message>
    <message>
        <source>Chances</source>
        <extracomment>Tab beside a replay, and entry of the View menu: how likely each option of the player to move is to win the match.</extracomment>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <extracomment>Name of the small button in a search field for screen readers: empties it.</extracomment>
        <translation>検索語を消す</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button of dialogs, and tip of the cross that closes a notice.</extracomment>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <extracomment>Tip of the cross above the log and the rules beside the table.</extracomment>
        <translation>このパネルを閉じる</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <extracomment>Entry of the Match menu that leads to the list of unfinished matches.</extracomment>
        <translation>対戦をつづける…</translation>
    </message>
    <message>
        <source>Copy all</source>
        <extracomment>Button of the match details: everything goes to the clipboard as text.</extracomment>
        <translation>すべてコピー</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <extracomment>Entry of the Match menu: the match’s record goes to the clipboard as text.</extracomment>
        <translation>対戦記録をコピー</translation>
    </message>
    <message>
        <source>Daily deals and puzzle…</source>
        <translation>日替わりの配札とパズル…</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <extracomment>On the picture of a shared deal; {number} is the number that the cards are dealt from.</extracomment>
        <translation>配札番号 {number}</translation>
    </message>
    <message>
        <source>Deal number</source>
        <extracomment>In the match details, before the number that fixes how cards are dealt.</extracomment>
        <translation>配札番号</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Full screen</source>
        <extracomment>Entry of the View menu that is ticked while the window fills the screen.</extracomment>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>In the match details, before the name of the game.</extracomment>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Hands stay hidden in matches with human players. Once the match is over, you can show them in the replay.</source>
        <translation>人が参加した対戦では、手札を公開できません。対戦が終わると、再生で公開できます。</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>Entry of the menu “View” that is ticked while the colours have high contrast.</extracomment>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Entry of the Play menu, and tip of the light bulb: suggest a move.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Hints are off. You can turn them on in the settings.</source>
        <translation>ヒントはオフです。設定でオンにできます。</translation>
    </message>
    <message>
        <source>If you leave without saving, these moves will be lost.</source>
        <translation>保存せずに離れると、その手は失われます。</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>Entry of the Help menu that opens the list of keyboard shortcuts.</extracomment>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>L&amp;earn</source>
        <extracomment>Menu with the lessons; the letter after &amp; is its key.</extracomment>
        <translation>学ぶ(&amp;E)</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>Entry of the View menu that makes everything larger by one step.</extracomment>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Last saved</source>
        <extracomment>In the match details, before the time when the match was written to disk.</extracomment>
        <translation>最後の保存</translation>
    </message>
    <message>
        <source>Leave or join…</source>
        <extracomment>Entry of the Match menu: a person leaves the match to a bot, or takes over a bot’s seat.</extracomment>
        <translation>抜ける・加わる…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <extracomment>Button of the question before a match is left whose last moves can’t be saved: they are lost.</extracomment>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Lessons, puzzles and the first try of a daily deal aren’t reviewed.</source>
        <translation>レッスン、パズル、日替わりの配札の1回目は振り返れません。</translation>
    </message>
    <message>
        <source>Lessons…</source>
        <extracomment>Menu entry: the list of lessons of all games.</extracomment>
        <translation>レッスン…</translation>
    </message>
    <message>
        <source>Let the bot move now</source>
        <extracomment>Entry of the Play menu: the bot whose turn it is stops thinking and moves.</extracomment>
        <translation>考え中のボットをすぐに動かす</translation>
    </message>
    <message>
        <source>Library…</source>
        <extracomment>Entry of the menu “Match”: opens the window with all finished matches.</extracomment>
        <translation>ライブラリー…</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Tab beside the table and entry of the View menu: what has happened in the match.</extracomment>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Match details</source>
        <extracomment>Title of the window with facts about the match on the table.</extracomment>
        <translation>対戦の詳細</translation>
    </message>
    <message>
        <source>Match details…</source>
        <extracomment>Entry of the Match menu that opens a window with facts about the match on the table.</extracomment>
        <translation>対戦の詳細…</translation>
    </message>
    <message>
        <source>Match record copied to the clipboard as text.</source>
        <translation>対戦記録をテキストとしてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>Match records (*.{suffix})</source>
        <extracomment>Choice in the file dialog; {suffix} is the ending of such files’ names.</extracomment>
        <translation>対戦記録 (*.{suffix})</translation>
    </message>
    <message>
        <source>Menu and tools</source>
        <extracomment>Read out at the upper edge of the full screen, where menu and tools appear.</extracomment>
        <translation>メニューとツール</translation>
    </message>
    <message>
        <source>Menu bar</source>
        <extracomment>Name of the menu bar for screen readers.</extracomment>
        <translation>メニューバー</translation>
    </message>
    <message>
        <source>Move the pointer to the upper edge, or press Alt, for the menu and tools. Esc leaves full screen.</source>
        <translation>メニューとツールは、ポインターを上端に動かすかAltを押すと現れます。Escで全画面表示を終えます。</translation>
    </message>
    <message>
        <source>Moves so far</source>
        <extracomment>In the match details, before the number of moves that were made.</extracomment>
        <translation>これまでの手数</translation>
    </message>
    <message>
        <source>New match…</source>
        <extracomment>Entry of the Match menu that leads to the choice of a game.</extracomment>
        <translation>新しい対戦…</translation>
    </message>
    <message>
        <source>No bot is thinking right now.</source>
        <extracomment>Why “Let the bot move now” can&apos;t be chosen.</extracomment>
        <translation>いま考えているボットはいません。</translation>
    </message>
    <message>
        <source>No bots are playing in this match.</source>
        <translation>この対戦にボットはいません。</translation>
    </message>
    <message>
        <source>No moves have been made yet. Try again after the first one.</source>
        <translation>まだ1手も進んでいません。最初の1手のあとで使えます。</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <extracomment>Entry of the View menu that undoes “Larger text” and “Smaller text”.</extracomment>
        <translation>文字を標準の大きさに</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>Small red words above the table when the last move could not be saved.</extracomment>
        <translation>未保存</translation>
    </message>
    <message>
        <source>One-button play is off.</source>
        <translation>「ボタン1つで遊ぶ」をオフにしました。</translation>
    </message>
    <message>
        <source>Open a record</source>
        <extracomment>Title of the file dialog that asks for a match record.</extracomment>
        <translation>対戦記録を開く</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <extracomment>Entry of the Match menu, and tip of the folder on the start screen.</extracomment>
        <translation>対戦記録を開く…</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <extracomment>Said while a saved match is being read.</extracomment>
        <translation>対戦を開いています…</translation>
    </message>
    <message>
        <source>Opening the record from the clipboard…</source>
        <translation>クリップボードの記録を開いています…</translation>
    </message>
    <message>
        <source>Opening “{file}”…</source>
        <extracomment>Said while a record is being read; {file} is the file’s name.</extracomment>
        <translation>「{file}」を開いています…</translation>
    </message>
    <message>
        <source>Options</source>
        <extracomment>In the match details, before the game’s options.</extracomment>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Paste a record or a code</source>
        <translation>対戦記録やコードを貼り付け</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <extracomment>Entry of the Play menu and button above the table; ticked while bots wait.</extracomment>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>Pause the bots first, then play their moves one by one.</source>
        <translation>先にボットを一時停止すると、1手ずつ進められます。</translation>
    </message>
    <message>
        <source>Play one bot move</source>
        <translation>ボットを1手進める</translation>
    </message>
    <message>
        <source>Play the rest to the end</source>
        <translation>最後まで進める</translation>
    </message>
    <message>
        <source>Play with one button</source>
        <translation>ボタン1つで遊ぶ</translation>
    </message>
    <message>
        <source>Players at the table</source>
        <extracomment>In the match details, before the players’ names.</extracomment>
        <translation>参加者</translation>
    </message>
    <message>
        <source>Practise my mistakes</source>
        <extracomment>Entry of the menu Learn: goes through the player’s own mistakes that are due.</extracomment>
        <translation>ミスした手を復習する</translation>
    </message>
    <message>
        <source>Press any key, or click, to choose what’s framed. Esc ends this.</source>
        <translation>枠の中を選ぶには、キーを押すかクリックします。Escキーで終わります。</translation>
    </message>
    <message>
        <source>Profiles…</source>
        <extracomment>Menu entry that opens the profiles dialog.</extracomment>
        <translation>プロフィール…</translation>
    </message>
    <message>
        <source>Puzzles and the first try of a daily deal have no hints or undo.</source>
        <translation>パズルと、日替わりの配札の1回目では、ヒントや「元に戻す」は使えません。</translation>
    </message>
    <message>
        <source>Quit</source>
        <extracomment>Entry of the Match menu that ends the program.</extracomment>
        <translation>終了</translation>
    </message>
    <message>
        <source>Redo</source>
        <extracomment>Entry of the Play menu, and tip of an arrow: play the move again that was undone.</extracomment>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Reference</source>
        <extracomment>Tab beside the log and the rules: the game’s reference card. Keep it short.</extracomment>
        <translation>早見表</translation>
    </message>
    <message>
        <source>Reference card</source>
        <extracomment>Menu entry that shows a table of values, penalties and cards left beside the table.</extracomment>
        <translation>早見表</translation>
    </message>
    <message>
        <source>Rematch</source>
        <extracomment>Entry of the Match menu: a new match with the same players and options, but other cards.</extracomment>
        <translation>再戦</translation>
    </message>
    <message>
        <source>Replay of {game}, deal no. {number}</source>
        <extracomment>Title of the window while a record is watched; {game} is the game’s title, {number} the number of the deal.</extracomment>
        <translation>{game}の再生　配札番号 {number}</translation>
    </message>
    <message>
        <source>Restart with the same cards</source>
        <translation>同じ配札で最初から</translation>
    </message>
    <message>
        <source>Restore data…</source>
        <extracomment>Entry of the menu “Match”: a backup of all data is chosen, and takes the place of what is there.</extracomment>
        <translation>データを復元…</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Tab beside the table in a replay: what each decision was worth. On the result sheet it’s a button.</extracomment>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Review this match</source>
        <extracomment>Menu entry: have the strong bots look for mistakes. The panel has a button with the same words.</extracomment>
        <translation>この対戦を振り返る</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Tab beside the table: the rules of the game that is played.</extracomment>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>Save all data…</source>
        <extracomment>Entry of the menu “Match”: writes everything the program keeps to one file.</extracomment>
        <translation>すべてのデータを保存…</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <extracomment>Button of the question before a match is left whose last moves can’t be saved: asks for a file.</extracomment>
        <translation>別の場所に保存…</translation>
    </message>
    <message>
        <source>Save the record as</source>
        <translation>名前を付けて対戦記録を保存</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>名前を付けて対戦記録を保存…</translation>
    </message>
    <message>
        <source>Saved as “{file}”</source>
        <extracomment>Notice after a record was saved; {file} is its path.</extracomment>
        <translation>「{file}」に保存しました</translation>
    </message>
    <message>
        <source>Saved in</source>
        <extracomment>In the match details, before the path of the file.</extracomment>
        <translation>保存先</translation>
    </message>
    <message>
        <source>Seats can’t change hands in a lesson, a puzzle or a daily deal, or while a question is waiting for an answer.</source>
        <translation>レッスンとパズル、日替わりの配札では、席を替われません。質問が出ているときは、答えてから替わってください。</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>Entry of the Match menu that opens the settings.</extracomment>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Share code</source>
        <extracomment>In the match details, before a code such as 0017-B0KH-5XBW.</extracomment>
        <translation>共有コード</translation>
    </message>
    <message>
        <source>Share this deal…</source>
        <extracomment>Entry of the Match menu: opens a dialog with a short code for the cards of the match.</extracomment>
        <translation>この配札を共有…</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <extracomment>Entry of the Play menu and button above the table while only bots play; ticked while all hands are face up.</extracomment>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <extracomment>Entry of the Play menu: show at once where the moving cards end up.</extracomment>
        <translation>動きを飛ばす</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <extracomment>Entry of the View menu that makes everything smaller by one step.</extracomment>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Sort your hand</source>
        <extracomment>Entry of the Play menu: put the own cards in the order of their numbers.</extracomment>
        <translation>手札を数字順に並べる</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Entry of the Play menu, and tip of the loudspeaker; ticked while sounds are on.</extracomment>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Start or continue a match first.</source>
        <translation>先に、新しい対戦をはじめるか、つづきから遊んでください。</translation>
    </message>
    <message>
        <source>Statistics…</source>
        <extracomment>Entry of the menu “Match”: opens the window with the statistics.</extracomment>
        <translation>統計…</translation>
    </message>
    <message>
        <source>Table theme</source>
        <extracomment>Submenu of the View menu: the light at the table.</extracomment>
        <translation>テーブルのテーマ</translation>
    </message>
    <message>
        <source>Tell me</source>
        <extracomment>Submenu of the Play menu: questions about the table whose answers are shown and read out by a screen reader.</extracomment>
        <translation>読み上げ</translation>
    </message>
    <message>
        <source>The last moves aren’t saved</source>
        <translation>最後の手が保存されていません</translation>
    </message>
    <message>
        <source>The library has lost its tags and notes.</source>
        <translation>ライブラリーのタグとメモがなくなりました。</translation>
    </message>
    <message>
        <source>The match couldn’t be saved. {reason} Card Table will try again after the next move.</source>
        <extracomment>Notice; {reason} is a sentence such as “The disk is full.”</extracomment>
        <translation>対戦を保存できませんでした。{reason}次の手のあとで、もう一度保存します。</translation>
    </message>
    <message>
        <source>The match is over. Start another one.</source>
        <translation>対戦は終わりました。新しい対戦で使えます。</translation>
    </message>
    <message>
        <source>The results of daily deals and puzzles start again from scratch.</source>
        <translation>日替わりの配札とパズルの結果は、また最初からになります。</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Submenu of the View menu: light, dark or as the system.</extracomment>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>This couldn’t be opened</source>
        <translation>開けませんでした</translation>
    </message>
    <message>
        <source>This game has no reference card. You’ll find everything in the rules.</source>
        <translation>このゲームに早見表はありません。ルールをご覧ください。</translation>
    </message>
    <message>
        <source>This works in a replay. Choose “Watch from the beginning”, or watch a finished match.</source>
        <extracomment>Why the entries “View as the player to move” and “Chances” are disabled outside replays.</extracomment>
        <translation>対戦の再生中に使えます。「最初から見る」を選ぶか、終わった対戦を見てください。</translation>
    </message>
    <message>
        <source>This works only when nobody but bots has a decision left in the round or match.</source>
        <translation>ラウンドや対戦の終わりまで、人が選ぶことがもうないときに使えます。</translation>
    </message>
    <message>
        <source>To read the rules, choose a game first.</source>
        <translation>ルールを読むには、先にゲームを選んでください。</translation>
    </message>
    <message>
        <source>Try again</source>
        <extracomment>Button of the question before a match is left whose last moves can’t be saved: tries to save them again. Elsewhere also translated as もう一度.</extracomment>
        <translation>もう一度試す</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entry of the Play menu, and tip of an arrow: take back the last own move.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>View as the player to move</source>
        <extracomment>Entry of the Play menu for replays: show at every moment what the player whose turn it is saw.</extracomment>
        <translation>手番の人の視点で見る</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>最初から見る</translation>
    </message>
    <message>
        <source>What are the scores?</source>
        <extracomment>Entry of “Tell me”: everybody’s points.</extracomment>
        <translation>得点は？</translation>
    </message>
    <message>
        <source>What has just happened?</source>
        <extracomment>Entry of “Tell me”: the moves since the player’s last one.</extracomment>
        <translation>いま何があった？</translation>
    </message>
    <message>
        <source>What’s in my hand?</source>
        <extracomment>Entry of “Tell me”: lists the player’s cards.</extracomment>
        <translation>自分の手札は？</translation>
    </message>
    <message>
        <source>What’s on the table?</source>
        <extracomment>Entry of “Tell me”: lists everything on the table but the player’s hand.</extracomment>
        <translation>場のようすは？</translation>
    </message>
    <message>
        <source>Whose turn is it?</source>
        <extracomment>Entry of “Tell me”: says who is to move and what they may do.</extracomment>
        <translation>だれの番？</translation>
    </message>
    <message>
        <source>Why can’t I play this?</source>
        <extracomment>Entry of “Tell me”: why the card or button that has the keyboard, or the picked cards, can’t be used.</extracomment>
        <translation>なぜこれは出せないの？</translation>
    </message>
    <message>
        <source>Why this hint?</source>
        <extracomment>Menu entry: explains the hint, or gives a hint and explains it.</extracomment>
        <translation>なぜこのヒント？</translation>
    </message>
    <message>
        <source>You can get a hint only on your turn.</source>
        <translation>ヒントは、自分の手番のときに使えます。</translation>
    </message>
    <message>
        <source>You can see other players’ cards once the match is over.</source>
        <extracomment>Why “View as the player to move” is disabled in the replay of an unfinished match.</extracomment>
        <translation>ほかの人のカードは、対戦が終わってから見られます。</translation>
    </message>
    <message>
        <source>You have no match to go back to. This works after “Watch from the beginning”.</source>
        <translation>戻る対戦がありません。「最初から見る」で見返しているときに使えます。</translation>
    </message>
    <message>
        <source>You have no move to undo. Make one first.</source>
        <translation>元に戻せる手がありません。1手進めると使えます。</translation>
    </message>
    <message>
        <source>You have no unfinished match. Start one.</source>
        <translation>途中の対戦はありません。新しくはじめてください。</translation>
    </message>
    <message>
        <source>You have nothing to redo. Undo a move first.</source>
        <translation>やり直せる手がありません。「元に戻す」のあとで使えます。</translation>
    </message>
    <message>
        <source>Your backup was restored.</source>
        <translation>バックアップを復元しました。</translation>
    </message>
    <message>
        <source>Your backup was restored. The data you had before is in “{folder}”.</source>
        <extracomment>Shown at the start after a backup was restored; {folder} is a path.</extracomment>
        <translation>バックアップを復元しました。以前のデータは「{folder}」にあります。</translation>
    </message>
    <message>
        <source>Your settings are back to their defaults.</source>
        <translation>設定を標準に戻しました。</translation>
    </message>
    <message>
        <source>Your statistics are being rebuilt from your matches.</source>
        <translation>対戦の記録から統計を作り直します。</translation>
    </message>
    <message>
        <source>You’re already on the start screen.</source>
        <translation>いまスタート画面にいます。</translation>
    </message>
    <message>
        <source>You’re starting without profiles.</source>
        <translation>プロフィールのない状態で始まります。</translation>
    </message>
    <message>
        <source>You’re watching a replay. Choose “Play from here” to turn it into a match.</source>
        <translation>対戦記録を再生しています。「ここから遊ぶ」を選ぶと、対戦になります。</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>In the match details, behind a name in brackets: no bot. Others are bot levels.</extracomment>
        <translation>人</translation>
    </message>
    <message>
        <source>not yet</source>
        <extracomment>In the match details, behind “Last saved”.</extracomment>
        <translation>まだ</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>In the match details: an option that is switched off.</extracomment>
        <translation>オフ</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>In the match details: an option that is switched on.</extracomment>
        <translation>オン</translation>
    </message>
    <message>
        <source>{effect} {reason}</source>
        <extracomment>Notice about a damaged file: {effect} is a sentence that says what it means for the player, {reason} two sentences that say where the file is and what is wrong with it.</extracomment>
        <translation>{effect}{reason}</translation>
    </message>
    <message>
        <source>{game}, deal no. {number}</source>
        <extracomment>Title of the window during a match; {game} is the game’s title, {number} the number that the cards are dealt from.</extracomment>
        <translation>{game}　配札番号 {number}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>A player in the match details: {name} is the name, {level} the bot’s level, or “person”.</extracomment>
        <translation>{name}（{level}）</translation>
    </message>
    <message>
        <source>“{file}” already exists. Replace it?</source>
        <extracomment>Question before a file is saved; {file} is its name.</extracomment>
        <translation>「{file}」はすでにあります。置き換えますか？</translation>
    </message>
</context>
</TS>
