/** Matches a card, a meld or a suit in a sentence: "10♥", "9-10-J ♥", "5-5-5", "♠". */
const CARDS = /((?:(?:10|[2-9AJQK])[-…])+(?:10|[2-9AJQK])(?: [♣♦♥♠])?|(?:10|[2-9AJQK])?[♣♦♥♠])/;

/** A sentence with red suits and their ranks in red, and no line break within a card or meld. */
export const SuitText = ({ words }: { readonly words: string }) => (
  <>
    {words.split(CARDS).map((part, i) =>
      // `split` with a capture group returns the matches at odd indexes.
      i % 2 === 1 ? (
        <span key={`${i} ${part}`} class={classOf(part)}>
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
