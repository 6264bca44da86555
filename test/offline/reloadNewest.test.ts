import { expect, test, vi } from 'vitest';
import { PASS_BY } from '../../client/offline/messages.ts';
import { reloadNewest } from '../../client/offline/reloadNewest.ts';
import { settled } from '../support/progress.ts';

/** A browser whose worker, if it has a newer one, has to save it first. */
function browser({ newer = true, isOffline = false, isStalled = false } = {}) {
  const installing = newer ? new EventTarget() : null;
  const update = async () => {
    if (isOffline) throw new TypeError('offline');
    if (isStalled) await new Promise(() => undefined);
  };
  const reload = vi.fn();
  let runOut = (): void => undefined;
  const wait = () =>
    new Promise<void>((done) => {
      runOut = done;
    });
  const container = { getRegistration: async () => ({ update, installing }) } as unknown as ServiceWorkerContainer;
  /** The browser with a worker at work in it, which answers unless it is too old. */
  const kept = (postMessage: (message: unknown, ports: MessagePort[]) => void) => ({
    reload,
    wait,
    container: { ...container, controller: { postMessage } as unknown as ServiceWorker },
  });
  return { api: { container, reload, wait }, kept, reload, installing, runOut: () => runOut() };
}

test('a newer page is saved before the reload, which would else bring back the old one', async () => {
  const { api, reload, installing } = browser();
  const done = reloadNewest(api);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  installing?.dispatchEvent(new Event('statechange'));
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a newer page that cannot be saved is not waited for without end', async () => {
  const { api, reload, runOut } = browser();
  const done = reloadNewest(api);
  await settled();
  runOut();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a line on which the search for a newer page stalls is not waited for without end', async () => {
  const { api, reload, runOut } = browser({ isStalled: true });
  const done = reloadNewest(api);
  await settled();
  runOut();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page is reloaded at once if there is nothing newer to save', async () => {
  const { api, reload } = browser({ newer: false });
  await reloadNewest(api);
  await reloadNewest({ ...api, container: undefined });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page is reloaded where the browser cannot look for a newer one', async () => {
  const { api, reload } = browser({ isOffline: true });
  await reloadNewest(api);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the worker leaves the page to the server before the reload', async () => {
  const { kept, reload } = browser({ newer: false });
  const answer: (() => void)[] = [];
  const done = reloadNewest(
    kept((message, [port]) => {
      expect(message).toBe(PASS_BY);
      answer.push(() => port?.postMessage(null));
    }),
  );
  await settled();
  expect(reload).not.toHaveBeenCalled();
  for (const give of answer) give();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that does not answer is not waited for without end', async () => {
  const { kept, reload, runOut } = browser({ newer: false });
  const done = reloadNewest(kept(() => undefined));
  await settled();
  runOut();
  await done;
  expect(reload).toHaveBeenCalledTimes(1);
});
