import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers, logInAsDemo, readStored, addToCart, follow } from '../../support/shop/shopper.ts';

const OPEN = ['/', '/products', '/products/caftan-celeste', '/cart', '/login', '/signup'].concat([
  '/guest-checkout',
  '/order-summary',
  '/mockman',
  '/track/a/b',
  '/track/a/b/invoice',
]);

/** Without a session each is the same: it leads to /login. */
const GUARDED = ['/address', '/profile', '/wishlist', '/address-details', '/orders'].concat([
  '/orders/unknown',
  '/orders/unknown/invoice',
]);

const UNKNOWN_LINK = /404.*\/track\/a\/b/;

const LONE_SURROGATE = '\ud800';

const LONG = 'x'.repeat(20_000);

const user = { _id: 'x', firstName: 'Nadia', lastName: 'Alaoui', email: 'nadia@exemple.ma' };

const shippingInfo = { name: 'N', street: 'S', city: 'C', state: 'R', codePostal: '1' };

const order = {
  orderNumber: 'BV-11000',
  orderDate: '2025-03-01T10:20:30+01:00',
  shippingInfo,
  items: 1,
  totalAmount: 459,
};

const tracking = { orderNumber: 'BV-11000', orderId: 'a', trackingKey: 'b' };

/** Contents of a browser's storage, by key of localStorage; `drafts` are those of sessionStorage. */
interface Storage extends Readonly<Record<string, unknown>> {
  readonly drafts?: Readonly<Record<string, unknown>>;
}

const textsOf = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);

/** Leaves it in the browser before each page that is opened from now on. */
async function leave(page: Page, { drafts = {}, ...entries }: Storage): Promise<void> {
  await page.addInitScript(
    ([local, tab]) => {
      for (const [key, text] of local) localStorage.setItem(key, text);
      for (const [key, text] of tab) sessionStorage.setItem(key, text);
    },
    [textsOf(entries), textsOf(drafts)] as const,
  );
}

test.for<[string, Storage]>([
  [
    'a token that no header can carry',
    {
      session: { token: `jeton${LONE_SURROGATE}\n`, user },
      guestCart: [{ productId: LONE_SURROGATE, quantity: 1e308 }],
      recentlyViewed: [LONE_SURROGATE, '\0'],
      lastOrder: { ...order, orderNumber: LONE_SURROGATE, items: 0.5 },
      lastOrderTracking: {
        ...tracking,
        orderNumber: LONE_SURROGATE,
        lines: [null, { productId: 5 }, { productId: '\0', title: LONG, quantity: -1, total: 1 }],
      },
    },
  ],
  [
    'texts that are too long to be sent',
    {
      session: { token: LONG, user },
      guestCart: Array.from({ length: 120 }, (_, at) => ({ productId: LONG + at, quantity: 1 })),
      recentlyViewed: Array.from({ length: 12 }, (_, at) => LONG + at),
      lastOrder: {
        ...order,
        orderDate: 'Sat Mar 01 2025 10:20:30 GMT+01:00',
        totalAmount: 1e308,
      },
      lastOrderTracking: { ...tracking, orderId: LONE_SURROGATE, trackingKey: LONG },
      drafts: { scroll: [['/', LONG]], guestCheckout: { values: { name: LONG }, attempt: 5 } },
    },
  ],
  [
    'a session that is good, among all of it',
    {
      guestCart: [
        { productId: LONE_SURROGATE, quantity: 1 },
        { productId: '\0', quantity: 2 },
      ],
      lastOrder: { ...order, shippingInfo: { ...shippingInfo, paymentMethod: 'CARD' } },
      lastOrderTracking: { ...tracking, orderId: LONE_SURROGATE },
      recentlyViewed: ['gone', ...Array.from({ length: 30 }, (_, at) => `gone-${at}`)],
      drafts: {
        cardPayment: {
          paymentId: LONE_SURROGATE,
          confirmation: { providerPaymentId: LONG.repeat(10), signature: LONE_SURROGATE },
        },
      },
    },
  ],
])('%s: no page breaks or logs an error', async ([, storage], { page, expectFault }) => {
  expectFault(UNKNOWN_LINK);
  const isGood = !('session' in storage);
  if (isGood) await logInAsDemo(page);
  const session = isGood ? await readStored(page, 'session') : null;
  await leave(page, storage);
  for (const path of [...OPEN, ...(isGood ? GUARDED : GUARDED.slice(0, 1))]) {
    await page.goto(path);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Quelque chose s’est mal passé.'), path).toHaveCount(0);
    // What a customer's page fetches comes after its title.
    if (isGood) await page.waitForLoadState('networkidle');
    await expect.poll(() => readStored(page, 'session'), path).toEqual(session);
  }
});

test.for([
  ['session', '/profile', ['[]', '{"token":5}', '{"token":"x","user":{}}'], 'Connexion'],
  ['guestCart', '/cart', ['{', '{}', 'null'], 'Panier'],
  ['lastOrder', '/order-summary', ['[]', '{"orderNumber":"BV-11000"}'], 'Commande confirmée'],
] as const)('an unreadable %s is dropped', async ([key, path, texts, title], { page }) => {
  await page.goto('/robots.txt');
  for (const text of texts) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
    await page.goto(path);
    await answers(page);
    await expect(page).toHaveTitle(`${title} · Belle Vue`);
    await expect.poll(() => readStored(page, key), text).toBeNull();
  }
});

test('two tabs agree on a visitor’s cart', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cart');
  await addToCart(page, 'Caftan Céleste');
  const line = other.getByRole('article', { name: 'Caftan Céleste' });
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: 'Augmenter la quantité' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Panier (2)');
  await expect
    .poll(() => readStored(page, 'guestCart'))
    .toEqual([{ productId: 'caftan-celeste', quantity: 2 }]);

  await line.getByRole('button', { name: 'Supprimer' }).click();
  const card = page.getByRole('article', { name: 'Caftan Céleste' });
  await expect(card.getByRole('button', { name: 'Ajouter au Panier' })).toBeVisible();
});

test('unreadable entries of every key break no page and are dropped, readable lines of a cart stay', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('session', '{');
    const lines = [null, 'x', { productId: 3 }, { productId: 'parti', quantity: 1 }];
    const good = { productId: 'caftan-celeste', quantity: 2 };
    localStorage.setItem('guestCart', JSON.stringify([...lines, good]));
    localStorage.setItem('guestQuote', '[]');
    localStorage.setItem('lastOrder', '');
    localStorage.setItem('lastOrderTracking', '"x');
    localStorage.setItem('recentlyViewed', '{"length":3}');
    sessionStorage.setItem('guestCheckout', '0');
    sessionStorage.setItem('cardPayment', '[]');
    sessionStorage.setItem('scroll', '{');
    sessionStorage.setItem('reloadedFrom', '{}');
  });
  for (const [path, title] of [
    ['/', 'La lumière de Rabat, à porter.'],
    ['/products/caftan-celeste', 'Caftan Céleste'],
    ['/cart', 'Panier (2)'],
    ['/guest-checkout', 'Finaliser votre commande'],
    ['/order-summary', 'Aucune commande récente.'],
    ['/profile', 'Connexion'],
  ] as const) {
    await page.goto(path);
    await answers(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect.poll(() => readStored(page, 'session'), path).toBeNull();
  }
});

test('two tabs agree on the session and on a customer’s cart', async ({ page, context }) => {
  const other = await context.newPage();
  const otherBar = other.getByRole('navigation', { name: 'Navigation principale' });
  const banner = other.getByRole('region', { name: 'Inscription' });
  await other.goto('/');
  await expect(banner).toBeVisible();

  // A page that is opened behind another draws once a second only.
  await page.bringToFront();
  await logInAsDemo(page);
  await expect(banner).toBeHidden();
  await addToCart(page, 'Chemisier à plastron plissé');
  await expect(otherBar.getByRole('link', { name: 'Panier 1' })).toBeVisible();
  await follow(other, 'Compte');
  await expect(other).toHaveURL('/profile');

  await follow(page, 'Compte');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/login');
  await expect(banner).toBeVisible();
  await expect(otherBar.getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
});
