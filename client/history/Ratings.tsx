import type { PlayerProfile, RatedFamily } from '#protocol';
import { ratingsPath } from '../addresses.ts';
import { ratingsText } from '../text/ratings.ts';
import { InPageLink } from '../ui/InPageLink.tsx';

interface RatingsOfProps {
  readonly profile: PlayerProfile;
  /** Opens the leaderboard of a family of games. */
  readonly onRatings: (family: RatedFamily) => void;
}

/** A player's ratings of this season that are shown, each a link to its leaderboard. */
export function RatingsOf({ profile, onRatings }: RatingsOfProps) {
  const { ratings } = profile;
  if (ratings.length === 0 && !profile.isOwn) return null;
  return (
    <section class="card">
      <h2>{ratingsText.RATINGS.ratings}</h2>
      {ratings.length > 0 ? (
        <ul class="game-rows plain">
          {ratings.map((rating) => (
            <li key={rating.family}>
              <InPageLink href={ratingsPath(rating.family)} onOpen={() => onRatings(rating.family)}>
                <strong>{ratingsText.familyName(rating.family)}</strong>
                <span class="game-replay">{ratingsText.RATINGS.toBoard}</span>
                <small>{ratingsText.ratingLine(rating)}</small>
              </InPageLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p class="hint">{ratingsText.RATINGS.hidden}</p>
          <div class="row">
            <button type="button" onClick={() => onRatings('crazyRummy')}>
              {ratingsText.RATINGS.toBoard}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
