import { randomFrom } from '#engine';
import type { TableRequest } from '#protocol';
import { PRESETS, printRules } from '#rules';
import { bestFor } from '../../server/lobby/quickMatches.ts';
import type { Listing } from '../../server/tables.ts';
import { markdownTable } from './report.ts';

/** How long things take at a table of four, in seconds: a deal, the pause after it, and filling up with bots. */
const DEAL_SECONDS = 100;
const PAUSE_SECONDS = 10;
const FILL_SECONDS = 0.5;
/** Within this time of pressing *Play now*, company counts as found at once. */
const SOON_SECONDS = 10;
const SEATS = 4;
/** Enough for shares that vary by about one in a hundred. */
const PEOPLE = 4_000;
const RATES_PER_HOUR = [1, 5, 20, 100] as const;
const LENGTHS = [3, 7, 13] as const;

/** The steps of a random share between 0 and 1. */
const FINE = 1_000_000;

/** Which seats a newcomer may take: a bot's in mid-deal, and at a table of another length. */
interface MatchRule {
  readonly midDeal: boolean;
  readonly orNear: boolean;
}
const RULES: readonly (readonly [name: string, rule: MatchRule])[] = [
  ['between deals, same length', { midDeal: false, orNear: false }],
  ['in mid-deal, same length', { midDeal: true, orNear: false }],
  ['in mid-deal, any length', { midDeal: true, orNear: true }],
];

interface SimulatedPerson {
  readonly arrived: number;
  /** When they first sat with somebody else; infinity for never. */
  met: number;
}

interface SimulatedTable {
  readonly wish: TableRequest;
  readonly deals: number;
  readonly begun: number;
  readonly people: SimulatedPerson[];
  /** The deals in which each hand that was taken over was. */
  readonly taken: number[];
}

const wishOf = (deals: (typeof LENGTHS)[number]): TableRequest => {
  const rules = PRESETS[deals === 13 ? 'crazy-rummy' : `crazy-rummy-${deals}`];
  if (!rules) throw new Error(`no game of ${deals} deals`);
  return { rules: printRules(rules), seats: SEATS, pace: 'usual' };
};

/** The number of the deal at a moment, from 1, and whether it is being played; 0 before the first. */
function dealAt({ begun }: SimulatedTable, now: number): { readonly deal: number; readonly isPlayed: boolean } {
  const passed = now - begun;
  if (passed < 0) return { deal: 0, isPlayed: false };
  const whole = DEAL_SECONDS + PAUSE_SECONDS;
  return { deal: Math.floor(passed / whole) + 1, isPlayed: passed % whole < DEAL_SECONDS };
}

const isOver = (table: SimulatedTable, now: number): boolean => dealAt(table, now).deal > table.deals;

/** The table as the lobby sees it. A game that two people began is rated, and closed in mid-deal. */
function listingOf(table: SimulatedTable, now: number, code: string, { midDeal }: MatchRule): Listing {
  const { deal, isPlayed } = dealAt(table, now);
  const { length: people } = table.people;
  const isRated = table.people.filter(({ arrived }) => arrived < table.begun).length > 1;
  const taken = table.taken.filter((one) => one === deal).length;
  const openSeats = !isPlayed ? SEATS - people : midDeal && !isRated ? SEATS - people - taken : 0;
  const order = { ...table.wish, id: code, code, isPrivate: false };
  return { order, stage: deal === 0 ? 'waiting' : 'playing', deal, guests: [], people, present: people, openSeats };
}

/** Lets people arrive, each for one game, and returns them. */
function simulate(perHour: number, rule: MatchRule): readonly SimulatedPerson[] {
  const chance = randomFrom('arrivals', [], `${perHour} an hour`);
  const random = () => chance.below(FINE) / FINE;
  let tables: SimulatedTable[] = [];
  const all: SimulatedPerson[] = [];
  for (let now = 0; all.length < PEOPLE; now += (-Math.log(1 - random()) * 3_600) / perHour) {
    tables = tables.filter((table) => !isOver(table, now));
    const person: SimulatedPerson = { arrived: now, met: Number.POSITIVE_INFINITY };
    all.push(person);
    const deals = LENGTHS[Math.floor(random() * LENGTHS.length)] as (typeof LENGTHS)[number];
    const wish = wishOf(deals);
    const listed = tables.map((table, index) => listingOf(table, now, String(index), rule));
    const best = bestFor({ ...wish, orNear: rule.orNear }, 'newcomer', listed);
    const table = best ? tables[Number(best.order.code)] : undefined;
    if (!table) {
      tables.push({ wish, deals, begun: now + FILL_SECONDS, people: [person], taken: [] });
      continue;
    }
    const { deal, isPlayed } = dealAt(table, now);
    if (isPlayed) table.taken.push(deal);
    table.people.push(person);
    for (const one of table.people) one.met = Math.min(one.met, now);
  }
  return all;
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** A table of who meets a person in their first game, by arrivals an hour and by what a newcomer may take. */
export function arrivalsTable(): string {
  const head = ['', ...RATES_PER_HOUR.map((rate) => `${rate} an hour`)];
  const rows = RULES.map(([name, rule]) => [
    name,
    ...RATES_PER_HOUR.map((rate) => {
      const people = simulate(rate, rule);
      const share = (isSuch: (seconds: number) => boolean) =>
        people.filter(({ arrived, met }) => isSuch(met - arrived)).length / people.length;
      return `${percent(share((seconds) => seconds <= SOON_SECONDS))}, ${percent(share(Number.isFinite))}`;
    }),
  ]);
  return `${markdownTable([head, ...rows])}\n\nFirst: with a person within ${SOON_SECONDS} s of pressing. Second: at some time in the game.`;
}
