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
        <source>Can’t read %n match file(s): {names}</source>
        <extracomment>Notice about damaged files; %n is how many, at least two, and {names} lists some of their names.</extracomment>
        <translation>
            <numerusform>Can’t read %n match file: {names}</numerusform>
            <numerusform>Can’t read %n match files: {names}</numerusform>
        </translation>
    </message>
</context>
</TS>
