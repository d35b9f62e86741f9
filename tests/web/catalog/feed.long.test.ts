import type { Page } from '@playwright/test';
import { readSeed } from '../../../server/seed/folder.ts';
import { decimal } from '../../../client/ssr/structuredData.ts';
import { paths } from '#shared/paths.ts';
import { isAvailable, enteredPriceOf } from '../../../server/catalog/catalog.variant.rules.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';

type Item = Readonly<Record<string, readonly string[]>>;

const HOSTILE = 'Soie <b>&amp;</b> ]]> "fine" \u0001\u000b\ud800 d’été 😀';
/** PostgreSQL stores a replacement character for half a character. */
const READABLE = /^Soie <b>&amp;<\/b> \]\]> "fine" \uFFFD? d’été 😀$/;

const test = testIn(() =>
  startBuiltShop({}, (store) =>
    store.transaction(async ({ catalog }) => {
      const [product] = await catalog.products();
      if (!product) throw new Error('The shop is empty');
      await catalog.save({ products: [{ ...product, description: HOSTILE, brand: 'A & B' }] });
    }),
  ),
);

/** Parses the feed like a browser; fails where it is not well formed. */
function readFeed(page: Page): Promise<readonly Item[]> {
  return page.evaluate(async () => {
    const text = await (await fetch('/feeds/google.xml')).text();
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    const error = feed.querySelector('parsererror');
    if (error) throw new Error(error.textContent ?? '');
    return Array.from(feed.querySelectorAll('rss[version="2.0"] > channel > item'), (item) => {
      const fields: Record<string, string[]> = {};
      for (const { namespaceURI, localName, textContent } of item.children) {
        if (namespaceURI !== 'http://base.google.com/ns/1.0') throw new Error(localName);
        (fields[localName] ??= []).push(textContent ?? '');
      }
      return fields;
    });
  });
}

test('the feed has every variant as the shop sells it', async ({ page, url }) => {
  const { products } = await readSeed('seed');
  // Not where its text is shown: HTML has no such characters, and hydration would find another text.
  await page.goto(paths.logIn());
  const items = await readFeed(page);
  const expected = products.flatMap((product) =>
    product.variants.map((variant) => {
      const { price, originalPrice } = enteredPriceOf(product, variant);
      const only = product.variants.length === 1 ? undefined : variant.id;
      return {
        id: [variant.id],
        item_group_id: [product.id],
        link: [url + paths.product(product.id, only)],
        availability: [isAvailable(product, variant) ? 'in_stock' : 'out_of_stock'],
        price: [`${decimal(originalPrice)} MAD`],
        ...(price < originalPrice && { sale_price: [`${decimal(price)} MAD`] }),
        condition: ['new'],
        product_type: [product.categoryName],
      };
    }),
  );
  expect(items).toHaveLength(expected.length);
  for (const [at, item] of items.entries()) expect(item).toMatchObject(expected[at] ?? {});
  expect(items[0]).toMatchObject({
    description: [expect.stringMatching(READABLE)],
    brand: ['A & B'],
  });
  expect(items.some(({ size, color }) => size?.[0] === '40' && color?.[0] === 'Blanc')).toBe(true);

  const chosen = items.find(
    ({ color, availability }) => color?.[0] === 'Bleu nuit' && availability?.[0] === 'in_stock',
  );
  const [picture = 'none'] = chosen?.['image_link'] ?? [];
  expect(picture).toContain('-bleu-nuit-square.');
  expect((await page.request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  await page.goto(chosen?.['link']?.[0] ?? '');
  await expect(page.getByRole('radio', { name: 'Bleu nuit', exact: true })).toBeChecked();
});
