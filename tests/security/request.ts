import { afterAll, afterEach, expect } from 'vitest';
import { sendRaw, type From, type RawResponse } from '../support/http/raw.ts';
import { startShop, type TestShop } from '../support/shop/shop.ts';

export interface Refused {
  readonly data?: unknown;
  readonly errors: ReadonlyArray<{
    readonly message: string;
    readonly extensions: { readonly code: string };
  }>;
}

/** Posts these bytes as JSON, through a socket that mends nothing. */
export function post(
  { url }: { readonly url: string },
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  from: From = {},
): Promise<RawResponse> {
  const request = {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  };
  return sendRaw(url, request, from);
}

export function codesOf({ body }: RawResponse): readonly string[] {
  const { errors }: Refused = JSON.parse(body);
  return [...new Set(errors.map(({ extensions }) => extensions.code))];
}

/** A refusal helps no attacker: it is short, and names neither file, library nor stack. */
export function expectDiscreet({ body }: RawResponse): void {
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096);
  expect(body).not.toMatch(
    /node_modules|fastify|apollo(?!-require)|\.[jt]s:\d|\bat \S+ \(|call stack/i,
  );
}

/** After every attack the shop still answers the next request. */
export async function expectAlive(shop: TestShop): Promise<void> {
  const query = '{ product(id: "caftan-celeste") { title price { amount } } }';
  const { status, data } = await shop.graphql(query);
  expect({ status, data }).toEqual({
    status: 200,
    data: { product: { title: 'Caftan Céleste', price: { amount: 349_000 } } },
  });
}

/** A shop for a file of attacks, which must answer after each. */
export async function startAttacked(...options: Parameters<typeof startShop>): Promise<TestShop> {
  const shop = await startShop(...options);
  afterEach(() => expectAlive(shop));
  afterAll(() => shop.close());
  return shop;
}
