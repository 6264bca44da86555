import { createHash, timingSafeEqual } from 'node:crypto';
import type { Express, Request } from 'express';

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
