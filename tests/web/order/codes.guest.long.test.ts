import { expect } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm, readStored, toast } from '../../support/shop/shopper.ts';
import { sums, summary } from '../cart/cart.steps.ts';
import { SHIRT_ID } from './card-order.steps.ts';
import { codeOf, ROWS, SHIRT, testWithCodes } from './codes.steps.ts';
import { confirmed, recap, submit } from './guest-order.steps.ts';

const test = testWithCodes([codeOf('BIENVENUE')]);

test('a guest follows a link with a code to a product, and orders with it', async ({ page }) => {
  await page.goto(`/products/${SHIRT_ID}?code=b%20ienvenue`);
  await expect(toast(page, 'Le code BIENVENUE vous attend dans le panier.')).toBeVisible();
  await expect(page).toHaveURL(`/products/${SHIRT_ID}`);
  expect(await readStored(page, 'guestCode')).toBe('BIENVENUE');
  await openAsGuest(page, '/cart', [SHIRT]);
  await expect(sums(page)).toHaveText(ROWS);
  await expect(summary(page).getByText('Code BIENVENUE appliqué')).toBeVisible();
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await expect(recap(page).getByRole('definition')).toHaveText(ROWS);
  await fillGuestForm(page);
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts.filter({ hasText: /^−54,90\sDH$/ })).toBeVisible();
  expect(await readStored(page, 'guestCode')).toBeNull();

  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  const prices = page.getByRole('region', { name: 'Prix' });
  await expect(prices.getByRole('definition')).toHaveText(ROWS);
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Code BIENVENUE' })).toContainText('−54,90');
});
