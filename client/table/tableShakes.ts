import type { Shake } from '../device/vibration.ts';
import type { OpenTable } from './openTable.ts';

/**
 * Lets the player feel what they do: a card lifted by a finger, their swap, their going out. Nothing that others do, or
 * a bot for them. Returns the function that stops.
 */
export function feelTable({ lifted, shown, game }: OpenTable, shake: (shake: Shake) => void): () => void {
  const lifts = lifted.peek();
  const stops = [
    lifted.subscribe((now) => {
      if (now > lifts) shake('lift');
    }),
    shown.subscribe((now) => {
      const { viewer } = game.table.peek();
      if (game.standIn.peek()) return;
      const story = now?.story ?? [];
      if (story.some((event) => event.type === 'dealEnded' && event.out === viewer)) shake('goOut');
      else if (story.some((event) => event.type === 'swapped' && event.seat === viewer)) shake('swap');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
