import { connect } from 'node:net';

/** A socket address of the right form for which no seat is held. */
export const NOBODYS_PLACE = `/processid/${'0'.repeat(32)}?sessionId=sessionid`;

/**
 * Sends a raw WebSocket upgrade request to any path, with any extra headers, as no real client would. Resolves with the
 * first line of the reply.
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
