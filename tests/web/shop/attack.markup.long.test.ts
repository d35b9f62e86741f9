import { expect, startBuiltShop, testIn } from '../../support/browser/browser.ts';
import { openAsGuest, openAsDemo } from '../../support/shop/earlier-visit.ts';
import {
  answers,
  fillGuestForm,
  readStored,
  signUp,
  addToCart,
} from '../../support/shop/shopper.ts';
import type { Page } from '@playwright/test';
import type { Store } from '../../../server/store.ts';

const TITLE = '<img src=x onerror=alert(1)>';

const BRAND = '"><svg onload=alert(1)>';

const DESCRIPTION = '</script><script>alert(1)</script> {{7*7}} ${7*7}';

const ID = 'caftan-celeste';

/** In a shop whose first product was named by an attacker. A dialog would mean that something ran. */
const test = testIn(() => startBuiltShop({}, prepare)).extend<{
  dialogs: readonly string[];
}>({
  dialogs: async ({ page }, use) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await use(dialogs);
  },
});

async function prepare(store: Store): Promise<void> {
  await store.transaction(async ({ catalog }) => {
    const product = await catalog.product(ID);
    if (!product) throw new Error(`The seed has no ${ID}`);
    const named = { title: TITLE, brand: BRAND, description: DESCRIPTION, imageAlt: TITLE };
    await catalog.save({ products: [{ ...product, ...named }] });
  });
}

/** Expects typed texts and names on the page as text; nothing of them became an element. */
async function expectText(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0);
}

test('XSS-002: markup in names and addresses is text wherever they are shown', async ({
  page,
  dialogs,
}) => {
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page, { 'Nom complet': TITLE, Rue: BRAND, Ville: '{{7*7}}' });
  await page.getByRole('button', { name: 'Confirmer ma commande' }).click();
  await expect(page).toHaveURL('/order-summary');
  await expectText(page, TITLE, BRAND, '{{7*7}}');

  const email = `${crypto.randomUUID()}@exemple.ma`;
  const password = 'un mot de passe';
  await signUp(page, { firstName: TITLE, lastName: '${7*7}', email, password });
  await page.goto('/profile');
  await expectText(page, TITLE, '${7*7}');
  expect(dialogs).toEqual([]);
});

test('XSS-004: markup, or 10,000 letters, in the search are text and do no harm', async ({
  page,
  dialogs,
}) => {
  await page.goto('/products');
  const search = page.getByRole('searchbox', { name: 'Rechercher...' });
  for (const [text, said] of [
    ['"><script>alert(1)</script>', 'Nous n’avons pas tenu compte de « script »'],
    ['a'.repeat(10_000), 'a'.repeat(200)],
  ] as const) {
    await search.fill(text);
    await expect(page.getByRole('main')).toContainText(said);
    await search.fill('');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  expect(dialogs).toEqual([]);
});

test('XSS-010, CRT-017, CHK-025: a forged session, a cart of 4 MB and an edited order are dropped or text', async ({
  page,
  dialogs,
}) => {
  /** Leaves an entry in the browser, and opens a page that reads it. */
  const openWith = async (path: string, key: string, value: unknown) => {
    const entry = [key, JSON.stringify(value)] as const;
    await page.goto('/robots.txt');
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), entry);
    await page.goto(path);
  };
  const user = { _id: 'x', firstName: TITLE, lastName: TITLE, email: TITLE };
  await openWith('/profile', 'session', { token: 'x', user });
  await expect(page).toHaveURL('/login');
  await expect.poll(() => readStored(page, 'session')).toBeNull();

  await openWith('/cart', 'guestCart', 'x'.repeat(4 * 1024 * 1024));
  await expect(page.getByText('Votre panier est vide!')).toBeVisible();
  await expect.poll(() => readStored(page, 'guestCart')).toBeNull();

  const fields = ['name', 'phone', 'email', 'street', 'city', 'state', 'codePostal'];
  await openWith('/order-summary', 'lastOrder', {
    orderNumber: TITLE,
    orderDate: '2025-03-01T10:20:30+01:00',
    shippingInfo: Object.fromEntries([
      ...fields.map((field) => [field, TITLE]),
      ['paymentMethod', 'COD'],
    ]),
    items: -3,
    totalAmount: -1e9,
  });
  await answers(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectText(page);
  expect(dialogs).toEqual([]);
});

test('XSS-001: markup in the catalogue is text on every page', async ({ page, dialogs }) => {
  await page.goto(`/products/${ID}`);
  await expectText(page, TITLE, BRAND, DESCRIPTION);
  await page.goto(`/products?q=${encodeURIComponent('img src')}`);
  await addToCart(page, TITLE);
  for (const path of ['/cart', '/']) {
    await page.goto(path);
    await expectText(page, TITLE);
  }

  await openAsDemo(page, `/products/${ID}`);
  await page.getByRole('button', { name: 'Ajouter à la liste de souhaits' }).first().click();
  await expect(page.getByRole('link', { name: 'Liste de souhaits 1', exact: true })).toBeVisible();
  await page.goto('/wishlist');
  await expectText(page, TITLE);
  expect(dialogs).toEqual([]);
});
