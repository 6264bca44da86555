import { parseCards } from '#engine';
import { MiniCard } from '../ui/MiniCard.tsx';

/** A run with a wild, and the natural card that frees it, after the wild. */
const CARDS = parseCards('6H 7H 8D 8H 9H TH');
const WILD = 2;

/** A picture of the game's own move: a natural card takes the place of a wild in a run. */
export function HomeScene() {
  return (
    <div class="home-scene" aria-hidden="true">
      {CARDS.map((card, i) => (
        <span key={card}>
          <MiniCard card={card} wild={i === WILD} />
        </span>
      ))}
    </div>
  );
}
