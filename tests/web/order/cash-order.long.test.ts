import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { SHIRT_ID, choice, confirmed, order, phone } from './cash-order.steps.ts';

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
