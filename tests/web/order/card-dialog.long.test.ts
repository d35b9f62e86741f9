import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { readStored } from '../../support/shop/shopper.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paiement de test' });
const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/** Opens the test provider's dialog as a customer who is about to pay a shirt. */
async function openDialog(page: Page): Promise<void> {
  await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(dialog(page)).toBeVisible();
}

/** The answer to what a button of the dialog requests of the provider. */
const answerTo = (page: Page, path: RegExp) =>
  page.waitForResponse((response) => path.test(new URL(response.url()).pathname));

test('« Retarder » leaves without an answer, as a bank that takes its time', async ({ page }) => {
  await openDialog(page);
  const delayed = answerTo(page, /^\/payment\/test\/order_\w+\/delay$/);
  await button(page, 'Retarder').click();
  expect((await delayed).status()).toBe(204);
  await expect(dialog(page)).toBeHidden();
  // Not known yet: neither a confirmation nor an empty cart.
  await expect(page).toHaveURL('/address');
  expect(await readStored(page, 'lastOrder')).toBeNull();
});

test('« Échouer » asks the provider to refuse, says so, and keeps the focus', async ({ page }) => {
  await openDialog(page);
  const refused = answerTo(page, /^\/payment\/test\/order_\w+\/fail$/);
  await button(page, 'Échouer').press('Enter');
  expect((await refused).status()).toBe(204);
  await expect(dialog(page)).toContainText('Paiement refusé (test).');
  await expect(button(page, 'Échouer')).toBeFocused();
  await expect(button(page, 'Payer')).toBeEnabled();
});

test('a provider that does not answer is told of, and can be pressed again', async ({
  page,
  expectFault,
}) => {
  expectFault(/payment\/test/);
  await openDialog(page);
  await page.route('**/payment/test/**', (route) => route.abort('failed'));
  for (const name of ['Payer', 'Retarder', 'Échouer']) {
    await button(page, name).click();
    await expect(dialog(page)).toContainText('Le paiement de test ne répond pas.');
    await expect(button(page, name)).toBeFocused();
  }
  await page.unroute('**/payment/test/**');
  await button(page, 'Payer').click();
  await expect(dialog(page)).toBeHidden();
});

test('a log-out in another tab closes the dialog and leaves nothing of the payment', async ({
  page,
  context,
}) => {
  await openDialog(page);
  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/login');
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('cardPayment'))).toBeNull();
});
