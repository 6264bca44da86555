import type { GroupWords } from '../ruleWords.ts';

/** The words for adding cards to melds. */
export const LAY_OFF_WORDS: GroupWords<'layingOff'> = {
  title: 'Laying off',
  options: {
    'play.layOffNeedsMeld': {
      label: 'A meld of your own first',
      says: {
        true: 'Once you have laid a {meld} of your own in a deal, you may lay off: add cards to {melds} on the table.',
        false: 'You may lay off, adding cards to {melds} on the table, before you have laid any of your own.',
      },
    },
    'play.layOffOthers': {
      label: 'Laying off on others’ melds',
      says: {
        true: 'You may lay off on any player’s {melds}.',
        false: 'You may lay off only on your own {melds}.',
      },
    },
    'play.owner': {
      label: 'Who owns the cards',
      says: {
        common: 'Cards on the table belong to nobody.',
        player: 'Every card on the table lies in front of the player who played it and counts for that player.',
      },
    },
    'goingOut.callRummy': {
      label: 'Calling “Rummy”',
      says: {
        off: 'Nobody may call “Rummy” on a discard.',
        top: 'When a discard fits a {meld} on the table, other players may call “Rummy!” and lay it there before the next player draws; if several call, the nearest in turn gets it.',
        pile: 'After a discard, other players may call “Rummy!” on any card of the pile that fits a {meld} on the table or makes one with cards above it. The caller also takes all the cards above it. If several call, the nearest in turn gets the card.',
      },
    },
    'goingOut.callEffect': {
      label: 'What a caller does',
      says: {
        wholeTurn: 'The call replaces a draw: the caller plays a turn, and play goes on from there.',
        cardOnly: 'The caller lays only that card, and play goes on as before.',
      },
    },
  },
  remarks: {},
  problems: {
    callOnOwnMelds: 'A call lays a card on any player’s meld, so laying off on others’ melds must be allowed.',
    callWithOneCard: 'With one card left, you must draw from the stock, but a call replaces a draw.',
    callWithoutDiscard: 'A caller with a last card that fits nothing could not end the turn without a discard.',
  },
};
