import { withPlayers } from '#record';
import type { ReplaySource } from './openReplay.ts';

/** Saves the record of a game as a file, with the names of its players. */
export function saveRecord({ text, names }: Pick<ReplaySource, 'text' | 'names'>): void {
  const address = URL.createObjectURL(new Blob([withPlayers(text, names)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'rummy-record.txt';
  link.click();
  URL.revokeObjectURL(address);
}
