import type { KnownGuest, KnownTable } from '#protocol';
import { seatsIn } from '#table';
import type { Store } from '../store/store.ts';

/** The parts of the store that know where a guest sits. */
type SeatsKept = Pick<Store, 'find'> & {
  readonly logs: Pick<Store['logs'], 'openCodesOf'>;
  readonly games: Pick<Store['games'], 'publicId' | 'nameOf'>;
};

/** The most tables that another device is told of. */
const MOST_TABLES = 20;

/** The facts about a guest that another device needs, from their seats and games. Nothing is stored for it. */
export async function knownGuest(store: SeatsKept, guest: string): Promise<KnownGuest> {
  const tables: KnownTable[] = [];
  let own: { readonly name: string; readonly avatar?: number } | null = null;
  for (const code of await store.logs.openCodesOf(guest)) {
    if (tables.length === MOST_TABLES) break;
    const table = await store.find(code);
    const seats = seatsIn(table?.lines ?? []);
    const seat = seats.find(({ player }) => player === guest);
    // Somebody who has left, or whose table has ended meanwhile.
    if (!table || !seat) continue;
    own = seat;
    const others = seats.filter((other) => other.kind === 'person' && other !== seat);
    tables.push({ code, rules: table.order.rules, names: others.map(({ name }) => name) });
  }
  const name = own?.name ?? (await latestName(store, guest));
  return { name, avatar: own?.avatar ?? null, tables };
}

async function latestName({ games }: SeatsKept, guest: string): Promise<string | null> {
  const player = await games.publicId(guest);
  return player === null ? null : ((await games.nameOf({ player, isOwn: true })) ?? null);
}
