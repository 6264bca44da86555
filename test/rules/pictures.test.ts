import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  type Card,
  cardPoints,
  cardsOf,
  isMeld,
  printCards,
  type Reading,
  type RuleSet,
  type SeatAction,
  usedAsWild,
} from '#engine';
import { printReading } from '#record';
import { type ExampleOf, PRESET_IDS, PRESETS, type RuleExample, ruleExamples } from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { inEnglish } from '../support/inEnglish.ts';
import { position } from '../support/play/positions.ts';

const { howWePlay, rulesInPictures } = inEnglish;

const preset = (id: string): RuleSet => PRESETS[id] as RuleSet;
const SENTENCES = /^[A-Z][^{}]*[.]$/;

const seatsIn = ({ table }: RuleSet): number => Math.min(Math.max(4, table.minPlayers), table.maxPlayers);

/** A turn of seat 0 that holds these cards and others, in the deal of the examples, with this meld on the table. */
function turnWith(rules: RuleSet, wildRank: number, held: readonly Card[], meld: Reading | null) {
  const seats = seatsIn(rules);
  const taken = [...held, ...(meld?.cards ?? [])];
  const others = cardsOf(rules, seats).filter((card) => !taken.includes(card));
  const hand = [...held, ...others.slice(0, 3)];
  const hands = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? printCards(hand) : printCards(others.slice(3 + seat * 2, 5 + seat * 2)),
  );
  // Where players lay off on their own melds alone, the meld is their own.
  const owner = rules.play.layOffOthers ? 1 : 0;
  const melds = meld === null ? [] : [`${owner} ${printReading(meld)}`];
  return position({ rules, hands, melds, wildRank, melded: [0], deal: 1 });
}

/** Whether the engine accepts the action, and the meld on the table after it. */
function played(rules: RuleSet, wildRank: number, held: readonly Card[], meld: Reading | null, action: SeatAction) {
  const done = apply(turnWith(rules, wildRank, held, meld), 0, action);
  return done.ok ? done.value.state.melds[0]?.cards : done.reason;
}

/** The cards on the table once the example has been played, as the engine says; null if nobody can play it alone. */
function cardsAfter(rules: RuleSet, wildRank: number, example: RuleExample) {
  const { contract, when } = rules.play;
  switch (example.kind) {
    case 'meld': {
      if (contract !== 'off' || when === 'goingOutOnly') return null;
      const { meld } = example;
      return played(rules, wildRank, meld.cards, null, { type: 'meld', reading: meld });
    }
    case 'layOff': {
      const { meld, card, place } = example;
      return played(rules, wildRank, [card], meld, { type: 'layOff', meld: 0, card, place });
    }
    case 'swap': {
      const { meld, natural, wild, place } = example;
      const to = place && { meld: 0, place };
      return played(rules, wildRank, [natural], meld, { type: 'swap', meld: 0, wild, natural, ...(to && { to }) });
    }
    case 'points':
      return null;
  }
}

const shownAfter = (example: Exclude<RuleExample, ExampleOf<'points'>>): readonly Card[] =>
  example.kind === 'meld' ? example.meld.cards : example.after.cards;

describe('rules in pictures', () => {
  test('show for every named game what it has: melds, a wild, laying off, a swap, points', () => {
    const titles = (id: string) => rulesInPictures(preset(id)).pictures.map(({ title }) => title);
    const MELDS = ['A set', 'A run'];
    const WILDS = ['A wild in a run', 'A wild in a set'];
    expect(titles('crazy-rummy')).toEqual([...MELDS, ...WILDS, 'Laying off', 'Swapping for a wild', 'Points']);
    expect(titles('basic-rummy')).toEqual([...MELDS, 'Laying off', 'Points']);
    expect(titles('thanasis')).toEqual([...MELDS, ...WILDS, 'Points']);
    expect(titles('george')).toEqual(['A set', 'A wild in a set', 'Laying off', 'Points']);
    expect(titles('biddies')).toContain('Swapping for a biddy');
  });

  test('say in words what they show', () => {
    const { about, pictures } = rulesInPictures(preset('crazy-rummy'));
    expect(about).toBe('In these examples, aces are wild, as in deal 1.');
    expect(pictures.map(({ words }) => words)).toEqual([
      'The nines of spades, hearts and clubs. A set is at least 3 cards of one rank.',
      'The five, six and seven of hearts. A run is at least 3 cards of one suit in sequence.',
      'The ace of clubs stands for the six of spades: aces are wild.',
      'The ace of clubs stands for a queen: aces are wild.',
      'You may lay off the eight of hearts on this run, as on any player’s melds, once you have laid a meld.',
      'The six of spades takes the place of the ace of clubs. The wild is yours, to play or to keep. You must have laid a meld of your own first.',
      'Left in your hand when another player goes out, these cards cost you 48 points together.',
    ]);
  });

  test('of a contract game tell where the wild goes', () => {
    const swap = rulesInPictures(preset('crummy-rummy')).pictures.find(({ title }) => title === 'Swapping for a wild');
    expect(swap?.rows.map(({ label, cards }) => `${label}: ${printCards(cards.map(({ card }) => card))}`)).toEqual([
      'On the table: 5S 6S JK 8S',
      'In your hand: 7S',
      'Then: 5S 6S 7S 8S JK',
    ]);
    expect(swap?.words).toContain('moves to an end of the run and stands for the nine of spades, or goes to another');
  });

  test('are legal by any rules: the engine plays every meld, lay-off and swap shown', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { wildRank, examples, ...deal } = ruleExamples(rules);
        for (const example of examples) {
          if (example.kind === 'points') continue;
          expect(isMeld(deal.rules, wildRank, example.meld)).toBe(true);
          const after = cardsAfter(rules, wildRank, example);
          if (after !== null) expect(after).toEqual(shownAfter(example));
        }
      }),
    );
  });

  test('count what the engine counts, and mark the wilds it knows', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { wildRank, examples, ...deal } = ruleExamples(rules);
        for (const example of examples) {
          if (example.kind === 'points') {
            expect(example.points).toEqual(example.cards.map((card) => cardPoints(deal.rules, wildRank, card)));
          } else if (example.kind === 'meld' && example.wild >= 0) {
            expect(usedAsWild(deal.rules, wildRank, example.meld, example.wild)).toBe(true);
          }
        }
      }),
    );
  });

  test('agree with the rules in words, whatever these are', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { about, pictures } = rulesInPictures(rules);
        const said = howWePlay(rules).flatMap(({ sentences }) => sentences);
        const words = pictures.map((picture) => picture.words);
        for (const sentence of [about, ...words].filter((one) => one !== '')) expect(sentence).toMatch(SENTENCES);
        const swaps = said.some((sentence) => sentence.startsWith('If you hold the card'));
        if (!swaps) expect(words.some((sentence) => sentence.includes('takes the place of'))).toBe(false);
        const grows = words.find((sentence) => sentence.startsWith('You may lay off'));
        if (rules.play.when === 'goingOutOnly') expect(grows).toBeUndefined();
        if (grows) expect(grows.includes('any player’s')).toBe(rules.play.layOffOthers);
      }),
    );
  });

  test('leave out no rule of a named game that they could show', () => {
    for (const id of PRESET_IDS) {
      const rules = preset(id);
      const titles = rulesInPictures(rules).pictures.map(({ title }) => title);
      const hasSwap = rules.swap.to !== 'off' && rules.play.when === 'duringTurns';
      expect([id, titles.some((title) => title.startsWith('Swapping'))]).toEqual([id, hasSwap]);
    }
  });
});
