import fc from 'fast-check';
import { ENTRY_PATH } from '#protocol';
import { plausibleActions, strangeActions } from '../support/arbitrary/actions.ts';
import { pause } from '../support/progress.ts';
import { anyMessage, sendAll } from '../support/server/hostileMessages.ts';
import type { ChaoticPlayer } from './person.ts';
import { between, type ChaosPlan, nonsenseOf, pickOne } from './plan.ts';

/** The most hostile messages sent at once. */
const BURST = 20;
/** The least and longest time a connection stays dead, in ms. */
const DEAD = [100, 2_500] as const;

type Trouble = (person: ChaoticPlayer) => Promise<unknown>;

/** The troubles of a run: failures of a person's connection or page, and hostile actions of that person. */
function troublesOf(plan: ChaosPlan): readonly Trouble[] {
  const messages = nonsenseOf(plan, anyMessage);
  const actions = nonsenseOf(plan, fc.oneof(plausibleActions, strangeActions));
  const bodies = nonsenseOf(plan, fc.oneof(fc.json(), fc.string()));

  const dropOut: Trouble = async ({ tab, tally, outage }) => {
    tally.add('drops');
    outage.excuse();
    tab.line.cut();
  };
  const goOffline: Trouble = async ({ tab, tally, chance, outage }) => {
    tally.add('times offline');
    outage.excuse();
    tab.line.cut(true);
    void pause(between(chance, DEAD)).then(() => tab.line.mend());
  };
  const fallAsleep: Trouble = async ({ tab, tally, outage }) => {
    tally.add('half-open lines');
    outage.excuse();
    tab.line.hush();
  };
  const reload: Trouble = (person) => {
    person.tally.add('reloads');
    return person.reload();
  };
  const openSecondTab: Trouble = async (person) => {
    person.tally.add('second tabs');
    const first = person.tab;
    await person.openAgain();
    // The first tab has lost its seat, whether or not it knows already. Its requests must do no harm.
    await first.table.next();
    await first.close();
  };
  /** Sends answers to old decisions, to those of other seats and to none, and invalid actions. */
  const cheat: Trouble = async (person) => {
    const { chance, tally, tab } = person;
    const count = between(chance, [1, BURST]);
    tally.add('hostile messages', count);
    for (let message = 0; message < count; message++) {
      const at = chance.below(2) === 0 ? chance.below(40) : (tab.seen.game?.seats[chance.below(2)]?.at ?? 0);
      await person.answer(at, pickOne(chance, actions));
    }
  };
  const babble: Trouble = async ({ chance, tally, tab: { room } }) => {
    if (!room) return;
    const from = chance.below(messages.length - BURST);
    tally.add('hostile messages', await sendAll(room, messages.slice(from, from + BURST)));
  };
  const badEntry: Trouble = async ({ chance, tally, tab }) => {
    tally.add('hostile entry requests');
    const body = pickOne(chance, bodies);
    const headers = { 'Content-Type': 'application/json' };
    await fetch(tab.line.address + ENTRY_PATH, { method: 'POST', headers, body }).catch(() => {});
  };
  return [dropOut, dropOut, goOffline, fallAsleep, reload, reload, openSecondTab, cheat, babble, badEntry];
}

/** Returns a function that troubles a person when it is due, at random intervals, and resolves to whether it did. */
export function troubleMaker(plan: ChaosPlan): (person: ChaoticPlayer) => Promise<boolean> {
  const troubles = troublesOf(plan);
  const next = new Map<ChaoticPlayer, number>();
  const planNext = (person: ChaoticPlayer): void => {
    next.set(person, performance.now() + between(person.chance, [plan.calm / 2, plan.calm * 1.5]));
  };
  return async (person) => {
    const due = next.get(person);
    if (due === undefined) planNext(person);
    if (due === undefined || performance.now() < due) return false;
    await pickOne(person.chance, troubles)(person);
    planNext(person);
    return true;
  };
}
