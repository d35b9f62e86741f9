import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply, onRequestHookHandler } from 'fastify';
import type { BrowserHosts } from '../payment/payment.provider.ts';

const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

const NO_HOSTS: BrowserHosts = { script: [], frame: [], connect: [], image: [] };

const NO_DEVICES = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'hid', 'midi'];

interface Inline {
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

const NOTHING_INLINE: Inline = { inlineScripts: [], inlineStyles: [] };

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
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

const SHOP_POLICY = contentPolicy(NO_HOSTS, NOTHING_INLINE);
const ADMIN_POLICY = contentPolicy({ ...NO_HOSTS, image: ['blob:'] }, NOTHING_INLINE);
const TOOL_POLICY = contentPolicy(NO_HOSTS, {
  inlineScripts: [],
  inlineStyles: ["'unsafe-inline'"],
});

/**
 * Drawings have styles of their own for the dark scheme. Browsers hold a drawing to the policy that it
 * came with, alone in a tab and, some of them, inside a page too.
 */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export type ProtectiveHeaders = Readonly<Record<string, string>>;

/** helmet's headers without those for old browsers only. */
export function protectiveHeaders({
  publicUrl,
  isHstsForSubdomains,
}: {
  readonly publicUrl: string | null;
  readonly isHstsForSubdomains: boolean;
}): ProtectiveHeaders {
  const permissions = [...NO_DEVICES, 'payment', 'browsing-topics'];
  const more = isHstsForSubdomains ? '; includeSubDomains' : '';
  const hsts = { 'strict-transport-security': `max-age=${HSTS_SECONDS}${more}` };
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

/**
 * Headers that browsers read of documents and workers alone. Some 900 bytes: more than many a script or picture.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
];

/** For what is never a document of its own: scripts, styles, fonts, pictures. */
export function withoutDocumentHeaders(reply: Pick<FastifyReply, 'removeHeader'>): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

/** Browsers keep a preflight for as long, Chromium for no longer. */
const PREFLIGHT_SECONDS = 2 * 60 * 60;

const PICTURES = /^\/(?:images|pictures)\//;

export interface AllowedOrigins {
  readonly publicUrl: string | null;
  /** Beside the shop's own. */
  readonly allowedOrigins: readonly string[];
}

/** A plugin would compute them for every request. */
export function protect(app: FastifyInstance, headers: ProtectiveHeaders): void {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

const inlinePolicies = new WeakMap<Inline, string>();

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
 * The provider's dialog opens the bank's page in another window and needs its messages and a
 * referrer.
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

export function allowInlineStyles(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', TOOL_POLICY);
}

/** Pictures are shown before they are sent. */
export function allowUploadedPictures(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', ADMIN_POLICY);
}

const share: onRequestHookHandler = (_, reply, done) => {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  done();
};

/**
 * Pages of `allowedOrigins` may use the APIs and show pictures. Without credentials: tokens travel in a
 * header, never in a cookie. Browsers need no permission on the shop's own origin.
 */
export async function allowOrigins(
  app: FastifyInstance,
  { publicUrl, allowedOrigins }: AllowedOrigins,
): Promise<void> {
  const own = publicUrl === null ? [] : [new URL(publicUrl).origin];
  const [first, ...others] = [...own, ...allowedOrigins];
  if (first === undefined) return;
  if (allowedOrigins.length > 0) {
    app.addHook('onRoute', (route) => {
      if (PICTURES.test(route.url)) route.onRequest = [share, ...[route.onRequest ?? []].flat()];
    });
  }
  await app.register(cors, {
    origin: others.length === 0 ? first : [first, ...others],
    methods: ['GET', 'HEAD', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'apollo-require-preflight'],
    exposedHeaders: [
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
      'x-error-code',
      'x-request-id',
    ],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
}
