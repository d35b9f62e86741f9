import { nameEarlierShop } from '../../../server/seed/earlier-shop.ts';
import { openEmpty, seedStore } from '../../../server/seed/seed.ts';
import { createDevices } from '../../../server/authentication/devices.ts';
import { createPasskeyChallenges } from '../../../server/authentication/passkeys/challenges.ts';
import { createPictureSource } from '../../../server/cli/picture-source.ts';
import { createTokens } from '../../../server/authentication/tokens.ts';
import { createApp, type AppOptions } from '../../../server/app.ts';
import type { ProductRecord } from '../../../server/catalog/catalog.store.ts';
import type { Merchant } from '../../../server/shared/merchant.ts';
import type { Shop, ShopSettings } from '../../../server/context.ts';
import { admissionBounds, type AdmissionBounds } from '../../../server/http/limits/admission.ts';
import type { ClosingBounds } from '../../../server/http/ops/closing.ts';
import { connectionBounds } from '../../../server/http/limits/connections.ts';
import { newOutboxKey } from '../../../server/http/ops/outbox.ts';
import { memoryCounters } from '../../../server/http/limits/rate-limits.memory.ts';
import { createLimits, noLimits } from '../../../server/http/limits/rate-limits.ts';
import type { ServedRoutes } from '../../../server/http/rest/served-routes.ts';
import { createLog, type LogLevel } from '../../../server/shared/log/log.ts';
import { mailSender } from '../../../server/mail/mail.sender.ts';
import type { Transport } from '../../../server/mail/transport.ts';
import { mailTemplates } from '../../../server/mails.ts';
import {
  createPreviewTokens,
  createTrackingKeys,
} from '../../../server/authentication/signed-links.ts';
import { reconcilePayments, type Reconciliation } from '../../../server/order/payment/reconcile.ts';
import { createRazorpay } from '../../../server/payment/razorpay.ts';
import { createTestProvider } from '../../../server/payment/test-provider.ts';
import { createCarriers } from '../../../server/shipment/carrier/carriers.ts';
import { followShipments } from '../../../server/shipment/shipment.attempt.ts';
import type { Files } from '../../../server/storage/lowdb/journal/files.ts';
import type { Store } from '../../../server/store.ts';
import type { RazorpayStandIn } from './razorpay.ts';
import { sendingOf } from './outbox.ts';
import type { Delivery } from './razorpay.signed.ts';
import { compareWithDocument } from './documented.ts';
import { readTestSeed, testPasswords } from './shop.seed.ts';
import { isInDemo, newPlace, type ShopPlace } from './shop.place.ts';

export const SECRET = 'a secret of the tests, long enough to sign';
const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
/** The one picture beside the catalogue's own that a test's shop has. */
export const SPARE_PICTURE = '/images/products/spare.svg';

/** Answer to a GraphQL request. `T` is what the test selected; it is not checked. */
export interface GraphqlAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
  readonly errors: ReadonlyArray<{
    readonly message: string;
    readonly extensions: { readonly code: string };
  }>;
}

/** Answer to a REST request. `T` is what the test expects; it is not checked. */
export interface RestAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & { readonly errors?: readonly string[] };
}

/** A whole shop on a free port of this machine, over real files in a folder of its own. */
export interface TestShop {
  readonly url: string;
  readonly folder: string;
  readonly databaseUrl: string | null;
  /** Files that its store writes. */
  readonly files: Files;
  readonly store: Store;
  /** The context of the shop's use cases. */
  readonly within: Shop;
  /** Entries of the shop's own log, without Fastify's. */
  readonly logged: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** Opens `/dev/outbox`; null where there is none. */
  readonly outboxKey: string | null;
  /** The lines of Fastify's log, as an operator would read them. */
  readonly lines: readonly string[];
  /** Every route there is. */
  readonly routes: ServedRoutes;
  /** Moves the shop's clock on, and that of its limits where it counts for itself. */
  pass(ms: number): void;
  graphql<T>(query: string, variables?: object, token?: string): Promise<GraphqlAnswer<T>>;
  rest<T>(method: string, path: string, body?: unknown, token?: string): Promise<RestAnswer<T>>;
  /** Opens a new account with a cart of its own. */
  customer(): Promise<{
    readonly token: string;
    readonly email: string;
    readonly password: string;
  }>;
  /** Changes a product of the catalogue, as staff would. */
  changeProduct(id: string, change: Partial<ProductRecord>): Promise<void>;
  /**
   * Sends what is due in the outbox once, as a shop just started on this data would. Gives what it
   * logged.
   */
  sendMails(transport: Transport): Promise<readonly object[]>;
  /** Delivers an event of the payment provider; `head` replaces or takes away some of its head. */
  deliver(event: Delivery, head?: Readonly<Record<string, string>>): Promise<Response>;
  /** Looks after payments that no client confirmed, as the background does. */
  reconcile(options?: Reconciliation): Promise<void>;
  /** Looks up parcels and queries carriers, as the background does. */
  followShipments(): Promise<void>;
  /** Lets the bank of the test provider's delayed payments decide. */
  bankDecides(): Promise<void>;
  /** Opens another shop over the same files, as a new process would; this one is gone then. */
  restart(changed?: Pick<TestShopOptions, 'isSeeded'>): Promise<TestShop>;
  close(): Promise<void>;
}

/** Options of a test's shop: limits are off and the sandbox is on unless given otherwise. */
export interface TestShopOptions extends Partial<
  Omit<AppOptions, 'limits' | 'testPayments' | 'log' | 'dataBytes' | 'outboxKey' | 'admission'>
> {
  readonly admission?: Partial<AdmissionBounds>;
  /** From which weight on the HTTP layer's log says something. */
  readonly logLevel?: LogLevel;
  readonly areRateLimitsOn?: boolean;
  /**
   * Whether a new shop begins with the demo catalogue and customer; it does unless given otherwise.
   */
  readonly isSeeded?: boolean;
  readonly settings?: Partial<ShopSettings>;
  /** Takes the cards; the built-in test provider does unless given. */
  readonly razorpay?: RazorpayStandIn;
  /** Stand-ins of carriers. */
  readonly carriers?: { readonly senditUrl?: string; readonly ozonUrl?: string };
  /** Files of the store: memory, unless the disk or its failures are the subject. */
  readonly files?: Files;
}

export const NO_MERCHANT: Merchant = {
  legalName: null,
  address: null,
  ice: null,
  rc: null,
  taxId: null,
  cndp: null,
  phone: null,
  email: null,
};

// What tests leave open is idle, and no client is still sending.
const CLOSING: ClosingBounds = { arrivingMs: 0, answeringMs: 6_000 };

// Long enough for a busy machine, short enough to wait for on purpose.
const RAZORPAY_TIMEOUT_MS = 1_000;
const CARRIER_TIMEOUT_MS = 300;

/** Starts a shop, in a new place unless one is given; its starter closes it. */
export async function startShop(
  options: TestShopOptions = {},
  place?: ShopPlace,
): Promise<TestShop> {
  if (isInDemo) return (await import('./shop.demo.ts')).startDemoShop(options, place);
  return openShop(place ?? (await newPlace(options.isSeeded)), options);
}

async function openShop(place: ShopPlace, options: TestShopOptions): Promise<TestShop> {
  const seed = await readTestSeed();
  const passwords = await testPasswords();
  const { store, health, dataBytes, counterOf } = await place.open(
    (empty) =>
      options.isSeeded === false ? openEmpty(empty) : seedStore(empty, seed, passwords, new Date()),
    options.files,
  );
  await nameEarlierShop(store, seed.shop);
  const undecided: Array<() => Promise<void>> = [];
  const testPayments = createTestProvider(SECRET, (work) => undecided.push(work));
  const { razorpay } = options;
  const logged: Array<Readonly<Record<string, unknown>>> = [];
  const log = (details: object, message: string) => void logged.push({ ...details, message });
  let passed = 0;
  const own = memoryCounters(() => performance.now() + passed);
  const limits = options.areRateLimitsOn ? createLimits(counterOf ?? own, own) : noLimits();
  const within: Shop = {
    store,
    clock: () => new Date(Date.now() + passed),
    random: Math.random,
    passwords,
    tokens: createTokens(SECRET, TOKEN_LIFETIME_SECONDS),
    devices: createDevices(SECRET),
    passkeyChallenges: createPasskeyChallenges(SECRET),
    trackingKeys: createTrackingKeys(SECRET),
    previewTokens: createPreviewTokens(SECRET),
    payments: razorpay
      ? createRazorpay(razorpay, { baseUrl: razorpay.baseUrl, timeoutMs: RAZORPAY_TIMEOUT_MS })
      : testPayments,
    carriers: createCarriers(SECRET, {
      isTestOn: options.isSandboxOn ?? true,
      senditUrl: options.carriers?.senditUrl ?? null,
      ozonUrl: options.carriers?.ozonUrl ?? null,
      timeoutMs: CARRIER_TIMEOUT_MS,
    }),
    limits,
    log: { info: log, warn: log, error: log },
    demo: seed.demo,
    demoProductIds: seed.products.map(({ id }) => id),
    settings: {
      isDemoCustomerOn: true,
      takesCards: true,
      sendsMails: false,
      defaultMerchant: NO_MERCHANT,
      publicUrl: options.publicUrl ?? null,
      ...options.settings,
    },
  };
  const lines: string[] = [];
  const { isSandboxOn = true, publicUrl = null, trustedProxies = [] } = options;
  const outboxKey = newOutboxKey({ isSandboxOn, publicUrl, trustedProxies });
  const app = await createApp(within, {
    limits,
    admission: { ...admissionBounds(options.areRateLimitsOn ?? false), ...options.admission },
    connections: options.connections ?? connectionBounds,
    closing: options.closing ?? CLOSING,
    trustedProxies,
    log: createLog(options.logLevel ?? 'warn', { write: (line) => void lines.push(line) }),
    metricsToken: options.metricsToken ?? null,
    storeHealth: health,
    dataBytes,
    testPayments: razorpay ? null : testPayments,
    apiDelayMs: options.apiDelayMs ?? 0,
    isSandboxOn,
    isOnlyTrusted: options.isOnlyTrusted ?? false,
    isServiceWorkerOn: options.isServiceWorkerOn ?? true,
    tools: options.tools ?? {
      hasPicture: (path) => path === SPARE_PICTURE,
      pictureSource: createPictureSource({ isLoopbackAllowed: true }),
      isLoopbackAllowed: true,
    },
    outboxKey,
    publicUrl,
    isHstsForSubdomains: options.isHstsForSubdomains ?? false,
    allowedOrigins: options.allowedOrigins ?? [],
    clientFolder: options.clientFolder ?? null,
    pageRenderer: options.pageRenderer ?? null,
  });
  const undocumented: string[] = [];
  compareWithDocument(app, undocumented);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const shop: TestShop = {
    url,
    folder: place.folder,
    databaseUrl: place.databaseUrl,
    files: options.files ?? place.files,
    store,
    within,
    logged,
    outboxKey,
    lines,
    routes: app.servedRoutes,
    pass: (ms) => {
      passed += ms;
    },
    ...requestsTo(url, store),
    ...workOf(within, { url, publicUrl, undecided }),
    async restart(changed = {}) {
      await app.close();
      await store.close();
      refuseUndocumented(undocumented);
      return openShop(place, { ...options, ...changed });
    },
    async close() {
      await app.close();
      await store.close();
      await place.remove();
      refuseUndocumented(undocumented);
    },
  };
  return shop;
}

/** Returns the background work of a running shop, done when a test says so. */
export function workOf(
  within: Shop,
  {
    url,
    publicUrl,
    undecided,
  }: {
    readonly url: string;
    readonly publicUrl: string | null;
    /** Decisions that the bank of the test provider has yet to make. */
    readonly undecided: Array<() => Promise<void>>;
  },
): Pick<TestShop, 'sendMails' | 'deliver' | 'reconcile' | 'followShipments' | 'bankDecides'> {
  return {
    async sendMails(transport) {
      const noted: object[] = [];
      const note = (details: object) => void noted.push(details);
      const from = { name: 'Belle Vue', address: 'commandes@belle-vue.ma' };
      const mailLog = { info: note, warn: note, error: note };
      const about = { ...within, from, log: mailLog, publicUrl: publicUrl ?? url };
      await sendingOf(about, mailSender({ ...about, templates: mailTemplates }, transport))();
      return noted;
    },
    deliver: ({ body, headers }, head = {}) =>
      fetch(`${url}/payment/webhook`, { method: 'POST', body, headers: { ...headers, ...head } }),
    reconcile: (requested) => reconcilePayments(within, requested),
    followShipments: () => followShipments(within),
    async bankDecides() {
      for (const work of undecided.splice(0)) await work();
    },
  };
}

/** Returns the requests of tests to a shop, and their changes in it. */
export function requestsTo(
  url: string,
  store: Store,
): Pick<TestShop, 'graphql' | 'rest' | 'customer' | 'changeProduct'> {
  let customers = 0;
  const requests: ReturnType<typeof requestsTo> = {
    async graphql(query, variables = {}, token) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: token }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data = null, errors = [] } = await response.json();
      return { status: response.status, headers: response.headers, data, errors };
    },
    async rest(method, path, body, token) {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: token }),
        },
        ...(body !== undefined && {
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? {} : JSON.parse(text),
      };
    },
    async customer() {
      customers += 1;
      const email = `cliente-${customers}@example.com`;
      const password = 'un mot de passe';
      const { body } = await requests.rest<{ encodedToken: string }>('POST', '/auth/signup', {
        firstName: 'Nadia',
        lastName: 'Alami',
        email,
        password,
      });
      return { token: body.encodedToken, email, password };
    },
    async changeProduct(id, change) {
      await store.transaction(async ({ catalog }) => {
        const product = await catalog.product(id);
        if (!product) throw new Error(`The catalogue has no ${id}`);
        await catalog.save({ products: [{ ...product, ...change }] });
      });
    },
  };
  return requests;
}

/** Throws where REST answered otherwise than `/openapi.json` says. */
function refuseUndocumented(found: readonly string[]): void {
  if (found.length === 0) return;
  throw new Error(`Not as in /openapi.json:\n${Array.from(new Set(found)).join('\n')}`);
}
