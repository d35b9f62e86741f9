import { describe } from 'vitest';
import { expect, test } from '../../support/browser/browser.ts';
import { addToCart, logInAsDemo, toast, readStored, undo } from '../../support/shop/shopper.ts';
import { SHIRT, SHIRT_ID, comeBackWith, heading, line, summary, sums } from './cart.steps.ts';

describe('a visitor', () => {
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
    await expect(toast(page, 'Ajouté au panier!')).toBeVisible();
    await expect(heading(page, 'Panier (4)')).toBeFocused();
    await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName(SHIRT);

    await page.getByRole('button', { name: 'Vider le Panier' }).click();
    await undo(page, 'Tous les produits ont été retirés du panier!').click();
    await expect(toast(page, 'Panier rétabli.')).toBeVisible();
    await expect(heading(page, 'Panier (4)')).toBeVisible();
    expect(await readStored(page, 'guestCart')).toEqual(lines);
  });
});

test('a double press on the cart button adds once, and stays on the page', async ({ page }) => {
  await page.goto('/products');
  const card = line(page, SHIRT);
  await card.getByRole('button', { name: 'Ajouter au Panier' }).dblclick();
  await expect(card.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(await readStored(page, 'guestCart')).toEqual([{ productId: SHIRT_ID, quantity: 1 }]);
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
    await expect(sums(page)).toHaveText(['1 378 DH', '−280 DH', 'Offerte', '1 098 DH']);
    await expect(summary(page)).toContainText(
      'Livraison gratuite pour les commandes de plus de 1000 DH',
    );
    await expect(page.getByText('Commandez sans inscription')).toBeHidden();
    await line(page, SHIRT).getByRole('button', { name: 'Diminuer la quantité' }).click();
    await expect(sums(page)).toHaveText(['689 DH', '−140 DH', 'Offerte', '549 DH']);

    await page.getByRole('link', { name: 'Commander' }).click();
    await expect(page).toHaveURL('/address');
    await page.goBack();
    await line(page, SHIRT).getByRole('button', { name: 'Supprimer' }).click();
    await expect(toast(page, 'Produit retiré du panier!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
    await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  });
});
