import type { PresetId } from '../../presets/index.ts';
import type { GameTexts } from '../ruleWords.ts';

/** The names of the games, and what makes each special. */
export const GAME_TEXTS: Readonly<Record<PresetId, GameTexts>> = {
  'crazy-rummy': {
    name: 'Crazy Rummy',
    about:
      'Trece manos con un comodín distinto en cada una: desde los ases en la primera hasta los reyes en la última.',
  },
  'crazy-rummy-7': {
    name: 'Crazy Rummy en siete manos',
    about: 'Un valor de cada dos es comodín: ases, treses, cincos, sietes, nueves, jotas y reyes.',
  },
  'crazy-rummy-3': {
    name: 'Crazy Rummy en tres manos',
    about: 'Tres manos: los comodines son los ases, los sietes y los reyes.',
  },
  'fort-worth-gin': {
    name: 'Fort Worth Gin',
    about: 'Ninguna combinación puede tener más comodines que cartas naturales.',
  },
  'fort-worth-gin-odd': {
    name: 'Fort Worth Gin, partida corta',
    about: 'Fort Worth Gin en siete manos, con los valores impares como comodines.',
  },
  'fort-worth-gin-even': {
    name: 'Fort Worth Gin, partida muy corta',
    about: 'Fort Worth Gin en seis manos, con los valores pares como comodines.',
  },
  biddies: {
    name: 'Biddies',
    about: 'El as es la carta más baja o la más alta, y quien se queda solo con un dos puede acabar la mano.',
  },
  'treize-brasses': {
    name: 'Treize Brasses',
    about: 'Dos barajas y trece cartas por jugador; si tomas un descarte, tienes que usarlo enseguida.',
  },
  beanie: {
    name: 'Beanie',
    about:
      'Los comodines bajan de los reyes a los ases, y si alguien acaba en su primer turno, los demás aún pueden poner cartas en la mesa.',
  },
  'ace-to-ace': {
    name: 'De as a as',
    about:
      'Lo que pones en la mesa suma, lo que te queda en la mano resta, y puedes tomar de la pila de descartes tantas cartas como quieras.',
  },
  'the-press': {
    name: 'The Press',
    about: 'Cuando un jugador va 50 puntos o más por detrás de todos los demás, la mano siguiente vale el doble.',
  },
  'auto-press': {
    name: 'Auto-Press',
    about: 'The Press para cuatro o más jugadores: tras la primera mano, la segunda ya vale el doble.',
  },
  'dealers-choice': {
    name: 'Elige quien reparte',
    about: 'Quien reparte mira sus cartas y elige el comodín; cada valor, una sola vez por partida.',
  },
  'one-joker': {
    name: 'Un joker',
    about: 'Un joker que siempre es comodín, y una decimocuarta mano en la que no hay otro.',
  },
  thanasis: {
    name: 'Thanasis',
    about: 'Las combinaciones se guardan en la mano hasta que alguien puede mostrar todas sus cartas combinadas.',
  },
  dynamitis: {
    name: 'Dynamitis',
    about: 'Thanasis en el que también los doses son siempre comodines.',
  },
  'basic-rummy': {
    name: 'Rummy básico',
    about: 'No hay comodines, y quien gana la mano suma lo que les queda a los demás.',
  },
  'five-thousand-rummy': {
    name: 'Rummy 5000',
    about:
      'Tu primera carta dice cuántas recibes, la de quien reparte señala el comodín, y las que pones en la mesa suman para ti.',
  },
  george: {
    name: 'George',
    about:
      'Rummy 5000 solo con tríos y un comodín como máximo en cada uno; para tomar una carta de la pila necesitas dos de su valor.',
  },
  'crummy-rummy': {
    name: 'Crummy Rummy',
    about: 'Siete manos, cada una con un contrato que debes bajar antes que nada.',
  },
};
