import type { SeatInfo } from '#protocol';
import { more } from '../language.ts';
import { avatarOf } from './players.ts';

/** A player in a few words: a person's avatar, a bot's manner; empty if neither is known. */
export const aboutOne = (info: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  info.kind === 'bot' ? (more.players.MANNER_WORDS[info.avatar ?? -1] ?? '') : avatarOf(info);
