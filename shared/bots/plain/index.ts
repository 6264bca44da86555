import type { PlayerView, SeatAction } from '#engine';
import type { Temper } from '../temper.ts';
import { answerWindow } from './answers.ts';
import { chooseDraw } from './draw.ts';
import type { PlayLine } from './line.ts';
import { notesOn } from './notes.ts';
import { answerPress, chooseSize, nameWild } from './questions.ts';
import { planTurn } from './turn.ts';

export type { PlayLine };

/**
 * Chooses the next action in any game of the family; null if only taking back is left.
 * @param isSeen leaves out the lines that the player overlooks, unless the turn could not be ended without them
 */
export function choosePlain(
  view: PlayerView,
  temper: Temper,
  isSeen: (line: PlayLine) => boolean = () => true,
): SeatAction | null {
  const notes = notesOn(view, temper);
  switch (view.phase) {
    case 'draw':
      return chooseDraw(notes);
    case 'play':
      return (planTurn(notes, isSeen) ?? planTurn(notes))?.next ?? null;
    case 'window':
      return answerWindow(notes);
    case 'naming':
      return nameWild(notes);
    case 'sizing':
      return chooseSize(notes);
    case 'press':
      return answerPress(notes);
    default:
      return null;
  }
}
