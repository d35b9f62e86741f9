import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/browser.ts';
import { answers, logInAsDemo, readStored } from '../../support/shop/shopper.ts';

const OPEN = [
  '/',
  '/products',
  '/products/caftan-celeste',
  '/cart',
  '/login',
  '/signup',
  '/guest-checkout',
  '/order-summary',
  '/mockman',
  '/track/a/b',
  '/track/a/b/invoice',
];
/** Without a session each is the same: it leads to /login. */
const GUARDED = [
  '/address',
  '/profile',
  '/wishlist',
  '/address-details',
  '/orders',
  '/orders/unknown',
  '/orders/unknown/invoice',
];

const UNKNOWN_LINK = /404.*\/track\/a\/b/;
const LONE_SURROGATE = '\ud800';
const LONG = 'x'.repeat(20_000);

const user = { _id: 'x', firstName: 'Nadia', lastName: 'Alaoui', email: 'nadia@exemple.ma' };
const address = { name: 'N', street: 'S', city: 'C', state: 'R', codePostal: '1' };
const order = {
  orderNumber: 'BV-11000',
  orderDate: '2025-03-01T10:20:30+01:00',
  shippingInfo: address,
  items: 1,
  totalAmount: 459,
};
const tracking = { orderNumber: 'BV-11000', orderId: 'a', trackingKey: 'b' };

/** What a browser may hold, by key. Text stands there as it is, all else as JSON. */
interface Storage {
  readonly session?: unknown;
  readonly guestCart?: unknown;
  readonly lastOrder?: unknown;
  readonly lastOrderTracking?: unknown;
  readonly recentlyViewed?: unknown;
  /** Of the tab: sessionStorage. */
  readonly drafts?: Readonly<Record<string, unknown>>;
}

/** Every key at once, so that each page meets each. */
const rows: readonly (readonly [name: string, storage: Storage])[] = [
  [
    'unreadable texts and values of other types',
    {
      session: '{',
      guestCart: {},
      lastOrder: '',
      lastOrderTracking: '"x',
      recentlyViewed: { length: 3 },
      drafts: { guestCheckout: 0, cardPayment: [], scroll: '{', reloadedFrom: {} },
    },
  ],
  [
    'a session that the server does not know',
    {
      session: { token: 'made.up.token', user },
      guestCart: [{ productId: 'caftan-celeste', quantity: 2 }],
      recentlyViewed: ['caftan-celeste', 'takchita-nour'],
      lastOrder: { ...order, orderDate: 'Sat Mar 01 2025 10:20:30 GMT+01:00' },
      lastOrderTracking: tracking,
    },
  ],
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
      lastOrder: { ...order, totalAmount: 1e308 },
      lastOrderTracking: { ...tracking, orderId: LONE_SURROGATE, trackingKey: LONG },
      drafts: { scroll: [['/', LONG]], guestCheckout: { values: { name: LONG }, attempt: 5 } },
    },
  ],
];

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

function textsOf(entries: Readonly<Record<string, unknown>>): readonly [string, string][] {
  return Object.entries(entries).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await answers(page);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByText('Quelque chose s’est mal passé.'), path).toHaveCount(0);
}

test.for(rows)(
  '%s: no page breaks or logs an error',
  async ([, storage], { page, expectFault }) => {
    expectFault(UNKNOWN_LINK);
    await leave(page, storage);
    for (const path of [...OPEN, ...GUARDED.slice(0, 1)]) {
      await expectWhole(page, path);
      await expect.poll(() => readStored(page, 'session'), path).toBeNull();
    }
  },
);

test('nor do they with all of it and a session that is good', async ({ page, expectFault }) => {
  expectFault(UNKNOWN_LINK);
  await logInAsDemo(page);
  const session = await readStored(page, 'session');
  await leave(page, {
    guestCart: [
      { productId: LONE_SURROGATE, quantity: 1 },
      { productId: '\0', quantity: 2 },
    ],
    lastOrder: { ...order, shippingInfo: { ...address, paymentMethod: 'CARD' } },
    lastOrderTracking: { ...tracking, orderId: LONE_SURROGATE },
    recentlyViewed: ['gone', ...Array.from({ length: 30 }, (_, at) => `gone-${at}`)],
    drafts: { cardPayment: { paymentId: LONG.repeat(10), proof: { signature: LONE_SURROGATE } } },
  });
  for (const path of [...OPEN, ...GUARDED]) {
    await expectWhole(page, path);
    // What a customer's page asks for comes after its title.
    await page.waitForLoadState('networkidle');
  }
  expect(await readStored(page, 'session')).toEqual(session);
});
