// The cost of sockets alone: for each message, all clients of the room get as many bytes as the game would send.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answer } from './child.ts';
import { answerUsage } from './usage.ts';

const FRAME = Buffer.alloc(Number(process.env.FRAME_BYTES));

const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
const rooms = new Map<string, WebSocket[]>();
sockets.on('connection', (socket, { url = '' }) => {
  const room = rooms.get(url) ?? [];
  rooms.set(url, [...room, socket]);
  socket.on('message', () => {
    for (const each of rooms.get(url) ?? []) each.send(FRAME, { binary: true });
  });
});
http.listen(0, '127.0.0.1', () => {
  answerUsage();
  answer({ port: (http.address() as AddressInfo).port });
});
process.on('message', (message) => message === 'close' && process.exit(0));
