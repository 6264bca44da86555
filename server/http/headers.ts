import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { publicOrigin, type Site } from './origin.ts';

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
