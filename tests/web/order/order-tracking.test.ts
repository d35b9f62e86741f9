import { expect, test } from '../../support/browser/browser.ts';
import { toast, readStored } from '../../support/shop/shopper.ts';
import { cancel, orderAsGuest, steps, title } from './order-tracking.steps.ts';

test('the confirmation leads a visitor to the order, also after a reload, and to cancel it', async ({
  page,
}) => {
  const number = await orderAsGuest(page);
  await expect(
    page.getByText('Toute personne disposant de ce lien peut voir votre commande'),
  ).toBeVisible();
  expect(Object.keys(Object(await readStored(page, 'lastOrder')))).toEqual([
    'orderNumber',
    'orderDate',
    'shippingInfo',
    'items',
    'totalAmount',
  ]);
  await page.reload();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page.getByRole('region', { name: 'Livraison' })).toContainText(/Livré entre le/);
  await expect(page).toHaveURL(/\/track\/[^/]+\/[^/]+$/);
  await expect(title(page)).toHaveText(`Commande ${number}`);
  await expect(page.getByRole('status').first()).toContainText('En attente');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('region', { name: 'Livraison' })).toContainText('Salma Bennis');

  await cancel(page).click();
  const dialog = page.getByRole('dialog', { name: /^Annuler cette commande/ });
  await dialog.getByRole('button', { name: 'Non, la garder' }).click();
  await expect(dialog).toBeHidden();
  await expect(cancel(page)).toBeFocused();
  await cancel(page).click();
  await dialog.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(toast(page, 'Votre commande est annulée.')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Annulée');
  await expect(steps(page)).toHaveText([/En attente/, /Annulée/]);
  await expect(cancel(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('Annulée');
});
