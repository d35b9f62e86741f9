import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import {
  addToCart,
  countRequests,
  logInAsDemo,
  notice,
  readStored,
  undo,
} from '../../support/shop/shopper.ts';

const SHIRT = 'Chemisier à plastron plissé';
const SHIRT_ID = 'chemisier-plastron-blanc';
const JEANS = 'Jean droit brut surpiqué';
const JEANS_ID = 'jean-droit-brut';

const line = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const summary = (page: Page) => page.getByRole('region', { name: 'Récapitulatif' });
const sums = (page: Page) => summary(page).getByRole('definition');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the shop with this cart, as an earlier visit left it. */
async function comeBackWith(page: Page, lines: readonly object[]): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('guestCart', text),
    JSON.stringify(lines),
  );
  await page.goto('/cart');
}

describe('a visitor', () => {
  test('fills and empties the cart, and the sums follow', async ({ page }) => {
    await page.goto('/products');
    await addToCart(page, SHIRT);
    await expect(notice(page, 'Ajouté au panier!')).toBeVisible();
    await addToCart(page, JEANS);
    await line(page, JEANS).getByRole('link', { name: 'Voir le Panier' }).click();
    await expect(page).toHaveURL('/cart');

    await expect(heading(page, 'Panier (2)')).toBeVisible();
    await expect(line(page, SHIRT)).toContainText('Hauts');
    await expect(line(page, SHIRT)).toContainText('Belle Vue');
    await expect(line(page, SHIRT)).toContainText('549 DH');
    await expect(line(page, SHIRT)).toContainText('689 DH');
    await expect(summary(page).getByRole('term')).toHaveText([
      'Sous-total (2)',
      'Remise',
      'Livraison',
      'Total (2)',
    ]);
    await expect(sums(page)).toHaveText(['1 438 DH', '−300 DH', 'Gratuit', '1 138 DH']);
    await expect(
      page.getByText('Livraison gratuite pour les commandes de plus de 1000 DH', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Commandez sans inscription', { exact: true })).toBeVisible();

    const shirt = line(page, SHIRT);
    const less = shirt.getByRole('button', { name: 'Diminuer la quantité' });
    await expect(less).toBeDisabled();
    await shirt.getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(shirt.getByRole('group', { name: 'Quantité' })).toHaveText('2');
    await expect(heading(page, 'Panier (3)')).toBeVisible();
    await expect(sums(page)).toHaveText(['2 127 DH', '−440 DH', 'Gratuit', '1 687 DH']);
    await less.click();
    await expect(heading(page, 'Panier (2)')).toBeVisible();
    await expect(less).toBeDisabled();

    await line(page, JEANS).getByRole('button', { name: 'Supprimer' }).click();
    await expect(notice(page, 'Produit retiré du panier!')).toBeVisible();
    await expect(line(page, JEANS)).toBeHidden();
    await expect(sums(page)).toHaveText(['689 DH', '−140 DH', '50 DH', '599 DH']);

    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await expect(notice(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('finds the cart again after a reload, without a badge', async ({ page }) => {
    await page.goto('/products');
    await addToCart(page, SHIRT);
    await page.reload();
    await expect(line(page, SHIRT).getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
    await page.getByRole('link', { name: 'Panier', exact: true }).click();
    await expect(heading(page, 'Panier (1)')).toBeVisible();
    expect(await readStored(page, 'guestCart')).toEqual([
      { productId: 'chemisier-plastron-blanc', quantity: 1 },
    ]);
  });

  test('buys at most 99 pieces of a product', async ({ page }) => {
    await comeBackWith(page, [{ productId: 'chemisier-plastron-blanc', quantity: 98 }]);
    const more = line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' });
    await more.click();
    await expect(heading(page, 'Panier (99)')).toBeVisible();
    await expect(more).toBeDisabled();
  });

  test('is warned of what cannot be bought any more, and can take it out', async ({ page }) => {
    await comeBackWith(page, [
      { productId: 'chemisier-plastron-blanc', quantity: 1 },
      { productId: 'pantalon-large-lin', quantity: 2 },
    ]);
    const warnings = page.getByRole('region', { name: 'À vérifier avant de commander' });
    await expect(warnings).toContainText('« Pantalon large en lin » est en rupture de stock.');
    await expect(sums(page)).toHaveText(['689 DH', '−140 DH', '50 DH', '599 DH']);
    await warnings.getByRole('button', { name: 'Retirer du panier' }).click();
    await expect(warnings).toBeHidden();
    await expect(line(page, 'Pantalon large en lin')).toBeHidden();
    await expect(heading(page, 'Panier (1)')).toBeVisible();
  });

  test('takes back a removal, by keyboard too: the line is where it was', async ({ page }) => {
    const lines = [
      { productId: 'chemisier-plastron-blanc', quantity: 3 },
      { productId: 'jean-droit-brut', quantity: 1 },
    ];
    await comeBackWith(page, lines);
    await line(page, SHIRT).getByRole('button', { name: 'Supprimer' }).press('Enter');
    await expect(heading(page, 'Panier (1)')).toBeFocused();
    const back = undo(page, 'Produit retiré du panier!');
    await expect(back).toBeVisible();
    await page.keyboard.press('Alt+T');
    await expect(back).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Ajouté au panier!')).toBeVisible();
    await expect(heading(page, 'Panier (4)')).toBeFocused();
    await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName(SHIRT);

    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await undo(page, 'Tous les produits ont été retirés du panier!').click();
    await expect(notice(page, 'Panier rétabli.')).toBeVisible();
    await expect(heading(page, 'Panier (4)')).toBeVisible();
    expect(await readStored(page, 'guestCart')).toEqual(lines);
  });

  test('sees how far free delivery is, and when it is reached', async ({ page }) => {
    await comeBackWith(page, [{ productId: 'jean-droit-brut', quantity: 1 }]);
    const meter = (name: string) => page.getByRole('progressbar', { name, exact: true });
    await expect(meter('Plus que 411 DH pour la livraison gratuite')).toHaveJSProperty(
      'position',
      0.589,
    );
    await page.getByRole('link', { name: 'Commander' }).click();
    await expect(meter('Plus que 411 DH pour la livraison gratuite')).toBeVisible();
    await page.goBack();
    await line(page, JEANS).getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(meter('Livraison gratuite !')).toHaveJSProperty('position', 1);
    await line(page, JEANS).getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    await expect(meter('Livraison gratuite !')).toBeHidden();
  });

  test('hears how many pieces there are now, once and politely', async ({ page }) => {
    await comeBackWith(page, [{ productId: 'chemisier-plastron-blanc', quantity: 1 }]);
    const more = line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' });
    const heard = page.locator('[aria-live=polite]').getByText('Quantité : 3', { exact: true });
    await more.click();
    await more.click();
    await expect(heard).toHaveCount(1);
    await expect(heard).toHaveCount(0);
  });

  test('is led on: to the product, to log in and back, to the guest checkout', async ({ page }) => {
    await comeBackWith(page, [{ productId: 'chemisier-plastron-blanc', quantity: 1 }]);
    await page.getByRole('link', { name: 'Commander' }).click();
    await expect(page).toHaveURL('/guest-checkout');
    await page.goBack();
    await line(page, SHIRT).getByRole('link', { name: SHIRT }).click();
    await expect(page).toHaveURL('/products/chemisier-plastron-blanc');
    await page.goBack();
    await page
      .getByRole('link', { name: 'Se connecter pour utiliser vos adresses enregistrées' })
      .click();
    await expect(page).toHaveURL('/login');
    await page.getByRole('button', { name: 'Connexion invité' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(heading(page, 'Panier (1)')).toBeVisible();
  });
});

describe('a customer', () => {
  test('sees the pieces counted on the badge, and pays no delivery', async ({ page }) => {
    await logInAsDemo(page);
    await addToCart(page, SHIRT);
    await page.getByRole('link', { name: 'Panier 1', exact: true }).click();
    await line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(page.getByRole('link', { name: 'Panier 2', exact: true })).toBeVisible();
    await expect(summary(page).getByRole('term')).toHaveText([
      'Sous-total (2)',
      'Remise',
      'Livraison',
      'Total (2)',
    ]);
    await expect(sums(page)).toHaveText(['1 378 DH', '−280 DH', 'Gratuit', '1 098 DH']);
    await expect(summary(page)).toContainText(
      'Livraison gratuite pour les commandes de plus de 1000 DH',
    );
    await expect(page.getByText('Commandez sans inscription')).toBeHidden();
    await line(page, SHIRT).getByRole('button', { name: 'Diminuer la quantité' }).click();
    await expect(sums(page)).toHaveText(['689 DH', '−140 DH', 'Gratuit', '549 DH']);

    await page.getByRole('link', { name: 'Commander' }).click();
    await expect(page).toHaveURL('/address');
    await page.goBack();
    await line(page, SHIRT).getByRole('button', { name: 'Supprimer' }).click();
    await expect(notice(page, 'Produit retiré du panier!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  });

  test('empties a cart of two products in one request', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID, JEANS_ID]);
    const cleared = countRequests(page, 'ClearCart');
    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await expect(notice(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    expect(cleared()).toBe(1);
    await page.reload();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  });

  test('takes back removals: the lines return with their quantities', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID, JEANS_ID]);
    await line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(heading(page, 'Panier (3)')).toBeVisible();
    await expect(summary(page).getByRole('progressbar')).toBeHidden();
    await line(page, SHIRT).getByRole('button', { name: 'Supprimer' }).click();
    await expect(heading(page, 'Panier (1)')).toBeVisible();
    await undo(page, 'Produit retiré du panier!').click();
    await expect(heading(page, 'Panier (3)')).toBeVisible();

    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await undo(page, 'Tous les produits ont été retirés du panier!').click();
    await expect(notice(page, 'Panier rétabli.')).toBeVisible();
    await page.reload();
    await expect(line(page, SHIRT).getByRole('group', { name: 'Quantité' })).toHaveText('2');
    await expect(heading(page, 'Panier (3)')).toBeVisible();
  });

  test('leaves nothing to take back for the next shopper', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID]);
    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    const back = undo(page, 'Tous les produits ont été retirés du panier!');
    await expect(back).toBeVisible();
    await page.getByRole('link', { name: 'Compte' }).click();
    await page.getByRole('button', { name: 'Déconnexion' }).click();
    await expect(notice(page, 'Déconnecté!')).toBeVisible();
    await expect(back).toBeHidden({ timeout: 2000 });
  });

  test('presses + fifty times, and all count though few requests are sent', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID, JEANS_ID]);
    await expect(heading(page, 'Panier (2)')).toBeVisible();
    const requested = countRequests(page, 'SetCartQuantity');
    const shopper = new EventEmitter();
    const done = once(shopper, 'done');
    // The server is slower than the shopper.
    await page.route('**/graphql', async (route) => {
      await done;
      await route.continue();
    });
    const more = line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' });
    for (let press = 0; press < 50; press += 1) await more.click();
    await expect(line(page, SHIRT).getByRole('group', { name: 'Quantité' })).toHaveText('51');
    shopper.emit('done');
    await expect(heading(page, 'Panier (52)')).toBeVisible();
    // The cart's changes are sent one after the other: this one is answered after all the others.
    await line(page, JEANS).getByRole('button', { name: 'Supprimer' }).click();
    await expect(heading(page, 'Panier (51)')).toBeVisible();
    await expect(sums(page)).toHaveText(['35 139 DH', '−7 140 DH', 'Gratuit', '27 999 DH']);
    expect(requested()).toBeLessThan(5);
    await page.reload();
    await expect(heading(page, 'Panier (51)')).toBeVisible();
  });
});
