import { describe, expect, test } from 'vitest';
import { API_SCOPES } from '../../../server/api-token/api-token.rules.ts';
import { openTestAdminSocket } from '../../support/shop/admin-socket.ts';
import { apiSecret, openAdmin, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';
import { latestEntry } from './admin.answers.ts';
import { guestOrder, place } from '../order/order.documents.ts';

const CREATE = `mutation Create($input: ApiTokenInput!) {
  createApiToken(input: $input) {
    apiToken { id name prefix scopes expiresAt lastUsedAt }
    secret
    userErrors { code field message }
  }
}`;
const REVOKE = `mutation Revoke($id: ID!) {
  revokeApiToken(id: $id) { apiTokens { id } userErrors { code field } }
}`;
const TOKENS = '{ apiTokens { id name prefix scopes expiresAt lastUsedAt } }';
const CATEGORIES = '{ categories { name } }';
// Shorter than a log-in is recent.
const MINUTE_MS = 60_000;

interface Created {
  readonly createApiToken: {
    readonly apiToken: { readonly id: string; readonly prefix: string } | null;
    readonly secret: string | null;
    readonly userErrors: ReadonlyArray<{ readonly code: string; readonly field: string | null }>;
  };
}

const shop = await sharedShop();
const owner = await openAdmin(shop);

const create = async (input: object) =>
  (await owner.request<Created>(CREATE, { input })).data.createApiToken;
const withSecret = <T>(
  secret: string,
  document: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
) =>
  requestAdmin<T>(shop, document, variables, {
    headers: { authorization: `Bearer ${secret}`, ...headers },
  });
const UNAUTHENTICATED = [{ extensions: { code: 'UNAUTHENTICATED' } }];

describe('a new API token', () => {
  test('shows its secret once and works at once', async () => {
    const { apiToken, secret, userErrors } = await create({
      name: ' ERP ',
      scopes: ['stock:write', 'catalog:read', 'catalog:read'],
    });
    expect(userErrors).toEqual([]);
    expect(secret).toMatch(/^bv_[\w-]{43}$/);
    expect(apiToken).toEqual({
      id: expect.any(String),
      name: 'ERP',
      prefix: secret?.slice(0, 9),
      scopes: ['catalog:read', 'stock:write'],
      expiresAt: null,
      lastUsedAt: null,
    });
    const answer = await withSecret<{ categories: readonly object[] }>(secret ?? '', CATEGORIES);
    expect(answer.errors).toEqual([]);
    expect(answer.data.categories.length).toBeGreaterThan(0);
    const { data: list } = await owner.request(TOKENS);
    const { data: log } = await owner.request('{ auditLog { nodes { action subject after } } }');
    expect(log).toMatchObject({
      auditLog: { nodes: expect.arrayContaining([expect.objectContaining({ subject: 'ERP' })]) },
    });
    const stored = await shop.store.read.apiTokens.all();
    expect(JSON.stringify([list, log, stored])).not.toContain(secret);
  });

  test.each([
    ['without a name', { name: ' ' }, 'REQUIRED', 'name'],
    ['without a scope', { scopes: [] }, 'REQUIRED', 'scopes'],
    ['of an unknown scope', { scopes: ['staff:write'] }, 'INVALID', 'scopes'],
    ['that has expired', { expiresAt: '2020-01-01T00:00:00Z' }, 'INVALID', 'expiresAt'],
  ])('%s is refused', async (_, change, code, field) => {
    const before = await shop.store.read.apiTokens.all();
    const refused = await create({ name: 'ERP', scopes: ['orders:read'], ...change });
    expect(refused).toMatchObject({ apiToken: null, secret: null, userErrors: [{ code, field }] });
    expect(await shop.store.read.apiTokens.all()).toEqual(before);
  });
});

describe('an API token', () => {
  test('is refused once it is revoked, expired or unknown', async () => {
    const { apiToken, secret } = await create({ name: 'ERP', scopes: ['catalog:read'] });
    const expiresAt = new Date(shop.within.clock().getTime() + MINUTE_MS).toISOString();
    const short = await apiSecret(shop, ['catalog:read'], { expiresAt });
    const revoke = async () => (await owner.request(REVOKE, { id: apiToken?.id })).data;
    expect(await revoke()).toMatchObject({ revokeApiToken: { userErrors: [] } });
    expect(await revoke()).toMatchObject({
      revokeApiToken: { apiTokens: null, userErrors: [{ code: 'UNKNOWN_API_TOKEN', field: 'id' }] },
    });
    shop.pass(MINUTE_MS);
    for (const ended of [secret ?? '', short, 'bv_unknown', 'bv_']) {
      const { status, errors } = await withSecret(ended, CATEGORIES);
      expect({ status, errors }).toMatchObject({ status: 401, errors: UNAUTHENTICATED });
    }
  });

  test('is noted as used at most once a minute', async () => {
    const { apiToken, secret } = await create({ name: 'ERP', scopes: ['catalog:read'] });
    const use = () => withSecret(secret ?? '', CATEGORIES);
    const usedAt = async () =>
      (await shop.store.read.apiTokens.all()).find(({ id }) => id === apiToken?.id)?.lastUsedAt;
    await use();
    await expect.poll(usedAt).not.toBeNull();
    const first = await usedAt();
    shop.pass(59_000);
    await use();
    expect(await usedAt()).toBe(first);
    shop.pass(1_000);
    await use();
    await expect.poll(usedAt).not.toBe(first);
  });

  test('does nothing as a cookie, in the address, or without “Bearer”', async () => {
    const secret = await apiSecret(shop, ['catalog:read']);
    const asCookie = { cookie: `belle-vue-admin=${secret}` };
    for (const from of [asCookie, { headers: { authorization: secret } }]) {
      const { errors } = await requestAdmin(shop, CATEGORIES, {}, from);
      expect(errors).toMatchObject(UNAUTHENTICATED);
    }
    const inAddress = await fetch(`${shop.url}/graphql/admin?token=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CATEGORIES }),
    });
    expect(inAddress.status).toBe(401);
  });

  test('does not gain what the session beside it may do', async () => {
    const secret = await apiSecret(shop, ['catalog:read']);
    const { cookie } = owner;
    const answer = await withSecret(secret, TOKENS, {}, { cookie });
    expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const own = { cookie, 'x-belle-vue-admin': '1' };
    const invalid = await withSecret('bv_unknown', TOKENS, {}, own);
    expect(invalid.errors).toMatchObject(UNAUTHENTICATED);
  });

  // Those of the queries and mutations themselves are in tests/security/admin.access.test.ts.
  test.each([
    ['customers:read', 'orders { nodes { customer { id } } }'],
    ['customers:read', 'orders { nodes { guest { id } } }'],
    ['orders:write', 'orders { nodes { trackingUrl } }'],
  ] as const)('needs %s for %s', async (scope, field) => {
    const document = `{ ${field} }`;
    const others = API_SCOPES.filter((each) => each !== scope);
    const refused = await withSecret(await apiSecret(shop, others), document);
    expect(refused.errors).toMatchObject([
      { message: expect.stringContaining(scope), extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await withSecret(await apiSecret(shop, API_SCOPES), document)).errors).toEqual([]);
  });

  test('needs a second scope for fields of another area', async () => {
    const { email } = await shop.customer();
    const { id } = (await shop.store.read.accounts.customerByEmail(email)) ?? {};
    const document = 'query Q($id: ID!) { customer(id: $id) { id orders { id } } }';
    const narrow = await withSecret(await apiSecret(shop, ['customers:read']), document, { id });
    expect(narrow.errors).toMatchObject([
      { path: ['customer'], message: expect.stringContaining('orders:read') },
    ]);
    const wide = await apiSecret(shop, ['customers:read', 'orders:read']);
    expect((await withSecret(wide, document, { id })).errors).toEqual([]);
  });

  test('moves orders with orders:write, and sees their persons with orders:read alone', async () => {
    const { id = '' } = (await place(shop, guestOrder([['jupe-plissee-safran', 1]]))).order ?? {};
    const document = (fields: string) => `mutation {
      moveOrders(ids: ["${id}"], to: CONFIRMED) { orders { ...on Order { status ...Seen } } }
    }
    fragment Seen on Order { ${fields} }`;
    const narrow = await apiSecret(shop, ['orders:write']);
    for (const fields of [
      'shippingInfo { phone }',
      'invoice { shippingInfo { phone } }',
      'returnRequest { reason }',
      'returns { reason }',
      'notes { text }',
      'contacts { note }',
      'recipientHistory { refused }',
    ]) {
      const refused = await withSecret(narrow, document(fields));
      expect(refused.errors).toMatchObject([{ message: expect.stringContaining('orders:read') }]);
      expect((await shop.store.read.orders.order(id))?.status).toBe('PENDING');
    }
    expect((await withSecret(narrow, document('number'))).errors).toEqual([]);
    expect((await shop.store.read.orders.order(id))?.status).toBe('CONFIRMED');
  });

  test('sets the stock of a new variant only with stock:write, and is the actor', async () => {
    const document = `mutation Save($input: ProductInput!) {
      saveProduct(input: $input) { product { id } userErrors { code } }
    }`;
    const named = { title: 'Foulard bleu', brand: 'Belle Vue' };
    const product = { ...named, categoryName: 'Robes', price: 10_000 };
    const options = [{ name: 'Taille', values: [{ value: 'M' }] }];
    const input = { ...product, options, variants: [{ values: ['M'], stockOnHand: 3 }] };
    const narrow = await apiSecret(shop, ['catalog:write'], { name: 'Catalogue' });
    const refused = await withSecret(narrow, document, { input });
    expect(refused.errors[0]?.message).toContain('stock:write');
    expect((await withSecret(narrow, document, { input: product })).errors).toEqual([]);
    expect(await latestEntry(shop)).toMatchObject({
      actor: 'api-token:Catalogue',
      action: 'product.save',
    });
    const wide = await apiSecret(shop, ['catalog:write', 'stock:write']);
    expect((await withSecret(wide, document, { input })).errors).toEqual([]);
  });
});

test('to the shop a valid one is a guest, and an invalid one an unreadable token', async () => {
  const secret = `Bearer ${await apiSecret(shop, ['orders:read'])}`;
  for (const token of [secret, 'Bearer bv_unknown']) {
    expect((await shop.rest('GET', '/user/cart', undefined, token)).status).toBe(401);
  }
  expect((await shop.graphql('{ categories { name } }', {}, secret)).errors).toEqual([]);
  const customer = '{ customer { email } }';
  const guest = await shop.graphql(customer);
  expect((await shop.graphql(customer, {}, secret)).status).toBe(guest.status);
});

test('with limits a token has 600 uses a minute, from all addresses', async () => {
  const limited = await startShop({ areRateLimitsOn: true });
  const [secret, other] = [
    await apiSecret(limited, ['catalog:read'], { name: 'Caisse' }),
    await apiSecret(limited, ['catalog:read']),
  ];
  const use = (by: string) =>
    requestAdmin(limited, CATEGORIES, {}, { headers: { authorization: `Bearer ${by}` } });
  const first = await use(secret);
  expect(first.headers.get('ratelimit')).toMatch(/^"read";r=\d+;t=\d+, "token";r=599;t=60$/);
  expect(first.headers.get('ratelimit-policy')).toContain('"token";q=600;w=60');
  const token = (await limited.store.read.apiTokens.all()).find(({ name }) => name === 'Caisse');
  for (let used = 1; used < 600; used += 1) {
    await limited.within.limits.consume('API_TOKEN', token?.id ?? '');
  }
  const refused = await use(secret);
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  const left = new RegExp(`^"read";r=\\d+;t=\\d+, "token";r=0;t=${wait}$`);
  expect(refused.headers.get('ratelimit')).toMatch(left);
  expect((await use(other)).status).toBe(200);
  await limited.close();
});

test('the commands make, list and end tokens', async () => {
  const socket = await openTestAdminSocket(shop);
  const scopes = ['catalog:read'];
  const { id, secret } = await socket.run('tokens create', {
    name: 'Comparateur',
    scopes,
    expiresAt: null,
  });
  expect((await withSecret(secret, CATEGORIES)).errors).toEqual([]);
  const { tokens } = await socket.run('tokens list', {});
  const listed = { id, name: 'Comparateur', scopes, prefix: secret.slice(0, 9) };
  expect(tokens).toContainEqual(expect.objectContaining(listed));
  for (const expiresAt of ['2099-02-30', 'demain']) {
    const token = { name: 'Sans fin', scopes, expiresAt };
    expect(await socket.refuse('tokens create', token)).toMatchObject({ code: 'INVALID' });
  }
  await socket.run('tokens revoke', { id });
  expect((await withSecret(secret, CATEGORIES)).status).toBe(401);
  await socket.close();
});
