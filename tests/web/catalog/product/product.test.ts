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
