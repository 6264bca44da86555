import type { RuleSet } from '#engine';
import type { Difference } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { mainDifferences } from './mainDifferences.ts';

/** A list of differences, each with the sentence it replaces; `preset` is the game compared with. */
export function DifferenceList(props: { readonly list: readonly Difference[]; readonly preset?: string }) {
  const { list, preset = 'crazy-rummy' } = props;
  return (
    <ul class="differences">
      {list.map(({ key, sentence, standard }) => (
        <li key={key}>
          <p class="difference">{sentence}</p>
          <p class="otherwise">{gamesText.otherwise(standard, preset)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The differences that matter most, and how many more there are. */
export function MainDifferences({ all }: { readonly all: readonly Difference[] }) {
  const main = mainDifferences(all);
  return (
    <>
      <DifferenceList list={main} />
      {all.length > main.length && <p class="game-origin">{gamesText.moreInAllRules(all.length - main.length)}</p>}
    </>
  );
}

/** The differences that matter most, and the others on request. */
export function AllDifferences({ all }: { readonly all: readonly Difference[] }) {
  const main = mainDifferences(all);
  const others = all.filter((one) => !main.includes(one));
  return (
    <>
      <DifferenceList list={main} />
      {others.length > 0 && (
        <Disclosure label={gamesText.moreDifferences(others.length)}>
          <DifferenceList list={others} />
        </Disclosure>
      )}
    </>
  );
}

/** All rules in plain sentences, section by section. */
export function HowWePlay({ rules }: { readonly rules: RuleSet }) {
  return (
    <div class="how-we-play">
      {ruleText.howWePlay(rules).map(({ group, title, sentences }) => (
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
  const different = ruleText.differences(rules);
  return (
    <>
      {different.length > 0 && (
        <section class="rules">
          <h3>{gamesText.differsIn(different.length, mainDifferences(different).length)}</h3>
          <AllDifferences all={different} />
        </section>
      )}
      <HowWePlay rules={rules} />
    </>
  );
}
