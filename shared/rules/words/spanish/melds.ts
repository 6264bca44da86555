import type { GroupWords } from '../ruleWords.ts';
import { rankShort } from './cards.ts';

const CONTRACTS =
  'dos {sets}; una escalera y {aSet}; dos escaleras; tres {sets}; una escalera de siete o más y {aSet}; dos escaleras y {aSet}; tres escaleras con todas tus cartas';

const LOW = [1, 2, 3].map(rankShort).join(' ');
const HIGH = [12, 13, 14].map(rankShort).join(' ');
const WRAPPED = [13, 14, 2].map(rankShort).join(' ');

/** The words for the definition of a meld, and for when new ones may be laid. */
export const MELD_WORDS: GroupWords<'melds'> = {
  title: '{Melds}',
  options: {
    'melds.kinds': {
      label: 'Tipos de combinaciones',
      says: {
        both: '{AMeld} es {aSet}, cartas del mismo valor, o una escalera, cartas seguidas del mismo palo.',
        sets: '{AMeld} es {aSet}, cartas del mismo valor; no hay escaleras.',
        runs: '{AMeld} es una escalera, cartas seguidas del mismo palo; no hay {sets}.',
      },
    },
    'melds.setMin': { label: 'Mínimo de un trío', says: (cards) => `{ASet} tiene como mínimo ${cards} cartas.` },
    'melds.setMax': {
      label: 'Máximo de un trío',
      says: (cards) =>
        cards === 0 ? '{ASet} puede tener tantas cartas como quieras.' : `{ASet} tiene como máximo ${cards} cartas.`,
    },
    'melds.duplicates': {
      label: 'Cartas repetidas en un trío',
      says: {
        false: 'En {aSet} no se puede repetir una carta.',
        true: 'En {aSet} se puede repetir la misma carta.',
      },
    },
    'melds.overflow': {
      label: 'Tríos más grandes que la baraja',
      says: {
        false: '{ASet} nunca tiene más cartas de las que hay de su valor.',
        true: 'Con {wilds}, {aSet} puede tener más cartas de las que hay de su valor.',
      },
    },
    'melds.runMin': {
      label: 'Mínimo de una escalera',
      says: (cards) => `Una escalera tiene como mínimo ${cards} cartas.`,
    },
    'melds.runAce': {
      label: 'El as en las escaleras',
      says: {
        low: `En las escaleras el as es la carta más baja: sirve ${LOW}, pero no ${HIGH}.`,
        lowOrHigh: `En una escalera el as puede ser la carta más baja o la más alta, ${LOW} o ${HIGH}, pero no ambas cosas en la misma escalera.`,
        eitherEnd: 'Una escalera puede tener un as en cualquiera de sus extremos, o en los dos.',
        high: `En las escaleras el as es la carta más alta: sirve ${HIGH}, pero no ${LOW}.`,
        highOrLow: `En las escaleras el as es la carta más alta, ${HIGH}, y puede ser también la más baja, ${LOW}, pero no ambas cosas en la misma escalera.`,
      },
    },
    'melds.wildLimit': {
      label: 'Comodines en una combinación',
      says: {
        none: '{AMeld} puede tener tantos {wilds} como quieras.',
        atMostNaturals: '{AMeld} no puede tener más {wilds} que cartas naturales.',
        fewerThanNaturals: '{AMeld} debe tener más cartas naturales que {wilds}.',
        one: '{AMeld} puede tener un solo {wild}.',
        half: 'Los {wilds} pueden ser como máximo la mitad de {aMeld}.',
      },
    },
    'melds.splitLong': {
      label: 'Combinaciones largas como dos',
      says: {
        false: 'Por muchas cartas que tenga, {aMeld} no puede tener más de un {wild}.',
        true: '{AMeld} de seis o más cartas cuenta como dos partes, y cada una puede tener un {wild}.',
      },
    },
    'melds.ownPlace': {
      label: 'Comodines en su propio lugar',
      says: {
        natural: 'Un {wild} usado como la carta que es cuenta como carta natural.',
        wild: 'Un {wild} usado como la carta que es sigue contando como {wild}.',
        choice: 'Un {wild} usado como la carta que es cuenta como carta natural o como {wild}, lo que prefieras.',
      },
    },
    'melds.allWild': {
      label: 'Combinaciones solo de comodines',
      says: {
        ordinary: '{AMeld} puede ser solo de {wilds}.',
        locked: '{AMeld} puede ser solo de {wilds}; si es {aSet}, no se puede sacar de ahí ningún {wild}.',
        special: '{AMeld} puede ser solo de {wilds}; entonces solo se le pueden añadir más {wilds}.',
      },
    },
    'melds.setWild': {
      label: 'Comodines en un trío',
      says: {
        anyMissing: 'En {aSet}, un {wild} sustituye a cualquier palo que falte.',
        named: 'En {aSet}, un {wild} sustituye a un solo palo, que dices al jugarlo.',
      },
    },
    'play.when': {
      label: 'Cuándo se baja',
      says: {
        duringTurns: 'En tu turno puedes bajar {melds} a la mesa, pero nunca es obligatorio.',
        goingOutOnly: '{TheMelds} se guardan en la mano hasta que un jugador {goesOut}.',
      },
    },
    'play.firstTurn': {
      label: 'Bajar en el primer turno',
      says: {
        true: 'En el primer turno de una mano puedes bajar {melds} como en cualquier otro.',
        false: 'En el primer turno de una mano, quien empieza no puede poner nada en la mesa.',
      },
    },
    'play.firstRound': {
      label: 'Bajar en la primera vuelta',
      says: {
        true: 'Puedes bajar {melds} en la primera vuelta.',
        false:
          'Nadie puede poner nada en la mesa hasta que todos hayan jugado un turno y vuelva a tocarle a quien empezó.',
      },
    },
    'play.meldsPerTurn': {
      label: 'Combinaciones nuevas por turno',
      says: {
        0: 'En un turno puedes bajar {newMelds} sin límite.',
        1: 'En un turno puedes bajar {oneNewMeld}.',
      },
    },
    'play.contract': {
      label: 'Contratos',
      says: {
        off: 'No hay contratos: {firstMeld} puede ser de cualquier tipo.',
        sevenRounds: `Cada una de las siete manos tiene un contrato, que debes bajar de una vez y antes que nada: ${CONTRACTS}. Las escaleras de un contrato deben ser de palos distintos, y sus {sets}, de valores distintos. Después solo puedes añadir cartas.`,
      },
    },
  },
  remarks: {
    wildsCount: 'Los {wilds} entran en la cuenta.',
    noWrapping: `Una escalera no da la vuelta: ${WRAPPED} no es una escalera.`,
    saidOnce: 'Si tus cartas se pueden combinar de varias formas, dices cuál eliges, y así se queda.',
  },
  problems: {
    setTooLarge:
      'Solo hay cuatro cartas distintas de cada valor: para tríos más grandes hacen falta dos barajas y cartas repetidas, o que con comodines se pueda pasar de las cartas que hay.',
    lowAceAlone: 'Si se quitan los doses, en las escaleras el as solo puede ser la carta más alta.',
    lockedOrNot: 'Los tríos solo de comodines no pueden estar a la vez cerrados y abiertos a cambios.',
    namedBeyondPack:
      'Un comodín que sustituye a un palo concreto no puede pasar de los cuatro palos, salvo que en un trío se repitan cartas.',
    contractKinds: 'Para los contratos hacen falta tríos y escaleras.',
    contractDeals: 'Hay siete contratos, así que la partida debe tener exactamente siete manos.',
    contractTooLong: 'No se reparten cartas suficientes para uno de los contratos.',
  },
};
