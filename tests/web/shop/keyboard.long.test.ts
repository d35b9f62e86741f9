import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { tabTo } from '../../support/browser/keyboard.ts';
import { answers } from '../../support/shop/shopper.ts';

/** Fills the form from field to field. */
async function type(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

test('a visitor buys with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Acheter Maintenant' })).toBeVisible();
  // Without its scripts, a link opens a new document, which begins at its top.
  await answers(page);

  // The skip link is the first stop, and the shop begins behind it.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await expect(page).toHaveURL('/');
  await tabTo(page, main.getByRole('link', { name: 'Acheter Maintenant' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');

  // A new page is begun at its content; filters act on Space.
  await expect(main).toBeFocused();
  const robes = page.getByRole('checkbox', { name: 'Robes', exact: true });
  await expect(robes).toBeVisible();
  await tabTo(page, robes);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/products?category=Robes');
  await tabTo(page, main.getByRole('link', { name: 'Robe chemise à rayures' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe chemise à rayures');
  await tabTo(page, main.getByRole('button', { name: 'Ajouter au Panier' }).first());
  await page.keyboard.press('Enter');
  // The button has become a link, and keeps the focus.
  const toCart = main.getByRole('link', { name: 'Voir le Panier' }).first();
  await expect(toCart).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/cart');
  await tabTo(page, page.getByRole('button', { name: 'Augmenter la quantité' }));
  await page.keyboard.press('Space');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Panier (2)');
  await tabTo(page, main.getByRole('link', { name: 'Commander' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/guest-checkout');
  const name = page.getByLabel('Nom complet');
  await expect(name).toBeVisible();
  await tabTo(page, name);
  await type(page, ['Nadia Alami', '06 12 34 56 78', '', '3, rue Oukaïmeden', 'Rabat', 'Rabat']);
  await page.keyboard.type('10000');
  await tabTo(page, page.getByRole('button', { name: 'Confirmer ma commande' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/order-summary');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Commande Confirmée! Merci pour votre achat!',
  );
});
