import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '../../client/ui/saveFile.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a text is saved under its name, and its address stays for a minute, as some browsers read it late', async () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('data.json', '{}', 'application/json');
  const [file] = made.mock.calls[0] as [Blob];
  expect([file.type, await file.text()]).toEqual(['application/json', '{}']);
  expect(link).toMatchObject({ href: 'blob:1', download: 'data.json' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:1');
});
