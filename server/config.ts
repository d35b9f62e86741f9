import { isThisMachine } from './shared/network/public-address.ts';
import { readWebUrl } from './shared/network/public-url.ts';
import { z } from 'zod';
import { isIP } from 'node:net';
import {
  BadConfig,
  cardPaymentsOf,
  merchantOf,
  openingVariables,
  razorpayOf,
  type CardPayments,
} from './config.opening.ts';
import { LOG_LEVELS, type LogLevel } from './shared/log/log.ts';
import type { Merchant } from './shared/merchant.ts';
import { readMailAddress, type MailAddress } from './shared/mail-address.ts';
import type { RazorpayKeys } from './payment/razorpay.ts';
import { isLongEnough, MIN_SECRET_LENGTH } from './storage/secret.ts';

export { BadConfig };

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly jwtSecret: string | null;
  readonly tokenTtlSeconds: number;
  readonly apiDelayMs: number;
  readonly publicUrl: string | null;
  /** With an https `publicUrl`, browsers then stay with TLS on the hosts below it too. */
  readonly isHstsForSubdomains: boolean;
  /** Origins of other sites that may use the APIs from their pages. */
  readonly allowedOrigins: readonly string[];
  /** The address of `npm run dev`; null otherwise. */
  readonly devUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: MailAddress;
  readonly areRateLimitsOn: boolean;
  readonly isSandboxOn: boolean;
  /** Whether callers without a token may only send documents of the web client. */
  readonly isOnlyTrusted: boolean;
  /** Off removes it from browsers that have it. */
  readonly isServiceWorkerOn: boolean;
  /** Empty: forwarded headers are ignored. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: LogLevel;
  readonly metricsToken: string | null;
  readonly razorpay: RazorpayKeys | null;
  /** Null: the carrier's own address. */
  readonly senditUrl: string | null;
  readonly ozonUrl: string | null;
  readonly cardPayments: CardPayments;
  readonly isSeeded: boolean;
  readonly isDemoCustomerOn: boolean;
  readonly merchant: Merchant;
  readonly isLoopback: boolean;
  /** Others than this machine can reach the shop. */
  readonly isPublic: boolean;
  /** Whether webhooks and pictures may be on this machine. */
  readonly isLoopbackAllowed: boolean;
}

/** Settings by which the command line finds the shop and its data. */
export type Places = Pick<
  Config,
  'host' | 'port' | 'dataDir' | 'databaseUrl' | 'publicUrl' | 'isLoopbackAllowed'
>;

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Its mails are files, whose sender is named as the shop is. */
const SENDER: MailAddress = { name: '', address: 'commandes@belle-vue.example' };

const RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const switchOf = (name: string) =>
  z.enum(['on', 'off'], { error: `${name} must be on or off` }).optional();

/** Plain http is for stand-ins on this machine, which `readConfig` allows in the sandbox alone. */
const carrierUrl = (name: string) =>
  z
    .string()
    .refine(isCarrierUrl, { error: `${name} must be an https address` })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional();

const wholeNumber = (name: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `${name} must be a whole number from 0 to ${max}` })
    .transform(Number)
    .refine((value) => value <= max, {
      error: `${name} must be a whole number from 0 to ${max}`,
    });

const environment = z.object({
  HOST: z.string().min(1, { error: 'HOST must name an address to listen on' }).default('127.0.0.1'),
  PORT: wholeNumber('PORT', 65_535).default(4000),
  DATA_DIR: z.string().min(1, { error: 'DATA_DIR must name a folder' }).default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /./,
      // The value may contain a password.
      error: 'DATABASE_URL must be an address such as postgres://user:password@host:5432/belle_vue',
    })
    .optional(),
  JWT_SECRET: z
    .string()
    .refine(isLongEnough, {
      error: `JWT_SECRET must have at least ${MIN_SECRET_LENGTH} characters`,
    })
    .optional(),
  TOKEN_TTL: z
    .string()
    .regex(/^[1-9]\d{0,5}[smhd]$/, {
      error: 'TOKEN_TTL must be a duration such as 30m, 12h or 7d',
    })
    .default('7d'),
  API_DELAY_MS: wholeNumber('API_DELAY_MS', 60_000).default(0),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  HSTS_SUBDOMAINS: switchOf('HSTS_SUBDOMAINS'),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isAllowedOrigin), {
      error:
        'ALLOWED_ORIGINS must list origins such as https://boutique.example, or http ones of this machine, separated by commas',
    })
    .optional(),
  DEV_URL: z.url({ protocol: /^http$/, error: 'DEV_URL is for npm run dev alone' }).optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      // The value may contain a password.
      error: 'SMTP_URL must be an address such as smtp://user:password@host:587',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .transform((text, context) => {
      const address = readMailAddress(text);
      if (address) return address;
      const message = 'MAIL_FROM must be an address such as Ma boutique <commandes@boutique.ma>';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
  RATE_LIMITS: switchOf('RATE_LIMITS'),
  SANDBOX: switchOf('SANDBOX'),
  SERVICE_WORKER: switchOf('SERVICE_WORKER'),
  TRUSTED_DOCUMENTS: z
    .enum(['off', 'only'], { error: 'TRUSTED_DOCUMENTS must be off or only' })
    .default('off'),
  TRUST_PROXY: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isProxy), {
      error: 'TRUST_PROXY must list addresses, CIDRs or loopback, such as loopback, 10.0.0.0/8',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}` })
    .default('warn'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, {
      error: 'METRICS_TOKEN must have at least 16 characters: letters, digits and - . _ ~ + /',
    })
    .optional(),
  SENDIT_URL: carrierUrl('SENDIT_URL'),
  OZON_URL: carrierUrl('OZON_URL'),
  ...openingVariables,
});

/**
 * The environment is read in this file alone. Throws BadConfig for the first bad variable; empty ones count
 * as unset.
 */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const env = parsed(environment, variables);
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new BadConfig('MAIL_FROM must say who the mails are from when SMTP_URL is set');
  }
  if (env.DATABASE_URL && !env.JWT_SECRET) {
    // A generated secret would be known to this instance alone.
    throw new BadConfig('JWT_SECRET is missing: with DATABASE_URL every instance needs the same');
  }
  const places = placesOf(env);
  const { isSandboxOn } = places;
  for (const name of ['SENDIT_URL', 'OZON_URL'] as const) {
    if (!isSandboxOn && env[name]?.startsWith('http:')) {
      throw new BadConfig(`${name} must be an https address: http is for the sandbox alone`);
    }
  }
  const razorpay = razorpayOf(env);
  return {
    ...places,
    jwtSecret: env.JWT_SECRET ?? null,
    tokenTtlSeconds: seconds(env.TOKEN_TTL),
    apiDelayMs: env.API_DELAY_MS,
    isHstsForSubdomains: env.HSTS_SUBDOMAINS === 'on',
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    devUrl: env.DEV_URL ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? SENDER,
    areRateLimitsOn: env.RATE_LIMITS !== 'off',
    isOnlyTrusted: env.TRUSTED_DOCUMENTS === 'only',
    isServiceWorkerOn: env.SERVICE_WORKER !== 'off',
    trustedProxies: env.TRUST_PROXY ?? [],
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    razorpay,
    senditUrl: env.SENDIT_URL ?? null,
    ozonUrl: env.OZON_URL ?? null,
    cardPayments: cardPaymentsOf(env, razorpay),
    isSeeded: env.SEED === 'demo',
    isDemoCustomerOn: (env.DEMO_CUSTOMER ?? (isSandboxOn ? 'on' : 'off')) === 'on',
    merchant: merchantOf(env),
  };
}

const placeVariables = environment.pick({
  HOST: true,
  PORT: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  PUBLIC_URL: true,
  SANDBOX: true,
  TRUST_PROXY: true,
});

/** Reads less than `readConfig`; settings that only the service needs may be unset or bad. */
export function readPlaces(variables: NodeJS.ProcessEnv): Places {
  return placesOf(parsed(placeVariables, variables));
}

function parsed<T>(schema: z.ZodType<T>, variables: NodeJS.ProcessEnv): T {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(set);
  if (!success) throw new BadConfig(error.issues[0]?.message);
  return data;
}

function placesOf(env: z.infer<typeof placeVariables>) {
  const isLoopback = isThisMachine(env.HOST);
  const isBehindProxy =
    env.TRUST_PROXY !== undefined || env.PUBLIC_URL?.startsWith('https:') === true;
  const isSandboxOn = (env.SANDBOX ?? (isLoopback && !isBehindProxy ? 'on' : 'off')) === 'on';
  const isPublic = !isLoopback || isBehindProxy || env.PUBLIC_URL !== undefined;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl: env.PUBLIC_URL ?? null,
    isSandboxOn,
    isLoopback,
    isPublic,
    isLoopbackAllowed: isSandboxOn && !isPublic,
  };
}

function isProxy(text: string): boolean {
  if (RANGES.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A /0 would trust every client.
  return (
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function seconds(duration: string): number {
  const unit = duration.slice(-1) as keyof typeof SECONDS; // the pattern above allows no other
  return Number(duration.slice(0, -1)) * SECONDS[unit];
}

/** Without user, password, query and fragment. */
function isCarrierUrl(text: string): boolean {
  const url = readWebUrl(text);
  if (!url || url.search !== '' || url.hash !== '') return false;
  return url.protocol === 'https:' || isThisMachine(url.hostname);
}

/** Returns whether browsers write it so in `Origin` (RFC 6454, 6.1): without path, and without the usual port. */
function isAllowedOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (text !== origin) return false;
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname));
}
