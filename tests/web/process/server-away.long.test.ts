import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import {
  answers,
  follow,
  goWithin,
  toast,
  fillGuestForm,
  guest,
  readStored,
} from '../../support/shop/shopper.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';

const unreachable = 'Serveur inaccessible. Veuillez réessayer plus tard.';

const refused = /ERR_CONNECTION_REFUSED/;

const takeAway = (page: Page) =>
  page.route('**/graphql', (route) => route.abort('connectionrefused'));

const requestsList = (request: Request) =>
  request.postData()?.includes('"operationName":"CatalogPage"') ?? false;

const bringBack = (page: Page) => page.unroute('**/graphql');

test('a log-in without server, or with one that fails, says so and keeps what was typed', async ({
  page,
  expectFault,
}) => {
  expectFault(refused);
  expectFault(/500/);
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Mot de passe', { exact: true });
  const submit = page.getByRole('button', { name: 'Connexion', exact: true });
  await email.fill('demo@belle-vue.example');
  await password.fill('demo-belle-vue');
  await takeAway(page);
  await submit.click();
  await expect(toast(page, unreachable)).toBeVisible();
  await bringBack(page);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'oups' }));
  await submit.click();
  await expect(toast(page, 'Erreur de connexion. Veuillez réessayer plus tard.')).toBeVisible();
  await expect(email).toHaveValue('demo@belle-vue.example');
  await expect(password).toHaveValue('demo-belle-vue');

  await bringBack(page);
  await submit.click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
});

test('a page that cannot be loaded says so and can be tried again', async ({
  page,
  expectFault,
}) => {
  expectFault(refused);
  await takeAway(page);
  // A page that comes from the server has its content; one that is navigated to fetches it.
  await page.goto('/cart');
  await answers(page);
  await follow(page, 'ACCUEIL');
  const main = page.getByRole('main');
  await expect(main.getByText(unreachable)).toBeVisible();
  // The page before shows the same problem until the list takes its place.
  const refusal = page.waitForEvent('requestfailed', requestsList);
  await follow(page, 'BOUTIQUE');
  await refusal;
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Boutique');
  await expect(main.getByRole('alert').getByRole('paragraph')).toHaveText(unreachable);
  await bringBack(page);
  await main.getByRole('button', { name: 'Réessayer' }).click();
  await expect(main.getByRole('article')).toHaveCount(24);

  await page.goto('/cart');
  await takeAway(page);
  await goWithin(page, '/products/caftan-celeste');
  await expect(main.getByText(unreachable)).toBeVisible();
  await bringBack(page);
  await main.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Caftan Céleste');
});

test('a guest order without server keeps form and cart, and goes through later, once', async ({
  page,
  expectFault,
}) => {
  expectFault(refused);
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page, guest);
  const submit = page.getByRole('button', { name: 'Confirmer ma commande' });
  await takeAway(page);
  await submit.click();
  await expect(toast(page, unreachable)).toBeVisible();
  await expect(page).toHaveURL('/guest-checkout');
  const explanation = page.getByText('Nous n’avons pas reçu de réponse.');
  await expect(explanation).toBeVisible();
  await expect(submit).toHaveAccessibleDescription(/ne sera pas passée deux fois/);
  for (const [label, text] of Object.entries(guest)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
  const cart = [{ productId: 'jupe-plissee-safran', quantity: 1 }];
  expect(await readStored(page, 'guestCart')).toEqual(cart);
  expect(await readStored(page, 'lastOrder')).toBeNull();

  await bringBack(page);
  await submit.click();
  await expect(page.getByRole('button', { name: 'Traitement...' })).toBeVisible();
  await expect(explanation).toHaveCount(0);
  await expect(page).toHaveURL('/order-summary');
  expect(await readStored(page, 'guestCart')).toBeNull();
});

test('an order whose answer was lost is not placed twice', async ({ page, expectFault }) => {
  expectFault(refused);
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  const submit = page.getByRole('button', { name: 'Confirmer ma commande' });
  const numbers: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('"operationName":"PlaceGuestOrder"')) {
      return route.continue();
    }
    const answer = await route.fetch();
    numbers.push(/"number":"(BV-\d+)"/.exec(await answer.text())?.[1] ?? 'none');
    await route.abort('connectionrefused');
  });
  await submit.click();
  await expect(toast(page, unreachable)).toBeVisible();
  await bringBack(page);
  await submit.click();
  await expect(page).toHaveURL('/order-summary');
  expect(numbers).toEqual([expect.stringMatching(/^BV-\d+$/)]);
  await expect(page.getByText(numbers[0] ?? 'none', { exact: true })).toBeVisible();
});
