import { expect, test } from '../../../support/browser/browser.ts';
import { answers, follow, toasts } from '../../../support/shop/shopper.ts';
import { buy, cards, heading, heldRequest, placeOf, product } from '../catalog.steps.ts';

test('« Ajouter au Panier » gives way to « Voir le Panier », on page and card', async ({
  page,
}) => {
  const title = 'Djellaba Menthe à capuche';
  await page.goto('/products/djellaba-menthe');
  await buy(page).click();
  await expect(toasts(page).filter({ hasText: 'Ajouté au panier!' })).toBeVisible();
  await expect(product(page).getByRole('link', { name: 'Voir le Panier' })).toBeFocused();

  await follow(page, 'ACCUEIL');
  const card = page.getByRole('article', { name: title });
  await card.getByRole('link', { name: 'Voir le Panier' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});

test('a product opened from a list shows its title and its picture before the rest is there', async ({
  page,
}) => {
  await page.goto('/products?q=gandoura');
  await answers(page);
  const shown = await cards(page).first().getByRole('img').getAttribute('alt');
  const held = heldRequest(page);
  await cards(page).first().getByRole('link').first().click();
  const request = await held;
  await expect(heading(page)).toHaveText('Gandoura Sable brodée');
  const picture = product(page).getByRole('img', { name: shown ?? '' });
  await expect(picture).toBeVisible();
  await expect(product(page).getByRole('button')).toHaveCount(0);
  const places = async () => [await placeOf(picture.first()), await placeOf(heading(page))];
  const before = await places();
  await request.continue();
  await expect(buy(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the gallery’s button stays focused while pictures pass, and Back closes what it opens', async ({
  page,
}) => {
  await page.goto('/products?q=djellaba');
  await page.getByRole('link', { name: 'Djellaba Menthe à capuche' }).first().click();
  const enlarge = page.getByRole('button', { name: 'Agrandir l’image' });
  const viewer = page.getByRole('dialog', { name: 'Djellaba Menthe à capuche' });
  await enlarge.focus();
  await page
    .getByRole('list', { name: 'Images du produit' })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth, behavior: 'instant' }));
  await expect(page.getByRole('radio', { name: /^Image 2/ })).toBeChecked();
  await expect(enlarge).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/products/djellaba-menthe');
  await expect(enlarge).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/products?q=djellaba');
});
