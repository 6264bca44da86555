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

/** Seats all but the last player at a private table, from one IP address per table, because rate limits count by it. */
export async function gather(port: number, index: number): Promise<Gathering> {
  const from = `127.${1 + (index >> 8)}.${index & 255}.1`;
  const newToken = async () => (await post<GuestToken>(port, from, GUESTS_PATH, { want: 'token', version })).token;
  const ask = (token: string, wanted: Wanted) => post<Reservation>(port, from, ENTRY_PATH, { ...wanted, token });
  const first = await ask(await newToken(), { want: 'private', ...WISH });
  const { code } = first;
  const join = async (token: string): Promise<BenchSocket> => {
    return takePlace(port, from, await ask(token, { want: 'code', version, name: 'Ben', code, spectate: false }));
  };
  const lines = [await takePlace(port, from, first)];
  for (let seat = 1; seat < SEATS - 1; seat++) lines.push(await join(await newToken()));
  const last = await newToken();
  return async () => [...lines, await join(last)];
}

type Wanted = EntryRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'token'> : never) : never;

/** Posts a request and resolves with the value of the answer. */
function post<Given>(port: number, from: string, path: string, body: object): Promise<Given> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
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
