import { request } from 'node:http';
import {
  ENTRY_PATH,
  type EntryRequest,
  GUESTS_PATH,
  type GuestToken,
  PROTOCOL_VERSION,
  type Reservation,
} from '#protocol';
import { clientFrame } from './frames.ts';
import { type BenchSocket, openLine } from './line.ts';
import { SEATS } from './script.ts';

/** Colyseus protocol codes: the room confirms a join, and the client acknowledges with the same code. */
const JOINED = 10;
const STATE = 14;
const JOINED_FRAME = clientFrame(Uint8Array.of(JOINED));

const version = PROTOCOL_VERSION;
const WISH = { name: 'Ann', rules: 'crazy-rummy', seats: SEATS, pace: 'usual', version } as const;

/** Seats the last player of a gathered table, which starts the game. Resolves with the sockets of all players. */
type Gathering = () => Promise<readonly BenchSocket[]>;

/** The steps of an entry: a request by its wish, then the socket until the full state is there. */
export const ENTRY_STEPS = ['private', 'code', 'quick', 'socket'] as const;
type EntryStep = (typeof ENTRY_STEPS)[number];

/** How long each step took, in ms. */
export const stepTimes: Readonly<Record<EntryStep, number[]>> = { private: [], code: [], quick: [], socket: [] };

async function timed<Value>(step: EntryStep, work: Promise<Value>): Promise<Value> {
  const since = performance.now();
  const value = await work;
  stepTimes[step].push(performance.now() - since);
  return value;
}

/** Seats all but the last player at a private table, from one IP address per table, because rate limits count by it. */
export async function gather(port: number, index: number): Promise<Gathering> {
  const from = `127.${1 + (index >> 8)}.${index & 255}.1`;
  const newToken = () => tokenFor(port, from);
  const ask = (token: string, wanted: Wanted) => timed(wanted.want as EntryStep, enter(port, from, token, wanted));
  const first = await ask(await newToken(), { want: 'private', ...WISH });
  const { code } = first;
  const sit = (place: Reservation) => timed('socket', takePlace(port, from, place));
  const join = async (token: string): Promise<BenchSocket> =>
    sit(await ask(token, { want: 'code', version, name: 'Ben', code, spectate: false }));
  const lines = [await sit(first)];
  for (let seat = 1; seat < SEATS - 1; seat++) lines.push(await join(await newToken()));
  const last = await newToken();
  return async () => [...lines, await join(last)];
}

/** A person with a token who presses *Play now* when called. Resolves with their table's id and their socket. */
export async function quickPlayer(port: number, index: number) {
  const from = `127.${100 + (index >> 8)}.${index & 255}.1`;
  const token = await tokenFor(port, from);
  return async (): Promise<{ readonly table: string; readonly line: BenchSocket }> => {
    const place = await timed('quick', enter(port, from, token, { want: 'quick', ...WISH }));
    return { table: place.roomId, line: await timed('socket', takePlace(port, from, place)) };
  };
}

const tokenFor = async (port: number, from: string): Promise<string> =>
  (await post<GuestToken>(port, from, GUESTS_PATH, { want: 'token', version })).token;

const enter = (port: number, from: string, token: string, wanted: Wanted): Promise<Reservation> =>
  post<Reservation>(port, from, ENTRY_PATH, { ...wanted, token });

type Wanted = EntryRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'token'> : never) : never;

/** Posts a request and resolves with the value of the answer. */
function post<Given>(port: number, from: string, path: string, body: object): Promise<Given> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    // As a proxy in front of the server says it.
    'x-forwarded-for': from,
  };
  return new Promise((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', localAddress: from, method: 'POST', path, headers },
      (response) => {
        let answer = '';
        response.on('data', (data) => {
          answer += String(data);
        });
        response.on('end', () => {
          const reply = JSON.parse(answer) as { readonly ok: boolean; readonly value: Given };
          if (reply.ok) resolve(reply.value);
          else reject(new Error(`request refused: ${answer}`));
        });
      },
    );
    asked.on('error', reject);
    asked.end(text);
  });
}

/** Opens the socket for a reservation. Resolves when the full state has arrived. */
function takePlace(port: number, from: string, { processId, roomId, sessionId }: Reservation): Promise<BenchSocket> {
  return new Promise((resolve, reject) => {
    const hear = (message: Buffer, line: BenchSocket): void => {
      line.onClose = () => reject(new Error('the server closed the socket before sending the state'));
      if (message[0] === JOINED) line.send(JOINED_FRAME);
      else if (message[0] === STATE) resolve(line);
    };
    openLine(port, `/${processId}/${roomId}?sessionId=${sessionId}`, from, hear).catch(reject);
  });
}
