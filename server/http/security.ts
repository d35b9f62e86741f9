import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { BrowserHosts } from '../payment/payment.provider.ts';

/**
 * Heads that keep a page to itself: scripts and requests from this shop and from its payment
 * provider only, no framing. The sandbox's editor writes style elements, hence inline styles;
 * scripts are never inline.
 */
export async function protect(app: FastifyInstance, hosts: BrowserHosts): Promise<void> {
  const isForeign = hosts.script.length > 0;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...hosts.script],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...hosts.image],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...hosts.connect],
        'frame-src': ["'self'", ...hosts.frame],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // A provider's dialog opens the bank's page in a window of its own and must hear from it; and it
    // refuses pages that do not say where they are from.
    crossOriginOpenerPolicy: { policy: isForeign ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: isForeign ? 'strict-origin-when-cross-origin' : 'no-referrer' },
    // Only meaningful behind TLS, which a proxy in front of the shop adds.
    strictTransportSecurity: false,
  });
}

/**
 * Lets pages of `PUBLIC_URL` read answers, and no other origin's. Without it the doors are for the
 * shop's own origin, which needs no permission. The token travels in a header, never in a cookie.
 */
export async function allowOrigin(app: FastifyInstance, publicUrl: string | null): Promise<void> {
  if (publicUrl === null) return;
  await app.register(cors, {
    origin: new URL(publicUrl).origin,
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight'],
    exposedHeaders: ['retry-after'],
    strictPreflight: false,
  });
}
