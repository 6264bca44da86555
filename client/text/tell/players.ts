import type { Seat } from '#engine';
import type { Saying, SeatInfo, TableLook, TableView } from '#protocol';
import { language } from '../language.ts';
import { personAt, playerName } from './person.ts';

/** A person's avatar, as it is read beside their name; empty for others. */
export const avatarOf = ({ kind, avatar }: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  (kind === 'person' && language.AVATAR_LABELS[avatar ?? -1]) || '';

/** The player in a seat of a table that is looked at: "Ada (bot)". */
export const sitter = (player: TableLook['seats'][number]): string => {
  if (player.kind === 'empty') return language.LOOK.free;
  return player.kind === 'bot' ? language.botNamed(playerName(player)) : player.name;
};

/** A phrase as read out: "Ben: Well played!", "You: Smile." */
export const saidBy = (table: TableView, seat: Seat, saying: Saying): string =>
  language.saysAloud(personAt(table, seat), saying);
