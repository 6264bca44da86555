/** The quiet time before events are announced, in ms, so that several moves of a bot become one announcement. */
const QUIET = 400;
/** The longest wait of a sentence, in ms. */
const LONGEST = 1500;

/** Collects sentences and announces them together. */
export interface Speech {
  hear(words: string): void;
  stop(): void;
}

/** Creates a debounced announcer: it joins sentences until it has been quiet for a moment, then calls `say` once. */
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
