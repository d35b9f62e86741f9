import { describe } from 'vitest';
import { LANGUAGES, languages, pathIn } from '#shared/language.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import { NEUTRAL_IDENTITY } from '../../../server/settings/identity/identity.store.ts';
import type { Store } from '../../../server/store.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';

const PATHS = [
  '/',
  '/products',
  '/livraison-et-retours',
  '/faq',
  '/contact',
  '/conditions-generales-de-vente',
  '/mentions-legales',
  '/confidentialite',
  '/cart',
  '/wishlist',
  '/suivi',
  '/login',
];

/** Names of the demonstration's shop, what it sells, and values that are none. */
const LEFTOVERS =
  /Belle Vue|Rabat|الرباط|\b2005\b|caftan|قفطان|قفاطين|takchita|\bnull\b|undefined|\{\w+\}|BV-|\blunettes|\bglasses|نظارات/i;

const WIDTHS = [375, 1280];

const shoes = {
  ...NEUTRAL_IDENTITY,
  version: 1,
  name: 'Soulier d’Or',
  city: { fr: 'Fès', ar: 'فاس', en: 'Fez' },
  sentence: { fr: 'Chaussures cousues main', ar: 'أحذية مخيطة باليد', en: null },
  since: 1987,
  links: ['https://www.instagram.com/soulier'],
  orderPrefix: 'SO-',
  texts: [
    {
      key: 'FAQ' as const,
      words: {
        fr: 'Tout sur {boutique}.\n## Ressemelez-vous ?\nOui, à {ville}.',
        ar: null,
        en: null,
      },
    },
    {
      key: 'SERVICES' as const,
      words: {
        fr: '## Ressemelage\nEn trois jours.',
        ar: '## تجديد النعل\nفي ثلاثة أيام.',
        en: null,
      },
    },
  ],
};

const name = (store: Store) => store.transaction(({ identity }) => identity.save(shoes));

const empty = testIn(() => startBuiltShop({ SEED: 'empty' }));
const named = testIn(() => startBuiltShop({ SEED: 'empty' }, name));

describe.each([
  ['that has said nothing of itself', empty, neutralShop],
  ['with a name of its own', named, () => shoes],
] as const)('a shop %s', (_, test, shopIn) => {
  test('has none of another shop’s words, on any page, in any language and at any width', async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const language of LANGUAGES) {
        for (const path of PATHS) {
          const where = `${pathIn(language, path)} at ${width}`;
          await page.goto(pathIn(language, path));
          const shown = `${await page.title()}\n${await page.locator('body').innerText()}`;
          expect(LEFTOVERS.exec(shown)?.[0], where).toBe(undefined);
          expect(shown, where).toContain(shopIn(language).name);
          const scrolled = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(scrolled, where).toBe(0);
        }
      }
    }
  });
});

named(
  'shows what it says of itself, on the pages that it wrote and in their heads',
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Soulier d’Or · Chaussures cousues main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soulier d’Or');
    await expect(page.getByText('Fès, depuis 1987')).toBeVisible();
    await expect(page.getByRole('main').getByText('En trois jours.')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Fès, Maroc')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Ressemelage' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'instagram.com' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/soulier',
    );
    await footer.getByRole('link', { name: 'Questions fréquentes' }).click();
    await expect(page.getByText('Tout sur Soulier d’Or.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ressemelez-vous ?' })).toBeVisible();
    await expect(page.getByText('Oui, à Fès.')).toBeVisible();
    // The description of the first page is not that of this one.
    await expect(page.locator('meta[name="description"]')).toHaveCount(0);
    const html = await (await page.request.get('/faq')).text();
    expect(html).toContain('"name":"Ressemelez-vous ?"');
    expect(await (await page.request.get('/ar')).text()).toContain(
      `lang="${languages.AR.tag}" dir="rtl" data-day=`,
    );
    await page.goto('/suivi');
    await expect(page.getByText('Par exemple SO-42171000.')).toBeVisible();
  },
);
