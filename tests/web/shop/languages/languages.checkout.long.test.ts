import type { Page } from '@playwright/test';
import { accountTexts } from '../../../../client/account/account.ar.ts';
import { cartPageTexts } from '../../../../client/cart/page/cartPage.ar.ts';
import { orderTexts } from '../../../../client/order/order.ar.ts';
import { orderTexts as french } from '../../../../client/order/order.fr.ts';
import { orderStatuses } from '#shared/texts/order.ar.ts';
import { expect, test } from '../../../support/browser/browser.ts';
import { openAsDemo, openAsGuest } from '../../../support/shop/earlier-visit.ts';
import { fillGuestForm, guest } from '../../../support/shop/shopper.ts';

const SHIRT = 'chemisier-plastron-blanc';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const switchTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();

test('a customer pays by card in Arabic, and reads the same order in French', async ({ page }) => {
  await openAsDemo(page, '/ar/cart', [SHIRT]);
  await page.getByRole('link', { name: cartPageTexts.order }).click();
  await expect(page).toHaveURL(/\/ar\/address$/);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await button(page, orderTexts.checkout.submit).click();
  const payment = page.getByRole('dialog', { name: orderTexts.testPayment.title });
  await expect(payment).toContainText('549\u00a0درهم');
  await payment.getByRole('button', { name: orderTexts.testPayment.pay, exact: true }).click();
  await expect(page.getByRole('heading', { name: orderTexts.summary.title })).toBeVisible();
  await expect(page.getByRole('definition').last()).toHaveText('549\u00a0درهم');
  await button(page, orderTexts.summary.stay).click();
  await page.getByRole('link', { name: orderTexts.summary.open }).click();
  await expect(page).toHaveURL(/\/ar\/orders\//);
  await expect(page.getByRole('main')).toContainText(orderStatuses.PAID);
  await expect(page.getByRole('main')).toContainText(orderTexts.paymentStates.paidByCard);
  await switchTo(page, 'Français');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/orders\//);
  await expect(page.getByRole('main')).toContainText(french.paymentStates.paidByCard);
});

test('who changes the language in the middle of a checkout loses nothing of it', async ({
  page,
}) => {
  await openAsGuest(page, '/guest-checkout', [SHIRT]);
  await fillGuestForm(page, { Téléphone: guest.Téléphone });
  await switchTo(page, 'العربية');
  await expect(page).toHaveURL(/\/ar\/guest-checkout$/);
  const { name, phone, email } = orderTexts.guest;
  await expect(page.getByLabel(name, { exact: true })).toHaveValue(guest['Nom complet']);
  await expect(page.getByLabel(phone, { exact: true })).toHaveValue(guest.Téléphone);
  await expect(page.getByLabel(email, { exact: true })).toHaveValue(guest['Email (optionnel)']);
  await button(page, orderTexts.guest.submit).click();
  await expect(page).toHaveURL(/\/ar\/order-summary$/);
  await switchTo(page, 'Français');
  await expect(page).toHaveURL('/order-summary');
  await expect(page.getByRole('heading', { name: french.summary.title })).toBeVisible();
});

test('an order whose answer was lost is placed once, in whatever language it is sent again', async ({
  page,
  expectFault,
}) => {
  expectFault(/graphql/);
  await openAsGuest(page, '/guest-checkout', [SHIRT]);
  await fillGuestForm(page, { Téléphone: guest.Téléphone });
  const placed: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    placed.push(...orderNumbersIn(await response.text()));
    await route.abort();
  });
  await button(page, french.guest.submit).click();
  await expect(page.getByText(french.guest.lost)).toBeVisible();
  await page.unroute('**/graphql');
  await switchTo(page, 'العربية');
  await button(page, orderTexts.guest.submit).click();
  await expect(page).toHaveURL(/\/ar\/order-summary$/);
  const [number] = placed;
  expect(number).toMatch(/^BV-/);
  await expect(page.getByRole('definition').first()).toHaveText(number ?? '');
});

test('a log-in in Arabic leads back to the Arabic checkout', async ({ page }) => {
  await openAsGuest(page, '/ar/address', [SHIRT]);
  await expect(page).toHaveURL(/\/ar\/login$/);
  await button(page, accountTexts.logIn.demo).click();
  await expect(page).toHaveURL(/\/ar\/address$/);
  await expect(button(page, orderTexts.checkout.submit)).toBeVisible();
});

const orderNumbersIn = (text: string) => text.match(/BV-\d+/g) ?? [];
