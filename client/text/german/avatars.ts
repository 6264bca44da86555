/** The names of the bots, by number. */
export const BOTS = ['Alma', 'Bernd', 'Carla', 'Dirk', 'Emmi', 'Frieda', 'Gustav', 'Hannes'] as const;

/** People's avatars, by number. */
export const AVATAR_LABELS = [
  ...['ein Fuchs', 'eine Katze', 'eine Eule', 'ein Bär', 'ein Hase', 'ein Pinguin', 'ein Frosch', 'ein Panda'],
  ...['ein Löwe', 'ein Elefant', 'ein Igel', 'ein Krake', 'eine Schildkröte', 'ein Wal', 'eine Biene', 'eine Schnecke'],
  ...[
    'ein Kaktus',
    'ein Pilz',
    'eine Sonnenblume',
    'ein Mond',
    'eine Teekanne',
    'ein Ballon',
    'ein Segelboot',
    'eine Rakete',
  ],
] as const;
