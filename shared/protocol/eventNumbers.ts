import type { GameEvent } from '#engine';
import { type Codec, type Codecs, word } from './codec.ts';
import { dealCodecs } from './dealEvents.ts';
import type { NumberReader } from './digits.ts';
import { playCodecs } from './playEvents.ts';
import { turnCodecs } from './turnEvents.ts';
import { windowCodecs } from './windowEvents.ts';

const codecs: Codecs<GameEvent['type']> = { ...dealCodecs, ...turnCodecs, ...playCodecs, ...windowCodecs };

const TYPES = Object.keys(codecs) as readonly GameEvent['type'][];

/** Encodes an event as whole numbers from 0 up, its kind first. */
export const eventNumbers = (event: GameEvent): readonly number[] => {
  const codec = codecs[event.type] as Codec<GameEvent['type']>;
  return [TYPES.indexOf(event.type), ...codec.print(event)];
};

/**
 * Reads the next event of a text.
 * @throws RangeError at anything that `eventNumbers` does not write
 */
export const takeEvent = (from: NumberReader): GameEvent => codecs[word(TYPES, from.take())].take(from);
