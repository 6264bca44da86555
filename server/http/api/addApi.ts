import type { Express, Request, RequestHandler, Response } from 'express';
import { is, optional, safeParse } from 'valibot';
import { no, ok, type Result } from '#engine';
import { API_PATH, type ApiRefusal } from '#protocol';
import type { Clock } from '#table';
import { ADDRESS_LIMITS, AddressLimiter, EXPENSIVE_REQUEST_LIMITS, RateLimiter } from '../../rateLimiter.ts';
import { callerAddress, isOwnPage } from '../origin.ts';
import { apiPage, DESCRIPTION_PATH, openApi } from './openApi.ts';
import { type ApiContext, type ApiReply, type ApiRequest, type ApiRoute, STATUS_OF } from './route.ts';
import { API_ROUTES } from './routes.ts';
import { dayShape, familyShape, idShape } from './schemas.ts';

/** The parts of the server that the API needs. */
export interface ApiParts extends ApiContext {
  readonly clock: Clock;
  /** The number of the operator's proxies in front of this server. */
  readonly proxies: number;
  /** The guest of a token; null if it is not ours. */
  guestOf(token: string): Promise<string | null>;
  /** False while the server closes. */
  isOpen(): boolean;
  /** Logs a failure. */
  report(error: unknown): void;
}

/** Adds the API of stored games, its description and the page that shows it. */
export function addApi(app: Express, parts: ApiParts): void {
  app.use(API_PATH, headers);
  const limits = {
    address: new AddressLimiter(ADDRESS_LIMITS),
    dear: new RateLimiter<string>(EXPENSIVE_REQUEST_LIMITS),
  };
  const limited: RequestHandler = (request, response, next) => {
    if (limits.address.allows(callerAddress(request, parts.proxies), parts.clock.now())) next();
    else response.status(STATUS_OF.tooFast).json(no<ApiRefusal>('tooFast'));
  };
  // Made once, when somebody asks: they take longer than an action at a table, and memory that few servers need.
  const page = once(apiPage);
  const description = once(() => JSON.stringify(openApi(), null, 1));
  app.get(API_PATH, limited, (_request, response) => void response.type('html').send(page()));
  app.get(DESCRIPTION_PATH, limited, (_request, response) => void response.type('json').send(description()));
  for (const route of API_ROUTES) app[route.method](route.path, handler(route, parts, limits));
  app.use(API_PATH, (_request, response) => void response.status(404).json(no<ApiRefusal>('badMessage')));
}

/** A text that is made when it is first needed. */
function once(make: () => string): () => string {
  let made: string | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Nothing is stored by others, since a name may be erased; browsers ask again whether it is still the same. */
const headers: RequestHandler = (request, response, next) => {
  const cache = request.get('Authorization') === undefined ? 'private, no-cache' : 'no-store';
  response.set({ 'Cache-Control': cache, Vary: 'Authorization', 'X-Robots-Tag': 'noindex' });
  next();
};

interface Limits {
  readonly address: AddressLimiter;
  readonly dear: RateLimiter<string>;
}

function handler(route: ApiRoute, parts: ApiParts, limits: Limits): RequestHandler {
  return async (request, response) => {
    try {
      const read = await readRequest(route, request, parts, limits);
      const answer = read.ok ? await route.answer(parts, read.value) : read;
      if (!answer.ok) response.status(STATUS_OF[answer.reason]).json(no<ApiRefusal>(answer.reason));
      else await send(response, answer.value);
    } catch (error) {
      parts.report(error);
      if (response.headersSent) response.destroy();
      else response.status(STATUS_OF.offline).json(no<ApiRefusal>('offline'));
    }
  };
}

/** Checks a request: first what costs least. */
async function readRequest(
  { token, query, isExpensive }: ApiRoute,
  request: Request,
  { clock, proxies, guestOf, isOpen }: ApiParts,
  limits: Limits,
): Promise<Result<ApiRequest, ApiRefusal>> {
  if (!isOpen()) return no('offline');
  if (!isOwnPage(request, proxies)) return no('badMessage');
  if (!limits.address.allows(callerAddress(request, proxies), clock.now())) return no('tooFast');
  const { id = '', day = '', family } = request.params as Readonly<Record<string, string>>;
  const asked = safeParse(query, request.query);
  const isNamed = (id === '' || is(idShape, id)) && (day === '' || is(dayShape, day));
  const named = safeParse(optional(familyShape), family);
  if (!asked.success || !isNamed || !named.success) return no('badMessage');
  const bearer = /^Bearer (\S{1,1000})$/.exec(request.get('Authorization') ?? '')?.[1];
  const isAsked = token !== 'no' && (token === 'must' || request.get('Authorization') !== undefined);
  const guest = isAsked && bearer !== undefined ? await guestOf(bearer) : null;
  if (isAsked && guest === null) return no('badToken');
  if (isExpensive && !limits.dear.allows(guest ?? '', clock.now())) return no('tooFast');
  return ok({ id, day, family: named.output ?? null, query: asked.output, guest });
}

async function send(response: Response, reply: ApiReply): Promise<void> {
  if (typeof reply === 'string') response.type('text/plain').send(reply);
  else if (Symbol.asyncIterator in reply) await sendParts(response, reply);
  else response.json(reply);
}

/** How long a reader may take for one part, in ms. Somebody who reads nothing would hold it in memory for ever. */
const READ_TIMEOUT_MS = 30_000;

/** Sends a file in parts, as fast as it is read. A reader who reads nothing for 30 seconds is cut off. */
export async function sendParts(response: Response, parts: AsyncIterable<string>): Promise<void> {
  response.type('json').set('Content-Disposition', 'attachment; filename="crazy-rummy-games.json"');
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await drained(response);
  }
  response.end();
}

/** Resolves once the client has read what was written, or is gone. */
const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      response.off('drain', done).off('close', done);
      resolve();
    };
    const timer = setTimeout(() => {
      response.destroy();
      done();
    }, READ_TIMEOUT_MS);
    timer.unref();
    response.on('drain', done).on('close', done);
  });
