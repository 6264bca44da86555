import type { Card, Seat } from '#engine';
import type { TableView, TakenHand } from '#protocol';
import type { Finding, ProofFault, ProofVerdict } from '#record';
import type { Person } from '#text';
import { isolated, personAt } from './company.ts';
import { fixed, say } from './say.ts';

/** The fixed texts of the check of a deal. */
const CHECK = fixed('check');

/** "Check of deal 7". */
const checkTitle = (deal: number): string => say('check-checkTitle', { deal });

/** The result of the whole check. `isTables`: nobody gave a share. `times`: how often the table began. */
const verdictWords = (verdict: ProofVerdict, isTables: boolean, times: number): string =>
  say('check-verdictWords', { verdict: verdictOf(verdict, isTables, times), times });

function verdictOf(verdict: ProofVerdict, isTables: boolean, times: number) {
  if (verdict === 'doctored') return 'doctored';
  if (isTables) return 'tables';
  if (verdict !== 'consistent') return 'holds';
  return times > 1 ? 'again' : 'missed';
}

/** The result for a record that cannot be read. */
const faultWords = ({ line }: ProofFault): string => say('check-faultWords', { line });

/** Cards for a screen reader: "Ann: seven of hearts and king of clubs.", or the cards alone: "Seven of hearts." */
const cardsOfWords = (whose: string | null, cards: readonly Card[]): string =>
  say('check-cardsOfWords', { whose, cards });

/** "Stock, the next card first (23 cards)". */
const stockName = (count: number): string => say('check-stockName', { count });

/** A step that fits, or cannot be checked, as a sentence. */
const HELD = fixed('checkHeld');

/** A step that does not fit, by its problem. `ownChanged`: the share that the reader's own device gave. */
const FAILED = fixed('checkFailed');

/** A finding as a sentence, with the players and the action that it is about. */
function findingWords(finding: Finding & { readonly action?: string }, table: TableView): string {
  const { check, outcome, problem, seats = [], index, action } = finding;
  if (outcome !== 'fails' || problem === undefined || problem === 'begunAgain') return heldWords(finding, table);
  if (check === 'ownShare' && problem === 'changed') return FAILED.ownChanged;
  const sentence =
    problem === 'late' || problem === 'dropped' || problem === 'changed' || problem === 'otherHands'
      ? say(`checkFailedWith-${problem}`, { people: peopleAt(seats, table) })
      : FAILED[problem];
  return index ? `${sentence} ${say('check-atAction', { index, action: action ?? '' })}` : sentence;
}

/** "Ana took over a bot's hand (seat 2) after action 12." */
const takenWords = ({ seat, name, after }: TakenHand): string =>
  say('check-tookHand', { name: isolated(name), seat: seat + 1, after: after - 1 });

/** A finding that fits, or cannot be checked. */
function heldWords({ check, outcome, problem, count = 0, seats = [] }: Finding, table: TableView): string {
  switch (check) {
    case 'shares':
      return outcome === 'open' ? HELD.sharesMissed : HELD.shares;
    case 'ownShare':
      if (outcome === 'holds') return HELD.ownShare;
      return problem === 'noneGiven' ? HELD.noShare : HELD.noSeat;
    case 'givers':
      if (count === 0) return HELD.nobodyGave;
      if (seats.length === 0) return HELD.everybodyGave;
      return say('check-someGave', { count, of: count + seats.length, without: peopleAt(seats, table) });
    case 'deck':
      return say('check-deckHeld', { cards: count });
    case 'hand':
      return outcome === 'open' ? HELD.handMissed : HELD.hand;
    case 'chance':
      return count === 0 ? HELD.notShuffled : say('check-shuffledLater', { times: count });
    case 'play':
      return say('check-playHeld', { actions: count });
    case 'seen':
      return problem === 'begunAgain' ? say('check-begunAgain', { count }) : HELD.seen;
    case 'whole':
    case 'promise':
      return HELD[check];
  }
}

const peopleAt = (seats: readonly Seat[], table: TableView): Person[] => seats.map((seat) => personAt(table, seat));

/** The texts of the check of a deal. */
export const checkText = {
  ...{ CHECK, checkTitle, verdictWords, faultWords, cardsOfWords, stockName, findingWords, takenWords },
};
