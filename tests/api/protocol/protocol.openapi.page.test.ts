import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeRest } from '../../../server/http/rest/openapi/document.ts';
import { restRoutes } from '../../../server/http/rest/routes.ts';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const operations = Object.values(describeRest(restRoutes, null).paths).flatMap((methods) =>
  Object.values(methods),
);

const examples = operations.flatMap(({ responses }) =>
  Object.values(responses).flatMap((response) =>
    '$ref' in response ? [] : Object.keys(response.content?.['application/json'].examples ?? {}),
  ),
);

const pageOf = ({ url }: TestShop) => fetch(`${url}/openapi`, { redirect: 'manual' });

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('/openapi', () => {
  test('shows every operation with its examples', async () => {
    const page = await pageOf(shop);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const text = await page.text();
    const missing = operations.filter(({ operationId, summary }) => {
      return !text.includes(`id="${operationId}"`) || !text.includes(summary);
    });
    expect(missing).toEqual([]);
    expect(text).toContain(`curl -s &#39;${shop.url}/api/products/caftan-celeste&#39;`);
    expect(text.match(/<details>/g)).toHaveLength(examples.length);
    expect(text).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1)/);
  });

  test('escapes the host that a caller names', async () => {
    const { body } = await sendRaw(shop.url, {
      path: '/openapi',
      headers: { host: 'x"><script>alert(1)</script>' },
    });
    expect(body).not.toContain('<script>');
  });

  test('leads to the document where there is no sandbox', async () => {
    const published = await startShop({ isSandboxOn: false });
    onTestFinished(() => published.close());
    const { status, headers } = await pageOf(published);
    expect([status, headers.get('location')]).toEqual([302, '/openapi.json']);
    expect((await fetch(`${published.url}/openapi`)).status).toBe(200);
  });
});
