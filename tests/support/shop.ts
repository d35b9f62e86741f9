import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSeed, sow } from '../../seed/seed.ts';
import { createPasswords } from '../../server/account/passwords.ts';
import { createTokens } from '../../server/account/tokens.ts';
import { createApp, type AppOptions } from '../../server/app.ts';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { createLimits, noLimits } from '../../server/http/rate-limits.ts';
import { createTrackingKeys } from '../../server/order/tracking.ts';
import { createTestProvider } from '../../server/payment/test-provider.ts';
import { disk, type Files } from '../../server/store/lowdb/files.ts';
import { openLowdbStore } from '../../server/store/lowdb/lowdb-store.ts';
import type { Store } from '../../server/store/store.ts';

export const SECRET = 'a secret of the tests, long enough to sign';
const TOKEN_LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const SEED_FOLDER = fileURLToPath(new URL('../../seed', import.meta.url));

/** What a GraphQL request gave. `T` is what the test asked for; it is not checked. */
export interface GraphqlAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: T;
  readonly errors: ReadonlyArray<{
    readonly message: string;
    readonly extensions: { readonly code: string };
  }>;
}

/** What a REST request gave. `T` is what the test expects; it is not checked. */
export interface RestAnswer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T & { readonly errors?: readonly string[] };
}

/** A whole shop on a free port of this machine, over real files in a folder of its own. */
export interface TestShop {
  readonly url: string;
  readonly folder: string;
  readonly store: Store;
  /** Moves the shop's clock on. */
  pass(ms: number): void;
  graphql<T>(query: string, variables?: object, token?: string): Promise<GraphqlAnswer<T>>;
  rest<T>(method: string, path: string, body?: unknown, token?: string): Promise<RestAnswer<T>>;
  /** Opens a new account with a cart of its own. */
  customer(): Promise<{
    readonly token: string;
    readonly email: string;
    readonly password: string;
  }>;
  /** Changes a product of the catalogue, as a shopkeeper would. */
  changeProduct(id: string, change: Partial<ProductRecord>): Promise<void>;
  close(): Promise<void>;
}

/** Options of a test's shop: limits are off and the sandbox is on unless asked otherwise. */
export interface TestShopOptions extends Partial<
  Pick<AppOptions, 'isSandboxOn' | 'apiDelayMs' | 'publicUrl'>
> {
  readonly areRateLimitsOn?: boolean;
  /** What the store writes through; the disk unless a test wants it to fail. */
  readonly files?: Files;
}

/** Starts a shop; whoever starts one closes it. */
export async function startShop(options: TestShopOptions = {}): Promise<TestShop> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-'));
  const seed = await readSeed(SEED_FOLDER);
  const store = await openLowdbStore(folder, { files: options.files ?? disk });
  const passwords = await createPasswords();
  await sow(store, seed, passwords, new Date());
  const limits = options.areRateLimitsOn ? createLimits() : noLimits();
  const testPayments = createTestProvider(SECRET);
  let passed = 0;
  const app = await createApp(
    {
      store,
      clock: () => new Date(Date.now() + passed),
      random: Math.random,
      passwords,
      tokens: createTokens(SECRET, TOKEN_LIFETIME_SECONDS),
      trackingKeys: createTrackingKeys(SECRET),
      payments: testPayments,
      limits,
      demo: seed.demo,
    },
    {
      limits,
      testPayments,
      apiDelayMs: options.apiDelayMs ?? 0,
      isSandboxOn: options.isSandboxOn ?? true,
      publicUrl: options.publicUrl ?? null,
      clientFolder: null,
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  let customers = 0;

  const shop: TestShop = {
    url,
    folder,
    store,
    pass: (ms) => {
      passed += ms;
    },
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
      const { body } = await shop.rest<{ encodedToken: string }>('POST', '/auth/signup', {
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
    async close() {
      await app.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return shop;
}
