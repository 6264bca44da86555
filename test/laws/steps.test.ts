import { beforeAll, expect, test } from 'vitest';
import {
  apply,
  faceOf,
  findContract,
  type GameState,
  type LegalActions,
  legalActions,
  type PlayerView,
  parseCard,
  refusal,
  rummiesNow,
  type Seat,
  seatsToAct,
  viewFor,
  windowFor,
} from '#engine';
import type { TableView } from '#protocol';
import { printRules } from '#rules';
import { fetchContractSearch } from '../../client/game/contractSearch.ts';
import type { GestureContext } from '../../client/game/gestureContext.ts';
import { enabledButtons } from '../../client/game/highlights.ts';
import { buttonIntent } from '../../client/game/intent.ts';
import { text } from '../../client/text/index.ts';
import { playGame } from '../support/play/playGame.ts';
import { AROUND, person } from '../support/play/tableViews.ts';
import { gamesByChance } from './anyRules/games.ts';
import { isPicked, type Planned } from './anyRules/law.ts';
import { CHOOSE } from './anyRules/players.ts';

// The line names a contract once the search for it has come.
beforeAll(fetchContractSearch);

const GAMES = 70;
const SEED = 2311;
/** One state in so many is looked at; plays and their ends are in every part of a deal. */
const EVERY = 2;

interface Said {
  readonly state: GameState;
  readonly seat: Seat;
  readonly view: PlayerView;
  readonly legal: LegalActions;
}

/** The card named in a line, such as "the K♠". */
const cardIn = (line: string): number => {
  const [, rank = '', suit = ''] = /(10|[2-9AJQKT])([♣♦♥♠])/.exec(line) ?? [];
  return parseCard(`${rank === '10' ? 'T' : rank}${'CDHS'['♣♦♥♠'.indexOf(suit)]}`) ?? -1;
};

const lays = ({ melds, layOffs }: LegalActions): readonly number[] => [
  ...melds.flatMap(({ reading }) => reading.cards),
  ...layOffs.map(({ card }) => card),
];

const closes =
  (type: string) =>
  ({ legal }: Said): boolean =>
    legal.closings.some((closing) => closing.type === type);

const hasContract = ({ view }: Said): boolean => {
  const readings = findContract(view.rules, view.wildRank, view.deal, view.hand);
  return readings !== null && refusal(view, { type: 'contract', readings }) === null;
};

/** Whether discarding the only card ends the deal, or begins the others' last turns (R108). */
function goesOut({ state, seat, legal }: Said): boolean {
  const [only] = legal.discards;
  const done = only && apply(state, seat, only);
  if (!done?.ok) return false;
  const { events } = done.value;
  return (
    events.some((event) => (event.type === 'dealEnded' || event.type === 'reliefBegan') && event.out === seat) ||
    events.some(({ type }) => type === 'windowOpened')
  );
}

/** To go out, in the words of each game (R149). */
const GO_OUT = '(?:go out|close|go up|beanie|go Rummy)';

/** The plays that a line names, and whether it can be done. Each line fits one of them or more. */
const SAYINGS: readonly (readonly [RegExp, (said: Said, line: string) => boolean])[] = [
  [/lay down (?:melds|downers)/, ({ legal }) => legal.melds.length > 0],
  [/lay your contract/, hasContract],
  [/lay off|lay it off/, ({ legal }) => legal.layOffs.length > 0],
  [/swap a card/, ({ legal }) => legal.swaps.length > 0],
  [/discard/i, ({ legal }) => legal.discards.length > 0],
  [/Discard your last card/, goesOut],
  [new RegExp(`[:,] ${GO_OUT}(?:,| or)`), ({ view: own }) => rummiesNow(own).length > 0],
  [
    /play the .* you took/,
    ({ legal }, line) => {
      const card = cardIn(line);
      return card >= 0 ? lays(legal).some((one) => faceOf(one) === card) : lays(legal).length > 0;
    },
  ],
  [
    /with two natural cards/,
    ({ legal }, line) => legal.melds.some(({ reading }) => reading.cards.some((one) => faceOf(one) === cardIn(line))),
  ],
  [/Lay down all your cards/, ({ legal }) => lays(legal).length > 0],
  [/press Done/, closes('endTurn')],
  [/press Up for 2/, ({ legal }) => legal.upForTwos.length > 0],
  [/no cards left: float/, closes('float')],
  [new RegExp(`no cards left: ${GO_OUT}`), closes('goOut')],
  [/undo something/, ({ legal }) => legal.takeBacks.length > 0],
  [/draw a card/, ({ legal }) => new Set(legal.draws.map(({ from }) => from)).size === 2],
  [/draw from the stock/, ({ legal }) => legal.draws.some(({ from }) => from === 'stock')],
  [/take several/, ({ legal }) => legal.draws.some((draw) => draw.from === 'pile' && draw.count > 1)],
  [/take from the pile/, ({ legal }) => legal.draws.some(({ from }) => from === 'pile')],
  [/leave/, closes('decline')],
  [/^Take (?!\d)|^Rummy\?/, ({ legal }) => legal.claims.length > 0],
  [/name the/, ({ legal }) => legal.names.length > 0],
  [/turned up a two/, ({ legal }) => legal.sizes.length > 0],
  [/for the Press/, ({ legal }) => legal.presses.length > 0],
];

const tableOf = (state: GameState, viewer: Seat): TableView => ({
  ...AROUND,
  rules: state.rules,
  seats: Array.from({ length: state.seats }, (_, seat) => person(`P${seat}`)),
  viewer,
  game: viewFor(state, viewer),
});

/** Everything that the page says or offers this seat, and that it cannot do. */
function emptyWords(said: Said): readonly string[] {
  const { state, seat } = said;
  const line = text.step(tableOf(state, seat));
  const meant = SAYINGS.filter(([words]) => words.test(line));
  const wrong = meant.filter(([, can]) => !can(said, line)).map(([words]) => `${line} (${words.source})`);
  return [...wrong, ...(meant.length === 0 ? [`${line} (nothing)`] : []), ...deadButtons(said)];
}

/** The buttons that are shown as live, with some selections, and do nothing but tell why not. */
function deadButtons({ view, legal }: Said): readonly string[] {
  const selections = [
    [],
    ...legal.discards.slice(0, 1).map(({ card }) => [card]),
    ...legal.melds.slice(0, 1).map(({ reading }) => reading.cards),
    ...legal.layOffs.slice(0, 1).map(({ card }) => [card]),
  ];
  return selections.flatMap((selected) => {
    const moment: GestureContext = { view, legal, hand: view.hand, selected, prepared: [] };
    return enabledButtons(moment)
      .filter((button) => button !== 'sort' && ['tell', 'nothing'].includes(buttonIntent(moment, button).to))
      .map((button) => `${button} is dead with ${selected.length} cards`);
  });
}

function* said(game: Planned): Generator<Said> {
  let deals = 0;
  let number = 0;
  for (const { after: state, events } of playGame({ ...game, choose: CHOOSE[game.players] })) {
    if (isPicked(number++, EVERY)) {
      for (const seat of seatsToAct({ turn: state.turn, window: windowFor(state, 'spectator') })) {
        const view = viewFor(state, seat);
        yield { state, seat, view, legal: legalActions(view) };
      }
    }
    if (events.some(({ type }) => type === 'dealEnded') && ++deals === game.deals) return;
  }
}

test('by any rules, whatever the line above the hand or a lit button says can be done', () => {
  const wrong = new Map<string, string>();
  let games = 0;
  for (const game of gamesByChance(SEED)) {
    if (games++ === GAMES) break;
    for (const moment of said(game)) {
      for (const words of emptyWords(moment)) {
        if (!wrong.has(words)) wrong.set(words, `${game.players} ${game.seed} ${printRules(game.rules)}`);
      }
    }
  }
  expect([...wrong].slice(0, 20)).toEqual([]);
});
