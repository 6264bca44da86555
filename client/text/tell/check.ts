import type { Seat } from '#engine';
import type { TableView, TakenHand } from '#protocol';
import type { Finding } from '#record';
import type { Person } from '#text';
import { more } from '../language.ts';
import { isolated, personAt } from './person.ts';

/** A finding as a sentence, with the players and the action that it is about. */
export function findingWords(finding: Finding & { readonly action?: string }, table: TableView): string {
  const { check, outcome, problem, seats = [], index, action } = finding;
  const { FAILED, FAILED_WITH, OWN_CHANGED, atAction } = more.check;
  if (outcome !== 'fails' || problem === undefined || problem === 'begunAgain') return heldWords(finding, table);
  if (check === 'ownShare' && problem === 'changed') return OWN_CHANGED;
  const sentence =
    problem === 'late' || problem === 'dropped' || problem === 'changed' || problem === 'otherHands'
      ? FAILED_WITH[problem](peopleAt(seats, table))
      : FAILED[problem];
  return index ? `${sentence} ${atAction(index, action ?? '')}` : sentence;
}

/** "Ana took over a bot's hand (seat 2) after action 12." */
export const takenWords = ({ seat, name, after }: TakenHand): string =>
  more.check.tookHand({ name: isolated(name), isYou: false }, seat + 1, after - 1);

/** A finding that fits, or cannot be checked. */
function heldWords({ check, outcome, problem, count = 0, seats = [] }: Finding, table: TableView): string {
  const { HELD, begunAgain, deckHeld, playHeld, shuffledLater, someGave } = more.check;
  switch (check) {
    case 'shares':
      return outcome === 'open' ? HELD.sharesMissed : HELD.shares;
    case 'ownShare':
      if (outcome === 'holds') return HELD.ownShare;
      return problem === 'noneGiven' ? HELD.noShare : HELD.noSeat;
    case 'givers':
      if (count === 0) return HELD.nobodyGave;
      return seats.length === 0 ? HELD.everybodyGave : someGave(count, count + seats.length, peopleAt(seats, table));
    case 'deck':
      return deckHeld(count);
    case 'hand':
      return outcome === 'open' ? HELD.handMissed : HELD.hand;
    case 'chance':
      return count === 0 ? HELD.notShuffled : shuffledLater(count);
    case 'play':
      return playHeld(count);
    case 'seen':
      return problem === 'begunAgain' ? begunAgain(count) : HELD.seen;
    case 'whole':
    case 'promise':
      return HELD[check];
  }
}

const peopleAt = (seats: readonly Seat[], table: TableView): Person[] => seats.map((seat) => personAt(table, seat));
