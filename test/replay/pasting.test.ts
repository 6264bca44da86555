import { afterEach, expect, test, vi } from 'vitest';
import { isField } from '../../client/replay/ReplayScreen.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a paste into any field belongs to the field, and one elsewhere opens a record', () => {
  const asked: string[] = [];
  class FakeElement extends EventTarget {
    readonly isInField: boolean;
    constructor(isInField: boolean) {
      super();
      this.isInField = isInField;
    }
    closest(selector: string): FakeElement | null {
      asked.push(selector);
      return this.isInField ? this : null;
    }
  }
  vi.stubGlobal('Element', FakeElement);
  expect([isField(new FakeElement(true)), isField(new FakeElement(false))]).toEqual([true, false]);
  expect([isField(null), isField(new EventTarget())]).toEqual([false, false]);
  for (const field of ['input', 'textarea', 'select', 'contenteditable']) expect(asked[0]).toContain(field);
});
