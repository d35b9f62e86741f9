import { expect } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { test } from '../../support/shop/past-orders.ts';
import { readStored } from '../../support/shop/shopper.ts';
import { SHIRT_ID, beginToPay, card, heading } from './orders.steps.ts';

test('a customer finds a paid order in the list of orders, and nobody else does', async ({
  page,
}) => {
  await openAsDemo(page, '/profile', [SHIRT_ID]);
  await page.getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Aucune commande pour le moment.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();

  await beginToPay(page);
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  const [number = ''] = await page.getByRole('definition').allInnerTexts();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page).toHaveURL(/\/orders\/[^/]+$/);
  await expect(heading(page, number)).toBeVisible();
  const address = page.url();

  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await expect(card(page, number)).toContainText('Payée');
  await expect(card(page, number).getByRole('listitem')).toHaveText([
    'Chemisier à plastron plissé × 1',
  ]);
  await expect(card(page, number)).toContainText('Total 549 DH');

  // The demo account is shared, its orders are not.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  expect(await readStored(page, 'lastOrderTracking')).toBeNull();
  await page.goto(address);
  await expect(page).toHaveURL('/login');
  await openAsDemo(page, '/orders');
  await expect(page.getByText('Aucune commande pour le moment.')).toBeVisible();
  await page.goto(address);
  await expect(
    page.getByText('Cette commande n’existe pas, ou ce lien ne l’ouvre pas.'),
  ).toBeVisible();
});
