import type { GroupWords } from '../ruleWords.ts';
import { listedOr } from './lists.ts';

/** The words for the number of players and the pack. */
export const PLAYER_WORDS: GroupWords<'players'> = {
  title: 'Jugadores y cartas',
  options: {
    'table.minPlayers': { label: 'Mínimo de jugadores', says: (players) => `Como mínimo ${players} jugadores.` },
    'table.maxPlayers': { label: 'Máximo de jugadores', says: (players) => `Como máximo ${players} jugadores.` },
    'table.direction': {
      label: 'Sentido del juego',
      says: {
        clockwise:
          'Se reparte y se juega en el sentido de las agujas del reloj, y así pasa también el turno de repartir.',
        counterClockwise:
          'Se reparte y se juega en sentido contrario a las agujas del reloj, y así pasa también el turno de repartir.',
      },
    },
    'table.firstDealer': {
      label: 'Quién reparte primero',
      says: {
        random: 'Se decide al azar quién reparte primero.',
        lowestDraw: 'Cada jugador saca una carta y reparte primero quien saque la más baja; el as es la más baja.',
        firstJack: 'Se van repartiendo cartas boca arriba, y reparte primero quien reciba la primera jota.',
      },
    },
    'table.drawTie': {
      label: 'Cartas iguales en ese sorteo',
      says: {
        lowestRedraw: 'Quienes empatan con la carta más baja vuelven a sacar.',
        allEqualRedraw: 'Quienes sacan cartas iguales vuelven a sacar, hasta que todas sean distintas.',
      },
    },
    'pack.packs': {
      label: 'Barajas',
      says: {
        one: 'Una baraja de 52 cartas.',
        two: 'Dos barajas mezcladas.',
        twoAbove4: 'Una baraja hasta cuatro jugadores; dos barajas si son más.',
        threeAbove4: 'Dos barajas hasta cuatro jugadores; tres barajas si son más.',
        halfOfPlayers: 'Una baraja por cada dos jugadores, redondeando hacia arriba.',
      },
    },
    'pack.jokers': {
      label: 'Jokers',
      says: {
        0: 'Sin jokers.',
        1: 'Un joker.',
        4: 'Cuatro jokers.',
        6: 'Seis jokers.',
        twoPerPack: 'Dos jokers en cada baraja.',
      },
    },
    'pack.lowestRank': {
      label: 'Cartas que se quitan',
      says: {
        2: 'No se quita ninguna carta.',
        3: 'Se quitan los doses.',
        4: 'Se quitan los doses y los treses.',
        6: 'Se quitan los doses, los treses, los cuatros y los cincos.',
      },
    },
  },
  remarks: {
    howMany: ({ fewest, most }) => {
      if (fewest === most) return `Para ${fewest} jugadores.`;
      return most - fewest === 1
        ? `Para ${listedOr([`${fewest}`, `${most}`])} jugadores.`
        : `De ${fewest} a ${most} jugadores.`;
    },
  },
  problems: {
    noTable: 'Una mesa tiene de dos a ocho sitios, y el mínimo de jugadores no puede superar el máximo.',
    tooFewCards:
      'No hay cartas suficientes para todos los números de jugadores permitidos: las de cada jugador, las que se descubren y una para el mazo.',
    jokersMissing: 'Los jokers son comodines, pero no hay ninguno en la baraja.',
    jokersNotWild: 'Hay jokers en la baraja, así que deben ser comodines.',
    twosMissing: 'Los doses son siempre comodines, pero se quitan de la baraja.',
  },
};
