/** So long nothing new must happen before what happened is said, in ms: several moves of a bot are one announcement. */
const QUIET = 400;
/** But nothing waits longer than this. */
const LONGEST = 1500;

/** Collects sentences and says them together. */
export interface Speech {
  hear(words: string): void;
  stop(): void;
}

/** Says what is heard in one breath, once it has been quiet for a moment; `say` is called once for all of it. */
export function collect(say: (words: string) => void): Speech {
  let waiting: string[] = [];
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sayAll = (): void => {
    say(waiting.join(' '));
    waiting = [];
  };
  return {
    hear(words) {
      const now = performance.now();
      if (waiting.length === 0) since = now;
      waiting.push(words);
      clearTimeout(timer);
      timer = setTimeout(sayAll, Math.max(0, Math.min(QUIET, since + LONGEST - now)));
    },
    stop: () => clearTimeout(timer),
  };
}
