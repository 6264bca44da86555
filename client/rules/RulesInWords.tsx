import type { RuleSet } from '#engine';
import type { Difference, OptionKey } from '#rules';
import { gamesText, ruleText } from '../text/games.ts';
import { Disclosure } from '../ui/Disclosure.tsx';

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

/** The options that change a game most, the most telling first. */
const OPTIONS_BY_WEIGHT: readonly OptionKey[] = [
  'play.contract',
  'play.meldTurns',
  'play.newAfterContract',
  'play.when',
  'play.firstMeld',
  'melds.kinds',
  'wilds.source',
  'wilds.permanent',
  'play.layOffFrom',
  'draw.afterMeld',
  'draw.takes',
  'deal.size',
  'deal.cards',
  'scoring.system',
  'melds.wildLimit',
  'pack.packs',
  'wilds.schedule',
  'game.targets',
  'swap.to',
  'melds.runAce',
  'scoring.press',
  'scoring.autoPress',
  'goingOut.upFor2',
  'goingOut.lastTurns',
  'scoring.unopened',
  'scoring.rummyBonus',
  'goingOut.relief',
  'goingOut.wildDiscard',
  'draw.depth',
  'draw.topMustMeld',
  'draw.gated',
  'draw.outOfTurn',
  'goingOut.callRummy',
  'goingOut.float',
  'goingOut.oneCard',
  'scoring.wild',
  'scoring.ace',
  'scoring.blackAce',
  'pack.jokers',
];

/** How many differences are shown at first. */
const MAX_MAIN_DIFFERENCES = 5;

/** The few differences that matter most, the most telling first. */
export function mainDifferences(all: readonly Difference[]): readonly Difference[] {
  const weight = ({ key }: Difference): number =>
    OPTIONS_BY_WEIGHT.includes(key) ? OPTIONS_BY_WEIGHT.indexOf(key) : OPTIONS_BY_WEIGHT.length;
  return [...all].sort((one, other) => weight(one) - weight(other)).slice(0, MAX_MAIN_DIFFERENCES);
}
