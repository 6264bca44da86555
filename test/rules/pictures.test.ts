import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  type Card,
  cardPoints,
  cardsOf,
  isMeld,
  parseCards,
  printCards,
  type Reading,
  type RuleSet,
  type SeatAction,
  usedAsWild,
} from '#engine';
import { printReading } from '#record';
import { type ExampleOf, PRESET_IDS, PRESETS, parseRules, type RuleExample, ruleExamples } from '#rules';
import { anyRules } from '../support/arbitrary/rules.ts';
import { inEnglish } from '../support/inEnglish.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
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
  const phase = rules.play.meldTurns === 'insteadOfDraw' ? 'draw' : 'play';
  return position({ rules, hands, melds, wildRank, melded: [0], deal: 1, phase });
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
      const { meld, natural, second, wild, place } = example;
      const to = place && { meld: 0, place };
      const pair = second === null ? [natural] : [natural, second];
      const swap = {
        type: 'swap',
        meld: 0,
        wild,
        natural,
        ...(second !== null && { second }),
        ...(to && { to }),
      } as const;
      return played(rules, wildRank, pair, meld, swap);
    }
    case 'opening':
    case 'aces':
    case 'outOfTurn':
    case 'points':
      return null;
  }
}

const shownAfter = (example: ExampleOf<'meld' | 'layOff' | 'swap'>): readonly Card[] =>
  example.kind === 'meld' ? example.meld.cards : example.after.cards;

/** The example of this kind among the pictures of these rules. */
const exampleIn = <Kind extends RuleExample['kind']>(rules: RuleSet, kind: Kind) =>
  ruleExamples(rules).examples.find((one): one is ExampleOf<Kind> => one.kind === kind);

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

  test.each(['kaluki', 'kaluki-51', 'romme', 'rami'])(
    '%s: an opening that the engine takes whole, not in part',
    (id) => {
      const rules = preset(id);
      const opening = exampleIn(rules, 'opening');
      if (!opening) throw new Error(id);
      const { set, run } = opening;
      const hand = printCards([...set.cards, ...run.cards, ...parseCards('2C 9D')]);
      const turn = position({ rules, deal: 1, hands: [hand, '2H 3H', '2D 3D', '4D 4S'] });
      const first = playLines(turn, `0 meld ${printReading(set)}`);
      expect(whyIllegal(first, '0 discard 9D')).toBe('openingTooLow');
      expect(whyIllegal(playLines(first, `0 meld ${printReading(run)}`), '0 discard 9D')).toBeNull();
    },
  );

  test('count the cards of an opening and of runs with a low and a high Ace', () => {
    const told = (id: string, title: string) => {
      const picture = rulesInPictures(preset(id)).pictures.find((one) => one.title === title);
      const rows = picture?.rows.map(({ cards }) => cards.map(({ card, points }) => `${printCards([card])} ${points}`));
      return [...(rows ?? []).map((row) => row.join(', ')), picture?.words];
    };
    expect(told('kaluki', 'Points for the first melds')).toEqual([
      'KS 10, KH 10, KC 10',
      '5H 5, 6H 6, 7H 7',
      'The kings of spades, hearts and clubs count 30, and the five, six and seven of hearts 18. Together that is 48 points: laid in one turn, they reach the 40 you need.',
    ]);
    expect(told('rami', 'Points for the first melds').at(-1)).toMatch(/51 you need\. One of those melds must be a run/);
    expect(told('rummy-500', 'Aces in runs')).toEqual([
      'AH 1, 2H 2, 3H 3',
      'QH 10, KH 10, AH 15',
      'The ace, two and three of hearts count 6 points, 1 of them for the ace. The queen, king and ace count 35 points, 15 of them for the ace.',
    ]);
    expect(told('kaluki', 'Aces in runs')).toEqual([undefined]);
  });

  test('show two cards for a wild in a set where one alone is refused', () => {
    const titled = (id: string) => rulesInPictures(preset(id)).pictures.find(({ title }) => title === 'Wilds in sets');
    expect(titled('romme')).toBeUndefined();
    const rows = titled('kaluki')?.rows.map(({ cards }) => printCards(cards.map(({ card }) => card)));
    expect(rows).toEqual(['QS QH JK', 'QC QD', 'QS QH QC QD', 'JK']);
    const [before, held] = rows as [string, string];
    const turn = position({
      rules: preset('kaluki'),
      deal: 1,
      hands: [`${held} 2C 9D`, '2H 3H'],
      melds: [`1 set Q: ${before}`],
      melded: [0],
    });
    expect(whyIllegal(turn, '0 swap QC for JK in 0')).toBe('setNotComplete');
    expect(whyIllegal(turn, '0 swap QC QD for JK in 0')).toBeNull();
  });

  test.each(['liverpool-rummy', 'shanghai-rummy'])(
    '%s: a card taken out of turn for a meld, as the engine has it',
    (id) => {
      const rules = preset(id);
      const taken = exampleIn(rules, 'outOfTurn');
      if (!taken) throw new Error(id);
      const held = printCards(taken.held);
      const [upcard, penalty] = [taken.upcard, taken.penalty].map((card) => printCards([card])) as [string, string];
      const hands = ['JC 4D JD', `${held} AD 4C`, 'AH AS 4H'];
      const before = position({ rules, deal: 1, phase: 'draw', hands, pile: upcard, stock: `${penalty} JS` });
      const after = playLines(before, '0 draw stock', '1 claim 1');
      expect(after.hands[1]?.toSorted()).toEqual(parseCards(`${held} AD 4C ${upcard} ${penalty}`).toSorted());
      const picture = rulesInPictures(rules).pictures.find(({ title }) => title === 'Taking out of turn');
      expect(picture?.rows.map(({ label, cards }) => `${label}: ${printCards(cards.map(({ card }) => card))}`)).toEqual(
        [`In your hand: ${held}`, `On the discard pile: ${upcard}`, `You get: ${upcard} ${penalty}`],
      );
      expect(picture?.words.includes('at most 3 times in a deal')).toBe(rules.draw.takes === 3);
    },
  );

  test('show no taking out of turn where there is none', () => {
    for (const id of PRESET_IDS) {
      const titles = rulesInPictures(preset(id)).pictures.map(({ title }) => title);
      const isTaken = preset(id).draw.outOfTurn !== 'off';
      expect([id, titles.includes('Taking out of turn')]).toEqual([id, isTaken]);
    }
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
          if (example.kind === 'points' || example.kind === 'outOfTurn') continue;
          if (example.kind === 'opening' || example.kind === 'aces') {
            const shown = example.kind === 'opening' ? [example.set, example.run] : [example.low, example.high];
            for (const meld of shown) expect(isMeld(deal.rules, wildRank, meld)).toBe(true);
            continue;
          }
          expect(isMeld(deal.rules, wildRank, example.meld)).toBe(true);
          const after = cardsAfter(rules, wildRank, example);
          if (after !== null) expect(after).toEqual(shownAfter(example));
        }
      }),
    );
  });

  test('free a wild with two cards that are not in its set, also where cards occur twice', () => {
    const rules = parseRules('v1.rami~pa1~md1~ml1~ra1~sa2~sg1') as RuleSet;
    const pair = ruleExamples(rules).examples.find((example) => example.kind === 'swap' && example.second !== null);
    if (pair?.kind !== 'swap') throw new Error('no swap of two cards');
    expect(pair.meld.cards).not.toContain(pair.natural);
    expect(new Set(pair.after.cards).size).toBe(pair.after.cards.length);
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
