import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';
import { notice, readStored } from '../../support/shop/shopper.ts';
import { cancel, orderAsGuest, steps, title } from './order-tracking.steps.ts';

const CAFTAN = 'Caftan Céleste';

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
  await expect(notice(page, 'Votre commande est annulée.')).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Annulée');
  await expect(steps(page)).toHaveText([/En attente/, /Annulée/]);
  await expect(cancel(page)).toBeHidden();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('Annulée');
});

test('the timeline tells what was, with day and time, and what is still to come', async ({
  page,
}) => {
  await page.goto(trackPath('shipped'));
  await expect(title(page)).toHaveText(`Commande ${numberOf('shipped')}`);
  const when = String.raw`\d{1,2}(er)? \p{L}+ \d{4} à \d{2}:\d{2}`;
  await expect(steps(page)).toHaveText([
    new RegExp(`^Fait\u00a0: En attente${when}$`, 'u'),
    new RegExp(`^Fait\u00a0: Confirmée${when}$`, 'u'),
    new RegExp(`^Fait\u00a0: Préparée${when}$`, 'u'),
    new RegExp(`^Étape actuelle\u00a0: Expédiée${when}Numéro de colis AM 4471 2290 MA$`, 'u'),
    'À venir\u00a0: Livrée',
  ]);
  await expect(cancel(page)).toBeHidden();
  const articles = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await expect(articles).toHaveText([
    /^Caftan CélesteBelle Vue3\u202f490\u00a0DH la pièceQuantité\u00a0: 13\u202f490\u00a0DH$/,
    /^Jupe plissée SafranBelle Vue459\u00a0DH la pièceQuantité\u00a0: 2918\u00a0DH$/,
  ]);
  const prices = page.getByRole('region', { name: 'Prix' });
  await expect(prices.getByRole('definition')).toHaveText([
    '5 398 DH',
    '−990 DH',
    'Offerte',
    '4 408 DH',
  ]);
  await expect(prices).toContainText('À payer à la livraison');
  await articles.first().getByRole('link', { name: CAFTAN }).click();
  await expect(page).toHaveURL('/products/caftan-celeste');
});
