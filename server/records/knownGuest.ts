import type { KnownGuest, KnownTable } from '#protocol';
import { seatsIn } from '#table';
import type { Store } from '../store/store.ts';

/** The parts of the store that know where a guest sits. */
type SeatsKept = Pick<Store, 'find'> & {
  readonly logs: Pick<Store['logs'], 'tablesOf' | 'table'>;
  readonly games: Pick<Store['games'], 'publicId' | 'nameOf'>;
};

/** The most tables that another device is told of. */
const MOST_TABLES = 20;

/** The most tables of a guest that are looked at. Those that ended long ago are forgotten. */
const MOST_LOOKED_AT = 200;

/** The facts about a guest that another device needs, from their seats and games. Nothing is stored for it. */
export async function knownGuest(store: SeatsKept, guest: string): Promise<KnownGuest> {
  const tables: KnownTable[] = [];
  let own: { readonly name: string; readonly avatar?: number } | null = null;
  const ids = await store.logs.tablesOf(guest);
  for (const id of ids.slice(-MOST_LOOKED_AT)) {
    if (tables.length === MOST_TABLES) break;
    const table = await store.logs.table(id);
    if (!table || table.isEnded) continue;
    const { code, rules } = table.order;
    const seats = seatsIn((await store.find(code))?.lines ?? []);
    const seat = seats.find(({ player }) => player === guest);
    if (!seat) continue;
    own = seat;
    const others = seats.filter((other) => other.kind === 'person' && other !== seat);
    tables.push({ code, rules, names: others.map(({ name }) => name) });
  }
  const name = own?.name ?? (await latestName(store, guest));
  return { name, avatar: own?.avatar ?? null, tables };
}

async function latestName({ games }: SeatsKept, guest: string): Promise<string | null> {
  const player = await games.publicId(guest);
  return player === null ? null : ((await games.nameOf({ player, isOwn: true })) ?? null);
}
