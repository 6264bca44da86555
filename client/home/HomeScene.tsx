import { parseCards } from '#engine';
import { text } from '../text/index.ts';
import { MiniCard } from '../ui/MiniCard.tsx';

/** A run with a wild that looks like none of it, and after that wild the natural card for which it stands. */
const CARDS = parseCards('6H 7H 3C 8H 9H TH');
const WILD = 2;

/** The longest mark that fits on it, in characters. */
const ROOM = 7;

/** A picture of the game's own move: a natural card takes the place of a wild in a run. */
export function HomeScene() {
  // On so large a card there is room for most words.
  const mark = text.wild().length > ROOM ? '' : text.wild();
  return (
    <div class="home-scene" style={{ '--letters': mark.length || 1 }} aria-hidden="true">
      {CARDS.map((card, i) => (
        <span key={card}>
          <MiniCard card={card} wild={i === WILD} standsFor={mark} />
        </span>
      ))}
    </div>
  );
}
