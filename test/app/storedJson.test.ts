import { describe, expect, test } from 'vitest';
import { storedJson, validIn } from '../../client/device/storedJson.ts';
import { storedList } from '../../client/device/storedList.ts';
import { forbidden, memory } from './memory.ts';

const isNumber = (found: unknown): found is number => typeof found === 'number';
const opened = (storage = memory()) =>
  storedJson(
    () => storage,
    '.five',
    (found) => (isNumber(found) ? found : null),
  );

describe('a stored value', () => {
  test('is there on the next visit, under a key of this page, until it is forgotten', () => {
    const storage = memory();
    expect(opened(storage).read()).toBeNull();
    expect(opened(storage).write(5)).toBe(true);
    expect(storage.getItem('crazy-rummy-1.five')).toBe('5');
    expect(opened(storage).read()).toBe(5);
    opened(storage).forget(5);
    expect(storage.getItem('crazy-rummy-1.five')).toBeNull();
  });

  test('that has replaced another one stays when the other is forgotten', () => {
    const one = opened();
    one.write(6);
    one.forget(5);
    expect(one.read()).toBe(6);
  });

  test.each(['', '{', 'five', 'undefined', '"5"', '{"five":5}', 'null'])('that is damaged (%s) is ignored', (found) => {
    const storage = memory();
    storage.setItem('crazy-rummy-1.five', found);
    const one = opened(storage);
    expect(one.read()).toBeNull();
    expect(one.write(5)).toBe(true);
    expect(one.read()).toBe(5);
  });

  test.each([
    ['forbidden', forbidden],
    ['missing', () => null],
    [
      'full',
      () => ({
        ...memory(),
        setItem() {
          throw new Error('full');
        },
      }),
    ],
  ])('without storage (%s) is not kept, and nothing fails', (_, storage) => {
    const one = storedJson(storage, '.five', (found) => (isNumber(found) ? found : null));
    expect(one.write(5)).toBe(false);
    one.forget(5);
    expect(one.read()).toBeNull();
  });
});

describe('a stored list', () => {
  const listAt = (storage: () => Storage) => storedList(storage, '.list', (found) => validIn(found, isNumber));

  test('has the valid entries, and follows what another tab stores', () => {
    const storage = memory();
    storage.setItem('crazy-rummy-1.list', '[1,"2",null,3]');
    const [list, other] = [listAt(() => storage), listAt(() => storage)];
    expect(list.all.value).toEqual([1, 3]);
    other.write([4]);
    list.reread();
    expect(list.all.value).toEqual([4]);
  });

  test.each(['', '{', 'null', '7', '{"0":1}', '"1"'])('that is damaged (%s) is empty', (found) => {
    const storage = memory();
    storage.setItem('crazy-rummy-1.list', found);
    expect(listAt(() => storage).all.value).toEqual([]);
  });

  test('lasts as long as the page without storage', () => {
    const list = listAt(forbidden);
    list.write([1, 2]);
    list.reread();
    expect(list.all.value).toEqual([1, 2]);
  });
});
