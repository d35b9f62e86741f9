import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Heads that keep a page to itself: scripts and requests from this shop only, no framing. The
 * sandbox's editor writes style elements, hence inline styles; scripts are never inline.
 */
export async function protect(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
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
