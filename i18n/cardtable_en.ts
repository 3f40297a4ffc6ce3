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
    <name>crash</name>
    <message numerus="yes">
        <source>%n more error(s) since then</source>
        <extracomment>Line under the report; %n counts the errors that occurred while the window was open.</extracomment>
        <translation>
            <numerusform>%n more error since then</numerusform>
            <numerusform>%n more errors since then</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gunjo</name>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <extracomment>Read out with a card in an opened hand: %n is what its number costs.</extracomment>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs %n point(s) if it’s still in your hand at the end of the round.</source>
        <extracomment>Details of a card: %n is the penalty of its number.</extracomment>
        <translation>
            <numerusform>Costs %n point if it’s still in your hand at the end of the round.</numerusform>
            <numerusform>Costs %n points if it’s still in your hand at the end of the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This ends the match. You’re %n point(s) behind {seat}, and the penalties may not be enough to catch up.</source>
        <extracomment>Question before four 2s in the last round: {seat} is the player in front, by %n points.</extracomment>
        <translation>
            <numerusform>This ends the match. You’re %n point behind {seat}, and the penalties may not be enough to catch up.</numerusform>
            <numerusform>This ends the match. You’re %n points behind {seat}, and the penalties may not be enough to catch up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of {cards}, which would cost you %n point(s).</source>
        <extracomment>Reason of a hint to play: {cards} are equal cards, the hand&apos;s dearest number; %n is its penalty.</extracomment>
        <translation>
            <numerusform>You get rid of {cards}, which would cost you %n point.</numerusform>
            <numerusform>You get rid of {cards}, which would cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n card(s) of that number.</source>
        <extracomment>Refusal of a play with too many equal cards: %n is how many of them the hand holds.</extracomment>
        <translation>
            <numerusform>You have only %n card of that number.</numerusform>
            <numerusform>You have only %n cards of that number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} still holds {cards}, losing %n point(s).</source>
        <extracomment>Log at the end of a round: {cards} are the different numbers in the hand of {seat}, %n is the sum of their penalties.</extracomment>
        <translation>
            <numerusform>{seat} still holds {cards}, losing %n point.</numerusform>
            <numerusform>{seat} still holds {cards}, losing %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>log</name>
    <message numerus="yes">
        <source>%n earlier move(s) not shown</source>
        <extracomment>First line of the log of a very long match; %n is how many moves it leaves out.</extracomment>
        <translation>
            <numerusform>%n earlier move not shown</numerusform>
            <numerusform>%n earlier moves not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n match file(s) can’t be read: {names}</source>
        <extracomment>Notice about damaged files; %n is how many, at least two, and {names} lists some of their names.</extracomment>
        <translation>
            <numerusform>%n match file can’t be read: {names}</numerusform>
            <numerusform>%n match files can’t be read: {names}</numerusform>
        </translation>
    </message>
</context>
</TS>
