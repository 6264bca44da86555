import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import { no, type Result } from '#engine';
import { ENTRY_PATH, type EntryReply, type EntryRequest, type Refusal, type Reservation } from '#protocol';
import type { Clock } from '#table';
import { AddressLimit } from './addressLimit.ts';

/** What the web side needs of the game side. */
interface Door {
  readonly pageFolder: string;
  readonly clock: Clock;
  /** The request a body is, or null when it is none. */
  readEntry(body: unknown): EntryRequest | null;
  enter(request: EntryRequest, address: string): Promise<Result<Reservation, Refusal>>;
  /** A fault of ours. */
  report(error: unknown): void;
}

const MAX_BODY = '16kb';
const YEAR = 365 * 24 * 3600 * 1000;

const STATUS: Partial<Record<Refusal, number>> = {
  noSuchTable: 404,
  tableFull: 409,
  alreadyPlaying: 409,
  tooFast: 429,
};

const refuse = (reason: Refusal): EntryReply => ({ ok: false, reason });

/** Everything that is answered over HTTP: the page, the way to a table, and whether we live. No other site may ask. */
export function makeApp(door: Door): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' });
    next();
  });
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  addEntry(app, door);
  addPage(app, door.pageFolder);
  app.use(answerFaults(door));
  return app;
}

function addEntry(app: Express, door: Door): void {
  const limit = new AddressLimit(door.clock);
  const admit = async (address: string, body: unknown): Promise<Result<Reservation, Refusal>> => {
    if (!limit.allows(address)) return no('tooFast');
    const entry = door.readEntry(body);
    return entry ? door.enter(entry, address) : no('badMessage');
  };
  app.post(ENTRY_PATH, express.json({ limit: MAX_BODY }), async (request, response) => {
    const place = await admit(request.socket.remoteAddress ?? '', request.body);
    const reply: EntryReply = place.ok ? { ok: true, reservation: place.value } : refuse(place.reason);
    response.status(place.ok ? 200 : (STATUS[place.reason] ?? 400)).json(reply);
  });
}

function addPage(app: Express, pageFolder: string): void {
  // Built files carry a hash in their names; the page itself must be asked for anew each time.
  app.use('/assets', express.static(join(pageFolder, 'assets'), { maxAge: YEAR, immutable: true }));
  app.use(
    express.static(pageFolder, {
      index: 'index.html',
      setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
    }),
  );
  app.get('/t/:code', (_request, response) => void response.sendFile(join(pageFolder, 'index.html')));
}

/** A body or an address that makes no sense, or a fault of ours: a code, and never a look inside. */
function answerFaults(door: Door): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) return void next(error);
    const status = Number((error as { status?: number }).status) || 500;
    if (status >= 500) door.report(error);
    response.status(status).json(refuse(status < 500 ? 'badMessage' : 'tableClosed'));
  };
}
