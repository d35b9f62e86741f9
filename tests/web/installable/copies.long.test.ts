import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect, freshTest } from '../../support/browser/browser.ts';
import { copied, expectCopy, expectWorker, mark } from '../../support/browser/copies.ts';
import { openAsGuest, openAsNew } from '../../support/shop/earlier-visit.ts';
import {
  addToCart,
  answers,
  fillGuestForm,
  follow,
  readStored,
} from '../../support/shop/shopper.ts';

const test = freshTest.extend({ serviceWorkers: 'allow' });

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status(?: of)? 503|The shop does not answer/;
const CAFTAN = '/products/caftan-celeste';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a copy and the page without a network are accessible, and give way to the shop', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  await page.goto(CAFTAN);
  await answers(page);
  await expectWorker(page);
  await expectCopy(page, CAFTAN);
  await context.setOffline(true);
  await page.goto(CAFTAN);
  await expect(mark(page)).toBeVisible();
  expect(await findFaults(page)).toEqual([]);
  await answers(page);
  await expect(title(page)).toHaveText('Caftan Céleste');
  await context.setOffline(false);
  await mark(page).getByRole('link', { name: 'Actualiser' }).click();
  await expect(mark(page)).toHaveCount(0);
  await expect(title(page)).toHaveText('Caftan Céleste');

  await context.setOffline(true);
  await page.goto('/cart');
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
  expect(await findFaults(page)).toEqual([]);
  const again = page.waitForEvent('framenavigated');
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await again;
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
});

test('a copy whose scripts were never loaded is readable, and its links lead on', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  expectFault(/ERR_FAILED/);
  await page.goto('/products');
  await expectWorker(page);
  await expectCopy(page, '/products');
  const script = /\/assets\/FaqPage-.*\.js$/;
  await context.route(script, (route) => route.abort());
  // The request that finds out whether the shop answers at all fails too.
  await context.route('**/assets/shell-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const other = await context.newPage();
  await other.goto('/faq');
  await expectCopy(other, '/faq');
  await context.setOffline(true);
  const missing = other.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await other.goto('/faq');
  await expect(mark(other)).toBeVisible();
  await expect(other.getByRole('main')).toContainText('retour');
  await other.mouse.move(1, 1);
  await missing;
  await expect(other.getByRole('main')).toContainText('retour');

  await follow(other, 'BOUTIQUE');
  await expect(title(other)).toHaveText('Boutique');
  await expect(mark(other)).toBeVisible();
  await other.goto('/faq');
  await follow(other, 'Panier');
  await expect(title(other)).toHaveText('Vous êtes hors ligne');
});

test('a guest’s cart is shown without a network as it was last seen, and comes with it', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  // Axe fetches every style sheet, those of prefetched pages as well.
  expectFault(/Couldn't load preload assets/);
  const shirt = page.getByRole('article', { name: 'Chemisier à plastron plissé' });
  const more = shirt.getByRole('button', { name: 'Augmenter la quantité' });
  const order = page.getByRole('main').getByText('Commander', { exact: true });
  await page.goto('/products');
  await expectWorker(page);
  await addToCart(page, 'Chemisier à plastron plissé');
  await expectCopy(page, '/cart');
  await expect.poll(() => copied(page, 'assets')).toContainEqual(expect.stringMatching(/CartPage/));
  await expect.poll(() => readStored(page, 'guestQuote')).not.toBeNull();

  await context.setOffline(true);
  await page.goto('/cart');
  await expect(title(page)).toHaveText('Panier (1)');
  expect(await page.evaluate(() => document.fonts.check('1em Fraunces'))).toBe(true);
  await expect(page.getByRole('banner').getByRole('link', { name: 'BOUTIQUE' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/montants du \d+ \S+ \d{4}/);
  await expect(shirt).toContainText('549 DH');
  await expect(shirt.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  await expect(more).toBeDisabled();
  await expect(order).toBeDisabled();
  await expect(order).toHaveAccessibleDescription(/demandent le réseau/);
  await follow(page, 'BOUTIQUE');
  await expect(mark(page)).toContainText('Contenu vu le');
  await addToCart(page, 'Jean droit brut surpiqué');
  await page.goto('/cart');
  await expect(title(page)).toHaveText('Panier (2)');
  await expect(page.getByRole('alert')).toContainText('Un article ajouté depuis s’affichera');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  expect(await findFaults(page)).toEqual([]);

  await context.setOffline(false);
  // Chromium 150 sends none to a document that was opened without the emulated network.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await more.click();
  await expect(title(page)).toHaveText('Panier (3)');
  await expect(order).toHaveAttribute('href', '/guest-checkout');
  await page.getByRole('button', { name: 'Vider le Panier' }).click();
  await expect.poll(() => readStored(page, 'guestQuote')).toBeNull();
});

test('a checkout without a network loses nothing and sends nothing twice', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(AWAY);
  const keys: string[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = request.postDataJSON() ?? {};
    if (operationName === 'PlaceGuestOrder') keys.push(variables.idempotencyKey);
  });
  await openAsGuest(page, '/guest-checkout', ['jupe-plissee-safran']);
  await fillGuestForm(page);
  await expectWorker(page);
  await context.setOffline(true);
  const submit = page.getByRole('button', { name: 'Confirmer ma commande' });
  await submit.click();
  await expect(submit).toHaveAccessibleDescription(/Nous n’avons pas reçu de réponse/);
  await page.reload();
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
  expect(await copied(page)).not.toContain('/guest-checkout');

  await context.setOffline(false);
  await expect(page.getByLabel('Rue', { exact: true })).toHaveValue('12, rue des Consuls');
  await submit.click();
  await expect(page).toHaveURL('/order-summary');
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('no page of a customer is copied, no copy names them, and log-out removes what was seen', async ({
  page,
}) => {
  await openAsNew(page, CAFTAN);
  await expectWorker(page);
  await expectCopy(page, CAFTAN);
  for (const path of ['/cart', '/wishlist', '/profile', '/orders', '/address', '/products']) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
  }
  await expectCopy(page, '/products');
  expect(await copied(page)).toEqual([CAFTAN, '/products']);
  const texts = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        found.push((await (await cache.match(key))?.text()) ?? '');
      }
    }
    return found;
  });
  const holds = (text: string) => texts.some((each) => each.includes(text));
  expect(['Caftan Céleste', 'Nadia', 'Alami', 'nadia-'].filter(holds)).toEqual(['Caftan Céleste']);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(() => copied(page)).not.toContain(CAFTAN);
});

test('pages that were seen are shown without a network, marked; others come with it', async ({
  page,
  context,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status(?: of)? 503|The shop does not answer/);
  await page.goto('/products/caftan-celeste');
  await expectWorker(page);
  await expectCopy(page, '/products/caftan-celeste');
  await follow(page, 'BOUTIQUE');
  await expectCopy(page, '/products');

  await context.setOffline(true);
  await page.goto('/products/caftan-celeste');
  await expect(title(page)).toHaveText('Caftan Céleste');
  await expect(mark(page)).toContainText(/Contenu vu le \d+ \S+ \d{4}/);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await follow(page, 'BOUTIQUE');
  await expect(title(page)).toHaveText('Boutique');
  await expect(mark(page)).toBeVisible();

  await page.goto('/products/jupe-plissee-safran');
  await expect(title(page)).toHaveText('Vous êtes hors ligne');
  await context.setOffline(false);
  await expect(title(page)).toHaveText('Jupe plissée Safran');
  await expect(mark(page)).toHaveCount(0);
});
