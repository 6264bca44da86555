import type { RuleSet } from '#engine';
import { type Difference, differences, howWePlay } from '#rules';
import { text } from '../text/index.ts';

/** A list of differences, each with the sentence it replaces; `preset` is the game compared with. */
export function DifferenceList(props: { readonly list: readonly Difference[]; readonly preset?: string }) {
  const { list, preset = 'crazy-rummy' } = props;
  return (
    <ul class="differences">
      {list.map(({ key, sentence, standard }) => (
        <li key={key}>
          <p class="difference">{sentence}</p>
          <p class="otherwise">{text.otherwise(standard, preset)}</p>
        </li>
      ))}
    </ul>
  );
}

/** All rules in plain sentences, section by section. */
export function HowWePlay({ rules }: { readonly rules: RuleSet }) {
  return (
    <div class="how-we-play">
      {howWePlay(rules).map(({ group, title, sentences }) => (
        <section key={group} class="rules">
          <h3>{title}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The differences from the standard game, if any, and then all rules. */
export function RulesInWords({ rules }: { readonly rules: RuleSet }) {
  const different = differences(rules);
  return (
    <>
      {different.length > 0 && (
        <section class="rules">
          <h3>{text.differsIn(different.length)}</h3>
          <DifferenceList list={different} />
        </section>
      )}
      <HowWePlay rules={rules} />
    </>
  );
}
