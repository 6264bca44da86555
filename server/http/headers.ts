import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { hostOf } from './origin.ts';

/** What a header may name; anything else was written by a stranger. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Tells browsers what our page may do: nothing but what it needs, from nowhere but here.
 * @param proxies how many stand before us
 */
export function securityHeaders(proxies: number): RequestHandler {
  // Not every browser counts our own sockets as our own.
  const sockets = (request: IncomingMessage): string => {
    const host = hostOf(request, proxies);
    return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
  };
  return helmet({
    contentSecurityPolicy: {
      // Its own list would send every request to https, which a game in a home network does not have.
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        // A typeface of a few signs is part of the style sheet.
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", sockets],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // With no referrer at all some browsers do not say either whose page asks us.
    referrerPolicy: { policy: 'same-origin' },
    // Whether a name is for https alone, and all names under it, is for its owner to say: at the proxy that has the key.
    strictTransportSecurity: false,
  });
}
