import { type Card, handPoints, type PlayerView, rankOf, type Seat, type SeatScore } from '#engine';
import type { TableView } from '#protocol';
import { text } from '../../../client/text/index.ts';
import { tallyText } from '../../../client/text/tally.ts';
import type { BrowserPlayer } from './player.ts';
import { expect } from './test.ts';

/** The tally shows each seat's cards, score parts, points and new total, as counted independently here. */
export async function expectTally(player: BrowserPlayer, look: TableView): Promise<void> {
  player.speaks();
  const view = look.game as PlayerView;
  const rows = player.tally.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(look.seats.length);
  // Who went out comes first, then the viewer.
  const order = [...new Set([view.results[0]?.out ?? 0, look.viewer, ...look.seats.keys()])].filter(
    (seat) => seat !== -1,
  );
  for (const [seat, { shown, total }] of view.seats.entries()) {
    const score = scoreOf(view, seat);
    const row = rows.nth(order.indexOf(seat));
    await expect(row.getByRole('rowheader')).toContainText(text.who(look, seat));
    const cells = row.getByRole('cell');
    const [cards = '', plus, sum] = await Promise.all([0, 1, 2].map((cell) => cells.nth(cell).innerText()));
    for (const card of shown ?? []) expect(cards).toContain(`${text.cardLabel(card, false)}, `);
    expect(cards).toContain(tallyText.scoreParts(score));
    expect([plus, sum]).toEqual([text.gained(score.points), text.plain(score.points)]);
    expect([view.results[0]?.points[seat], total]).toEqual([score.points, score.points]);
  }
}

const ACE = 1;

type Scoring = PlayerView['rules']['scoring']['system'];

const MELDED: readonly Scoring[] = ['melded', 'meldedMinusHand', 'meldedPlusHands'];
const FROM_OTHERS: readonly Scoring[] = ['winnerTakesHands', 'meldedPlusHands'];
const HAND: Partial<Readonly<Record<Scoring, number>>> = { penalties: 1, meldedMinusHand: -1 };

/** A seat's score in the first deal, where nothing doubles it. */
function scoreOf({ rules, wildRank, melds, seats, results }: PlayerView, seat: Seat): SeatScore {
  const { system } = rules.scoring;
  const held = (of: Seat): number => handPoints(rules, wildRank, seats[of]?.shown ?? []);
  const laid = melds.flatMap(({ cards, owners }) => cards.filter((_, i) => owners[i] === seat));
  const lowAces = melds.filter(({ kind, rank, cards, owners }) => {
    return kind === 'run' && rank === ACE && rankOf(cards[0] as Card) === ACE && owners[0] === seat;
  });
  // In the games played here no Ace is wild where a low one has its own points (R158).
  const less = rules.scoring.lowAce === 0 ? 0 : lowAces.length * (rules.scoring.ace - rules.scoring.lowAce);
  const others = seats.map((_, of) => (of === seat ? 0 : held(of))).reduce((sum, points) => sum + points, 0);
  // A hand that laid nothing counts for itself (R159).
  const unopened = laid.length === 0 && results[0]?.out !== seat ? rules.scoring.unopened : 0;
  const hand = unopened > 0 ? 0 : (HAND[system] ?? 0) * held(seat);
  const melded = MELDED.includes(system) ? handPoints(rules, wildRank, laid) - less : 0;
  const fromOthers = FROM_OTHERS.includes(system) && results[0]?.out === seat ? others : 0;
  // In the games played here that have this bonus the lowest total wins (R164).
  const bonus = results[0]?.out === seat && results[0].wentRummy ? 0 - rules.scoring.rummyBonus : 0;
  const points = hand + unopened + melded + fromOthers + bonus;
  return { hand, unopened, melded, fromOthers, factor: 1, bonus, points };
}
