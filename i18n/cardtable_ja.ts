<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>About Card Table</source>
        <translation>カードテーブルについて</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>クレジット</translation>
    </message>
    <message>
        <source>Designed by {designer}</source>
        <translation>ゲームデザイン：{designer}</translation>
    </message>
    <message>
        <source>Designed by {designer}, published by {publisher}</source>
        <translation>ゲームデザイン：{designer}　出版：{publisher}</translation>
    </message>
    <message>
        <source>Japanese card games on one table: against bots, or passing one computer round among friends.</source>
        <translation>日本生まれのカードゲームを、ひとつのテーブルで。ボットを相手にしても、1台のパソコンを囲んでも遊べます。</translation>
    </message>
    <message>
        <source>Licence of</source>
        <translation>ライセンス：</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Program, rules texts and pictures were made for Card Table; none is copied from the games.</source>
        <translation>プログラム、ルールの文章、絵は、すべてカードテーブルのために作ったものです。元のゲームから写したものはありません。</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>ライセンスの本文</translation>
    </message>
    <message>
        <source>Thanks to those who thought up these games:</source>
        <translation>これらのゲームを生み出した方々に感謝します。</translation>
    </message>
    <message>
        <source>The program is free software under the MIT licence. Qt is used under the LGPL 3.</source>
        <translation>このプログラムはMITライセンスの自由ソフトウェアです。QtはLGPL 3のもとで使っています。</translation>
    </message>
    <message>
        <source>The rulebook does not say who made this game</source>
        <translation>このゲームの作者は、ルールブックに書かれていません</translation>
    </message>
    <message>
        <source>Unofficial fan-made program; not connected with the games’ authors or publishers. If you like a game, buy it: the real cards are lovely.</source>
        <translation>ファンが作った非公式のプログラムです。各ゲームの作者・出版社とは関係ありません。気に入ったゲームは、ぜひ本物を手に取ってみてください。実物のカードはすてきです。</translation>
    </message>
    <message>
        <source>Version {version}, with Python {python} and Qt {qt}</source>
        <translation>バージョン {version}（Python {python}、Qt {qt}）</translation>
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
        <extracomment>The end of a list: {first} holds all parts but the last, with commas between them, {last} is the last one.</extracomment>
        <translation>{first}と{last}</translation>
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
</context>
<context>
    <name>cli</name>
    <message>
        <source>95 %</source>
        <translation>95%点</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <source>Actions, candidates</source>
        <translation>行動（探索用）</translation>
    </message>
    <message>
        <source>Actions, full list</source>
        <translation>行動（全候補）</translation>
    </message>
    <message>
        <source>An even share is {share}.</source>
        <translation>互角なら勝率は{share}です。</translation>
    </message>
    <message>
        <source>Answers the engine protocol: JSON requests on standard input, a line each.</source>
        <translation>エンジンのプロトコルに答えます。標準入力の1行が1つのJSONリクエストです。</translation>
    </message>
    <message>
        <source>Card Table {version}, Python {python}, Qt {qt}</source>
        <translation>カードテーブル {version}、Python {python}、Qt {qt}</translation>
    </message>
    <message>
        <source>Checks that this copy of the program is complete: games, texts, art, sounds.</source>
        <translation>プログラムがすべてそろっているか（ゲーム、文章、絵、音）を確かめます。</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Draws every screen and dialog as PNG files, without a display.</source>
        <translation>すべての画面とダイアログを、ディスプレイなしでPNGファイルに描きます。</translation>
    </message>
    <message>
        <source>Everything is there.</source>
        <translation>すべてそろっています。</translation>
    </message>
    <message>
        <source>First window: {own} ms, a bare one {bare} ms, ratio {ratio}</source>
        <translation>最初のウィンドウ：{own} ミリ秒、空のウィンドウ：{bare} ミリ秒、比 {ratio}</translation>
    </message>
    <message>
        <source>Fonts loaded: {names}</source>
        <translation>読み込めたフォント：{names}</translation>
    </message>
    <message>
        <source>Frames while {cards} cards are dealt and a bot thinks: {frames}</source>
        <translation>カード{cards}枚を配り、ボットが考えている間のフレーム：{frames}</translation>
    </message>
    <message>
        <source>Frames while {cards} cards fly at once and a bot thinks: {frames}</source>
        <translation>カード{cards}枚が一斉に動き、ボットが考えている間のフレーム：{frames}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Games played: {names}</source>
        <translation>遊べたゲーム：{names}</translation>
    </message>
    <message>
        <source>Japanese card games on one table. Qt&apos;s own arguments are understood too.</source>
        <translation>日本のカードゲームを、ひとつのテーブルで。Qtの引数も使えます。</translation>
    </message>
    <message>
        <source>Lets bots play matches and tells what each seat reached.</source>
        <translation>ボットどうしで対戦させ、席ごとの成績を表示します。</translation>
    </message>
    <message>
        <source>Lets bots play the same deals on all seats and tells how strong each level is.</source>
        <translation>同じ配札を席を入れ替えながらボットに遊ばせ、それぞれの強さを比べます。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Mean rank</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>Measures how fast the rules are.</source>
        <translation>ルールの処理の速さを測ります。</translation>
    </message>
    <message>
        <source>Memory of all processes on the start screen: {memory} MiB</source>
        <translation>スタート画面での全プロセスのメモリ：{memory} MiB</translation>
    </message>
    <message>
        <source>Opening a table, in ms: {games}</source>
        <translation>テーブルを開く時間（ミリ秒）：{games}</translation>
    </message>
    <message>
        <source>Options are written as name=value, separated by commas: “{part}”.</source>
        <translation>オプションは「名前=値」をカンマで区切って書いてください：「{part}」</translation>
    </message>
    <message>
        <source>Or one of these commands; each has its own --help:</source>
        <translation>次のコマンドも使えます（それぞれに --help があります）：</translation>
    </message>
    <message>
        <source>Per second of CPU, Python {version}</source>
        <translation>CPU時間1秒あたりの回数、Python {version}</translation>
    </message>
    <message>
        <source>Pictures drawn: {names}</source>
        <translation>絵を描けたゲーム：{names}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>プレイヤー</translation>
    </message>
    <message>
        <source>Plays a match record and tells where it stands.</source>
        <translation>対戦記録を再生し、どこまで進んだかを表示します。</translation>
    </message>
    <message>
        <source>Processor time that the machine&apos;s host took away meanwhile: {stolen} %</source>
        <translation>そのあいだにホスト側へ取られたプロセッサー時間：{stolen} %</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Sounds read: {names}</source>
        <translation>読めた音：{names}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be used: {reason}</source>
        <translation>フォルダー {folder} を使えません：{reason}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わっています。</translation>
    </message>
    <message>
        <source>The table is measured from an installation with Python.</source>
        <translation>テーブルの測定には、Python で入れたものを使ってください。</translation>
    </message>
    <message>
        <source>There is no bot level “{level}”. There are: {levels}.</source>
        <translation>「{level}」という強さのボットはいません。選べる強さ：{levels}</translation>
    </message>
    <message>
        <source>There is no game “{game}” here. There are: {games}.</source>
        <translation>「{game}」というゲームはありません。あるゲーム：{games}</translation>
    </message>
    <message>
        <source>There is no language “{language}” here. There are: {languages}.</source>
        <translation>「{language}」という言語は使えません。使える言語：{languages}</translation>
    </message>
    <message>
        <source>There is no theme “{theme}”. There are: {themes}.</source>
        <translation>「{theme}」というテーマはありません。選べるテーマ：{themes}</translation>
    </message>
    <message>
        <source>These arguments are not understood: {detail} (“{command} --help” lists them)</source>
        <translation>引数を読み取れません：{detail}（「{command} --help」で一覧が見られます）</translation>
    </message>
    <message>
        <source>This match has {actions} actions, so it cannot be shown after {at}.</source>
        <translation>この対戦の行動は{actions}回なので、{at}回のあとは表示できません。</translation>
    </message>
    <message>
        <source>To move: {name}</source>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>Translations loaded: {names}</source>
        <translation>読み込めた言語：{names}</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>Wrong: {problem}</source>
        <translation>問題が見つかりました：{problem}</translation>
    </message>
    <message>
        <source>a match record (.cardtable) to open</source>
        <translation>開く対戦記録（.cardtable）</translation>
    </message>
    <message>
        <source>answer with one JSON object</source>
        <translation>JSONオブジェクトひとつで答える</translation>
    </message>
    <message>
        <source>bots play matches</source>
        <translation>ボットどうしの対戦</translation>
    </message>
    <message>
        <source>bots play the same deals on all seats</source>
        <translation>席を入れ替えながら、ボットの強さ比べ</translation>
    </message>
    <message>
        <source>checks that this copy of the program is complete</source>
        <translation>プログラムがすべてそろっているかの確認</translation>
    </message>
    <message>
        <source>draws every screen as PNG files</source>
        <translation>すべての画面をPNGファイルに描く</translation>
    </message>
    <message>
        <source>how long each figure is measured (1 by default)</source>
        <translation>ひとつの数値を測る秒数（省略すると1）</translation>
    </message>
    <message>
        <source>how many deals; each is played once for every rotation of the seats</source>
        <translation>配札の数（どの配札も、席をひとつずつずらしながら人数分くり返す）</translation>
    </message>
    <message>
        <source>how many matches</source>
        <translation>対戦の数</translation>
    </message>
    <message>
        <source>how many processes play (1 by default)</source>
        <translation>同時に動かすプロセスの数（省略すると1）</translation>
    </message>
    <message>
        <source>light, dark or both, separated by a comma (light by default)</source>
        <translation>light か dark、または両方（カンマ区切り、省略すると light）</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>measure the window and the table instead, on the display that is there</source>
        <translation>代わりに、今ある画面でウィンドウとテーブルの速さを測ります</translation>
    </message>
    <message>
        <source>measures how fast the rules are</source>
        <translation>ルールの処理の速さを測定</translation>
    </message>
    <message>
        <source>ms a move</source>
        <translation>1手のミリ秒</translation>
    </message>
    <message>
        <source>ms a move: median</source>
        <translation>1手のミリ秒：中央値</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>バージョンを表示する</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>この説明を表示する</translation>
    </message>
    <message>
        <source>stop after so many actions (all by default)</source>
        <translation>この回数の行動で止める（省略すると最後まで）</translation>
    </message>
    <message>
        <source>tells where a recorded match stands</source>
        <translation>対戦記録の状況を表示</translation>
    </message>
    <message>
        <source>the bot level of every seat: random, easy or normal</source>
        <translation>それぞれの席のボットの強さ：random、easy、normal</translation>
    </message>
    <message>
        <source>the budget of every move (by default that of the level)</source>
        <translation>1手にかけてよいミリ秒（省略すると強さごとの標準）</translation>
    </message>
    <message>
        <source>the folder for settings and matches (the user&apos;s by default)</source>
        <translation>設定と対戦を保存するフォルダー（省略すると標準の場所）</translation>
    </message>
    <message>
        <source>the game&apos;s id</source>
        <translation>ゲームのid</translation>
    </message>
    <message>
        <source>the game&apos;s options; values of a set are joined by +</source>
        <translation>ゲームのオプション（複数選べるものは + でつなぐ）</translation>
    </message>
    <message>
        <source>the games&apos; ids, separated by commas (all by default)</source>
        <translation>ゲームのid（カンマ区切り、省略するとすべて）</translation>
    </message>
    <message>
        <source>the language of texts: en or ja (the system&apos;s by default)</source>
        <translation>表示する言語：en か ja（省略するとシステムの言語）</translation>
    </message>
    <message>
        <source>the languages, separated by a comma (both by default)</source>
        <translation>言語（カンマ区切り、省略すると両方）</translation>
    </message>
    <message>
        <source>the number of the series (1 by default); the same number, the same matches</source>
        <translation>対戦の並びの番号（省略すると1、同じ番号なら同じ対戦になる）</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>対戦記録のファイル</translation>
    </message>
    <message>
        <source>the rules for other programs: JSON lines on standard input and output</source>
        <translation>ほかのプログラムのための窓口（標準入出力のJSON）</translation>
    </message>
    <message>
        <source>where the files go</source>
        <translation>ファイルの保存先フォルダー</translation>
    </message>
    <message>
        <source>window sizes, with a screen scale if wanted (1280x800 by default)</source>
        <translation>ウィンドウの大きさ、必要なら画面の倍率も（省略すると 1280x800）</translation>
    </message>
    <message>
        <source>{game} is a game for {least} to {most} players, not for {players}.</source>
        <translation>「{game}」は{least}〜{most}人で遊ぶゲームです。{players}人では遊べません。</translation>
    </message>
    <message>
        <source>{game}: actions done: {actions}, deal {deal}</source>
        <translation>{game}：行動{actions}回のあと、第{deal}ラウンド</translation>
    </message>
    <message>
        <source>{game}: matches played: {matches}, unfinished: {unfinished}</source>
        <translation>{game}：対戦数 {matches}、終わらなかった対戦 {unfinished}</translation>
    </message>
    <message>
        <source>{share} % of intervals under 20 ms; median {median}, 95 % below {most}, longest {longest} ms</source>
        <translation>間隔の{share} % が20ミリ秒未満、中央値 {median}、95 % が {most} 未満、最長 {longest} ミリ秒</translation>
    </message>
    <message>
        <source>“{value}” is no size such as 1280x800 or 1024x640@2 (from 1000x580, scale 1 to 3).</source>
        <translation>「{value}」は大きさとして読めません。1280x800 や 1024x640@2 のように書いてください（1000x580以上、倍率1〜3）。</translation>
    </message>
    <message>
        <source>“{value}” must be a number above 0.</source>
        <translation>「{value}」の代わりに、0より大きい数を書いてください。</translation>
    </message>
    <message>
        <source>“{value}” must be a whole number from {least} to {most}.</source>
        <translation>「{value}」の代わりに、{least}から{most}までの整数を書いてください。</translation>
    </message>
</context>
<context>
    <name>controller</name>
    <message>
        <source>A bot got stuck, so it made a quick move. The match goes on.</source>
        <translation>ボットが考えあぐねたので、すぐ選べる手を打ちました。対戦は続きます。</translation>
    </message>
    <message>
        <source>No hint could be worked out this time.</source>
        <translation>今回はヒントを出せませんでした。</translation>
    </message>
    <message>
        <source>Saving takes unusually long. The match goes on meanwhile.</source>
        <translation>保存に時間がかかっています。対戦はこのまま続けられます。</translation>
    </message>
    <message>
        <source>This match has become as long as a record can be, so it stops here. All of it is saved; you can take back a move, or watch it.</source>
        <translation>この対戦は記録できる長さの上限に達したので、ここで止まります。ここまではすべて保存されています。手を戻したり、対戦を見返したりできます。</translation>
    </message>
    <message>
        <source>This match is very long. Moves that can still be saved: {room}.</source>
        <translation>この対戦はとても長くなっています。あと{room}手まで保存できます。</translation>
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
        <extracomment>Heading of the error window.</extracomment>
        <translation>予期しない問題が起きました</translation>
    </message>
    <message>
        <source>The report shows cards of the match, so don’t read it if you’re still playing.</source>
        <translation>報告には対戦のカードも書かれています。まだ遊んでいる途中なら、中身は読まないでください。</translation>
    </message>
    <message>
        <source>Your match is saved, and you can keep playing. To help fix the problem, copy the report and send it to the people you got Card Table from.</source>
        <translation>対戦は保存されているので、このままつづけられます。ご協力いただける場合は、報告をコピーして、このプログラムの配布元に送ってください。</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Can’t open a window: the display “{display}” doesn’t answer.</source>
        <extracomment>Error in the terminal; {display} is the name of a screen such as “:0”.</extracomment>
        <translation>ディスプレイ「{display}」から応答がないため、ウィンドウを開けません。</translation>
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
        <source>A request is a JSON object.</source>
        <translation>リクエストはJSONのオブジェクトで書いてください。</translation>
    </message>
    <message>
        <source>Nothing was done yet that could be undone.</source>
        <translation>元に戻せる行動がまだありません。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program ({error}).</source>
        <translation>プログラムの中で問題が起きました（{error}）。</translation>
    </message>
    <message>
        <source>The languages are: {languages}.</source>
        <translation>使える言語：{languages}</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わっています。</translation>
    </message>
    <message>
        <source>The seats of this match are 0 to {most}.</source>
        <translation>この対戦の席は0から{most}までです。</translation>
    </message>
    <message>
        <source>There is no bot level “{level}”. There are: {levels}.</source>
        <translation>「{level}」という強さのボットはいません。選べる強さ：{levels}</translation>
    </message>
    <message>
        <source>There is no match yet: start one with “new” or “load”.</source>
        <translation>対戦がまだありません。「new」か「load」ではじめてください。</translation>
    </message>
    <message>
        <source>There is no request “{op}”.</source>
        <translation>「{op}」というリクエストはありません。</translation>
    </message>
    <message>
        <source>This line is too long.</source>
        <translation>行が長すぎます。</translation>
    </message>
    <message>
        <source>“ms” must be a number of milliseconds from 0 to {most}.</source>
        <translation>「ms」は0から{most}までのミリ秒で指定してください。</translation>
    </message>
</context>
<context>
    <name>file</name>
    <message>
        <source>It is not an ordinary file.</source>
        <translation>普通のファイルではありません。</translation>
    </message>
    <message>
        <source>The disk reports a problem: {reason}</source>
        <translation>ディスクで問題が起きました：{reason}</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>このファイルを読む権限がありません。</translation>
    </message>
</context>
<context>
    <name>godan</name>
    <message>
        <source>A group in your field is worth {two} for two cards, {three} for three, 40 for four, 50 for five.</source>
        <translation>場にそろえると、2枚で{two}点、3枚で{three}点、4枚で40点、5枚で50点です。</translation>
    </message>
    <message>
        <source>A group never holds more than 5 cards. Cards of this number in your field: {group}.</source>
        <translation>1つの組は5枚までです。この数字は、あなたの場に{group}枚あります。</translation>
    </message>
    <message>
        <source>A group that grows to five cards ends the game, as five laid at once do.</source>
        <translation>追加で5枚になった組でも、一度に5枚出したときと同じように、ゲームが終わります。</translation>
    </message>
    <message>
        <source>A role card: worked as {least} to {most} equal ones.</source>
        <translation>役札。同じものを{least}枚から{most}枚まとめて使います。</translation>
    </message>
    <message>
        <source>A short name must stand here.</source>
        <translation>ここには短い名前が必要です。</translation>
    </message>
    <message>
        <source>A work is one set: cards of one number, or equal role cards.</source>
        <translation>シゴトで出せるのは1組だけです。同じ数字か、同じ役柄カードをそろえてください。</translation>
    </message>
    <message>
        <source>Add {cards}: the group is worth {worth} in place of {before}.</source>
        <translation>{cards}を追加すると、組は{before}点から{worth}点になります。</translation>
    </message>
    <message>
        <source>After &gt; come an opponent such as @2, cards, or both: work R R &gt; @2 25.</source>
        <translation>&gt; のあとには、@2のような相手か、カードか、その両方を書きます：work R R &gt; @2 25</translation>
    </message>
    <message>
        <source>Cards go round face down. Take one and send one on, or cash in a set, before somebody cuts the game.</source>
        <translation>伏せたカードが回ってくる。受け取って1枚送るか、組を出して稼ぐか。だれかがゲームを断ち切る前に。</translation>
    </message>
    <message>
        <source>Choose a card of your hand to send on to {left}, face down.</source>
        <translation>{left}へ伏せて送るカードを、手札から選んでください。</translation>
    </message>
    <message>
        <source>Choose the opponent who has to pay.</source>
        <translation>支払う相手を選んでください。</translation>
    </message>
    <message>
        <source>Collect sets</source>
        <translation>カード集め</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>取立</translation>
    </message>
    <message>
        <source>Collection chooses an opponent, but no cards.</source>
        <translation>取立で選ぶのは相手だけです。カードは選びません。</translation>
    </message>
    <message>
        <source>Collects {points}</source>
        <translation>取立 +{points}</translation>
    </message>
    <message>
        <source>Cover-up</source>
        <translation>隠滅</translation>
    </message>
    <message>
        <source>Cover-up chooses no opponent, only cards of your own hand.</source>
        <translation>隠滅で選ぶのは自分の手札だけです。相手は選びません。</translation>
    </message>
    <message>
        <source>Cover-up discards as many cards at most as you lay: {most}.</source>
        <translation>隠滅で捨てられるのは、出した枚数までです：{most}枚</translation>
    </message>
    <message>
        <source>Cover-up discards at least one more card of your hand: choose which.</source>
        <translation>隠滅では、手札をあと1枚以上捨てます。捨てるカードを選んでください。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <source>Discard {cards} face up.</source>
        <translation>{cards}を表向きに捨てます。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Each one moves a card of one number from another field to yours.</source>
        <translation>1枚につき、ほかの人の場から同じ数字のカードを1枚、自分の場に移します。</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>Exactly one card is sent on.</source>
        <translation>送るカードはちょうど1枚です。</translation>
    </message>
    <message>
        <source>Fewer of them bring the last week nearer; {cards} end the game at once.</source>
        <translation>{cards}枚でゲームはすぐに終わり、それより少ないと最後の週が早まります。</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>場</translation>
    </message>
    <message>
        <source>First pick one card of your hand.</source>
        <translation>先に手札を1枚選んでください。</translation>
    </message>
    <message>
        <source>First pick the cards of your hand that you want to lay into your field.</source>
        <translation>先に、場に出すカードを手札から選んでください。</translation>
    </message>
    <message>
        <source>Five of one number that you laid yourself end the game.</source>
        <translation>同じ数字を自分で5枚そろえると、ゲームが終わります。</translation>
    </message>
    <message>
        <source>For each one a player of your choice owes you {points} points.</source>
        <translation>1枚につき、選んだ相手から{points}点を取り立てます。</translation>
    </message>
    <message>
        <source>For each one you discard a card of your hand.</source>
        <translation>1枚につき、手札を1枚捨てます。</translation>
    </message>
    <message>
        <source>GODAN</source>
        <translation>五断</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第{number}ゲーム</translation>
    </message>
    <message>
        <source>Game {number} of {games} is over, in week {week}.</source>
        <translation>第{number}ゲーム（全{games}ゲーム）は、第{week}週で終わりました。</translation>
    </message>
    <message>
        <source>Game {number} of {games} · {week}</source>
        <translation>第{number}ゲーム（全{games}ゲーム）・{week}</translation>
    </message>
    <message>
        <source>Game {number} of {games}, {weeks} weeks. {seat} has the start card.</source>
        <translation>第{number}ゲーム（全{games}ゲーム）、{weeks}週です。スタートカードは{seat}が持っています。</translation>
    </message>
    <message>
        <source>Godan by addition</source>
        <translation>追加での五断</translation>
    </message>
    <message>
        <source>Godan! {seat} has laid five cards of {cards}: the game ends at once.</source>
        <translation>五断！ {seat}が{cards}を5枚そろえました。ゲームはここで終わりです。</translation>
    </message>
    <message>
        <source>Has the start card</source>
        <translation>スタートカードを持っています</translation>
    </message>
    <message>
        <source>In one set everybody has the start card once.</source>
        <translation>1セットで、全員が一度ずつスタートカードを持ちます。</translation>
    </message>
    <message>
        <source>In the field of {name} it joins nothing.</source>
        <translation>{name}の場では、どの組にも加わりません。</translation>
    </message>
    <message>
        <source>It ends the game at once: nobody else lays another card.</source>
        <translation>ゲームがすぐに終わり、ほかの人はもう何も出せません。</translation>
    </message>
    <message>
        <source>It is alone: you have no other {card}.</source>
        <translation>{card}は1枚だけで、ほかに持っていません。</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>手札の残り</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>次のゲームへ</translation>
    </message>
    <message>
        <source>Nobody has cards in the field that you could take.</source>
        <translation>奪えるカードを場に出している人がいません。</translation>
    </message>
    <message>
        <source>Number cards are laid alone: they choose no opponent and no other cards.</source>
        <translation>数字カードはそれだけで出します。相手やほかのカードは選びません。</translation>
    </message>
    <message>
        <source>Of your lone cards none would cost more in hand: {points} points.</source>
        <translation>1枚だけのカードの中で、手札に残したときの失点がいちばん大きいカードです（{points}点）。</translation>
    </message>
    <message>
        <source>Of {count} moves compared, it promises the most points.</source>
        <translation>{count}通りを比べて、いちばん得点が見込めます。</translation>
    </message>
    <message>
        <source>On its way</source>
        <translation>回ってくるカード</translation>
    </message>
    <message>
        <source>One set: as many games as players</source>
        <translation>1セット：人数と同じ数のゲーム</translation>
    </message>
    <message>
        <source>Pays {points}</source>
        <translation>支払い −{points}</translation>
    </message>
    <message>
        <source>Pick cards of one opponent’s field only.</source>
        <translation>ひとりの相手の場からだけ選んでください。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Points at the start</source>
        <translation>最初の得点</translation>
    </message>
    <message>
        <source>Rob whom? Drop {cards} on a field, or pick the cards there first.</source>
        <translation>だれから奪いますか？ {cards}を相手の場に置くか、先にそこのカードを選んでください。</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>強奪</translation>
    </message>
    <message>
        <source>Robbery needs an opponent, and cards of one number in that field.</source>
        <translation>強奪では、相手ひとりと、その場にある同じ数字のカードを選びます。</translation>
    </message>
    <message>
        <source>Robbery takes as many cards at most as you lay: {most}.</source>
        <translation>強奪で奪えるのは、出した枚数までです：{most}枚</translation>
    </message>
    <message>
        <source>Robbery takes cards of one number: role cards stay where they are.</source>
        <translation>強奪で奪えるのは、1種類の数字カードだけです。役柄カードは奪えません。</translation>
    </message>
    <message>
        <source>Role cards are laid as {least} to {most} equal ones.</source>
        <translation>役柄カードは、同じものを{least}枚から{most}枚そろえて出します。</translation>
    </message>
    <message>
        <source>Send on</source>
        <translation>送る</translation>
    </message>
    <message>
        <source>Send {cards} on</source>
        <translation>{cards}を送る</translation>
    </message>
    <message>
        <source>Send {cards} on to {left}, face down.</source>
        <translation>{cards}を伏せて{left}へ送ります。</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>セット数</translation>
    </message>
    <message>
        <source>Severance</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>Severance is laid alone: it chooses no opponent and no other cards.</source>
        <translation>切断はそれだけで出します。相手やほかのカードは選びません。</translation>
    </message>
    <message>
        <source>Take the card</source>
        <translation>受け取る</translation>
    </message>
    <message>
        <source>Take the card into your hand, then discard one card face up.</source>
        <translation>カードを手札に加えてから、1枚を表向きに捨てます。</translation>
    </message>
    <message>
        <source>Take the card into your hand, then send one card on to {left}.</source>
        <translation>カードを手札に加えてから、1枚を{left}へ送ります。</translation>
    </message>
    <message>
        <source>Take the incoming card, or let it pass and work: lay a set into your field.</source>
        <translation>回ってきたカードを受け取るか、見送ってシゴトをする（組を自分の場に出す）か、選んでください。</translation>
    </message>
    <message>
        <source>Taken: {cards}</source>
        <translation>奪った：{cards}</translation>
    </message>
    <message>
        <source>That must be one of your opponents.</source>
        <translation>相手のひとりを選んでください。</translation>
    </message>
    <message>
        <source>The card on its way is turned up and discarded: {cards}.</source>
        <translation>回ってきたカードは、表向きにして捨て札になりました：{cards}</translation>
    </message>
    <message>
        <source>The game needs {needed} cards in all; here there are {cards}.</source>
        <translation>カードは全部で{needed}枚必要です。ここには{cards}枚あります。</translation>
    </message>
    <message>
        <source>The group gains {gain} points, and cards that cost {cost} leave your hand.</source>
        <translation>組が{gain}点増え、手札の失点が{cost}点減ります。</translation>
    </message>
    <message>
        <source>The group of {name} loses {points} points.</source>
        <translation>{name}の組が{points}点減ります。</translation>
    </message>
    <message>
        <source>The last week comes earlier, so the others have less time.</source>
        <translation>最後の週が早まり、ほかの人の残り時間が減ります。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The role card “{key}” stands here twice.</source>
        <translation>役柄カード「{key}」が2回出てきます。</translation>
    </message>
    <message>
        <source>The values must ascend: {value} does not come after {before}.</source>
        <translation>数字は小さい順に並べてください。{value}は{before}のあとには来ません。</translation>
    </message>
    <message>
        <source>There are not so many {cards} in that field. There are: {there}.</source>
        <translation>その場に{cards}はそんなにありません。あるのは{there}枚です。</translation>
    </message>
    <message>
        <source>There is no role card “{key}”. There are: {roles}.</source>
        <translation>役柄カード「{key}」はありません。使えるのは {roles} です。</translation>
    </message>
    <message>
        <source>There must be from 1 to {most} different number cards.</source>
        <translation>数字カードは1種類から{most}種類までです。</translation>
    </message>
    <message>
        <source>This ends the game at once. Your hand costs {cost}: your points in this game are {points}.</source>
        <translation>これでゲームが終わります。手札の分が−{cost}点で、このゲームの得点は{points}点です。</translation>
    </message>
    <message>
        <source>This ends the match. You would have {total} points, and {seat} {other}, less the cards left there.</source>
        <translation>これで対戦が終わります。あなたは{total}点、{seat}は{other}点（ここから手札の分を引きます）になります。</translation>
    </message>
    <message>
        <source>This is not a file of house rules for GODAN.</source>
        <translation>これは五断のハウスルールのファイルではありません。</translation>
    </message>
    <message>
        <source>To take these cards, pick the Robbery cards of your hand too.</source>
        <translation>これを奪うには、手札の強奪も選んでください。</translation>
    </message>
    <message>
        <source>Two sets: twice as many games</source>
        <translation>2セット：その2倍のゲーム</translation>
    </message>
    <message>
        <source>Week {week} of {weeks}</source>
        <translation>第{week}週（全{weeks}週）</translation>
    </message>
    <message>
        <source>Week {week} of {weeks}.</source>
        <translation>第{week}週（全{weeks}週）です。</translation>
    </message>
    <message>
        <source>Week {week}, the last one</source>
        <translation>第{week}週、最後の週</translation>
    </message>
    <message>
        <source>Week {week}: the last one.</source>
        <translation>第{week}週、最後の週です。</translation>
    </message>
    <message>
        <source>Weeks left after this one: {weeks}, sets in your hand: {sets}. They can wait.</source>
        <translation>この週のあと、残りは{weeks}週。手札の組は{sets}つなので、まだ待てます。</translation>
    </message>
    <message>
        <source>What everybody owns before the first game (a house rule).</source>
        <translation>最初のゲームの前に、全員が持っている得点です（ハウスルール）。</translation>
    </message>
    <message>
        <source>Who has to pay {points} points? Drop {cards} on that player’s field.</source>
        <translation>だれに{points}点を支払わせますか？ {cards}をその人の場に置いてください。</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>シゴトをする</translation>
    </message>
    <message>
        <source>Work {cards}</source>
        <translation>{cards}でシゴトをする</translation>
    </message>
    <message>
        <source>Work {cards}: discard {others}</source>
        <translation>{cards}でシゴトをして、{others}を捨てる</translation>
    </message>
    <message>
        <source>Work {cards}: discard {others}, which would cost you {saved}.</source>
        <translation>{cards}でシゴトをして、{others}（−{saved}点の分）を捨てます。</translation>
    </message>
    <message>
        <source>Work {cards}: take {loot} from {victim}; your group is worth {worth}.</source>
        <translation>{cards}でシゴトをして、{victim}から{loot}を奪います。自分の組は{worth}点になります。</translation>
    </message>
    <message>
        <source>Work {cards}: take {others} from {seat}</source>
        <translation>{cards}でシゴトをして、{seat}から{others}を奪う</translation>
    </message>
    <message>
        <source>Work {cards}: the game ends at once. Your points in this game: {points}.</source>
        <translation>{cards}でシゴトをすると、ゲームが終わります。このゲームの得点は{points}点です。</translation>
    </message>
    <message>
        <source>Work {cards}: the group is worth {worth}.</source>
        <translation>{cards}でシゴトをします。この組は{worth}点です。</translation>
    </message>
    <message>
        <source>Work {cards}: this week becomes the last one.</source>
        <translation>{cards}でシゴトをすると、この週が最後になります。</translation>
    </message>
    <message>
        <source>Work {cards}: week {week} becomes the last one.</source>
        <translation>{cards}でシゴトをすると、第{week}週が最後になります。</translation>
    </message>
    <message>
        <source>Work {cards}: you choose what to discard.</source>
        <translation>{cards}でシゴトをします。捨てるカードは次に選びます。</translation>
    </message>
    <message>
        <source>Work {cards}: your hand is empty then.</source>
        <translation>{cards}でシゴトをすると、手札がなくなります。</translation>
    </message>
    <message>
        <source>Work {cards}: {payer} will pay you {points} points.</source>
        <translation>{cards}でシゴトをして、{payer}から{points}点を取り立てます。</translation>
    </message>
    <message>
        <source>Work {cards}: {seat} pays</source>
        <translation>{cards}でシゴトをして、{seat}から取り立てる</translation>
    </message>
    <message>
        <source>Work {cards}…</source>
        <translation>{cards}でシゴトをする…</translation>
    </message>
    <message>
        <source>Worth of the field</source>
        <translation>場の得点</translation>
    </message>
    <message>
        <source>You are rid of cards that would cost {points} points.</source>
        <translation>手札の失点が{points}点減ります。</translation>
    </message>
    <message>
        <source>You do not hold so many: all you can use of them is {cards}.</source>
        <translation>そんなに持っていません。使えるのは{cards}だけです。</translation>
    </message>
    <message>
        <source>You end the week: choose a card of your hand to discard face up.</source>
        <translation>この週の最後です。表向きに捨てるカードを、手札から選んでください。</translation>
    </message>
    <message>
        <source>You have no cards to work with: take the incoming card and send it on.</source>
        <translation>手札がないので、シゴトはできません。回ってきたカードを受け取って、そのまま送ってください。</translation>
    </message>
    <message>
        <source>You have no set to work with: take the incoming card.</source>
        <translation>出せる組がありません。回ってきたカードを受け取ってください。</translation>
    </message>
    <message>
        <source>You have no {cards} in your field yet: a new group needs at least two cards of one number.</source>
        <translation>{cards}はまだあなたの場にありません。新しい組には、同じ数字が2枚以上必要です。</translation>
    </message>
    <message>
        <source>You hold no {cards}.</source>
        <translation>{cards}は手札にありません。</translation>
    </message>
    <message>
        <source>You need two equal cards, or one of a number in your field.</source>
        <translation>同じカードが2枚か、場にある数字のカードが必要です。</translation>
    </message>
    <message>
        <source>You send a card on only after taking the incoming one.</source>
        <translation>カードを送れるのは、回ってきたカードを受け取ったあとだけです。</translation>
    </message>
    <message>
        <source>You took the card: now send one card of your hand on.</source>
        <translation>カードを受け取りました。次は手札から1枚送ってください。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Your own group of {cards} may hold 5 cards at most. It holds: {own}.</source>
        <translation>自分の{cards}の組は5枚までです。いまは{own}枚あります。</translation>
    </message>
    <message>
        <source>groups {groups}; collections +{collected}; {hand}</source>
        <translation>組 {groups}点、取立 +{collected}点、{hand}</translation>
    </message>
    <message>
        <source>groups {groups}; collections −{collected}; {hand}</source>
        <translation>組 {groups}点、取立 −{collected}点、{hand}</translation>
    </message>
    <message>
        <source>groups {groups}; {hand}</source>
        <translation>組 {groups}点、{hand}</translation>
    </message>
    <message>
        <source>left in hand −{cost}</source>
        <translation>残った手札 −{cost}点</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>手札なし</translation>
    </message>
    <message>
        <source>the group is worth {worth}</source>
        <translation>この組は{worth}点</translation>
    </message>
    <message>
        <source>{name} owes you {points} points.</source>
        <translation>{name}から{points}点を取り立てます。</translation>
    </message>
    <message>
        <source>{seat} adds {cards}: the group is now worth {worth}.</source>
        <translation>{seat}が{cards}を追加しました。組は{worth}点になりました。</translation>
    </message>
    <message>
        <source>{seat} ends the week and discards {cards}.</source>
        <translation>{seat}が{cards}を捨てて、この週が終わりました。</translation>
    </message>
    <message>
        <source>{seat} robs {victim} of {loot} with {cards}.</source>
        <translation>{seat}が{cards}で{victim}から{loot}を奪いました。</translation>
    </message>
    <message>
        <source>{seat} sends a card on to {left}.</source>
        <translation>{seat}が{left}へ1枚送りました。</translation>
    </message>
    <message>
        <source>{seat} sends {cards} on to {left}.</source>
        <translation>{seat}が{left}へ{cards}を送りました。</translation>
    </message>
    <message>
        <source>{seat} takes the incoming card.</source>
        <translation>{seat}が回ってきたカードを受け取りました。</translation>
    </message>
    <message>
        <source>{seat} takes {cards}.</source>
        <translation>{seat}が{cards}を受け取りました。</translation>
    </message>
    <message>
        <source>{seat} works {cards} and discards {gone}.</source>
        <translation>{seat}が{cards}でシゴトをして、{gone}を捨てました。</translation>
    </message>
    <message>
        <source>{seat} works {cards}: the game ends at once.</source>
        <translation>{seat}が{cards}でシゴトをしました。ゲームはここで終わりです。</translation>
    </message>
    <message>
        <source>{seat} works {cards}: the group is worth {worth}.</source>
        <translation>{seat}が{cards}でシゴトをしました。この組は{worth}点です。</translation>
    </message>
    <message>
        <source>{seat} works {cards}: the last week is now week {week}.</source>
        <translation>{seat}が{cards}でシゴトをし、最後の週は第{week}週になりました。</translation>
    </message>
    <message>
        <source>{seat} works {cards}: this week is the last one.</source>
        <translation>{seat}が{cards}でシゴトをしました。この週が最後になりました。</translation>
    </message>
    <message>
        <source>{seat} works {cards}: {payer} will pay {amount} points.</source>
        <translation>{seat}が{cards}を出しました。{payer}が{amount}点払います。</translation>
    </message>
    <message>
        <source>{seat} works {cards}; there is nothing left to discard.</source>
        <translation>{seat}が{cards}でシゴトをし、捨てるカードは残っていません。</translation>
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
        <source>13: odd totals only</source>
        <translation>13：合計は奇数だけ</translation>
    </message>
    <message>
        <source>14: picks up the latest play</source>
        <translation>14：直前のカードを手札に加える</translation>
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
        <source>2: four at once win the round</source>
        <translation>2：一度に4枚出すとラウンドに勝つ</translation>
    </message>
    <message>
        <source>A 15 was played. Choose a card for {left}; everyone passes at the same time.</source>
        <extracomment>Prompt after a 15: {left} is the next player, who gets the card.</extracomment>
        <translation>15が出ました。{left}に渡すカードを1枚選んでください。全員が選んだら、いっせいに渡します。</translation>
    </message>
    <message>
        <source>A 15 was played. Choose a card to pass to the left.</source>
        <translation>15が出ました。左どなりに渡すカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>A total of {sum} doesn’t beat {total}. Play a higher total.</source>
        <extracomment>Refusal of a play: {sum} is what its cards add up to, {total} the total to exceed.</extracomment>
        <translation>合計{sum}では{total}に勝てません。もっと大きい合計で出してください。</translation>
    </message>
    <message>
        <source>A total of {sum} is even. The 13 allows only odd totals.</source>
        <extracomment>Refusal of a play while a 13 is in force: {sum} is what its cards add up to.</extracomment>
        <translation>合計{sum}は偶数です。13が出ているので、奇数の合計で出してください。</translation>
    </message>
    <message>
        <source>Adds cards with special effects to the deck.</source>
        <translation>効果のあるカードを、選んだ数字だけ加えます。</translation>
    </message>
    <message>
        <source>All the chosen cards are passed to the left.</source>
        <translation>選んだカードを、いっせいに左どなりに渡しました。</translation>
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
        <source>Card chosen</source>
        <extracomment>Badge on a player who has chosen the card to pass after a 15; very narrow.</extracomment>
        <translation>選択済み</translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s) if it’s still in your hand at the end of the round.</source>
        <extracomment>Details of a card: %n is the penalty of its number.</extracomment>
        <translation>
            <numerusform>ラウンドの終わりに手札に残っていると、失点%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Title above the pile of face-down cards on the table of Gunjo.</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discards</source>
        <extracomment>Title above the pile of cards that were cleared from the play area.</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <extracomment>Button: takes the top card of the deck; playing or staying comes next in the same turn.</extracomment>
        <translation>1枚引く</translation>
    </message>
    <message>
        <source>Draw the top card of the deck, then decide what to play.</source>
        <translation>山札から1枚引きます。何を出すかは、そのあとで決めます。</translation>
    </message>
    <message>
        <source>Earlier plays</source>
        <extracomment>Title above the pile of plays that were beaten since the play area was last cleared; narrow.</extracomment>
        <translation>前に出たカード</translation>
    </message>
    <message>
        <source>Empty your hand first</source>
        <translation>大富豪系</translation>
    </message>
    <message>
        <source>Expansion cards</source>
        <extracomment>Title of the option with the five numbers that can be added to the basic cards.</extracomment>
        <translation>拡張カード</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <extracomment>Title above the two open cards that players may swap for when they pass.</extracomment>
        <translation>公開札</translation>
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
        <source>Four 2s beat everything</source>
        <translation>2が4枚なら何にでも勝つ</translation>
    </message>
    <message>
        <source>Four or more 2s win the round at once.</source>
        <translation>2を4枚以上出すと、すぐにラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>Badge on the player who starts the round; very narrow.</extracomment>
        <translation>最初の手番</translation>
    </message>
    <message>
        <source>Gunjo Gradation</source>
        <extracomment>The game&apos;s title; Gunjo is the ultramarine blue of its sea.</extracomment>
        <translation>群青グラデーション</translation>
    </message>
    <message>
        <source>It’s the lowest total you can beat {total} with.</source>
        <extracomment>Reason of a hint to play: {total} is the total of the latest play.</extracomment>
        <translation>{total}に勝てるうちで、いちばん小さい合計です。</translation>
    </message>
    <message>
        <source>It’s your only card of that number, so no set is broken up.</source>
        <translation>手札に1枚だけの数字なので、組がくずれません。</translation>
    </message>
    <message>
        <source>Judging by the cards you can’t see, {total} goes unbeaten about {tenths} times in 10.</source>
        <extracomment>Reason of a hint to play: {total} is the total of the proposed cards, {tenths} a number from 6 to 9.</extracomment>
        <translation>見えていないカードから考えると、{total}は10回に{tenths}回ほど、だれにも負けません。</translation>
    </message>
    <message>
        <source>Last to play</source>
        <extracomment>Badge on the player whose cards must be beaten; very narrow.</extracomment>
        <translation>最後に出した</translation>
    </message>
    <message>
        <source>Name exactly one card to pass.</source>
        <translation>渡すカードは1枚だけ書いてください。</translation>
    </message>
    <message>
        <source>Nobody beats that. The play area is cleared, and {seat} leads.</source>
        <extracomment>Log, when everyone else has passed: {seat} made the latest play and plays to an empty area.</extracomment>
        <translation>だれも勝てなかったので、場を流します。次は{seat}から出します。</translation>
    </message>
    <message>
        <source>Nobody can beat {total}, so you’ll lead again.</source>
        <extracomment>Reason of a hint to play: {total} is the total of the proposed cards.</extracomment>
        <translation>{total}に勝てる人はいません。また自分から出せます。</translation>
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
        <source>Of the {count} moves compared, it brings you closest to going out.</source>
        <extracomment>Last resort as the reason of a hint in Gunjo: {count} is how many moves were rated.</extracomment>
        <translation>{count}通りの手を比べて、上がりにいちばん近づく手です。</translation>
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
        <source>Only cards of the same number can be played together.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>Only odd totals can be played until the play area is cleared.</source>
        <translation>場が流れるまで、合計が奇数のカードしか出せません。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: ends the turn without playing or drawing, and without a swap.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass a card to the left</source>
        <translation>左どなりに1枚渡す</translation>
    </message>
    <message>
        <source>Pass {cards} to the left</source>
        <extracomment>Button after a 15: {cards} is the one card for the player to the left.</extracomment>
        <translation>{cards:を}左どなりに渡す</translation>
    </message>
    <message>
        <source>Pass {cards} to {left}. Nobody else sees it.</source>
        <extracomment>Prompt after a 15 with a card picked: {cards} is that card, {left} the player who gets it.</extracomment>
        <translation>{cards:を}{left}に渡します。ほかの人には見えません。</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Badge on a player who hasn&apos;t beaten the latest play; very narrow.</extracomment>
        <translation>パスした</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button: puts the picked cards into the play area.</extracomment>
        <translation>出す</translation>
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
        <source>Play {cards}</source>
        <extracomment>Button and hint: an action; {cards} are the cards to play, such as “three 6s”.</extracomment>
        <translation>{cards:を}出す</translation>
    </message>
    <message>
        <source>Play {cards} and empty your hand. Everyone else passes a card to the left, so you get one.</source>
        <extracomment>Prompt with the whole hand picked, 15s among it: {cards} are these cards, and one comes from the right.</extracomment>
        <translation>{cards:を}出すと手札がなくなりますが、ほかの全員が左どなりに1枚渡すので、あなたにも1枚届きます。</translation>
    </message>
    <message>
        <source>Play {cards} and take {latest} into your hand. The total to beat is then {total}.</source>
        <extracomment>Prompt with 14s picked: {cards} are these, {latest} the cards of the play before, {total} the sum of {cards}.</extracomment>
        <translation>{cards:を}出して、{latest:を}手札に加えます。場の合計は{total}になります。</translation>
    </message>
    <message>
        <source>Play {cards} and win the round at once.</source>
        <extracomment>Prompt with four or more 2s picked: {cards} are all picked cards.</extracomment>
        <translation>{cards:を}出して、その場でラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards} to go out and win the round.</source>
        <extracomment>Prompt with the whole hand picked: {cards} are these cards.</extracomment>
        <translation>{cards:を}出せば、上がってラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}, worth {total}.</source>
        <extracomment>Prompt with several cards picked: {cards} are these, {total} is their sum.</extracomment>
        <translation>{cards:を}出します。合計は{total}です。</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <extracomment>Prompt with one card picked in Gunjo: {cards} is that card.</extracomment>
        <translation>{cards:を}出します。</translation>
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
        <source>Points</source>
        <extracomment>What each player&apos;s blue chips stand for; also the head of Gunjo&apos;s score column.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <extracomment>Headline of the command bar: {number} is the current round, {rounds} how many the match has at most.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · odd totals only</source>
        <extracomment>Headline after a 13 was played: {number} is the current round, {rounds} how many there are.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・合計は奇数だけ</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. {seat} starts.</source>
        <extracomment>Log, when a round of Gunjo is dealt: {number} of {rounds} is the round, {seat} who plays first.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）です。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>Small fish band together to beat the big ones. Play ever higher totals, and be the first to empty your hand.</source>
        <translation>小さな魚も、集まれば大物に勝てる。合計をどんどん上げて、だれよりも早く手札をなくそう。</translation>
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
        <extracomment>Button and hint: {give} is the hand card given away, {take} the face-up card taken for it.</extracomment>
        <translation>{give:を}{take:と}交換してパス</translation>
    </message>
    <message>
        <source>Swap {give} for {take} and pass.</source>
        <extracomment>Prompt with two cards picked: {give} is the hand card, {take} the face-up card.</extracomment>
        <translation>{give:を}{take:と}交換して、パスします。</translation>
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
        <source>The match is over.</source>
        <extracomment>Prompt and refusal in Gunjo after the last round.</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message numerus="yes">
        <source>This ends the match. You’re %n point(s) behind {seat}, and the penalties may not be enough to catch up.</source>
        <extracomment>Question before four 2s in the last round: {seat} is the player in front, by %n points.</extracomment>
        <translation>
            <numerusform>これで対戦が終わります。いまは{seat}に%n点負けていて、失点の精算で追いつけるとはかぎりません。</numerusform>
        </translation>
    </message>
    <message>
        <source>To beat</source>
        <extracomment>Label of a number in the command bar: the total of the latest play.</extracomment>
        <translation>場</translation>
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
        <source>Totals must be odd, and {cards} isn’t, but you can swap it for a face-up card.</source>
        <extracomment>Prompt while a 13 is in force with an even hand card picked: {cards} is that card.</extracomment>
        <translation>合計は奇数でなければなりません。{cards:は}偶数ですが、公開札と交換できます。</translation>
    </message>
    <message>
        <source>When it’s played, everyone passes a card to the left.</source>
        <translation>出すと、全員が左どなりに1枚ずつ渡します。</translation>
    </message>
    <message>
        <source>When you play it, you take the cards of the play before it into your hand.</source>
        <translation>出した人は、その直前に出されたカードを手札に加えます。</translation>
    </message>
    <message>
        <source>Write a swap as “pass 3 &gt; 9”, with the card you give first.</source>
        <translation>交換は「pass 3 &gt; 9」のように書きます（先に渡すカード）。</translation>
    </message>
    <message>
        <source>You can add 1s to cards of one number only.</source>
        <translation>1を加えられるのは、1種類の数字の組だけです。</translation>
    </message>
    <message>
        <source>You can add it to cards of any one number. It adds 1 to their total.</source>
        <translation>ほかの数字1種類の組に加えて出せます。合計が1増えます。</translation>
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
        <source>You can swap only one card for one card.</source>
        <translation>交換できるのは、手札1枚と公開札1枚だけです。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, and your hand is best left as it is.</source>
        <extracomment>Reason of a hint to pass without a swap: {total} is the total to exceed.</extracomment>
        <translation>{total}に勝てるカードがなく、手札は今のままがいちばんです。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, but {fitting} of the {all} hidden cards would let you.</source>
        <extracomment>Reason of a hint to draw: {total} is the total to exceed, {all} the cards nobody has shown, {fitting} those that help.</extracomment>
        <translation>{total}に勝てるカードがありませんが、見えない{all}枚のうち{fitting}枚なら、引けば出せます。</translation>
    </message>
    <message>
        <source>You can’t beat {total}, so pass. You may swap a card as you do.</source>
        <extracomment>Prompt when no play is possible and the deck is empty: {total} is the total to exceed.</extracomment>
        <translation>手札では{total}に勝てません。パスしてください。1枚交換することもできます。</translation>
    </message>
    <message>
        <source>You can’t beat {total}. Draw a card, or pass. When you pass, you may swap a card.</source>
        <extracomment>Prompt when no play is possible: {total} is the total of the latest play.</extracomment>
        <translation>手札では{total}に勝てません。1枚引くか、パスしてください。パスのときは1枚交換できます。</translation>
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
        <source>You can’t pass when you lead. Play one or more cards.</source>
        <translation>場が空なので、パスはできません。カードを出してください。</translation>
    </message>
    <message>
        <source>You can’t play face-up cards. Put them back first.</source>
        <translation>公開札は出せません。まず、選択から外してください。</translation>
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
        <source>You get another {take} and get rid of your only {give}.</source>
        <extracomment>Reason of a hint to swap: {take} is the face-up card, {give} the hand card, both as numbers.</extracomment>
        <translation>{take:が}もう1枚増え、1枚だけの{give:が}なくなります。</translation>
    </message>
    <message>
        <source>You get another {take} for your set.</source>
        <extracomment>Reason of a hint to swap: {take} is the number of the face-up card.</extracomment>
        <translation>{take:が}もう1枚増えます。</translation>
    </message>
    <message>
        <source>You get rid of a whole set at once.</source>
        <translation>同じ数字をまとめて出しきれます。</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of {cards}, which would cost you %n point(s).</source>
        <extracomment>Reason of a hint to play: {cards} are equal cards, the hand&apos;s dearest number; %n is its penalty.</extracomment>
        <translation>
            <numerusform>残ると失点%n点になる{cards:を}出しきれます。</numerusform>
        </translation>
    </message>
    <message>
        <source>You go out and win the round.</source>
        <translation>上がって、ラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>You have no {cards} in your hand.</source>
        <extracomment>Refusal of an action with a card that isn&apos;t there: {cards} is one card.</extracomment>
        <translation>手札に{cards:が}ありません。</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) of that number.</source>
        <extracomment>Refusal of a play with too many equal cards: %n is how many of them the hand holds.</extracomment>
        <translation>
            <numerusform>その数字は手札に%n枚しかありません。</numerusform>
        </translation>
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
        <source>You pass a card to the left only when a 15 has been played.</source>
        <translation>左どなりにカードを渡せるのは、15が出たときだけです。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title above the player&apos;s own cards at the lower edge of Gunjo&apos;s table.</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Your total</source>
        <extracomment>Label of a number in the command bar: what the picked cards add up to.</extracomment>
        <translation>出す合計</translation>
    </message>
    <message>
        <source>You’ve already drawn a card. Now play or stay.</source>
        <translation>すでに1枚引きました。出すか、「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You’ve drawn a card, but you still can’t beat {total}. Choose Stay.</source>
        <extracomment>Prompt after drawing when no play is possible; {total} is to be exceeded, Stay a button.</extracomment>
        <translation>1枚引きましたが、{total}に勝てません。「出さない」を選んでください。</translation>
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
        <source>left with {cards} (penalty: {sum})</source>
        <extracomment>Result line of a player: {cards} are the numbers still in the hand, {sum} their penalties, such as “1+3”.</extracomment>
        <translation>残り：{cards}（失点：{sum}）</translation>
    </message>
    <message>
        <source>went out and gained points equal to the largest penalty</source>
        <translation>上がり：ほかの人の最大の失点と同じ点を獲得</translation>
    </message>
    <message>
        <source>won with the 2s and gained points equal to the largest penalty</source>
        <translation>2をそろえて勝ち：ほかの人の最大の失点と同じ点を獲得</translation>
    </message>
    <message>
        <source>{cards} doesn’t beat {total}, but you can swap it for a face-up card.</source>
        <extracomment>Prompt with a hand card picked that&apos;s too low: {cards} is that card, {total} the total to exceed.</extracomment>
        <translation>{cards:では}{total}に勝てませんが、公開札と交換できます。</translation>
    </message>
    <message>
        <source>{cards} isn’t one of the face-up cards.</source>
        <extracomment>Refusal of a swap: {cards} is the one card that the action asks for.</extracomment>
        <translation>公開札に{cards:は}ありません。</translation>
    </message>
    <message>
        <source>{seat} chooses a card.</source>
        <extracomment>Log, seen by the others: {seat} chooses a card to pass after a 15.</extracomment>
        <translation>{seat}がカードを選びました。</translation>
    </message>
    <message>
        <source>{seat} chooses {cards} to pass to the left.</source>
        <extracomment>Log, seen by the player who chooses after a 15: {seat} is that player, {cards} the card.</extracomment>
        <translation>{seat}は左どなりに渡すカードに{cards:を}選びました。</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <extracomment>Log, seen by everyone else: {seat} is the player who drew from Gunjo&apos;s deck.</extracomment>
        <translation>{seat}が1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <extracomment>Log, seen by the player who drew: {seat} is that player, {cards} the card.</extracomment>
        <translation>{seat}が{cards:を}引きました。</translation>
    </message>
    <message>
        <source>{seat} goes out and wins the round.</source>
        <extracomment>Log and speech bubble: {seat} has emptied the hand first.</extracomment>
        <translation>{seat}が上がって、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} passes and swaps {give} for {take}.</source>
        <extracomment>Log: {seat} passes, {give} goes from the hand to the face-up cards, {take} comes from there.</extracomment>
        <translation>{seat}がパスして、{give:を}{take:と}交換しました。</translation>
    </message>
    <message>
        <source>{seat} passes {cards} to {left}.</source>
        <extracomment>Log, seen by giver and receiver: {seat} gives {cards}, a single card, to {left} after a 15.</extracomment>
        <translation>{seat}が{left}に{cards:を}渡しました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <extracomment>Log and speech bubble in Gunjo: {seat} passes without swapping a card.</extracomment>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}, worth {total}.</source>
        <extracomment>Log and speech bubble: {seat} is who plays, {cards} several cards, {total} what they add up to.</extracomment>
        <translation>{seat}が{cards:を}出しました（合計{total}）。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}.</source>
        <extracomment>Log and speech bubble in Gunjo: {seat} is who plays, {cards} a single card.</extracomment>
        <translation>{seat}が{cards:を}出しました。</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <extracomment>Log: {seat} drew a card and plays nothing.</extracomment>
        <translation>{seat}は出しませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} still holds {cards}, losing %n point(s).</source>
        <extracomment>Log at the end of a round: {cards} are the different numbers in the hand of {seat}, %n is the sum of their penalties.</extracomment>
        <translation>
            <numerusform>{seat}は{cards:が}残り、失点%n点です。</numerusform>
        </translation>
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
</context>
<context>
    <name>hints</name>
    <message>
        <source>A good player would do this.</source>
        <translation>上手な人ならこうします。</translation>
    </message>
    <message>
        <source>It beat the next best move in {better} of {count} trial games and lost to it in {worse}.</source>
        <extracomment>Reason of a hint: of {count} games played on in the bot&apos;s head {better} went better, {worse} worse than the second choice.</extracomment>
        <translation>{count}回試すと、次によい手より{better}回はよい結果、{worse}回は悪い結果でした。</translation>
    </message>
    <message>
        <source>It did best on average in {count} trial games.</source>
        <extracomment>Reason of a hint; {count} is how often the bot played the game on in its head.</extracomment>
        <translation>{count}回試した中で、平均の結果がいちばんよい手です。</translation>
    </message>
    <message>
        <source>It’s your only move.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>The best of the {count} moves compared.</source>
        <extracomment>Reason of a hint when nothing better is known; {count} is how many moves were rated.</extracomment>
        <translation>{count}通りを比べて、いちばんよい手です。</translation>
    </message>
    <message>
        <source>{reason} About as good: {other}.</source>
        <extracomment>Hint with two good moves: {reason} is a whole sentence, {other} a move such as “Pass”.</extracomment>
        <translation>{reason}同じくらいよい手：{other}。</translation>
    </message>
</context>
<context>
    <name>house</name>
    <message>
        <source>A value of this kind cannot stand here.</source>
        <translation>この種類の値は、ここには書けません。</translation>
    </message>
    <message>
        <source>Tables and lists are nested too deeply here.</source>
        <translation>ここではテーブルや配列の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The file {file} could not be read: {reason}</source>
        <translation>ファイル {file} を読めませんでした：{reason}</translation>
    </message>
    <message>
        <source>The file {file} could not be written: {reason}</source>
        <translation>ファイル {file} に書き込めませんでした：{reason}</translation>
    </message>
    <message>
        <source>These house rules are too large or nested too deeply.</source>
        <translation>このハウスルールは大きすぎるか、入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>This file is too large for house rules.</source>
        <translation>ハウスルールのファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>This game takes no house rules.</source>
        <translation>このゲームには、取りかえられるハウスルールがありません。</translation>
    </message>
    <message>
        <source>This is not TOML.</source>
        <translation>TOMLとして読めません。</translation>
    </message>
    <message>
        <source>This line is too long. At most {most} characters fit.</source>
        <translation>この行は長すぎます。1行は{most}文字までです。</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}</source>
        <translation>{file}、{line}行目：{reason}</translation>
    </message>
</context>
<context>
    <name>json</name>
    <message>
        <source>A character here is broken (half of a pair).</source>
        <translation>壊れた文字があります（サロゲートの片方だけです）。</translation>
    </message>
    <message>
        <source>A list must stand here.</source>
        <translation>ここにはリストが必要です。</translation>
    </message>
    <message>
        <source>A number here is too large.</source>
        <translation>大きすぎる数があります。</translation>
    </message>
    <message>
        <source>A number here is too long.</source>
        <translation>桁数の多すぎる数があります。</translation>
    </message>
    <message>
        <source>A text must stand here.</source>
        <translation>ここには文字列が必要です。</translation>
    </message>
    <message>
        <source>A whole number from {least} to {most} must stand here.</source>
        <translation>ここには{least}から{most}までの整数が必要です。</translation>
    </message>
    <message>
        <source>A whole number must stand here.</source>
        <translation>ここには整数が必要です。</translation>
    </message>
    <message>
        <source>An object must stand here.</source>
        <translation>ここにはオブジェクトが必要です。</translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply here.</source>
        <translation>リストやオブジェクトの入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>The key “{key}” stands in one object twice.</source>
        <translation>キー「{key}」が同じオブジェクトに2回あります。</translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation>この項目がありません。</translation>
    </message>
    <message>
        <source>This is not JSON (line {line}, column {column}).</source>
        <translation>JSONとして読めません（{line}行目、{column}文字目）。</translation>
    </message>
    <message>
        <source>This is not text in UTF-8.</source>
        <translation>UTF-8の文字列ではありません。</translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation>{place}：{reason}</translation>
    </message>
    <message>
        <source>{word} is not a number in JSON.</source>
        <translation>{word} はJSONの数ではありません。</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Add a key</source>
        <translation>キーを加える</translation>
    </message>
    <message>
        <source>All keys are the usual ones.</source>
        <translation>すべて標準のキーです。</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>テーブルで</translation>
    </message>
    <message>
        <source>Back to the games</source>
        <translation>ゲームの一覧に戻る</translation>
    </message>
    <message>
        <source>Change this key</source>
        <translation>このキーを変える</translation>
    </message>
    <message>
        <source>Choose {game}</source>
        <translation>「{game}」を選ぶ</translation>
    </message>
    <message>
        <source>Click a key and press another one in its place. Backspace removes it, Escape leaves it.</source>
        <translation>キーをクリックして、代わりのキーを押します。Backspaceで外し、Escでそのままにします。</translation>
    </message>
    <message>
        <source>Delete the match that has the ring</source>
        <translation>枠のついた対戦を削除する</translation>
    </message>
    <message>
        <source>Do what the highlighted button says, go on</source>
        <translation>目立っているボタンの操作をする、先へ進む</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>どこでも</translation>
    </message>
    <message>
        <source>Find a key or what it does</source>
        <translation>キーや操作をさがす</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>再生中</translation>
    </message>
    <message>
        <source>In the result: back to the start screen</source>
        <translation>結果の画面：スタート画面にもどる</translation>
    </message>
    <message>
        <source>In the result: set up another match</source>
        <translation>結果の画面：別の対戦を用意する</translation>
    </message>
    <message>
        <source>In the result: the scores of all rounds</source>
        <translation>結果の画面：全ラウンドの得点を見る</translation>
    </message>
    <message>
        <source>In the result: watch the match again</source>
        <translation>結果の画面：対戦をもう一度見る</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Leave the full screen; close a dialog</source>
        <translation>全画面をやめる、ダイアログを閉じる</translation>
    </message>
    <message>
        <source>Let go of the picked cards, or of a question</source>
        <translation>選んだカードを元に戻す、問いかけを閉じる</translation>
    </message>
    <message>
        <source>Move a card of your hand left</source>
        <translation>手札のカードを左へ動かす</translation>
    </message>
    <message>
        <source>Move a card of your hand right</source>
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
        <source>Move it to the left end</source>
        <translation>左端へ動かす</translation>
    </message>
    <message>
        <source>Move it to the right end</source>
        <translation>右端へ動かす</translation>
    </message>
    <message>
        <source>On the start screen</source>
        <translation>スタート画面で</translation>
    </message>
    <message>
        <source>One of several meanings that are offered</source>
        <translation>示された候補からひとつを選ぶ</translation>
    </message>
    <message>
        <source>Pick a card or put it back; press a button</source>
        <translation>カードを選ぶ、戻す／ボタンを押す</translation>
    </message>
    <message>
        <source>Pick all equal cards</source>
        <translation>同じカードをまとめて選ぶ</translation>
    </message>
    <message>
        <source>Play it again like last time</source>
        <translation>前回と同じ席で遊ぶ</translation>
    </message>
    <message>
        <source>Press a key…</source>
        <translation>キーを押す…</translation>
    </message>
    <message>
        <source>Set the game up</source>
        <translation>ゲームの準備をする</translation>
    </message>
    <message>
        <source>Show the result of a match that is over</source>
        <translation>終わった対戦の結果を見る</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>対戦をはじめる</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>左のカードへ</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>右のカードへ</translation>
    </message>
    <message>
        <source>To the cards above</source>
        <translation>上のカードへ</translation>
    </message>
    <message>
        <source>To the cards below</source>
        <translation>下のカードへ</translation>
    </message>
    <message>
        <source>To the game above</source>
        <translation>上のゲームへ</translation>
    </message>
    <message>
        <source>To the game below</source>
        <translation>下のゲームへ</translation>
    </message>
    <message>
        <source>To the game on the left</source>
        <translation>左のゲームへ</translation>
    </message>
    <message>
        <source>To the game on the right</source>
        <translation>右のゲームへ</translation>
    </message>
    <message>
        <source>To the next match, game or button</source>
        <translation>次の対戦、ゲーム、ボタンへ移る</translation>
    </message>
    <message>
        <source>To the next place that was found</source>
        <translation>次に見つかった所へ</translation>
    </message>
    <message>
        <source>To the next place: cards, buttons, tools</source>
        <translation>次の場所（カード、ボタン、道具）へ移る</translation>
    </message>
    <message>
        <source>To the place before</source>
        <translation>ひとつ前に見つかった所へ</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>ここで使う</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>標準のキーに戻す</translation>
    </message>
    <message>
        <source>Usual keys: {deed}</source>
        <translation>標準のキーに戻す：{deed}</translation>
    </message>
    <message>
        <source>What card is this?</source>
        <translation>カードの説明を見る</translation>
    </message>
    <message>
        <source>When a match is over</source>
        <translation>対戦が終わったら</translation>
    </message>
    <message>
        <source>Where a match is set up</source>
        <translation>対戦の準備で</translation>
    </message>
    <message>
        <source>Where the rules are searched</source>
        <translation>ルールの検索で</translation>
    </message>
    <message>
        <source>{key} is in use: {deeds}</source>
        <translation>{key}は使われています：{deeds}</translation>
    </message>
</context>
<context>
    <name>kobayakawa</name>
    <message>
        <source>A new round. {seat} starts.</source>
        <translation>新しいラウンドです。{seat}から始めます。</translation>
    </message>
    <message>
        <source>Bets come later: first draw a card or flip a new Kobayakawa.</source>
        <translation>勝負はこのあとです。まず、1枚引くか、小早川をめくり直してください。</translation>
    </message>
    <message>
        <source>Bluff and bet</source>
        <translation>駆け引き</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央の家紋</translation>
    </message>
    <message>
        <source>Choose which of your two cards to discard face up.</source>
        <translation>2枚のうち、表向きに捨てるほうを選んでください。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation>{cards}を捨てる</translation>
    </message>
    <message>
        <source>Discard {cards} face up and keep the other card.</source>
        <translation>{cards}を表向きに捨てて、もう1枚を残します。</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>1枚引く</translation>
    </message>
    <message>
        <source>Draw a card into your hand, or flip the top card as the new Kobayakawa.</source>
        <translation>1枚引いて手札に加えるか、山札の上の1枚をめくって新しい小早川にします。</translation>
    </message>
    <message>
        <source>Exactly one card is discarded.</source>
        <translation>捨てるカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Fight</source>
        <translation>勝負する</translation>
    </message>
    <message>
        <source>Fight for the pot with your {cards} (stake: {stake}), or fold and stay out.</source>
        <translation>{cards}で勝負する（賭ける家紋は{stake}個）か、降りるかを決めます。</translation>
    </message>
    <message>
        <source>Fights</source>
        <translation>勝負</translation>
    </message>
    <message>
        <source>Flip a new Kobayakawa</source>
        <translation>小早川をめくり直す</translation>
    </message>
    <message>
        <source>Fold</source>
        <translation>降りる</translation>
    </message>
    <message>
        <source>Folded</source>
        <translation>降りた</translation>
    </message>
    <message>
        <source>Former Kobayakawas</source>
        <translation>前の小早川</translation>
    </message>
    <message>
        <source>Kamons</source>
        <translation>家紋</translation>
    </message>
    <message>
        <source>Kobayakawa</source>
        <translation>小早川</translation>
    </message>
    <message>
        <source>Last round: the stake is two</source>
        <translation>最終ラウンド：賭ける家紋は2個</translation>
    </message>
    <message>
        <source>Nobody else fights: you win without showing your card.</source>
        <translation>ほかにだれも勝負しないので、カードを見せずに勝てます。</translation>
    </message>
    <message>
        <source>Nobody fights: kamons that leave the centre for the box: {amount}.</source>
        <translation>だれも勝負しませんでした。中央の家紋を{amount}個、箱に戻します。</translation>
    </message>
    <message>
        <source>Nobody fights: the round is dealt again.</source>
        <translation>だれも勝負しませんでした。同じラウンドをやり直します。</translation>
    </message>
    <message>
        <source>Of {all} cards that others may hold, your {card} beats only {won} one against one.</source>
        <translation>相手が持っているかもしれない{all}枚のうち、{card}が1対1で勝てるのは{won}枚だけです。</translation>
    </message>
    <message>
        <source>Of {all} cards that others may hold, your {card} beats {won} one against one.</source>
        <translation>相手が持っているかもしれない{all}枚のうち、{card}は1対1で{won}枚に勝てます。</translation>
    </message>
    <message>
        <source>Of {all} cards you can’t see, {higher} are higher than your {card}.</source>
        <translation>見えない{all}枚のうち、{card}より大きいカードが{higher}枚あります。</translation>
    </message>
    <message>
        <source>Of {all} cards you can’t see, {kept} beats {won} one against one, {thrown} only {less}.</source>
        <translation>見えない{all}枚のうち、1対1で{kept}は{won}枚に、{thrown}は{less}枚にしか勝てません。</translation>
    </message>
    <message>
        <source>One card each. Draw or flip, then fight or fold: the lowest card gets help.</source>
        <translation>手札は1枚。引くか、めくるか。勝負するか、降りるか。いちばん小さいカードには、小早川が味方します。</translation>
    </message>
    <message>
        <source>Others who fight already: {count}. Only one of all wins.</source>
        <translation>すでに{count}人が勝負しています。勝つのは1人だけです。</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>Round {number} of 7</source>
        <translation>第{number}ラウンド（全7ラウンド）</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>賭けられた家紋</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>The cards are settled for this round: now fight or fold.</source>
        <translation>このラウンドのカードはもう決まりました。勝負するか、降りるかを選んでください。</translation>
    </message>
    <message>
        <source>The last round: two kamons in the centre, the stake is two. {seat} starts.</source>
        <translation>最終ラウンドです。中央の家紋は2個、賭ける家紋も2個です。{seat}から始めます。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The round counts; its kamons go into the box</source>
        <translation>1ラウンドと数え、中央の家紋を箱に戻す</translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation>同じラウンドをやり直す</translation>
    </message>
    <message>
        <source>What happens to a round in which everybody folds (a house rule).</source>
        <translation>全員が降りたラウンドをどうするかを決めます（ハウスルール）。</translation>
    </message>
    <message>
        <source>When nobody fights</source>
        <translation>だれも勝負しないとき</translation>
    </message>
    <message>
        <source>You can only discard one of the two cards in your hand.</source>
        <translation>捨てられるのは、手札の2枚のうちどちらかです。</translation>
    </message>
    <message>
        <source>You discard only right after drawing a card.</source>
        <translation>捨てるのは、カードを引いたあとだけです。</translation>
    </message>
    <message>
        <source>You drew a card: first discard one of your two cards.</source>
        <translation>カードを引きました。まず、2枚のうち1枚を捨ててください。</translation>
    </message>
    <message>
        <source>Your {card} is hard to better: of {all} cards you can’t see, {higher} are higher.</source>
        <translation>{card}より大きいカードは、見えない{all}枚のうち{higher}枚だけです。</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>降りた</translation>
    </message>
    <message>
        <source>fought alone, unseen</source>
        <translation>ひとりで勝負、カードは見せない</translation>
    </message>
    <message>
        <source>fought with {cards}</source>
        <translation>{cards}で勝負</translation>
    </message>
    <message>
        <source>fought with {cards}, the lowest; with the Kobayakawa: {total}</source>
        <translation>いちばん小さい{cards}で勝負、小早川を足して{total}</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>脱落</translation>
    </message>
    <message>
        <source>{seat} discards {cards}.</source>
        <translation>{seat}が{cards}を捨てました。</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat}がカードを1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat}が{cards}を引きました。</translation>
    </message>
    <message>
        <source>{seat} fights. Stake: {stake}.</source>
        <translation>{seat}が勝負します。賭けた家紋は{stake}個です。</translation>
    </message>
    <message>
        <source>{seat} flips: the Kobayakawa is now {cards}.</source>
        <translation>{seat}がめくりました。新しい小早川は{cards}です。</translation>
    </message>
    <message>
        <source>{seat} folds.</source>
        <translation>{seat}が降りました。</translation>
    </message>
    <message>
        <source>{seat} is the only one to fight and wins unseen. Kamons won: {amount}.</source>
        <translation>勝負したのは{seat}だけです。カードを見せずに勝ち、家紋を{amount}個もらいます。</translation>
    </message>
    <message>
        <source>{seat} shows {cards}, the lowest: with Kobayakawa {k} it is {total}.</source>
        <translation>{seat}の{cards}が最小なので、小早川の{k}を足して{total}です。</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat}のカードは{cards}です。</translation>
    </message>
    <message>
        <source>{seat} wins the fight. Kamons won: {amount}.</source>
        <translation>{seat}が勝ち、家紋を{amount}個もらいます。</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>きまぐれ</translation>
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
        <source>{place}: {seat}</source>
        <extracomment>Line at the end of the log: “2nd: Mia”; {place} is an ordinal, {seat} a player’s name.</extracomment>
        <translation>{place}位：{seat}</translation>
    </message>
    <message>
        <source>{seat}: {gained}, {why} (score: {score})</source>
        <extracomment>Line after a round: {seat} is a player’s name, {gained} points such as “+3”, {why} the reason, {score} the total.</extracomment>
        <translation>{seat}：{gained}、{why}（得点：{score}）</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <extracomment>Line after a round in a game without points; {seat} is a player’s name, {why} what happened, such as “went out 2nd”.</extracomment>
        <translation>{seat}：{why}</translation>
    </message>
    <message>
        <source>{seat}: {why} (score: {score})</source>
        <extracomment>Line after a round that changes no points: {seat} is a player’s name, {why} the reason, {score} the total.</extracomment>
        <translation>{seat}：{why}（得点：{score}）</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>This match has become as long as a record can be.</source>
        <translation>この対戦は、記録できる長さの上限に達しました。</translation>
    </message>
</context>
<context>
    <name>meow</name>
    <message>
        <source>A ? cannot be shown: choose a card with a number.</source>
        <translation>？は見せられません。数字のカードを選んでください。</translation>
    </message>
    <message>
        <source>A ? goes under the deck only if you are dealt both of them.</source>
        <translation>？を山札の下に入れるのは、2枚とも配られたときだけです。</translation>
    </message>
    <message>
        <source>A ? goes with almost everything.</source>
        <translation>?はほとんど何とでも組み合わせられます。</translation>
    </message>
    <message>
        <source>A ? stands for cards of its own colour only: it does not fit this sequence.</source>
        <translation>？は同じ色のカードにしかなれないので、この階段には入りません。</translation>
    </message>
    <message>
        <source>A reward comes only after a play with enough cards, in the solo game.</source>
        <translation>ごほうびがもらえるのは、ひとりで遊ぶときに、十分な枚数を出したあとだけです。</translation>
    </message>
    <message>
        <source>A sequence lies there: a sequence of {count} cards up to more than {number} follows.</source>
        <translation>場は階段です。最後の数字が{number}より大きい{count}枚の階段を出せます。</translation>
    </message>
    <message>
        <source>A single card lies there: only a single card above {number} follows.</source>
        <translation>場は1枚です。{number}より大きいカードを1枚だけ出せます。</translation>
    </message>
    <message>
        <source>All others have passed: {seat} leads.</source>
        <translation>ほかの全員がパスしました。{seat}から再開です。</translation>
    </message>
    <message>
        <source>Among equal numbers it counts as one card or as two, as you like.</source>
        <translation>同じ数字の組では、1枚としても2枚としても数えられます。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>枚数</translation>
    </message>
    <message>
        <source>Cards are shown only before the first lead of a round.</source>
        <translation>カードを見せるのは、ラウンドの初めだけです。</translation>
    </message>
    <message>
        <source>Cards of one number lie there: {count} cards of one number above {number} follow.</source>
        <translation>場は同じ数字の組です。{number}より大きい数字の{count}枚組を出せます。</translation>
    </message>
    <message>
        <source>Choose a card to show: the lowest number starts, of equal ones the fewest circles, and must play it.</source>
        <translation>見せるカードを選んでください。いちばん小さい数字の人から始めます。同じ数字なら○の少ない人です。始める人は、そのカードを出さなければなりません。</translation>
    </message>
    <message>
        <source>Choose a card to show: the lowest number starts, of equal ones the fewest circles.</source>
        <translation>見せるカードを選んでください。いちばん小さい数字の人から始めます。同じ数字なら○の少ない人です。</translation>
    </message>
    <message>
        <source>Circles left with {seat}: {circles}. Points lost: {points}.</source>
        <translation>{seat}の手札に残った○は{circles}個、失点は{points}点です。</translation>
    </message>
    <message>
        <source>Circles while in hand at the round&apos;s end: {circles}.</source>
        <translation>ラウンドの終わりに手札にあると○{circles}個。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
    </message>
    <message>
        <source>Draw from the deck</source>
        <translation>山札から引く</translation>
    </message>
    <message>
        <source>Draw the top card of the deck.</source>
        <translation>山札のいちばん上を引きます。</translation>
    </message>
    <message>
        <source>Each card is there only once.</source>
        <translation>同じカードは1枚しかありません。</translation>
    </message>
    <message>
        <source>Either play cards of your hand, or take one face-up card and pass.</source>
        <translation>手札を出すか、表向きのカードを1枚もらってパスするか、どちらかです。</translation>
    </message>
    <message>
        <source>Enough cards: choose your reward, a face-up card or the top card of the deck.</source>
        <translation>枚数が足りました。ごほうびに、表向きのカードか山札のいちばん上を選んでください。</translation>
    </message>
    <message>
        <source>Enough cards: choose your reward, a face-up card.</source>
        <translation>枚数が足りました。ごほうびに、表向きのカードを選んでください。</translation>
    </message>
    <message>
        <source>Exactly one card is named here.</source>
        <translation>ここに書くカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Face up</source>
        <translation>表向きのカード</translation>
    </message>
    <message>
        <source>Face-up cards cannot be played: put them back first.</source>
        <translation>表向きのカードは出せません。先に選択を解除してください。</translation>
    </message>
    <message>
        <source>Fewer cards than {turn}: {seat} has to draw from the deck.</source>
        <translation>{turn}枚に足りないので、{seat}は山札から引きます。</translation>
    </message>
    <message>
        <source>First choose a card to show: the lowest one starts.</source>
        <translation>先に、見せるカードを選んでください。いちばん小さい数字の人から始めます。</translation>
    </message>
    <message>
        <source>First choose your reward: a face-up card, or the top of the deck.</source>
        <translation>先に、ごほうびを選んでください。表向きのカードか、山札のいちばん上です。</translation>
    </message>
    <message>
        <source>First choose your reward: a face-up card. The deck is empty.</source>
        <translation>先に、ごほうびとして表向きのカードを選んでください。山札はもうありません。</translation>
    </message>
    <message>
        <source>First pick the ? that goes under the deck.</source>
        <translation>先に、山札の下に入れる？を選んでください。</translation>
    </message>
    <message>
        <source>First pick the card that you want to show.</source>
        <translation>先に、見せるカードを選んでください。</translation>
    </message>
    <message>
        <source>First pick the cards of your hand that you want to play.</source>
        <translation>先に、出したい手札を選んでください。</translation>
    </message>
    <message>
        <source>First pick the face-up card that you want.</source>
        <translation>先に、もらいたい表向きのカードを選んでください。</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>選択ずみ</translation>
    </message>
    <message>
        <source>In a sequence a blue card counts as one, never as two.</source>
        <translation>階段では、青は1枚分にしかなりません。</translation>
    </message>
    <message>
        <source>In the solo game you play every turn: there is no passing.</source>
        <translation>ひとりで遊ぶときは、毎回かならずカードを出します。パスはありません。</translation>
    </message>
    <message>
        <source>It empties your hand: the game is done.</source>
        <translation>手札がなくなり、ゲームが終わります。</translation>
    </message>
    <message>
        <source>It empties your hand: you win the round.</source>
        <translation>手札がなくなり、ラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>It is the lowest that beats the table, and you keep your ?.</source>
        <translation>場に勝てるいちばん小さい数字で、?も残せます。</translation>
    </message>
    <message>
        <source>It is the lowest that beats the table: you keep what is higher.</source>
        <translation>場に勝てるいちばん小さい数字で、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It is the only way to follow.</source>
        <translation>出せるのはこれだけです。</translation>
    </message>
    <message>
        <source>It stands for any number from 1 to 8 of its colour.</source>
        <translation>同じ色の1から8のどの数字としても使えます。</translation>
    </message>
    <message>
        <source>Latest play</source>
        <translation>最後に出した</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Meow Meow Daifugo</source>
        <translation>にゃーにゃー大フゴー</translation>
    </message>
    <message>
        <source>No card lies face up any more: just pass.</source>
        <translation>表向きのカードはもうありません。そのままパスしてください。</translation>
    </message>
    <message>
        <source>No card of yours is lower: later it would beat little.</source>
        <translation>手札でいちばん小さい数字で、あとでは勝ちにくいカードです。</translation>
    </message>
    <message>
        <source>No face-up card has fewer circles.</source>
        <translation>表向きのカードの中で、○がいちばん少ないカードです。</translation>
    </message>
    <message>
        <source>No other play gets rid of more cards at once.</source>
        <translation>一度に減らせる枚数が、いちばん多い出し方です。</translation>
    </message>
    <message>
        <source>Not in your hand: {cards}.</source>
        <translation>手札にありません：{cards}。</translation>
    </message>
    <message>
        <source>Nothing beats an 8: everybody else must pass, and you lead again.</source>
        <translation>8に勝てるカードはありません。全員がパスして、また自分から出せます。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}: no higher number has so many cards.</source>
        <translation>場のカード（{combination}）に勝てるカードはありません。これより大きい数には、そんなに枚数がありません。</translation>
    </message>
    <message>
        <source>Nothing beats {combination}: {number} is the highest number.</source>
        <translation>場のカード（{combination}）に勝てるカードはありません。{number}がいちばん大きい数です。</translation>
    </message>
    <message>
        <source>Of the two ? it has more circles: {circles}.</source>
        <translation>2枚の?のうち、○が多いほうです（{circles}個）。</translation>
    </message>
    <message>
        <source>Only one face-up card may be taken.</source>
        <translation>もらえる表向きのカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Only this goes with {cards}: play {whole}.</source>
        <translation>{cards}と組めるのはこれだけです：{whole}を出します。</translation>
    </message>
    <message>
        <source>Pairs and runs</source>
        <translation>ペアと階段</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass and take {cards}</source>
        <translation>パスして{cards}をもらう</translation>
    </message>
    <message>
        <source>Pass, and take {cards} into your hand.</source>
        <translation>パスして、{cards}を手札に加えます。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>パスした</translation>
    </message>
    <message>
        <source>Passing takes one of the face-up cards: pick which one.</source>
        <translation>パスするときは、表向きのカードを1枚もらいます。どれにするか選んでください。</translation>
    </message>
    <message>
        <source>Pick more cards that go with {cards}, or press Play to choose them.</source>
        <translation>{cards}と一緒に出すカードを選ぶか、「出す」を押して組み合わせを選んでください。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play as…</source>
        <translation>どう出すか選ぶ…</translation>
    </message>
    <message>
        <source>Play cats in sets and sequences; every pass takes another cat in. Also alone.</source>
        <translation>猫たちを組や階段で出していきます。パスをすると、猫が1匹増えます。ひとりでも遊べます。</translation>
    </message>
    <message>
        <source>Play one card, cards of one number, or three or more of a suit in a row. Then choose a reward.</source>
        <translation>1枚、同じ数字の組、または同じ色の3枚以上の階段を出してください。そのあと、ごほうびを選びます。</translation>
    </message>
    <message>
        <source>Play what you like. With {turn} cards or more you may choose your reward.</source>
        <translation>好きなカードを出してください。{turn}枚以上出せば、ごほうびを選べます。</translation>
    </message>
    <message>
        <source>Play with more…</source>
        <translation>ほかのカードも加えて出す…</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards}を出す</translation>
    </message>
    <message>
        <source>Play {cards}, your last cards, and win the round.</source>
        <translation>最後のカード{cards}を出して、ラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}, your last cards: that is the end of the game.</source>
        <translation>最後のカード{cards}を出して、終わります。</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>{cards}を出します。</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>出されたカード</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>失点</translation>
    </message>
    <message>
        <source>Put under the deck</source>
        <translation>山札の下に入れる</translation>
    </message>
    <message>
        <source>Put {cards} under the deck</source>
        <translation>{cards}を山札の下に入れる</translation>
    </message>
    <message>
        <source>Put {cards} under the deck, for all to see, and draw a card for it.</source>
        <translation>{cards}を全員に見せて山札の下に入れ、代わりに1枚引きます。</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Round {number} · the match ends when somebody has lost {losing} points</source>
        <translation>第{number}ラウンド・だれかの失点が{losing}点になったら対戦終了</translation>
    </message>
    <message>
        <source>Round {number}: the cards are dealt.</source>
        <translation>第{number}ラウンドのカードを配りました。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>見せる</translation>
    </message>
    <message>
        <source>Show {cards}</source>
        <translation>{cards}を見せる</translation>
    </message>
    <message>
        <source>Show {cards}. All cards are laid open at once, and go back to the hands.</source>
        <translation>{cards}を見せます。全員のカードを同時に公開し、そのあと手札に戻します。</translation>
    </message>
    <message>
        <source>Showed {cards}</source>
        <translation>{cards}を見せた</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>場</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>もらう</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>{cards}をもらう</translation>
    </message>
    <message>
        <source>Take {cards} into your hand.</source>
        <translation>{cards}を手札に加えます。</translation>
    </message>
    <message>
        <source>The cards are dealt for a game alone.</source>
        <translation>カードを配りました。ひとりで遊びます。</translation>
    </message>
    <message>
        <source>The first lead of a round must contain the card that its player showed to start.</source>
        <translation>ラウンドの最初に出すカードには、スタートプレイヤーを決めるときに見せたカードを含めます。</translation>
    </message>
    <message>
        <source>The lowest card is {cards}: {seat} starts, and must play it.</source>
        <translation>いちばん小さいのは{cards}です。{seat}が、それを含めて出し始めます。</translation>
    </message>
    <message>
        <source>The lowest card is {cards}: {seat} starts.</source>
        <translation>いちばん小さいのは{cards}です。{seat}から始めます。</translation>
    </message>
    <message>
        <source>The lowest number starts, and you have none lower.</source>
        <translation>いちばん小さい数字の人から始めます。これより小さいカードはありません。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The shown card must be played</source>
        <translation>見せたカードを出す</translation>
    </message>
    <message>
        <source>The table is empty: you lead, so you have to play.</source>
        <translation>場は空です。パスはできないので、カードを出してください。</translation>
    </message>
    <message>
        <source>There are several ways to play {cards}: press Play, and choose one.</source>
        <translation>{cards}の出し方はいくつかあります。ボタンを押して選んでください。</translation>
    </message>
    <message>
        <source>There is no {cards} face up.</source>
        <translation>表向きのカードに{cards}はありません。</translation>
    </message>
    <message>
        <source>These cards do not go together. Play one card, cards of one number, or three or more of a suit in a row.</source>
        <translation>その組み合わせは出せません。1枚、同じ数字の組、または同じ色の3枚以上の階段を選んでください。</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <translation>場：{combination}</translation>
    </message>
    <message>
        <source>Too low: {cards}. It takes a number above {number}.</source>
        <translation>{cards}では足りません。{number}より大きい数字が必要です。</translation>
    </message>
    <message>
        <source>Turn {number} begins. The goal: no cards left within {goal} turns.</source>
        <translation>第{number}手番です。目標は、{goal}手番以内に手札をなくすことです。</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>第{turn}手番</translation>
    </message>
    <message>
        <source>Turn {turn} · the goal: no cards left within {goal} turns</source>
        <translation>第{turn}手番・目標：{goal}手番以内に手札をなくす</translation>
    </message>
    <message>
        <source>Turns needed: {turns}</source>
        <translation>かかった手番：{turns}</translation>
    </message>
    <message>
        <source>Turns played</source>
        <translation>終えた手番</translation>
    </message>
    <message>
        <source>You cannot follow: pass, and take one of the face-up cards.</source>
        <translation>出せるカードがありません。表向きのカードを1枚もらって、パスしてください。</translation>
    </message>
    <message>
        <source>You cannot follow: pass.</source>
        <translation>出せるカードがありません。パスしてください。</translation>
    </message>
    <message>
        <source>You can’t follow, and no other card to take did better in trial games.</source>
        <translation>出せるカードがありません。試した中で、もらうならこのカードがいちばんでした。</translation>
    </message>
    <message>
        <source>You lead: play one card, cards of one number, or three or more of a suit in a row.</source>
        <translation>場は空です。1枚、同じ数字の組、または同じ色の3枚以上の階段を出してください。</translation>
    </message>
    <message>
        <source>You start: play {cards}, alone or together with other cards.</source>
        <translation>あなたから始めます。{cards}を1枚で、またはほかのカードといっしょに出してください。</translation>
    </message>
    <message>
        <source>You were dealt both ?: choose which one goes under the deck. You draw a card for it.</source>
        <translation>？が2枚とも配られました。山札の下に入れるほうを選んでください。代わりに1枚引きます。</translation>
    </message>
    <message>
        <source>You were dealt both ?: first put one of them under the deck.</source>
        <translation>？が2枚とも配られました。先に、どちらかを山札の下に入れてください。</translation>
    </message>
    <message>
        <source>Your cats</source>
        <translation>あなたの猫たち</translation>
    </message>
    <message>
        <source>Your first lead must contain the card that you showed: {cards}.</source>
        <translation>最初は、見せたカード（{cards}）を含めて出さなければなりません。</translation>
    </message>
    <message>
        <source>a sequence of {count} up to {number}</source>
        <translation>{number}までの{count}枚の階段</translation>
    </message>
    <message>
        <source>a single {number}</source>
        <translation>{number}が1枚</translation>
    </message>
    <message>
        <source>black ?</source>
        <translation>黒？</translation>
    </message>
    <message>
        <source>black {number}○</source>
        <translation>黒{number}○</translation>
    </message>
    <message>
        <source>black {number}○○</source>
        <translation>黒{number}○○</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>青{number}</translation>
    </message>
    <message>
        <source>circles left in hand: {circles}</source>
        <translation>手札に残った○：{circles}個</translation>
    </message>
    <message>
        <source>circles: {number}</source>
        <translation>○が{number}個</translation>
    </message>
    <message>
        <source>counts as two cards</source>
        <translation>2枚分</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>手札をなくした</translation>
    </message>
    <message>
        <source>stands for {number}</source>
        <translation>{number}として</translation>
    </message>
    <message>
        <source>turns needed: {turns}; the goal is {goal}</source>
        <translation>かかった手番は{turns}、目標は{goal}手番</translation>
    </message>
    <message>
        <source>turns needed: {turns}; the goal of {goal} is reached</source>
        <translation>かかった手番は{turns}、目標の{goal}手番を達成</translation>
    </message>
    <message>
        <source>white ?</source>
        <translation>白？</translation>
    </message>
    <message>
        <source>white {number}</source>
        <translation>白{number}</translation>
    </message>
    <message>
        <source>{card} as two</source>
        <translation>{card}（2枚分）</translation>
    </message>
    <message>
        <source>{card} as {number}</source>
        <translation>{card}（{number}として）</translation>
    </message>
    <message>
        <source>{card} goes with {cards}: together they are one play.</source>
        <translation>{card}は{cards}と組になり、一度に出せます。</translation>
    </message>
    <message>
        <source>{count} cards of {number}</source>
        <translation>{number}の{count}枚組</translation>
    </message>
    <message>
        <source>{seat} chooses to show {cards}.</source>
        <translation>{seat}が、見せるカードに{cards}を選びました。</translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation>{seat}が1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation>{seat}が{cards}を引きました。</translation>
    </message>
    <message>
        <source>{seat} has chosen a card to show.</source>
        <translation>{seat}が、見せるカードを選びました。</translation>
    </message>
    <message>
        <source>{seat} has no cards left and wins the round.</source>
        <translation>{seat}の手札がなくなり、このラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} has no cards left; {result}.</source>
        <translation>{seat}の手札がなくなりました。{result}。</translation>
    </message>
    <message>
        <source>{seat} passes and takes {cards}.</source>
        <translation>{seat}がパスして、{cards}をもらいました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}.</source>
        <translation>{seat}が{cards}を出しました。</translation>
    </message>
    <message>
        <source>{seat} puts {cards} under the deck and draws a card.</source>
        <translation>{seat}が{cards}を山札の下に入れ、1枚引きました。</translation>
    </message>
    <message>
        <source>{seat} puts {cards} under the deck and draws {drawn}.</source>
        <translation>{seat}が{cards}を山札の下に入れ、{drawn}を引きました。</translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation>{seat}は{cards}を見せました。</translation>
    </message>
    <message>
        <source>{seat} takes {cards} as reward.</source>
        <translation>{seat}が、ごほうびに{cards}をもらいました。</translation>
    </message>
    <message>
        <source>{seat} was dealt both ? and puts one of them under the deck.</source>
        <translation>{seat}に？が2枚とも配られたので、1枚を山札の下に入れます。</translation>
    </message>
    <message>
        <source>{task} Or pass, and take one of the face-up cards.</source>
        <translation>{task}パスするなら、表向きのカードを1枚もらいます。</translation>
    </message>
    <message>
        <source>{task} Or pass.</source>
        <translation>{task}パスもできます。</translation>
    </message>
    <message>
        <source>“{word}” says nothing here. A ? needs its number, such as w?=5; a blue card that counts twice is d4*2.</source>
        <translation>「{word}」は読み取れません。？には数字を付け（w?=5）、2枚分の青は d4*2 のように書きます。</translation>
    </message>
</context>
<context>
    <name>merchant</name>
    <message>
        <source>A round stops after this many turns (a house rule).</source>
        <translation>ラウンドがこの手番数に達したら、そこで終わりにします（ハウスルール）。</translation>
    </message>
    <message>
        <source>Beat {table}: play as many cards of a higher value, or more of the same value. Or pass, with or without an exchange.</source>
        <extracomment>Prompt on your turn with two or more cards on the table; {table} are those cards, all of one value.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を同じ枚数か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>Beat {table}: play one higher card, or more of the same value. Or pass, with or without an exchange.</source>
        <extracomment>Prompt on your turn with a single card on the table; {table} is that card.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を1枚か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Title of the place for beaten cards, which nobody can take until they join the market.</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Everyone else has passed, so {seat} may take a card from the market.</source>
        <extracomment>Log line after nobody has beaten the play of {seat}, a player’s name.</extracomment>
        <translation>ほかの全員がパスしました。{seat}は市場から1枚もらえます。</translation>
    </message>
    <message>
        <source>Everyone else has passed: take one card from the market, or none. Then you lead.</source>
        <translation>ほかの全員がパスしました。市場から1枚もらうか、もらわないかを選んでください。次はあなたから出します。</translation>
    </message>
    <message>
        <source>Everyone passes on the market’s card. The discard pile joins the market, and {seat} leads.</source>
        <extracomment>Log line after all players have passed on a market card that belongs to nobody; {seat} is a player’s name.</extracomment>
        <translation>市場から場に置いたカードに、全員がパスしました。捨て札が市場に加わり、{seat}から出します。</translation>
    </message>
    <message>
        <source>Exchange and pass</source>
        <extracomment>Button while no complete exchange is picked; an exchange is part of a pass.</extracomment>
        <translation>交換してパス</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <extracomment>Button and hint: an exchange, after which the turn is over; {give} are hand cards, {take} market cards.</extracomment>
        <translation>{give:を}渡して、{take:を}もらう</translation>
    </message>
    <message>
        <source>Exchange {give} for {take} and pass.</source>
        <extracomment>Prompt once a complete exchange is picked; {give} are the hand cards, {take} the market cards.</extracomment>
        <translation>{give:を}渡して{take:を}もらい、パスします。</translation>
    </message>
    <message>
        <source>First pick cards with the same sum from your hand and the market.</source>
        <translation>まず、手札と市場から、合計が同じになるようにカードを選んでください。</translation>
    </message>
    <message>
        <source>First pick one or more cards of the same value from your hand.</source>
        <translation>まず、手札から同じ数字のカードを1枚以上選んでください。</translation>
    </message>
    <message>
        <source>First pick the card you want from the market.</source>
        <translation>まず、市場からもらうカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>First take a card from the market, or choose “Take no card”.</source>
        <translation>まず、市場から1枚もらうか、「もらわない」を選んでください。</translation>
    </message>
    <message>
        <source>Go up in number or in value, not both. To beat {table}, play {cards}.</source>
        <extracomment>Refusal of more cards of a higher value; {table} are the cards on the table, {cards} as many of the played value.</extracomment>
        <translation>枚数と数字の両方は上げられません。場に{table:が}出ているので、{cards:を}出してください。</translation>
    </message>
    <message>
        <source>Goes first</source>
        <extracomment>Badge during the first turns of a round of Merchant of Goldfish: this player led first.</extracomment>
        <translation>最初の手番</translation>
    </message>
    <message>
        <source>In a series of three rounds, you score points for your place in each. The most points win.</source>
        <translation>3ラウンド戦では、順位に応じて得点が入り、合計がいちばん多い人の優勝です。</translation>
    </message>
    <message>
        <source>It empties your hand, so you go out.</source>
        <translation>手札がなくなり、上がれます。</translation>
    </message>
    <message>
        <source>It joins cards of the same value in your hand, which makes them harder to beat.</source>
        <translation>手札の同じ数字といっしょに出せるので、負けにくくなります。</translation>
    </message>
    <message>
        <source>It leaves you with fewer cards.</source>
        <translation>手札の枚数が減ります。</translation>
    </message>
    <message>
        <source>It leaves you with fewer different values to play.</source>
        <translation>手札の数字の種類が減ります。</translation>
    </message>
    <message>
        <source>It’s the lowest play that beats the table, so you keep your higher cards.</source>
        <translation>場に勝てるうちでいちばん小さい数字なので、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It’s the only play you have that beats the table.</source>
        <translation>場に勝てるのはこれだけです。</translation>
    </message>
    <message>
        <source>Judging by the cards you can’t see, it goes unbeaten about {tenths} times in 10.</source>
        <extracomment>Reason for a hint to play cards; {tenths} is a whole number from 6 to 9.</extracomment>
        <translation>見えていないカードから考えると、10回に{tenths}回ほど、だれにも負けません。</translation>
    </message>
    <message>
        <source>Last to play</source>
        <extracomment>Badge on the plate of the player whose cards are on the table and still to be beaten.</extracomment>
        <translation>最後に出した</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>Title of the place with the face-up cards that players take in exchanges.</extracomment>
        <translation>市場</translation>
    </message>
    <message>
        <source>Merchant of Goldfish</source>
        <extracomment>The game’s title, as on its box.</extracomment>
        <translation>金魚の商人</translation>
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
        <translation>場に{table:が}出ています。これに勝てるカードはないので、パスしてください。</translation>
    </message>
    <message>
        <source>Nobody beats {seat}’s last play, so the discard pile joins the market.</source>
        <extracomment>Log line after {seat}, a player’s name, has gone out with a play that stays unbeaten.</extracomment>
        <translation>{seat}が最後に出したカードに、だれも勝てませんでした。捨て札が市場に加わります。</translation>
    </message>
    <message>
        <source>Nobody can beat it, so you’ll lead again.</source>
        <translation>これに勝てる人はいません。また自分から出せます。</translation>
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
        <source>Now pick cards from your hand that add up to {sum}.</source>
        <extracomment>Refusal of an exchange with only market cards picked; {sum} is their sum.</extracomment>
        <translation>次に、合計が{sum}になるように、手札からカードを選んでください。</translation>
    </message>
    <message>
        <source>Now pick market cards that add up to {sum}.</source>
        <extracomment>Refusal of an exchange with only hand cards picked; {sum} is what they add up to.</extracomment>
        <translation>次に、合計が{sum}になるように、市場からカードを選んでください。</translation>
    </message>
    <message>
        <source>Of the {count} moves compared, it brings you closest to going out.</source>
        <extracomment>The last reason for a hint in Merchant of Goldfish; {count} is how many legal moves the bot has compared.</extracomment>
        <translation>{count}通りの手を比べて、上がりにいちばん近づく手です。</translation>
    </message>
    <message>
        <source>On a tie, the better place in the last round ranks higher.</source>
        <translation>同点のときは、最後のラウンドの順位がよい人が上位です。</translation>
    </message>
    <message>
        <source>One round</source>
        <extracomment>A choice of the option “Rounds”: the match is a single round.</extracomment>
        <translation>1ラウンド</translation>
    </message>
    <message>
        <source>Only cards of the same value can be played together.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button and hint in Merchant of Goldfish: pass without an exchange.</extracomment>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass without exchanging</source>
        <extracomment>The pass button while market cards are picked, beside the button that exchanges them.</extracomment>
        <translation>交換せずにパス</translation>
    </message>
    <message>
        <source>Passed</source>
        <extracomment>Badge on the plate of a player who has passed since the last play in Merchant of Goldfish.</extracomment>
        <translation>パスした</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Button in Merchant of Goldfish while the picked cards are no play: put hand cards on the table.</extracomment>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play sets, trade with the open market and be the first to go out.</source>
        <translation>同じ数字をまとめて出し、市場と交換しながら、だれよりも早く上がりましょう。</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <extracomment>Button and hint in Merchant of Goldfish; {cards} are hand cards of one value.</extracomment>
        <translation>{cards:を}出す</translation>
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
        <source>Play {cards}.</source>
        <extracomment>Prompt in Merchant of Goldfish that says what the picked cards {cards} would do.</extracomment>
        <translation>{cards:を}出します。</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Column of the score table of a series, and the number on each plate.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {turn}</source>
        <extracomment>Line above the prompt in a series; {number} is the round, {rounds} how many there are, {turn} a text such as “Turn 12”.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・{turn}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. {seat} starts.</source>
        <extracomment>Log line when round {number} of the {rounds} in a series is dealt; {seat} is the player who leads.</extracomment>
        <translation>第{number}ラウンド（全{rounds}ラウンド）です。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Title of the option that chooses between one round and a series of three.</extracomment>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Swap and empty your hand</source>
        <translation>大富豪系＋交換</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Title of the place in Merchant of Goldfish where cards are played.</extracomment>
        <translation>場</translation>
    </message>
    <message>
        <source>Take</source>
        <extracomment>Button of Merchant of Goldfish for the free market card, before one is picked.</extracomment>
        <translation>もらう</translation>
    </message>
    <message>
        <source>Take no card</source>
        <extracomment>Button and hint after everyone else has passed: leave the free market card and lead.</extracomment>
        <translation>もらわない</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <extracomment>Button and hint for the free market card; {cards} is a single card.</extracomment>
        <translation>{cards:を}もらう</translation>
    </message>
    <message>
        <source>Take {cards} into your hand. Then you lead.</source>
        <extracomment>Prompt with the free market card {cards} picked, a single card.</extracomment>
        <translation>{cards:を}手札に加えます。次はあなたから出します。</translation>
    </message>
    <message>
        <source>That adds up to {sum}, but each side of an exchange can be {most} at most. Pick less.</source>
        <extracomment>Refusal of an exchange whose side has the sum {sum}; {most} is the limit, 14.</extracomment>
        <translation>合計が{sum}です。交換できるのは合計{most}までなので、減らしてください。</translation>
    </message>
    <message>
        <source>The cards are dealt. {seat} starts.</source>
        <extracomment>First log line of a match of one round; {seat} is the player who leads.</extracomment>
        <translation>カードを配りました。{seat}からはじめます。</translation>
    </message>
    <message>
        <source>The discard pile joins the market, and {seat} leads.</source>
        <extracomment>Log line when the table has been cleared; {seat} is the player who plays next on the empty table.</extracomment>
        <translation>捨て札が市場に加わり、{seat}から出します。</translation>
    </message>
    <message>
        <source>The market doesn’t have that many {card}s. Pick fewer.</source>
        <extracomment>Refusal of an exchange that takes more cards {card}, a value, than the market has.</extracomment>
        <translation>市場に{card}はそんなにありません。減らしてください。</translation>
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
    <message>
        <source>The match is over.</source>
        <extracomment>Prompt and refusal of Merchant of Goldfish when the match has ended. Also translated as 対戦は終わっています。</extracomment>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The round stops at the limit of {turns} turns.</source>
        <extracomment>Log line; {turns} is the option “Turn limit”, at least 10.</extracomment>
        <translation>上限の{turns}手番に達したので、ラウンドはここで終わりです。</translation>
    </message>
    <message>
        <source>There aren’t enough cards of that value to beat {table}. Play higher cards, or pass.</source>
        <extracomment>Refusal of a play of the value on the table, of which no hand can hold more; {table} are the cards there.</extracomment>
        <translation>場に{table:が}出ています。同じ数字のカードは足りないので、もっと大きい数字を出すか、パスしてください。</translation>
    </message>
    <message>
        <source>These cards add up to {sum}, and no exchange works with them. Pick others.</source>
        <extracomment>Prompt with cards picked that fit no play and no exchange; {sum} is their sum.</extracomment>
        <translation>合計は{sum}です。このカードでできる交換はないので、ほかのカードを選んでください。</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <extracomment>A choice of the option “Rounds”: a series in which places score points.</extracomment>
        <translation>3ラウンド戦</translation>
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
        <source>To exchange, give and take cards that add up to the same sum.</source>
        <translation>交換するには、渡すカードともらうカードを、合計が同じになるように選んでください。</translation>
    </message>
    <message>
        <source>To take {cards}, pick cards from your hand that add up to {sum}.</source>
        <extracomment>Prompt with the market cards {cards} picked; {sum} is their sum.</extracomment>
        <translation>{cards:を}もらいます。合計が{sum}になるように、渡すカードを選んでください。</translation>
    </message>
    <message>
        <source>Too few to beat {table}. Play the same number of higher cards, or pass.</source>
        <extracomment>Refusal of higher but too few cards; {table} are the cards on the table, two or more of one value.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を同じ枚数出すか、パスしてください。</translation>
    </message>
    <message>
        <source>Too few to beat {table}: you’d need at least {cards}.</source>
        <extracomment>Refusal of a play of the table’s value; {table} are the cards on the table, {cards} are one more of them.</extracomment>
        <translation>場に{table:が}出ています。勝つには、少なくとも{cards:が}必要です。</translation>
    </message>
    <message>
        <source>Too low to beat {table}. Play higher cards, or pass.</source>
        <extracomment>Refusal of a play of lower cards; {table} are the cards on the table.</extracomment>
        <translation>場に{table:が}出ています。もっと大きい数字を出すか、パスしてください。</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <extracomment>Title of the option for the most turns that a round may have.</extracomment>
        <translation>手番数の上限</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <extracomment>Line above the prompt; {turn} counts the turns of the round from 1.</extracomment>
        <translation>{turn}手番目</translation>
    </message>
    <message>
        <source>Turn {turn} (limit: {limit})</source>
        <extracomment>Line above the prompt in the last turns before the turn limit; {turn} counts from 1, {limit} is the limit.</extracomment>
        <translation>{turn}手番目（上限{limit}）</translation>
    </message>
    <message>
        <source>Write an exchange as “pass 3 4 &gt; 7”, with the cards you give first.</source>
        <translation>交換は「pass 3 4 &gt; 7」のように、渡すカードを先に書いてください。</translation>
    </message>
    <message>
        <source>You can take a market card only after everyone else has passed on your play.</source>
        <translation>市場から1枚もらえるのは、あなたの出したカードにほかの全員がパスしたときだけです。</translation>
    </message>
    <message>
        <source>You can’t beat the table, and your hand is best left alone.</source>
        <translation>場に勝てるカードがなく、手札は今のままがいちばんです。</translation>
    </message>
    <message>
        <source>You can’t beat {table}, and no exchange is possible, so pass.</source>
        <extracomment>Prompt when passing is all that a player can do; {table} are the cards on the table.</extracomment>
        <translation>場に{table:が}出ています。勝てるカードも、できる交換もないので、パスしてください。</translation>
    </message>
    <message>
        <source>You can’t beat {table}, so pass, with or without an exchange.</source>
        <extracomment>Prompt when no hand card beats {table}, the cards on the table, but an exchange is possible.</extracomment>
        <translation>場に{table:が}出ています。勝てるカードがないので、パスしてください。交換もできます。</translation>
    </message>
    <message>
        <source>You can’t pass when you lead. Play one or more cards.</source>
        <translation>場が空なので、パスはできません。カードを出してください。</translation>
    </message>
    <message>
        <source>You can’t play market cards. Put them back first.</source>
        <translation>市場のカードは出せません。まず、選択から外してください。</translation>
    </message>
    <message>
        <source>You don’t have that many {card}s. Pick fewer.</source>
        <extracomment>Refusal of playing or giving more cards {card}, a value, than the hand has.</extracomment>
        <translation>手札に{card}はそんなにありません。減らしてください。</translation>
    </message>
    <message>
        <source>You get fewer but higher cards: {cards}.</source>
        <extracomment>Reason for a hint to exchange; {cards} are the cards taken from the market.</extracomment>
        <translation>手札が減り、数字も大きくなります（{cards}）。</translation>
    </message>
    <message>
        <source>You get more of what you hold: {cards}.</source>
        <extracomment>Reason for a hint to exchange; {cards} are the values in it that the hand has too.</extracomment>
        <translation>手札にある数字が増えます（{cards}）。</translation>
    </message>
    <message>
        <source>You get rid of a whole set at once.</source>
        <translation>同じ数字をまとめて出しきれます。</translation>
    </message>
    <message>
        <source>You get rid of your lowest cards, which beat the least.</source>
        <translation>いちばん勝ちにくい、小さい数字のカードを出しきれます。</translation>
    </message>
    <message>
        <source>You give</source>
        <extracomment>Label of the sum of the picked hand cards during an exchange, such as “You give 14”.</extracomment>
        <translation>渡す合計</translation>
    </message>
    <message>
        <source>You give {give} but take {take}. Make both sums the same.</source>
        <extracomment>Refusal of an exchange; {give} is the sum of the hand cards, {take} that of the market cards.</extracomment>
        <translation>渡す合計は{give}、もらう合計は{take}です。合計を同じにしてください。</translation>
    </message>
    <message>
        <source>You have no {card}s.</source>
        <extracomment>Refusal of playing or giving a card that isn’t in the hand; {card} is its value.</extracomment>
        <translation>手札に{card}はありません。</translation>
    </message>
    <message>
        <source>You lead. Play one or more cards of the same value.</source>
        <translation>場は空です。同じ数字のカードを1枚以上出してください。</translation>
    </message>
    <message>
        <source>You take</source>
        <extracomment>Label of the sum of the picked market cards during an exchange, such as “You take 14”.</extracomment>
        <translation>もらう合計</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title above the player’s own cards in Merchant of Goldfish.</extracomment>
        <translation>あなたの手札</translation>
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
        <source>{cards} is on both sides of the exchange, which changes nothing. Leave it out.</source>
        <extracomment>Refusal of an exchange that gives and takes cards of the same value; {cards} is always a single card.</extracomment>
        <translation>渡すカードともらうカードの両方に{cards:が}あります。同じことなので、外してください。</translation>
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
        <source>{seat} goes out {place}.</source>
        <extracomment>Log line and bubble when a hand is empty: “Mia goes out 2nd”; {seat} is a player’s name, {place} an ordinal.</extracomment>
        <translation>{seat}が{place}位で上がりました。</translation>
    </message>
    <message>
        <source>{seat} passes, exchanging {give} for {take}.</source>
        <extracomment>Log line; {seat} is a player’s name, {give} are the hand cards, {take} the market cards.</extracomment>
        <translation>{seat}が{give:を}渡して{take:を}もらい、パスしました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <extracomment>Log line of Merchant of Goldfish for a pass without an exchange; {seat} is a player’s name.</extracomment>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}.</source>
        <extracomment>Log line of Merchant of Goldfish; {seat} is a player’s name, {cards} are cards of one value.</extracomment>
        <translation>{seat}が{cards:を}出しました。</translation>
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
</context>
<context>
    <name>notation</name>
    <message>
        <source>An action is missing here.</source>
        <translation>ここに手が書かれていません。</translation>
    </message>
    <message>
        <source>Cards are missing here.</source>
        <translation>ここにカードが書かれていません。</translation>
    </message>
    <message>
        <source>This text is too long for an action.</source>
        <translation>長すぎて、手として読めません。</translation>
    </message>
    <message>
        <source>“{word}” is not a card of this game.</source>
        <translation>「{word}」は、このゲームのカードではありません。</translation>
    </message>
    <message>
        <source>“{word}” is not an action of this game.</source>
        <translation>「{word}」は、このゲームの手ではありません。</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>The option “{option}” cannot be {value}.</source>
        <translation>オプション「{option}」を{value}にすることはできません。</translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation>このゲームに「{option}」というオプションはありません。</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>The deck of this game does not hold so many cards “{card}”.</source>
        <translation>このゲームの山札に、カード「{card}」はそれほど多く入っていません。</translation>
    </message>
    <message>
        <source>The deck of this game holds {expected} cards, this one {cards}.</source>
        <translation>このゲームの山札は{expected}枚ですが、ここには{cards}枚あります。</translation>
    </message>
    <message>
        <source>The number of seats here must be that of the players: {players}.</source>
        <translation>席の数はプレイヤーの人数（{players}人）と同じにしてください。</translation>
    </message>
    <message>
        <source>There are too many entries here.</source>
        <translation>ここに並んでいるものが多すぎます。</translation>
    </message>
    <message>
        <source>There is no game “{game}” here.</source>
        <translation>「{game}」というゲームはありません。</translation>
    </message>
    <message>
        <source>This is larger than 5 MB: no record of a match is.</source>
        <translation>5MBを超えています。対戦記録がこの大きさになることはありません。</translation>
    </message>
    <message>
        <source>This is not a record of a match at the Card Table.</source>
        <translation>カードテーブルの対戦記録ではありません。</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>名前が長すぎます。</translation>
    </message>
    <message>
        <source>This record was written by a newer version of the program.</source>
        <translation>この対戦記録は、より新しいバージョンのプログラムで書かれています。</translation>
    </message>
    <message>
        <source>{game} is a game for {least} to {most} players.</source>
        <translation>「{game}」は{least}〜{most}人で遊ぶゲームです。</translation>
    </message>
    <message>
        <source>“{action}” cannot be done. {reason}</source>
        <translation>「{action}」はできません。{reason}</translation>
    </message>
</context>
<context>
    <name>recordfile</name>
    <message>
        <source>The file {file} cannot be read: {reason}</source>
        <translation>ファイル {file} を読めませんでした：{reason}</translation>
    </message>
    <message>
        <source>The file {file} cannot be used: {reason}</source>
        <translation>ファイル {file} は使えません：{reason}</translation>
    </message>
    <message>
        <source>The text on the clipboard cannot be used: {reason}</source>
        <translation>クリップボードの文字は対戦記録として使えません：{reason}</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>クリップボードに文字がありません。</translation>
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
        <source>One move back</source>
        <extracomment>Tip of a button of the replay bar, and an entry in the list of keys.</extracomment>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>One move forward</source>
        <extracomment>Tip of the button of the replay bar opposite “One move back”.</extracomment>
        <translation>1手進む</translation>
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
        <source>Position in the match</source>
        <translation>対戦の場面</translation>
    </message>
    <message>
        <source>Replay of {game}</source>
        <extracomment>Heading above the table during a replay; {game} is the game’s title.</extracomment>
        <translation>{game}の再生</translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <extracomment>Tip of a mark on the replay’s slider; {deal} is the number of the round that begins there.</extracomment>
        <translation>第{deal}ラウンド</translation>
    </message>
    <message>
        <source>Round {deal}, move {at} of {length}</source>
        <extracomment>As screen readers say the slider’s position: {deal} is the round, {at} the moves so far, {length} all moves of the match.</extracomment>
        <translation>第{deal}ラウンド、全{length}手の{at}手目</translation>
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
        <source>The match is over here. Go back a move to play from there.</source>
        <translation>ここで対戦は終わっています。前の手に戻ると、そこから遊べます。</translation>
    </message>
    <message>
        <source>This starts a new match from this point and leaves the recorded one unchanged. Who’s playing?</source>
        <translation>この場面から新しい対戦をはじめます。元の記録はそのまま残ります。だれが遊びますか？</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Tip of the replay bar’s last button: show the end of the match.</extracomment>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>To the start</source>
        <extracomment>Tip of the replay bar’s first button: show the deal.</extracomment>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the start of this round, or of the one before</source>
        <translation>このラウンドの始め、または前のラウンドへ</translation>
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
    <name>settings</name>
    <message>
        <source>A move that may cost you dearly waits until you say yes to it.</source>
        <translation>大きく損をしそうな手は、「はい」と答えるまで待ちます。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>All settings are at their defaults.</source>
        <translation>すべて標準の設定です。</translation>
    </message>
    <message>
        <source>Always by number, or as you lay it. Dragging a card sideways in the hand lays it.</source>
        <translation>いつも番号順、または自分で並べた順。手札の中でカードを横にドラッグすると並べかえられます。</translation>
    </message>
    <message>
        <source>As I lay it</source>
        <translation>自分で並べる</translation>
    </message>
    <message>
        <source>Ask before costly moves</source>
        <translation>痛い手の前に確かめる</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>番号順</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>動きの速さ</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>カードの大きさ</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>はやい</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>少なく</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>設定をさがす</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>How fast cards move. Off shows at once where everything lies.</source>
        <translation>カードが動く速さです。「なし」にすると、動いたあとの場面がすぐに出ます。</translation>
    </message>
    <message>
        <source>How large everything is written, at the table too.</source>
        <translation>文字の大きさです。テーブルの文字も変わります。</translation>
    </message>
    <message>
        <source>How long a bot waits before its move, so that you can follow.</source>
        <translation>何が起きたか見えるように、ボットが手を打つ前に待つ長さです。</translation>
    </message>
    <message>
        <source>How loud the sounds are beside everything else that you hear.</source>
        <translation>ほかの音に対する、効果音の大きさです。</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>一瞬</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大きい</translation>
    </message>
    <message>
        <source>Large cards have larger numbers too, and overlap more.</source>
        <translation>「大きい」にすると数字も大きくなり、カードの重なりが増えます。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>画面の明るさ</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>見た目</translation>
    </message>
    <message>
        <source>Moving pictures</source>
        <translation>画面の動き</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>手札の並び</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Paper by day, lacquer by night.</source>
        <translation>昼は紙、夜は漆の色合いです。</translation>
    </message>
    <message>
        <source>Paper, wood and coins, and two soft notes when it is your turn.</source>
        <translation>紙と木とコインの音。手番が来ると、やわらかな二つの音で知らせます。</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>自動でパス</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊びかた</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Reset: {name}</source>
        <translation>標準に戻す：{name}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ゆっくり</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小さい</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>There is no such setting.</source>
        <translation>そのような設定はありません。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>What the program and the rules are written in.</source>
        <translation>画面とルールの言語です。</translation>
    </message>
    <message>
        <source>Where nothing but a pass is possible, it is done for you after a word about it.</source>
        <translation>パスしかできないときは、ひとことお知らせしてから自動でパスします。</translation>
    </message>
    <message>
        <source>With fewer, cards are at once where they go, whatever their speed.</source>
        <translation>少なくすると、速さの設定にかかわらず、カードはすぐに行き先へ移ります。</translation>
    </message>
    <message>
        <source>animation, speed, quick</source>
        <translation>アニメーション、速度、スピード</translation>
    </message>
    <message>
        <source>auto-pass, automatic, skip</source>
        <translation>自動、オートパス</translation>
    </message>
    <message>
        <source>confirm, warning, misclick, mistake</source>
        <translation>確認、警告、誤操作、押しまちがい</translation>
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
        <source>mute, audio, loudness</source>
        <translation>ミュート、消音、効果音</translation>
    </message>
    <message>
        <source>mute, silent, audio, noise</source>
        <translation>ミュート、消音、無音、効果音</translation>
    </message>
    <message>
        <source>reduced motion, animation, accessibility</source>
        <translation>アニメーション、視差効果、モーション、アクセシビリティ</translation>
    </message>
    <message>
        <source>sort, sorting, arrange</source>
        <translation>並べ替え、ソート、整列</translation>
    </message>
    <message>
        <source>speed, delay, computer, opponents, thinking</source>
        <translation>速度、スピード、待ち時間、コンピューター、相手</translation>
    </message>
    <message>
        <source>zoom, scale, numbers, accessibility</source>
        <translation>拡大、縮小、数字、アクセシビリティ</translation>
    </message>
</context>
<context>
    <name>start</name>
    <message>
        <source>+ Add a seat</source>
        <translation>＋ 席を増やす</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>1 bot</source>
        <translation>ボット1体</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
        <source>Choose house rules</source>
        <translation>ハウスルールを選ぶ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>つづきから</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>配札番号</translation>
    </message>
    <message>
        <source>Delete this match</source>
        <translation>この対戦を消す</translation>
    </message>
    <message>
        <source>Deleted: {title}</source>
        <translation>消しました：{title}</translation>
    </message>
    <message>
        <source>Finished matches</source>
        <translation>終わった対戦</translation>
    </message>
    <message>
        <source>For {players}. The turn goes from top to bottom.</source>
        <translation>{players}用。手番は上から下へ回ります。</translation>
    </message>
    <message>
        <source>Hana</source>
        <translation>ハナ</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>ハウスルール</translation>
    </message>
    <message>
        <source>House rules (*.{suffix})</source>
        <translation>ハウスルール (*.{suffix})</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Japanese card games for one table, against bots or with friends</source>
        <translation>日本生まれのカードゲームを、ボットと、友だちと</translation>
    </message>
    <message>
        <source>Kaede</source>
        <translation>カエデ</translation>
    </message>
    <message>
        <source>Last time: {seats}</source>
        <translation>前回：{seats}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>減らす</translation>
    </message>
    <message>
        <source>Level of the bot at seat {number}</source>
        <translation>席{number}のボットの強さ</translation>
    </message>
    <message>
        <source>Mio</source>
        <translation>ミオ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>増やす</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>席{number}の名前</translation>
    </message>
    <message>
        <source>New here? Begin with {game}</source>
        <translation>はじめての方は「{game}」から</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>One seat down</source>
        <translation>ひとつ下の席へ</translation>
    </message>
    <message>
        <source>One seat up</source>
        <translation>ひとつ上の席へ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Play again like last time</source>
        <translation>前回と同じ席で遊ぶ</translation>
    </message>
    <message>
        <source>Played by: {name}</source>
        <translation>使うルール：{name}</translation>
    </message>
    <message>
        <source>Played by: {name} (ours)</source>
        <translation>使うルール：{name}（標準）</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>ルールを読む</translation>
    </message>
    <message>
        <source>Reading {file}…</source>
        <translation>{file} を読み込んでいます…</translation>
    </message>
    <message>
        <source>Ren</source>
        <translation>レン</translation>
    </message>
    <message>
        <source>Saku</source>
        <translation>サク</translation>
    </message>
    <message>
        <source>Save a copy of our house rules</source>
        <translation>標準のハウスルールの写しを保存</translation>
    </message>
    <message>
        <source>Save a copy of ours…</source>
        <translation>標準の写しを保存…</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>席{number}</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>席</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Sora</source>
        <translation>ソラ</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>はじめる</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>この席をなくす</translation>
    </message>
    <message>
        <source>Taro</source>
        <translation>タロウ</translation>
    </message>
    <message>
        <source>The deal number must be a whole number, or empty.</source>
        <translation>配札番号は整数で入れるか、空欄にしてください。</translation>
    </message>
    <message>
        <source>The game has no more seats.</source>
        <translation>このゲームの席は、これでいっぱいです。</translation>
    </message>
    <message>
        <source>The game needs all of these seats.</source>
        <translation>このゲームには、この人数が必要です。</translation>
    </message>
    <message>
        <source>The rulebook leaves gaps that house rules fill. You may change ours, or play by another file.</source>
        <translation>ルールブックに書かれていないことを、ハウスルールで決めています。書き換えて遊ぶことも、別のファイルを選ぶこともできます。</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. Empty: a surprise.</source>
        <translation>同じ番号なら同じカードが配られます。空欄ならおまかせです。</translation>
    </message>
    <message>
        <source>The {key} key chooses this game</source>
        <translation>{key}キーでこのゲームを選べます</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>この対戦は別のウィンドウで開いています。</translation>
    </message>
    <message>
        <source>Two people are called {name}. Who is who?</source>
        <translation>「{name}」がふたりいます。名前を変えてください。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Use ours</source>
        <translation>標準に戻す</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Watch the bots play</source>
        <translation>ボットの対戦を観戦</translation>
    </message>
    <message>
        <source>Yuki</source>
        <translation>ユキ</translation>
    </message>
    <message>
        <source>a surprise</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>about {number} min</source>
        <translation>約{number}分</translation>
    </message>
    <message>
        <source>today, {time}</source>
        <translation>今日 {time}</translation>
    </message>
    <message>
        <source>yesterday, {time}</source>
        <translation>昨日 {time}</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{least}–{most} min</source>
        <translation>{least}〜{most}分</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}〜{most}人</translation>
    </message>
    <message>
        <source>{number} bots</source>
        <translation>ボット{number}体</translation>
    </message>
    <message>
        <source>{number} people</source>
        <translation>{number}人</translation>
    </message>
    <message>
        <source>{number} players</source>
        <translation>{number}人</translation>
    </message>
    <message>
        <source>{seats} ({levels})</source>
        <translation>{seats}（{levels}）</translation>
    </message>
    <message>
        <source>{value} (usual)</source>
        <translation>{value}（標準）</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>An unexpected problem occurred.</source>
        <translation>予期しない問題が起きました。</translation>
    </message>
    <message>
        <source>Card Table isn’t allowed to save in the folder for matches.</source>
        <translation>対戦を保存するフォルダーへの書き込みが許可されていません。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <extracomment>Reason why a match couldn’t be saved: no space is left.</extracomment>
        <translation>ディスクの空き容量がありません。</translation>
    </message>
    <message>
        <source>The disk reports a problem: {reason}</source>
        <extracomment>Reason why a match couldn’t be saved or read; {reason} is the operating system’s own sentence.</extracomment>
        <translation>ディスクで問題が起きました：{reason}</translation>
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
        <source>You’ve used up your disk quota.</source>
        <translation>ディスクの割り当て容量を使い切りました。</translation>
    </message>
    <message>
        <source>{game} – {progress}</source>
        <extracomment>A match in the list of matches; {game} is the game’s title, {progress} a text such as “Round 2 of 4” or “Mia won”.</extracomment>
        <translation>{game}：{progress}</translation>
    </message>
    <message>
        <source>{game} – {progress}, with {names}</source>
        <extracomment>As screen readers name a match in the list: {game} is its title, {progress} how far it is, {names} all players.</extracomment>
        <translation>{game}：{progress}、プレイヤー：{names}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <extracomment>Result of a finished match in the list of matches; {names} are two or more players, such as “Mia and Leo”.</extracomment>
        <translation>{names}の同点優勝</translation>
    </message>
    <message>
        <source>{name} can’t be read, so it was put aside. {reason}</source>
        <extracomment>Said when a saved match turns out to be damaged: {name} is its file, {reason} a sentence.</extracomment>
        <translation>{name} は読み込めないため、別に保管しました。{reason}</translation>
    </message>
    <message>
        <source>{name} can’t be read. {reason}</source>
        <extracomment>Said when a damaged file could not even be moved; {name} is its name, {reason} what is wrong with it.</extracomment>
        <translation>{name} を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <extracomment>Result of a finished match in the list of matches; {name} is the winner.</extracomment>
        <translation>{name}の勝ち</translation>
    </message>
</context>
<context>
    <name>table</name>
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
        <source>Can be picked</source>
        <extracomment>Read out after a card&apos;s name: it can be part of something the player may do now.</extracomment>
        <translation>選べます</translation>
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
        <extracomment>Read out for a covered card; {zone} is where it is, such as “Mia’s hand”.</extracomment>
        <translation>裏向きのカード、{zone}</translation>
    </message>
    <message>
        <source>Final result</source>
        <extracomment>Button below the score table: goes back to how the match ended.</extracomment>
        <translation>最終結果</translation>
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
        <extracomment>Prompt while a hint is shown; {action} is the label of the button that does it.</extracomment>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>Kind of a player under the name on the table: a person.</extracomment>
        <translation>人間</translation>
    </message>
    <message>
        <source>In your hand</source>
        <extracomment>Line in a card&apos;s details: where the card is.</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>It’s not your turn yet. Wait for {name} to play.</source>
        <extracomment>Refusal when somebody tries a card too early; {name} is the player whose turn it is.</extracomment>
        <translation>まだあなたの番ではありません。いまは{name}の番です。</translation>
    </message>
    <message>
        <source>It’s up to {name}.</source>
        <extracomment>Small text below the question whether a move may be undone; {name} is who answers.</extracomment>
        <translation>決めるのは{name}です。</translation>
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
        <source>Keep it as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Known cards: {cards}</source>
        <extracomment>Read out at another player&apos;s plate; {cards} are the cards that everyone has seen go into that hand.</extracomment>
        <translation>わかっているカード：{cards}</translation>
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
        <source>Pick all {count}</source>
        <extracomment>Button in a card&apos;s details: picks the {count} equal cards of the hand.</extracomment>
        <translation>{count}枚まとめて選ぶ</translation>
    </message>
    <message>
        <source>Picked</source>
        <extracomment>Read out after the name of a card that the player has picked.</extracomment>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Head of the score column where a game has no word of its own.</extracomment>
        <translation>得点</translation>
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
        <extracomment>Main button at the end of a match: starts another one with the same players.</extracomment>
        <translation>再戦</translation>
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
        <source>Score table</source>
        <extracomment>Button below a result, and name of the table with the points of all rounds.</extracomment>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Show the result</source>
        <extracomment>Button in the command bar when the match is over.</extracomment>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Sort</source>
        <extracomment>Small button beside the hand: puts the cards in order by number again.</extracomment>
        <translation>並べる</translation>
    </message>
    <message>
        <source>Sort your hand by number</source>
        <translation>手札を数字の順に並べる</translation>
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
        <source>Watch it again</source>
        <extracomment>Button at the end of a match: shows it again from the start.</extracomment>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Which do you mean?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>Which do you mean? To see other choices, pick more cards first.</source>
        <translation>どれにしますか？ほかの組み合わせは、先にカードを選んでください。</translation>
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
        <source>Your hand</source>
        <extracomment>Title above the player&apos;s own cards where a game has no other.</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Your hand is sorted by number.</source>
        <translation>手札を数字の順に並べました。</translation>
    </message>
    <message>
        <source>Your only move is “{action}”. It’s made for you unless you press Esc.</source>
        <extracomment>Prompt when passing automatically is on; {action} is the only possible action, such as “Pass”.</extracomment>
        <translation>できるのは「{action}」だけなので、自動で進めます（Escで止められます）。</translation>
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
        <translation>あなた</translation>
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
        <source>{names} win the match</source>
        <extracomment>Headline of the result when several players are first; {names} is a list such as “Ann and Ben”.</extracomment>
        <translation>{names}の同点優勝です</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <extracomment>Line in the command bar while {name}, a bot, chooses a move.</extracomment>
        <translation>{name}が考え中…</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <extracomment>Headline of the result; {name} is the only winner.</extracomment>
        <translation>{name}の優勝です</translation>
    </message>
    <message>
        <source>{name}, is it OK to redo your move?</source>
        <extracomment>Question when somebody else wants a redo; {name} is the player who made the move.</extracomment>
        <translation>{name}の一手をやり直してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, is it OK to take back your move?</source>
        <extracomment>Question when somebody else wants an undo; {name} is the player whose move it was.</extracomment>
        <translation>{name}の一手を元に戻してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, {place}: {score}</source>
        <extracomment>Head of a column of the score table, read out: {place} is an ordinal (“1st”), {score} the points of {name}.</extracomment>
        <translation>{name}、{place}位：{score}</translation>
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
        <source>{zone} (yours)</source>
        <extracomment>One of several places where cards may go: {zone} in front of the player.</extracomment>
        <translation>自分の{zone}</translation>
    </message>
    <message>
        <source>{zone} of {name}</source>
        <extracomment>A place in front of another player: {zone} is its title, {name} the player.</extracomment>
        <translation>{name}の{zone}</translation>
    </message>
    <message>
        <source>{zone}, face down, {cards}</source>
        <extracomment>Read out for a face-down pile: {zone} is its title, {cards} its size, such as “25 cards”.</extracomment>
        <translation>{zone}（裏向き）、{cards}</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n match file(s) can’t be read: {names}</source>
        <extracomment>Notice about damaged files; %n is how many, at least two, and {names} lists some of their names.</extracomment>
        <translation>
            <numerusform>読み込めない対戦のファイルが%n個あります：{names}</numerusform>
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
        <source>All files (*)</source>
        <extracomment>Choice in the file dialog beside match records; (*) stays as it is.</extracomment>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <extracomment>Submenu of the Play menu with the speeds at which cards move.</extracomment>
        <translation>アニメーションの速さ</translation>
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
    <message>
        <source>Card Table</source>
        <extracomment>The program’s name in the title of its windows.</extracomment>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Click to copy the number</source>
        <translation>クリックすると番号をコピーします</translation>
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
        <source>Copy the record</source>
        <extracomment>Entry of the Match menu: the match’s record goes to the clipboard as text.</extracomment>
        <translation>対戦記録をコピー</translation>
    </message>
    <message>
        <source>Couldn’t save {file}: {reason}</source>
        <extracomment>Notice after saving a record failed; {file} is its path, {reason} the system’s own words.</extracomment>
        <translation>{file} を保存できませんでした：{reason}</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <extracomment>Small button above the table; {number} is the number that the cards are dealt from, maybe shortened.</extracomment>
        <translation>配札番号 {number}</translation>
    </message>
    <message>
        <source>Deal number copied to the clipboard.</source>
        <translation>配札番号をコピーしました。</translation>
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
        <source>Hands stay hidden in a match that people play. You can show them in its replay once it’s over.</source>
        <translation>人が参加した対戦では、手札を公開できません。対戦が終わると、再生で公開できます。</translation>
    </message>
    <message>
        <source>Hint</source>
        <extracomment>Entry of the Play menu, and tip of the light bulb: suggest a move.</extracomment>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Keys…</source>
        <extracomment>Entry of the Help menu that opens the list of keyboard shortcuts.</extracomment>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <extracomment>Entry of the View menu that makes everything larger by one step.</extracomment>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>Tab beside the table and entry of the View menu: what has happened in the match.</extracomment>
        <translation>ログ</translation>
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
        <source>New match…</source>
        <extracomment>Entry of the Match menu that leads to the choice of a game.</extracomment>
        <translation>新しい対戦…</translation>
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
        <source>Opening {file}…</source>
        <extracomment>Said while a record is being read; {file} is the file’s name.</extracomment>
        <translation>{file} を開いています…</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <extracomment>Entry of the Match menu: open the match record that is on the clipboard.</extracomment>
        <translation>対戦記録を貼り付け</translation>
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
        <translation>同じ配りで最初から</translation>
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
        <source>Save the record as</source>
        <translation>名前を付けて対戦記録を保存</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>名前を付けて対戦記録を保存…</translation>
    </message>
    <message>
        <source>Saved</source>
        <extracomment>Small words above the table for a while after a move has been saved.</extracomment>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>Notice after a record was saved; {file} is its path.</extracomment>
        <translation>{file} に保存しました</translation>
    </message>
    <message>
        <source>Settings…</source>
        <extracomment>Entry of the Match menu that opens the settings.</extracomment>
        <translation>設定…</translation>
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
        <translation>手札を番号順に並べる</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>Entry of the Play menu, and tip of the loudspeaker; ticked while sounds are on.</extracomment>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Start or continue a match first.</source>
        <translation>先に、対戦をはじめるか、つづけるかしてください。</translation>
    </message>
    <message>
        <source>The match couldn’t be saved. {reason} Card Table will try again after the next move.</source>
        <extracomment>Notice; {reason} is a sentence such as “The disk is full.”</extracomment>
        <translation>対戦を保存できませんでした。{reason} 次の手のあとで、もう一度保存します。</translation>
    </message>
    <message>
        <source>The match is over. Start another one.</source>
        <translation>対戦は終わりました。新しい対戦で使えます。</translation>
    </message>
    <message>
        <source>The same number always deals the same cards. Click to copy it.</source>
        <translation>同じ番号なら同じカードが配られます。クリックするとコピーします。</translation>
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
        <source>To read the rules, choose a game first.</source>
        <translation>ルールを読むには、先にゲームを選んでください。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Entry of the Play menu, and tip of an arrow: take back the last own move.</extracomment>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>最初から見る</translation>
    </message>
    <message>
        <source>You can get a hint only on your turn.</source>
        <translation>ヒントは、自分の手番のときに使えます。</translation>
    </message>
    <message>
        <source>You have no match to go back to. This works after “Watch from the beginning”.</source>
        <translation>戻る対戦がありません。「最初から見る」で見返しているときに使えます。</translation>
    </message>
    <message>
        <source>You have no move to undo. Make one first.</source>
        <translation>元に戻せる手がありません。次に手を打つと使えます。</translation>
    </message>
    <message>
        <source>You have nothing to redo. Undo a move first.</source>
        <translation>やり直せる手がありません。「元に戻す」のあとで使えます。</translation>
    </message>
    <message>
        <source>Your settings couldn’t be read, so they’re back to their defaults. The old file was kept as {file}.</source>
        <extracomment>Notice at the start; {file} is the path under which the damaged settings were kept.</extracomment>
        <translation>設定を読み込めなかったため、標準に戻しました。元のファイルは {file} として残してあります。</translation>
    </message>
    <message>
        <source>You’re watching a replay. Choose “Play from here” to turn it into a match.</source>
        <translation>対戦記録を再生しています。「ここから遊ぶ」を選ぶと、対戦になります。</translation>
    </message>
    <message>
        <source>{game}, deal no. {number}</source>
        <extracomment>Title of the window during a match; {game} is the game’s title, {number} the number that the cards are dealt from.</extracomment>
        <translation>{game}　配札番号 {number}</translation>
    </message>
    <message>
        <source>{name} can’t be read, so it was moved to {place}. {reason}</source>
        <extracomment>Notice about one damaged file of a match: {name} is its name, {place} its new path, {reason} a sentence that says what is wrong.</extracomment>
        <translation>{name} は読み込めないため、{place} に移しました。{reason}</translation>
    </message>
</context>
</TS>
