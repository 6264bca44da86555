import { connect } from 'node:net';

/** An address as a table has, at which nobody expects anybody. */
export const NOBODYS_PLACE = `/processid/${'0'.repeat(32)}?sessionId=sessionid`;

/**
 * Asks for a socket at any address at all, as no client of ours would, and with any words of one's own on the way. Answers
 * with the first line of the reply.
 */
export function askForSocket(server: string, address: string, headers: readonly string[] = []): Promise<string> {
  const { port } = new URL(server);
  return new Promise((resolve) => {
    const line = connect(Number(port), '127.0.0.1');
    let answer = '';
    line.on('data', (data) => {
      answer += data.toString('latin1');
      line.destroy();
    });
    line.on('error', () => line.destroy());
    line.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
    line.write(
      [
        `GET ${address} HTTP/1.1`,
        'Host: server',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
        '\r\n',
      ].join('\r\n'),
    );
  });
}
