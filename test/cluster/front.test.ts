import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Front, openFront } from '../../server/cli/clusterFront.ts';

/** Two processes that answer with their names. */
let processes: readonly Server[];
let front: Front;
beforeEach(async () => {
  processes = ['east', 'west'].map((name) => createServer((line) => line.once('data', () => line.end(name))));
  await Promise.all(processes.map((process) => once(process.listen(0, '127.0.0.1'), 'listening')));
  const ports = processes.map((process) => (process.address() as { port: number }).port) as [number, number];
  front = await openFront(
    0,
    () => ports,
    async (process) => (process === 'the-east1' ? ports[0] : null),
  );
});
afterEach(() => {
  front.close();
  for (const process of processes) process.close();
});

/** The names of the processes that answer three such requests, one after the other. */
async function answersTo(request: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (let i = 0; i < 3; i++) {
    const socket = connect(Number(new URL(front.address).port), '127.0.0.1');
    socket.write(request);
    names.push(Buffer.concat(await socket.toArray()).toString());
  }
  return names;
}

const socketOf = (process: string): string => `GET /${process}/${'0'.repeat(32)}?sessionId=123456789 HTTP/1.1\r\n`;

test('a table’s socket goes to the process that its address names', async () => {
  expect(await answersTo(socketOf('the-east1'))).toEqual(['east', 'east', 'east']);
});

test('other requests, and sockets of unknown processes, go to all processes in turn', async () => {
  expect(await answersTo('POST /tables HTTP/1.1\r\n')).toEqual(['west', 'east', 'west']);
  expect(await answersTo(socketOf('somewhere'))).toEqual(['east', 'west', 'east']);
});
