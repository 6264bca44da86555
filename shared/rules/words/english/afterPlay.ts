import type { TextsOf } from './optionText.ts';

const PRESS = 'When one total is 50 or more above every other, the next deal counts double.';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'No target is set.';
  if (further.length === 0) return `The target is ${first} points.`;
  const more = further.map((points, i) => `${points} for ${i + 3}${i === further.length - 1 ? ' or more' : ''}`);
  return `The target is ${first} points for 2 players, ${more.join(', ')}.`;
}

/** How a turn, a deal and a game end, and what they count. */
export const AFTER_PLAY_TEXT: TextsOf<'goingOut' | 'stock' | 'scoring' | 'game' | 'money'> = {
  'goingOut.discard': {
    label: 'The last discard',
    says: {
      required: '{GoingOut} takes a last card to discard.',
      optional: 'One may {goOut} with or without a last discard.',
      forbidden: 'Whoever {goesOut} lays the last card and does not discard it.',
    },
  },
  'goingOut.unplayable': {
    label: 'An unplayable last discard',
    says: {
      false: 'The last discard may be any card.',
      true: 'The last discard must be a card that could not be added to any {meld} on the table.',
    },
  },
  'goingOut.faceDown': {
    label: 'The last discard’s face',
    says: { false: 'The last discard lies face up.', true: 'The last discard lies face down.' },
  },
  'goingOut.discardTakeBack': {
    label: 'Taking a discard back',
    says: { false: 'A discard is final.', true: 'A discard can be taken back until the next player draws.' },
  },
  'goingOut.float': {
    label: 'Floating',
    says: {
      off: 'Nobody stays in without cards.',
      on: 'Whoever has laid every card and has none to discard floats: stays in, draws from the stock, and lays or discards what comes.',
      onWithPenalty:
        'Whoever has laid every card and has none to discard floats: stays in, draws from the stock, and lays or discards what comes. When another {goesOut}, each floater draws one card more.',
    },
  },
  'goingOut.oneCard': {
    label: 'One-card rule',
    says: {
      true: 'Whoever has one card left must draw from the stock, and then {goOut}, or keep the card drawn and discard the old one.',
      false: 'Whoever has one card left draws and discards like everybody.',
    },
  },
  'goingOut.firstTurn': {
    label: 'Finishing on one’s first turn',
    says: {
      true: 'One may {goOut} on one’s first turn.',
      false: 'Nobody may {goOut} on their first turn.',
    },
  },
  'goingOut.relief': {
    label: 'If others have had no turn',
    says: {
      nothing: 'Whoever has had no turn when somebody {goesOut} gets none.',
      meld: 'Whoever has had no turn when somebody {goesOut} may lay what the cards dealt allow.',
      fullTurn: 'Whoever has had no turn when somebody {goesOut} gets one.',
    },
  },
  'goingOut.upFor2': {
    label: 'Up for 2',
    says: {
      false: 'A lone two is a card like any other.',
      true: 'Whoever holds nothing but a two after the discard may end the deal with it, for 2 points; not while twos are {beWilds}.',
    },
  },
  'goingOut.rummyOnly': {
    label: 'How a deal is ended',
    says: {
      false: 'A deal ends when somebody has played all cards.',
      true: 'A deal ends when somebody shows a whole hand of {melds}.',
    },
  },
  'goingOut.othersMeldAfter': {
    label: 'The others’ melds afterwards',
    says: {
      false: 'Then the others lay nothing.',
      true: 'Then the others put aside the {melds} they hold, in the way that leaves them the fewest points.',
    },
  },
  'goingOut.callRummy': {
    label: 'Calling “rummy”',
    says: {
      off: 'A discard that fits a {meld} cannot be called.',
      top: 'A discard that fits a {meld} on the table may be called by all but the one who made it, and laid there; the next in turn goes first.',
      pile: 'After a discard any card of the pile that fits a {meld} on the table may be called by all but the one who discarded, with all cards above it; the next in turn goes first.',
    },
  },
  'goingOut.callEffect': {
    label: 'What a caller does',
    says: {
      wholeTurn: 'The call stands for a draw: the caller plays a turn, and play goes on from there.',
      cardOnly: 'The caller lays that card, and the turns go on as they were.',
    },
  },
  'stock.end': {
    label: 'When the stock is empty',
    says: {
      afterTurn: 'Whoever draws the last card of the stock finishes the turn; then the deal is over.',
      reshuffle: 'When the stock is empty, the discard pile is shuffled and becomes the stock.',
      whilePileTaken: 'When the stock is empty, play goes on as long as each next player takes from the discard pile.',
    },
  },
  'stock.reshuffles': {
    label: 'How often it is shuffled again',
    says: (times) =>
      times === 0
        ? 'That may happen ten times; after that the deal is over.'
        : 'That happens once; after that the deal is over.',
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
      hands: 'If the deal ends so, all count the cards in their hands.',
      nobody: 'If the deal ends so, nobody scores.',
      melded: 'If the deal ends so, all score the cards they have laid, and hands count nothing.',
      meldedMinusHand: 'If the deal ends so, all score the cards they have laid, less those in hand.',
    },
  },
  'stock.stalemate': {
    label: 'Stalemate',
    says: {
      false: 'A deal goes on even if nobody can finish it.',
      true: 'When everybody holds one card and no card fits anything, the deal ends and nobody scores.',
    },
  },
  'scoring.system': {
    label: 'What is scored',
    says: {
      penalties: 'When somebody {goesOut}, all others take the points of the cards in their hands.',
      winnerTakesHands: 'Whoever {goesOut} scores the cards in all other hands.',
      meldedMinusHand: 'Everybody scores the cards they have laid, less those in hand.',
      meldedPlusHands:
        'Everybody scores the cards they have laid; whoever {goesOut} scores those in all other hands too.',
      melded: 'Everybody scores the cards they have laid, and hands count nothing.',
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
      face: 'Twos to tens count what they show.',
      fiveToNine: 'Twos to nines count 5, tens 10.',
      fiveToEight: 'Twos to eights count 5, nines and tens 10.',
      fiveToSeven: 'Twos to sevens count 5, eights to tens 10.',
    },
  },
  'scoring.courts': {
    label: 'Court cards',
    says: { ten: 'Jack, Queen and King count 10.', elevenToThirteen: 'Jack, Queen and King count 11, 12 and 13.' },
  },
  'scoring.wild': { label: 'Wild', says: (points) => `A {wild} counts ${points}.` },
  'scoring.wildAce': { label: 'Ace as the wild rank', says: (points) => `An Ace of the {wild} rank counts ${points}.` },
  'scoring.joker': { label: 'Joker', says: (points) => `A Joker counts ${points}.` },
  'scoring.permanentTwo': { label: 'Two, always wild', says: (points) => `A two counts ${points}.` },
  'scoring.queenOfSpades': {
    label: 'Queen of spades',
    says: (points) =>
      points === 0 ? 'The Queen of spades counts like the others.' : `The Queen of spades counts ${points}.`,
  },
  'scoring.outBonus': {
    label: 'Bonus',
    says: (points) =>
      points === 0 ? 'There is no bonus for {goingOut}.' : `There is a bonus of ${points} for {goingOut}.`,
  },
  'scoring.doubleRummy': {
    label: 'A whole hand at once',
    says: {
      false: 'A whole hand laid at once brings nothing more.',
      true: 'A whole hand laid in one turn, with nothing played before, counts double.',
    },
  },
  'scoring.double7K': {
    label: 'Sevens and Kings',
    says: {
      false: 'All deals count the same, whichever rank it is.',
      true: 'Deals in which sevens or Kings are {beWilds} count double.',
    },
  },
  'scoring.press': {
    label: 'The Press',
    says: {
      off: 'No total makes the next deal count double.',
      on: PRESS,
      voluntary: `${PRESS} If it is less, the highest may take the points that are missing.`,
    },
  },
  'scoring.autoPress': {
    label: 'The Auto-Press',
    says: {
      false: 'The Press comes only by itself.',
      true: 'With four or more players, the highest total after the first deal goes to 50 above the next, so that the Press is on.',
    },
  },
  'game.end': {
    label: 'End of the game',
    says: {
      schedule: 'The game is over with its last deal.',
      target: 'The game is over with the deal in which somebody reaches the target.',
    },
  },
  'game.targets': { label: 'Target', says: targetsSaid },
  'game.targetWinner': {
    label: 'Several at the target',
    says: {
      best: 'If several are there, the best total wins.',
      outFirst: 'If several are there, whoever ended that deal wins, or else the best total.',
    },
  },
  'money.settle': {
    label: 'Settling up',
    says: {
      off: 'Nothing is settled at the end.',
      everyPair: 'At the end every two players settle the difference of their totals.',
      winnerOnly: 'At the end every other player settles the difference of totals with the winner.',
    },
  },
  'money.rate': {
    label: 'Price of a point',
    says: (cents) =>
      cents === 0 ? 'That is done in points.' : `A point is worth ${cents === 1 ? 'one cent' : `${cents} cents`}.`,
  },
  'money.roundTo': {
    label: 'Rounding',
    says: (cents) =>
      cents === 0 ? 'Nothing is rounded.' : `Each difference is rounded to the nearest ${cents} cents.`,
  },
  'money.perDeal': {
    label: 'Money for a deal',
    says: (cents) =>
      cents === 0
        ? 'Nothing is paid for a single deal.'
        : `Whoever wins a deal gets ${cents} cents from every other player.`,
  },
};
