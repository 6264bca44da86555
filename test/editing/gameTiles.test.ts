import { expect, test } from 'vitest';
import { JOKER, parseCards, type RuleSet } from '#engine';
import { crazyRummy, GAMES, PRESETS, withValue } from '#rules';
import { playedMost } from '../../client/rules/GameList.tsx';
import { gamePicture, type PicturePart } from '../../client/rules/gamePicture.ts';
import { mainDifferences } from '../../client/rules/RulesInWords.tsx';
import { gamesText } from '../../client/text/games.ts';
import { inEnglish } from '../support/inEnglish.ts';

const { differences } = inEnglish;

const game = (id: string): RuleSet => PRESETS[id] as RuleSet;
const wild = (cards: string): readonly PicturePart[] => parseCards(cards).map((card) => ({ wild: card }));

test('the standard game is one pack, seven cards and thirteen wild ranks, from Aces to Kings', () => {
  expect(gamePicture(crazyRummy)).toEqual({
    packs: 1,
    jokers: 0,
    hand: [7, 7],
    wilds: [...wild('AH 2S 3D'), 'more', ...wild('QC KH')],
    special: null,
  });
  expect(gamesText.gameWilds(crazyRummy)).toBe('Wild: 13 ranks');
});

test('few wild ranks are all shown, and cards that are wild in every deal after them', () => {
  expect(gamePicture(game('crazy-rummy-3')).wilds).toEqual(wild('AH 7S KD'));
  expect(gamePicture(game('one-joker')).wilds.at(-1)).toEqual({ wild: JOKER });
  expect(gamesText.gameWilds(game('one-joker'))).toBe('Wild: 13 ranks and jokers');
  expect(gamePicture(game('dynamitis')).wilds).toEqual(['unknown', { wild: JOKER }, ...wild('2S')]);
  expect(gamesText.gameWilds(game('dynamitis'))).toBe('Wild: a turned-up rank, jokers and twos');
});

test('hands that grow, or that a card decides, have a range', () => {
  expect(gamePicture(game('crummy-rummy')).hand).toEqual([7, 13]);
  const [fewest, most] = gamePicture(game('five-thousand-rummy')).hand;
  expect(gamesText.handOf(fewest, most)).toBe('3 to 12 cards');
});

test.each([
  ['crummy-rummy', 'contract'],
  ['thanasis', 'meldsInHand'],
  ['george', 'setsOnly'],
  ['fort-worth-gin', 'fewWilds'],
  ['five-thousand-rummy', 'deepPile'],
  ['treize-brasses', 'useDiscard'],
  ['the-press', 'press'],
  ['biddies', 'lastTwo'],
  ['basic-rummy', 'noWilds'],
])('%s is special by %s', (id, kind) => {
  expect(gamePicture(game(id)).special?.kind).toBe(kind);
});

test('house rules have a picture of their own', () => {
  expect(gamePicture(withValue(crazyRummy, 'pack.packs', 'two')).packs).toBe(2);
});

test('a game that differs in many ways shows the five that matter', () => {
  const all = differences(game('five-thousand-rummy'));
  expect(all.length).toBeGreaterThan(30);
  expect(mainDifferences(all).map(({ key }) => key)).toEqual([
    'wilds.source',
    'deal.size',
    'scoring.system',
    'pack.packs',
    'game.targets',
  ]);
  expect(mainDifferences(differences(game('one-joker')))).toHaveLength(differences(game('one-joker')).length);
});

test.each([
  ['jamaican-kalooki', ['play.contract', 'play.newAfterContract', 'wilds.source', 'wilds.permanent', 'draw.afterMeld']],
  ['bing-rummy', ['play.contract', 'play.meldTurns', 'play.newAfterContract', 'wilds.source', 'wilds.permanent']],
  ['shanghai-rummy', ['play.contract', 'wilds.source', 'wilds.permanent', 'draw.takes', 'deal.size']],
  ['carioca', ['play.contract', 'wilds.source', 'wilds.permanent', 'play.layOffFrom', 'deal.size']],
  ['continental', ['play.contract', 'wilds.source', 'wilds.permanent', 'deal.size', 'melds.wildLimit']],
])('of the differences of %s, those from other contract games are among the five', (id, keys) => {
  expect(mainDifferences(differences(game(id))).map(({ key }) => key)).toEqual(keys);
});

test('the games played most come first, and none that was never played', () => {
  const plays = { biddies: 2, beanie: 5, george: 1, 'one-joker': 1, 'no-such-game': 9 };
  expect(playedMost(GAMES, plays).map(({ id }) => id)).toEqual(['beanie', 'biddies', 'one-joker']);
  expect(playedMost(GAMES, {})).toEqual([]);
});
