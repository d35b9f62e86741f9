import { describe, expect, test } from 'vitest';
import { fillShop, nameIn, neutralShop, readShop, withShop } from '#shared/page-shop.ts';

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
    expect(readShop(unescaped, 'FR')).toEqual(shop);
    expect(nameIn(html)).toBe(shop.name);
    const other = withShop('<!doctype html><html lang="fr">', { ...shop, name: 'A &lt; B' });
    expect(nameIn(other)).toBe('A &lt; B');
    expect(nameIn('<!doctype html><html lang="fr">')).toBeNull();
  });

  test('is missing from a page that no shop has sent, which is neutral in its language', () => {
    expect(readShop(undefined, 'AR')).toEqual(neutralShop('AR'));
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
