/** The names of the bots, by number. */
export const BOTS = ['Agathe', 'Basile', 'Coralie', 'Didier', 'Élise', 'Firmin', 'Ginette', 'Henri'] as const;

/** People's avatars, by number. */
export const AVATAR_LABELS = [
  ...['un renard', 'un chat', 'un hibou', 'un ours', 'un lapin', 'un pingouin', 'une grenouille', 'un panda'],
  ...[
    'un lion',
    'un éléphant',
    'un hérisson',
    'une pieuvre',
    'une tortue',
    'une baleine',
    'une abeille',
    'un escargot',
  ],
  ...['un cactus', 'un champignon', 'un tournesol', 'une lune', 'une théière', 'un ballon', 'un voilier', 'une fusée'],
] as const;
