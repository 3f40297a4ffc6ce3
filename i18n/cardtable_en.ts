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
    <name>controller</name>
    <message numerus="yes">
        <source>This match is very long. Only %n more move(s) can be saved.</source>
        <extracomment>Message at the table in good time before a record is full; %n is how many moves still fit.</extracomment>
        <translation>
            <numerusform>This match is very long. Only %n more move can be saved.</numerusform>
            <numerusform>This match is very long. Only %n more moves can be saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>godan</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <extracomment>Goes into another hint as “{weeks}”: %n is how many weeks are left.</extracomment>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weeks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add {cards}: the group goes from {before} to %n point(s).</source>
        <extracomment>Prompt for adding {cards} to a group in the field; {before} and %n are its value before and after.</extracomment>
        <translation>
            <numerusform>Add {cards}: the group goes from {before} to %n point.</numerusform>
            <numerusform>Add {cards}: the group goes from {before} to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this week you have {weeks} left for your %n set(s), so you can wait.</source>
        <extracomment>Hint to take the card: %n is the number of sets in the hand, {weeks} a text such as “3 weeks”.</extracomment>
        <translation>
            <numerusform>After this week you have {weeks} left for your %n set, so you can wait.</numerusform>
            <numerusform>After this week you have {weeks} left for your %n sets, so you can wait.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n card(s) to discard: one for each Cover-up card.</source>
        <extracomment>Refusal of discarding too many cards; %n is how many Cover-up cards are laid.</extracomment>
        <translation>
            <numerusform>Choose at most %n card to discard: one for each Cover-up card.</numerusform>
            <numerusform>Choose at most %n cards to discard: one for each Cover-up card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n card(s) to take: one for each Robbery card.</source>
        <extracomment>Refusal of taking too many cards; %n is how many Robbery cards are laid.</extracomment>
        <translation>
            <numerusform>Choose at most %n card to take: one for each Robbery card.</numerusform>
            <numerusform>Choose at most %n cards to take: one for each Robbery card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard {others} with {cards}: that saves you %n point(s).</source>
        <extracomment>Prompt with a Cover-up picked: {cards} lists the Cover-up cards, {others} what is discarded; %n is the points this spares.</extracomment>
        <translation>
            <numerusform>Discard {others} with {cards}: that saves you %n point.</numerusform>
            <numerusform>Discard {others} with {cards}: that saves you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do a job with {cards}: the group will be worth %n point(s).</source>
        <extracomment>Prompt with a new group of number cards picked: {cards} lists them, %n is the group&apos;s value.</extracomment>
        <translation>
            <numerusform>Do a job with {cards}: the group will be worth %n point.</numerusform>
            <numerusform>Do a job with {cards}: the group will be worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do a job with {cards}: {payer} will pay you %n point(s).</source>
        <extracomment>Prompt with Collection cards on an opponent: {cards} lists them, {payer} is that opponent, %n the points.</extracomment>
        <translation>
            <numerusform>Do a job with {cards}: {payer} will pay you %n point.</numerusform>
            <numerusform>Do a job with {cards}: {payer} will pay you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each one, an opponent of your choice owes you %n point(s).</source>
        <extracomment>Tip of the role card Collection; %n is the points that one such card brings.</extracomment>
        <translation>
            <numerusform>For each one, an opponent of your choice owes you %n point.</numerusform>
            <numerusform>For each one, an opponent of your choice owes you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Game {number} of {games} lasts %n week(s). {seat} has the start card.</source>
        <extracomment>Log at a game&apos;s start: {number} of {games} in the match, %n is its number of weeks, {seat} the start player.</extracomment>
        <translation>
            <numerusform>Game {number} of {games} lasts %n week. {seat} has the start card.</numerusform>
            <numerusform>Game {number} of {games} lasts %n weeks. {seat} has the start card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It promises the most points of the %n move(s) compared.</source>
        <extracomment>Last reason of a hint; %n is how many moves were compared.</extracomment>
        <translation>
            <numerusform>It promises the most points of the %n move compared.</numerusform>
            <numerusform>It promises the most points of the %n moves compared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It’s the single card that would cost you most in hand: %n point(s).</source>
        <extracomment>Hint on which card to pass on; %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>It’s the single card that would cost you most in hand: %n point.</numerusform>
            <numerusform>It’s the single card that would cost you most in hand: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rob {victim} of {loot} with {cards}: your group will be worth %n point(s).</source>
        <extracomment>Prompt with a Robbery picked: {cards} lists the Robbery cards, {loot} what they take from {victim}; %n is the own group&apos;s new value.</extracomment>
        <translation>
            <numerusform>Rob {victim} of {loot} with {cards}: your group will be worth %n point.</numerusform>
            <numerusform>Rob {victim} of {loot} with {cards}: your group will be worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This ends the game at once. The cards in your hand cost you %n point(s), so you score {points}.</source>
        <extracomment>Warning before a costly job; %n is the points lost for cards in hand, {points} this game&apos;s score with its sign.</extracomment>
        <translation>
            <numerusform>This ends the game at once. The cards in your hand cost you %n point, so you score {points}.</numerusform>
            <numerusform>This ends the game at once. The cards in your hand cost you %n points, so you score {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Who pays %n point(s)? Drop {cards} on that player’s field.</source>
        <extracomment>Prompt with Collection cards picked: {cards} lists them, %n is the points they collect.</extracomment>
        <translation>
            <numerusform>Who pays %n point? Drop {cards} on that player’s field.</numerusform>
            <numerusform>Who pays %n points? Drop {cards} on that player’s field.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of cards that would cost you %n point(s).</source>
        <extracomment>Hint for a Cover-up; %n is the points that the discarded and laid cards would lose.</extracomment>
        <translation>
            <numerusform>You get rid of cards that would cost you %n point.</numerusform>
            <numerusform>You get rid of cards that would cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your group gains %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job with number cards; %n is what the group gains, {cost} the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>Your group gains %n point, and you get rid of cards that would cost you {cost}.</numerusform>
            <numerusform>Your group gains %n points, and you get rid of cards that would cost you {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>group worth %n point(s)</source>
        <extracomment>Tip of a group&apos;s value in a field, after the cards&apos; name; %n is the value.</extracomment>
        <translation>
            <numerusform>group worth %n point</numerusform>
            <numerusform>group worth %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} will owe you %n point(s).</source>
        <extracomment>Hint for a Collection; {name} is the opponent who pays, %n the points.</extracomment>
        <translation>
            <numerusform>{name} will owe you %n point.</numerusform>
            <numerusform>{name} will owe you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}’s group loses %n point(s).</source>
        <extracomment>Hint for a Robbery; {name} is the opponent who is robbed, %n the points that this group loses.</extracomment>
        <translation>
            <numerusform>{name}’s group loses %n point.</numerusform>
            <numerusform>{name}’s group loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} adds {cards}: the group is now worth %n point(s).</source>
        <extracomment>Log: {seat} added the number cards {cards} to a group, whose new value is %n.</extracomment>
        <translation>
            <numerusform>{seat} adds {cards}: the group is now worth %n point.</numerusform>
            <numerusform>{seat} adds {cards}: the group is now worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} does a job with {cards}: the group is worth %n point(s).</source>
        <extracomment>Log: {seat} laid the number cards {cards} as a new group, whose value is %n.</extracomment>
        <translation>
            <numerusform>{seat} does a job with {cards}: the group is worth %n point.</numerusform>
            <numerusform>{seat} does a job with {cards}: the group is worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} does a job with {cards}: {payer} will pay %n point(s).</source>
        <extracomment>Log: {seat} laid the Collection cards {cards}; {payer} owes %n when the game is scored.</extracomment>
        <translation>
            <numerusform>{seat} does a job with {cards}: {payer} will pay %n point.</numerusform>
            <numerusform>{seat} does a job with {cards}: {payer} will pay %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>record</name>
    <message numerus="yes">
        <source>Expected %n seat(s), one for each player.</source>
        <extracomment>Error in a match record at its list of seats; %n is the record&apos;s number of players.</extracomment>
        <translation>
            <numerusform>Expected %n seat, for the one player.</numerusform>
            <numerusform>Expected %n seats, one for each player.</numerusform>
        </translation>
    </message>
</context>
</TS>
