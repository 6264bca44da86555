import type { GroupWords } from '../ruleWords.ts';
import { listed } from './lists.ts';

function targetsSaid(targets: readonly number[]): string {
  const [first, ...further] = targets;
  if (first === undefined) return 'No hay meta.';
  if (further.length === 0) return `La meta son ${first} puntos.`;
  const more = listed(further.map((points, i) => `${points} con ${i + 3}`));
  return `La meta son ${first} puntos con 2 jugadores, ${more} o más.`;
}

const centsSaid = (cents: number): string => (cents === 1 ? 'un centavo' : `${cents} centavos`);

/** The words for the end of a game and its winner. */
export const GAME_END_WORDS: GroupWords<'gameEnd'> = {
  title: 'El final de la partida',
  options: {
    'game.end': {
      label: 'Final de la partida',
      says: {
        schedule: 'La partida acaba después de la última mano.',
        target: 'La partida acaba después de la mano en que un jugador alcanza la meta.',
      },
    },
    'game.targets': { label: 'Meta', says: targetsSaid },
    'game.targetWinner': {
      label: 'Varios en la meta',
      says: {
        best: 'Si varios jugadores la alcanzan en la misma mano, gana el mejor total.',
        outFirst:
          'Si varios jugadores la alcanzan en la misma mano, gana el que acabó esa mano; si no fue ninguno de ellos, gana el mejor total.',
      },
    },
  },
  remarks: { ties: 'Los jugadores con el mismo total comparten el puesto.' },
  problems: {
    noTarget: 'Una partida a puntos necesita una meta.',
    firstToLose: 'Si gana el total más bajo, quien acaba la mano no puede ganar por alcanzar la meta.',
  },
};

/** The words for payments after the game. */
export const MONEY_WORDS: GroupWords<'money'> = {
  title: 'Cuentas',
  options: {
    'money.settle': {
      label: 'Cuentas',
      says: {
        off: 'Al final nadie paga nada.',
        everyPair: 'Al final, cada jugador liquida con cada uno de los demás la diferencia entre sus totales.',
        winnerOnly: 'Al final, cada uno de los demás paga a quien gana la diferencia entre sus totales.',
      },
    },
    'money.rate': {
      label: 'Precio del punto',
      says: (cents) => (cents === 0 ? 'La diferencia se paga en puntos.' : `Cada punto vale ${centsSaid(cents)}.`),
    },
    'money.roundTo': {
      label: 'Redondeo',
      says: (cents) =>
        cents === 0
          ? 'Las diferencias no se redondean.'
          : `Cada diferencia se redondea al múltiplo de ${centsSaid(cents)} más cercano.`,
    },
    'money.perDeal': {
      label: 'Dinero por mano',
      says: (cents) =>
        cents === 0
          ? 'Por una sola mano no se paga nada.'
          : `Quien gana una mano recibe ${centsSaid(cents)} de cada uno de los demás.`,
    },
  },
  remarks: {},
  problems: {},
};
