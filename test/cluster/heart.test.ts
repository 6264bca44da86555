import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { Heartbeat } from '../../server/cluster/heartbeat.ts';
import type { Registry } from '../../server/cluster/registry.ts';

/** A process whose Redis answers as told; what it logged, by level. */
function processWith(answers: () => Promise<boolean>) {
  const logged: string[] = [];
  const log = { info: () => logged.push('info'), warn: () => logged.push('warn'), error: () => logged.push('error') };
  const registry = { beat: answers, list: async () => undefined, expire: async () => [], living: async () => [] };
  const local = { held: () => [], listings: () => new Map(), lost: () => undefined, gone: () => undefined };
  const heart = new Heartbeat(registry as unknown as Registry, local, log as unknown as Logger, 'here:1');
  return { heart, logged };
}

const late = async (): Promise<boolean> => Promise.reject(new Error('Command timed out'));

test('a late answer of Redis is a warning, said once until there is an answer again', async () => {
  let answer = async () => true;
  const { heart, logged } = processWith(() => answer());
  await heart.send();
  answer = late;
  for (let beat = 0; beat < 3; beat++) await heart.send();
  answer = async () => true;
  await heart.send();
  heart.stop();
  expect(logged).toEqual(['info', 'warn', 'info']);
});

test('a beat that the shutdown interrupts is not reported', async () => {
  let answer = async () => true;
  const { heart, logged } = processWith(() => answer());
  await heart.send();
  let reject = (_: Error): void => undefined;
  answer = () => new Promise((_, refuse) => (reject = refuse));
  const beating = heart.send();
  heart.stop();
  reject(new Error('Connection is closed.'));
  await beating;
  expect(logged).toEqual(['info']);
});
