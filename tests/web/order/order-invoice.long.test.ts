import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';
import { title } from './order-invoice.steps.ts';

test('before the delivery there is an order form, which is no invoice', async ({ page }) => {
  await page.goto(trackPath('shipped'));
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  await expect(title(page)).toHaveText('Bon de commande');
  await expect(page).toHaveTitle(new RegExp(`^Bon de commande ${numberOf('shipped')}`));
  const form = page.getByRole('article', { name: 'Bon de commande' });
  await expect(form).toContainText('Ce bon de commande n’est pas une facture.');
  await expect(form).not.toContainText(/TVA|F-2026/);
});

test('the invoice of a paid order that was cancelled stays, and says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('demo@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo-belle-vue');
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goto('/orders/refunded/invoice');
  const invoice = page.getByRole('article', { name: 'Facture' });
  await expect(invoice).toContainText('F-2026-000011');
  await expect(invoice).toContainText(/Commande annulée le .* remboursés sur la carte/);
});

test('there is no invoice for a cancelled order', async ({ page }) => {
  await page.goto(trackPath('cancelled'));
  await expect(title(page)).toHaveText(`Commande ${numberOf('cancelled')}`);
  await expect(page.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await page.goto(`${trackPath('cancelled')}/invoice`);
  await expect(title(page)).toHaveText('Il n’y a pas de facture pour cette commande.');
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
});
