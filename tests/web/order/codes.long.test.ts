import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../support/shop/earlier-visit.ts';
import {
  fillGuestForm,
  guest,
  logInAsDemo,
  readStored,
  toast,
} from '../../support/shop/shopper.ts';
import { sums, summary } from '../cart/cart.steps.ts';
import { choice, order, payment, SHIRT_ID } from './card-order.steps.ts';
import {
  codeField,
  codeOf,
  give,
  openCode,
  removeCode,
  ROWS,
  SHIRT,
  testWithCodes,
} from './codes.steps.ts';
import { checkOut, confirmed, recap, submit } from './guest-order.steps.ts';

const test = testWithCodes([
  codeOf('BIENVENUE'),
  codeOf('AÏD 50', { percent: null, amount: 5_000, minimum: 100_000 }),
  codeOf('PORT', { percent: null, isFreeDelivery: true }),
  codeOf('UNIQUE', { limit: 1 }),
  codeOf('DERNIER', { limit: 1 }),
]);

const USED_UP = 'Le code «\u00a0UNIQUE\u00a0» a déjà servi autant de fois qu’il le pouvait.';

/** Orders elsewhere with a code, which is used up then. */
async function orderElsewhere(page: Page, discountCode: string): Promise<void> {
  const query = `mutation OrderElsewhere($input: GuestOrderInput!, $key: String!) {
    placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } userErrors { message } }
  }`;
  const input = {
    lines: [SHIRT],
    name: 'Une autre cliente',
    phone: '0677889900',
    street: '1, rue Patrice-Lumumba',
    city: 'Rabat',
    region: 'Rabat-Salé-Kénitra',
    postalCode: '10000',
    discountCode,
  };
  const data = { query, variables: { input, key: crypto.randomUUID() } };
  const answer = await page.request.post('/graphql', { data });
  expect(await answer.json()).toMatchObject({ data: { placeGuestOrder: { userErrors: [] } } });
}

describe('a guest', () => {
  test('is told why a code is unknown or does not apply yet, and takes it off again', async ({
    page,
  }) => {
    await openAsGuest(page, '/cart', [SHIRT]);
    await give(page, 'bienvenu');
    await expect(codeField(page)).toHaveAccessibleDescription(
      'Le code «\u00a0bienvenu\u00a0» n’existe pas.',
    );
    await expect(codeField(page)).toBeFocused();
    expect(await readStored(page, 'guestCode')).toBeNull();
    await codeField(page).fill('aid ٥٠');
    await page.getByRole('button', { name: 'Appliquer', exact: true }).click();
    await expect(
      summary(page).getByText(/^Le code «\sAÏD 50\s» vaut à partir de 1\s000\sDH/),
    ).toBeVisible();
    await expect(sums(page).last()).toHaveText('599\u00a0DH');

    const more = page.getByRole('button', { name: 'Augmenter la quantité' });
    await more.click();
    await expect(summary(page).getByText('Code AÏD 50 appliqué')).toBeVisible();
    await expect(sums(page).last()).toHaveText('1\u202f048\u00a0DH');
    await removeCode(page, 'AÏD 50').click();
    await expect(openCode(page)).toBeFocused();
    await expect(sums(page).last()).toHaveText('1\u202f098\u00a0DH');
    expect(await readStored(page, 'guestCode')).toBeNull();
  });

  test('has free delivery by a code, which says so', async ({ page }) => {
    await openAsGuest(page, '/cart', [SHIRT]);
    await give(page, 'port');
    const row = summary(page).getByRole('term').filter({ hasText: 'Code PORT' });
    await expect(row).toBeVisible();
    await expect(sums(page)).toHaveText([
      '689\u00a0DH',
      '−140\u00a0DH',
      'Livraison offerte',
      'Gratuit',
      '549\u00a0DH',
    ]);
  });

  test('who loses a code at the last moment sees why, and the total without it, which is then ordered', async ({
    page,
  }) => {
    await checkOut(page, SHIRT);
    await give(page, 'UNIQUE');
    await expect(recap(page).getByRole('definition')).toHaveText(ROWS);
    await fillGuestForm(page);
    await expect(recap(page).getByText(/^Rabat\s: livré/)).toBeVisible();
    await orderElsewhere(page, 'UNIQUE');
    await submit(page).click();
    await expect(submit(page)).toHaveAccessibleDescription(USED_UP);
    await expect(recap(page).getByText(USED_UP, { exact: true }).first()).toBeVisible();
    await expect(recap(page).getByRole('definition').last()).toHaveText('599\u00a0DH');
    await submit(page).click();
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByRole('main').getByText('599\u00a0DH', { exact: true })).toBeVisible();
  });

  test('gives an Arabic page a code in its digits', async ({ page }) => {
    await openAsGuest(page, '/ar/cart', [{ productId: SHIRT_ID, quantity: 2 }]);
    await page.getByRole('button', { name: 'لدي رمز تخفيض' }).click();
    const field = page.getByLabel('رمز التخفيض', { exact: true });
    await field.fill('aïd ٥٠');
    await field.press('Enter');
    await expect(page.getByText('طُبق الرمز AÏD 50', { exact: true })).toBeVisible();
  });

  test('who logs in takes the code along', async ({ page }) => {
    await openAsGuest(page, '/cart', [SHIRT]);
    await give(page, 'BIENVENUE');
    await expect(removeCode(page, 'BIENVENUE')).toBeVisible();
    await logInAsDemo(page);
    await page.goto('/cart');
    await expect(removeCode(page, 'BIENVENUE')).toBeVisible();
    await expect.poll(() => readStored(page, 'guestCode')).toBeNull();
    await page.reload();
    await expect(removeCode(page, 'BIENVENUE')).toBeVisible();
  });
});

describe('a customer', () => {
  test('applies a code in the cart and removes it at the checkout', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID]);
    await give(page, 'bienvenue');
    await expect(removeCode(page, 'BIENVENUE')).toBeFocused();
    await expect(sums(page).last()).toHaveText('494,10\u00a0DH');
    await page.getByRole('link', { name: 'Commander', exact: true }).click();
    const details = page.getByRole('region', { name: 'Détails du prix' });
    await expect(details.getByRole('definition').last()).toHaveText('494,10\u00a0DH');
    await removeCode(page, 'BIENVENUE').click();
    await expect(details.getByRole('definition').last()).toHaveText('549\u00a0DH');
    await expect(openCode(page)).toBeFocused();
  });

  test('who loses a code at the last moment orders without it once that was shown', async ({
    page,
  }) => {
    await openAsDemo(page, '/address', [SHIRT_ID]);
    await give(page, 'dernier');
    const details = page.getByRole('region', { name: 'Détails du prix' });
    await expect(details.getByRole('definition').last()).toHaveText('494,10\u00a0DH');
    await choice(page, 'Salma Bennani').check();
    await choice(page, 'Paiement à la livraison').check();
    await page.getByLabel('Téléphone', { exact: true }).fill(guest['Téléphone']);
    await orderElsewhere(page, 'DERNIER');
    await order(page).click();
    await expect(order(page)).toHaveAccessibleDescription(/«\sDERNIER\s»/);
    await expect(details.getByRole('definition').last()).toHaveText('549\u00a0DH');
    await order(page).click();
    await expect(confirmed(page)).toBeVisible();
  });

  test('pays by card what a code leaves', async ({ page }) => {
    await openAsDemo(page, '/address', [SHIRT_ID]);
    await give(page, 'bienvenue');
    await expect(removeCode(page, 'BIENVENUE')).toBeFocused();
    await expect(choice(page, 'Carte bancaire')).toBeChecked();
    await order(page).click();
    await expect(payment(page)).toContainText('494,10\u00a0DH');
    await payment(page).getByRole('button', { name: 'Payer', exact: true }).click();
    await expect(confirmed(page)).toBeVisible();
    await expect(toast(page, 'Paiement de 494,10 DH effectué avec succès')).toBeVisible();
    await page.getByRole('link', { name: 'Voir ma commande' }).click();
    const prices = page.getByRole('region', { name: 'Prix' });
    await expect(prices.getByRole('definition').last()).toHaveText('494,10\u00a0DH');
  });
});
