import type { Seat } from '#engine';
import type { Saying, SeatInfo, TableView } from '#protocol';
import { language } from '../language.ts';
import { personAt } from './person.ts';

/** A person's avatar, as it is read beside their name; empty for others. */
export const avatarOf = ({ kind, avatar }: Pick<SeatInfo, 'kind' | 'avatar'>): string =>
  (kind === 'person' && language.AVATAR_LABELS[avatar ?? -1]) || '';

/** A phrase as read out: "Ben: Well played!", "You: Smile." */
export const saidBy = (table: TableView, seat: Seat, saying: Saying): string =>
  language.saysAloud(personAt(table, seat), saying);

/** Everybody's total now. */
export const totalsLine = (table: TableView): string =>
  language.totalsNow((table.game?.seats ?? []).map(({ total }, seat) => ({ who: personAt(table, seat), total })));
