import { describe, expect, test } from 'vitest';
import { apply, type GameState, redact, type SeatAction } from '#engine';
import { preset } from '../support/play/deals.ts';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { serverTableAt, viewersOf } from '../support/server/look.ts';
import { Wire } from '../support/server/wire.ts';

/** Crummy Rummy: the first seat has declined the king, and the three others are asked about it. */
const ASKED = playLines(
  position({
    rules: preset('crummy-rummy'),
    phase: 'draw',
    hands: ['5C 6C', '7C 8C', '9C TC', 'JC QC'],
    pile: 'KD',
    stock: '3D 4D 5D',
  }),
  '0 draw stock',
);

/** The data sent to each viewer when seat 2 gives this answer. Seat 1 has not answered yet. */
function sentFor(answer: SeatAction, before: GameState = ASKED): Map<unknown, string> {
  const wire = new Wire(before.seats);
  wire.send(serverTableAt(before), []);
  const done = apply(before, 2, answer);
  if (!done.ok) throw new Error(done.reason);
  const { state, events } = done.value;
  wire.send(
    serverTableAt(state),
    events.map((event) => redact(event, 'spectator')),
  );
  return new Map(viewersOf(before.seats).map((viewer) => [viewer, Buffer.from(wire.patch(viewer)).toString('hex')]));
}

const TAKE: SeatAction = { type: 'claim', count: 1, lay: null };
const PASS: SeatAction = { type: 'pass', forDeal: false };
const NEVER: SeatAction = { type: 'pass', forDeal: true };

describe('an answer in an open window (§4.78)', () => {
  test('is sent only to its seat: everybody else gets the same bytes whatever the answer', () => {
    const [take, pass, never] = [sentFor(TAKE), sentFor(PASS), sentFor(NEVER)];
    for (const viewer of ['spectator', 0, 1, 3]) {
      expect(take.get(viewer)).toBe(pass.get(viewer));
      expect(never.get(viewer)).toBe(pass.get(viewer));
    }
    expect(new Set([take.get(2), pass.get(2), never.get(2)]).size).toBe(3);
  });

  test('is revealed when the window closes, if it closes the window', () => {
    const nearPassed = playLines(ASKED, '1 pass');
    expect(sentFor(TAKE, nearPassed).get('spectator')).not.toBe(sentFor(PASS, nearPassed).get('spectator'));
  });
});
