<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>cards</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>How many cards there are; %n is the number.</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>This match has only %n action(s), so --at can’t be {at}.</source>
        <extracomment>Error of the command replay; %n is the number of actions in the record, {at} what was asked for.</extracomment>
        <translation>
            <numerusform>This match has only %n action, so --at can’t be {at}.</numerusform>
            <numerusform>This match has only %n actions, so --at can’t be {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es), {unfinished} unfinished</source>
        <extracomment>Headline of simulate and arena; {game} is a title, %n the matches played, {unfinished} those that didn’t end.</extracomment>
        <translation>
            <numerusform>{game}: %n match, {unfinished} unfinished</numerusform>
            <numerusform>{game}: %n matches, {unfinished} unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: deal {deal}, after %n action(s)</source>
        <extracomment>First line of the command replay; {game} is a title, {deal} counts deals from 1, %n the actions so far.</extracomment>
        <translation>
            <numerusform>{game}: deal {deal}, after %n action</numerusform>
            <numerusform>{game}: deal {deal}, after %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>start</name>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <extracomment>Part of “you and 3 bots (Normal)”; %n is how many bots play.</extracomment>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>Part of “2 people and 1 bot (Normal)”; %n is how many people share the computer.</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>On the tile of a game for exactly one number of players, which is %n.</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
</TS>
