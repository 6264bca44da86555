import { parentPort } from 'node:worker_threads';
import { thinkAtLevel } from '#bots';
import type { RuleSet, SeatAction } from '#engine';
import { type BotRequest, randomOf } from '#table';
import { yieldToTables } from './priority.ts';

/** Rule sets seen so far, by their text. */
const known = new Map<string, RuleSet>();
const MAX_KNOWN_RULES = 100;

/**
 * Returns one object for equal rules. Each message brings a copy, and what bots compute once for a rule set object
 * takes them several milliseconds.
 */
function same(rules: RuleSet): RuleSet {
  const text = JSON.stringify(rules);
  const seen = known.get(text);
  if (seen) return seen;
  if (known.size === MAX_KNOWN_RULES) known.clear();
  known.set(text, rules);
  return rules;
}

/** The choice; null if the bot fails. Its error may contain cards, so it stays here. */
function choose(thought: BotRequest): SeatAction | null {
  try {
    const view = { ...thought.view, rules: same(thought.view.rules) };
    return thinkAtLevel(view, randomOf(thought), thought.level);
  } catch {
    return null;
  }
}

yieldToTables();
parentPort?.on('message', (thought: BotRequest) => parentPort?.postMessage(choose(thought)));
// The first message says that the thread has started.
parentPort?.postMessage(null);
