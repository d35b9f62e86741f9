import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setImmediate as immediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pages } from '#shared/pages.ts';
import { seedDocuments } from '../../../support/shop/documents.ts';
import { rendererOf } from '../../../../server/http/pages/renderer.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { gate } from '../../../support/store/gate.ts';
import { startShop, type TestShop } from '../../../support/shop/shop.ts';
import { SET_PRICES } from '../../../api/admin/products.documents.ts';

const rendered: string[] = [];
let shop: TestShop;

beforeAll(async () => {
  const clientFolder = resolve('dist/client');
  const load = rendererOf(pathToFileURL(resolve('dist/pages/') + '/'), clientFolder);
  shop = await startShop({
    clientFolder,
    pageRenderer: async (language) => {
      const renderer = await load(language);
      return {
        ...renderer,
        render(address, from) {
          rendered.push(address);
          return renderer.render(address, from);
        },
      };
    },
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

const sharedPrice = (html: string) =>
  /<meta property="product:price:amount" content="([^"]*)">/.exec(html)?.[1];

const readable = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/gu, ' ');

describe('a page', () => {
  // The first in the file, since what a page is rendered from decides what all others get.
  test('names no customer, even where one has it rendered', async () => {
    const { token, email } = await shop.customer();
    const paths = ['/', '/products?category=Bas', '/products/caftan-celeste', '/profile', '/cart'];
    for (const path of paths) {
      const customer = await get(path, { authorization: token, cookie: `token=${token}` });
      expect(customer.text).not.toContain(email);
      expect((await get(path)).text).toBe(customer.text);
    }
  });

  test('is rendered once for all, whatever else their address says, but for searches', async () => {
    const getAll = () =>
      Promise.all(['/products', '/products?utm=1', '/products?note=5'].map((path) => get(path)));
    expect(await rendersOf(getAll)).toBe(1);
    expect(await rendersOf(getAll)).toBe(0);
    expect(new Set((await getAll()).map(({ text }) => text)).size).toBe(1);

    for (const query of ['q=robe', 'category=Nulle-part', 'brand=Personne']) {
      const getTwice = async () => {
        const { status, text } = await get(`/products?${query}`);
        expect(status).toBe(200);
        expect(text).toContain('<meta name="robots" content="noindex">');
        await get(`/products?${query}`);
      };
      expect({ query, renders: await rendersOf(getTwice) }).toEqual({ query, renders: 2 });
    }
    expect(await rendersOf(() => get('/products?after=nowhere'))).toBe(1);
    expect((await get('/products?after=nowhere')).status).toBe(400);
  });

  test('is the same in each encoding, and is not sent to whoever has it', async () => {
    const answers = await Promise.all(
      ['br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map((encoding) =>
        get('/', { 'accept-encoding': encoding }),
      ),
    );
    expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'br',
      'gzip',
      null,
      null,
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const etag = answers[0]?.headers.get('etag') ?? '';
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const again = await get('/', { 'if-none-match': known });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('is rendered anew on the next day, whose date it shows, and once its product has changed', async () => {
    const path = '/products/caftan-celeste';
    const delivery = async () =>
      /Livré entre le [^<]+ et le [^<]+</.exec((await get(path)).text)?.[0];
    const today = await delivery();
    expect(today).toBeDefined();
    expect(await delivery()).toBe(today);
    // From any day on, the third next one is another working day.
    shop.pass(3 * 24 * 60 * 60 * 1000);
    expect(await delivery()).not.toBe(today);
    shop.pass(-3 * 24 * 60 * 60 * 1000);

    const before = await get(path);
    await shop.changeProduct('caftan-celeste', { price: 123_400, originalPrice: 123_400 });
    const after = await get(path, { 'if-none-match': before.headers.get('etag') ?? '' });
    expect(after.status).toBe(200);
    expect(after.text).toContain('<meta property="product:price:amount" content="1234.00">');
    expect(before.text).not.toContain('1234.00');
  });

  test('is rendered anew at the hour from which orders count from the next day', async () => {
    const HOUR_MS = 60 * 60 * 1000;
    const now = new Date();
    const tuesday = Date.UTC(
      now.getUTCFullYear(),
      now.getUTCMonth(),
      now.getUTCDate() + ((9 - now.getUTCDay()) % 7) + 7,
      10,
    );
    const wait = tuesday - now.getTime();
    shop.pass(wait);
    const promised = async () =>
      /data-promise="([^"]*)"/.exec((await get('/products/caftan-celeste')).text)?.[1];
    const day = (days: number) =>
      new Date(tuesday + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    expect(await promised()).toBe(`${day(1)}/${day(2)}`);
    shop.pass(6 * HOUR_MS);
    expect(await promised()).toBe(`${day(2)}/${day(3)}`);
    shop.pass(-wait - 6 * HOUR_MS);
  });

  test('of an archived product answers 404, and no list or map leads there', async () => {
    const product = await shop.store.read.catalog.product('djellaba-menthe');
    if (!product) throw new Error('The seed has no such product');
    const lists = ['/products?category=Traditionnels', '/sitemap.xml'];
    const leadThere = () =>
      Promise.all(lists.map(async (path) => (await get(path)).text.includes('/djellaba-menthe')));
    expect(await leadThere()).toEqual([true, true]);
    const archivedAt = '2026-01-02T10:00:00+01:00';
    await shop.store.transaction(({ catalog }) =>
      catalog.archive([{ ...product, archivedAt, draftSince: null }]),
    );
    expect(await leadThere()).toEqual([false, false]);
    expect((await get('/products/djellaba-menthe')).status).toBe(404);
    await shop.store.transaction(({ catalog }) => catalog.save({ products: [product] }));
    expect(await leadThere()).toEqual([true, true]);
  });

  test('waits for the disk when it is made, and not when it is cached', async () => {
    await shop.changeProduct('caftan-celeste', { price: 150_000, originalPrice: 150_000 });
    const written = gate();
    const flushed = vi.spyOn(shop.store, 'flushed').mockReturnValueOnce(written.opened);
    const made = get('/products/caftan-celeste');
    await expect.poll(() => flushed).toHaveBeenCalled();
    const isReported = await Promise.race([made.then(() => true), immediate(false)]);
    written.open();
    expect([isReported, (await made).status]).toEqual([false, 200]);
    flushed.mockClear();
    expect((await get('/products/caftan-celeste')).status).toBe(200);
    expect(flushed).not.toHaveBeenCalled();
  });

  test('that there is none of answers 404, says so and leads home', async () => {
    for (const path of ['/products/nope', '/nulle-part', '/track/a/b']) {
      const { status, text } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(text).toContain('<meta name="robots" content="noindex">');
    }
    const main = /<main.*<\/main>/s.exec((await get('/nulle-part')).text)?.[0];
    expect(main).toContain('Oups! La page que vous recherchez n&#x27;existe pas.');
    expect(main).toContain('href="/"');
  });

  test('is HTML that answers 200, what is private with its title alone', async () => {
    const paths = Object.values(pages).map(({ path }) => path);
    for (const path of paths.filter((each) => !each.includes(':'))) {
      const { status, headers } = await get(path);
      const type = headers.get('content-type');
      expect({ path, status, type }).toEqual({
        path,
        // A preview needs the key of its link.
        status: path === '/apercu' ? 404 : 200,
        type: 'text/html; charset=utf-8',
      });
    }
    for (const [path, title] of [
      ['/cart', 'Panier'],
      ['/login', 'Connexion'],
      ['/signup', 'Créer un compte'],
      ['/guest-checkout', 'Finaliser votre commande'],
      ['/order-summary', 'Commande confirmée'],
      ['/mockman', 'Testeur d’API'],
      ['/profile', 'Compte'],
    ]) {
      const { text } = await get(path ?? '');
      expect(text).toContain(`<title>${title} · Belle Vue</title>`);
      expect(/<main.*<\/main>/s.exec(text)?.[0]).toContain('Chargement…');
    }
  });

  test('has one picture that comes before all others, and those below the fold when they are near', async () => {
    const picturesOf = async (path: string) =>
      Array.from((await get(path)).text.matchAll(/<img [^>]*>/g), ([tag]) => tag);
    for (const [path, source] of [
      ['/', /src="\/images\/hero\.svg"/],
      ['/products?sort=prix-croissant', /src="\/images\/products\/.+?\.svg"/],
      ['/products/caftan-celeste', /src="\/images\/products\/caftan-celeste\.svg"/],
    ] as const) {
      const first = (await picturesOf(path)).filter((tag) => /fetchpriority="high"/i.test(tag));
      expect(first).toEqual([expect.stringMatching(source)]);
      expect(first[0]).not.toContain('loading=');
    }
    const cards = (await picturesOf('/products')).filter((tag) =>
      tag.includes('/images/products/'),
    );
    expect(cards[3]).not.toContain('loading=');
    expect(cards[4]).toContain('loading="lazy"');
  });
});

test('who found a weakness reads where to report it', async () => {
  const { headers, text } = await get('/.well-known/security.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Contact: https://belle-vue.example/contact\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - shop.within.clock().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

describe('what search engines are told', () => {
  test('of the shop, a category and a product: its one address, its price and its stock', async () => {
    const { text } = await get('/products/pantalon-large-lin?from=elsewhere');
    const url = 'https://belle-vue.example/products/pantalon-large-lin';
    expect(text).toContain(`<link rel="canonical" href="${url}">`);
    expect(text).toContain('<meta property="og:type" content="product">');
    expect(text).toMatch(/og:image" content="https:\/\/belle-vue\.example\/images\//);
    const { Product, BreadcrumbList } = structured(text);
    expect(Product?.['offers']).toContainEqual(
      expect.objectContaining({
        priceCurrency: 'MAD',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        availability: 'https://schema.org/OutOfStock',
        url,
      }),
    );
    expect(BreadcrumbList?.['itemListElement']).toHaveLength(4);

    expect(Object.keys(structured((await get('/')).text))).toEqual(['Organization', 'WebSite']);
    const robes = (await get('/products?category=Robes&utm_source=x')).text;
    expect(robes).toContain('href="https://belle-vue.example/products?category=Robes">');
    expect(robes).toContain('<title>Robes · Belle Vue</title>');
  });

  test('of each size its own price, which its page and the card show', async () => {
    const { request } = await openAdmin(shop);
    const [page, large] = ['/products/djellaba-menthe', 'djellaba-menthe.xl-menthe'];
    const setPrice = (price: number | null) =>
      request(SET_PRICES, { changes: [{ variantId: large, price }] });
    await setPrice(377_700);
    const ofLarge = (await get(`${page}?variante=${large}`)).text;
    const ofPage = (await get(page)).text;
    const list = (await get('/products?category=Traditionnels')).text;
    await setPrice(null);
    expect([ofLarge, ofPage].map(sharedPrice)).toEqual(['3777.00', '1890.00']);
    const url = `https://belle-vue.example${page}`;
    expect(structured(ofLarge)['Product']?.['offers']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ url, price: '1890.00' }),
        expect.objectContaining({ url: `${url}?variante=${large}`, price: '3777.00' }),
      ]),
    );
    expect([list, ofPage].map((html) => readable(html).includes('Dès 1 890 DH'))).toEqual([
      true,
      false,
    ]);
  });

  test('not to list what follows the first products', async () => {
    const query = '{ products(first: 24) { pageInfo { endCursor } } }';
    const { data } = await shop.graphql<{ products: { pageInfo: { endCursor: string } } }>(query);
    const { status, text } = await get(`/products?after=${data.products.pageInfo.endCursor}`);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
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
        text: 'Rien avec un compte, ni à partir de 1\u202f000\u00a0DH d’achat. Sinon, 50\u00a0DH. Si votre ville a son propre tarif, c’est lui qui vaut\u00a0: il s’affiche dès que vous indiquez votre ville. Le retrait en boutique, lorsqu’il est proposé, est gratuit.',
      },
    });
    expect(JSON.stringify(questions)).not.toMatch(/\]\(/);
    expect(BreadcrumbList?.['itemListElement']).toMatchObject([
      { name: 'Accueil', item: 'https://belle-vue.example/' },
      { name: 'Questions fréquentes', item: 'https://belle-vue.example/faq' },
    ]);
  });

  test('by occasion: each has its own page, whatever date is given, and others are not found', async () => {
    for (const path of ['/occasions/henne', '/occasions/henne?date=2199-01-01']) {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<title>Pour la soirée du henné · Belle Vue</title>');
      expect(text).toContain('href="https://belle-vue.example/occasions/henne"');
      expect(structured(text)['BreadcrumbList']?.['itemListElement']).toHaveLength(3);
    }
    for (const path of ['/occasions/quotidien', '/occasions/inconnue', '/occasions/WEDDING']) {
      const { status, text } = await get(path);
      expect([status, text.includes('name="robots" content="noindex"')]).toEqual([404, true]);
    }
    const shown = await rendersOf(() => get('/occasions/henne?date=2199-01-01'));
    expect([shown, await rendersOf(() => get('/occasions/henne'))]).toEqual([1, 0]);
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
    for (const { path } of seedDocuments()) {
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
