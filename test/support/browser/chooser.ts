import { type ClaimAction, legalActions, type PlayerView, type Reading, type SwapAction } from '#engine';
import { termsOf } from '#rules';
import { meldsOf } from '../../../client/game/gestureContext.ts';
import { meldChoice } from '../../../client/game/intent.ts';
import { claimed } from '../../../client/game/question.ts';
import type { ChooserOption, ChooserQuestion } from '../../../client/game/types.ts';
import { answerText } from '../../../client/text/answers.ts';
import { text } from '../../../client/text/index.ts';
import type { BrowserPlayer } from './player.ts';

/** Chooses the reading, if the page asks: it does when readings differ in more than the places of wilds. */
export async function sayWhichMeld(player: BrowserPlayer, view: PlayerView, reading: Reading): Promise<void> {
  for (const name of answersFor(view, reading)) await answer(player, view, 'meld', name);
}

/** The answers that lead to this reading, question by question; empty when the page does not ask. */
export function answersFor(view: PlayerView, reading: Reading): readonly string[] {
  const nameOf = (option: ChooserOption): string => answerText.optionName('meld', option, view);
  const wanted = nameOf({ ...NOTHING, picture: reading });
  const find = (options: readonly ChooserOption[]): readonly string[] | null => {
    for (const option of options) {
      const { does } = option;
      if (does.to !== 'choose' && nameOf(option) === wanted) return [wanted];
      const further = does.to === 'choose' ? find(does.chooser.options) : null;
      if (further) return [nameOf(option), ...further];
    }
    return null;
  };
  const melds = meldsOf(view, reading.cards).map((picture): ChooserOption => ({ ...NOTHING, picture }));
  return new Set(melds.map(nameOf)).size > 1 ? (find(meldChoice(view, melds)) ?? []) : [];
}

/** Chooses where a freed wild goes, if the page asks: at the place on the table, or in the panel (`inWords`). */
export async function sayWhere(player: BrowserPlayer, view: PlayerView, swap: SwapAction, inWords: boolean) {
  const { to, wild, natural } = swap;
  const others = legalActions(view).swaps.filter((one) => one.wild === wild && one.natural === natural);
  const target = view.melds.find(({ id }) => id === to?.meld);
  if (others.length < 2 || !to || !target) return;
  const place = player.button(text.placeTarget(target, to.place, termsOf(view.rules)));
  if (!inWords) return player.tap(place);
  const nth = others.findIndex((one) => one.to?.meld === to.meld && one.to.place === to.place);
  await player.tap(panel(player, view, 'wildPlace').getByRole('button').nth(nth));
}

/** Chooses which card is called and where it goes, if the page asks. */
export async function sayWhichCall(player: BrowserPlayer, view: PlayerView, claim: ClaimAction): Promise<void> {
  if (legalActions(view).claims.length < 2) return;
  const card = view.pile.at(-claim.count) ?? null;
  await answer(
    player,
    view,
    'call',
    answerText.optionName('call', { ...NOTHING, picture: claimed(view, claim), card }, view),
  );
}

const NOTHING: ChooserOption = { does: { to: 'nothing' }, picture: null, card: null };

const answer = (player: BrowserPlayer, view: PlayerView, asks: ChooserQuestion, words: string): Promise<void> =>
  player.tap(panel(player, view, asks).getByRole('button', { name: words, exact: true }));

const panel = ({ page }: BrowserPlayer, { rules }: PlayerView, asks: ChooserQuestion) =>
  page.getByRole('dialog', { name: answerText.chooserTitle({ asks }, termsOf(rules)) });
