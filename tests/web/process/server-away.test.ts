import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm, guest, notice, readStored } from '../../support/shop/shopper.ts';

const unreachable = 'Serveur inaccessible. Veuillez réessayer plus tard.';
const refused = /ERR_CONNECTION_REFUSED/;

const takeAway = (page: Page) =>
  page.route('**/graphql', (route) => route.abort('connectionrefused'));
const bringBack = (page: Page) => page.unroute('**/graphql');

test('a guest order without server keeps form and cart, and goes through later, once', async ({
  page,
  expectFault,
}) => {
  expectFault(refused);
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  const submit = page.getByRole('button', { name: 'Confirmer ma commande' });
  await takeAway(page);
  await submit.click();
  await expect(notice(page, unreachable)).toBeVisible();
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
  await expect(notice(page, unreachable)).toBeVisible();
  await bringBack(page);
  await submit.click();
  await expect(page).toHaveURL('/order-summary');
  expect(numbers).toEqual([expect.stringMatching(/^BV-\d+$/)]);
  await expect(page.getByText(numbers[0] ?? 'none', { exact: true })).toBeVisible();
});
