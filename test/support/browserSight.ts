import { expect } from '@playwright/test';
import { claimFaces, isWild, legalActions, type PlayerView, type TableMeld } from '#engine';
import { text } from '../../client/text/index.ts';
import type { BrowserPlayer } from './browserPlayer.ts';

/** What somebody sees of a table, in the words of their page. */
interface Sight {
  /** In no order: that is its owner's business. */
  readonly hand: readonly string[];
  /** The cards of all melds, each with its meld and what it stands for there. */
  readonly melds: readonly string[];
  readonly piles: readonly string[];
  readonly isMyTurn: boolean;
}

/** Waits until the page shows all that its player may know, and nothing else. */
export async function expectSight(player: BrowserPlayer, view: PlayerView): Promise<void> {
  await expect.poll(() => sightAt(player)).toEqual(sightFrom(view));
}

const sightFrom = (view: PlayerView): Sight => ({
  hand: view.hand.map((card) => text.cardLabel(card, isWild(view.rules, view.wildRank, card))).toSorted(),
  melds: view.melds.flatMap((meld) => meldWords(view, meld)),
  piles: [text.stockTarget(view.stock), text.pileTarget(view.pile.at(-1) ?? null)],
  isMyTurn: view.turn === view.viewer,
});

function meldWords(view: PlayerView, meld: TableMeld): string[] {
  const { swaps } = legalActions(view);
  return meld.cards.map((card, index) => {
    const faces = claimFaces(view.rules, view.wildRank, meld, index);
    const canBeHad = swaps.some((swap) => swap.meld === meld.id && swap.wild === card);
    return canBeHad ? text.swapTarget(card, faces) : text.meldCard(card, meld, faces);
  });
}

/** What the page shows at this moment. */
export async function sightAt(player: BrowserPlayer): Promise<Sight> {
  const places = [player.hand, player.meldCards, player.stock, player.pile, player.words];
  const [hand = [], melds = [], stock = [], pile = [], words = []] = await Promise.all(
    places.map((place) => place.allTextContents()),
  );
  return {
    hand: hand.map((name) => name.replace(', just drawn', '')).toSorted(),
    melds,
    piles: [...stock, ...pile],
    isMyTurn: words.some((sentence) => /^Your turn|^Discard your last card/.test(sentence)),
  };
}
