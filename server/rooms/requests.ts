import { no, ok, type Result, type Seat } from '#engine';
import { type Refusal, type Requests, SAID, type Said } from '#protocol';
import { type Asked, answering } from './asking.ts';

/** Everything that can be asked of a table over a socket, and how it is answered. */
export const requestsOf = (room: Asked) => ({
  act: answering(room, 'act', (seat, { at, action }) => room.table.act(seat, at, action)),
  next: answering(room, 'next', (seat) => room.table.next(seat)),
  rematch: answering(room, 'rematch', (seat) => room.table.rematch(seat)),
  start: answering(room, 'start', (seat) => room.table.start(seat)),
  back: answering(room, 'back', (seat) => room.table.back(seat)),
  adjourn: answering(room, 'adjourn', (seat) => seldom(room, seat) ?? room.table.adjourn(seat)),
  resume: answering(room, 'resume', (seat) => resume(room, seat)),
  say: answering(room, 'say', (seat, { phrase }) => say(room, { seat, phrase })),
  block: answering(room, 'block', (seat, message) => seldom(room, seat) ?? block(room, seat, message)),
});

/** Refuses what a seat has wished too often of late: it costs a patch to everybody, or a question to the store. */
const seldom = ({ wishLimiter, context }: Asked, seat: Seat): Result<null, Refusal> | null =>
  wishLimiter.allows(seat, context.clock.now()) ? null : no('tooFast');

function resume({ table, attendance }: Asked, seat: Seat): Result<null, Refusal> {
  const done = table.resume(seat);
  if (done.ok) attendance.awaitAnew();
  return done;
}

/** Tells everybody at the table, and keeps it nowhere. */
function say(room: Asked, said: Said): Result<null, Refusal> {
  if (!room.phraseLimiter.allows(said.seat, room.context.clock.now())) return no('tooFast');
  room.broadcast(SAID, said);
  return ok(null);
}

/** From now on, or no longer, these two are kept apart at public tables. Nobody at the table is told. */
async function block(
  { table, context }: Asked,
  by: Seat,
  { seat, on }: Requests['block'],
): Promise<Result<null, Refusal>> {
  const [guest, other] = [table.playerAt(by), table.playerAt(seat)];
  if (guest === null || other === null || by === seat) return no('nobodyThere');
  return (await context.store.block(guest, other, on)) ? ok(null) : no('tooFast');
}
