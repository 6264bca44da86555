type Keys = readonly (readonly [keys: string, does: string])[];

/** The headings of the help. */
export const KEYS = {
  table: 'En cualquier lugar de la mesa',
  hand: 'En tus cartas',
  letters: 'Teclas de letras',
  lettersOff: 'Las teclas de letras están desactivadas en los ajustes.',
  lettersHint: 'Funcionan mientras el foco está en la mesa. Puedes desactivarlas en los ajustes.',
  reader: 'Con un lector de pantalla',
  game: 'En algunos juegos',
} as const;

export const TABLE_KEYS: Keys = [
  ['Tab', 'Pasar entre las combinaciones, el mazo y la pila, tus cartas y los botones'],
  ['Flechas, Inicio, Fin', 'Moverse entre las cartas de ese lugar'],
  ['Intro', 'Hacer lo que dice el lugar: robar, colocar, cambiar, descartar'],
  ['Esc', 'Cerrar lo que esté abierto, o dejar de elegir cartas'],
  ['Ctrl o ⌘ Z', 'Anular'],
];

export const HAND_KEYS: Keys = [
  ['Espacio', 'Elegir una carta, o dejar de elegirla'],
  ['Intro', 'Elegir una carta; sobre una carta elegida, jugar las elegidas donde encajan, o ir adonde encajan'],
  ['Mayús y una flecha', 'Mover la carta entre tus cartas'],
];

export const LETTER_KEYS: Keys = [
  ['D', 'Robar del mazo'],
  ['U', 'Tomar la carta de arriba de la pila de descartes'],
  ['M', 'Bajar las cartas elegidas'],
  ['L', 'Colocar las cartas elegidas'],
  ['W', 'Cambiar por un comodín'],
  ['X', 'Descartar la carta elegida'],
  ['Z', 'Anular'],
  ['S', 'Puntos'],
  ['H', 'Pista; otra vez: la siguiente'],
  ['V', 'Ver las cartas de la pista'],
  ['T', 'Decir algo, si hay más personas'],
  ['K', 'Saltar a tu turno, al practicar'],
  ['?', 'Esta ayuda'],
];

/** Letters that work only in games whose rules need them. */
export const GAME_KEYS: Keys = [
  ['F, C', 'Buscar el contrato, bajar el contrato'],
  ['O', 'Acabar el turno sin descarte'],
  ['R', 'Hacer rummy o irse con 2'],
  ['Y, N', 'Responder sí o no'],
];

/** Tips for playing with a screen reader. */
export const READER_HINTS: readonly string[] = [
  'La mesa tiene encabezados: jugadores, combinaciones, mazo y pila de descartes, tus cartas, puntos.',
  'Cada carta y cada lugar es un botón que dice lo que es. Pulsa una carta para elegirla; púlsala otra vez para dejar de elegirla.',
  'Cuando hay cartas elegidas, los lugares donde encajan son botones entre las combinaciones, y el botón «Bajar» dice qué formarían.',
  'Un comodín por el que puedes cambiar lo dice: «Cambiar: tomar el ocho de tréboles». Elige la carta a la que sustituye y pulsa el comodín.',
  'Las jugadas de los demás y tu turno se leen solos. En «Diario» está todo.',
];
