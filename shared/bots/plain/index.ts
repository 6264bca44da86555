import type { PlayerView, SeatAction } from '#engine';
import { answerWindow } from './answers.ts';
import { chooseDraw } from './draw.ts';
import { notesOn } from './notes.ts';
import { answerPress, chooseSize, nameWild } from './questions.ts';
import { planTurn } from './turn.ts';

/** Chooses the next action in any game of the family; null if only taking back is left. */
export function choosePlain(view: PlayerView): SeatAction | null {
  const notes = notesOn(view);
  switch (view.phase) {
    case 'draw':
      return chooseDraw(notes);
    case 'play':
      return planTurn(notes)?.next ?? null;
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
