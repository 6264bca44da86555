/** A card, a meld in few signs, or a suit alone, as they are written: "10♥", "9-10-J ♥", "5-5-5", "♠". */
const CARDS = /((?:(?:10|[2-9AJQK])[-…])+(?:10|[2-9AJQK])(?: [♣♦♥♠])?|(?:10|[2-9AJQK])?[♣♦♥♠])/;

/** A sentence in which red suits are red, with their ranks, and no card or meld is broken over two lines. */
export const SuitText = ({ words }: { readonly words: string }) => (
  <>
    {words.split(CARDS).map((part, i) =>
      // Every second part is what was split at.
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
