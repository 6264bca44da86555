import type { TextsOf } from './optionText.ts';

const PRESS = 'If one player’s total is 50 or more above everyone else’s, the next deal counts double.';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'No target is set.';
  if (further.length === 0) return `The target is ${first} points.`;
  const more = further.map((points, i) => `${points} for ${i + 3}`);
  return `The target is ${first} points for 2 players, ${more.slice(0, -1).join(', ')}${more.length > 1 ? ' and ' : ''}${more.at(-1)} or more.`;
}

/** How a turn, a deal and a game end, and what they count. */
export const AFTER_PLAY_TEXT: TextsOf<'goingOut' | 'stock' | 'scoring' | 'game' | 'money'> = {
  'goingOut.discard': {
    label: 'The last discard',
    says: {
      required: 'To {goOut}, you must have a card left to discard.',
      optional: 'You may {goOut} with or without a last discard.',
      forbidden: 'To {goOut}, you must lay your last card; you may not discard it.',
    },
  },
  'goingOut.unplayable': {
    label: 'An unplayable last discard',
    says: {
      false: 'Your last discard may be any card.',
      true: 'Your last discard must be a card that could not be added to any {meld} on the table.',
    },
  },
  'goingOut.faceDown': {
    label: 'The last discard’s face',
    says: { false: 'The last discard lies face up.', true: 'The last discard lies face down.' },
  },
  'goingOut.discardTakeBack': {
    label: 'Taking a discard back',
    says: { false: 'A discard is final.', true: 'You may take a discard back until the next player draws.' },
  },
  'goingOut.float': {
    label: 'Floating',
    says: {
      off: 'Nobody stays in the deal without cards.',
      on: 'If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock in your turn, and lay or discard the card you draw.',
      onWithPenalty:
        'If you have laid all your cards and have none left to discard, you float: you stay in, draw from the stock in your turn, and lay or discard the card you draw. When another player {goesOut}, each floater draws one more card.',
    },
  },
  'goingOut.oneCard': {
    label: 'One-card rule',
    says: {
      true: 'With one card left you must draw from the stock. Then you either {goOut}, or keep the card you drew and discard the old one.',
      false: 'With one card left you draw and discard as usual.',
    },
  },
  'goingOut.firstTurn': {
    label: 'Finishing on your first turn',
    says: {
      true: 'You may {goOut} on your first turn.',
      false: 'Nobody may {goOut} on their first turn.',
    },
  },
  'goingOut.relief': {
    label: 'If others have had no turn',
    says: {
      nothing: 'When somebody {goesOut}, players who have not had a turn do not get one.',
      meld: 'When somebody {goesOut} on their first turn, players who have not had a turn may still lay cards from the hand they were dealt.',
      fullTurn: 'When somebody {goesOut} on their first turn, players who have not had a turn still get one.',
    },
  },
  'goingOut.upFor2': {
    label: 'Up for 2',
    says: {
      false: 'A lone two is a card like any other.',
      true: 'If a two is all you have left after your discard, you may end the deal and take 2 points for it, unless twos are {beWilds}.',
    },
  },
  'goingOut.rummyOnly': {
    label: 'How a deal is ended',
    says: {
      false: 'A deal ends when somebody has played all their cards.',
      true: 'A deal ends when somebody shows a whole hand of {melds}.',
    },
  },
  'goingOut.othersMeldAfter': {
    label: 'The others’ melds afterwards',
    says: {
      false: 'The others then lay nothing.',
      true: 'The others then put down the {melds} they hold, in the way that leaves them the fewest points.',
    },
  },
  'goingOut.callRummy': {
    label: 'Calling “rummy”',
    says: {
      off: 'Nobody may call “rummy” on a discard.',
      top: 'When a discard fits a {meld} on the table, any player but the one who discarded it may call “Rummy!” and lay it there; the next player in turn has first choice.',
      pile: 'After a discard, any player but the one who discarded may call “Rummy!” on any card of the pile that fits a {meld} on the table, or makes one with cards above it, and takes all the cards above it; the next player in turn has first choice.',
    },
  },
  'goingOut.callEffect': {
    label: 'What a caller does',
    says: {
      wholeTurn: 'The call takes the place of a draw: the caller plays a turn, and play goes on from there.',
      cardOnly: 'The caller lays only that card, and play goes on as before.',
    },
  },
  'stock.end': {
    label: 'When the stock is empty',
    says: {
      afterTurn: 'The player who draws the last card of the stock finishes the turn; then the deal ends.',
      reshuffle: 'When the stock is empty, the discard pile is shuffled and becomes the new stock.',
      whilePileTaken:
        'When the stock is empty, play goes on as long as each player in turn takes from the discard pile.',
    },
  },
  'stock.reshuffles': {
    label: 'How often it is shuffled again',
    says: (times) =>
      times === 0
        ? 'That can happen ten times; the next time the stock is empty, the deal ends.'
        : 'That happens once; the next time the stock is empty, the deal ends.',
  },
  'stock.keepTop': {
    label: 'The top discard then',
    says: {
      false: 'The whole pile goes into the stock.',
      true: 'The top discard stays where it is.',
    },
  },
  'stock.score': {
    label: 'If nobody has gone out',
    says: {
      hands: 'If the deal ends that way, everyone counts the cards in their hand.',
      nobody: 'If the deal ends that way, nobody scores.',
      melded: 'If the deal ends that way, everyone scores the cards they have laid, and hands count for nothing.',
      meldedMinusHand:
        'If the deal ends that way, everyone scores the cards they have laid, minus those in their hand.',
    },
  },
  'stock.stalemate': {
    label: 'Stalemate',
    says: {
      false: 'A deal goes on even if nobody can finish it.',
      true: 'If everyone has one card and none of them fits anything, the deal ends and nobody scores.',
    },
  },
  'scoring.system': {
    label: 'What is scored',
    says: {
      penalties: 'When somebody {goesOut}, the others take penalty points for the cards in their hands.',
      winnerTakesHands: 'The player who {goesOut} scores the cards in all the other hands.',
      meldedMinusHand: 'Everyone scores the cards they have laid, minus those in their hand.',
      meldedPlusHands:
        'Everyone scores the cards they have laid; the player who {goesOut} also scores the cards in all the other hands.',
      melded: 'Everyone scores the cards they have laid, and hands count for nothing.',
    },
  },
  'scoring.best': {
    label: 'Who wins',
    says: { low: 'The lowest total wins.', high: 'The highest total wins.' },
  },
  'scoring.ace': { label: 'Ace', says: (points) => `An Ace counts ${points}.` },
  'scoring.numbers': {
    label: 'Twos to tens',
    says: {
      face: 'Twos to tens count their face value.',
      fiveToNine: 'Twos to nines count 5, tens 10.',
      fiveToEight: 'Twos to eights count 5, nines and tens 10.',
      fiveToSeven: 'Twos to sevens count 5, eights to tens 10.',
    },
  },
  'scoring.courts': {
    label: 'Court cards',
    says: { ten: 'Jacks, Queens and Kings count 10.', elevenToThirteen: 'Jacks count 11, Queens 12 and Kings 13.' },
  },
  'scoring.wild': { label: 'Wild', says: (points) => `A {wild} counts ${points}.` },
  'scoring.wildAce': {
    label: 'Ace as the wild rank',
    says: (points) => `When Aces are {beWilds}, each counts ${points}.`,
  },
  'scoring.joker': { label: 'Joker', says: (points) => `A Joker counts ${points}.` },
  'scoring.permanentTwo': { label: 'Two, always wild', says: (points) => `A two counts ${points}.` },
  'scoring.queenOfSpades': {
    label: 'Queen of spades',
    says: (points) =>
      points === 0
        ? 'The Queen of spades counts the same as the other Queens.'
        : `The Queen of spades counts ${points}.`,
  },
  'scoring.outBonus': {
    label: 'Bonus',
    says: (points) =>
      points === 0 ? 'There is no bonus for {goingOut}.' : `There is a bonus of ${points} points for {goingOut}.`,
  },
  'scoring.doubleRummy': {
    label: 'A whole hand at once',
    says: {
      false: 'Laying a whole hand at once earns nothing extra.',
      true: 'Laying a whole hand in one turn, with nothing played before, counts double.',
    },
  },
  'scoring.double7K': {
    label: 'Sevens and Kings',
    says: {
      false: 'Every deal counts the same, whichever rank is {beWilds}.',
      true: 'Deals in which sevens or Kings are {beWilds} count double.',
    },
  },
  'scoring.press': {
    label: 'The Press',
    says: {
      off: 'No deal counts double because of the totals.',
      on: PRESS,
      voluntary: `${PRESS} If the highest total falls short of that, its player may take the missing points.`,
    },
  },
  'scoring.autoPress': {
    label: 'The Auto-Press',
    says: {
      false: 'After the first deal the Press works as after any other.',
      true: 'With four or more players, the highest total after the first deal is raised to 50 above the next highest, so that the second deal counts double.',
    },
  },
  'game.end': {
    label: 'End of the game',
    says: {
      schedule: 'The game ends after the last deal.',
      target: 'The game ends after the deal in which somebody reaches the target.',
    },
  },
  'game.targets': { label: 'Target', says: targetsSaid },
  'game.targetWinner': {
    label: 'Several at the target',
    says: {
      best: 'If several players reach it in the same deal, the best total wins.',
      outFirst:
        'If several players reach it in the same deal, the one who ended that deal wins, or else the best total.',
    },
  },
  'money.settle': {
    label: 'Settling up',
    says: {
      off: 'Nobody pays anybody at the end.',
      everyPair: 'At the end, every two players settle the difference between their totals.',
      winnerOnly: 'At the end, every other player pays the winner the difference between their totals.',
    },
  },
  'money.rate': {
    label: 'Price of a point',
    says: (cents) =>
      cents === 0
        ? 'The difference is paid in points.'
        : `A point is worth ${cents === 1 ? 'one cent' : `${cents} cents`}.`,
  },
  'money.roundTo': {
    label: 'Rounding',
    says: (cents) =>
      cents === 0 ? 'Differences are not rounded.' : `Each difference is rounded to the nearest ${cents} cents.`,
  },
  'money.perDeal': {
    label: 'Money for a deal',
    says: (cents) =>
      cents === 0
        ? 'Nothing is paid for a single deal.'
        : `The winner of a deal gets ${cents} cents from every other player.`,
  },
};
