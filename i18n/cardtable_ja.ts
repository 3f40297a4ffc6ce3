<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>json</name>
    <message>
        <source>A character here is broken (half of a pair).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number here is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number here is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists and objects are nested too deeply here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “{key}” stands in one object twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON (line {line}, column {column}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not text in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is not a number in JSON.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kobayakawa</name>
    <message>
        <source>A new round. {seat} starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets come later: first draw a card or flip a new Kobayakawa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which of your two cards to discard face up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {cards} face up and keep the other card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card into your hand, or flip the top card as the new Kobayakawa.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one card is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fight for the pot with your {cards} (stake: {stake}), or fold and stay out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flip a new Kobayakawa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Former Kobayakawas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kamons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kobayakawa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last round: the stake is two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody fights: kamons that leave the centre for the box: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody fights: the round is dealt again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card each. Draw or flip, then fight or fold: the lowest card gets help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are settled for this round: now fight or fold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last round: two kamons in the centre, the stake is two. {seat} starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round counts; its kamons go into the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is dealt again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to a round in which everybody folds (a house rule).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody fights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can only discard one of the two cards in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You discard only right after drawing a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a card: first discard one of your two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>folded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought alone, unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought with {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fought with {cards}, the lowest; with the Kobayakawa: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} discards {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} draws {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} fights. Stake: {stake}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} flips: the Kobayakawa is now {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} folds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} is the only one to fight and wins unseen. Kamons won: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows {cards}, the lowest: with the Kobayakawa {k} it counts {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} shows {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seat} wins the fight. Kamons won: {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>merchant</name>
    <message>
        <source>An exchange is written like this: pass 3 4 &gt; 7 (first what you give).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly one card is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {give}, take {take}, and pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take {cards}</source>
        <translation type="unfinished"></translation>
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
        <source>An action is missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are missing here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is too long for an action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not a card of this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{word}” is not an action of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>options</name>
    <message>
        <source>The option “{option}” cannot be {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no option “{option}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>A list must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An object must stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck of this game does not hold so many cards “{card}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck of this game holds {expected} cards, this one {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of seats here must be that of the players: {players}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start seat is a number from 0 to {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many entries here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “{game}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is larger than 5 MB: no record of a match is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a record of a match at the Card Table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record was written by a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} is a game for {least} to {most} players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{action}” cannot be done. {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
