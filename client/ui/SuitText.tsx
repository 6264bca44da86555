import { INTERNATIONAL_LETTERS } from '#text';
import { text } from '../text/index.ts';

/**
 * Matches a card, a meld or a suit in a sentence, in either letters of the language: "10♥", "9-10-J ♥", "5-5-5", "♠".
 */
function cardPattern(): RegExp {
  const letters = [INTERNATIONAL_LETTERS, text.ownLetters()].flatMap((some) => Object.values(some));
  const rank = `(?:10|[2-9]|${letters.join('|')})`;
  return new RegExp(`((?:${rank}[-…])+${rank}(?: [♣♦♥♠])?|${rank}?[♣♦♥♠])`);
}

/** A sentence with red suits and their ranks in red, and no line break within a card or meld. */
export const SuitText = ({ words }: { readonly words: string }) => (
  <>
    {words.split(cardPattern()).map((part, i) =>
      // `split` with a capture group returns the matches at odd indexes.
      i % 2 === 1 ? (
        <span key={`${i} ${part}`} class={classOf(part)} translate={false}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
);

function classOf(part: string): string {
  if (part.endsWith('♦')) return 'written red-suit diamond';
  return part.endsWith('♥') ? 'written red-suit' : 'written';
}
