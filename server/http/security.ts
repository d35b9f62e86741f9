import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BrowserHosts } from '../payment/payment.provider.ts';

/** Two years, as browsers want it for their own lists. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

const NO_HOSTS: BrowserHosts = { script: [], frame: [], connect: [], image: [] };

/** What no page of the shop asks the browser for. */
const NO_DEVICES = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi'];

/** What stands inline in a page, as a policy names it: by hashes, and for tools as a whole. */
export interface Inline {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

const NOTHING_INLINE: Inline = { inlineScripts: [], inlineStyles: [] };

/**
 * What a page may load: its own scripts, styles, pictures and answers; inline what is named only,
 * nothing from elsewhere but the given hosts, no framing, no forms to others.
 */
function contentPolicy(
  { script, frame, connect, image }: BrowserHosts,
  { inlineScripts, inlineStyles }: Inline,
): string {
  const directives: ReadonlyArray<readonly [string, ...string[]]> = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts, ...script],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...inlineStyles],
    ['img-src', "'self'", 'data:', ...image],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect],
    ['frame-src', "'self'", ...frame],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

const SHOP_POLICY = contentPolicy(NO_HOSTS, NOTHING_INLINE);
const TOOL_POLICY = contentPolicy(NO_HOSTS, {
  inlineScripts: [],
  inlineStyles: ["'unsafe-inline'"],
});

/** By lower-case name. */
export type ProtectiveHeaders = Readonly<Record<string, string>>;

/** Headers of every response, as helmet would set them without those that only old browsers read. */
export function protectiveHeaders(publicUrl: string | null): ProtectiveHeaders {
  const permissions = [...NO_DEVICES, 'payment', 'browsing-topics'];
  // For shops that are reached by TLS, which a proxy terminates.
  const hsts = { 'strict-transport-security': `max-age=${HSTS_SECONDS}; includeSubDomains` };
  return {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(publicUrl?.startsWith('https:') && hsts),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'content-security-policy': SHOP_POLICY,
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  };
}

/** Gives every answer its protective headers, made once for all: a plugin made them anew for each. */
export function protect(app: FastifyInstance, headers: ProtectiveHeaders): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

// Pages are kept, and their policies with them.
const inlinePolicies = new WeakMap<Inline, string>();

/** Lets a page use what stands inline in it, and the payment provider's hosts where given. */
export function allowInline(
  reply: FastifyReply,
  inline: Inline,
  hosts?: BrowserHosts,
): FastifyReply {
  const known = hosts ? undefined : inlinePolicies.get(inline);
  const policy = known ?? contentPolicy(hosts ?? NO_HOSTS, inline);
  if (!hosts) inlinePolicies.set(inline, policy);
  return reply.header('content-security-policy', policy);
}

/**
 * Lets the page that is being answered use the payment provider, where its script comes from
 * elsewhere: its dialog opens the bank's page in a window of its own and must hear from it, and it
 * refuses pages that do not say where they are from.
 */
export function allowPayment(reply: FastifyReply, hosts: BrowserHosts): FastifyReply {
  if (hosts.script.length === 0) return reply;
  const payers = ['self', ...hosts.frame.map((host) => `"${host}"`)].join(' ');
  const devices = [...NO_DEVICES, 'browsing-topics'].map((name) => `${name}=()`);
  return reply
    .header('content-security-policy', contentPolicy(hosts, NOTHING_INLINE))
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('permissions-policy', [...devices, `payment=(${payers})`].join(', '));
}

/** Lets a developers' tool write its own styles: the sandbox's editor, the letters of the outbox. */
export function allowInlineStyles(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', TOOL_POLICY);
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
    exposedHeaders: ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
    strictPreflight: false,
  });
}
