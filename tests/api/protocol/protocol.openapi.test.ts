import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, onTestFinished, test } from 'vitest';
import type {
  Examples,
  Operation,
  Ref,
  Response as Described,
  Schema,
} from '../../../server/http/rest/openapi/openapi.types.ts';
import { describeRest } from '../../../server/http/rest/openapi/document.ts';
import { withFiles } from '../../../server/http/rest/openapi/files.ts';
import { faultsAt, JSON_SCHEMA, pointerTo } from '../../support/shop/documented.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';

const document = describeRest(null, 'Belle Vue');

const shop = await sharedShop();

const get = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${shop.url}/openapi.json`, { headers });

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const isRef = (response: Described | Ref): response is Ref => '$ref' in response;

const examplesIn = (response: Described): Examples =>
  response.content?.['application/json'].examples ?? {};

const bodiesOf = (requestBody: Operation['requestBody']): Examples => ({
  ...requestBody?.content['application/json'].examples,
  ...requestBody?.content['application/json']['x-invalid-examples'],
});

function examplesOf({ parameters = [], requestBody, responses }: Operation) {
  const ids = parameters[0]?.examples ?? {};
  const bodies = bodiesOf(requestBody);
  return Object.entries(responses).flatMap(([status, response]) =>
    isRef(response)
      ? []
      : Object.entries(examplesIn(response)).map(([name, { value }]) => ({
          name,
          status: Number(status),
          id: ids[name]?.value,
          body: bodies[name]?.value,
          expected: value,
        })),
  );
}

const sent = operations.flatMap(({ path, method, operation }) =>
  examplesOf(operation).map((example) => ({
    ...example,
    method: method.toUpperCase(),
    path: path.replace('{id}', encodeURIComponent(String(example.id))).slice('/api'.length),
    isPersonal: operation.security.length > 0,
  })),
);

/** With sunglasses in cart and wishlist, and an address, as the examples suppose. */
async function customer(): Promise<string> {
  const { token } = await shop.customer();
  const product = { product: { _id: 'lunettes-aviateur-dorees' } };
  await shop.rest('POST', '/user/cart', product, token);
  await shop.rest('POST', '/user/wishlist', product, token);
  await shop.rest('POST', '/user/address', { address: savedAddress() }, token);
  return token;
}

function savedAddress(): unknown {
  const listed = sent.find(({ name }) => name === 'addresses')?.expected;
  return (listed as { readonly address: readonly unknown[] }).address[0];
}

const CHANGING: Readonly<Record<string, string>> = {
  createdAt: 'a time',
  updatedAt: 'a time',
  encodedToken: 'a token',
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Without what differs at each run; of a list of the catalogue only what the example has. */
function comparable(answer: unknown, expected: unknown): unknown {
  const shown = JSON.stringify(expected);
  return JSON.parse(JSON.stringify(answer), (key, value) => {
    if (key in CHANGING) return CHANGING[key];
    if (key === '_id' && UUID.test(value)) return 'an id';
    if (['products', 'categories'].includes(key)) {
      return value.filter(({ _id }: { readonly _id: string }) => shown.includes(`"${_id}"`));
    }
    return value;
  });
}

function unsharedResponse(
  { $ref, description, properties = {}, items }: Schema,
  name: string,
): string[] {
  const others = Object.entries({ ...properties, ...(items?.properties && { items }) });
  return [
    ...($ref || description ? [] : [name]),
    ...others.flatMap(([each, schema]) => unsharedResponse(schema, `${name}.${each}`)),
  ];
}

describe('/openapi.json', () => {
  test('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await (await get()).json());
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  test('is served, and revalidated by its tag', async () => {
    const first = await get();
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    expect(await first.json()).toEqual(JSON.parse(JSON.stringify(withFiles(document))));
    const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('says what each call needs, and under which licence it is', () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    expect(open.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/products', '/api/auth/login']),
    );
    expect(open.some(({ path }) => path.startsWith('/api/user'))).toBe(false);
    expect(document.info.license.identifier).toMatch(/^LicenseRef-/);
  });

  test('names the shop’s public address, or none', () => {
    expect(document.servers).toMatchObject([{ url: '/' }]);
    const { servers } = describeRest('https://boutique.example/', 'Belle Vue');
    expect(servers).toMatchObject([{ url: 'https://boutique.example' }]);
  });

  test('describes the routes that are served, and no other, each under an id of its own', async () => {
    const { paths }: typeof document = await (await get()).json();
    const served = Array.from(shop.routes).flatMap(([path, methods]) =>
      Array.from(methods, (method) => `${method} ${path.replace(':id', '{id}')}`),
    );
    const rest = served.filter((route) => /^(?!HEAD)\w+ \/(?:api|export|feeds)\//.test(route));
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(rest.toSorted());
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(17);
  });

  test('describes every property', () => {
    const { schemas } = document.components;
    const bare = Object.entries(schemas).flatMap(([name, schema]) =>
      unsharedResponse(schema, name),
    );
    expect(bare).toEqual([]);
  });
});

describe('an example', () => {
  test.each(operations)('$method $path: each request has its response', ({ operation }) => {
    const names = examplesOf(operation).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(0);
    const { parameters = [], requestBody } = operation;
    const sides = [
      ...parameters.map(({ examples }) => examples),
      ...(requestBody ? [bodiesOf(requestBody)] : []),
    ];
    for (const examples of sides)
      expect(Object.keys(examples).toSorted()).toEqual(names.toSorted());
  });

  test.each(sent)(
    '$method $path, « $name », gives $status as described',
    async ({ method, path, body, isPersonal, status, expected }) => {
      const token = isPersonal ? await customer() : undefined;
      const answer = await shop.rest(method, path, body, token);
      expect(answer.status).toBe(status);
      expect(comparable(answer.body, expected)).toEqual(comparable(expected, expected));
    },
  );

  test.each(operations)('$method $path: is as its schema says, unless it is marked', (one) => {
    const { path, method, operation } = one;
    const content = operation.requestBody?.content['application/json'];
    const pointer = `${pointerTo('paths', path, method)}/requestBody/${JSON_SCHEMA}`;
    const faultsOf = (examples: Examples = {}) =>
      Object.entries(examples).map(
        ([name, { value }]) => [name, faultsAt(pointer, value)] as const,
      );
    for (const [name, faults] of faultsOf(content?.examples))
      expect([name, faults]).toEqual([name, []]);
    for (const [name, faults] of faultsOf(content?.['x-invalid-examples'])) {
      expect([name, faults]).not.toEqual([name, []]);
    }
  });

  test.each(operations.filter(({ operation }) => operation.security.length > 0))(
    '$method $path: without a token, and with one that is none',
    async ({ method, path }) => {
      const { noToken, unreadableToken } = examplesIn(sharedResponse('Unauthorized'));
      const to = path.replace('{id}', 'x').slice('/api'.length);
      const guest = await shop.rest(method.toUpperCase(), to);
      expect([guest.status, guest.body]).toEqual([401, noToken?.value]);
      const other = await shop.rest(method.toUpperCase(), to, undefined, 'no-token');
      expect([other.status, other.body]).toEqual([401, unreadableToken?.value]);
    },
  );

  test.each([
    ['BadRequest', 'malformedJson', 400, '{', {}],
    ['ContentTooLarge', 'tooLarge', 413, JSON.stringify('x'.repeat(40_000)), {}],
    ['UnsupportedMediaType', 'notJson', 415, 'a=b', { 'content-type': 'text/plain' }],
  ] as const)('of %s, « %s », gives %d', async (response, name, status, body, headers) => {
    const answer = await fetch(`${shop.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(examplesIn(sharedResponse(response))[name]?.value);
  });
});

function sharedResponse(name: string): Described {
  const response = document.components.responses[name];
  if (!response) throw new Error(`No response is named ${name}`);
  return response;
}

test('headers are as they are described, the limits among them', async () => {
  const limited = await startShop({ areRateLimitsOn: true });
  onTestFinished(() => limited.close());
  const { headers } = await limited.rest('GET', '/categories');
  for (const [name, { example }] of Object.entries(document.components.headers)) {
    const pointer = `${pointerTo('components', 'headers', name)}/schema`;
    expect(faultsAt(pointer, example)).toEqual([]);
    // Of refusals alone.
    if (!headers.has(name)) continue;
    expect(faultsAt(pointer, headers.get(name))).toEqual([]);
  }
  const names = ['RateLimit', 'RateLimit-Policy', 'ETag', 'Cache-Control', 'X-Request-Id'];
  expect(names.filter((name) => !headers.has(name))).toEqual([]);
  expect(headers.get('ratelimit-policy')).toBe(
    document.components.headers['RateLimit-Policy']?.example,
  );
});

const pageOf = ({ url } = shop) => fetch(`${url}/openapi`, { redirect: 'manual' });

describe('/openapi', () => {
  test('leads to the document where there is no sandbox', async () => {
    const published = await startShop({ isSandboxOn: false });
    onTestFinished(() => published.close());
    const { status, headers } = await pageOf(published);
    expect([status, headers.get('location')]).toEqual([302, '/openapi.json']);
    expect((await fetch(`${published.url}/openapi`)).status).toBe(200);
  });
});
