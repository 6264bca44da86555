import { createHash, timingSafeEqual } from 'node:crypto';
import { Room } from '@colyseus/core';
import type { Express, Request, RequestHandler } from 'express';
import { TableRoom } from '../rooms/TableRoom.ts';

/** The handlers behind the paths for the operator's own programs. */
export interface OperatorRoutes {
  /** Whether people should be sent to this process. */
  isReady(): Promise<boolean>;
  /** The metrics, for requests with the token; null if they are disabled. */
  readonly metrics: { readonly token: string; print(): Promise<string> } | null;
}

/** Adds the health checks and the metrics. */
export function addOperation(app: Express, { isReady, metrics }: OperatorRoutes): void {
  app.get('/healthz', (_request, response) => void response.json({ ok: true }));
  app.get('/readyz', async (_request, response) => {
    const ok = await isReady();
    response
      .status(ok ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ ok });
  });
  if (!metrics) return;
  app.get('/metrics', async (request, response) => {
    if (bears(request, metrics.token)) response.type('text/plain').send(await metrics.print());
    else response.status(401).set('WWW-Authenticate', 'Bearer').end();
  });
}

/** Whether the request carries this bearer token. */
export const bears = (request: Request, token: string): boolean =>
  isSame(request.get('Authorization') ?? '', `Bearer ${token}`);

/** Whether two texts are equal, in constant time: the duration does not reveal how much of them matches. */
export const isSame = (words: string, others: string): boolean => timingSafeEqual(hash(words), hash(others));

const hash = (words: string): Buffer => createHash('sha256').update(words).digest();

/** The operator's page, served to requests with the token. */
export interface Admin {
  readonly token: string;
  readonly page: RequestHandler;
}

const PATH = '/admin';

/** The monitor's permitted paths: its page, the list of tables, one table. Its other paths can call any room method. */
const READS = /^\/(?:|api|api\/room|assets\/[\w.-]+)$/;

/** Methods that the monitor adds to every room when it is loaded, to change the room from outside. */
const CHANGES = ['_editStateProperty', '_deleteStateProperty', '_sendMessageToClient', '_forceClientDisconnect'];

/**
 * Opens the framework's monitor, read-only: it shows a table as a spectator may see it. It is loaded only if there is a
 * token, because it adds methods to all rooms that change them from outside; these are removed again.
 * @returns null without a token
 */
export async function openAdmin(token: string | undefined): Promise<Admin | null> {
  if (!token) return null;
  const { monitor } = await import('@colyseus/monitor');
  for (const change of CHANGES) Reflect.deleteProperty(Room.prototype, change);
  Object.assign(TableRoom.prototype, {
    getInspectData(this: TableRoom) {
      return inspected(this);
    },
  });
  return { token, page: monitor() };
}

/** A table as the operator sees it: as a spectator does, without hands and without anything that grants entry. */
function inspected({ roomId, clients, clock, table }: TableRoom) {
  const { game, code: _, ...people } = table.tableView('spectator');
  const state = { ...people, rules: null, game: game && { ...game, rules: null } };
  return {
    roomId,
    clients: [...clients].map((client, index) => ({
      sessionId: `connection ${index + 1}`,
      elapsedTime: clock.elapsedTime - (client as { readonly _joinedAt?: number })._joinedAt!,
    })),
    locked: false,
    state,
    stateSize: JSON.stringify(state).length,
  };
}

/** Adds the operator's page, if there is one. */
export function addAdmin(app: Express, admin: Admin | null): void {
  if (!admin) return;
  app.use(PATH, guard(admin.token), admin.page);
}

function guard(token: string): RequestHandler {
  return (request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (!bears(request, token) && !bearsBasic(request, token)) {
      return void response.status(401).set('WWW-Authenticate', 'Basic realm="admin"').end();
    }
    if (request.method !== 'GET' || !READS.test(request.path)) return void response.status(403).end();
    // Its scripts set inline styles. The font that it loads from another site stays blocked.
    const policy = String(response.get('Content-Security-Policy')).replace("style-src 'self'", "$& 'unsafe-inline'");
    response.set('Content-Security-Policy', policy);
    next();
  };
}

/** Whether a browser sent the token as the password, with any user name. */
function bearsBasic(request: Request, token: string): boolean {
  const [kind, encoded = ''] = (request.get('Authorization') ?? '').split(' ');
  if (kind !== 'Basic') return false;
  const words = Buffer.from(encoded, 'base64').toString();
  return isSame(words.slice(words.indexOf(':') + 1), token);
}
