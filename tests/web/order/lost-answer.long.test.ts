import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { countRequests, fillGuestForm, readStored } from '../../support/shop/shopper.ts';
import * as cash from './card-order.steps.ts';
import { CHEAP, checkOut, confirmed, field, submit } from './guest-order.steps.ts';

const phoneTest = test.extend({ width: 375 });

const unanswered = (page: Page) =>
  page.getByText('Nous n’avons pas reçu la réponse à votre dernière confirmation.');
const check = (page: Page) => page.getByRole('button', { name: 'Vérifier ma commande' });
const phone = (page: Page) => page.getByLabel('Téléphone', { exact: true });

/** Loses the answer to the first order; returns the number of the order that the shop has made of it. */
async function loseAnswer(page: Page, operation: string): Promise<() => string> {
  let number = '';
  await page.route('**/graphql', async (route) => {
    if (number || !route.request().postData()?.includes(`"operationName":"${operation}"`)) {
      return route.continue();
    }
    number = /BV-\d+/.exec(await (await route.fetch()).text())?.[0] ?? '';
    return route.abort();
  });
  return () => number;
}

async function orderInVain(page: Page): Promise<() => string> {
  const number = await loseAnswer(page, 'PlaceGuestOrder');
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { 'Email (optionnel)': '' });
  await submit(page).click();
  await expect(submit(page)).toHaveAccessibleDescription(
    /la même commande ne sera pas passée deux fois/,
  );
  return number;
}

test('a guest who changes the form after a lost answer gets the order that stands', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to fetch/);
  const number = await orderInVain(page);
  await page.reload();
  await expect(unanswered(page)).toBeVisible();
  await field(page, 'Email (optionnel)').fill('salma@exemple.ma');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText(number(), { exact: true })).toBeVisible();
  await page.goto('/guest-checkout');
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(unanswered(page)).toBeHidden();
});

phoneTest(
  'a guest on a phone sees what to press, also after a reload',
  async ({ page, expectFault }) => {
    expectFault(/ERR_FAILED|Failed to fetch/);
    await orderInVain(page);
    await expect(check(page)).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(check(page)).toBeInViewport({ ratio: 1 });
  },
);

test('a guest whose cart can no longer be ordered finds the order, at a press alone', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to fetch/);
  const number = await orderInVain(page);
  await page.evaluate(() => localStorage.removeItem('guestCart'));
  const ordered = countRequests(page, 'PlaceGuestOrder');
  await page.reload();
  await expect(submit(page)).toBeDisabled();
  await expect(check(page)).toHaveAccessibleDescription(/pas reçu la réponse/);
  expect(ordered()).toBe(0);
  await check(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText(number(), { exact: true })).toBeVisible();
});

test('an order that did not reach the shop is placed as it is at the next press', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|Failed to fetch/);
  await checkOut(page, CHEAP);
  await fillGuestForm(page, { 'Email (optionnel)': '' });
  await page.route('**/graphql', (route) => route.abort());
  await submit(page).click();
  await expect(check(page)).toBeVisible();
  await page.unroute('**/graphql');
  await field(page, 'Email (optionnel)').fill('salma@exemple.ma');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await readStored(page, 'lastOrder')).toMatchObject({
    shippingInfo: { email: 'salma@exemple.ma' },
  });
});

for (const isReloaded of [false, true]) {
  const how = isReloaded ? 'checks after a reload' : 'changes the phone';
  test(`a customer who ${how} after a lost answer gets the order that stands`, async ({
    page,
    expectFault,
  }) => {
    expectFault(/ERR_FAILED|Failed to fetch/);
    const number = await loseAnswer(page, 'PlaceOrder');
    await openAsDemo(page, '/address', [cash.SHIRT_ID]);
    await cash.choice(page, 'Salma Bennani').check();
    await cash.choice(page, 'Paiement à la livraison').check();
    await phone(page).fill('0612345678');
    await cash.order(page).click();
    await expect(check(page)).toBeVisible();
    if (isReloaded) {
      await page.reload();
      await expect(cash.order(page)).toHaveAccessibleDescription('Votre panier est vide');
      await check(page).click();
    } else {
      await phone(page).fill('0687654321');
      await cash.order(page).click();
    }
    await expect(confirmed(page)).toBeVisible();
    await expect(page.getByText(number(), { exact: true })).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  });
}
