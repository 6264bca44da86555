type Keys = readonly (readonly [keys: string, does: string])[];

/** The headings of the help. */
export const KEYS = {
  table: 'Partout à la table',
  hand: 'Dans votre main',
  letters: 'Raccourcis',
  lettersOff: 'Les raccourcis sont désactivés dans les réglages.',
  lettersHint: 'Ils agissent quand la table a le focus. Vous pouvez les désactiver dans les réglages.',
  reader: 'Avec un lecteur d’écran',
  game: 'Dans certains jeux',
} as const;

export const TABLE_KEYS: Keys = [
  ['Tab', 'Passer entre les combinaisons, les piles, votre main et les boutons'],
  ['Flèches, Début, Fin', 'Se déplacer le long des cartes'],
  ['Entrée', 'Faire ce que dit la place : piocher, ajouter, échanger, défausser'],
  ['Échap', 'Fermer ce qui est ouvert, ou vider la sélection'],
  ['Ctrl ou ⌘ Z', 'Annuler'],
];

export const HAND_KEYS: Keys = [
  ['Espace', 'Choisir une carte, ou ne plus la choisir'],
  ['Entrée', 'Choisir une carte ; sur une carte choisie, jouer la sélection là où elle va, ou y aller'],
  ['Maj et une flèche', 'Déplacer la carte dans la main'],
];

export const LETTER_KEYS: Keys = [
  ['D', 'Piocher'],
  ['U', 'Prendre la carte du dessus de la défausse'],
  ['M', 'Poser les cartes choisies'],
  ['L', 'Ajouter la sélection'],
  ['W', 'Échanger contre un joker'],
  ['X', 'Défausser la carte choisie'],
  ['Z', 'Annuler'],
  ['S', 'Scores'],
  ['H', 'Indice ; encore : le suivant'],
  ['V', 'Montrer les cartes de l’indice'],
  ['T', 'Dire un mot, avec d’autres personnes'],
  ['K', 'Avancer jusqu’à votre tour, à l’entraînement'],
  ['?', 'Cette aide'],
];

/** Letters that work only in games whose rules need them. */
export const GAME_KEYS: Keys = [
  ['F, C', 'Former le contrat, poser le contrat'],
  ['O', 'Finir le tour sans défausser'],
  ['R', 'Faire rami, ou up pour 2'],
  ['Y, N', 'Répondre oui ou non'],
];

/** Tips for playing with a screen reader. */
export const READER_HINTS: readonly string[] = [
  'La table a des titres : joueurs, combinaisons, pioche et défausse, votre main, scores.',
  'Chaque carte et chaque place est un bouton qui dit ce qu’il est. Appuyez sur une carte pour la choisir ; appuyez de nouveau pour ne plus la choisir.',
  'Quand des cartes sont choisies, les places où elles vont sont des boutons parmi les combinaisons, et le bouton Poser dit ce qu’elles formeraient.',
  'Un joker que vous pouvez prendre par échange le dit : « Échanger : prendre le huit de trèfle ». Choisissez la carte qu’il représente, puis appuyez sur le joker.',
  'Les coups des autres et votre tour sont lus automatiquement. Le suivi contient tout.',
];
