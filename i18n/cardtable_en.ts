<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>aloud</name>
    <message numerus="yes">
        <source>with %n circle(s)</source>
        <extracomment>Read aloud after the name of a card in place of its circles, as in “black 2○○”: %n is how many it has.</extracomment>
        <translation>
            <numerusform>with %n circle</numerusform>
            <numerusform>with %n circles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>%n match result(s) can’t be used.</source>
        <extracomment>Why some results of the statistics are not in a backup; %n is how many.</extracomment>
        <translation>
            <numerusform>%n match result can’t be used.</numerusform>
            <numerusform>%n match results can’t be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved as “{file}”, but without %n file(s) that can’t be read: {names}</source>
        <extracomment>After a backup was saved: {file} is its name, %n how many files of the data could not be put into it, {names} the names of some of them. %n is never 1.</extracomment>
        <translation>
            <numerusform>Saved as “{file}”, but without a file that can’t be read: {names}</numerusform>
            <numerusform>Saved as “{file}”, but without %n files that can’t be read: {names}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This backup was saved {when} and contains %n match(es). Card Table will close; when you start it again, the backup replaces your matches, settings and statistics. What you have now is kept in the folder “{folder}”.</source>
        <extracomment>Below “Restore this backup?”; {when} is a time such as “today, 14:05”, %n how many matches are in the backup, {folder} the path of the program’s data.</extracomment>
        <translation>
            <numerusform>This backup was saved {when} and contains %n match. Card Table will close; when you start it again, the backup replaces your matches, settings and statistics. What you have now is kept in the folder “{folder}”.</numerusform>
            <numerusform>This backup was saved {when} and contains %n matches. Card Table will close; when you start it again, the backup replaces your matches, settings and statistics. What you have now is kept in the folder “{folder}”.</numerusform>
        </translation>
    </message>
</context>
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
        <source>All %n puzzle(s) have one clear answer.</source>
        <extracomment>Result of the command puzzles --check; %n is how many puzzles the file has.</extracomment>
        <translation>
            <numerusform>The %n puzzle has one clear answer.</numerusform>
            <numerusform>All %n puzzles have one clear answer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This match has %n seat(s), so --seat can’t be {seat}: count from 0.</source>
        <extracomment>Error of the command review; %n is the number of players, {seat} what was asked for.</extracomment>
        <translation>
            <numerusform>This match has %n seat, so --seat can’t be {seat}: count from 0.</numerusform>
            <numerusform>This match has %n seats, so --seat can’t be {seat}: count from 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This match has only %n action(s), so --at can’t be {at}.</source>
        <extracomment>Error of the command replay; %n is the number of actions in the record, {at} what was asked for.</extracomment>
        <translation>
            <numerusform>This match has only %n action, so --at can’t be {at}.</numerusform>
            <numerusform>This match has only %n actions, so --at can’t be {at}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n puzzle(s) to “{file}”.</source>
        <extracomment>Result of the command puzzles; %n is how many, {file} a path.</extracomment>
        <translation>
            <numerusform>Wrote %n puzzle to “{file}”.</numerusform>
            <numerusform>Wrote %n puzzles to “{file}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %n page(s)</source>
        <extracomment>Says what was written; {file} is the name of a PDF, %n its number of pages.</extracomment>
        <translation>
            <numerusform>{file}: %n page</numerusform>
            <numerusform>{file}: %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es)</source>
        <extracomment>Title of the picture that the command balance makes; {game} is a title, %n the matches played.</extracomment>
        <translation>
            <numerusform>{game}: %n match</numerusform>
            <numerusform>{game}: %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game}: %n match(es) with {games} games, {unfinished} unfinished</source>
        <extracomment>Headline of the command balance; {game} is a title, %n the matches played, {games} the games in them, {unfinished} matches that didn’t end.</extracomment>
        <translation>
            <numerusform>{game}: %n match with {games} games, {unfinished} unfinished</numerusform>
            <numerusform>{game}: %n matches with {games} games, {unfinished} unfinished</numerusform>
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
    <name>daily</name>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <extracomment>Below the month on the page of daily deals: on %n days in a row, at least 2, something was finished. Friendly, without pressure.</extracomment>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of 3 stars</source>
        <extracomment>For screen readers: the stars of a daily deal, for how close its play came to the coach’s; %n is from 1 to 3.</extracomment>
        <translation>
            <numerusform>%n of 3 stars</numerusform>
            <numerusform>%n of 3 stars</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game</name>
    <message numerus="yes">
        <source>You get rid of %n card(s) right away.</source>
        <extracomment>Reason for a hint to play: %n is how many cards leave the hand.</extracomment>
        <translation>
            <numerusform>You get rid of %n card right away.</numerusform>
            <numerusform>You get rid of %n cards right away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has only %n card(s) left, not enough to beat this.</source>
        <extracomment>Reason for a hint to play a set: {name} is an opponent with %n cards, fewer than a play on it needs.</extracomment>
        <translation>
            <numerusform>{name} has only %n card left, not enough to beat this.</numerusform>
            <numerusform>{name} has only %n cards left, not enough to beat this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} still holds {cards}, losing %n point(s).</source>
        <extracomment>Log at the end of a round: {cards} are the cards left in the hand of {seat}, %n is what they cost.</extracomment>
        <translation>
            <numerusform>{seat} still holds {cards}, losing %n point.</numerusform>
            <numerusform>{seat} still holds {cards}, losing %n points.</numerusform>
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
        <source>After this week you have {weeks} left for the %n job(s) you can do, so you can wait.</source>
        <extracomment>Hint to take the card: %n is the number of jobs that the hand is good for, {weeks} a text such as “3 weeks”.</extracomment>
        <translation>
            <numerusform>After this week you have {weeks} left for the %n job you can do, so you can wait.</numerusform>
            <numerusform>After this week you have {weeks} left for the %n jobs you can do, so you can wait.</numerusform>
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
        <source>Costs %n point(s) if it’s still in your hand at the end of the game.</source>
        <extracomment>Details of a card: %n is its number, or what a role card costs.</extracomment>
        <translation>
            <numerusform>Costs %n point if it’s still in your hand at the end of the game.</numerusform>
            <numerusform>Costs %n points if it’s still in your hand at the end of the game.</numerusform>
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
        <source>Game {number} of {games} has %n week(s). {seat} has the start card.</source>
        <extracomment>Log at a game&apos;s start: {number} of {games} in the match, %n is its number of weeks, {seat} the start player.</extracomment>
        <translation>
            <numerusform>Game {number} of {games} has %n week. {seat} has the start card.</numerusform>
            <numerusform>Game {number} of {games} has %n weeks. {seat} has the start card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the game ended right after this, the cards left in your hand would cost you %n point(s).</source>
        <extracomment>Explained hint, what is at risk: %n is what the hand after the advised move would lose.</extracomment>
        <translation>
            <numerusform>If the game ended right after this, the cards left in your hand would cost you %n point.</numerusform>
            <numerusform>If the game ended right after this, the cards left in your hand would cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No card in your hand would cost you more at the end than this one: %n point(s).</source>
        <extracomment>Hint on which card to pass on: %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>No card in your hand would cost you more at the end than this one: %n point.</numerusform>
            <numerusform>No card in your hand would cost you more at the end than this one: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, it would cost you most in hand: %n point(s).</source>
        <extracomment>Hint on which card to pass on: it’s a single card that fits no own group; %n is the points it would lose if kept until the end.</extracomment>
        <translation>
            <numerusform>Of the cards that go with nothing you have, it would cost you most in hand: %n point.</numerusform>
            <numerusform>Of the cards that go with nothing you have, it would cost you most in hand: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, it’s the hardest to match: only %n more can come.</source>
        <extracomment>Hint on which card to pass on: it’s a single card that fits no own group; %n like it are unseen, fewer than of the other single cards.</extracomment>
        <translation>
            <numerusform>Of the cards that go with nothing you have, it’s the hardest to match: only one more can come.</numerusform>
            <numerusform>Of the cards that go with nothing you have, it’s the hardest to match: only %n more can come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that go with nothing you have, none would cost you more in hand than this one: %n point(s).</source>
        <extracomment>Hint on which card to pass on: several cards that fit neither the hand nor an own group cost equally much, %n points each.</extracomment>
        <translation>
            <numerusform>Of the cards that go with nothing you have, none would cost you more in hand than this one: %n point.</numerusform>
            <numerusform>Of the cards that go with nothing you have, none would cost you more in hand than this one: %n points.</numerusform>
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
        <source>The game has up to %n week(s).</source>
        <extracomment>Score pad: how a game is dealt; %n is the number of weeks.</extracomment>
        <translation>
            <numerusform>The game has up to %n week.</numerusform>
            <numerusform>The game has up to %n weeks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n game(s).</source>
        <extracomment>Score pad: when the match ends; %n is the number of games.</extracomment>
        <translation>
            <numerusform>The match ends after %n game.</numerusform>
            <numerusform>The match ends after %n games.</numerusform>
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
        <source>With another {card} your set would score %n point(s) more.</source>
        <extracomment>Reason for a hint to take the incoming card instead of laying a set: {card} is the set&apos;s number, %n the gain.</extracomment>
        <translation>
            <numerusform>With another {card} your set would score %n point more.</numerusform>
            <numerusform>With another {card} your set would score %n points more.</numerusform>
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
        <source>You have %n job(s) to do and only {weeks} after this one, so there’s no time to lose.</source>
        <extracomment>Reason for a hint in GODAN; {weeks} is a text such as “1 week”, %n is how many jobs the hand is good for.</extracomment>
        <translation>
            <numerusform>You have %n job to do and only {weeks} after this one, so there’s no time to lose.</numerusform>
            <numerusform>You have %n jobs to do and only {weeks} after this one, so there’s no time to lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your group gains %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job that adds number cards to a group; %n is what the group gains, {cost} the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>Your group gains %n point, and you get rid of cards that would cost you {cost}.</numerusform>
            <numerusform>Your group gains %n points, and you get rid of cards that would cost you {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your new group is worth %n point(s), and you get rid of cards that would cost you {cost}.</source>
        <extracomment>Hint for a job with number cards of which the field has none; %n is what the group is worth, {cost} is the points the cards would lose in the hand.</extracomment>
        <translation>
            <numerusform>Your new group is worth %n point, and you get rid of cards that would cost you {cost}.</numerusform>
            <numerusform>Your new group is worth %n points, and you get rid of cards that would cost you {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’d need %n more {card} card(s) in your hand.</source>
        <extracomment>Answer to “Why can’t I play this?”: %n more role cards are lacking; {card} is the role’s name.</extracomment>
        <translation>
            <numerusform>You’d need %n more {card} card in your hand.</numerusform>
            <numerusform>You’d need %n more {card} cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>costs %n point(s)</source>
        <extracomment>Read out for a card that lies open in a hand after the last game; %n is what all cards of its kind there cost.</extracomment>
        <translation>
            <numerusform>costs %n point</numerusform>
            <numerusform>costs %n points</numerusform>
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
        <source>{name}’s group loses %n point(s), and you gain {gain}.</source>
        <extracomment>Reason for a hint in GODAN to use Robbery; {name} is an opponent, {gain} is a number of points for the own group, %n is a number.</extracomment>
        <translation>
            <numerusform>{name}’s group loses %n point, and you gain {gain}.</numerusform>
            <numerusform>{name}’s group loses %n points, and you gain {gain}.</numerusform>
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
        <source>{seat} cashes in {cards}, worth %n point(s).</source>
        <extracomment>Log: {seat} laid the number cards {cards} as a new group, whose value is %n.</extracomment>
        <translation>
            <numerusform>{seat} cashes in {cards}, worth %n point.</numerusform>
            <numerusform>{seat} cashes in {cards}, worth %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} lays {cards}: {payer} will pay %n point(s).</source>
        <extracomment>Log: {seat} laid the Collection cards {cards}; {payer} owes %n when the game is scored.</extracomment>
        <translation>
            <numerusform>{seat} lays {cards}: {payer} will pay %n point.</numerusform>
            <numerusform>{seat} lays {cards}: {payer} will pay %n points.</numerusform>
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
        <source>Costs %n point(s) if you still hold any of this number when someone else wins.</source>
        <extracomment>Note on a card: %n is the penalty of its number.</extracomment>
        <translation>
            <numerusform>Costs %n point if you still hold any of this number when someone else wins.</numerusform>
            <numerusform>Costs %n points if you still hold any of this number when someone else wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out next, the hand you keep costs you %n point(s).</source>
        <extracomment>Explained hint, what is at risk: %n is the penalty of the hand after the advised move.</extracomment>
        <translation>
            <numerusform>If someone else goes out next, the hand you keep costs you %n point.</numerusform>
            <numerusform>If someone else goes out next, the hand you keep costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your single cards would cost you more than this one: %n point(s).</source>
        <extracomment>Reason for a hint to give this card to the left neighbour: %n is its penalty.</extracomment>
        <translation>
            <numerusform>None of your single cards would cost you more than this one: %n point.</numerusform>
            <numerusform>None of your single cards would cost you more than this one: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hand you keep costs you %n point(s) less if someone else goes out.</source>
        <extracomment>Reason for a hint to swap: %n is by how much the penalty of the hand falls.</extracomment>
        <translation>
            <numerusform>The hand you keep costs you %n point less if someone else goes out.</numerusform>
            <numerusform>The hand you keep costs you %n points less if someone else goes out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s), or as soon as someone is below 0.</source>
        <extracomment>Score pad: when the match ends; %n is the number of rounds.</extracomment>
        <translation>
            <numerusform>The match ends after %n round, or as soon as someone is below 0.</numerusform>
            <numerusform>The match ends after %n rounds, or as soon as someone is below 0.</numerusform>
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
        <source>{name} may go out soon, and without these cards you’d lose %n point(s) less.</source>
        <extracomment>Reason for a hint in Gunjo Gradation; {name} is an opponent, %n is a number.</extracomment>
        <translation>
            <numerusform>{name} may go out soon, and without these cards you’d lose %n point less.</numerusform>
            <numerusform>{name} may go out soon, and without these cards you’d lose %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has only %n point(s) left</source>
        <extracomment>Short banner: with fewer than 0 points of {seat} the match ends; %n are left.</extracomment>
        <translation>
            <numerusform>{seat} has only %n point left</numerusform>
            <numerusform>{seat} has only %n points left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kobayakawa</name>
    <message numerus="yes">
        <source>%n kamon(s)</source>
        <extracomment>Part of a hint&apos;s sentence, “With … to win, that’s about even.”: %n kamons.</extracomment>
        <translation>
            <numerusform>%n kamon</numerusform>
            <numerusform>%n kamons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, one win in {one_in} is enough.</source>
        <extracomment>Reason for a hint to fight: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets beside the own stake; {one_in} is of so many fights one must be won to lose nothing; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>Against the opponent already in the fight, your {card} wins {often}. With {won} to gain, one win in {one_in} is enough.</numerusform>
            <numerusform>Against the %n opponents already in the fight, your {card} wins {often}. With {won} to gain, one win in {one_in} is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that isn’t often enough.</source>
        <extracomment>Reason for a hint to fold: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets, too little for it; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>Against the opponent already in the fight, your {card} wins {often}. With {won} to gain, that isn’t often enough.</numerusform>
            <numerusform>Against the %n opponents already in the fight, your {card} wins {often}. With {won} to gain, that isn’t often enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against the %n opponent(s) already in the fight, your {card} wins {often}. With {won} to gain, that’s about even.</source>
        <extracomment>Reason for a hint to fight, where a fight brings in about as much as it costs: {card} is the player&apos;s number, {often} a share such as “about one time in four”, {won} is “3 kamons”, what the winner gets; %n is how many opponents fight.</extracomment>
        <translation>
            <numerusform>Against the opponent already in the fight, your {card} wins {often}. With {won} to gain, that’s about even.</numerusform>
            <numerusform>Against the %n opponents already in the fight, your {card} wins {often}. With {won} to gain, that’s about even.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you lose the fight, it costs you %n kamon(s).</source>
        <extracomment>Explained hint to fight: %n is the stake, 1 or 2.</extracomment>
        <translation>
            <numerusform>If you lose the fight, it costs you %n kamon.</numerusform>
            <numerusform>If you lose the fight, it costs you %n kamons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody fights. %n kamon(s) go from the centre to the box.</source>
        <extracomment>Log of Kobayakawa, when everybody has folded: %n is how many kamons leave the middle of the table.</extracomment>
        <translation>
            <numerusform>Nobody fights. %n kamon goes from the centre to the box.</numerusform>
            <numerusform>Nobody fights. %n kamons go from the centre to the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showdown: {totals}. It’s a tie: {seat} acted first and wins %n kamon(s).</source>
        <extracomment>Read out when fighters show their cards: {totals} is a list such as “Hana 9, Sora 2 + 7 = 9”, {seat} the winner, %n how many kamons.</extracomment>
        <translation>
            <numerusform>Showdown: {totals}. It’s a tie: {seat} acted first and wins %n kamon.</numerusform>
            <numerusform>Showdown: {totals}. It’s a tie: {seat} acted first and wins %n kamons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Showdown: {totals}. {seat} wins %n kamon(s).</source>
        <extracomment>Read out when fighters show their cards: {totals} is a list such as “Hana 9, Sora 2 + 4 = 6”, {seat} the winner, %n how many kamons.</extracomment>
        <translation>
            <numerusform>Showdown: {totals}. {seat} wins %n kamon.</numerusform>
            <numerusform>Showdown: {totals}. {seat} wins %n kamons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stake %n kamon(s) and fight with your {cards}, or fold.</source>
        <extracomment>Prompt in the bet phase of Kobayakawa: {cards} is the player&apos;s card, a number; %n kamons are the stake.</extracomment>
        <translation>
            <numerusform>Stake %n kamon and fight with your {cards}, or fold.</numerusform>
            <numerusform>Stake %n kamons and fight with your {cards}, or fold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n more round(s), or when one player is left.</source>
        <extracomment>Score pad: when the match ends; %n is how many rounds are left.</extracomment>
        <translation>
            <numerusform>The match ends after %n more round, or when one player is left.</numerusform>
            <numerusform>The match ends after %n more rounds, or when one player is left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at {total}: {seat} acted first and wins %n kamon(s).</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: two fighters have the same {total}, and {seat}, whose turn came earlier in this round, gets %n kamons.</extracomment>
        <translation>
            <numerusform>Tie at {total}: {seat} acted first and wins %n kamon.</numerusform>
            <numerusform>Tie at {total}: {seat} acted first and wins %n kamons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’ve staked %n kamon(s), so your {card} stays with you until the end of the round.</source>
        <extracomment>Why a card can’t be used now; {card} is its number, and %n kamons are staked.</extracomment>
        <translation>
            <numerusform>You’ve staked %n kamon, so your {card} stays with you until the end of the round.</numerusform>
            <numerusform>You’ve staked %n kamons, so your {card} stays with you until the end of the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} acted first and wins %n kamon(s)</source>
        <extracomment>Line below “Tie at 9” in the showdown: {seat} is the winner&apos;s name, %n how many kamons.</extracomment>
        <translation>
            <numerusform>{seat} acted first and wins %n kamon</numerusform>
            <numerusform>{seat} acted first and wins %n kamons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} is the only one to fight and wins %n kamon(s) without showing a card.</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: {seat} is the name of the lone fighter, %n the kamons received.</extracomment>
        <translation>
            <numerusform>{seat} is the only one to fight and wins %n kamon without showing a card.</numerusform>
            <numerusform>{seat} is the only one to fight and wins %n kamons without showing a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} stakes %n kamon(s) and fights.</source>
        <extracomment>Log of Kobayakawa: {seat} is the player&apos;s name, %n how many kamons are staked, one or two.</extracomment>
        <translation>
            <numerusform>{seat} stakes %n kamon and fights.</numerusform>
            <numerusform>{seat} stakes %n kamons and fights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins %n kamon(s)</source>
        <extracomment>Heading at the end of the showdown, large: {seat} is the winner&apos;s name, %n how many kamons.</extracomment>
        <translation>
            <numerusform>{seat} wins %n kamon</numerusform>
            <numerusform>{seat} wins %n kamons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} wins the fight and takes %n kamon(s).</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: {seat} is the winner&apos;s name, %n the kamons from stakes and centre together.</extracomment>
        <translation>
            <numerusform>{seat} wins the fight and takes %n kamon.</numerusform>
            <numerusform>{seat} wins the fight and takes %n kamons.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>library</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>Below the list of the library: %n matches are in it.</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) exported.</source>
        <extracomment>Below the list of the library after an export of %n matches.</extracomment>
        <translation>
            <numerusform>%n match exported.</numerusform>
            <numerusform>%n matches exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <extracomment>Below the list of the library after an import of %n records; one or two sentences may follow.</extracomment>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were already here.</source>
        <extracomment>Follows “%n match(es) imported.”: %n records were of matches that the library has.</extracomment>
        <translation>
            <numerusform>%n match was already here.</numerusform>
            <numerusform>%n matches were already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <extracomment>How long a match took, after the number of its moves: %n minutes.</extracomment>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) couldn’t be used.</source>
        <extracomment>Follows the reasons why three files could not be imported: %n others couldn’t either.</extracomment>
        <translation>
            <numerusform>%n more file couldn’t be used.</numerusform>
            <numerusform>%n more files couldn’t be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <extracomment>How long a match was: %n actions of all players.</extracomment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n match(es)</source>
        <extracomment>Below the list of the library while a search or filter hides some; {shown} are listed, %n are in it.</extracomment>
        <translation>
            <numerusform>{shown} of %n match</numerusform>
            <numerusform>{shown} of %n matches</numerusform>
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
    <name>meow</name>
    <message numerus="yes">
        <source>%n circle(s)</source>
        <extracomment>Read out after the name of a card that was left in a hand: %n circles are on it.</extracomment>
        <translation>
            <numerusform>%n circle</numerusform>
            <numerusform>%n circles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n circle(s) left in hand</source>
        <extracomment>In the table of a round&apos;s results, after a player&apos;s name and cards: %n is the sum of their circles.</extracomment>
        <translation>
            <numerusform>%n circle left in hand</numerusform>
            <numerusform>%n circles left in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you may still get go with what you keep.</source>
        <extracomment>Reason for a hint in the solo game to play one card rather than another: %n cards could be played together with one that stays in hand.</extracomment>
        <translation>
            <numerusform>%n of the cards that you may still get goes with what you keep.</numerusform>
            <numerusform>%n of the cards that you may still get go with what you keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>Points lost, inside a log line: %n is 0 to 3.</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), over the goal of {goal}</source>
        <extracomment>The solo game&apos;s result after a name or inside a log line, if it took too long: %n turns were played, {goal} is always 6.</extracomment>
        <translation>
            <numerusform>%n turn, over the goal of {goal}</numerusform>
            <numerusform>%n turns, over the goal of {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s), within the goal of {goal}</source>
        <extracomment>The solo game&apos;s result after a name or inside a log line, if the goal is reached: %n turns were played, {goal} is always 6.</extracomment>
        <translation>
            <numerusform>%n turn, within the goal of {goal}</numerusform>
            <numerusform>%n turns, within the goal of {goal}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apart from your next reward, the cards you keep can go in %n play(s).</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; %n is a number.</extracomment>
        <translation>
            <numerusform>Apart from your next reward, the cards you keep can go in %n play.</numerusform>
            <numerusform>Apart from your next reward, the cards you keep can go in %n plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counts as %n circle(s) if it’s left in a hand when the round ends.</source>
        <extracomment>In the details of a cat card, whose name stands above: %n is the number of circles printed on it.</extracomment>
        <translation>
            <numerusform>Counts as %n circle if it’s left in a hand when the round ends.</numerusform>
            <numerusform>Counts as %n circles if it’s left in a hand when the round ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out next, the %n circle(s) in your hand cost you {points}.</source>
        <extracomment>Explained hint, what is at risk: %n is the circles in the hand after the advised move; {points} such as “2 points”.</extracomment>
        <translation>
            <numerusform>If someone else goes out next, the %n circle in your hand costs you {points}.</numerusform>
            <numerusform>If someone else goes out next, the %n circles in your hand cost you {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If someone else goes out, you lose %n point(s) less.</source>
        <extracomment>Reason for a hint to play: without the played cards the hand costs %n points less at the end of the round.</extracomment>
        <translation>
            <numerusform>If someone else goes out, you lose %n point less.</numerusform>
            <numerusform>If someone else goes out, you lose %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %n circle(s), more than your other ?.</source>
        <extracomment>Hint on which ? to put under the deck: %n is the number of circles on the advised one.</extracomment>
        <translation>
            <numerusform>It has %n circle, more than your other ?.</numerusform>
            <numerusform>It has %n circles, more than your other ?.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play a sequence of %n card(s) ending above {number}</source>
        <extracomment>Start of a sentence on what beats a sequence, which goes on “, or pass”: %n cards, the top one above {number}.</extracomment>
        <translation>
            <numerusform>Play a sequence of %n card ending above {number}</numerusform>
            <numerusform>Play a sequence of %n cards ending above {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play a set of %n card(s) higher than {number}</source>
        <extracomment>Start of a sentence on what beats a set, which goes on “, or pass”: %n cards of one number above {number}.</extracomment>
        <translation>
            <numerusform>Play a set of %n card higher than {number}</numerusform>
            <numerusform>Play a set of %n cards higher than {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play any card, set or sequence. With %n card(s) or more, you get to choose your reward.</source>
        <extracomment>Prompt of the solo game: %n is the number of the turn, and how many cards earn a reward.</extracomment>
        <translation>
            <numerusform>Play any card, set or sequence. With %n card or more, you get to choose your reward.</numerusform>
            <numerusform>Play any card, set or sequence. With %n cards or more, you get to choose your reward.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s) beside the deck.</source>
        <extracomment>Score pad: how a round is dealt; %n is how many cards lie face up.</extracomment>
        <translation>
            <numerusform>Turn up %n card beside the deck.</numerusform>
            <numerusform>Turn up %n cards beside the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Went out in %n turn(s)</source>
        <extracomment>Headline above the prompt, after the solo game: %n is how many turns were played.</extracomment>
        <translation>
            <numerusform>Went out in %n turn</numerusform>
            <numerusform>Went out in %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} your whole hand can go in %n play(s).</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; {card} is a card, %n is a number.</extracomment>
        <translation>
            <numerusform>With {card} your whole hand can go in %n play.</numerusform>
            <numerusform>With {card} your whole hand can go in %n plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} may go out soon, and without these cards you’d lose %n point(s) less.</source>
        <extracomment>Reason for a hint in Meow Meow Daifugo; {name} is an opponent, %n is a number.</extracomment>
        <translation>
            <numerusform>{name} may go out soon, and without these cards you’d lose %n point less.</numerusform>
            <numerusform>{name} may go out soon, and without these cards you’d lose %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} has %n circle(s) left and loses {points}.</source>
        <extracomment>Log of Meow Meow Daifugo at a round&apos;s end: {seat} is a name, %n the circles on this player&apos;s cards, {points} is “2 points”.</extracomment>
        <translation>
            <numerusform>{seat} has %n circle left and loses {points}.</numerusform>
            <numerusform>{seat} has %n circles left and loses {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} played fewer than %n card(s) and has to draw.</source>
        <extracomment>Log of the solo game: {seat} is the player, %n the number of the turn and so the cards that earn a reward.</extracomment>
        <translation>
            <numerusform>{seat} played fewer than %n card and has to draw.</numerusform>
            <numerusform>{seat} played fewer than %n cards and has to draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>merchant</name>
    <message numerus="yes">
        <source>It leaves fewer different numbers, so you need %n fewer play(s) to empty your hand.</source>
        <extracomment>Reason for a hint to exchange: cards of one number go in one play, so %n numbers fewer are so many plays fewer.</extracomment>
        <translation>
            <numerusform>It leaves fewer different numbers, so you need one play fewer to empty your hand.</numerusform>
            <numerusform>It leaves fewer different numbers, so you need %n fewer plays to empty your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the %n card(s) in other hands, only {number} can beat your {card} as a single card.</source>
        <extracomment>Reason for a hint to play a single {card}: of the %n cards that other players hold, {number} are higher.</extracomment>
        <translation>
            <numerusform>Of the %n card in other hands, only {number} can beat your {card} as a single card.</numerusform>
            <numerusform>Of the %n cards in other hands, only {number} can beat your {card} as a single card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n round(s).</source>
        <extracomment>Score pad: when the match ends; %n is 1 or 3.</extracomment>
        <translation>
            <numerusform>The match ends after %n round.</numerusform>
            <numerusform>The match ends after %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n card(s) to get rid of, not {before}.</source>
        <extracomment>Explained hint: the hand grows from {before} to %n cards.</extracomment>
        <translation>
            <numerusform>Then you have %n card to get rid of, not {before}.</numerusform>
            <numerusform>Then you have %n cards to get rid of, not {before}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give away %n low card(s) for a single {card}.</source>
        <extracomment>Reason for a hint to exchange %n cards for one card with the higher number {card}.</extracomment>
        <translation>
            <numerusform>You give away %n low card for a single {card}.</numerusform>
            <numerusform>You give away %n low cards for a single {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s) to get rid of after that.</source>
        <extracomment>Explained hint: %n is the size of the hand after the advised move.</extracomment>
        <translation>
            <numerusform>You still have %n card to get rid of after that.</numerusform>
            <numerusform>You still have %n cards to get rid of after that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pad</name>
    <message numerus="yes">
        <source>Shuffle, and deal %n card(s) to each player.</source>
        <extracomment>Score pad: how to deal; %n is the size of a hand.</extracomment>
        <translation>
            <numerusform>Shuffle, and deal %n card to each player.</numerusform>
            <numerusform>Shuffle, and deal %n cards to each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game has only %n “{card}” card(s). You entered {number}.</source>
        <extracomment>Score pad: {card} is the name of a card, %n how many there are, {number} how many were entered.</extracomment>
        <translation>
            <numerusform>The game has only %n “{card}” card. You entered {number}.</numerusform>
            <numerusform>The game has only %n “{card}” cards. You entered {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match now ends earlier: %n entry(s) at the end no longer count.</source>
        <extracomment>Score pad, after an earlier deal was corrected: %n is how many entered deals are left over.</extracomment>
        <translation>
            <numerusform>The match now ends earlier: %n entry at the end no longer counts.</numerusform>
            <numerusform>The match now ends earlier: %n entries at the end no longer count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won {won} of %n match(es).</source>
        <extracomment>Page of the score pads: {name} is a person, {won} how often that person has won, %n how many matches that were.</extracomment>
        <translation>
            <numerusform>{name} has won {won} of %n match.</numerusform>
            <numerusform>{name} has won {won} of %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <source>%n mistake(s) due today.</source>
        <extracomment>Above the list of the player’s own mistakes; %n is how many are to be practised today.</extracomment>
        <translation>
            <numerusform>%n mistake is due today.</numerusform>
            <numerusform>%n mistakes are due today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n day(s).</source>
        <extracomment>After a right answer: the mistake is asked again in %n days.</extracomment>
        <translation>
            <numerusform>It comes back in %n day.</numerusform>
            <numerusform>It comes back in %n days.</numerusform>
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
<context>
    <name>review</name>
    <message numerus="yes">
        <source>After %n move(s)</source>
        <extracomment>How the moment of a replay is read out; %n is the number of moves done so far.</extracomment>
        <translation>
            <numerusform>After %n move</numerusform>
            <numerusform>After %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistakes: %n large</source>
        <extracomment>Words at a bar in a review: %n large mistakes, and no others.</extracomment>
        <translation>
            <numerusform>Mistakes: %n large</numerusform>
            <numerusform>Mistakes: %n large</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mistakes: %n small</source>
        <extracomment>Words at a bar in a review: %n small mistakes, and no others.</extracomment>
        <translation>
            <numerusform>Mistakes: %n small</numerusform>
            <numerusform>Mistakes: %n small</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No mistakes in %n decision(s).</source>
        <extracomment>Over the list of decisions; %n is their number.</extracomment>
        <translation>
            <numerusform>No mistakes in %n decision.</numerusform>
            <numerusform>No mistakes in %n decisions.</numerusform>
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
        <source>%n opponent(s)</source>
        <extracomment>Entry of a list on the set-up page of somebody who plays alone against bots: %n is how many there are.</extracomment>
        <translation>
            <numerusform>%n opponent</numerusform>
            <numerusform>%n opponents</numerusform>
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
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>The results of %n match(es) will be gone for good. The matches themselves stay in the library.</source>
        <extracomment>Below “Erase all statistics?”; %n is how many matches were counted.</extracomment>
        <translation>
            <numerusform>The result of %n match will be gone for good. The match itself stays in the library.</numerusform>
            <numerusform>The results of %n matches will be gone for good. The matches themselves stay in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are the results of %n people together. Choose a person above to see only that person’s.</source>
        <extracomment>In place of a sentence about one person’s share; %n is the number of people, two or more.</extracomment>
        <translation>
            <numerusform>These are the results of %n person together. Choose a person above to see only that person’s.</numerusform>
            <numerusform>These are the results of %n people together. Choose a person above to see only that person’s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>winning streak (best: %n)</source>
        <extracomment>Below a number: so many matches in a row were won lately, and %n at best.</extracomment>
        <translation>
            <numerusform>winning streak (best: %n)</numerusform>
            <numerusform>winning streak (best: %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{opponent}: %n match(es), {ahead} ahead, {behind} behind, {wins} won, {losses} won by the opponent</source>
        <extracomment>A line of the table of opponents for screen readers: %n matches with {opponent}, who {ahead} times came after the player and {behind} times before; the player won {wins} of them, the opponent {losses}.</extracomment>
        <translation>
            <numerusform>{opponent}: %n match, {ahead} ahead, {behind} behind, {wins} won, {losses} won by the opponent</numerusform>
            <numerusform>{opponent}: %n matches, {ahead} ahead, {behind} behind, {wins} won, {losses} won by the opponent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has reached the goal in {wins} of %n solo match(es).</source>
        <extracomment>Sentence above the statistics of %n matches for one; {wins} is how many were won; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player} has reached the goal in {wins} of %n solo match.</numerusform>
            <numerusform>{player} has reached the goal in {wins} of %n solo matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es)</source>
        <extracomment>Beginning of a sentence, which goes on with “; it’s too early to say more”; {wins} may be 2.5, %n is the number of matches; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player} has won {wins} of %n match</numerusform>
            <numerusform>{player} has won {wins} of %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es) {against}</source>
        <extracomment>Beginning of a sentence about one kind of rivals; {wins} may be 2.5, %n is the number of matches, {against} “against normal bots”; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player} has won {wins} of %n match {against}</numerusform>
            <numerusform>{player} has won {wins} of %n matches {against}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has won {wins} of %n match(es), with {marks}.</source>
        <extracomment>Sentence above the statistics, where all %n matches had hints, undo and the like; {wins} of them were won, perhaps 2.5; {marks} is a list of “hints”, “undo” …; {player} is a name or, to whoever reads, You.</extracomment>
        <translation>
            <numerusform>{player} has won {wins} of %n match, with {marks}.</numerusform>
            <numerusform>{player} has won {wins} of %n matches, with {marks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: won {share} of %n match(es), interval {low} to {high}</source>
        <extracomment>A line of the statistics as screen readers read it; {what} is a game, a person or the like, {share} a percentage, %n the number of matches, {low} and {high} the ends of the 95% interval.</extracomment>
        <translation>
            <numerusform>{what}: won {share} of %n match, interval {low} to {high}</numerusform>
            <numerusform>{what}: won {share} of %n matches, interval {low} to {high}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>The rest was played for you: %n move(s).</source>
        <extracomment>On the result sheet after “To the end”; %n is how many moves the bots made. A sentence from the log follows.</extracomment>
        <translation>
            <numerusform>The rest was played for you: %n move.</numerusform>
            <numerusform>The rest was played for you: %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You’d need %n more {card}(s) in your hand.</source>
        <extracomment>Answer to “Why can’t I play this?”: %n more cards with the number {card} are lacking, beside those in the hand.</extracomment>
        <translation>
            <numerusform>You’d need %n more {card} in your hand.</numerusform>
            <numerusform>You’d need %n more {card}s in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>…and %n more before that</source>
        <extracomment>First line of a recap that is too long; %n is how many lines were left out.</extracomment>
        <translation>
            <numerusform>…and %n more before that</numerusform>
            <numerusform>…and %n more before that</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>%n file(s) can’t be shown here: the name isn’t text. Rename it first.</source>
        <extracomment>Below the list in a dialog that asks for a file; %n is how many files have names with broken characters.</extracomment>
        <translation>
            <numerusform>%n file can’t be shown here: its name isn’t text. Rename it first.</numerusform>
            <numerusform>%n files can’t be shown here: their names aren’t text. Rename them first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Can’t read %n file(s): {names}</source>
        <extracomment>Notice about damaged files; %n is how many, at least two, and {names} lists some of their names.</extracomment>
        <translation>
            <numerusform>Can’t read %n file: {names}</numerusform>
            <numerusform>Can’t read %n files: {names}</numerusform>
        </translation>
    </message>
</context>
</TS>
