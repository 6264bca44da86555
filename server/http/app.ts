import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { no, type Result } from '#engine';
import {
  ENTRY_PATH,
  type EntryReply,
  type GuestReply,
  type Refusal,
  type Reservation,
  type TableInfo,
} from '#protocol';
import type { Clock } from '#table';
import { ADDRESS_LIMITS, AddressLimiter, PAGE_LIMITS } from '../rateLimiter.ts';
import { type ApiParts, addApi } from './api/addApi.ts';
import { packed, sendHome } from './builtPage.ts';
import { listening, type OpenTableStream } from './openTableStream.ts';
import { type Admin, addAdmin, addOperation, type OperatorRoutes } from './operator.ts';
import { callerAddress, isOwnPage, publicOrigin, type Site } from './origin.ts';
import { addRulePages, answerUnknown } from './rulePages.ts';

type Given = Reservation | TableInfo | GuestReply;

/** A path that accepts a POST of JSON and answers with an `EntryReply`. */
export interface Endpoint {
  readonly path: string;
  answer(body: unknown, address: string): Promise<Result<Given, Refusal>>;
}

/** The parts of the server that the web app needs. */
export interface AppParts extends OperatorRoutes, Site {
  readonly pageFolder: string;
  readonly clock: Clock;
  readonly endpoints: readonly Endpoint[];
  readonly openTables: OpenTableStream;
  /** The API of stored games; null for a server of pages alone. */
  readonly api: ApiParts | null;
  /** The operator's page; null if it is not enabled. */
  readonly admin: Admin | null;
  /** Counts a reply. */
  count(outcome: 'ok' | Refusal): void;
  /** Logs a fault of ours. */
  report(error: unknown): void;
}

const MAX_BODY_SIZE = '16kb';
const YEAR_MS = 365 * 24 * 3600 * 1000;

const STATUS: Partial<Record<Refusal, number>> = {
  noSuchTable: 404,
  noSuchGuest: 404,
  badToken: 401,
  tableFull: 409,
  alreadyPlaying: 409,
  tooFast: 429,
  tooManyTables: 429,
  serverFull: 503,
  tableClosed: 500,
  offline: 503,
  newerTable: 503,
};

/** Creates the web app: the page, the endpoints, the health checks, metrics and the operator's page. */
export function makeApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(parts));
  addOperation(app, parts);
  addAdmin(app, parts.admin);
  addEndpoints(app, parts);
  app.get(ENTRY_PATH, refuseOtherPages(parts), listening(parts.openTables, parts.clock, parts.proxies));
  if (parts.api) addApi(app, parts.api);
  const limited = limitPages(parts);
  addRulePages(app, parts, limited);
  addPage(app, parts, limited);
  app.get('/{*path}', limited, answerUnknown);
  app.use(answerFaults(parts));
  return app;
}

function addEndpoints(app: Express, parts: AppParts): void {
  for (const endpoint of parts.endpoints) {
    const limiter = new AddressLimiter(ADDRESS_LIMITS);
    app.post(
      endpoint.path,
      refuseOtherPages(parts),
      express.json({ limit: MAX_BODY_SIZE }),
      async (request, response) => {
        const address = callerAddress(request, parts.proxies);
        const isAllowed = limiter.allows(address, parts.clock.now());
        const answer = isAllowed ? await endpoint.answer(request.body, address) : no<Refusal>('tooFast');
        parts.count(answer.ok ? 'ok' : answer.reason);
        response.status(answer.ok ? 200 : (STATUS[answer.reason] ?? 400)).json(answer satisfies EntryReply<Given>);
      },
    );
  }
}

/** Limits how many pages an address has made for it, of all kinds together. */
function limitPages({ clock, proxies }: AppParts): RequestHandler {
  const limiter = new AddressLimiter(PAGE_LIMITS);
  return (request, response, next) => {
    if (limiter.allows(callerAddress(request, proxies), clock.now())) next();
    else response.status(429).json(no<Refusal>('tooFast'));
  };
}

/** Refuses cross-site requests. */
function refuseOtherPages({ proxies }: AppParts): RequestHandler {
  return (request, response, next) => {
    if (isOwnPage(request, proxies)) next();
    else response.status(403).json(no<Refusal>('badMessage'));
  };
}

function addPage(app: Express, parts: AppParts, limited: RequestHandler): void {
  const { pageFolder } = parts;
  // Built files have a hash in their names; the page itself and its service worker are revalidated each time.
  const assets = join(pageFolder, 'assets');
  app.use('/assets', packed(assets), express.static(assets, { maxAge: YEAR_MS, immutable: true }));
  app.get(['/', '/t/:code', '/g/:game', '/p/:player'], limited, sendHome(pageFolder, parts));
  app.use(
    express.static(pageFolder, {
      index: false,
      setHeaders: (response) => response.set('Cache-Control', 'no-cache'),
    }),
  );
}

/** Answers bad requests and faults of ours with a code and no details. */
function answerFaults(parts: AppParts): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) return void next(error);
    const status = Number((error as { status?: number }).status) || 500;
    if (status >= 500) parts.report(error);
    response.status(status).json(no<Refusal>(status < 500 ? 'badMessage' : 'tableClosed'));
  };
}

/** Sets the security headers, which allow our page only what it needs. */
export function securityHeaders(site: Site): RequestHandler {
  // Some older browsers do not treat sockets to our own host as 'self'. A policy cannot name an IPv6 address.
  const sockets = (request: IncomingMessage): string => {
    const host = publicOrigin(request, site).replace(/^https?:\/\//, '');
    return host && !host.startsWith('[') ? `ws://${host} wss://${host}` : "'self'";
  };
  return helmet({
    contentSecurityPolicy: {
      // Helmet's defaults upgrade every request to https, which a server in a home network does not have.
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        // The style sheet contains an inline font of a few glyphs.
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", sockets],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // With no referrer at all some browsers send no Origin either.
    referrerPolicy: { policy: 'same-origin' },
    // Whether a domain is https-only is its owner's decision, made at the proxy that has the key.
    strictTransportSecurity: false,
  });
}
