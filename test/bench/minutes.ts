import { think } from '#bots';
import { PRESETS } from '#rules';
import { playGames } from '../../server/cli/simulateGames.ts';
import { TEMPO } from '../../server/config.ts';
import { markdownTable } from './report.ts';

/** A person's turn at the usual pace, in seconds: a third of the clock. No games of people are stored yet to tell. */
const TURN_SECONDS = 15;
/** The pause until everybody has pressed Next, in seconds: half of the longest. */
const PAUSE_SECONDS = TEMPO.next / 2_000;
const GAMES = 30;
const SEATS = [3, 4, 5, 6] as const;
/** People at the table; bots have the other seats. */
const PEOPLE = [1, 2, 4] as const;

/** How long a deal of the standard game takes with the pause after it, by seats and people, as a Markdown table. */
export function minutesTable(): string {
  const rules = PRESETS['crazy-rummy'];
  if (!rules) throw new Error('no standard game');
  const rows = SEATS.map((seats) => {
    let deals = 0;
    let turns = 0;
    let actions = 0;
    for (const game of playGames({ rules, players: seats, seed: 1, botFor: () => think }, GAMES)) {
      deals += game.results.length;
      turns += game.turns;
      actions += game.actions;
    }
    const perSeat = turns / deals / seats;
    const seconds = PEOPLE.map((people) => {
      if (people > seats) return '';
      const bots = ((seats - people) * perSeat * (actions / turns) * TEMPO.bot + TEMPO.deal) / 1_000;
      return `${Math.round(people * perSeat * TURN_SECONDS + bots + PAUSE_SECONDS)} s`;
    });
    return [`${seats}`, (turns / deals).toFixed(1), ...seconds];
  });
  const head = ['seats', 'turns a deal', ...PEOPLE.map((people) => (people === 1 ? '1 person' : `${people} people`))];
  return markdownTable([head, ...rows]);
}
