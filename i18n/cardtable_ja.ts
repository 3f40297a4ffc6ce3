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
    <message>
        <source>Card Table</source>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>つづける</translation>
    </message>
    <message>
        <source>It holds the cards of the match, so do not read it if you are still playing.</source>
        <translation>報告には対戦中のカードも書かれています。遊んでいる途中なら、中身は読まないでください。</translation>
    </message>
    <message>
        <source>More errors since then: {number}</source>
        <translation>そのあとに起きた問題：{number}件</translation>
    </message>
    <message>
        <source>Several people play this match, and the report tells everybody&apos;s cards. You can copy it unseen.</source>
        <translation>この対戦は何人かで遊んでいて、報告には全員のカードが書かれています。表示しなくてもコピーできます。</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>報告を表示</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>予期しない問題が起きました</translation>
    </message>
    <message>
        <source>The match is saved, and you can go on playing. If you would like to help, copy the report and send it to whoever gave you the program.</source>
        <translation>対戦は保存されているので、このままつづけられます。ご協力いただけるなら、報告をコピーして、このプログラムの配布元に送ってください。</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>Qt has no platform “{platform}” here. There are: {platforms}.</source>
        <translation>このQtには「{platform}」という表示方式がありません。使えるもの：{platforms}</translation>
    </message>
    <message>
        <source>The display “{display}” does not answer, so no window can be opened.</source>
        <translation>ディスプレイ「{display}」から返事がないため、ウィンドウを開けません。</translation>
    </message>
    <message>
        <source>There is no display: Card Table needs a desktop to open its window on.</source>
        <translation>ディスプレイがありません。カードテーブルにはウィンドウを開けるデスクトップが必要です。</translation>
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
        <source>Something went wrong inside the program ({error}).</source>
        <extracomment>Error to another program; {error} is a Python exception with its text.</extracomment>
        <translation>プログラムの中で問題が起きました（{error}）。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Error to another program that acts after the end of the match; at the tables it&apos;s translated as 「対戦は終わりました。」.</extracomment>
        <translation>対戦は終わっています。</translation>
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
        <source>The disk reports a problem: {reason}</source>
        <extracomment>Why a file can&apos;t be read; {reason} is the system&apos;s own text. After the file&apos;s name.</extracomment>
        <translation>ディスクに問題が起きました：{reason}</translation>
    </message>
    <message>
        <source>The file doesn’t exist.</source>
        <extracomment>Why a file can&apos;t be read: it may have been moved or deleted. After the file&apos;s name.</extracomment>
        <translation>ファイルが見つかりません。</translation>
    </message>
    <message>
        <source>You don’t have permission to read it.</source>
        <extracomment>Why a file can&apos;t be read: its owner keeps others out. After the file&apos;s name.</extracomment>
        <translation>このファイルを読む権限がありません。</translation>
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
        <source>A job takes one set: cards of one number, or equal role cards.</source>
        <extracomment>Refusal and prompt when different cards are picked together.</extracomment>
        <translation>シゴトに出せるのは1組だけです。同じ数字か、同じ役柄カードをそろえてください。</translation>
    </message>
    <message>
        <source>A job takes two equal cards, or one that joins a group in your field. Take the incoming card.</source>
        <extracomment>Tip of the button “Do a job” when the hand has no set.</extracomment>
        <translation>シゴトには、同じカードが2枚か、場の組に足せるカードが必要です。回ってきたカードを受け取ってください。</translation>
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
    <message numerus="yes">
        <source>After this week you have {weeks} left for your %n set(s), so you can wait.</source>
        <extracomment>Hint to take the card: %n is the number of sets in the hand, {weeks} a text such as “3 weeks”.</extracomment>
        <translation>
            <numerusform>このあと{weeks}残っていて、手札の組は%nつなので、まだ待てます。</numerusform>
        </translation>
    </message>
    <message>
        <source>After “&gt;”, name an opponent such as @2, cards, or both, as in “{example}”.</source>
        <extracomment>Error for an action&apos;s text in a record; {example} is a correct text with an opponent and a card.</extracomment>
        <translation>「&gt;」のあとには、@2のような相手か、カードか、その両方を書いてください。例：{example}</translation>
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
        <extracomment>Button and hint: {cards} lists the Collection cards, {seat} is the opponent who pays.</extracomment>
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
    <message>
        <source>Cover-up</source>
        <extracomment>Name of the role card V, in lists of cards such as “two Cover-up cards”.</extracomment>
        <translation>隠滅</translation>
    </message>
    <message>
        <source>Cover-up needs no opponent: choose cards from your own hand.</source>
        <extracomment>Refusal of a Cover-up that names an opponent.</extracomment>
        <translation>隠滅では相手を選びません。自分の手札だけを選んでください。</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>Title of the face-down pile in the middle of the table.</extracomment>
        <translation>山札</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>Button for the week&apos;s last player after taking, while no card is picked.</extracomment>
        <translation>捨てる</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <extracomment>Title of the row of face-up discarded cards in the middle.</extracomment>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>Button for the week&apos;s last player after taking; {cards} is the picked card.</extracomment>
        <translation>{cards:を}捨てる</translation>
    </message>
    <message>
        <source>Discard {cards} face up.</source>
        <extracomment>Prompt for the week&apos;s last player with a card picked; {cards} is that card.</extracomment>
        <translation>{cards:を}表向きに捨てます。</translation>
    </message>
    <message>
        <source>Discard {others} with {cards}</source>
        <extracomment>Button and hint: {cards} lists the Cover-up cards, {others} the hand cards they discard.</extracomment>
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
        <source>Do a job</source>
        <extracomment>Button and shortcut while no set is picked: lay a set in the own field.</extracomment>
        <translation>シゴト</translation>
    </message>
    <message>
        <source>Do a job with {cards}</source>
        <extracomment>Button and hint; {cards} lists the set that is laid.</extracomment>
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
        <source>Do a job with {cards}…</source>
        <extracomment>Button that asks a question next, such as whom to rob; {cards} lists the picked role cards.</extracomment>
        <translation>{cards:を}出してシゴト…</translation>
    </message>
    <message>
        <source>End of the game</source>
        <extracomment>Title of the result sheet after each game but the last of the match.</extracomment>
        <translation>ゲーム終了</translation>
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
        <source>Expected ascending values: {value} can’t follow {before}.</source>
        <extracomment>Error in a house-rule file: {value} is a number card that isn&apos;t larger than {before}, the one listed before it.</extracomment>
        <translation>数字は小さい順に並べてください。{value}は{before}のあとに置けません。</translation>
    </message>
    <message>
        <source>Expected {needed} cards in all, found {cards}.</source>
        <extracomment>Error in a house-rule file: {needed} is the required number of cards in the deck, {cards} the number listed.</extracomment>
        <translation>カードは全部で{needed}枚必要ですが、{cards}枚になっています。</translation>
    </message>
    <message>
        <source>Field</source>
        <extracomment>Title of the place where a player&apos;s groups and role cards are laid; also a short label with its value.</extracomment>
        <translation>場</translation>
    </message>
    <message>
        <source>First pick a card from your hand.</source>
        <extracomment>Tip of the button “Pass on” or “Discard” while nothing is picked.</extracomment>
        <translation>先に手札を1枚選んでください。</translation>
    </message>
    <message>
        <source>First pick cards from your hand to lay in your field.</source>
        <extracomment>Tip of the button “Do a job” while nothing is picked.</extracomment>
        <translation>先に、場に出すカードを手札から選んでください。</translation>
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
        <source>For each one, you can discard another card from your hand.</source>
        <extracomment>Tip of the role card Cover-up: what a job with it does.</extracomment>
        <translation>1枚につき1枚まで、手札をさらに捨てられます。</translation>
    </message>
    <message>
        <source>For each one, you can take a card from one group in an opponent’s field.</source>
        <extracomment>Tip of the role card Robbery: what a job with it does.</extracomment>
        <translation>1枚につき1枚まで、相手の場の1つの組からカードを奪えます。</translation>
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
        <source>Game {number} of {games} lasts %n week(s). {seat} has the start card.</source>
        <extracomment>Log at a game&apos;s start: {number} of {games} in the match, %n is its number of weeks, {seat} the start player.</extracomment>
        <translation>
            <numerusform>{games}ゲーム中の第{number}ゲーム（全%n週）です。スタートカードは{seat}が持っています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Game {number} of {games} · {week}</source>
        <extracomment>Line below the table: {number} of {games} in the match, {week} a text such as “Week 2 of 10”.</extracomment>
        <translation>ゲーム{number}/{games}・{week}</translation>
    </message>
    <message>
        <source>Godan by adding cards</source>
        <extracomment>Option before a match, on or off: groups grown to five end the game.</extracomment>
        <translation>追加でも五断</translation>
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
        <source>In a set, everyone has the start card once.</source>
        <extracomment>Explains the option “Sets” below its name.</extracomment>
        <translation>1セットのあいだに、全員が一度ずつスタートカードを持ちます。</translation>
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
    <message numerus="yes">
        <source>It promises the most points of the %n move(s) compared.</source>
        <extracomment>Last reason of a hint; %n is how many moves were compared.</extracomment>
        <translation>
            <numerusform>%n通りを比べて、いちばん得点が見込める手です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It’s the single card that would cost you most in hand: %n point(s).</source>
        <extracomment>Hint on which card to pass on; %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>1枚しかないカードのうち、手札に残したときの失点がいちばん大きい札です（%n点）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay Severance on its own, with no opponent and no other cards.</source>
        <extracomment>Refusal of a Severance that also names an opponent or other cards.</extracomment>
        <translation>切断はそれだけで出します。相手やほかのカードは選ばないでください。</translation>
    </message>
    <message>
        <source>Lay five of them yourself, and the game ends at once.</source>
        <extracomment>Second line of a number card&apos;s tip, below the group&apos;s points; cards robbed from others don&apos;t count.</extracomment>
        <translation>自分で5枚そろえて出すと、すぐにゲームが終わります。</translation>
    </message>
    <message>
        <source>Lay number cards on their own, with no opponent and no other cards.</source>
        <extracomment>Refusal of a job with number cards that also names an opponent or other cards.</extracomment>
        <translation>数字カードはそれだけで出します。相手やほかのカードは選ばないでください。</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <extracomment>Short label below the table with what the remaining hand would cost after the picked job.</extracomment>
        <translation>残る手札</translation>
    </message>
    <message>
        <source>Name exactly one card, as in “{example}”.</source>
        <extracomment>Error for an action&apos;s text in a record: passing on takes one card; {example} is a correct text.</extracomment>
        <translation>カードは1枚だけ書いてください。例：{example}</translation>
    </message>
    <message>
        <source>Next game</source>
        <extracomment>Button of the result sheet: deal the next game of the match.</extracomment>
        <translation>次のゲームへ</translation>
    </message>
    <message>
        <source>No opponent has a card in the field that you can take. Lay another set, or take the incoming card.</source>
        <extracomment>Refusal of a Robbery when all other fields have nothing to rob.</extracomment>
        <translation>奪えるカードが、だれの場にもありません。ほかの組を出すか、回ってきたカードを受け取ってください。</translation>
    </message>
    <message>
        <source>Nobody takes the incoming {cards}: it’s discarded face up.</source>
        <extracomment>Log after the week&apos;s last player did a job; {cards} is the card that nobody took.</extracomment>
        <translation>回ってきた{cards:を}だれも受け取らないので、表向きに捨てました。</translation>
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
        <source>Pass on</source>
        <extracomment>Button and shortcut after taking the incoming card: one card goes to the next player.</extracomment>
        <translation>回す</translation>
    </message>
    <message>
        <source>Pass {cards} on</source>
        <extracomment>Button and hint after taking; {cards} is the card that goes to the next player.</extracomment>
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
        <source>Points</source>
        <extracomment>Label of a player&apos;s points so far, on the name plate and above the results.</extracomment>
        <translation>得点</translation>
    </message>
    <message>
        <source>Rob {seat} of {others} with {cards}</source>
        <extracomment>Button and hint: {cards} lists the Robbery cards, {others} what they take from the opponent {seat}.</extracomment>
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
        <source>Take the card</source>
        <extracomment>Button, hint and shortcut: take the incoming card, then pass one on. Japanese names the action as the rulebook does.</extracomment>
        <translation>マワシ</translation>
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
        <source>The last week comes earlier, so the others have less time.</source>
        <extracomment>Hint for a job with Severance cards that don&apos;t end the game at once.</extracomment>
        <translation>最後の週が早まり、ほかの人の残り時間が短くなります。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <extracomment>Prompt and refusal after GODAN&apos;s last game; the engine&apos;s error for programs is translated as 「対戦は終わっています。」.</extracomment>
        <translation>対戦は終わりました。</translation>
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
        <translation>これで対戦が終わります。あなたは{total}点、{seat}は{other}点から手札の分を引いた得点になります。</translation>
    </message>
    <message>
        <source>This isn’t a file of GODAN house rules: it needs format “cardtable-house” and game “godan”.</source>
        <extracomment>Error in a house-rule file, after the place&apos;s name; both words in quotes stay as they are.</extracomment>
        <translation>これは五断のハウスルールのファイルではありません。formatは「cardtable-house」、gameは「godan」にしてください。</translation>
    </message>
    <message>
        <source>To take these cards, also pick Robbery cards from your hand.</source>
        <extracomment>Prompt when only cards in an opponent&apos;s field are picked.</extracomment>
        <translation>これを奪うには、手札の強奪も選んでください。</translation>
    </message>
    <message>
        <source>Two sets: two games per player</source>
        <extracomment>Choice of the option “Sets”, for a long match.</extracomment>
        <translation>2セット：人数の2倍のゲーム</translation>
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
        <source>Who do you rob? Drop {cards} on a field, or first pick the cards to take.</source>
        <extracomment>Prompt with only Robbery cards picked; {cards} lists them.</extracomment>
        <translation>だれから奪いますか？ {cards:を}その人の場に置くか、先に奪うカードを選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>Who pays %n point(s)? Drop {cards} on that player’s field.</source>
        <extracomment>Prompt with Collection cards picked: {cards} lists them, %n is the points they collect.</extracomment>
        <translation>
            <numerusform>だれから%n点を取り立てますか？ {cards:を}その人の場に置いてください。</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t pass a card on yet: first take the incoming one.</source>
        <extracomment>Refusal of passing on before the incoming card was taken.</extracomment>
        <translation>まだ回せません。先に、回ってきたカードを受け取ってください。</translation>
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
    <message>
        <source>You have no cards for a job: take the incoming card.</source>
        <extracomment>Refusal of a job with an empty hand.</extracomment>
        <translation>手札がないので、シゴトはできません。回ってきたカードを受け取ってください。</translation>
    </message>
    <message>
        <source>You have no other {card} to go with it.</source>
        <extracomment>Hint on which card to pass on; {card} is that card.</extracomment>
        <translation>手札の{card:は}この1枚だけです。</translation>
    </message>
    <message>
        <source>You have no set for a job: take the incoming card.</source>
        <extracomment>Prompt when nothing but taking is possible.</extracomment>
        <translation>シゴトに出せる組がありません。回ってきたカードを受け取ってください。</translation>
    </message>
    <message>
        <source>You have no set to lay yet.</source>
        <extracomment>Hint to take the card when the hand has nothing for a job.</extracomment>
        <translation>まだ出せる組がありません。</translation>
    </message>
    <message>
        <source>You have no {cards} card in your hand.</source>
        <extracomment>Refusal of an action in a record or by a program with cards that aren&apos;t held; {cards} is the card.</extracomment>
        <translation>手札に{cards:は}ありません。</translation>
    </message>
    <message numerus="yes">
        <source>Your group gains %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job with number cards; %n is what the group gains, {cost} the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>組が%n点増え、手札に残したときの失点が{cost}点減ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your group of this number already has 5 cards, the maximum. Choose other cards.</source>
        <extracomment>Refusal of adding to a full group in the own field, by laying or robbing.</extracomment>
        <translation>この数字の組には、もう上限の5枚があります。ほかのカードを選んでください。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>Title of the player&apos;s own cards at the bottom of the table, before their number.</extracomment>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>You’re last this week: choose a card from your hand to discard face up.</source>
        <extracomment>Prompt for the week&apos;s last player after taking the card.</extracomment>
        <translation>この週の最後の手番です。表向きに捨てるカードを手札から選んでください。</translation>
    </message>
    <message>
        <source>You’ve taken the card. Now choose one from your hand to part with.</source>
        <extracomment>Refusal of anything but passing on or discarding after the incoming card was taken.</extracomment>
        <translation>カードは受け取りました。次は、手放すカードを手札から1枚選んでください。</translation>
    </message>
    <message>
        <source>cards in hand −{cost}</source>
        <extracomment>Part of a result; {cost} is the points lost for cards left in the hand.</extracomment>
        <translation>手札 −{cost}点</translation>
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
    <message numerus="yes">
        <source>{name} will owe you %n point(s).</source>
        <extracomment>Hint for a Collection; {name} is the opponent who pays, %n the points.</extracomment>
        <translation>
            <numerusform>{name}から%n点を取り立てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s group loses %n point(s).</source>
        <extracomment>Hint for a Robbery; {name} is the opponent who is robbed, %n the points that this group loses.</extracomment>
        <translation>
            <numerusform>{name}の組が%n点減ります。</numerusform>
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
            <numerusform>{seat}が{cards:を}追加しました。組は%n点になりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} discards {cards}, and the week ends.</source>
        <extracomment>Log: {seat}, the week&apos;s last player, discarded the card {cards} face up.</extracomment>
        <translation>{seat}が{cards:を}捨てて、この週が終わりました。</translation>
    </message>
    <message>
        <source>{seat} does a job with {cards} and discards {gone}.</source>
        <extracomment>Log: {seat} laid the Cover-up cards {cards} and discarded the hand cards {gone}.</extracomment>
        <translation>{seat}が{cards:を}出してシゴトをし、{gone:を}捨てました。</translation>
    </message>
    <message>
        <source>{seat} does a job with {cards} and has nothing left to discard.</source>
        <extracomment>Log: {seat} laid the last hand cards, all Cover-up, listed in {cards}.</extracomment>
        <translation>{seat}が{cards:を}出してシゴトをしました。捨てる手札は残っていません。</translation>
    </message>
    <message>
        <source>{seat} does a job with {cards}: the game ends at once.</source>
        <extracomment>Log: {seat} laid as many Severance cards, listed in {cards}, as end the game.</extracomment>
        <translation>{seat}が{cards:を}出してシゴトをしました。ゲームはここで終わりです。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} does a job with {cards}: the group is worth %n point(s).</source>
        <extracomment>Log: {seat} laid the number cards {cards} as a new group, whose value is %n.</extracomment>
        <translation>
            <numerusform>{seat}が{cards:を}出してシゴトをしました。この組は%n点です。</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat} does a job with {cards}: this week is the last.</source>
        <extracomment>Log: {seat} laid Severance cards, listed in {cards}, that leave only the current week.</extracomment>
        <translation>{seat}が{cards:を}出してシゴトをしました。この週が最後になります。</translation>
    </message>
    <message>
        <source>{seat} does a job with {cards}: week {week} is now the last.</source>
        <extracomment>Log: {seat} laid Severance cards, listed in {cards}; {week} is the new last week&apos;s number.</extracomment>
        <translation>{seat}が{cards:を}出してシゴトをしました。最後は第{week}週になります。</translation>
    </message>
    <message numerus="yes">
        <source>{seat} does a job with {cards}: {payer} will pay %n point(s).</source>
        <extracomment>Log: {seat} laid the Collection cards {cards}; {payer} owes %n when the game is scored.</extracomment>
        <translation>
            <numerusform>{seat}が{cards:を}出してシゴトをしました。{payer}が%n点払います。</numerusform>
        </translation>
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
        <translation>{seat}が{cards:を}出して、{victim}から{loot:を}奪いました。</translation>
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
</context>
<context>
    <name>gunjo</name>
    <message>
        <source>13: odd totals only</source>
        <translation>13：合計は奇数だけ</translation>
    </message>
    <message>
        <source>14: takes the latest play</source>
        <translation>14：直前のカードが手札へ</translation>
    </message>
    <message>
        <source>15: everyone passes a card on</source>
        <translation>15：全員が左に1枚渡す</translation>
    </message>
    <message>
        <source>1: joins any set</source>
        <translation>1：どの組にも加えられる</translation>
    </message>
    <message>
        <source>1s join cards of one number, not of several.</source>
        <translation>1を加えられるのは、1種類の数字の組だけです。</translation>
    </message>
    <message>
        <source>2: four of them win the round</source>
        <translation>2：4枚でラウンドに勝つ</translation>
    </message>
    <message>
        <source>A 15 was played: choose a card for {left}. All cards go on once everyone has chosen.</source>
        <translation>15が出ました。{left}に渡すカードを1枚選んでください。全員が選んだら、いっせいに渡します。</translation>
    </message>
    <message>
        <source>A 15 was played: choose the card that you pass to the left.</source>
        <translation>15が出ました。左どなりに渡すカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>A swap changes a card for one of another number.</source>
        <translation>同じ数字どうしの交換はできません。違う数字を選んでください。</translation>
    </message>
    <message>
        <source>A swap is one card for one card.</source>
        <translation>交換できるのは、1枚と1枚です。</translation>
    </message>
    <message>
        <source>A swap is written like this: pass 3 &gt; 9 (first what you give).</source>
        <translation>交換は「pass 3 &gt; 9」のように書きます（先に渡すカード）。</translation>
    </message>
    <message>
        <source>A whole group goes in one turn.</source>
        <translation>同じ数字を1回でまとめて出せます。</translation>
    </message>
    <message>
        <source>All chosen cards go one player to the left.</source>
        <translation>選んだカードを、いっせいに左どなりに渡しました。</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>場</translation>
    </message>
    <message>
        <source>Beat {total} with an odd total, or draw, or pass and swap if you like.</source>
        <translation>合計が{total}より大きい奇数になるように出すか、1枚引くか、パスをします。パスなら交換もできます。</translation>
    </message>
    <message>
        <source>Beat {total} with an odd total, or pass and swap if you like.</source>
        <translation>合計が{total}より大きい奇数になるように出すか、パスをします。パスなら交換もできます。</translation>
    </message>
    <message>
        <source>Beat {total}, or draw, or pass and swap if you like.</source>
        <translation>合計が{total}より大きくなるように出すか、1枚引くか、パスをします。パスなら交換もできます。</translation>
    </message>
    <message>
        <source>Beat {total}, or pass and swap if you like.</source>
        <translation>合計が{total}より大きくなるように出すか、パスをします。パスなら交換もできます。</translation>
    </message>
    <message>
        <source>Beaten</source>
        <translation>前のカード</translation>
    </message>
    <message>
        <source>By the cards still out, {total} stands in about {tenths} of 10 cases.</source>
        <translation>まだ見えないカードから見て、{total}は10回に{tenths}回ほど上回られずに残ります。</translation>
    </message>
    <message>
        <source>Cards are passed to the left only when a 15 has been played.</source>
        <translation>左どなりにカードを渡すのは、15が出たときだけです。</translation>
    </message>
    <message>
        <source>Cards with an effect that are shuffled in with the others.</source>
        <translation>効果のあるカードです。選んだものを、ほかのカードに混ぜて遊びます。</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>山札</translation>
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
        <source>Draw the top card. Then play, or stay.</source>
        <translation>山札のいちばん上を引きます。そのあと、出すか出さないかを決めます。</translation>
    </message>
    <message>
        <source>Empty your hand first</source>
        <translation>大富豪系</translation>
    </message>
    <message>
        <source>Equal points: who lost fewer in the last round comes first.</source>
        <translation>同点のときは、最後のラウンドの失点が少ない人が上の順位です。</translation>
    </message>
    <message>
        <source>Exactly one card is passed on.</source>
        <translation>渡すカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Expansion cards</source>
        <translation>拡張カード</translation>
    </message>
    <message>
        <source>First pick one card of your hand and one revealed card.</source>
        <translation>まず、手札から1枚と、公開カードから1枚を選んでください。</translation>
    </message>
    <message>
        <source>First pick one card of your hand, or several of the same number.</source>
        <translation>まず、手札から1枚、または同じ数字のカードを何枚か選んでください。</translation>
    </message>
    <message>
        <source>First pick the one card that you pass to the left.</source>
        <translation>まず、左どなりに渡すカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>Four 2s beat everything</source>
        <translation>2の4枚は何にでも勝つ</translation>
    </message>
    <message>
        <source>Four 2s or more win the round at once.</source>
        <translation>2を4枚以上出すと、すぐにラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Four of them in one play win the round at once.</source>
        <translation>一度に4枚出すと、その場でラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Four or more 2s may be played on any total, odd or even (a house rule).</source>
        <translation>2を4枚以上なら、場の合計や奇数・偶数にかかわらず出せます（ハウスルール）。</translation>
    </message>
    <message>
        <source>From now on only odd totals may be played, until the area is cleared.</source>
        <translation>ここからは、場が流れるまで、合計が奇数のカードしか出せません。</translation>
    </message>
    <message>
        <source>Gunjo Gradation</source>
        <translation>群青グラデーション</translation>
    </message>
    <message>
        <source>Has chosen</source>
        <translation>選びました</translation>
    </message>
    <message>
        <source>It empties your hand: you win the round.</source>
        <translation>手札がなくなり、ラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>It is the least that beats {total}: you keep what is higher.</source>
        <translation>{total}を上回るいちばん小さい合計で、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It may join a set of any other number, and adds to its total.</source>
        <translation>ほかの数字の組に加えられ、その分だけ合計が増えます。</translation>
    </message>
    <message>
        <source>It stands alone in your hand, so no group is torn apart.</source>
        <translation>手札に1枚だけなので、組が崩れません。</translation>
    </message>
    <message>
        <source>Latest play</source>
        <translation>場のカード</translation>
    </message>
    <message>
        <source>No {cards} lies among the revealed cards.</source>
        <translation>公開カードに{cards}がありません。</translation>
    </message>
    <message>
        <source>No {cards} stays in your hand, where it would cost {points} points.</source>
        <translation>残ると{points}点の失点になる{cards}が、手札からなくなります。</translation>
    </message>
    <message>
        <source>Nobody beat that: the area is cleared. {seat} leads.</source>
        <translation>だれも上回れなかったので、場を流します。{seat}から再開です。</translation>
    </message>
    <message>
        <source>Nobody can hold what beats {total}: you lead again.</source>
        <translation>{total}を上回れる人はいません。また自分から出せます。</translation>
    </message>
    <message>
        <source>Nothing in your hand beats {total}: draw, or pass and swap if you like.</source>
        <translation>手札には{total}を上回れるカードがありません。1枚引くか、パスをします。パスなら交換もできます。</translation>
    </message>
    <message>
        <source>Nothing in your hand beats {total}: pass, and swap if you like.</source>
        <translation>手札には{total}を上回れるカードがありません。パスをします。交換もできます。</translation>
    </message>
    <message>
        <source>Nothing of yours beats {total}, and your hand is best left as it is.</source>
        <translation>{total}を上回れるカードがなく、手札は今のままがいちばんです。</translation>
    </message>
    <message>
        <source>Nothing of yours beats {total}. Of {all} hidden cards, {fitting} would let you play.</source>
        <translation>{total}を上回れるカードがありません。見えない{all}枚のうち{fitting}枚を引けば出せます。</translation>
    </message>
    <message>
        <source>Now pick the card of your hand that you give.</source>
        <translation>次に、渡すカードを手札から1枚選んでください。</translation>
    </message>
    <message>
        <source>Now pick the revealed card that you want.</source>
        <translation>次に、もらう公開カードを選んでください。</translation>
    </message>
    <message>
        <source>Of {count} moves compared, it leaves the least to do before your hand is empty.</source>
        <translation>{count}通りを比べて、手札をなくすのにいちばん近い手です。</translation>
    </message>
    <message>
        <source>Once it is played every total must be odd, until the area is cleared.</source>
        <translation>出すと、場が流れるまで合計が奇数の組しか出せなくなります。</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass a card to the left</source>
        <translation>左どなりに1枚渡す</translation>
    </message>
    <message>
        <source>Pass {cards} to the left</source>
        <translation>{cards}を左どなりに渡す</translation>
    </message>
    <message>
        <source>Pass {cards} to {left}, unseen by the others.</source>
        <translation>{cards}を{left}に渡します。ほかの人には見えません。</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Penalty while in hand at the round&apos;s end: {points}.</source>
        <translation>ラウンドの終わりに手札にあると{points}点の失点。</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards}を出す</translation>
    </message>
    <message>
        <source>Play {cards} and win the round at once.</source>
        <translation>{cards}を出して、すぐにラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}, worth {total}.</source>
        <translation>{cards}を出します。合計は{total}です。</translation>
    </message>
    <message>
        <source>Play {cards}, your last cards, and win the round.</source>
        <translation>最後のカード{cards}を出して、ラウンドに勝ちます。</translation>
    </message>
    <message>
        <source>Play {cards}, your last cards: the others pass a card on, and you get one.</source>
        <translation>最後のカード{cards}を出します。ほかの全員が左どなりに1枚渡し、あなたにも1枚届きます。</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>{cards}を出します。</translation>
    </message>
    <message>
        <source>Play {cards}: after that only odd totals above {total} may be played.</source>
        <translation>{cards}を出します。そのあとは、{total}より大きい奇数の合計しか出せません。</translation>
    </message>
    <message>
        <source>Play {cards}: then everyone passes a card to the left.</source>
        <translation>{cards}を出します。そのあと、全員が左どなりに1枚渡します。</translation>
    </message>
    <message>
        <source>Play {cards}: {latest} comes into your hand; {total} is to be beaten.</source>
        <translation>{cards}を出します。{latest}が手札に入り、場の合計は{total}になります。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>公開カード</translation>
    </message>
    <message>
        <source>Revealed cards cannot be played: put them back first.</source>
        <translation>公開カードは出せません。まず、選択から外してください。</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · odd totals only</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・合計は奇数だけ</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. {seat} starts.</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）です。スタートプレイヤーは{seat}です。</translation>
    </message>
    <message>
        <source>Small fish gather to beat the big ones: play ever higher totals, and be out of cards first.</source>
        <translation>小さな魚も集まれば大物に勝てます。合計をどんどん上げながら、だれよりも早く手札をなくします。</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>出さない</translation>
    </message>
    <message>
        <source>Swap and pass</source>
        <translation>交換してパス</translation>
    </message>
    <message>
        <source>Swap {give} for {take} and pass</source>
        <translation>{give}を{take}と交換してパス</translation>
    </message>
    <message>
        <source>Swap {give} for {take}, and pass.</source>
        <translation>{give}を{take}と交換して、パスします。</translation>
    </message>
    <message>
        <source>The 14 brings {cards} into the hand of {seat}.</source>
        <translation>14の効果で、{cards}が{seat}の手札に入りました。</translation>
    </message>
    <message>
        <source>The 15: everyone chooses a card for the player to the left.</source>
        <translation>15の効果です。全員が左どなりに渡すカードを1枚選びます。</translation>
    </message>
    <message>
        <source>The 15: everyone with cards chooses one for the player to the left. {seat} has none to give.</source>
        <translation>15の効果です。手札のある全員が左どなりに渡すカードを1枚選びます。{seat}には渡すカードがありません。</translation>
    </message>
    <message>
        <source>The area is empty: after drawing you have to play.</source>
        <translation>場が空のときに引いたら、かならず出します。</translation>
    </message>
    <message>
        <source>The area is empty: you lead, so you have to play.</source>
        <translation>場が空なので、パスはできません。カードを出すか、1枚引いてください。</translation>
    </message>
    <message>
        <source>The cards of one play all have the same number.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>The deck is empty: there is nothing left to draw.</source>
        <translation>山札がないので、もう引けません。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>This ends the match, and you are behind {seat}: {behind} points, less what the penalties bring.</source>
        <translation>これで対戦が終わります。いまは{seat}に{behind}点負けていて、失点の精算で追いつけるとはかぎりません。</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>場の合計</translation>
    </message>
    <message>
        <source>To beat: {total}</source>
        <translation>場の合計：{total}</translation>
    </message>
    <message>
        <source>To beat: {total} · odd only</source>
        <translation>場の合計：{total} ・奇数だけ</translation>
    </message>
    <message>
        <source>Totals must be odd: {cards} is not. You may swap it for a revealed card.</source>
        <translation>合計は奇数でなければなりません。{cards}は偶数です。公開カードとの交換はできます。</translation>
    </message>
    <message>
        <source>When it is played, everybody passes a card to the left.</source>
        <translation>出すと、全員が左どなりに1枚ずつ渡します。</translation>
    </message>
    <message>
        <source>Whoever plays it takes the cards that it beat into the hand.</source>
        <translation>出した人は、負かした札を手札に引き取ります。</translation>
    </message>
    <message>
        <source>You do not hold so many: all you have of that number is {cards}.</source>
        <translation>手札にそんなにありません。その数字は{cards}だけです。</translation>
    </message>
    <message>
        <source>You have drawn a card already: now play, or stay.</source>
        <translation>もう1枚引きました。出すか、出さないかを選んでください。</translation>
    </message>
    <message>
        <source>You have drawn a card: instead of passing you stay.</source>
        <translation>1枚引いたあとは、パスの代わりに「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You have drawn a card: whoever stays after that gets no swap.</source>
        <translation>1枚引いたあとは、交換ができません。出すか、出さないかを選んでください。</translation>
    </message>
    <message>
        <source>You have drawn, but nothing beats {total}: stay.</source>
        <translation>1枚引きましたが、{total}を上回れるカードがありません。「出さない」を選んでください。</translation>
    </message>
    <message>
        <source>You have drawn: beat {total} with an odd total, or stay.</source>
        <translation>1枚引きました。合計が{total}より大きい奇数になるように出すか、出さないかを決めます。</translation>
    </message>
    <message>
        <source>You have drawn: beat {total}, or stay.</source>
        <translation>1枚引きました。合計が{total}より大きくなるように出すか、出さないかを決めます。</translation>
    </message>
    <message>
        <source>You have drawn: now play one card, or several of one number.</source>
        <translation>1枚引きました。1枚、または同じ数字のカードを何枚か出してください。</translation>
    </message>
    <message>
        <source>You hold no {cards}.</source>
        <translation>手札に{cards}がありません。</translation>
    </message>
    <message>
        <source>You lead: play one card or several of one number, or draw first.</source>
        <translation>場は空です。1枚、または同じ数字のカードを何枚か出してください。先に1枚引くこともできます。</translation>
    </message>
    <message>
        <source>You lead: play one card, or several of one number.</source>
        <translation>場は空です。1枚、または同じ数字のカードを何枚か出してください。</translation>
    </message>
    <message>
        <source>You stay only after drawing a card; without drawing you pass.</source>
        <translation>「出さない」を選べるのは、1枚引いたあとだけです。引いていないときは、パスをしてください。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Your total</source>
        <translation>出す合計</translation>
    </message>
    <message>
        <source>numbers left: {cards} ({sum})</source>
        <translation>残った数字：{cards}（{sum}）</translation>
    </message>
    <message>
        <source>out of cards: gains the largest penalty</source>
        <translation>上がり。いちばん大きい失点と同じ点をもらう</translation>
    </message>
    <message>
        <source>penalty: {points}</source>
        <translation>失点：{points}点</translation>
    </message>
    <message>
        <source>won with the 2s: gains the largest penalty</source>
        <translation>2で勝ち。いちばん大きい失点と同じ点をもらう</translation>
    </message>
    <message>
        <source>{cards} does not beat {total}. You may swap it for a revealed card.</source>
        <translation>{cards}では{total}を上回れません。公開カードとの交換はできます。</translation>
    </message>
    <message>
        <source>{cards} is worth {sum}: since the 13 was played, totals must be odd.</source>
        <translation>{cards}の合計は{sum}です。13が出ているので、合計は奇数でなければなりません。</translation>
    </message>
    <message>
        <source>{cards} is worth {sum}: you need more than {total}.</source>
        <translation>{cards}の合計は{sum}です。{total}より大きくしてください。</translation>
    </message>
    <message>
        <source>{seat} chooses {cards} for the player to the left.</source>
        <translation>{seat}は左どなりに渡すカードに{cards}を選びました。</translation>
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
        <source>{seat} has chosen a card.</source>
        <translation>{seat}が1枚選びました。</translation>
    </message>
    <message>
        <source>{seat} has no cards left and wins the round.</source>
        <translation>{seat}の手札がなくなり、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{seat} passes and swaps {give} for {take}.</source>
        <translation>{seat}がパスして、{give}を{take}と交換しました。</translation>
    </message>
    <message>
        <source>{seat} passes {cards} to {left}.</source>
        <translation>{seat}が{left}に{cards}を渡しました。</translation>
    </message>
    <message>
        <source>{seat} passes.</source>
        <translation>{seat}がパスしました。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}, worth {total}.</source>
        <translation>{seat}が{cards}を出しました（合計{total}）。</translation>
    </message>
    <message>
        <source>{seat} plays {cards}.</source>
        <translation>{seat}が{cards}を出しました。</translation>
    </message>
    <message>
        <source>{seat} stays.</source>
        <translation>{seat}は出しませんでした。</translation>
    </message>
    <message>
        <source>{seat} still holds {cards}: {penalty}.</source>
        <translation>{seat}の残り{cards}：失点{penalty}</translation>
    </message>
    <message>
        <source>{seat} still holds {cards}: {sum} = {penalty}.</source>
        <translation>{seat}の残り{cards}：失点{sum} = {penalty}</translation>
    </message>
    <message>
        <source>{seat} wins the round with the 2s.</source>
        <translation>{seat}が2をそろえて、ラウンドに勝ちました。</translation>
    </message>
    <message>
        <source>{take} joins those you hold, and a lone {give} is gone.</source>
        <translation>{take}が手札の{take}と組になり、1枚だけの{give}がなくなります。</translation>
    </message>
    <message>
        <source>{take} joins those you hold.</source>
        <translation>{take}が手札の{take}と組になります。</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>A good player would do this.</source>
        <translation>上手な人ならこうします。</translation>
    </message>
    <message>
        <source>In {count} trial games it did best on average.</source>
        <translation>{count}回試した平均が、いちばんよい手です。</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>ほかにできることはありません。</translation>
    </message>
    <message>
        <source>The best of {count} moves that were compared.</source>
        <translation>{count}通りを比べて、いちばんよい手です。</translation>
    </message>
    <message>
        <source>Trial games: {count}. It ended better than the next best {better} times, worse {worse} times.</source>
        <translation>{count}回試すと、次によい手より{better}回はよい結果、{worse}回は悪い結果でした。</translation>
    </message>
    <message>
        <source>{reason} About as good: {other}.</source>
        <translation>{reason}ほぼ同じくらいよい手：{other}。</translation>
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
        <source>Expected a list.</source>
        <extracomment>Error in a record, house-rule file or request, after the place: another type of value is there, not a list.</extracomment>
        <translation>リストで書いてください。</translation>
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
        <source>JSON has no number {word}. Use a finite one.</source>
        <extracomment>Error in a record or request; {word} is NaN, Infinity or -Infinity.</extracomment>
        <translation>JSONに {word} という数はありません。ふつうの数を書いてください。</translation>
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
        <source>{place}: {reason}</source>
        <extracomment>An error and where it is: {place} is a path such as “deals[0].deck”, {reason} a sentence.</extracomment>
        <translation>{place}：{reason}</translation>
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
        <extracomment>Strength of a bot, the weaker of the two that think; in the menu beside a seat, and in lists.</extracomment>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>Strength of a bot, the stronger of the two that think; in the menu beside a seat, and in lists.</extracomment>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>Strength of a bot that plays any possible move; in the menu beside a seat, and in lists.</extracomment>
        <translation>きまぐれ</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>Earlier moves are not listed here: {number}</source>
        <translation>これより前の{number}手は表示していません</translation>
    </message>
    <message>
        <source>Place {rank}: {seat}</source>
        <translation>{rank}位：{seat}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>{seat}: {gained}, {why} (score: {score})</source>
        <translation>{seat}：{gained}、{why}（得点：{score}）</translation>
    </message>
    <message>
        <source>{seat}: {why}</source>
        <translation>{seat}：{why}</translation>
    </message>
    <message>
        <source>{seat}: {why} (score: {score})</source>
        <translation>{seat}：{why}（得点：{score}）</translation>
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
        <source>1st</source>
        <translation>1位</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2位</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3位</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4位</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5位</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6位</translation>
    </message>
    <message>
        <source>A round that has not ended after so many turns stops there (a house rule).</source>
        <translation>この手番数になっても終わらないラウンドは、そこで打ち切ります（ハウスルール）。</translation>
    </message>
    <message>
        <source>A series of three rounds</source>
        <translation>3ラウンド戦</translation>
    </message>
    <message>
        <source>A whole group goes in one turn.</source>
        <translation>同じ数字を1回でまとめて出せます。</translation>
    </message>
    <message>
        <source>A {cards} on both sides changes nothing: leave it out.</source>
        <translation>渡すカードともらうカードの両方に{cards}があります。同じことなので、除いてください。</translation>
    </message>
    <message>
        <source>Afterwards you have fewer different values to play off.</source>
        <translation>手札の数字の種類が減ります。</translation>
    </message>
    <message>
        <source>Afterwards you hold fewer cards, and higher ones: {cards}.</source>
        <translation>手札の枚数が減り、数字が大きくなります（{cards}）。</translation>
    </message>
    <message>
        <source>Afterwards you hold fewer cards.</source>
        <translation>手札の枚数が減ります。</translation>
    </message>
    <message>
        <source>All others have passed: take one card from the market, or none. Then you lead.</source>
        <translation>ほかの全員がパスしました。市場から1枚もらうか、もらわないかを決めます。そのあと、あなたから再開です。</translation>
    </message>
    <message>
        <source>All others have passed: {seat} may take a card from the market.</source>
        <translation>ほかの全員がパスしました。{seat}は市場から1枚もらえます。</translation>
    </message>
    <message>
        <source>An exchange is written like this: pass 3 4 &gt; 7 (first what you give).</source>
        <translation>交換は「pass 3 4 &gt; 7」のように書きます（先に渡すカード）。</translation>
    </message>
    <message>
        <source>An exchange needs cards on both sides, with the same sum.</source>
        <translation>交換には、渡すカードともらうカードの両方が必要です。合計も同じにしてください。</translation>
    </message>
    <message>
        <source>Beat {table}: as many of a higher value, or more of the same. Or pass, and exchange if you like.</source>
        <translation>場は{table}です。同じ枚数でもっと大きい数字か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>Beat {table}: one higher card, or more of the same value. Or pass, and exchange if you like.</source>
        <translation>場は{table}です。それより大きい1枚か、同じ数字をもっと多く出せます。パスして交換することもできます。</translation>
    </message>
    <message>
        <source>By the cards still out, it stands in about {tenths} of 10 cases.</source>
        <translation>まだ見えないカードから見て、10回に{tenths}回ほど上回られずに残ります。</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>捨て札</translation>
    </message>
    <message>
        <source>Equal points: the better place in the last round comes first.</source>
        <translation>同点のときは、最後のラウンドの順位が上の人が先です。</translation>
    </message>
    <message>
        <source>Everyone passes on the card laid out. The discard pile joins the market. {seat} leads.</source>
        <translation>置かれたカードに全員がパスしました。捨て札が市場に加わり、{seat}から再開します。</translation>
    </message>
    <message>
        <source>Exactly one card is taken.</source>
        <translation>もらえるカードは1枚だけです。</translation>
    </message>
    <message>
        <source>Exchange and pass</source>
        <translation>交換してパス</translation>
    </message>
    <message>
        <source>First pick cards of your hand and of the market with the same sum.</source>
        <translation>まず、合計が同じになるように、手札と市場のカードを選んでください。</translation>
    </message>
    <message>
        <source>First pick one card of your hand, or several of the same value.</source>
        <translation>まず、手札から1枚、または同じ数字のカードを何枚か選んでください。</translation>
    </message>
    <message>
        <source>First pick the one card of the market that you want.</source>
        <translation>まず、もらいたい市場のカードを1枚選んでください。</translation>
    </message>
    <message>
        <source>First take a card from the market, or choose to take none.</source>
        <translation>まず、市場から1枚もらうか、もらわないかを選んでください。</translation>
    </message>
    <message>
        <source>Give {cards} and more: nothing in the market adds up to {sum}.</source>
        <translation>市場では合計{sum}を作れません。{cards}のほかに、渡すカードを足してください。</translation>
    </message>
    <message>
        <source>Give {cards}: take market cards that add up to {sum}.</source>
        <translation>{cards}を渡します。もらうカードを、合計が{sum}になるように選んでください。</translation>
    </message>
    <message>
        <source>Give {give}, take {take}, and pass</source>
        <translation>{give}を渡して{take}をもらい、パス</translation>
    </message>
    <message>
        <source>Give {give}, take {take}, and pass.</source>
        <translation>{give}を渡して{take}をもらい、パスします。</translation>
    </message>
    <message>
        <source>Give {give}, take {take}: add hand cards worth {missing}.</source>
        <translation>{give}を渡して{take}をもらいます。渡すカードがあと{missing}足りません。</translation>
    </message>
    <message>
        <source>Give {give}, take {take}: add market cards worth {missing}.</source>
        <translation>{give}を渡して{take}をもらいます。市場のカードがあと{missing}足りません。</translation>
    </message>
    <message>
        <source>In a series of three rounds the places bring points; most points wins.</source>
        <translation>3ラウンド戦では、順位に応じて得点が入り、合計のいちばん多い人が優勝します。</translation>
    </message>
    <message>
        <source>It empties your hand: you have gone out.</source>
        <translation>手札がなくなり、上がりです。</translation>
    </message>
    <message>
        <source>It is all you have that beats the table.</source>
        <translation>場を上回れるのはこれだけです。</translation>
    </message>
    <message>
        <source>It is the lowest that beats the table: you keep what is higher.</source>
        <translation>場を上回るいちばん小さい数字で、大きいカードを残せます。</translation>
    </message>
    <message>
        <source>It joins those you hold: together they are harder to beat.</source>
        <translation>手札の同じ数字に加わり、上回られにくくなります。</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市場</translation>
    </message>
    <message>
        <source>Market cards cannot be played: put them back first.</source>
        <translation>市場のカードは出せません。まず、選択を解除してください。</translation>
    </message>
    <message>
        <source>Merchant of Goldfish</source>
        <translation>金魚の商人</translation>
    </message>
    <message>
        <source>No card of the market joins a group of yours.</source>
        <translation>市場に、手札と同じ数字のカードがありません。</translation>
    </message>
    <message>
        <source>No cards in the game beat {table}.</source>
        <translation>{table}に勝てるカードは、このゲームにはありません。</translation>
    </message>
    <message>
        <source>Nobody beats the last play of {seat}: the discard pile joins the market.</source>
        <translation>{seat}の最後のカードを、だれも上回れませんでした。捨て札が市場に加わります。</translation>
    </message>
    <message>
        <source>Nobody can hold what beats it: you lead again.</source>
        <translation>これを上回れる人はいません。また自分から出せます。</translation>
    </message>
    <message>
        <source>Nothing of yours beats the table, and your hand is best left as it is.</source>
        <translation>場を上回れるカードがなく、手札は今のままがいちばんです。</translation>
    </message>
    <message>
        <source>Now pick cards of your hand that add up to {sum}.</source>
        <translation>次に、合計が{sum}になるように手札のカードを選んでください。</translation>
    </message>
    <message>
        <source>Now pick market cards that add up to {sum}.</source>
        <translation>次に、合計が{sum}になるように市場のカードを選んでください。</translation>
    </message>
    <message>
        <source>Of {count} moves compared, it leaves the least to do before your hand is empty.</source>
        <translation>{count}通りを比べて、手札をなくすのにいちばん近い手です。</translation>
    </message>
    <message>
        <source>One round</source>
        <translation>1ラウンド</translation>
    </message>
    <message>
        <source>Owns the table</source>
        <translation>場の持ち主</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Pass without exchange</source>
        <translation>交換せずにパス</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>出す</translation>
    </message>
    <message>
        <source>Play sets, trade with the open market, and be the first without cards.</source>
        <translation>同じ数字をまとめて出し、市場と交換しながら、だれよりも早く手札をなくします。</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation>{cards}を出す</translation>
    </message>
    <message>
        <source>Play {cards}, or exchange: take market cards that add up to {sum}.</source>
        <translation>{cards}を出します。交換するなら、合計が{sum}になる市場のカードを選んでください。</translation>
    </message>
    <message>
        <source>Play {cards}, your last cards, and go out.</source>
        <translation>最後のカード{cards}を出して、上がります。</translation>
    </message>
    <message>
        <source>Play {cards}.</source>
        <translation>{cards}を出します。</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Round {number} of {rounds} · {turn}</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）・{turn}</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}. {seat} starts.</source>
        <translation>第{number}ラウンド（全{rounds}ラウンド）です。{seat}から始めます。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>スタート</translation>
    </message>
    <message>
        <source>Swap and empty your hand</source>
        <translation>大富豪系＋交換</translation>
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
        <source>Take no card</source>
        <translation>もらわない</translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation>{cards}をもらう</translation>
    </message>
    <message>
        <source>Take {cards} and more: nothing in your hand adds up to {sum}.</source>
        <translation>手札では合計{sum}を作れません。{cards}のほかに、もらうカードを足してください。</translation>
    </message>
    <message>
        <source>Take {cards} into your hand. Then you lead.</source>
        <translation>{cards}を手札に加えます。そのあと、あなたから再開です。</translation>
    </message>
    <message>
        <source>Take {cards}: give cards of yours that add up to {sum}.</source>
        <translation>{cards}をもらいます。渡すカードを、合計が{sum}になるように選んでください。</translation>
    </message>
    <message>
        <source>That adds up to {sum}: an exchange may be worth {most} at most.</source>
        <translation>合計が{sum}になります。交換できるのは合計{most}までです。</translation>
    </message>
    <message>
        <source>The cards are dealt. {seat} starts.</source>
        <translation>カードが配られました。{seat}から始めます。</translation>
    </message>
    <message>
        <source>The cards of one play all have the same value.</source>
        <translation>一度に出せるのは、同じ数字のカードだけです。</translation>
    </message>
    <message>
        <source>The discard pile joins the market. {seat} leads.</source>
        <translation>捨て札が市場に加わりました。{seat}から再開します。</translation>
    </message>
    <message>
        <source>The lowest card of the market, {cards}, is laid out. {next} goes on.</source>
        <translation>市場でいちばん小さい{cards}を場に置きます。次は{next}の番です。</translation>
    </message>
    <message>
        <source>The market holds fewer: all it has of that value is {cards}.</source>
        <translation>市場にそんなにありません。その数字は{cards}だけです。</translation>
    </message>
    <message>
        <source>The market holds no {cards}.</source>
        <translation>市場に{cards}がありません。</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>The round stops: it has reached its limit of {turns} turns.</source>
        <translation>上限の{turns}手番になったので、ラウンドを打ち切ります。</translation>
    </message>
    <message>
        <source>The same value cannot beat {table}: there are not enough cards of it. Higher cards can.</source>
        <translation>同じ数では{table}に勝てません。カードの枚数が足りないからです。大きい数なら勝てます。</translation>
    </message>
    <message>
        <source>The table is empty: you lead, so you have to play.</source>
        <translation>場が空なので、パスはできません。カードを出してください。</translation>
    </message>
    <message>
        <source>These are too few for {table}. Number of cards needed: {number}.</source>
        <translation>{table}を上回るには枚数が足りません。{number}枚出してください。</translation>
    </message>
    <message>
        <source>These cards add up to {sum}: no exchange works out with them.</source>
        <translation>合計は{sum}です。このカードでできる交換はありません。</translation>
    </message>
    <message>
        <source>To beat {table} with the same value you need more cards: at least {number}.</source>
        <translation>同じ数字で{table}を上回るには、{number}枚以上が必要です。</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>手番数の上限</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>{turn}手番目</translation>
    </message>
    <message>
        <source>Turn {turn} of at most {limit}</source>
        <translation>{turn}手番目（上限{limit}）</translation>
    </message>
    <message>
        <source>You are rid of your lowest cards, which beat the least.</source>
        <translation>いちばん勝ちにくい、小さい数字のカードがなくなります。</translation>
    </message>
    <message>
        <source>You cannot beat {table}, and no exchange is possible: pass.</source>
        <translation>{table}を上回れるカードも、できる交換もありません。パスします。</translation>
    </message>
    <message>
        <source>You cannot beat {table}: pass, and exchange if you like.</source>
        <translation>{table}を上回れるカードがありません。パスします。交換してもかまいません。</translation>
    </message>
    <message>
        <source>You cannot go up in number and value at once. Higher cards needed for {table}: {number}.</source>
        <translation>枚数と数字の両方は上げられません。{table}より大きい数字なら、ちょうど{number}枚出してください。</translation>
    </message>
    <message>
        <source>You do not hold so many: all you have of that value is {cards}.</source>
        <translation>手札にそんなにありません。その数字は{cards}だけです。</translation>
    </message>
    <message>
        <source>You give</source>
        <translation>渡す合計</translation>
    </message>
    <message>
        <source>You hold no {cards}.</source>
        <translation>手札に{cards}がありません。</translation>
    </message>
    <message>
        <source>You lead: play one card, or several of the same value.</source>
        <translation>場は空です。1枚、または同じ数字のカードを何枚か出してください。</translation>
    </message>
    <message>
        <source>You may take a card from the market only when everyone else has passed on your play.</source>
        <translation>市場から1枚もらえるのは、あなたの出したカードにほかの全員がパスしたときだけです。</translation>
    </message>
    <message>
        <source>You take</source>
        <translation>もらう合計</translation>
    </message>
    <message>
        <source>Your cards add up to {give}, those from the market to {take}: both sums must be equal.</source>
        <translation>渡す合計は{give}、もらう合計は{take}です。合計を同じにしてください。</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>last; cards left: {size}</source>
        <translation>最下位、残り{size}枚</translation>
    </message>
    <message>
        <source>place {place}; cards left: {size}</source>
        <translation>{place}位、残り{size}枚</translation>
    </message>
    <message>
        <source>place {place}; cards left: {size}, sum: {sum}</source>
        <translation>{place}位、残り{size}枚、合計{sum}</translation>
    </message>
    <message>
        <source>went out in place {place}</source>
        <translation>{place}位で上がり</translation>
    </message>
    <message>
        <source>{cards} is too low: it does not beat {table}.</source>
        <translation>{cards}は数字が小さくて、{table}を上回れません。</translation>
    </message>
    <message>
        <source>{cards} joins those you hold.</source>
        <translation>{cards}が手札の同じ数字に加わります。</translation>
    </message>
    <message>
        <source>{seat} gives {give}, takes {take}, and passes.</source>
        <translation>{seat}が{give}を渡して{take}をもらい、パスしました。</translation>
    </message>
    <message>
        <source>{seat} goes out, in place {place}.</source>
        <translation>{seat}が{place}位で上がりました。</translation>
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
        <source>{seat} takes no card.</source>
        <translation>{seat}は何ももらいませんでした。</translation>
    </message>
    <message>
        <source>{seat} takes {cards}.</source>
        <translation>{seat}が{cards}をもらいました。</translation>
    </message>
</context>
<context>
    <name>names</name>
    <message>
        <source>Player {number}</source>
        <translation>プレイヤー{number}</translation>
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
        <source>“{word}” isn’t an action in this game.</source>
        <extracomment>Error in a record or request at an action; {word} is the whole text, which starts with an unknown verb or has a wrong form.</extracomment>
        <translation>「{word}」という手は、このゲームにはありません。</translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>Option “{option}” can’t be {value}. Expected a list of: {values}.</source>
        <extracomment>Error in a record or request at an option with several values: {option} is its id, {value} what was written, {values} what the list may have.</extracomment>
        <translation>オプション「{option}」を{value}にはできません。リストに入れられるのは：{values}</translation>
    </message>
    <message>
        <source>Option “{option}” can’t be {value}. Expected: {values}.</source>
        <extracomment>Error in a record or request: {option} is the option&apos;s id, {value} what was written, {values} the possible ones or their range.</extracomment>
        <translation>オプション「{option}」を{value}にはできません。使えるのは：{values}</translation>
    </message>
    <message>
        <source>Unknown option “{option}”. Choose one of: {options}.</source>
        <extracomment>Error in a record or request: {option} is the unknown id, {options} lists the game&apos;s own.</extracomment>
        <translation>「{option}」というオプションはありません。使えるのは：{options}</translation>
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
        <extracomment>Error about a file or pasted text that is JSON of some other kind.</extracomment>
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
        <source>The clipboard has no text. Copy a match record first.</source>
        <extracomment>Message after pasting a match record from an empty clipboard.</extracomment>
        <translation>クリップボードに文字がありません。先に対戦記録をコピーしてください。</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>A new match begins at this moment. The recorded one stays as it is. Who plays?</source>
        <translation>この場面から新しい対戦を始めます。元の記録はそのまま残ります。誰が遊びますか？</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦にもどる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>やめる</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>対戦の場面</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>一手戻る</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>一手進む</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>続きを遊ぶ</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから遊ぶ</translation>
    </message>
    <message>
        <source>Play, or stop</source>
        <translation>再生／停止</translation>
    </message>
    <message>
        <source>Replay of {game}</source>
        <translation>{game}の再生</translation>
    </message>
    <message>
        <source>Round {deal}</source>
        <translation>第{deal}ラウンド</translation>
    </message>
    <message>
        <source>Round {deal}, action {at} of {length}</source>
        <translation>第{deal}ラウンド、全{length}手のうち{at}手目</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Show the cards in all hands</source>
        <translation>全員の手札を表にして見る</translation>
    </message>
    <message>
        <source>The match is over at this moment.</source>
        <translation>この場面で対戦は終わっています。</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the start of the round, or the one before</source>
        <translation>ラウンドの始め、または前のラウンドへ</translation>
    </message>
    <message>
        <source>a spectator</source>
        <translation>観戦者</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Find in the rules</source>
        <translation>ルールの中を探す</translation>
    </message>
    <message>
        <source>Next place (Return)</source>
        <translation>次の箇所（Return）</translation>
    </message>
    <message>
        <source>Previous place (Shift+Return)</source>
        <translation>前の箇所（Shift+Return）</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
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
        <source>An unexpected problem kept it from being read.</source>
        <translation>予期しない問題のため、読み込めませんでした。</translation>
    </message>
    <message>
        <source>An unexpected problem kept the match from being saved.</source>
        <translation>予期しない問題のため、対戦を保存できませんでした。</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>同点優勝：{names}</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクの空きがありません。</translation>
    </message>
    <message>
        <source>The disk reports a problem: {reason}</source>
        <translation>ディスクに問題が起きました：{reason}</translation>
    </message>
    <message>
        <source>The disk space for this user is used up.</source>
        <translation>このユーザーが使えるディスク容量がいっぱいです。</translation>
    </message>
    <message>
        <source>The folder for matches can only be read.</source>
        <translation>対戦を保存するフォルダーは読み取り専用です。</translation>
    </message>
    <message>
        <source>The folder for matches may not be written to.</source>
        <translation>対戦を保存するフォルダーに書き込む許可がありません。</translation>
    </message>
    <message>
        <source>This match is not there any more.</source>
        <translation>この対戦はもうありません。</translation>
    </message>
    <message>
        <source>This match is open in another window.</source>
        <translation>この対戦は別のウィンドウで開かれています。</translation>
    </message>
    <message>
        <source>{game} – {progress}</source>
        <translation>{game}：{progress}</translation>
    </message>
    <message>
        <source>{game} – {progress}, with {names}</source>
        <translation>{game}：{progress}、席：{names}</translation>
    </message>
    <message>
        <source>{names}, {name}</source>
        <translation>{names}、{name}</translation>
    </message>
    <message>
        <source>{name} cannot be read and was set aside. {reason}</source>
        <translation>{name} は読めないため、別に保管しました。{reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read. {reason}</source>
        <translation>{name} を読み込めません。{reason}</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name}の勝ち</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦にもどる</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>最初の画面へ</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>ボット</translation>
    </message>
    <message>
        <source>Can be played now</source>
        <translation>いま出せます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Card {card}</source>
        <translation>{card}のカード</translation>
    </message>
    <message>
        <source>Cards: {count}</source>
        <translation>カード：{count}枚</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>Easy bot</source>
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
        <source>Everybody else, please look away.</source>
        <translation>ほかの人は画面を見ないでください。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>たつじん</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <translation>たつじんボット</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>Face-down card {number} of {count}, {zone}</source>
        <translation>裏向きのカード（{count}枚中{number}枚目）、{zone}</translation>
    </message>
    <message>
        <source>Face-down card, {zone}</source>
        <translation>裏向きのカード、{zone}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>手札</translation>
    </message>
    <message>
        <source>Hand over to {name}</source>
        <translation>{name}に交代してください</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>つよい</translation>
    </message>
    <message>
        <source>Hard bot</source>
        <translation>つよいボット</translation>
    </message>
    <message>
        <source>Hint: {action}</source>
        <translation>ヒント：{action}</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>人</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>It is not your turn yet: {name} is to move.</source>
        <translation>まだ手番ではありません。いまは{name}の番です。</translation>
    </message>
    <message>
        <source>It’s up to {name}.</source>
        <translation>決めるのは{name}です。</translation>
    </message>
    <message>
        <source>I’m {name}: redo it</source>
        <translation>{name}です。やり直してかまいません</translation>
    </message>
    <message>
        <source>I’m {name}: show my hand</source>
        <translation>{name}です。手札を見る</translation>
    </message>
    <message>
        <source>I’m {name}: take it back</source>
        <translation>{name}です。取り消してかまいません</translation>
    </message>
    <message>
        <source>Keep it as it is</source>
        <translation>このままにする</translation>
    </message>
    <message>
        <source>Known cards: {cards}</source>
        <translation>わかっているカード：{cards}</translation>
    </message>
    <message>
        <source>Last result</source>
        <translation>最後の結果</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>次のラウンドへ</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Normal bot</source>
        <translation>ふつうのボット</translation>
    </message>
    <message>
        <source>Nothing else is possible: {action}. It is done for you; Esc stops it.</source>
        <translation>ほかにできることがありません：{action}。自動で行います（Escで止められます）。</translation>
    </message>
    <message>
        <source>Of this card there are {count}. You can see {seen}.</source>
        <translation>このカードは全部で{count}枚。いま見えているのは{seen}枚です。</translation>
    </message>
    <message>
        <source>Pick all {count}</source>
        <translation>{count}枚とも選ぶ</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>Play again with the same seats</source>
        <translation>同じ席でもう一度</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>きまぐれ</translation>
    </message>
    <message>
        <source>Random bot</source>
        <translation>きまぐれボット</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}ラウンド</translation>
    </message>
    <message>
        <source>Rule {rule}</source>
        <translation>ルール {rule}</translation>
    </message>
    <message>
        <source>Score table</source>
        <translation>得点表</translation>
    </message>
    <message>
        <source>Shared victory: {names}</source>
        <translation>{names}が同点で優勝です</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>結果を見る</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べる</translation>
    </message>
    <message>
        <source>Sort your hand by number</source>
        <translation>手札を番号順に並べる</translation>
    </message>
    <message>
        <source>The goal is missed this time</source>
        <translation>今回は目標に届きませんでした</translation>
    </message>
    <message>
        <source>The goal is reached!</source>
        <translation>目標達成！</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>対戦は終わりました。</translation>
    </message>
    <message>
        <source>This match is as long as it can be. It stops here.</source>
        <translation>対戦の長さが上限に達したので、ここで止まっています。</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Which do you mean?</source>
        <translation>どれにしますか？</translation>
    </message>
    <message>
        <source>Which do you mean? For others, pick more cards first.</source>
        <translation>どれにしますか？ほかの組み合わせは、先にカードを選んでください。</translation>
    </message>
    <message>
        <source>You cannot put that there. Try: {places}</source>
        <translation>そこには置けません。置ける場所：{places}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手札</translation>
    </message>
    <message>
        <source>Your hand is sorted by number.</source>
        <translation>手札を番号順に並べました。</translation>
    </message>
    <message>
        <source>final score</source>
        <translation>最終得点</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>you</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>{card} in your hand</source>
        <translation>手札の{card}</translation>
    </message>
    <message>
        <source>{card}, {zone}</source>
        <translation>{card}、{zone}</translation>
    </message>
    <message>
        <source>{card}, {zone}. Cards: {count}</source>
        <translation>{card}、{zone}、カード：{count}枚</translation>
    </message>
    <message>
        <source>{card}: place {place} of {count}</source>
        <translation>{card}：{count}枚中{place}番目</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count}枚</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name}が考え中…</translation>
    </message>
    <message>
        <source>{name} to move</source>
        <translation>{name}の番です</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name}の優勝です</translation>
    </message>
    <message>
        <source>{name}, is it OK to redo your move?</source>
        <translation>{name}の一手をやり直してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, is it OK to take back your move?</source>
        <translation>{name}の一手を取り消してもいいですか？</translation>
    </message>
    <message>
        <source>{name}, place {rank}: {score}</source>
        <translation>{name}、{rank}位：{score}</translation>
    </message>
    <message>
        <source>{other} is asking. It’s up to {name}.</source>
        <translation>{other}が頼んでいます。決めるのは{name}です。</translation>
    </message>
    <message>
        <source>{zone} (yours)</source>
        <translation>自分の{zone}</translation>
    </message>
    <message>
        <source>{zone} of {name}</source>
        <translation>{name}の{zone}</translation>
    </message>
    <message>
        <source>{zone}, face down. Cards: {count}</source>
        <translation>{zone}（裏向き）、カード：{count}枚</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>対戦(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>A hint is there for whoever is to move: wait for your turn.</source>
        <translation>ヒントは自分の手番で使えます。手番をお待ちください。</translation>
    </message>
    <message>
        <source>A recorded match is watched, not played: “Play on from here” makes it a match.</source>
        <translation>対戦記録を見ているところです。「ここから遊ぶ」で対戦にすると使えます。</translation>
    </message>
    <message>
        <source>About Card Table…</source>
        <translation>カードテーブルについて…</translation>
    </message>
    <message>
        <source>Again with the same seats</source>
        <translation>同じ席でもう一度</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>対戦にもどる</translation>
    </message>
    <message>
        <source>Back to the start screen</source>
        <translation>最初の画面へ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Card Table</source>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Card movement</source>
        <translation>動きの速さ</translation>
    </message>
    <message>
        <source>Choose a game first: the rules are there when it is set up, and at the table.</source>
        <translation>先にゲームを選んでください。準備の画面とテーブルでルールを読めます。</translation>
    </message>
    <message>
        <source>Click to copy the number</source>
        <translation>クリックすると番号をコピーします</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close this panel</source>
        <translation>このパネルを閉じる</translation>
    </message>
    <message>
        <source>Continue a match…</source>
        <translation>つづきから…</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>対戦記録をコピー</translation>
    </message>
    <message>
        <source>Deal no. {number}</source>
        <translation>配札番号 {number}</translation>
    </message>
    <message>
        <source>Files of matches that cannot be read ({number}): {names}</source>
        <translation>読み込めない対戦のファイルがあります（{number}個）：{names}</translation>
    </message>
    <message>
        <source>Find in the rules</source>
        <translation>ルールの中を探す</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全画面</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>文字を大きく</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>画面の明るさ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Match records (*.{suffix})</source>
        <translation>対戦記録 (*.{suffix})</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>新しい対戦…</translation>
    </message>
    <message>
        <source>No bot plays in this match.</source>
        <translation>この対戦にボットはいません。</translation>
    </message>
    <message>
        <source>No match waits: this leads back from watching the match that you are playing.</source>
        <translation>待っている対戦がありません。遊んでいる対戦を見返しているときに使えます。</translation>
    </message>
    <message>
        <source>Normal text size</source>
        <translation>文字を標準の大きさに</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Nothing has been played yet: after the first move it can be done.</source>
        <translation>まだ何も起きていません。最初の一手のあとで使えます。</translation>
    </message>
    <message>
        <source>Nothing was taken back: after an undo there is something to do again.</source>
        <translation>取り消した手がありません。「元に戻す」のあとで使えます。</translation>
    </message>
    <message>
        <source>One move of a bot</source>
        <translation>ボットを1手すすめる</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>対戦記録を開く</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>対戦記録を開く…</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>手札を公開</translation>
    </message>
    <message>
        <source>Opening the match…</source>
        <translation>対戦を開いています…</translation>
    </message>
    <message>
        <source>Opening the record from the clipboard…</source>
        <translation>クリップボードの記録を開いています…</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file} を開いています…</translation>
    </message>
    <message>
        <source>Pace of the bots</source>
        <translation>ボットの速さ</translation>
    </message>
    <message>
        <source>Paste a record</source>
        <translation>対戦記録を貼り付け</translation>
    </message>
    <message>
        <source>Pause the bots</source>
        <translation>ボットを一時停止</translation>
    </message>
    <message>
        <source>People play this match, or did: their hands can be opened in the replay once it is over.</source>
        <translation>人が参加している（または、していた）対戦です。手札は、対戦が終わったあとの再生で公開できます。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Replay of {game}, deal no. {number}</source>
        <translation>{game}の再生　配札番号 {number}</translation>
    </message>
    <message>
        <source>Restart this deal</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>このゲームのルール</translation>
    </message>
    <message>
        <source>Save the record as</source>
        <translation>対戦記録を保存</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>名前を付けて対戦記録を保存…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存しました</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file} に保存しました</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Skip the animation</source>
        <translation>動きをとばす</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>文字を小さく</translation>
    </message>
    <message>
        <source>Sort your hand</source>
        <translation>手札を番号順に並べる</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>The bots go on by themselves: pause them first.</source>
        <translation>ボットが自動で進んでいます。先に一時停止してください。</translation>
    </message>
    <message>
        <source>The deal number is on the clipboard.</source>
        <translation>配札番号をコピーしました。</translation>
    </message>
    <message>
        <source>The match could not be saved. {reason} The next move tries again.</source>
        <translation>対戦を保存できませんでした。{reason} 次の手でもう一度保存します。</translation>
    </message>
    <message>
        <source>The match is over: begin another one.</source>
        <translation>対戦は終わりました。次の対戦で使えます。</translation>
    </message>
    <message>
        <source>The record is on the clipboard as text.</source>
        <translation>対戦記録を文字としてクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>The same number deals the same cards again. Click to copy it.</source>
        <translation>同じ番号なら同じカードが配られます。クリックするとコピーします。</translation>
    </message>
    <message>
        <source>The settings could not be read and are back to their defaults. The old file was kept as {file}.</source>
        <translation>設定を読めなかったため、標準に戻しました。元のファイルは {file} として残してあります。</translation>
    </message>
    <message>
        <source>There is no match on the table: begin or continue one first.</source>
        <translation>テーブルに対戦がありません。新しく始めるか、つづきから遊ぶと使えます。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back: after your next one there is.</source>
        <translation>取り消せる手がありません。次に手を打つと使えます。</translation>
    </message>
    <message>
        <source>This could not be opened</source>
        <translation>開けませんでした</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Watch from the beginning</source>
        <translation>最初から見る</translation>
    </message>
    <message>
        <source>{file} could not be written: {reason}</source>
        <translation>{file} に書き込めませんでした：{reason}</translation>
    </message>
    <message>
        <source>{game}, deal no. {number}</source>
        <translation>{game}　配札番号 {number}</translation>
    </message>
    <message>
        <source>{name} cannot be read and was set aside as {place}. {reason}</source>
        <translation>{name} は読めないため、{place} として別に保管しました。{reason}</translation>
    </message>
</context>
</TS>
