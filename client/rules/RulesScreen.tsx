import type { ReadonlySignal, Signal } from '@preact/signals';
import type { RuleSet } from '#engine';
import { changeCount, namedGame, rulesPagePath } from '#rules';
import type { Opponents } from '../device/device.ts';
import { gamesText, ruleText } from '../text/games.ts';
import { text } from '../text/index.ts';
import { languageCode, say } from '../text/say.ts';
import { type Problem, ProblemNote } from '../ui/ProblemNote.tsx';
import { ScreenFrame } from '../ui/ScreenFrame.tsx';
import { GameFacts } from './GameCard.tsx';
import { GamePictureView } from './GamePictureView.tsx';
import { KeepAndShare, PlayWith } from './RulesAside.tsx';
import { RulesInPictures } from './RulesInPictures.tsx';
import { AllDifferences, HowWePlay, mainDifferences } from './RulesInWords.tsx';

/** The common props of the screens that show or edit rules. */
export interface RulesScreenProps {
  readonly rules: RuleSet;
  readonly name: Signal<string>;
  readonly seats: Signal<number>;
  readonly problem: ReadonlySignal<Problem | null>;
  readonly busy: boolean;
  readonly linkTo: (code: string) => string;
  readonly onKeep: (name: string, code: string) => boolean;
  readonly onPlay: (company: Opponents, rules: RuleSet) => void;
  readonly onChoose: (rules: RuleSet) => void;
  readonly onBack: () => void;
}

/** The rules in words, as opened by a link. */
export function RulesScreen(props: RulesScreenProps & { readonly onEdit: (rules: RuleSet) => void }) {
  const { rules, problem, onEdit, onChoose, onBack } = props;
  const different = ruleText.differences(rules);
  const game = namedGame(rules);
  return (
    <ScreenFrame
      title={text.rulesName(rules)}
      kind={`two-columns one-game${different.length > 0 ? ' differs' : ''}`}
      onBack={onBack}
    >
      <ProblemNote problem={problem} />
      <section class="column game card">
        <GamePictureView rules={rules} />
        <p class="about">{text.rulesAbout(rules, changeCount(rules))}</p>
        <GameFacts rules={rules} difficulty={game ? gamesText.DIFFICULTIES[game.difficulty] : ''} />
      </section>
      <div class="column aside">
        <PlayWith {...props} />
        <div class="row">
          <button type="button" onClick={() => onEdit(rules)}>
            {gamesText.RULES_PAGE.edit}
          </button>
          <button type="button" onClick={() => onChoose(rules)}>
            {gamesText.RULES_PAGE.useThese}
          </button>
        </div>
        <KeepAndShare {...props} />
        <PrintRules rules={rules} />
      </div>
      {different.length > 0 && (
        <section class="column card">
          <h2>{gamesText.differsIn(different.length, mainDifferences(different).length)}</h2>
          <AllDifferences all={different} />
        </section>
      )}
      <div class="column card">
        <RulesInPictures rules={rules} Heading="h2" />
      </div>
      <section class="column whole card">
        <h2>{text.PANELS.rules}</h2>
        <HowWePlay rules={rules} />
      </section>
    </ScreenFrame>
  );
}

/**
 * A named game has a page of its own to print or send; house rules are printed from here, as are all while the
 * device is offline.
 */
function PrintRules({ rules }: { readonly rules: RuleSet }) {
  const game = namedGame(rules);
  const open = (event: Event): void => {
    if (navigator.onLine) return;
    event.preventDefault();
    window.print();
  };
  // Another tab: an installed page has no way back from the server's pages.
  return game ? (
    <a
      class="print-rules"
      href={`${rulesPagePath(game)}?lang=${languageCode()}`}
      target="_blank"
      rel="noopener"
      onClick={open}
    >
      {say('rulesPages-printOrSend')}
    </a>
  ) : (
    <button type="button" onClick={() => window.print()}>
      {say('rulesPages-print')}
    </button>
  );
}
