import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { addToCart, toast, readStored } from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';
import { SHIRT, SHIRT_ID, choice, confirmed, order } from './card-order.steps.ts';

const phone = (page: Page) => page.getByLabel('Téléphone', { exact: true });

test('the phone of an address is seen and changed with it', async ({ page }) => {
  await openAsDemo(page, '/address-details');
  const book = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Salma Bennani' });
  await book.getByRole('button', { name: 'Modifier' }).click();
  const form = page.getByRole('dialog', { name: 'Entrez Votre Adresse' });
  const field = form.getByLabel('Téléphone (optionnel)');
  await field.fill('12');
  await page.getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(field).toHaveAccessibleDescription('(Numéro invalide)');
  await expect(field).toBeFocused();
  await field.fill('+212 6 61 22 33 44');
  await page.getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(book).toContainText('+212661223344');
  await book.getByRole('button', { name: 'Modifier' }).click();
  await field.fill('');
  await page.getByRole('button', { name: "Enregistrer l'Adresse" }).click();
  await expect(form).toBeHidden();
  await expect(book).not.toContainText('+212661223344');
});

test('an order whose response is lost is not placed twice', async ({ page, expectFault }) => {
  expectFault(/ERR_FAILED|Failed to fetch/);
  await openAsDemo(page, '/address', [SHIRT_ID]);
  await choice(page, 'Salma Bennani').check();
  await choice(page, 'Paiement à la livraison').check();
  await phone(page).fill('0612345678');
  let isLost = true;
  await page.route('**/graphql', async (route) => {
    const isOrder = route.request().postData()?.includes('"operationName":"PlaceOrder"');
    if (!isOrder || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  await order(page).click();
  await expect(order(page)).toHaveAccessibleDescription(
    /la même commande ne sera pas passée deux fois/,
  );
  await order(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a customer pays on delivery, and gives the phone once', async ({ page }) => {
  await openAsDemo(page, '/address', [SHIRT_ID]);
  const method = page.getByRole('radiogroup', { name: 'Mode de paiement' });
  await expect(method.getByRole('radio')).toHaveCount(2);
  await expect(method.getByRole('radio').first()).toHaveAccessibleName('Carte bancaire');
  await expect(choice(page, 'Carte bancaire')).toBeChecked();
  await choice(page, 'Salma Bennani').check();
  await expect(phone(page)).toBeHidden();
  await choice(page, 'Paiement à la livraison').check();
  await expect(page.getByRole('region', { name: 'Détails du prix' })).toContainText(
    'LivraisonOfferte',
  );

  await order(page).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveAccessibleDescription(
    'Indiquez un numéro de téléphone pour le livreur.',
  );
  await phone(page).fill('061234');
  await expect(phone(page)).toHaveAccessibleDescription('(Numéro invalide)');
  await order(page).click();
  await expect(page).toHaveURL('/address');
  await phone(page).fill('06 12 34 56 78');
  await order(page).click();

  await expect(confirmed(page)).toBeVisible();
  await expect(toast(page, 'Commande passée avec succès!')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText([
    /^BV-\d{1,5}1000$/,
    /^\d{1,2}(er)? \p{L}+ \d{4}$/u,
    /^Salma Bennani14, rue des Consuls10030 Rabat, Rabat-Salé-Kénitra0612345678/,
    'Paiement à la livraison',
    '1',
    '549 DH',
  ]);
  expect(await readStored(page, 'lastOrder')).toMatchObject({
    items: 1,
    totalAmount: 549,
    shippingInfo: { phone: '0612345678', paymentMethod: 'COD' },
  });
  await expect(page.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma commande' }).click();
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Prix' })).toContainText('À payer à la livraison');
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  const form = page.getByRole('article', { name: 'Bon de commande' });
  await expect(form).toContainText('Votre facture sera établie à la livraison.');
  await expect(form).not.toContainText('TVA');

  // The same again is not ordered twice, and the page says so; with another article it is a new order.
  await page.goto('/products');
  await addToCart(page, SHIRT);
  await page.goto('/address');
  await choice(page, 'Paiement à la livraison').check();
  await expect(phone(page)).toHaveValue('0612345678');
  await order(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText(/^Vous aviez déjà passé cette commande/)).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.goto('/products');
  await addToCart(page, 'Jean droit brut surpiqué');
  await page.goto('/address');
  await choice(page, 'Paiement à la livraison').check();
  await order(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText(/^Vous aviez déjà passé cette commande/)).toBeHidden();
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('what was chosen and typed survives a reload, and log-out removes it', async ({ page }) => {
  await openAsDemo(page, '/address', [SHIRT_ID]);
  await choice(page, 'Salma Bennani').check();
  await choice(page, 'Paiement à la livraison').check();
  await phone(page).fill('0612345678');
  await page.reload();
  await expect(choice(page, 'Salma Bennani')).toBeChecked();
  await expect(choice(page, 'Paiement à la livraison')).toBeChecked();
  await expect(phone(page)).toHaveValue('0612345678');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('checkout'))).toBeNull();
});

test('an address deleted on another device leaves the choice once it is refused', async ({
  page,
}) => {
  await openAsDemo(page, '/address', [SHIRT_ID]);
  await choice(page, 'Salma Bennani').check();
  await choice(page, 'Paiement à la livraison').check();
  await phone(page).fill('0612345678');
  const other = await page.context().newPage();
  await other.goto('/address-details');
  const book = other.getByRole('main').getByRole('listitem').filter({ hasText: 'Salma Bennani' });
  await book.getByRole('button', { name: 'Supprimer' }).click();
  await expect(book).toBeHidden();
  await order(page).click();
  await expect(toast(page, 'Cette adresse n’existe pas.')).toBeVisible();
  await expect(choice(page, 'Salma Bennani')).toBeHidden();
});
