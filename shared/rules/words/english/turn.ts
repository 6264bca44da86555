import type { GroupWords } from '../ruleWords.ts';

/** The words for how a turn begins and ends. */
export const TURN_WORDS: GroupWords<'turn'> = {
  title: 'A turn',
  options: {
    'draw.depth': {
      label: 'How deep you may draw',
      says: {
        one: 'Begin your turn by drawing the top card of the stock or of the discard pile.',
        any: 'Begin your turn by drawing the top card of the stock, or any number of cards from the top of the discard pile.',
      },
    },
    'draw.gated': {
      label: 'The pile before the first meld',
      says: {
        false: 'You may take from the discard pile before your first {meld} just as after it.',
        true: 'Before your first {meld}, you may take only the top discard, and only to use it in that {meld}.',
      },
    },
    'draw.deepestMustMeld': {
      label: 'The deepest card taken',
      says: {
        false: 'You may keep the deepest card you take from the pile.',
        true: 'If you take two or more cards from the pile, you must lay the deepest of them in that turn.',
      },
    },
    'draw.takenFrozen': {
      label: 'Cards taken wait a turn',
      says: {
        false: 'You may lay cards from the pile in the turn in which you take them.',
        true: 'After your first {meld}, you may not lay cards you take from the pile until your next turn.',
      },
    },
    'draw.topMustMeld': {
      label: 'The top discard',
      says: {
        false: 'You may keep the top discard when you take it.',
        true: 'If you take the top discard, you must lay it on the table in that turn.',
      },
    },
    'draw.twoNaturals': {
      label: 'Two natural cards with a card taken',
      says: {
        off: 'You need no natural cards to go with the cards you take from the pile.',
        forSeveral:
          'If you take more than the top discard, you must lay the deepest card you take in a new {meld}, with two natural cards from your hand.',
        always:
          'To take from the pile, you must hold two natural cards that match the deepest card you take, and lay them with it.',
      },
    },
    'draw.useOrDiscard': {
      label: 'A card from the stock',
      says: {
        false: 'You may keep a card from the stock.',
        true: 'You must lay or discard a card from the stock in the turn in which you draw it.',
      },
    },
    'draw.giveBack': {
      label: 'Discarding a card taken',
      says: {
        yes: 'You may discard a card you have just taken from the pile.',
        no: 'You may not discard a card you have just taken from the pile.',
        notIfTopOnly: 'If you take only the top discard, you may not discard it in that turn.',
      },
    },
    'draw.outOfTurn': {
      label: 'Taking out of turn',
      says: {
        off: 'Nobody may take a discard out of turn.',
        afterDraw:
          'After a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.',
        beforeDraw:
          'Before a player draws from the stock, one other player may take the top discard out of turn, and must draw a card from the stock as well; the next player in turn has first choice.',
      },
    },
    'draw.pileShown': {
      label: 'What you see of the discard pile',
      says: { top: 'Only the top card of the discard pile can be seen.', all: 'The whole discard pile can be seen.' },
    },
    'goingOut.discardTakeBack': {
      label: 'Taking a discard back',
      says: { false: 'A discard is final.', true: 'You may take a discard back until the next player draws.' },
    },
    'goingOut.oneCard': {
      label: 'One-card rule',
      says: {
        true: 'With one card left, you must draw from the stock. Then you either {goOut}, or keep the card you drew and discard the old one.',
        false: 'With one card left, you draw and discard as usual.',
      },
    },
  },
  remarks: {
    layAndDiscard: 'Then you may lay cards on the table. Discard a card face up to end your turn.',
    onlyDiscard: 'Discard a card face up to end your turn.',
  },
  problems: {
    takenUnseen: 'Cards deep in the discard pile can be taken or called only if the whole pile can be seen.',
    gateBeforeWhat: 'A rule about taking several cards makes sense only if several may be taken.',
    frozenMustMeld: 'A card taken from the pile cannot be both laid at once and held for a turn.',
    frozenCall: 'A card that is called is laid at once, so it cannot wait a turn.',
    keepAndDiscard: 'With one card left, you must keep the card you draw, so no rule can make you lay or discard it.',
    outOfTurnBound: 'A discard taken out of turn cannot be laid at once.',
  },
};
