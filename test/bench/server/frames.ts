/** The part of WebSocket framing that the crowd needs, kept minimal so that clients cost next to nothing. */

const BINARY = 0x82;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0x8a;
const LONG = 126;

/** A frame from a client. Client frames must be masked; this mask is all zeros. */
export function clientFrame(payload: Uint8Array, kind = BINARY): Buffer {
  const isLong = payload.length >= LONG;
  const head = isLong ? [kind, 0x80 | LONG, payload.length >> 8, payload.length & 255] : [kind, 0x80 | payload.length];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), payload]);
}

export const PONG_FRAME = clientFrame(new Uint8Array(), PONG);

/** Callbacks for incoming frames. */
export interface IncomingFrame {
  message(payload: Buffer): void;
  ping(): void;
  close(): void;
}

/** Splits the server's byte stream into whole messages. */
export function frameReader(heard: IncomingFrame): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (data) => {
    let all = rest.length > 0 ? Buffer.concat([rest, data]) : data;
    for (let end = endOf(all); end <= all.length; end = endOf(all)) {
      const kind = all[0]! & 0xf;
      if (kind === PING) heard.ping();
      else if (kind === CLOSE) heard.close();
      else heard.message(all.subarray(startOf(all), end));
      all = all.subarray(end);
    }
    rest = all;
  };
}

const startOf = (data: Buffer): number => (data[1] === LONG ? 4 : data[1] === LONG + 1 ? 10 : 2);

/** Where the first message ends, which is past the end of `data` while the message is incomplete. */
function endOf(data: Buffer): number {
  if (data.length < 2) return Number.POSITIVE_INFINITY;
  const start = startOf(data);
  if (data.length < start) return Number.POSITIVE_INFINITY;
  const length = data[1]!;
  return start + (length < LONG ? length : length === LONG ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2)));
}
