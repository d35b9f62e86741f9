import { expect, test } from '../../support/browser/browser.ts';
import { cancelGuestOrder, placeGuestOrder } from '../catalog/guest-order.ts';
import { fillGuestForm, toast, answers, undo } from '../../support/shop/shopper.ts';
import { SHIRT, TITLE, line, select } from './variants.steps.ts';
import { openAsDemo, openAsGuest } from '../../support/shop/earlier-visit.ts';

const onPhone = test.extend({ width: 375 });

test('a line of more than there is says so, and goes back to that', async ({ page }) => {
  await openAsGuest(page, '/cart', [
    { productId: SHIRT, variantId: `${SHIRT}.44-blanc`, quantity: 5 },
  ]);
  await expect(line(page).getByText('Il ne reste que 3 pièces.')).toBeVisible();
  await expect(line(page).getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
  await line(page).getByRole('button', { name: 'Garder 3' }).click();
  await expect(line(page).getByText(/Il ne reste/)).toBeHidden();
  await expect(line(page).getByRole('group', { name: 'Quantité' })).toHaveText('3');
  await expect(page.getByText('Sous-total (3)')).toBeVisible();
  await expect(line(page).getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();
});

test('two sizes that make more than 99 are not joined, and a guest reads why', async ({ page }) => {
  await openAsGuest(page, '/cart', [
    { productId: SHIRT, quantity: 60 },
    { productId: SHIRT, variantId: `${SHIRT}.36-blanc`, quantity: 40 },
  ]);
  const size = line(page).first().getByRole('combobox', { name: 'Taille' });
  await size.selectOption('36');
  await expect(toast(page, 'La quantité d’un article ne peut pas dépasser 99.')).toBeVisible();
  await expect(size).toHaveValue('40');
  await expect(line(page)).toHaveCount(2);
});

test('a customer takes back a removal though fewer are left', async ({ page }) => {
  const variantId = `${SHIRT}.44-blanc`;
  await openAsDemo(page, `/products/${SHIRT}?variante=${variantId}`);
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: 'Ajouter au Panier' })
    .click();
  await page.getByRole('button', { name: 'Voir : 44 / Blanc' }).click();
  const more = line(page).getByRole('button', { name: 'Augmenter la quantité' });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await line(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(undo(page, 'Produit retiré du panier!')).toBeVisible();
  const order = await placeGuestOrder(page.request, variantId);
  await undo(page, 'Produit retiré du panier!').click();
  await expect(toast(page, 'Il ne reste que 2 pièces.')).toBeVisible();
  await expect(line(page).getByRole('group', { name: 'Quantité' })).toHaveText('2');
  await cancelGuestOrder(page.request, order);
});

onPhone(
  'a guest buys the last piece by phone, and another is told that it is gone',
  async ({ page, browser, url }) => {
    await page.goto(`/products/${SHIRT}`);
    const product = page.getByRole('main').getByRole('article');
    await product.getByRole('radio', { name: 'Bleu ciel' }).check();
    await product.getByRole('radio', { name: '40', exact: true }).check();
    await product.getByRole('button', { name: 'Ajouter au Panier' }).tap();
    await page.getByRole('button', { name: 'Voir : 40 / Bleu ciel' }).tap();
    await select(page, 'Taille').selectOption('36');
    await expect(select(page, 'Taille')).toHaveValue('36');
    await expect(line(page).getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled();

    const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
    const other = await context.newPage();
    await openAsGuest(other, '/guest-checkout', [
      { productId: SHIRT, variantId: `${SHIRT}.36-bleu-ciel`, quantity: 1 },
    ]);
    await fillGuestForm(other);
    await expect(other.getByText('36 / Bleu ciel')).toBeVisible();

    await page.getByRole('link', { name: 'Commander' }).tap();
    await fillGuestForm(page);
    await page.getByRole('button', { name: 'Confirmer ma commande' }).tap();
    await expect(page).toHaveURL('/order-summary');
    await page.getByRole('link', { name: 'Suivre ma commande' }).tap();
    await expect(page.getByRole('main').getByText('36 / Bleu ciel')).toBeVisible();

    await other.getByRole('button', { name: 'Confirmer ma commande' }).click();
    await expect(toast(other, 'Rupture de stock.')).toBeVisible();
    await expect(other).toHaveURL('/guest-checkout');
    await other.goto('/cart');
    await expect(other.getByRole('article', { name: TITLE })).toContainText('Rupture de stock');
    await context.close();
  },
);

test('a customer changes the size of a line in place, and the order names it', async ({ page }) => {
  await openAsDemo(page, '/cart', [SHIRT, 'caftan-celeste']);
  await expect(select(page, 'Taille')).toHaveValue('40');
  await select(page, 'Taille').selectOption('44');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(TITLE);
  await select(page, 'Couleur').focus();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes(`"${SHIRT}.44-bleu-ciel"`) ?? false,
  );
  await select(page, 'Couleur').selectOption('Bleu ciel');
  await expect(select(page, 'Couleur')).toHaveValue('Bleu ciel');
  await expect(select(page, 'Couleur')).toBeFocused();
  await saved;
  await page.reload();
  await expect(select(page, 'Taille')).toHaveValue('44');
  await answers(page);
  await page.getByRole('link', { name: 'Commander' }).click();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('main').getByText('44 / Bleu ciel')).toBeVisible();
});
