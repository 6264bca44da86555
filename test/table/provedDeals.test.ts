import { expect, test } from 'vitest';
import { checkProof, makeProof, proofVerdict, type SeenDeal } from '#record';
import { PACE, seat, setUp, type TableUnderTest } from '../support/server/table.ts';

const WAIT = 1_000;
const [ANN, BEN] = ['a1', 'b2'].map((byte) => byte.repeat(16)) as [string, string];

/** The deal that has just begun, as the page in this seat remembers it. */
function seenBy({ table }: TableUnderTest, own: number, share: string | null): SeenDeal {
  const { code, gameId, fair, game, seats } = table.tableView(own);
  if (!fair || gameId === null || !game) throw new Error('nothing was dealt');
  const { deal, commitment, shares } = fair;
  return {
    table: code,
    game: gameId,
    deal,
    commitment,
    shares,
    seats: seats.length,
    seat: own,
    share,
    hand: game.hand,
  };
}

/** The verdict of a page about a finished deal, from the record that the table hands out. */
function verdict({ table }: TableUnderTest, seen: SeenDeal): string {
  const proof = makeProof(seen, table.record(seen.deal)?.text ?? '');
  return proof.ok ? proofVerdict(checkProof(proof.value, seen)) : proof.reason.problem;
}

test('every deal of a table proves to be genuine, to each of its people', () => {
  const set = setUp({ pace: { ...PACE, shares: WAIT } });
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  for (const deal of [1, 2, 3]) {
    set.table.share(0, deal, ANN);
    set.table.share(1, deal, BEN);
    set.pass(WAIT);
    const seen = [seenBy(set, 0, ANN), seenBy(set, 1, BEN), seenBy(set, 2, null)];
    expect(seen[0]?.shares).toEqual([ANN, BEN, '']);
    set.finishDeal();
    expect(seen.map((page) => verdict(set, page))).toEqual(['genuine', 'genuine', 'genuine']);
    expect(verdict(set, { ...(seen[2] as SeenDeal), share: 'c3'.repeat(16) })).toBe('doctored');
    for (const person of [0, 1, 2]) set.table.next(person);
    set.settle();
  }
});

test('so does one of a table that was opened again after its deal', () => {
  const set = setUp({ pace: { ...PACE, shares: WAIT } });
  seat(set, 'Ann', 'Ben', 'Cid');
  set.settle();
  set.table.share(0, 1, ANN);
  set.pass(WAIT);
  const seen = seenBy(set, 0, ANN);
  const again = set.replayed();
  again.finishDeal();
  expect(verdict(again, seen)).toBe('genuine');
});
