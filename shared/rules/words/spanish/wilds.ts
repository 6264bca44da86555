import type { Rank } from '#engine';
import type { AlwaysWild } from '../remarks.ts';
import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';
import { capital, listed, listedOr } from './lists.ts';

const ALWAYS: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'los jokers',
  twos: 'los doses',
  tens: 'los dieces',
  oneEyedJacks: 'las jotas de un solo ojo',
};

function scheduleSaid(schedule: readonly Rank[]): string {
  if (schedule.length === 0) return 'El número de manos no está fijado.';
  if (schedule.every((rank) => rank === 0)) return `Se juegan ${schedule.length} manos.`;
  return `Se juegan ${schedule.length} manos. Los {wilds} son, por orden: ${schedule.map(rankShort).join(' ')}.`;
}

const alwaysWild = (kinds: readonly AlwaysWild[]): string =>
  kinds.length === 0
    ? 'Ninguna carta es siempre {wild}.'
    : `${capital(listed(kinds.map((kind) => ALWAYS[kind])))} son siempre {wilds}.`;

const ONE_OF: Readonly<Record<AlwaysWild, string>> = {
  jokers: 'un joker',
  twos: 'un dos',
  tens: 'un diez',
  oneEyedJacks: 'una jota de un solo ojo',
};

/** The words for wild cards and the number of deals. */
export const WILD_WORDS: GroupWords<'wilds'> = {
  title: 'Qué cartas son {wilds}',
  options: {
    'wilds.source': {
      label: 'El comodín de la mano',
      says: {
        schedule: 'Cada mano tiene su propio {wild}, conocido desde el principio.',
        dealerNames:
          'Quien reparte mira sus cartas y elige qué valor es {wild}; cada valor se puede elegir una sola vez por partida.',
        dealerFirstCard: 'La primera carta de quien reparte va boca arriba: todas las cartas de su valor son {wilds}.',
        dealerLastCard: 'La última carta de quien reparte va boca arriba: todas las cartas de su valor son {wilds}.',
        dealerExtraCard: 'Quien reparte recibe una carta más, boca arriba: todas las cartas de su valor son {wilds}.',
        outsideCard: 'Se descubre una carta aparte: todas las cartas de su valor son {wilds}.',
        stockCard:
          'Después de repartir se descubre la primera carta del mazo: todas las cartas de su valor son {wilds}.',
        none: 'Ningún valor es {wild}.',
      },
    },
    'wilds.schedule': { label: 'Las manos', says: scheduleSaid },
    'wilds.jokerDeal': {
      label: 'Una última mano para el joker',
      says: {
        false: 'No hay ninguna mano más.',
        true: 'Después se juega una mano más, en la que ningún valor es {wild}.',
      },
    },
    'wilds.permanent': { label: 'Siempre comodines', says: alwaysWild },
    'wilds.indicator': {
      label: 'La carta que señala el comodín',
      says: {
        outOfPlay: 'La carta que señala el {wild} queda fuera del juego.',
        startsPile: 'La carta que señala el {wild} empieza la pila de descartes.',
      },
    },
    'wilds.permanentIndicator': {
      label: 'Si esa carta es siempre comodín',
      says: {
        buried: 'Si esa carta es siempre {wild}, vuelve a la baraja y se descubre otra.',
        dealerGetsMore:
          'Si esa carta es siempre {wild}, quien reparte se la queda y recibe otra, y así hasta que una no lo sea.',
      },
    },
    'wilds.aceAllowed': {
      label: 'Los ases como comodín de la mano',
      says: {
        true: 'Los ases pueden ser el {wild} de la mano.',
        false: 'Los ases nunca son el {wild} de la mano.',
      },
    },
  },
  remarks: {
    noWilds: 'No hay comodines.',
    deals: ({ deals }) => (deals === 1 ? 'Se juega una mano.' : `Se juegan ${deals} manos.`),
    oneJoker: 'El joker es siempre {wild}.',
    noOthers: 'No hay otros.',
    buried: ({ kinds }) =>
      `Si se descubre ${listedOr(kinds.map((kind) => ONE_OF[kind]))}, vuelve a la baraja y se descubre otra carta.`,
    standsForAny: 'Un {wild} puede sustituir a cualquier otra carta.',
    usedAsItIs: 'Una carta del valor que es {wild} también se puede usar siempre como la carta que es.',
  },
  problems: {
    noDeals: 'Hace falta un número de manos o una meta de puntos.',
    ranksWithoutEnd:
      'Una lista de comodines se acaba: en una partida a puntos, el comodín debe señalarlo una carta, o no haber ninguno.',
    namedOnceEach:
      'Si quien reparte elige cada valor una vez por partida, hacen falta trece manos, una baraja con todos los valores, y que los ases puedan ser el comodín.',
    rankNotInPack: 'Un valor que es comodín en una de las manos se ha quitado de la baraja.',
    dealWithoutRank: 'Cada mano de la lista necesita un comodín.',
    jokerDealWithoutJoker: 'Para una última mano del joker, los jokers tienen que ser comodines.',
    jokerDealAfterWhat:
      'Una última mano para el joker sigue a una lista fija de manos, no a una meta ni a una carta descubierta.',
    twoPileStarts: 'La pila de descartes solo puede empezar con una carta: la que señala el comodín, u otra.',
    moreForNobody: 'Quien reparte solo puede quedarse la carta y recibir otra si esa carta era suya.',
  },
};
