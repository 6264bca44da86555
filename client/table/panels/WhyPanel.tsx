import { useState } from 'preact/hooks';
import { isWild, type PlayerView } from '#engine';
import { termsOf } from '#rules';
import type { Notice } from '../../game/types.ts';
import { whyNot } from '../../game/whyNot.ts';
import { whySection } from '../../game/whySection.ts';
import { RulesPanel } from '../../rules/RulesPanel.tsx';
import { ruleText } from '../../text/games.ts';
import { text } from '../../text/index.ts';
import { lessons } from '../../text/lessons.ts';
import { MiniCard } from '../../ui/MiniCard.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** A refusal to explain, and the view at that time. */
export interface ExplainedRefusal {
  readonly notice: Notice;
  readonly view: PlayerView;
}

/** Explains a refusal: what is wrong with these cards, the rules behind it, and a button that shows all rules. */
export function WhyPanel({ notice, view, onClose }: ExplainedRefusal & { readonly onClose: () => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const group = whySection(notice.code);
  const section = ruleText.howWePlay(view.rules).find((one) => one.group === group);
  if (showsAll) return <RulesPanel rules={view.rules} onClose={onClose} />;
  return (
    <Panel title={lessons.WHY.title} kind="middle" onClose={onClose}>
      <div class="why">
        <Cards notice={notice} view={view} />
        <p class="why-sentence">{text.refused(notice, view)}</p>
        {whyNot(notice, view).map((fact) => (
          <p key={fact.tells}>{lessons.whyFact(fact, termsOf(view.rules))}</p>
        ))}
      </div>
      {section && (
        <section class="rules">
          <h3>{section.title}</h3>
          {section.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      <button type="button" class="why-rules" onClick={() => setShowsAll(true)}>
        {lessons.WHY.allRules}
      </button>
    </Panel>
  );
}

/** The cards of the refused action. */
function Cards({ notice: { action }, view: { rules, wildRank } }: ExplainedRefusal) {
  const cards = action?.type === 'meld' ? action.reading.cards : action && 'card' in action ? [action.card] : [];
  return (
    <div class="picture" aria-hidden="true">
      {cards.map(
        (card) =>
          card !== null && (
            <MiniCard key={card} card={card} wild={isWild(rules, wildRank, card)} mark={text.wildMark(rules)} />
          ),
      )}
    </div>
  );
}
