import type { Response } from 'express';

/** How long a reader may take for one part, in ms. Somebody who reads nothing would hold it in memory for ever. */
const PATIENCE = 30_000;

/** Sends a file in parts, as fast as it is read. A reader who reads nothing for 30 seconds is cut off. */
export async function sendParts(response: Response, parts: AsyncIterable<string>): Promise<void> {
  response.type('json').set('Content-Disposition', 'attachment; filename="crazy-rummy-games.json"');
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await drained(response);
  }
  response.end();
}

/** Resolves once the client has read what was written, or is gone. */
const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      response.off('drain', done).off('close', done);
      resolve();
    };
    const timer = setTimeout(() => {
      response.destroy();
      done();
    }, PATIENCE);
    timer.unref();
    response.on('drain', done).on('close', done);
  });
