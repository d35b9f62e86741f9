import { expect, test } from '../../../support/browser/browser.ts';
import { answers } from '../../../support/shop/shopper.ts';
import { expectTakenOver, holdScripts, openFrame } from './pages.steps.ts';

test.for([
  '/',
  '/products',
  '/products/caftan-celeste',
  '/products/inconnu',
  '/track/a/b',
  '/nulle-part',
])('%s is taken over as it was sent, word for word', async (path, { page, expectFault }) => {
  expectFault(/404.*\/(products\/inconnu|track\/a\/b|nulle-part)/);
  await expectTakenOver(page, path);
});

test.for([
  ['/cart', 'Panier'],
  ['/login', 'Connexion'],
  ['/signup', 'Créer un compte'],
  ['/guest-checkout', 'Finaliser votre commande'],
  ['/order-summary', 'Récapitulatif de commande'],
  ['/mockman', 'Testeur d’API'],
  ['/profile', 'Connexion'],
] as const)(
  'of %s the server sends the frame, the browser the rest',
  async ([path, title], { page }) => {
    await openFrame(page, path);
    await expect(page).toHaveTitle(`${title} · Belle Vue`);
  },
);

test('who closed the banner does not see it, before the scripts are there either', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bannerClosed', 'true'));
  const letGo = await holdScripts(page);
  const banner = page.getByRole('region', { name: 'Inscription' });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner).toBeHidden();
  letGo();
  await answers(page);
  await expect(banner).toBeHidden();
});

test('what was looked at before has its room before the scripts are there', async ({
  page,
  expectFault,
}) => {
  expectFault(/404.*\/nulle-part/);
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/nulle-part');
  const openAfter = async (seen: readonly string[]) => {
    await page.evaluate((ids) => localStorage.setItem('recentlyViewed', ids), JSON.stringify(seen));
    await page.goto('/products/caftan-celeste', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
  };
  const letGo = await holdScripts(page);
  const viewed = page.getByRole('region', { name: 'Vus récemment' });
  const heightOf = async () => Math.round((await viewed.boundingBox())?.height ?? 0);
  await openAfter(['caftan-celeste']);
  await expect(viewed).toBeHidden();

  await openAfter(['takchita-nour', 'caftan-celeste']);
  await expect(viewed).toBeVisible();
  const room = await heightOf();
  letGo();
  await answers(page);
  await expect(viewed.getByRole('link', { name: 'Takchita de mariée Nour' })).toBeVisible();
  expect(await heightOf()).toBe(room);
});

test('whoever presses and leaves before the scripts are there has done both', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  letGo();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a page can be read on where its scripts cannot be had, and answers once they can', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_FAILED/);
  let isAway = true;
  await page.route('**/assets/{Layout,shell}-*.js', (route) => {
    const isHeld = route.request().method() === 'HEAD' || route.request().url().includes('Layout');
    return isAway && isHeld ? route.abort() : route.continue();
  });
  // The last request before the page waits for an interaction.
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/products');
  const card = page.getByRole('article').first();
  await failed;
  await expect(card).toBeVisible();

  isAway = false;
  const reloaded = page.waitForEvent('load');
  await page.mouse.wheel(0, 10);
  await reloaded;
  await answers(page);
  await card.getByRole('button', { name: 'Ajouter au Panier' }).click();
  await expect(card.getByRole('link', { name: 'Voir le Panier' })).toBeVisible();
});

test('Back before the scripts are there shows what the address says', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products/caftan-celeste', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(() => history.replaceState(null, '', '/products'));
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boutique');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('Back while the page is hydrated shows what the address says', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      // Just before the router listens.
      const isLate = type === 'popstate' && location.pathname === '/products/caftan-celeste';
      if (isLate) history.replaceState(null, '', '/products');
      addEventListener.call(window, type, listener);
    };
  });
  await page.goto('/products/caftan-celeste');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boutique');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
});

test('what was entered before counts, whatever the fields show while the page is hydrated', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('lunettes');
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix croissant');
  await page.getByRole('checkbox', { name: 'Lunettes' }).check();
  // As React does where it renders a field again before all is hydrated.
  await page.getByRole('main').evaluate((main) => {
    for (const field of main.querySelectorAll('input, select')) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
      else if (field instanceof HTMLInputElement) {
        field.checked = field.defaultChecked;
        field.value = field.defaultValue;
      }
    }
  });
  letGo();
  for (const part of [/q=lunettes/, /sort=prix-croissant/, /category=Lunettes/]) {
    await expect(page).toHaveURL(part);
  }
});

test('a filter that is chosen before the replay is left to it alone', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: 'Lunettes' });
  // Where React would hear of it, once the filters are hydrated.
  const heard = await box.evaluateHandle(({ ownerDocument }) => {
    const targets: unknown[] = [];
    ownerDocument.addEventListener('click', ({ target }) => targets.push(target));
    return targets;
  });
  await box.check();
  expect(
    await heard.evaluate((targets, input) => targets.includes(input), await box.elementHandle()),
  ).toBe(false);
  letGo();
  await expect(page).toHaveURL(/category=Lunettes/);
  await expect(box).toBeChecked();
});

test('a search that was begun before the scripts are there opens its suggestions', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('celes');
  letGo();
  await expect(page.getByRole('option', { name: 'Caftan Céleste' })).toBeVisible();
});

test('a tab from before a deployment loads the page anew, once', async ({ page, expectFault }) => {
  expectFault(/404.*\/assets\//);
  expectFault(/dynamically imported module/);
  await page.route('**/assets/{CartPage,shell}-*.js', (route) => {
    // What it began with it has; all else of its build is gone.
    const isHave =
      route.request().method() === 'GET' && !route.request().url().includes('CartPage');
    return isHave ? route.continue() : route.fulfill({ status: 404, body: '' });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/');
  await answers(page);
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  await expect(page).toHaveURL('/cart');
  expect(loads).toBe(2);
});

test('a product that somebody is about to open is asked for ahead', async ({ page }) => {
  await page.goto('/');
  await answers(page);
  const requested = page.waitForRequest(
    (request) =>
      request.url().endsWith('/graphql') &&
      Boolean(request.postData()?.includes('"operationName":"ProductPage"')),
  );
  await page.getByRole('link', { name: 'Caftan Céleste' }).focus();
  await requested;
});

test('without scripts one reads, filters, goes on and opens a product', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'BOUTIQUE', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page.getByRole('article')).toHaveCount(17);

  await page.getByRole('checkbox', { name: 'Robes' }).check();
  await page.getByRole('radio', { name: 'Prix croissant' }).check();
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click();
  await expect(page).toHaveURL(/category=Robes/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByRole('searchbox').fill('bougainvillier');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Robe longue Bougainvillier' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robe longue Bougainvillier');
  // Playwright's text locators pass over what a noscript holds.
  const noScript = page.getByRole('main').locator('noscript');
  await expect(noScript).toHaveText(/Le panier a besoin de JavaScript/, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Ajouter au Panier' })).toHaveCount(0);
  await context.close();
});

test('the head follows the shopper, and private pages ask not to be found', async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  const robots = page.locator('meta[name="robots"]');
  await page.goto('/');
  await answers(page);
  await page.getByRole('link', { name: 'Caftan Céleste' }).click();
  await expect(page).toHaveTitle('Caftan Céleste · Belle Vue');
  await expect(canonical).toHaveAttribute('href', /\/products\/caftan-celeste$/);
  await expect(robots).toHaveCount(0);
  await page.getByRole('link', { name: 'Panier', exact: true }).click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical).toHaveCount(0);
});
