import type { GameEvent, PlayerView } from '#engine';
import { NumberReader, printNumbers } from './digits.ts';
import { eventNumbers, takeEvent } from './eventNumbers.ts';
import { withOwnPart } from './ownPart.ts';

/**
 * What everybody may know of what just happened, as a short printable text: it rides in the public state, so that a move is
 * one message, and whoever follows it (`observe`) needs to be told nothing else that everybody may know.
 * @param events as a spectator may know them
 * @example packStory([{ type: 'drew', seat: 2, from: 'stock', cards: [null] }]) // 3 characters
 */
export const packStory = (events: readonly GameEvent[]): string => printNumbers(events.flatMap(eventNumbers));

/**
 * The events of a story as a spectator may know them.
 * @throws RangeError when the text is no story
 */
export function storyOf(packed: string): readonly GameEvent[] {
  const numbers = new NumberReader(packed);
  const events: GameEvent[] = [];
  while (!numbers.isAtEnd) events.push(takeEvent(numbers));
  return events;
}

/**
 * The events of a story as this viewer may know them. What is the viewer's own secret is not in the story; it is read off
 * what the viewer sees.
 * @param view right after the story
 * @param before right before it, or null when nobody looked
 * @throws RangeError when the text is no story
 */
export function tellStory(packed: string, view: PlayerView, before: PlayerView | null): readonly GameEvent[] {
  const events = storyOf(packed);
  return events.map((event, index) => withOwnPart(event, events.slice(index + 1), view, before));
}
