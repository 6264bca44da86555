import { expect, it } from 'vitest';
import { cardsOf, findContract, printCards, type RuleSet, randomFrom, shuffle, viewFor } from '#engine';
import { STEADY } from '../../shared/bots/hazard.ts';
import { distanceTo } from '../../shared/bots/plain/contract.ts';
import { notesOn } from '../../shared/bots/plain/notes.ts';
import { preset, withOptions } from '../support/play/deals.ts';
import { secretOf } from '../support/play/playGame.ts';
import { position } from '../support/play/positions.ts';

type Play = RuleSet['play'];

/** A short pack, so that random hands often have the melds. */
const rulesFor = (contract: Play['contract'], contractAlike: Play['contractAlike']): RuleSet =>
  withOptions(preset('liverpool-rummy'), {
    pack: { lowestRank: 6 },
    melds: { runAce: 'high' },
    play: { contract, contractAlike, contractExact: false },
  });

const HANDS = 150;

/** Expects `distanceTo` to count no missing card just when a contract is found, in random hands of so many cards. */
function expectAgreement(rules: RuleSet, held: number): void {
  const { contract, contractAlike } = rules.play;
  const random = randomFrom(secretOf(7), [], `${contract} ${contractAlike}`);
  const wrong: string[] = [];
  let laid = 0;
  for (let n = 0; n < HANDS; n++) {
    const cards = shuffle(random, cardsOf(rules, 3));
    const hand = cards.slice(0, held);
    const others = [cards[held], cards[held + 1]].map((card) => printCards([card as number]));
    const view = viewFor(position({ rules, deal: 1, hands: [printCards(hand), ...others] }), 0);
    const isThere = findContract(rules, view.wildRank, 1, view.hand) !== null;
    const { missing } = distanceTo(notesOn(view, STEADY), view.hand);
    if (isThere) laid++;
    if ((missing === 0) !== isThere) wrong.push(`${printCards(hand)}: ${missing}`);
  }
  expect(wrong).toEqual([]);
  expect(laid).toBeGreaterThan(HANDS / 10);
  expect(laid).toBeLessThan(HANDS * 0.9);
}

it.each([
  ['12s3s3', 'differ', 12],
  ['12s3s4', 'any', 12],
  ['12s3r5', 'differ', 16],
  ['12r4r4', 'apart', 18],
  ['12r4r4', 'any', 18],
  ['12r3r5', 'differ', 20],
  ['12s3r3r4', 'apart', 20],
] as const)('no card of %s is missing, where melds are %s, just when the hand has them', (contract, alike, held) => {
  expectAgreement(rulesFor(contract, alike), held);
});

it.each(['12s3r4', '12r4r4', '12s4r5'] as const)('the same of %s where wilds lie apart (R45)', (contract) => {
  const rules = withOptions(rulesFor(contract, 'any'), { melds: { wildLimit: 'apart' }, pack: { jokers: 6 } });
  expectAgreement(rules, 16);
});
