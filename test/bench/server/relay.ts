// The cost of sockets alone: for each message, all clients of the room get as many bytes as the game would send.
// With LINE_BYTES it first stores a line of this size, and sends once the line is on the disk.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer, onClose } from './child.ts';
import { openRelayLog } from './relayLog.ts';
import { answerUsage } from './usage.ts';

const FRAME = Buffer.alloc(Number(process.env.FRAME_BYTES));
const LINE_BYTES = Number(process.env.LINE_BYTES ?? 0);

const log = LINE_BYTES > 0 ? await openRelayLog(LINE_BYTES) : undefined;
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = new Map<string, WebSocket[]>();
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, [...room, socket]);
  const send = (): void => {
    for (const each of rooms.get(url) ?? []) each.send(FRAME, { binary: true });
  };
  socket.on('message', log ? () => log.append(url, send) : send);
});
http.listen(0, '127.0.0.1', () => {
  answerUsage();
  answer({ port: (http.address() as AddressInfo).port });
});
onClose(() => {
  log?.remove();
  process.exit(0);
});
