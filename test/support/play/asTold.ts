import type { GameEvent, Naturals } from '#engine';
import type { SentEvent, SentPlay } from '#protocol';

/** An event without what pages do not get (`SentEvent`). */
export function asTold(event: GameEvent): SentEvent {
  switch (event.type) {
    case 'dealt': {
      const { stock: _stock, chance: _chance, ...told } = event;
      return { ...told, faceUp: told.faceUp.map((cards) => cards.toSorted((a, b) => a - b)) };
    }
    case 'dealtOn': {
      const { stock: _stock, ...told } = event;
      return { ...told, faceUp: told.faceUp.map((cards) => cards.toSorted((a, b) => a - b)) };
    }
    case 'turnBegan': {
      const { type, seat } = event;
      return { type, seat };
    }
    case 'melded': {
      const { first: _first, ...told } = event;
      return told;
    }
    case 'laidOff': {
      const { type, seat, meld, card } = event;
      return { type, seat, meld, card };
    }
    case 'swapped': {
      const { index: _index, to, ...told } = event;
      return { ...told, to: to && { meld: to.meld } };
    }
    case 'tookBack':
      return { ...event, play: event.play && playAsTold(event.play) };
    case 'windowOpened':
      return { type: event.type, window: { kind: event.window.kind, cards: event.window.cards } };
    case 'answered': {
      const { type, seat } = event;
      return { type, seat };
    }
    case 'callTurnBegan': {
      const { idle: _idle, ...told } = event;
      return told;
    }
    default:
      return event;
  }
}

function playAsTold(play: NonNullable<(GameEvent & { type: 'tookBack' })['play']>): SentPlay {
  switch (play.type) {
    case 'meld':
      return { type: play.type, meld: play.meld };
    case 'layOff':
      return { type: play.type, card: play.card };
    case 'swap':
      return { type: play.type, ...naturalsIn(play), wild: play.wild };
    case 'contract':
      return play;
  }
}

const naturalsIn = ({ natural, second }: Naturals): Naturals =>
  second === undefined ? { natural } : { natural, second };
