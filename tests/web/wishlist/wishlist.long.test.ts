import type { Request } from '@playwright/test';
import { expect, freshTest, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { gate } from '../../support/store/gate.ts';
import { countRequests, toast, fillSignUp, undo } from '../../support/shop/shopper.ts';
import { SHIRT, card, unwish, wish } from './wishlist.steps.ts';

const JEANS = 'Jean droit brut surpiqué';

const requestsChoices = (request: Request) =>
  request.postData()?.includes('"operationName":"Choices"') ?? false;

test('what was asked before a change and comes after it takes nothing back', async ({ page }) => {
  await page.goto('/products?category=Hauts');
  await wish(page, SHIRT).click();
  await expect(page).toHaveURL('/login');
  const late = gate();
  await page.route('**/graphql', async (route) => {
    if (!requestsChoices(route.request())) return route.fallback();
    const response = await route.fetch();
    await late.opened;
    return route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(toast(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  const [anew] = await Promise.all([page.waitForRequest(requestsChoices), late.open()]);
  await anew.response();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await expect(unwish(page, SHIRT)).toBeVisible();
});

test('a visitor’s wish survives the way to sign-up, and nothing else', async ({ page }) => {
  await page.goto('/products/chemisier-plastron-blanc');
  const heart = page.getByRole('button', { name: 'Ajouter à la liste de souhaits' });
  await heart.click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/products/chemisier-plastron-blanc');
  await page.goForward();
  const added = countRequests(page, 'AddToWishlist');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(heart).toBeEnabled();
  await page.getByRole('link', { name: 'Compte' }).click();
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  expect(added()).toBe(0);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/products/chemisier-plastron-blanc');
  await heart.click();
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
  await fillSignUp(page, {
    firstName: 'Nadia',
    lastName: 'El Alami',
    email: 'nadia.souhaits@exemple.ma',
    password: 'un mot de passe',
  });
  await expect(page).toHaveURL('/products/chemisier-plastron-blanc');
  await expect(page.getByRole('link', { name: 'Voir la liste de souhaits' })).toBeVisible();
  expect(added()).toBe(1);
});

test('on the product page the button becomes a link to the wishlist', async ({ page }) => {
  await openAsDemo(page, '/products/chemisier-plastron-blanc');
  await page.getByRole('button', { name: 'Ajouter à la liste de souhaits' }).click();
  await page.getByRole('link', { name: 'Voir la liste de souhaits' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(card(page, SHIRT)).toBeVisible();
});

test('an out-of-stock product can be wished for, but not bought', async ({ page }) => {
  await openAsDemo(page, '/products/pantalon-large-lin');
  await page.getByRole('button', { name: 'Ajouter à la liste de souhaits' }).click();
  await page.getByRole('link', { name: 'Voir la liste de souhaits' }).click();
  const item = card(page, 'Pantalon large en lin');
  await expect(item).toContainText('Rupture de stock');
  await expect(item.getByRole('button', { name: 'Ajouter au Panier' })).toBeDisabled();
});

freshTest('one press in 400 ms is taken, whichever the heart', async ({ page }) => {
  await page.clock.install();
  await openAsDemo(page, '/products');
  await expect(wish(page, JEANS)).toBeVisible();
  const requested = countRequests(page, 'AddToWishlist');
  await page.clock.pauseAt(Date.now() + 60_000);
  await wish(page, SHIRT).click();
  await expect(unwish(page, SHIRT)).toBeEnabled();
  await page.clock.runFor(390);
  await wish(page, JEANS).click();
  await page.clock.runFor(20);
  await wish(page, JEANS).click();
  await expect(unwish(page, JEANS)).toBeEnabled();
  expect(requested()).toBe(2);
  await page.clock.resume();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 2' })).toBeVisible();
});

test('the wishlist shows what is wished for, sells it, and lets it go', async ({ page }) => {
  await openAsDemo(page, '/products');
  await page.getByRole('link', { name: 'Liste de souhaits', exact: true }).click();
  await expect(page.getByText('Votre liste de souhaits est vide.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Parcourir' }).click();
  await expect(page).toHaveURL('/products');
  await wish(page, SHIRT).click();
  await page.getByRole('link', { name: 'Liste de souhaits 1' }).click();

  const item = card(page, SHIRT);
  for (const text of ['Belle Vue', '1,2 k avis', '549 DH', '689 DH']) {
    await expect(item).toContainText(text);
  }
  await item.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(toast(page, 'Ajouté au panier!')).toBeVisible();
  await expect(item.getByRole('link', { name: 'Voir le Panier' })).toHaveAttribute('href', '/cart');
  await expect(page.getByRole('link', { name: 'Panier 1', exact: true })).toBeVisible();

  // A quick machine is here within 400 ms of the heart, when no press is taken: then press again.
  await expect(async () => {
    await item.getByRole('button', { name: 'Retirer de la Liste de Souhaits' }).click();
    await expect(toast(page, 'Produit retiré de la liste de souhaits!')).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByText('Votre liste de souhaits est vide.', { exact: true })).toBeVisible();
  await undo(page, 'Produit retiré de la liste de souhaits!').click();
  await expect(item).toBeVisible();
});

test('a visitor who wishes is warned, logs in, and comes back to a wish come true', async ({
  page,
}) => {
  await page.goto('/products?category=Hauts');
  await wish(page, SHIRT).click();
  await expect(toast(page, 'Veuillez vous connecter pour continuer')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(page).toHaveURL('/products?category=Hauts');
  await expect(toast(page, 'Ajouté à la liste de souhaits!')).toBeVisible();
  await expect(unwish(page, SHIRT)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
});
