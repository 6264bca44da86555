import type { SeatInfo } from '#protocol';

/** The names of the bots, by number. */
export const BOTS = ['Ada', 'Bruno', 'Clara', 'Dario', 'Edda', 'Fritz', 'Greta', 'Hugo'];

/** People's avatars, by number. */
export const AVATAR_LABELS = [
  ...['a fox', 'a cat', 'an owl', 'a bear', 'a rabbit', 'a penguin', 'a frog', 'a panda'],
  ...['a lion', 'an elephant', 'a hedgehog', 'an octopus', 'a turtle', 'a whale', 'a bee', 'a snail'],
  ...['a cactus', 'a mushroom', 'a sunflower', 'a moon', 'a teapot', 'a balloon', 'a sailing boat', 'a rocket'],
];

/** A person's avatar, as it is read beside their name; empty for others. */
export const avatarOf = ({ kind, avatar }: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  (kind === 'person' && AVATAR_LABELS[avatar ?? -1]) || '';

/** A player as far as their name needs it. */
type Named = Pick<SeatInfo, 'kind' | 'name'> & { readonly avatar?: number | null };

/** A player's name as this page shows it. A server of an older version does not number its bots, only names them. */
export const playerName = ({ kind, name, avatar }: Named): string =>
  kind === 'bot' ? (BOTS[avatar ?? -1] ?? name) : name;
