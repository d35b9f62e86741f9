import { describe } from 'vitest';
import { DAY_MS, instantAfter } from '#shared/instants.ts';
import type { Store } from '../../../server/store.ts';
import { measure, problemsOf } from '../../audit/measure.ts';
import { SLOW_SHOP } from '../../audit/slow-shop.ts';
import { campaign } from '../../rules/catalog/campaign/campaigns.ts';
import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { cards, checkbox, count, filters, heading } from './catalog.steps.ts';

/** Since yesterday, for a week: a sale of eyewear. */
const prepare = (store: Store) =>
  store.transaction(async ({ campaigns }) => {
    const now = new Date();
    await campaigns.save(
      campaign({
        slug: 'soldes',
        kind: 'SALE',
        title: 'Soldes d’hiver',
        text: 'Une semaine pour trouver la paire.',
        picture: { url: '/images/categories/lunettes.svg', alt: 'Trois paires de lunettes' },
        translations: [{ language: 'AR', title: 'تخفيضات الشتاء', text: null, pictureAlt: null }],
        startsAt: instantAfter(now, -DAY_MS),
        endsAt: instantAfter(now, 7 * DAY_MS),
        products: [],
        categories: ['lunettes'],
        percent: 30,
      }),
    );
  });

const test = testIn(() => startBuiltShop(SLOW_SHOP, prepare));
const SALE = /^Soldes du .* au .* sur tout le rayon Lunettes$/;

test('a sale is found from the home page, filtered like the shop, and said beside each price', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Voir toute la sélection, Soldes d’hiver' }).click();
  await expect(page).toHaveURL('/selections/soldes');
  await expect(heading(page)).toHaveText('Soldes d’hiver');
  await expect(page).toHaveTitle('Soldes d’hiver · Belle Vue');
  await expect(page.getByText(SALE)).toBeVisible();
  await expect(count(page)).toHaveText('15 produits');
  await expect(cards(page).first()).toContainText('Soldes');

  await checkbox(page, 'Chanel').check();
  await expect(page).toHaveURL('/selections/soldes?brand=Chanel');
  await expect(count(page)).toHaveText('2 produits');
  await page.getByRole('button', { name: 'Retirer le filtre : Chanel' }).click();
  await expect(page).toHaveURL('/selections/soldes');

  await cards(page).first().getByRole('link').first().click();
  await page.getByRole('main').getByRole('link', { name: SALE }).click();
  await expect(page).toHaveURL('/selections/soldes');
  await expect(count(page)).toHaveText('15 produits');
});

test('the list says that a sale runs, and leads to it', async ({ page }) => {
  await page.goto('/products');
  await expect(filters(page)).toBeVisible();
  await expect(page.getByText(SALE)).toBeVisible();
  await page.getByRole('link', { name: 'Soldes d’hiver' }).click();
  await expect(heading(page)).toHaveText('Soldes d’hiver');
});

test('its page stays as it was served while the cart of a guest is read', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('guestCart', '[{"productId":"caftan-celeste","quantity":1}]');
    let shown: Element | null = null;
    new MutationObserver(() => {
      shown ??= document.querySelector('main h1');
      if (shown && !shown.isConnected) document.documentElement.dataset['taken'] = 'away';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/selections/soldes');
  await expect(heading(page)).toHaveText('Soldes d’hiver');
  await checkbox(page, 'Chanel').check();
  await expect(page).toHaveURL('/selections/soldes?brand=Chanel');
  await expect(page.locator('html')).not.toHaveAttribute('data-taken');
});

test('an address of none is not found', async ({ page, expectFault }) => {
  expectFault(/404/);
  await page.goto('/selections/autre');
  await expect(heading(page)).toHaveText("Oups! La page que vous recherchez n'existe pas.");
});

describe.each([
  { width: 375, drawnTo: [320, 375], schemes: ['light'] },
  { width: 1280, drawnTo: [768, 1280], schemes: ['dark'] },
] as const)('at $width', ({ width, drawnTo, schemes }) => {
  test.override({ width });

  test.for(['/selections/soldes', '/ar/selections/soldes', '/products', '/'])(
    '%s is accessible, does not shift and fits the screen',
    async (path, { page }) => {
      const state = { reach: () => page.goto(path), name: path, fault: null, isOnlyNarrow: false };
      const measured = await measure(page, state, { schemes, drawnTo });
      expect(problemsOf(measured)).toEqual([]);
    },
  );
});
