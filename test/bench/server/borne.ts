import type { Figure } from '../report.ts';
import { type BenchHouse, demandOf, measured, withGame, withRelay } from './house.ts';
import { largestFitting, type Search } from './search.ts';

/** Tables are borne if the others see 99 % of all actions within this time, in ms, and none of them are left out. */
const MOST_TIME = 50;
const LEAST_DONE = 0.98;
/** The number of tables borne ÷ the number that the relay bears. */
const LEAST_RATIO = 0.5;
/** The crowd's share of its core from which on the times may be the crowd's. */
const CROWD_FULL = 0.9;
/** A number of tables is tried again before it counts as not borne, in case something else kept the machine busy. */
const FIRST = { warmUp: 4_000, lasting: 4_000 };
const AGAIN = { warmUp: 500, lasting: 4_000 };
/** The average size of the game's frames. The relay's cost does not depend on it. */
const SIZES = { frame: 21 };
const GAME_SEARCH = { from: 400, step: 50, most: 1_600 };
const RELAY_SEARCH = { from: 1_200, step: 100, most: 2_400 };

/** The most tables that the game and the relay bear on one core, at ten actions per second and table. */
export async function borneFigures(): Promise<Figure[]> {
  const game = await mostBorne(GAME_SEARCH, withGame);
  const relay = await mostBorne(RELAY_SEARCH, (rooms, work) => withRelay(rooms, SIZES, work));
  return [
    { name: `tables borne, p99 < ${MOST_TIME} ms`, value: game.rooms, unit: '' },
    {
      name: `  the same by the relay${relay.isByCrowd ? ' (more if the clients had a faster core)' : ''}`,
      value: relay.rooms,
      unit: '',
    },
    { name: '  borne ÷ the relay', value: game.rooms / relay.rooms, unit: '', least: LEAST_RATIO },
    { name: "  of the clients' core in use, at most", value: 100 * Math.max(game.crowd, relay.crowd), unit: '%' },
  ];
}

interface Borne {
  readonly rooms: number;
  /** The largest share of its core that the crowd used. */
  readonly crowd: number;
  /** Whether the crowd was too slow at a number of tables that was not borne. */
  readonly isByCrowd: boolean;
}

/** Opens this many tables, of the game or of a relay. */
type OpenTables = <Value>(rooms: number, work: (house: BenchHouse) => Promise<Value>) => Promise<Value>;

async function mostBorne(search: Search, open: OpenTables): Promise<Borne> {
  let crowd = 0;
  const missed: number[] = [];
  const isBorne = async (rooms: number, house: BenchHouse, span: typeof FIRST): Promise<boolean> => {
    const { others, perSecond, crowdBusy } = await measured(house, span);
    crowd = Math.max(crowd, crowdBusy);
    const fits = others.p99 < MOST_TIME && perSecond >= LEAST_DONE * demandOf(rooms);
    if (!fits) missed.push(crowdBusy);
    return fits;
  };
  const rooms = await largestFitting(search, (count) =>
    open(count, async (house) => (await isBorne(count, house, FIRST)) || (await isBorne(count, house, AGAIN))),
  );
  return { rooms, crowd, isByCrowd: missed.some((busy) => busy > CROWD_FULL) };
}
