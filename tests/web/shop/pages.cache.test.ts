import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { informationPages } from '../../../client/ssr/informationPages.ts';
import { rendererOf } from '../../../server/http/pages/renderer.ts';
import { gate } from '../../support/store/gate.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const rendered: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const renderer = await rendererOf(pathToFileURL(resolve('dist/pages/render.js')), clientFolder)();
  const counted: typeof renderer = {
    ...renderer,
    render: (address, from) => {
      rendered.push(address);
      return renderer.render(address, from);
    },
  };
  shop = await startShop({
    clientFolder,
    pageRenderer: async () => counted,
    publicUrl: 'https://belle-vue.example',
  });
});
afterAll(() => shop.close());

async function get(path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(shop.url + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** How often pages were rendered while `work` ran. */
async function rendersOf(work: () => Promise<unknown>): Promise<number> {
  const before = rendered.length;
  await work();
  return rendered.length - before;
}

/** The objects of schema.org in a page, by type. */
function structured(html: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Object.fromEntries(
    Array.from(scripts, ([, json = '']) => {
      const object = JSON.parse(json);
      return [object['@type'], object];
    }),
  );
}

describe('a page', () => {
  test('is rendered once for all who ask, whatever else their address says', async () => {
    const ask = () =>
      Promise.all(['/products', '/products?utm=1', '/products?note=5'].map((path) => get(path)));
    expect(await rendersOf(ask)).toBe(1);
    expect(await rendersOf(ask)).toBe(0);
    const pages = await ask();
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  });

  test('is rendered again on the next day, whose date it shows', async () => {
    const delivery = async () =>
      /Livré entre le \S+(?: \S+)? et le \S+ \S+?</.exec(
        (await get('/products/caftan-celeste')).text,
      )?.[0];
    const today = await delivery();
    expect(today).toBeDefined();
    expect(await delivery()).toBe(today);
    // From any day on, the third next one is another working day.
    shop.pass(3 * 24 * 60 * 60 * 1000);
    expect(await delivery()).not.toBe(today);
    shop.pass(-3 * 24 * 60 * 60 * 1000);
  });

  test('is the same in each encoding, and is not sent to whoever has it', async () => {
    const pages = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map((encoding) =>
        get('/', { 'accept-encoding': encoding }),
      ),
    );
    expect(pages.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
      null,
    ]);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    const etag = pages[0]?.headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await get('/', { 'if-none-match': known });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('names nobody, whoever asks', async () => {
    const { token, email } = await shop.customer();
    for (const path of ['/', '/products', '/products/caftan-celeste', '/profile', '/cart']) {
      const stranger = await get(path);
      const customer = await get(path, { authorization: token, cookie: `token=${token}` });
      expect(customer.text).toBe(stranger.text);
      expect(customer.text).not.toContain(email);
    }
  });

  test('is rendered anew once the catalogue has changed', async () => {
    const path = '/products/caftan-celeste';
    const before = await get(path);
    await shop.changeProduct('caftan-celeste', { price: 123_400, originalPrice: 123_400 });
    const after = await get(path, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.text).toContain('<meta property="product:price:amount" content="1234.00">');
    expect(before.text).not.toContain('1234.00');
  });

  test('waits for the disk when it is made, and not when it is kept', async () => {
    await shop.changeProduct('caftan-celeste', { price: 150_000, originalPrice: 150_000 });
    const written = gate();
    const flushed = vi.spyOn(shop.store, 'flushed').mockReturnValueOnce(written.opened);
    const made = get('/products/caftan-celeste');
    await vi.waitFor(() => expect(flushed).toHaveBeenCalled());
    const isReported = await Promise.race([made.then(() => true), immediate(false)]);
    written.open();
    expect([isReported, (await made).status]).toEqual([false, 200]);
    flushed.mockClear();
    expect((await get('/products/caftan-celeste')).status).toBe(200);
    expect(flushed).not.toHaveBeenCalled();
  });

  test('of a search, or of what the shop does not have, is not kept', async () => {
    for (const query of ['q=robe', 'category=Nulle-part', 'brand=Personne']) {
      const twice = async () => {
        const first = await get(`/products?${query}`);
        expect(first.status).toBe(200);
        expect(first.text).toContain('<meta name="robots" content="noindex">');
        await get(`/products?${query}`);
      };
      expect({ query, renders: await rendersOf(twice) }).toEqual({ query, renders: 2 });
    }
    expect(await rendersOf(() => get('/products?after=nowhere'))).toBe(1);
    expect((await get('/products?after=nowhere')).status).toBe(400);
  });

  test('that there is none of answers 404', async () => {
    for (const path of ['/products/nope', '/nulle-part', '/track/a/b']) {
      const { status, text } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
  });

  test('holds what was written to it as text', async () => {
    const mark = '</script><script>alert(1)</script>';
    await shop.changeProduct('gandoura-sable', { title: mark, description: mark });
    for (const path of ['/products/gandoura-sable', `/products?q=${encodeURIComponent(mark)}`]) {
      expect((await get(path)).text).not.toContain('<script>alert');
    }
  });
});

describe('what search engines are told', () => {
  test('of a product: its one address, its price and whether it can be had', async () => {
    const { text } = await get('/products/pantalon-large-lin?from=elsewhere');
    const url = 'https://belle-vue.example/products/pantalon-large-lin';
    expect(text).toContain(`<link rel="canonical" href="${url}">`);
    expect(text).toContain('<meta property="og:type" content="product">');
    expect(text).toMatch(/og:image" content="https:\/\/belle-vue\.example\/images\//);
    const { Product, BreadcrumbList } = structured(text);
    expect(Product?.['offers']).toMatchObject({
      priceCurrency: 'MAD',
      price: expect.stringMatching(/^\d+\.\d\d$/),
      availability: 'https://schema.org/OutOfStock',
      url,
    });
    expect(BreadcrumbList?.['itemListElement']).toHaveLength(4);
  });

  test('of the shop, and of a category as a page of its own', async () => {
    expect(Object.keys(structured((await get('/')).text))).toEqual(['Organization', 'WebSite']);
    const { text } = await get('/products?category=Robes&utm_source=x');
    expect(text).toContain('href="https://belle-vue.example/products?category=Robes">');
    expect(text).toContain('<title>Robes · Belle Vue</title>');
  });

  test('of the questions, with their answers without links', async () => {
    const { FAQPage, BreadcrumbList } = structured((await get('/faq')).text);
    const questions = FAQPage?.['mainEntity'];
    expect(Array.isArray(questions) && questions.length).toBeGreaterThan(15);
    expect(questions).toContainEqual({
      '@type': 'Question',
      name: 'Combien coûte la livraison\u00a0?',
      acceptedAnswer: {
        '@type': 'Answer',
        text: 'Rien avec un compte, ni à partir de 1\u202f000\u00a0DH d’achat. Sinon, 50\u00a0DH, partout au Maroc.',
      },
    });
    expect(JSON.stringify(questions)).not.toMatch(/\]\(/);
    expect(BreadcrumbList?.['itemListElement']).toMatchObject([
      { name: 'Accueil', item: 'https://belle-vue.example/' },
      { name: 'Questions fréquentes', item: 'https://belle-vue.example/faq' },
    ]);
  });

  test('by the map: every page once, as the page itself calls it', async () => {
    const robots = await get('/robots.txt');
    expect(robots.text).toContain('Sitemap: https://belle-vue.example/sitemap.xml');
    const { text, headers } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = Array.from(
      text.matchAll(/<loc>(.*?)<\/loc>/g),
      ([, address = '']) => address,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBeGreaterThan(50);
    for (const { path } of Object.values(informationPages)) {
      expect(addresses).toContain(`https://belle-vue.example${path}`);
      expect(robots.text).not.toContain(path);
    }
    for (const address of [...addresses.slice(0, 18), ...addresses.slice(-2)]) {
      const path = address.replace('https://belle-vue.example', '').replaceAll('&amp;', '&');
      const page = await get(path);
      expect({ path, status: page.status }).toEqual({ path, status: 200 });
      expect(page.text).toContain(`<link rel="canonical" href="${address}">`);
    }
    expect((await get('/sitemap.xml?part=2')).status).toBe(404);
  });
});
