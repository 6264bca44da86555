import type { SeatInfo } from '#protocol';
import { fixed } from './say.ts';

/** The names of the bots, by number. */
const BOTS = fixed('bots');

/** People's avatars, by number. */
export const AVATAR_LABELS = fixed('avatars');

/** A person's avatar, as it is read beside their name; empty for others. */
export const avatarOf = ({ kind, avatar }: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  (kind === 'person' && AVATAR_LABELS[avatar ?? -1]) || '';

/** The names of the bots, and the avatars. */
export const avatarsText = {
  ...{ BOTS, AVATAR_LABELS, avatarOf },
};
