import type { RuleSet } from '#engine';
import type { PictureCard, RulePicture } from '#rules';
import { ruleText } from '../text/games.ts';
import { MiniCard } from '../ui/MiniCard.tsx';

/** The main rules in pictures, each with the same in words below it; `Heading` is the level of their heading. */
export function RulesInPictures({ rules, Heading }: { readonly rules: RuleSet; readonly Heading: 'h2' | 'h3' }) {
  const { heading, about, pictures } = ruleText.rulesInPictures(rules);
  return (
    <section class="rules-pictures">
      <Heading>{heading}</Heading>
      {about !== '' && <p class="pictures-about">{about}</p>}
      <ul>
        {pictures.map((picture) => (
          <li key={picture.title}>
            <Picture {...picture} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ title, rows, words }: RulePicture) {
  return (
    <figure>
      <strong>{title}</strong>
      <div class="example-rows" aria-hidden="true">
        {rows.map(({ label, cards }) => (
          <div key={`${label} ${cards[0]?.card}`} class="example-row">
            {label !== '' && <small>{label}</small>}
            <span class="picture">
              {cards.map((shown) => (
                <Card key={shown.card} {...shown} />
              ))}
            </span>
          </div>
        ))}
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

function Card({ card, isWild, isMarked, mark, points }: PictureCard) {
  return (
    <span class={`picture-card ${isMarked ? 'marked' : ''}`}>
      <MiniCard card={card} wild={isWild} standsFor={mark} />
      {points !== '' && <small>{points}</small>}
    </span>
  );
}
