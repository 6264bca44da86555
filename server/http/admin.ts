import { Room } from '@colyseus/core';
import type { Express, Request, RequestHandler } from 'express';
import { TableRoom } from '../rooms/TableRoom.ts';
import { bears, isSame } from './operation.ts';

/** The operator's page, for requests with the token. */
export interface Admin {
  readonly token: string;
  readonly page: RequestHandler;
}

const PATH = '/admin';

/** All that may be requested of the monitor: its page, the list of tables, and one table. Its other paths call any method of a room. */
const READS = /^\/(?:|api|api\/room|assets\/[\w.-]+)$/;

/** Methods that the monitor adds to every room when it is loaded, to change it from outside. */
const CHANGES = ['_editStateProperty', '_deleteStateProperty', '_sendMessageToClient', '_forceClientDisconnect'];

/**
 * The framework's monitor, read-only: it shows of a table what a spectator may see. It is loaded only if there is a token,
 * because it adds methods to all rooms that change them from outside; we remove those again.
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

/** What an operator sees of a table: what a spectator does, never a hand, and nothing that lets anybody in. */
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

/** Adds the page, if there is one. */
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
    // Its scripts set inline styles. It would also load a typeface from elsewhere, and does without.
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
