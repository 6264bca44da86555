import { formats } from '../plural.ts';

/** The settings, group by group. Those that the home screen has as well are in `screens.ts`. */
export const ALL_SETTINGS = {
  browsersLanguage: 'El del navegador',
  looks: 'Aspecto',
  felt: 'Tapete',
  felts: { green: 'Verde', blue: 'Azul', wine: 'Vino', slate: 'Pizarra', plum: 'Ciruela', sand: 'Arena' },
  face: 'Cara',
  faces: { classic: 'Clásica', large: 'Grande', fourColour: 'Coloreada', minimal: 'Sencilla' },
  letters: 'Letras de las cartas',
  cardSize: 'Tamaño',
  cardSizes: { small: 'Pequeño', normal: 'Normal', large: 'Grande' },
  cardBack: 'Dorso',
  cardBacks: { lattice: 'Rombos', waves: 'Olas', leaves: 'Hojas', plain: 'Liso', rays: 'Rayos', tiles: 'Azulejos' },
  table: 'Mesa',
  theme: 'Día o noche',
  themeNames: { auto: 'Según dispositivo', dark: 'Noche', light: 'Día' },
  bots: 'Bots al practicar',
  botSpeeds: { normal: 'Normales', fast: 'Rápidos' },
  speed: 'Animación',
  speeds: { off: 'No', fast: 'Rápida', normal: 'Normal', slow: 'Lenta' },
  leftHanded: 'Mesa para zurdos',
  leftHandedHint: 'Mazo, pila y botones a la izquierda',
  sound: 'Sonido',
  sounds: 'Sonidos',
  volume: 'Volumen',
  hear: 'Escuchar un sonido',
  exampleSounds: { yourTurn: 'Tu turno', place: 'Una carta', swap: 'Un cambio', dealWon: 'Una mano ganada' },
  vibrates: 'Vibración',
  vibratesHint: 'Al levantar una carta, al cambiarla por un comodín y al cerrar',
  playing: 'Juego',
  taps: 'Jugar tocando',
  drags: 'Jugar arrastrando',
  warns: 'Avisar de descartes arriesgados',
  warnsHint: 'Si la carta es un comodín, o si quien sigue podría colocarla',
  hints: 'Botón de pista',
  hintsHint: 'Propone una jugada cuando la pides',
  phrases: 'Chat de la mesa',
  phrasesHint: 'Frases cortas de otras personas, y un botón para responder',
  letterKeys: 'Teclas de letras',
  letterKeysHint: 'D roba, M baja, X descarta, ? las muestra todas',
  turn: 'Cuando te toca',
  notifies: 'Avisarme',
  notifiesHint: 'Cuando el juego está en segundo plano',
  noAlerts: {
    unsupported: 'Este navegador no admite notificaciones.',
    denied: 'Las notificaciones están bloqueadas para esta página. Permítelas en los ajustes del navegador.',
  },
} as const;

/** The value of the volume slider, shown and read out: "60 %". */
export const volumeOf = (volume: number): string => formats.percent(volume / 100);

/** The page as search engines and link previews describe it, and what it says in a browser without scripts. */
export const ABOUT = {
  description: 'Juega a Crazy Rummy en tu navegador, con amigos o contra bots.',
  noScripts: 'Crazy Rummy necesita JavaScript.',
} as const;
