import { describe, expect, test } from 'vitest';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import { nameIn, readShop, withShop } from '#shared/shop/page-shop.ts';
import { fillShop } from '#shared/shop/shop-placeholders.ts';

const shop = {
  ...neutralShop(),
  name: "L'Écrin & <fils>",
  city: 'Salé "médina"',
  since: 1998,
};

describe('the attribute of a page that says whose shop it is of', () => {
  test('holds any text, and nothing of it is read as HTML', () => {
    const html = withShop('<!doctype html><html lang="fr"><body>', shop);
    const [, written = ''] =
      /^<!doctype html><html lang="fr" data-shop='([^'<>]*)'><body>$/.exec(html) ?? [];
    const unescaped = written
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(readShop(unescaped)).toEqual(shop);
    expect(nameIn(html)).toBe(shop.name);
    const other = withShop('<!doctype html><html lang="fr">', { ...shop, name: 'A &lt; B' });
    expect(nameIn(other)).toBe('A &lt; B');
    expect(nameIn('<!doctype html><html lang="fr">')).toBeNull();
  });

  test('is of a neutral shop, named in the language, until the shop names itself', () => {
    expect(neutralShop('EN').name).toBe('My shop');
  });
});

describe('a text of the shop', () => {
  test('is filled with what the shop says of itself, and what the page adds', () => {
    const text = '{boutique}, {ville} ({depuis}){phrase} : {produit} {prix}';
    expect(fillShop(text, shop, { produit: 'Babouches' })).toBe(
      'L\'Écrin & <fils>, Salé "médina" (1998) : Babouches {prix}',
    );
  });
});
