import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { hostOf } from './origin.ts';

/** A valid host name and port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * Headers that limit what our page may do in a browser to what it needs.
 * @param proxies how many are in front of us
 */
export function securityHeaders(proxies: number): RequestHandler {
  // Some browsers do not count sockets of our own host as 'self'.
  const sockets = (request: IncomingMessage): string => {
    const host = hostOf(request, proxies);
    return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'";
  };
  return helmet({
    contentSecurityPolicy: {
      // Helmet's defaults would upgrade every request to https, which a server in a home network does not have.
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'worker-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        // The style sheet contains a typeface of a few glyphs.
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
    // Whether a domain is for https alone is its owner's decision, made at the proxy that has the key.
    strictTransportSecurity: false,
  });
}
