import { Room } from '@colyseus/core';
import type { Express, Request, RequestHandler } from 'express';
import { TableRoom } from '../rooms/TableRoom.ts';
import { bears, isSame } from './operation.ts';

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
