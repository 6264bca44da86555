/** The names of the bots, by number. */
export const BOTS = ['Alma', 'Bastián', 'Carmen', 'Darío', 'Elisa', 'Fermín', 'Gala', 'Héctor'] as const;

/** People's avatars, by number. */
export const AVATAR_LABELS = [
  ...['un zorro', 'un gato', 'un búho', 'un oso', 'un conejo', 'un pingüino', 'una rana', 'un panda'],
  ...['un león', 'un elefante', 'un erizo', 'un pulpo', 'una tortuga', 'una ballena', 'una abeja', 'un caracol'],
  ...['un cactus', 'un hongo', 'un girasol', 'una luna', 'una tetera', 'un globo', 'un velero', 'un cohete'],
] as const;
