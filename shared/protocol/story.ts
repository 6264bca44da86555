import type { GameEvent, PlayerView } from '#engine';
import { NumberReader, printNumbers } from './digits.ts';
import { eventNumbers, takeEvent } from './eventNumbers.ts';
import { withOwnPart } from './ownPart.ts';

/**
 * Encodes what just happened, as everybody may know it, as a short printable text. It is part of the public state, so a
 * move is one message, and a client that follows it (`observe`) needs no other public data.
 * @param events as a spectator may know them
 * @example packStory([{ type: 'drew', seat: 2, from: 'stock', cards: [null] }]) // 3 characters
 */
export const packStory = (events: readonly GameEvent[]): string => printNumbers(events.flatMap(eventNumbers));

/**
 * Decodes a story to its events as a spectator may know them.
 * @throws RangeError if the text is not a story
 */
export function storyOf(packed: string): readonly GameEvent[] {
  const numbers = new NumberReader(packed);
  const events: GameEvent[] = [];
  while (!numbers.isAtEnd) events.push(takeEvent(numbers));
  return events;
}

/**
 * Decodes a story to its events as this viewer may know them. A story contains no secrets; the viewer's own are taken
 * from the viewer's view.
 * @param view the view right after the story
 * @param before the view right before it; null if unknown
 * @throws RangeError if the text is not a story
 */
export function tellStory(packed: string, view: PlayerView, before: PlayerView | null): readonly GameEvent[] {
  const events = storyOf(packed);
  return events.map((event, index) => withOwnPart(event, events.slice(index + 1), view, before));
}
