import { expect } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import {
  numberOf,
  OUT_OF_STOCK,
  test,
  trackPath,
  VANISHED,
} from '../../support/shop/past-orders.ts';
import { toast, readStored } from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';

const SHIRT_ID = 'chemisier-plastron-blanc';

const card = (page: Page, number: string) =>
  page.getByRole('article', { name: `Commande ${number}`, exact: true });

const status = (page: Page) => page.getByRole('main').getByRole('status').first();

const heading = (page: Page, number: string) =>
  page.getByRole('heading', { name: `Commande ${number}`, exact: true });

/** Logs in with the demo customer’s own pair, whose orders are those of the past. */
async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('demo@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo-belle-vue');
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
}

/** Opens an order from the list. */
async function openOrder(page: Page, id: Parameters<typeof numberOf>[0]): Promise<void> {
  await page.goto('/orders');
  await card(page, numberOf(id)).getByRole('link', { name: 'Voir la commande' }).click();
  await expect(heading(page, numberOf(id))).toBeVisible();
}

/** Goes up to the dialog that pays, as the demo customer with a shirt in the cart. */
async function beginToPay(page: Page): Promise<void> {
  await page.goto('/address');
  await page.getByRole('radio', { name: 'Salma Bennani' }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(page.getByRole('button', { name: 'Payer', exact: true })).toBeVisible();
}

test('the list is newest first, and says of each where it stands', async ({ page }) => {
  await logIn(page);
  await page.goto('/orders');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.getByRole('heading')).toHaveText(
    (['paid', 'refunded', 'prepared', 'received'] as const).map((id) => `Commande ${numberOf(id)}`),
  );
  for (const [place, text] of ['Payée', 'Annulée', 'Préparée', 'Livrée'].entries()) {
    await expect(articles.nth(place)).toContainText(text);
  }
  await expect(card(page, numberOf('prepared'))).toContainText('et 1 autre');
  await expect(page.getByRole('link', { name: 'Commandes', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a parcel that is made ready can no longer be cancelled, but ordered again', async ({
  page,
}) => {
  await logIn(page);
  await openOrder(page, 'prepared');
  await expect(page.getByRole('button', { name: 'Annuler la commande' })).toBeHidden();
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  const problems = `« ${VANISHED} » n’est plus au catalogue. « ${OUT_OF_STOCK} » est en rupture de stock.`;
  await expect(toast(page, problems)).toBeVisible();
  await expect(toast(page, '3 articles ajoutés au panier.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (3)');
  await page.goBack();
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(toast(page, 'Ces articles sont déjà dans votre panier.')).toBeVisible();
});

test('a customer reads the credit note of a refund behind its invoice', async ({ page }) => {
  await logIn(page);
  await openOrder(page, 'refunded');
  await expect(page.getByText(/^Avoir A-\d{4}-\d{6} du .*4\s408\sDH$/)).toBeVisible();
  await page.getByRole('link', { name: 'Voir la facture' }).click();
  const credit = page.getByRole('article', { name: 'Avoir' });
  await expect(credit).toContainText(/Corrige la facture F-\d{4}-\d{6}/);
  await expect(credit).toContainText(/TVA 20\s%\s*734,67\sDH/);
});

test('a customer asks for a return, and reads the invoice', async ({ page }) => {
  await logIn(page);
  await openOrder(page, 'received');
  await page.getByRole('button', { name: 'Demander un retour' }).click();
  await page.getByRole('button', { name: 'Envoyer la demande' }).click();
  const part = page.getByRole('region', { name: 'Retour' });
  await expect(part).toContainText('Retour demandé le');
  await expect(part).not.toContainText('«');
  await expect(part.getByRole('listitem').last()).toHaveText(
    'Dès leur retour chez nous, le montant payé est remboursé sur votre carte.',
  );
  await page.getByRole('link', { name: 'Voir la facture' }).click();
  await expect(page).toHaveURL(/\/orders\/received\/invoice$/);
  await expect(page.getByRole('article', { name: 'Facture' })).toContainText('Payé par carte');
});

test('an order is not another’s to open, nor a visitor’s to find by its id', async ({ page }) => {
  await page.goto('/orders/waiting');
  await expect(page).toHaveURL('/login');
  await logIn(page);
  for (const path of ['/orders/waiting', '/orders/nope', '/orders/waiting/invoice']) {
    await page.goto(path);
    await expect(
      page.getByText('Cette commande n’existe pas, ou ce lien ne l’ouvre pas.'),
    ).toBeVisible();
  }
  // The link is another matter: it opens for anybody.
  await page.goto(trackPath('waiting'));
  await expect(heading(page, numberOf('waiting'))).toBeVisible();
});

test('a payment whose outcome is unknown is told as such, and the page finds out by itself', async ({
  page,
  context,
}) => {
  await openAsDemo(page, '/orders', [SHIRT_ID]);
  await beginToPay(page);
  const other = await context.newPage();
  await other.goto('/orders');
  await other.getByRole('link', { name: 'Voir la commande' }).click();
  await expect(status(other)).toContainText('Paiement en cours de vérification');
  await expect(other.getByRole('main')).not.toContainText(/échec|échoué/i);
  await expect(other.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await expect(other.getByRole('button', { name: 'Commander à nouveau' })).toBeHidden();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  await other.bringToFront();
  await expect(status(other)).toContainText('Payée');
  await expect(other.getByRole('link', { name: 'Voir la facture' })).toBeVisible();
});

test('a customer cancels a paid order, and the amount goes back', async ({ page }) => {
  await logIn(page);
  await openOrder(page, 'paid');
  await expect(status(page)).toContainText('Payée');
  await page.getByRole('button', { name: 'Annuler la commande' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Le montant payé sera remboursé sur votre carte.');
  await dialog.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(status(page)).toContainText('Annulée');
  await expect(page.getByRole('region', { name: 'Prix' })).toContainText(
    /4\u202f408\u00a0DH vous sont remboursés sur la carte utilisée pour le paiement\./,
  );
  await page.getByRole('link', { name: 'Toutes mes commandes' }).click();
  await expect(card(page, numberOf('paid'))).toContainText('Annulée');
});

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
