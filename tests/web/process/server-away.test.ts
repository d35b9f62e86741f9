import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsGuest } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm, toast } from '../../support/shop/shopper.ts';

const unreachable = 'Serveur inaccessible. Veuillez réessayer plus tard.';

const refused = /ERR_CONNECTION_REFUSED/;

const bringBack = (page: Page) => page.unroute('**/graphql');

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
