import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { demoTest as test, openPanel } from '../../support/demo/demoTest.ts';
import { addToCart, follow, toast } from '../../support/shop/shopper.ts';

declare global {
  interface Window {
    /** Set by these tests in the tab that has the shop. */
    isSaved?: boolean;
  }
}

const SHIRT = 'Chemisier à plastron plissé';
const JEANS = 'Jean droit brut surpiqué';
const LOST = /ce navigateur n’enregistre rien/;

/** The status, or `lost` for a request without a response. */
const signUp = (page: Page) =>
  page.evaluate(() =>
    fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Salma',
        lastName: 'Bennani',
        email: 'salma@exemple.ma',
        password: 'une-phrase-de-passe',
      }),
    }).then(
      ({ status }) => status,
      () => 'lost',
    ),
  );

const categories = (page: Page) =>
  page.evaluate(() => fetch('/api/categories').then(({ status }) => status));

test('a write whose tab is closed in the middle is reported as lost, and not done twice', async ({
  page,
  context,
}) => {
  await page.goto('products');
  const second = await context.newPage();
  await second.goto('products');
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function addOf(value: unknown) {
      const { transaction } = this;
      if (JSON.stringify(value).includes('salma@exemple.ma')) {
        transaction.addEventListener('complete', () => (window.isSaved = true));
        // It is saved, and the shop does not learn of it.
        transaction.addEventListener = () => {};
      }
      return add.call(this, value);
    };
  });
  const write = signUp(second);
  await page.waitForFunction(() => window.isSaved);
  await page.close();
  expect(await write).toBe('lost');
  expect(await categories(second)).toBe(200);
  expect(await signUp(second)).toBe(422);
});

test('a tab that is frozen leaves the shop to the others', async ({ page, context }) => {
  await page.goto('products');
  const second = await context.newPage();
  await second.goto('products');
  const waiting = () =>
    second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  // What browsers report of tabs in the background.
  const report = (type: string) =>
    page.evaluate((named) => void document.dispatchEvent(new Event(named)), type);
  await report('freeze');
  await expect.poll(waiting).toBe(0);
  expect(await signUp(second)).toBe(201);
  await report('resume');
  await expect.poll(waiting).toBe(1);
  expect(await signUp(page)).toBe(422);
});

test('when the browser is full in the middle, every tab says that nothing is saved', async ({
  page,
  context,
}) => {
  await page.goto('products');
  const second = await context.newPage();
  await second.goto('products');
  await expect(
    second.getByText('Démonstration\u00a0: tout reste dans ce navigateur'),
  ).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  expect(await signUp(second)).toBe(201);
  await expect(second.getByText(LOST)).toBeVisible();
  await expect(page.getByText(LOST)).toBeVisible();
  expect(await signUp(page)).toBe(422);
});

test('of mails the newest 200 stay stored', async ({ page }) => {
  await page.goto('products');
  const stored: unknown = await page.evaluate(`(async () => {
    const { openIndexedDb } = await import('/belle-vue/shop/shop.js');
    const saved = await openIndexedDb('mails of a test');
    for (let at = 0; at < 203; at += 1) await saved.saveMail({ id: String(at) });
    const mails = await saved.mails();
    return [mails.length, mails[0].id, mails.at(-1).id];
  })()`);
  expect(stored).toEqual([200, '3', '202']);
});

test('« Recommencer à zéro » empties the shop, in every tab', async ({ page, context }) => {
  await page.goto('products');
  await addToCart(page, SHIRT);
  const second = await context.newPage();
  await second.goto('cart');
  await expect(second.getByRole('main')).toContainText(SHIRT);

  const panel = await openPanel(page);
  await panel.getByRole('button', { name: 'Recommencer à zéro' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click();
  await expect(second.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await follow(page, 'Panier');
  await expect(page.getByText('Votre panier est vide!', { exact: true })).toBeVisible();
  await expect(page.getByText('Démonstration\u00a0: tout reste dans ce navigateur')).toBeVisible();
});

test('without IndexedDB the shop works, and says that nothing is saved', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await page.goto('products');
  await expect(page.getByText(LOST)).toBeVisible();
  await addToCart(page, SHIRT);
  await follow(page, 'Panier');
  await expect(page.getByRole('main')).toContainText(SHIRT);
  const second = await context.newPage();
  await second.goto('products');
  await expect(second.getByText(LOST)).toBeVisible();
});

test('the delay in the panel is that of each response', async ({ page }) => {
  await page.goto('products');
  const panel = await openPanel(page);
  await panel.getByRole('slider', { name: /^Délai/ }).fill('5000');
  await expect(panel.getByText('5000\u00a0ms')).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    void fetch('/api/categories').then(() => (document.title = 'answered'));
  });
  await page.clock.runFor(4990);
  await expect(page).not.toHaveTitle('answered');
  await page.clock.runFor(20);
  await expect(page).toHaveTitle('answered');
});

test('two tabs share one shop, and the second goes on when the first is closed', async ({
  page,
  context,
}) => {
  await page.goto('login');
  await page.getByRole('button', { name: 'Connexion invité' }).click();
  await expect(toast(page, 'Connecté avec succès!')).toBeVisible();
  const second = await context.newPage();
  await second.goto('products');
  await addToCart(second, SHIRT);
  await page.goto('cart');
  await expect(page.getByRole('main')).toContainText(SHIRT);

  await second.goto('products');
  await expect(second.getByRole('article', { name: JEANS, exact: true })).toBeVisible();
  await page.close();
  await addToCart(second, JEANS);
  await follow(second, 'Panier');
  await expect(second.getByRole('main')).toContainText(SHIRT);
  await expect(second.getByRole('main')).toContainText(JEANS);
});
