/** The names of the bots, by number. */
export const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'] as const;

/** People's avatars, by number. */
export const AVATAR_LABELS = [
  ...['a fox', 'a cat', 'an owl', 'a bear', 'a rabbit', 'a penguin', 'a frog', 'a panda'],
  ...['a lion', 'an elephant', 'a hedgehog', 'an octopus', 'a turtle', 'a whale', 'a bee', 'a snail'],
  ...['a cactus', 'a mushroom', 'a sunflower', 'a moon', 'a teapot', 'a balloon', 'a sailing boat', 'a rocket'],
] as const;
