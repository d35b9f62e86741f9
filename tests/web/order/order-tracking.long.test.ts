import { expect } from '../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../support/shop/earlier-visit.ts';
import {
  numberOf,
  OUT_OF_STOCK,
  test,
  trackPath,
  VANISHED,
} from '../../support/shop/past-orders.ts';
import { fillGuestForm, toast, toasts, readStored } from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';

const steps = (page: Page) =>
  page.getByRole('region', { name: 'Suivi', exact: true }).getByRole('listitem');
const cancel = (page: Page) => page.getByRole('button', { name: 'Annuler la commande' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Orders a shirt without an account, and comes to the confirmation. */
async function orderAsGuest(page: Page): Promise<string> {
  await openAsGuest(page, '/guest-checkout', ['chemisier-plastron-blanc']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page.getByRole('heading', { name: /^Commande Confirmée!/ })).toBeVisible();
  const [number = ''] = await page.getByRole('definition').allInnerTexts();
  return number;
}

const phone = test.extend({ width: 375 });

const CAFTAN = 'Caftan Céleste';

test('a stored link that belongs to another order, or is damaged, is not shown', async ({
  page,
}) => {
  const number = await orderAsGuest(page);
  const link = page.getByRole('link', { name: 'Suivre ma commande' });
  await expect(link).toBeVisible();
  for (const stored of [
    '{',
    '[]',
    `{"orderNumber":"${number}"}`,
    '{"orderNumber":"BV-1","orderId":"x","trackingKey":"y"}',
  ]) {
    await page.evaluate((text) => localStorage.setItem('lastOrderTracking', text), stored);
    await page.reload();
    await expect(page.getByText(number, { exact: true })).toBeVisible();
    await expect(link).toBeHidden();
  }
});

test('ordering again is offered loudly once an order is over, and quietly before', async ({
  page,
}) => {
  const again = page.getByRole('button', { name: 'Commander à nouveau' });
  const others = page.getByRole('main').getByRole('link', { name: 'Voir le bon de commande' });
  await page.goto(trackPath('shipped'));
  await expect(again).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(others).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto(trackPath('longAgo'));
  await expect(again).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('what ended otherwise is shown as such', async ({ page }) => {
  await page.goto(trackPath('refused'));
  await expect(page.getByRole('status').first()).toContainText('Refusée à la livraison');
  await expect(steps(page).last()).toContainText('Refusée à la livraison');
  await expect(page.getByRole('region', { name: 'Prix' })).toContainText('Non payé');
});

test('a discount is a row of the prices only where there is one', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Prix' }).getByRole('term');
  await page.goto(trackPath('shipped'));
  await expect(rows).toHaveText(['Sous-total', 'Remise', 'Livraison', 'Total']);
  await openAsGuest(page, '/guest-checkout', ['robe-jacaranda']);
  await fillGuestForm(page);
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(rows).toHaveText(['Sous-total', 'Livraison', 'Total']);
});

test('a wrong key, another order’s key and the number alone open nothing', async ({
  page,
  expectFault,
}) => {
  expectFault(/404/);
  const key = trackPath('shipped').split('/').at(-1) ?? '';
  for (const path of [
    `/track/waiting/${key}`,
    '/track/shipped/nope',
    `/track/${numberOf('shipped')}/${key}`,
    '/track/shipped/nope/invoice',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(title(page)).toHaveText('Cette commande n’existe pas, ou ce lien ne l’ouvre pas.');
  }
  await page.getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
});

test('cancelling in one tab what another tab has cancelled says that it is too late', async ({
  page,
  context,
}) => {
  await page.goto(trackPath('meanwhile'));
  await cancel(page).click();
  const other = await context.newPage();
  await other.goto(trackPath('meanwhile'));
  await cancel(other).click();
  await other.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(other.getByRole('status').first()).toContainText('Annulée');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(
    toast(
      page,
      'Cette commande ne peut plus être annulée. Notre service client peut encore vous aider.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('status').first()).toContainText('Annulée');
  await expect(cancel(page)).toBeHidden();
});

test('a visitor orders again what is still to be had, and hears what is not', async ({ page }) => {
  await openAsGuest(page, trackPath('again'), ['caftan-celeste']);
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(
    toasts(page).filter({ hasText: `« ${OUT_OF_STOCK} » est en rupture de stock.` }),
  ).toBeVisible();
  await expect(
    toasts(page).filter({ hasText: `« ${VANISHED} » n’est plus au catalogue.` }),
  ).toBeVisible();
  await expect(toast(page, '2 articles ajoutés au panier.')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (3)');
  await page.goBack();
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(toast(page, 'Ces articles sont déjà dans votre panier.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (3)');
});

test('a customer orders a visitor’s order again into their own cart', async ({ page }) => {
  await openAsDemo(page, trackPath('again'));
  await page.getByRole('button', { name: 'Commander à nouveau' }).click();
  await expect(
    toasts(page).filter({ hasText: `« ${VANISHED} » n’est plus au catalogue.` }),
  ).toBeVisible();
  await expect(toast(page, '3 articles ajoutés au panier.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Panier 3', exact: true })).toBeVisible();
});

test('a return of single lines is requested with its reason, in time', async ({ page }) => {
  await page.goto(trackPath('delivered'));
  const part = page.getByRole('region', { name: 'Retour' });
  await expect(part).toContainText(/Retour possible jusqu’au \d{1,2}(er)? \p{L}+ \d{4}/u);
  await part.getByRole('button', { name: 'Demander un retour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demander un retour' });
  const reason = dialog.getByLabel('Motif (facultatif)');
  const caftan = dialog.getByRole('checkbox', { name: '1 × Caftan Céleste' });
  const skirts = dialog.getByRole('checkbox', { name: '2 × Jupe plissée Safran' });
  const skirt = dialog.getByRole('checkbox', { name: '1 × Jupe plissée Safran' });
  await expect(dialog.locator(':focus')).toBeVisible();
  await caftan.uncheck();
  await skirts.uncheck();
  const send = dialog.getByRole('button', { name: 'Envoyer la demande' });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Choisissez au moins un article à retourner.');
  await skirts.check();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Un de moins/ }).click();
  await expect(dialog.getByRole('status')).toHaveText(/^459\sDH vous seront rendus/);
  await reason.fill('Les manches sont trop longues');
  await reason.press('Enter');
  await expect(toast(page, 'Votre demande de retour est enregistrée.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(part).toContainText(/Retour demandé le \d{1,2}(er)? \p{L}+ \d{4}/u);
  await expect(part).toContainText('Les manches sont trop longues');
  await expect(part.getByRole('listitem')).toHaveText([
    '1 × Jupe plissée Safran',
    'Notre service client vous contacte pour convenir de la reprise du colis.',
    'D’ici là, gardez les articles dans leur emballage.',
    'Dès leur retour chez nous, le montant payé vous est rendu.',
  ]);
  await page.reload();
  await expect(part).toContainText('Retour demandé le');

  // The rest need not wait for the first parcel.
  await part.getByRole('button', { name: 'Demander un retour' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await skirt.uncheck();
  await send.click();
  await expect(part.getByText(/^Retour demandé le/)).toHaveCount(2);
  await expect(part.getByText('1 × Caftan Céleste')).toBeVisible();

  await part.getByRole('button', { name: 'Annuler la demande de retour' }).first().click();
  const confirmation = page.getByRole('dialog', { name: 'Annuler cette demande de retour\u00a0?' });
  await confirmation.getByRole('button', { name: 'Non, la maintenir' }).click();
  await expect(part.getByText(/^Demande annulée le/)).toHaveCount(0);
  await part.getByRole('button', { name: 'Annuler la demande de retour' }).first().click();
  await confirmation.getByRole('button', { name: 'Oui, annuler' }).click();
  await expect(toast(page, 'Votre demande de retour est annulée.')).toBeVisible();
  await expect(part.getByText(/^Demande annulée le \d/)).toHaveCount(1);
  await expect(part.getByRole('button', { name: 'Annuler la demande de retour' })).toHaveCount(1);
  await part.getByRole('button', { name: 'Demander un retour' }).click();
  await expect(skirts).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(trackPath('longAgo'));
  await expect(part).toContainText('Le délai de retour s’est terminé le');
  await expect(part.getByRole('button')).toHaveCount(0);
});

phone(
  'on a phone an order and its order form keep within the screen, however long a name',
  async ({ page }) => {
    const longWord = 'Anticonstitutionnellement'.repeat(4);
    await openAsGuest(page, '/guest-checkout', ['chemisier-plastron-blanc']);
    await fillGuestForm(page, { 'Nom complet': longWord, Rue: longWord, Région: longWord });
    await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
    await page.getByRole('link', { name: 'Suivre ma commande' }).click();
    const expectNarrow = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
        .toBeLessThanOrEqual(0);
    await expect(page.getByRole('region', { name: 'Livraison' })).toContainText(longWord);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNarrow();
    await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
    await expect(page.getByRole('article', { name: 'Bon de commande' })).toContainText(longWord);
    await expectNarrow();
  },
);

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

test('the shopper confirms an order by its link, once, and the shop sees it', async ({ page }) => {
  await page.goto(trackPath('waiting'));
  const confirm = page.getByRole('button', { name: 'Je confirme ma commande' });
  await confirm.click();
  await expect(toast(page, 'Merci, votre commande est confirmée.')).toBeVisible();
  await expect(confirm).toBeHidden();
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^Vous avez confirmé cette commande le/)).toBeVisible();
  await expect(confirm).toBeHidden();

  await page.goto(trackPath('shipped'));
  await expect(page.getByRole('button', { name: 'Commander à nouveau' })).toBeVisible();
  await expect(confirm).toBeHidden();
});
