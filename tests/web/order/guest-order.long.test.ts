import type { Page } from '@playwright/test';
import { expect, freshTest, test } from '../../support/browser/browser.ts';
import {
  addToCart,
  countRequests,
  fillGuestForm,
  follow,
  guest,
  toast,
  readStored,
  toasts,
} from '../../support/shop/shopper.ts';
import { gate } from '../../support/store/gate.ts';
import { CHEAP, checkOut, confirmed, field, recap, submit } from './guest-order.steps.ts';

const EXACTLY_1000 = { productId: 'robe-bougainvillier', quantity: 1 };

test('delivery costs 50 DH below 1000 DH, and nothing from 1000 DH on', async ({ page }) => {
  await checkOut(page, CHEAP);
  const prices = recap(page).getByRole('definition');
  await expect(recap(page).getByRole('term')).toHaveText([
    'Sous-total',
    'Remise',
    'Livraison',
    'Total',
  ]);
  await expect(prices).toHaveText(['689 DH', '−140 DH', '50 DH', '599 DH']);
  await checkOut(page, EXACTLY_1000);
  await expect(prices).toHaveText(['1 350 DH', '−350 DH', 'Gratuit', '1 000 DH']);
});

freshTest('two tabs that order the same cart at once make one order', async ({ page, context }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page);
  const other = await context.newPage();
  await other.goto('/guest-checkout');
  await fillGuestForm(other, { 'Nom complet': 'Une autre cliente' });
  const ordered = [countRequests(page, 'PlaceGuestOrder'), countRequests(other, 'PlaceGuestOrder')];
  await expect(submit(other)).toBeEnabled();
  // Both are on their way before either is answered.
  const held: Array<() => void> = [];
  await context.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"PlaceGuestOrder"')) {
      await new Promise<void>((resolve) => held.push(resolve));
    }
    await route.continue();
  });
  await Promise.all([submit(page).click(), submit(other).click()]);
  await expect(page.getByRole('button', { name: 'Traitement...' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Traitement...' })).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  for (const letGo of held.splice(0)) letGo();
  await expect(confirmed(page)).toBeVisible();
  await expect(confirmed(other)).toBeVisible();
  expect(ordered.reduce((sum, count) => sum + count(), 0)).toBe(1);
  const numbers = [page, other].map((tab) => tab.getByText(/^BV-\d+1000$/).textContent());
  const [first, second] = await Promise.all(numbers);
  expect(first).toBe(second);
});

test('the phone number is checked while it is typed', async ({ page }) => {
  await checkOut(page, CHEAP);
  const phone = field(page, 'Téléphone');
  await phone.pressSequentially('06 12');
  await expect(page.getByText('(Numéro invalide)', { exact: true })).toBeVisible();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toBeFocused();
  await phone.pressSequentially('.34-56 78');
  await expect(page.getByText('(Numéro invalide)', { exact: true })).toBeHidden();
  await phone.fill('+2126123456789');
  await expect(page.getByText('(Numéro invalide)', { exact: true })).toBeVisible();
  await phone.fill('');
  await expect(page.getByText('(Numéro invalide)', { exact: true })).toBeHidden();
});

test('what was typed survives a reload, and is forgotten once ordered', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page, guest);
  await page.reload();
  for (const [label, text] of Object.entries(guest)) {
    await expect(field(page, label)).toHaveValue(text);
  }
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await page.goto('/guest-checkout');
  await expect(field(page, 'Nom complet')).toHaveValue('');
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('term')).toHaveCount(0);
  await expect(submit(page)).toBeDisabled();
  await expect(submit(page)).toHaveAccessibleDescription('Votre panier est vide');
  await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).click();
  await expect(page).toHaveURL('/products');
});

test('without an order there is none to confirm', async ({ page }) => {
  await page.goto('/order-summary');
  await expect(page.getByText('Aucune commande récente.')).toBeVisible();
});

test('a form that is not right orders nothing and tells what is wrong', async ({ page }) => {
  await checkOut(page, CHEAP);
  const ordered = countRequests(page, 'PlaceGuestOrder');

  await submit(page).click();
  await expect(toast(page, 'Veuillez remplir tous les champs obligatoires')).toBeVisible();
  for (const label of Object.keys(guest)) {
    const isRequired = label !== 'Email (optionnel)';
    await expect(field(page, label)).toHaveAccessibleDescription(
      isRequired ? 'Ce champ est obligatoire.' : 'Pour recevoir la confirmation de votre commande.',
    );
  }
  await expect(field(page, 'Nom complet')).toBeFocused();

  await fillGuestForm(page, { Téléphone: '12345', 'Email (optionnel)': 'salma@exemple' });
  await submit(page).click();
  await expect(toast(page, 'Numéro de téléphone invalide')).toBeVisible();
  await expect(field(page, 'Téléphone')).toBeFocused();

  await field(page, 'Téléphone').fill('0612345678');
  await submit(page).click();
  await expect(toast(page, 'Adresse email invalide')).toBeVisible();
  await expect(field(page, 'Email (optionnel)')).toBeFocused();
  await expect(page).toHaveURL('/guest-checkout');
  await field(page, 'Email (optionnel)').fill('');
  await field(page, 'Code Postal').fill('abc');
  await submit(page).click();
  await expect(toast(page, 'Le code postal compte cinq chiffres.')).toBeVisible();
  await expect(field(page, 'Code Postal')).toBeFocused();
  expect(ordered()).toBe(0);

  await field(page, 'Code Postal').fill('10 090');
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(page.getByText('Sans e-mail de votre part')).toBeVisible();
});

freshTest(
  'a double press orders once, and the confirmation comes after two seconds',
  async ({ page }) => {
    await page.clock.install();
    await checkOut(page, CHEAP);
    await fillGuestForm(page);
    await expect(submit(page)).toBeEnabled();
    const ordered = countRequests(page, 'PlaceGuestOrder');
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).dblclick();
    await expect(page.getByRole('button', { name: 'Traitement...' })).toBeDisabled();
    await expect.poll(() => readStored(page, 'lastOrder')).not.toBeNull();
    await page.clock.runFor(1900);
    await expect(page.getByRole('button', { name: 'Traitement...' })).toBeDisabled();
    await expect(page).toHaveURL('/guest-checkout');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/order-summary');
    await page.clock.resume();
    await expect(confirmed(page)).toBeVisible();
    expect(ordered()).toBe(1);
  },
);

test('what is put into the cart while an order is processed stays there', async ({ page }) => {
  await checkOut(page, CHEAP);
  await fillGuestForm(page);
  const answer = gate();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"operationName":"PlaceGuestOrder"'))
      await answer.opened;
    await route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Traitement...' })).toBeVisible();
  await follow(page, 'BOUTIQUE');
  await addToCart(page, 'Jean droit brut surpiqué');
  answer.open();
  await expect(toast(page, /^Commande BV-\d+1000 passée\.$/)).toBeVisible();
  await expect(page).toHaveURL('/products');
  expect(await readStored(page, 'guestCart')).toMatchObject([
    { productId: 'jean-droit-brut', quantity: 1 },
  ]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Panier (1)');
});

const placed = (page: Page) => page.getByText(/^Commande BV-\d+1000 passée\.$/);

freshTest('a reload while an order is processed leads to its confirmation', async ({ page }) => {
  await orderAndWait(page);
  await page.reload();
  await page.clock.resume();
  await expect(confirmed(page)).toBeVisible();
  await expect(page).toHaveURL('/order-summary');
  await page.goto('/guest-checkout');
  await expect(placed(page)).toBeVisible();
  await expect(page).toHaveURL('/guest-checkout');
  await page.getByRole('main').getByRole('link', { name: 'Voir', exact: true }).click();
  await expect(confirmed(page)).toBeVisible();
});

const ways = [
  { how: 'goes back', leave: (page: Page) => page.goBack(), path: '/cart' },
  { how: 'follows a link', leave: (page: Page) => follow(page, 'BOUTIQUE'), path: '/products' },
];
for (const { how, leave, path } of ways) {
  freshTest(`a guest who ${how} while an order is processed is led to it`, async ({ page }) => {
    await orderAndWait(page);
    await leave(page);
    await page.clock.resume();
    await expect(page).toHaveURL(path);
    const said = toasts(page).filter({ hasText: /Commande BV-\d+1000 passée\./ });
    await expect(said).toBeVisible();
    await follow(page, 'Panier');
    await expect(page.getByRole('main')).toContainText(/Commande BV-\d+1000 passée\./);
    await said.getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(confirmed(page)).toBeVisible();
  });
}

/** Orders from the cart; the order is on the server, and the two seconds before its confirmation do not pass. */
async function orderAndWait(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/order-summary');
  await page.evaluate(
    (line) => localStorage.setItem('guestCart', `[${line}]`),
    JSON.stringify(CHEAP),
  );
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Commander', exact: true }).click();
  await fillGuestForm(page, { 'Email (optionnel)': '' });
  await expect(submit(page)).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect.poll(() => readStored(page, 'lastOrder')).not.toBeNull();
}
