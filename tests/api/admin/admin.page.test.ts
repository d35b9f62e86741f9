import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dateInMorocco } from '../../../server/shared/time.ts';
import { asSeedShop } from '../../support/shop/page-shop.ts';
import { startShop } from '../../support/shop/shop.ts';

const PAGE = '<!doctype html><html lang="fr"><title>Gestion</title>';
const SANDBOX = '<!doctype html><title>bac à sable</title>';

const folder = await mkdtemp(join(tmpdir(), 'belle-vue-admin-page-'));
await mkdir(join(folder, 'sandbox'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Belle Vue</title>');
await writeFile(join(folder, 'sandbox/index.html'), SANDBOX);
const withoutPage = await startShop({ clientFolder: folder });
await mkdir(join(folder, 'admin'));
await writeFile(join(folder, 'admin/index.html'), PAGE);
const shop = await startShop({ clientFolder: folder });
afterAll(async () => {
  await shop.close();
  await withoutPage.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.url + path, { headers: { accept: 'text/html', ...headers } });

/** The page with the day and the offset of the shop, which browsers must not take from their own zone, and whose it is. */
const dated = (html: string) =>
  asSeedShop(html.replace('lang="fr"', `lang="fr" data-day="${dateInMorocco(new Date())}+00:00"`));

describe('the page of the back office', () => {
  test.each(['/admin', '/admin/', '/admin/commandes/42', '/admin/setup?token=a.b'])(
    'is at %s, for no robot and no cache',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([200, dated(PAGE)]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("img-src 'self' data: blob:;");
      expect(policy).toContain("script-src 'self';");
    },
  );

  test('is the only one that shows pictures before they are sent', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('blob:');
  });

  test.each(['/admin/main.js', '/admin/.env', '/administration'])('is not at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Gestion');
  });

  test('is a 404 while it is not built', async () => {
    expect((await fetch(`${withoutPage.url}/admin`)).status).toBe(404);
  });

  test('is named to robots only to keep them away', async () => {
    expect(await (await get('/robots.txt')).text()).toContain('\nDisallow: /admin\n');
    expect(await (await get('/sitemap.xml')).text()).not.toContain('/admin');
  });
});

describe('/graphql/admin', () => {
  test('is a sandbox in a browser', async () => {
    const page = await get('/graphql/admin');
    expect([page.status, await page.text()]).toEqual([200, SANDBOX]);
  });

  test.each([
    ['OPTIONS', 204],
    ['PUT', 405],
    ['DELETE', 405],
    ['PATCH', 405],
  ])('answers %s with %i, and names POST', async (method, status) => {
    const response = await fetch(`${shop.url}/graphql/admin`, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toContain('POST');
  });

  test.each([
    [413, 'application/json', JSON.stringify({ query: ' '.repeat(101 * 1024) })],
    [415, 'text/plain', '{"query":"{ me { id } }"}'],
    [400, 'application/json', '{"query":'],
    [400, 'application/json', '[{"query":"{ me { id } }"}]'],
  ])('answers %i to %s', async (status, type, body) => {
    const headers = { 'content-type': type };
    const response = await fetch(`${shop.url}/graphql/admin`, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
    const { errors } = await response.json();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  });

  test('has nothing in the schema of the shop', async () => {
    const schema = await (await get('/schema.graphql')).text();
    for (const name of ['moveOrders', 'addStaff', 'StaffRole', 'auditLog', 'VERSION_CONFLICT']) {
      expect(schema).not.toContain(name);
    }
  });
});
