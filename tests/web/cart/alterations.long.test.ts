import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo, openAsNew } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm, undo } from '../../support/shop/shopper.ts';
import { choice, confirmed, order } from '../order/card-order.steps.ts';
import { submit } from '../order/guest-order.steps.ts';
import {
  add,
  addHemmed,
  change,
  consent,
  dialog,
  hem,
  JEANS,
  length,
  lineWith,
  PAGE,
  plain,
  save,
} from './alterations.steps.ts';

test('a guest has two jeans hemmed, each to its length, and orders them', async ({ page }) => {
  await page.goto(PAGE);
  await hem(page).check();
  await add(page).click();
  await expect(length(page)).toBeFocused();
  await expect(length(page)).toHaveAccessibleDescription('Ce champ est obligatoire.');
  await length(page).fill('30');
  await add(page).click();
  await expect(length(page)).toHaveAccessibleDescription('De 40 à 110, par pas de 0,5.');
  await expect(length(page)).toHaveAttribute('aria-invalid', 'true');
  await addHemmed(page, '92,5');
  await page.getByRole('checkbox', { name: /^Reprise de la taille · 80\sDH/ }).check();
  await expect(page.getByText('dont 80\u00a0DH de retouches')).toBeVisible();
  await page.getByLabel('Tour de taille (cm)', { exact: true }).fill('76');
  await length(page).fill('98');
  await add(page).click();
  await expect(add(page)).toBeHidden();

  await page.goto('/cart');
  const first = lineWith(page, 'Ourlet 92,5\u00a0cm · sans frais');
  const second = lineWith(
    page,
    'Ourlet 98\u00a0cm · sans frais Reprise de la taille 76\u00a0cm · 80\u00a0DH',
  );
  await expect(first).toContainText('589\u00a0DH');
  await expect(second).toContainText('669\u00a0DH');
  await second.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(second).toContainText('1\u202f338\u00a0DH');
  await expect(first.getByRole('group', { name: 'Quantité' })).toContainText('1');
  await first.getByRole('button', { name: 'Supprimer' }).click();
  await expect(first).toBeHidden();
  await undo(page, 'Produit retiré du panier!').click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('article').first()).toHaveAccessibleName(
    `${JEANS} Ourlet 92,5\u00a0cm · sans frais`,
  );
  await first.getByRole('combobox', { name: 'Taille' }).selectOption('42');
  await expect(first.getByRole('combobox', { name: 'Taille' })).toHaveValue('42');

  await page.getByRole('link', { name: 'Commander' }).click();
  await fillGuestForm(page);
  await submit(page).click();
  await expect(consent(page)).toBeFocused();
  await expect(consent(page)).toHaveAccessibleDescription(
    'Cochez cette case pour commander un article retouché.',
  );
  await consent(page).check();
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  const articles = page.getByRole('region', { name: 'Vos articles' }).getByRole('listitem');
  await expect(articles).toHaveText([/Ourlet 92,5\u00a0cm · sans frais/, /Ourlet 98\u00a0cm/]);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page.getByRole('region', { name: 'Articles' })).toContainText(
    'Reprise de la taille 76\u00a0cm · 80\u00a0DH',
  );
  await expect(page.getByText(/^Les articles retouchés à vos mesures ne sont/)).toBeVisible();
});

test('a customer has a line with a hem and one without, and reads both in the order', async ({
  page,
}) => {
  await openAsDemo(page, PAGE);
  await add(page).click();
  await expect(add(page)).toBeHidden();
  await addHemmed(page, '84');
  await hem(page).uncheck();
  await expect(page.getByRole('main').getByRole('link', { name: 'Voir le Panier' })).toBeVisible();

  await page.goto('/cart');
  const hemmed = lineWith(page, 'Ourlet 84\u00a0cm · sans frais');
  await hemmed.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(hemmed).toContainText('1\u202f178\u00a0DH');
  await expect(plain(page).getByRole('group', { name: 'Quantité' })).toContainText('1');
  await plain(page).getByRole('button', { name: 'Supprimer' }).click();
  await expect(plain(page)).toBeHidden();
  await undo(page, 'Produit retiré du panier!').click();
  await expect(plain(page)).toBeVisible();
  await hemmed.getByRole('combobox', { name: 'Taille' }).selectOption('42');
  await expect(hemmed.getByRole('combobox', { name: 'Taille' })).toBeEnabled();
  await expect(hemmed.getByRole('combobox', { name: 'Taille' })).toHaveValue('42');

  await page.goto('/address');
  await choice(page, 'Salma Bennani').check();
  await choice(page, 'Paiement à la livraison').check();
  await page.getByLabel('Téléphone', { exact: true }).fill('0612345678');
  await order(page).click();
  await expect(consent(page)).toBeFocused();
  await consent(page).check();
  await order(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goto('/orders');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link', { name: 'Voir la commande' }).click();
  const lines = page.getByRole('region', { name: 'Articles' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Ourlet 84\u00a0cm · sans frais' })).toContainText(
    'Quantité : 2',
  );
  await expect(lines.filter({ hasNotText: 'Ourlet' })).toContainText('Quantité : 1');
});

test('a guest changes the hem in the cart, and has the jeans without one', async ({ page }) => {
  await page.goto(PAGE);
  await addHemmed(page, '92,5');
  await page.goto('/cart');
  await change(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(hem(page)).toBeChecked();
  await expect(length(page)).toHaveValue('92,5');
  await length(page).fill('300');
  await save(page).click();
  await expect(length(page)).toBeFocused();
  await expect(length(page)).toHaveAccessibleDescription('De 40 à 110, par pas de 0,5.');
  await length(page).fill('101');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  await expect(lineWith(page, 'Ourlet 101\u00a0cm · sans frais')).toBeVisible();
  await expect(change(page)).toBeFocused();
  await change(page).click();
  await hem(page).uncheck();
  await save(page).click();
  await expect(plain(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retouches', exact: true })).toBeFocused();
});

test('a customer has a plain line altered, and then like another', async ({ page }) => {
  await openAsNew(page, PAGE);
  await add(page).click();
  await expect(add(page)).toBeHidden();
  await addHemmed(page, '84');
  await page.goto('/cart');
  const retouch = plain(page).getByRole('button', { name: 'Retouches', exact: true });
  await retouch.click();
  await page.getByRole('checkbox', { name: /^Reprise de la taille/ }).check();
  await save(page).click();
  await page.getByLabel('Tour de taille (cm)', { exact: true }).fill('76');
  await save(page).click();
  const narrowed = lineWith(page, 'Reprise de la taille 76\u00a0cm · 80\u00a0DH');
  await expect(narrowed).toContainText('669\u00a0DH');
  await narrowed.getByRole('button', { name: 'Modifier les retouches' }).click();
  await page.getByRole('checkbox', { name: /^Reprise de la taille/ }).uncheck();
  await hem(page).check();
  await length(page).fill('84');
  await save(page).click();
  await expect(dialog(page)).toBeHidden();
  const hemmed = lineWith(page, 'Ourlet 84\u00a0cm · sans frais');
  await expect(hemmed.getByRole('group', { name: 'Quantité' })).toContainText('2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('in Arabic the digits are read as they are typed there', async ({ page }) => {
  await page.goto(`/ar${PAGE}`);
  const group = page.getByRole('group', { name: 'التعديلات' });
  await group.getByRole('checkbox').first().check();
  await group.getByRole('textbox').fill('٩٢٫٥');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة' }).click();
  await page.goto('/ar/cart');
  await expect(page.getByRole('main').getByRole('article')).toContainText('92,5');
});
