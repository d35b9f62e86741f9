import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PageRenderer } from '#shared/page-renderer.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { startShop } from '../../support/shop/shop.ts';
import { latestEntry } from '../admin/admin.answers.ts';
import { archiveBy, saveBy, unarchiveBy } from '../admin/products.documents.ts';

const clientFolder = await mkdtemp(join(tmpdir(), 'old-addresses-'));
for (const name of ['index.html', 'index.ar.html', 'index.en.html']) {
  await writeFile(join(clientFolder, name), '<!doctype html>');
}
/** Addresses whose pages were rendered: others were sent from the cache. */
const rendered: string[] = [];
/** Has the pages of products. */
const renderer: PageRenderer = {
  addressOf: (location) => location,
  async render(address) {
    rendered.push(address);
    const [, id = ''] = /\/products\/([^?]+)/.exec(address) ?? [];
    const status = (await shop.store.read.catalog.product(id)) ? 200 : 404;
    return { status, html: [address], isLasting: true, inlineScripts: [], inlineStyles: [] };
  },
};
const pageRenderer = async () => renderer;
const shop = await startShop({ clientFolder, pageRenderer, isSandboxOn: false });
afterAll(async () => {
  await shop.close();
  await rm(clientFolder, { recursive: true, force: true });
});
const admin = await openAdmin(shop);

interface Redirect {
  readonly from: string;
  readonly to: string;
}
interface Refused {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

async function save(...redirects: readonly Redirect[]) {
  const document = `mutation ($redirects: [RedirectInput!]!) { saveRedirects(redirects: $redirects) {
    redirects { from to isShown } userErrors { code field message }
  } }`;
  const { data } = await admin.request<{
    saveRedirects: {
      readonly redirects: readonly object[] | null;
      readonly userErrors: readonly Refused[];
    };
  }>(document, { redirects });
  return data.saveRedirects;
}
async function list(search = '', after: string | null = null, first = 20) {
  const document = `query ($search: String, $after: String, $first: Int!) {
    redirects(search: $search, after: $after, first: $first) {
      nodes { from to isShown } totalCount pageInfo { hasNextPage endCursor }
    }
  }`;
  const { data } = await admin.request<{
    redirects: {
      readonly nodes: ReadonlyArray<Redirect & { readonly isShown: boolean }>;
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }>(document, { search, after, first });
  return data.redirects;
}
const remove = (from: string) =>
  admin.request(
    'mutation ($from: String!) { removeRedirect(from: $from) { userErrors { code } } }',
    {
      from,
    },
  );

async function open(path: string, method = 'GET') {
  const answer = await fetch(shop.url + path, { redirect: 'manual', method });
  return [answer.status, answer.headers.get('location')];
}
const MISSING = [404, null];
const to = (path: string) => [301, path];
const CAFTAN = '/products/caftan-celeste';

describe('an old address', () => {
  test('leads to its page, however it is written, and in its language', async () => {
    const { redirects } = await save(
      { from: '/produit/robe-d-ete/', to: CAFTAN },
      { from: 'https://ancienne.example/12-Robe.html', to: CAFTAN },
      { from: '/index.php?controller=product&id_product=12', to: CAFTAN },
      { from: '/products/robe-d-ete', to: `${shop.url}/en${CAFTAN}` },
      { from: '/collections/robes', to: '/products?category=Robes' },
    );
    expect(redirects).toHaveLength(5);
    for (const [path, target] of [
      ['/produit/robe-d-ete', CAFTAN],
      ['/Produit/ROBE-d-ete/?utm_source=lettre', CAFTAN],
      ['/12-robe.html', CAFTAN],
      ['/fr/12-robe.html', CAFTAN],
      ['/index.php?id_product=12&controller=product', CAFTAN],
      ['/products/robe-d-ete', CAFTAN],
      ['/en/products/robe-d-ete?variant=3', `/en${CAFTAN}`],
      ['/ar/produit/robe-d-ete', `/ar${CAFTAN}`],
      ['/collections/robes', '/products?category=Robes'],
    ] as const) {
      expect([path, await open(path)]).toEqual([path, to(target)]);
    }
    expect(await open('/produit/robe-d-ete', 'HEAD')).toEqual(to(CAFTAN));
    expect(await open('/produit/robe-d-ete', 'POST')).toEqual(MISSING);
    expect(await open('/index.php?id_product=13&controller=product')).toEqual(MISSING);
    expect(await open('/produit/autre')).toEqual(MISSING);
  });

  test('is never followed where the shop has a page, and no longer once that page is gone', async () => {
    const { product } = await saveBy(admin, {
      title: 'Jupe de passage',
      brand: 'Ici',
      categoryName: 'Robes',
      price: 10_000,
    });
    const id = product?.id ?? '';
    await save(
      { from: '/produit/jupe', to: `/products/${id}` },
      { from: `/products/${id}`, to: CAFTAN },
    );
    expect(await open(`/products/${id}`)).toEqual([200, null]);
    expect(await open('/produit/jupe')).toEqual(to(`/products/${id}`));
    await archiveBy(admin, id);
    expect(await open('/produit/jupe')).toEqual(MISSING);
    expect(await open(`/products/${id}`)).toEqual(to(CAFTAN));
    expect((await list('produit jupe')).nodes).toEqual([
      { from: '/produit/jupe', to: `/products/${id}`, isShown: false },
    ]);
    await unarchiveBy(admin, id);
    expect(await open('/produit/jupe')).toEqual(to(`/products/${id}`));
  });

  test('of a category or a campaign that is gone leads nowhere', async () => {
    await save(
      { from: '/collections/perdue', to: '/products?category=Perdue' },
      { from: '/collections/noel', to: '/selections/noel' },
    );
    expect(await open('/collections/perdue')).toEqual(MISSING);
    expect(await open('/collections/noel')).toEqual(MISSING);
  });
});

describe('an address whose page « not found » is cached', () => {
  test.for(['/boutique/ancienne', '/products/partie', '/en/selections/noel', '/occasions/bal'])(
    '%s leads on once its redirect is saved, and is missing again once it is removed',
    async (path) => {
      expect(await open(path)).toEqual(MISSING);
      const before = rendered.length;
      expect(await open(path)).toEqual(MISSING);
      expect(rendered).toHaveLength(before);
      const from = path.replace('/en', '');
      await save({ from, to: CAFTAN });
      expect(await open(path)).toEqual(to(path === from ? CAFTAN : `/en${CAFTAN}`));
      await remove(from);
      expect(await open(path)).toEqual(MISSING);
      expect(await open(path)).toEqual(MISSING);
    },
  );
});

describe('the list of old addresses', () => {
  test('is searched, turned page by page, and logged; removing one twice is no error', async () => {
    await save(...[1, 2, 3].map((at) => ({ from: `/liste/${at}`, to: '/faq' })));
    const first = await list('liste', null, 2);
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const second = await list('liste', first.pageInfo.endCursor, 2);
    expect([...first.nodes, ...second.nodes].map(({ from }) => from)).toEqual([
      '/liste/1',
      '/liste/2',
      '/liste/3',
    ]);
    expect(await latestEntry(shop)).toMatchObject({
      action: 'redirect.save',
      subject: '/liste/3',
      before: null,
    });
    // The same ones again change nothing.
    expect((await save({ from: '/liste/1', to: '/faq' })).redirects).toEqual([]);
    await remove('/liste/1');
    expect(await latestEntry(shop)).toMatchObject({
      action: 'redirect.remove',
      subject: '/liste/1',
      after: null,
    });
    await remove('/liste/1');
    expect(await open('/liste/1')).toEqual(MISSING);
    expect((await list('liste')).totalCount).toBe(2);
  });

  test('takes all of what is sent or none, and names each fault', async () => {
    const { redirects, userErrors } = await save(
      { from: '/bonne', to: '/faq' },
      { from: '/boucle', to: 'https://ailleurs.example/x' },
      { from: '/cart', to: '/faq' },
    );
    expect(redirects).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'INVALID', field: 'redirects.1.to' },
      { code: 'INVALID', field: 'redirects.2.from' },
    ]);
    expect(userErrors[0]?.message).toContain('https://ailleurs.example/x');
    expect(await open('/bonne')).toEqual(MISSING);
  });
});
