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
    <name>kobayakawa</name>
    <message numerus="yes">
        <source>%n of the {all} cards you can&apos;t see are higher than your {card}.</source>
        <extracomment>Hint for drawing in Kobayakawa: %n of {all} unseen cards are above {card}, the player&apos;s number.</extracomment>
        <translation>
            <numerusform>%n of the {all} cards you can&apos;t see is higher than your {card}.</numerusform>
            <numerusform>%n of the {all} cards you can&apos;t see are higher than your {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other player(s) already fight, and only one can win.</source>
        <extracomment>Hint for folding in Kobayakawa: %n opponents have staked before this player.</extracomment>
        <translation>
            <numerusform>%n other player is already fighting, and only one can win.</numerusform>
            <numerusform>%n other players are already fighting, and only one can win.</numerusform>
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
        <source>Stake %n kamon(s) and fight with your {cards}, or fold.</source>
        <extracomment>Prompt in the bet phase of Kobayakawa: {cards} is the player&apos;s card, a number; %n kamons are the stake.</extracomment>
        <translation>
            <numerusform>Stake %n kamon and fight with your {cards}, or fold.</numerusform>
            <numerusform>Stake %n kamons and fight with your {cards}, or fold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your {card} is hard to beat: %n of the {all} cards you can&apos;t see are higher.</source>
        <extracomment>Hint for flipping in Kobayakawa: {card} is the player&apos;s number, %n of {all} unseen cards are above it, possibly none.</extracomment>
        <translation>
            <numerusform>Your {card} is hard to beat: %n of the {all} cards you can&apos;t see is higher.</numerusform>
            <numerusform>Your {card} is hard to beat: %n of the {all} cards you can&apos;t see are higher.</numerusform>
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
        <source>{seat} wins the fight and takes %n kamon(s).</source>
        <extracomment>Log of Kobayakawa at a round&apos;s end: {seat} is the winner&apos;s name, %n the kamons from stakes and centre together.</extracomment>
        <translation>
            <numerusform>{seat} wins the fight and takes %n kamon.</numerusform>
            <numerusform>{seat} wins the fight and takes %n kamons.</numerusform>
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
        <source>Counts %n circle(s) if it&apos;s left in a hand when the round ends.</source>
        <extracomment>In the details of a cat card, whose name stands above: %n is the number of circles printed on it.</extracomment>
        <translation>
            <numerusform>Counts %n circle if it&apos;s left in a hand when the round ends.</numerusform>
            <numerusform>Counts %n circles if it&apos;s left in a hand when the round ends.</numerusform>
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
        <source>Play any combination. With %n card(s) or more, you get to choose your reward.</source>
        <extracomment>Prompt of the solo game: %n is the number of the turn, and how many cards earn a reward.</extracomment>
        <translation>
            <numerusform>Play any combination. With %n card or more, you get to choose your reward.</numerusform>
            <numerusform>Play any combination. With %n cards or more, you get to choose your reward.</numerusform>
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
        <source>With %n circle(s), it has more than your other ?.</source>
        <extracomment>Hint on which ? to put under the deck: %n is the number of circles on the advised one.</extracomment>
        <translation>
            <numerusform>With %n circle, it has more than your other ?.</numerusform>
            <numerusform>With %n circles, it has more than your other ?.</numerusform>
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
</TS>
