import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import {
  addToCart,
  countRequests,
  readStored,
  toast,
  toCart,
  undo,
} from '../../support/shop/shopper.ts';
import {
  JEANS,
  JEANS_ID,
  SHIRT,
  SHIRT_ID,
  comeBackWith,
  dot,
  heading,
  line,
  summary,
  sums,
} from './cart.steps.ts';
import { gate } from '../../support/store/gate.ts';
import { EventEmitter, once } from 'node:events';

describe('a visitor', () => {
  test('fills and empties the cart, and the sums follow', async ({ page }) => {
    await page.goto('/products');
    await expect(dot(page)).toBeHidden();
    await addToCart(page, SHIRT);
    await expect(toast(page, 'Ajouté au panier!')).toBeVisible();
    await expect(dot(page)).toBeVisible();
    await expect(
      page.getByRole('link', { name: 'Panier', exact: true }),
    ).toHaveAccessibleDescription('Des articles vous attendent.');
    await addToCart(page, JEANS);
    await toCart(page, line(page, JEANS).getByRole('link', { name: 'Voir le Panier' }));

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
    await expect(summary(page)).toContainText(/Livré entre le/);
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
    await expect(toast(page, 'Produit retiré du panier!')).toBeVisible();
    await expect(line(page, JEANS)).toBeHidden();
    await expect(sums(page)).toHaveText(['689 DH', '−140 DH', '50 DH', '599 DH']);

    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await expect(toast(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    await expect(dot(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();
    await expect(page).toHaveURL('/products');
  });

  test('finds the cart again after a reload, without a badge', async ({ page }) => {
    await page.goto('/products');
    await addToCart(page, SHIRT);
    await page.reload();
    await expect(line(page, SHIRT).getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
    await expect(dot(page)).toBeVisible();
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
    await more.press('Enter');
    await expect(toast(page, 'La quantité d’un article ne peut pas dépasser 99.')).toBeVisible();
  });

  test('keeps the focus where a quantity ends', async ({ page }) => {
    await comeBackWith(page, [
      { productId: 'chemisier-plastron-blanc', quantity: 2 },
      { productId: 'jean-droit-brut', quantity: 98 },
    ]);
    const less = line(page, SHIRT).getByRole('button', { name: 'Diminuer la quantité' });
    const more = line(page, JEANS).getByRole('button', { name: 'Augmenter la quantité' });
    for (const [button, title, end] of [
      [less, SHIRT, '1'],
      [more, JEANS, '99'],
    ] as const) {
      await button.press('Enter');
      await expect(line(page, title).getByRole('group', { name: 'Quantité' })).toHaveText(end);
      await expect(button).toBeDisabled();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await expect(line(page, title).getByRole('group', { name: 'Quantité' })).toHaveText(end);
    }
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

  test('sees how far free delivery is, and when it is reached', async ({ page }) => {
    await comeBackWith(page, [{ productId: 'jean-droit-brut', quantity: 1 }]);
    const meter = (name: string) => page.getByRole('progressbar', { name, exact: true });
    await expect(meter('Plus que 411 DH pour la livraison offerte')).toHaveJSProperty(
      'position',
      0.589,
    );
    await page.getByRole('link', { name: 'Commander' }).click();
    await expect(meter('Plus que 411 DH pour la livraison offerte')).toBeVisible();
    await page.goBack();
    await line(page, JEANS).getByRole('button', { name: 'Augmenter la quantité' }).click();
    await expect(meter('Livraison offerte !')).toHaveJSProperty('position', 1);
    await line(page, JEANS).getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    await expect(meter('Livraison offerte !')).toBeHidden();
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
    await expect(toast(page, 'Panier rétabli.')).toBeVisible();
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
    await expect(toast(page, 'Déconnecté!')).toBeVisible();
    await expect(back).toBeHidden({ timeout: 2000 });
  });

  test('empties a cart of two products in one request', async ({ page }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID, JEANS_ID]);
    const cleared = countRequests(page, 'ClearCart');
    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await expect(toast(page, 'Tous les produits ont été retirés du panier!')).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
    expect(cleared()).toBe(1);
    await page.reload();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  });

  test('has each press counted at once and shown in the other tab, and takes back a removal', async ({
    page,
    context,
  }) => {
    await openAsDemo(page, '/cart', [SHIRT_ID]);
    const other = await context.newPage();
    await other.goto('/cart');
    await expect(other.getByRole('link', { name: 'Panier 1', exact: true })).toBeVisible();

    const slow = gate();
    await page.route('**/graphql', async (route) => {
      await slow.opened;
      await route.continue();
    });
    const more = line(page, SHIRT).getByRole('button', { name: 'Augmenter la quantité' });
    await more.click();
    await more.click();
    await expect(line(page, SHIRT).getByRole('group', { name: 'Quantité' })).toHaveText('3');
    slow.open();
    await expect(other.getByRole('link', { name: 'Panier 3', exact: true })).toBeVisible();

    await line(page, SHIRT).getByRole('button', { name: 'Supprimer' }).click();
    await undo(page, 'Produit retiré du panier!').click();
    await expect(heading(page, 'Panier (3)')).toBeVisible();
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
    await expect(sums(page)).toHaveText(['35 139 DH', '−7 140 DH', 'Offerte', '27 999 DH']);
    expect(requested()).toBeLessThan(5);
    await page.reload();
    await expect(heading(page, 'Panier (51)')).toBeVisible();
  });
});
