import type { SeatInfo } from '#protocol';
import { avatarOf } from './company.ts';
import { fixed, say } from './say.ts';

/** The panel with the phrases, and muting and blocking. */
const TALK = fixed('talk');

/** The manners of the bots, by number: how fast they play, and what they remark on. They say nothing of their level. */
const MANNER_WORDS = fixed('manners');

/** Stopping between deals and resuming another day. */
const ADJOURN = fixed('adjourn');

/** "Ben and Cid want to stop for today. Everyone has to agree." */
function wantToStop(names: readonly string[], isYou: boolean): string {
  const others = names.map((name) => ({ name, isYou: false }));
  const people = isYou ? [{ name: '', isYou }, ...others] : others;
  return say('adjourn-wantToStop', { people, count: people.length, withYou: isYou });
}

/** "You stopped after deal 4." Spectators read "The players stopped …". */
const restsAfter = (deal: number, watches: boolean): string => say('adjourn-restsAfter', { deal, watches });

/** The question before a player gives up a seat mid-game. */
const LEAVING = fixed('leaving');

/** The panel that tells a returning player what a bot did for them. */
const AWAY = fixed('away');

/** The panel shown the first time the clock ends a player's turn. */
const TIME_OUT = fixed('timeOut');

/** The question before a player goes home mid-game and keeps the seat. */
const GOING_HOME = fixed('goingHome');

/** A player in a few words: a person's avatar, a bot's manner; empty if neither is known. */
const aboutOne = (info: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  info.kind === 'bot' ? (MANNER_WORDS[info.avatar ?? -1] ?? '') : avatarOf(info);

/** The texts of the panels about players and phrases. */
export const playersText = {
  ...{ TALK, MANNER_WORDS, ADJOURN, wantToStop, restsAfter, LEAVING, AWAY, TIME_OUT, GOING_HOME },
  aboutOne,
};
