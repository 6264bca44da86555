import { expect, test } from 'vitest';
import { type DiscardAction, parseCard } from '#engine';
import { text } from '../../client/text/index.ts';
import { gameAt } from '../support/play/gameAt.ts';

const discard = (name: string): DiscardAction => ({ type: 'discard', card: parseCard(name) as number });
const HANDS = ['4C 9D KS TC', '2C 2D', '5C 5D'];

test('a player whose time runs out is told which card was discarded', () => {
  const { game, timeOut } = gameAt({ hands: HANDS });
  timeOut(discard('TC'));
  const notice = game.notice.value;
  expect(notice?.code).toBe('timeRanOut');
  expect(notice && text.refused(notice, game.view.value)).toBe('You ran out of time: the 10♣ was discarded.');
});

test('nothing is told once the deal is over: neither the clock’s last discard nor an earlier refusal', () => {
  const last = gameAt({ hands: ['TC', '2C 2D', '5C 5D'], drew: 'none' });
  last.timeOut(discard('TC'));
  expect(last.game.view.value?.results).toHaveLength(4);
  expect(last.game.notice.value).toBeNull();
  const refused = gameAt({ hands: ['KD', 'TC', '5C 5D'], turn: 1, drew: 'none' });
  refused.game.tap({ on: 'stock' });
  expect(refused.game.notice.value).not.toBeNull();
  refused.timeOut(discard('TC'));
  expect(refused.game.notice.value).toBeNull();
});

test('the player’s own discard shows no message', async () => {
  const { game, settle } = gameAt({ hands: HANDS });
  game.drop([parseCard('TC') as number], { on: 'pile' });
  await settle();
  expect(game.view.value?.pile).toEqual([parseCard('TC')]);
  expect(game.notice.value).toBeNull();
});

test('another player’s discard shows no message', () => {
  const { game, timeOut } = gameAt({ hands: HANDS, turn: 1 });
  timeOut(discard('2C'));
  expect(game.notice.value).toBeNull();
});
