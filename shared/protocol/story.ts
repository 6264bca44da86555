import type { GameEvent, PlayerView } from '#engine';
import { NumberReader, printNumbers } from './digits.ts';
import { eventNumbers, takeEvent } from './eventNumbers.ts';
import { withOwnPart } from './ownPart.ts';

/** The count that tells a story from the one before takes one character. */
const COUNTS = 46;

/**
 * What everybody may know of what just happened, as a short printable text: it rides in the public state beside its
 * effects, so that a move is one message.
 * @param events as a spectator may know them
 * @param count how many stories were told before
 * @example packStory([{ type: 'drew', seat: 2, from: 'stock', cards: [null] }], 7) // 4 characters
 */
export const packStory = (events: readonly GameEvent[], count: number): string =>
  printNumbers([count % COUNTS, ...events.flatMap(eventNumbers)]);

/**
 * The events of a story as this viewer may know them. What is the viewer's own secret is not in the story; it is read off
 * what the viewer sees.
 * @param view right after the story
 * @param before right before it, or null when nobody looked
 * @throws RangeError when the text is no story
 */
export function tellStory(packed: string, view: PlayerView, before: PlayerView | null): readonly GameEvent[] {
  const numbers = new NumberReader(packed);
  numbers.take();
  const events = takeEvents(numbers);
  return events.map((event, index) => withOwnPart(event, events.slice(index + 1), view, before));
}

/** What was done for somebody, as a short text; the empty text for nothing. */
export const packAway = (events: readonly GameEvent[]): string => printNumbers(events.flatMap(eventNumbers));

/** @throws RangeError when the text is not one of `packAway` */
export const awayOf = (packed: string): readonly GameEvent[] => takeEvents(new NumberReader(packed));

function takeEvents(numbers: NumberReader): readonly GameEvent[] {
  const events: GameEvent[] = [];
  while (!numbers.isAtEnd) events.push(takeEvent(numbers));
  return events;
}
