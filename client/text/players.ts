import type { SeatInfo } from '#protocol';
import { more, withTellers } from './language.ts';
import { avatarOf } from './tell/players.ts';

/** A player in a few words: a person's avatar, a bot's manner; empty if neither is known. */
const aboutOne = (info: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  info.kind === 'bot' ? (more.players.MANNER_WORDS[info.avatar ?? -1] ?? '') : avatarOf(info);

/** The texts of the panels about players and phrases. */
export const playersText = withTellers(() => more.players, { aboutOne });
