import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { frameReader, PONG_FRAME } from './frames.ts';

/** A client's socket with minimal overhead. */
export interface BenchSocket {
  send(frame: Buffer): void;
  /** Called with each message. The owner of the socket sets it. */
  onMessage: (message: Buffer) => void;
  /** Called when the socket closes. */
  onClose: () => void;
}

const HEAD_END = '\r\n\r\n';

/**
 * Opens a WebSocket by hand. Rejects if the server does not accept the upgrade.
 * @param from the local address to connect from; the server's rate limits count by it
 * @param onMessage receives messages until `line.onMessage` is replaced; the first may arrive with the upgrade response
 */
export function openLine(
  port: number,
  path: string,
  from: string,
  onMessage: (message: Buffer, line: BenchSocket) => void = () => undefined,
): Promise<BenchSocket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.setNoDelay(true);
  return new Promise((resolve, reject) => {
    const line: BenchSocket = {
      send: (frame) => void socket.write(frame),
      onMessage: (message) => onMessage(message, line),
      onClose: () => undefined,
    };
    const read = frameReader({
      message: (message) => line.onMessage(message),
      ping: () => void socket.write(PONG_FRAME),
      close: () => void socket.destroy(),
    });
    let head = '';
    const hearHead = (data: Buffer): void => {
      head += data.toString('latin1');
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      socket.off('data', hearHead);
      if (!head.startsWith('HTTP/1.1 101')) return void reject(new Error(head.split('\r\n')[0]));
      socket.on('data', read);
      read(Buffer.from(head.slice(end + HEAD_END.length), 'latin1'));
      resolve(line);
    };
    socket.on('data', hearHead);
    socket.on('error', reject);
    socket.on('close', () => line.onClose());
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${port}`,
        `X-Forwarded-For: ${from}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}${HEAD_END}`,
      ].join('\r\n'),
    );
  });
}
