import { describe } from 'vitest';
import { languages, TRANSLATIONS } from '#shared/language.ts';
import { isPageOf, pages } from '#shared/pages.ts';
import { paths } from '#shared/paths.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { adminPaths } from '../../../client/admin/page/adminPaths.ts';
import { measure, problemsOf } from '../../audit/measure.ts';
import type { State } from '../../audit/states.ts';
import { logIn } from '../../support/browser/back-office.ts';
import { expect, testIn } from '../../support/browser/browser.ts';
import { openAsGuest, openAsNew } from '../../support/shop/earlier-visit.ts';
import { fillGuestForm } from '../../support/shop/shopper.ts';
import { placeGuestOrder } from '../catalog/guest-order.ts';
import { confirmed, submit } from '../order/guest-order.steps.ts';
import { ABAYA, openEmptyShop, openShoeShop, openSmallShop, SHOE } from './few.shops.ts';

/** The most that a page of a shop with few goods may shift. */
const MAX_SHIFT = 0.01;

const WINDOWS = [
  { width: 375, drawnTo: [320, 375], schemes: ['light'] },
  { width: 1280, drawnTo: [768, 1280], schemes: ['dark'] },
] as const;

interface Few {
  /** The variant that is in the cart and ordered; null where nothing is on sale. */
  readonly variant: string | null;
  readonly uses: readonly ShopFeature[];
}

const empty = testIn(openEmptyShop);
const small = testIn(openSmallShop);
const shoes = testIn(openShoeShop);

const shops = [
  ['an empty shop', empty, { variant: null, uses: [] }],
  ['a shop of one product', small, { variant: ABAYA, uses: [] }],
  ['a shop of shoes', shoes, { variant: `${SHOE}.38`, uses: ['SIZE_GUIDES'] }],
] as const satisfies ReadonlyArray<readonly [string, unknown, Few]>;

const linesOf = ({ variant }: Few) => {
  const [productId = ''] = variant?.split('.') ?? [];
  return variant === null ? [] : [{ productId, variantId: variant, quantity: 1 }];
};

const stateOf = (name: string, reach: State['reach'], fault: State['fault'] = null): State => ({
  name,
  reach,
  fault,
  isOnlyNarrow: false,
});

const open = (path: string, fault: State['fault'] = null) =>
  stateOf(path, (page) => page.goto(path), fault);

/** Pages that have an address of their own, as a guest or a new customer finds them. */
const pagesOf = (shop: Few) =>
  Object.values(pages)
    .filter((page) => isPageOf(page, shop.uses) && page.access !== 'KEY')
    // An order's summary follows the order.
    .filter(({ path }) => !path.includes(':') && path !== paths.orderSummary())
    .map(({ path, access }) => {
      const openBy = access === 'CUSTOMER' ? openAsNew : openAsGuest;
      return stateOf(path, (page) => openBy(page, path, linesOf(shop)));
    });

/** Pages of a product and of an order. */
const salesOf = (shop: Few) =>
  linesOf(shop).flatMap((line) => [
    open(paths.product(line.productId)),
    stateOf('/order-summary', async (page) => {
      await openAsGuest(page, paths.guestCheckout(), [line]);
      await fillGuestForm(page);
      await submit(page).click();
      await confirmed(page).waitFor();
    }),
    stateOf('/track/:orderId/:trackingKey', async (page) => {
      const { id, trackingKey } = await placeGuestOrder(page.request, line.variantId);
      await page.goto(paths.trackedOrder(id, trackingKey));
    }),
  ]);

const shopStates = (shop: Few) => [
  ...pagesOf(shop),
  ...salesOf(shop),
  open('/products?q=zzzz'),
  open('/nope', /404/),
  ...TRANSLATIONS.flatMap((language) =>
    ['/', '/products', ...linesOf(shop).map(({ productId }) => paths.product(productId))].map(
      (path) => open(languages[language].prefix + path),
    ),
  ),
];

/** Pages on which a shop is opened and filled, as its owner sees them. */
const adminStates = [
  adminPaths.home(),
  adminPaths.identity(),
  adminPaths.settings(),
  adminPaths.categories(),
  adminPaths.products(),
  adminPaths.newProduct(),
  adminPaths.importProducts(),
  adminPaths.sizeGuides(),
  adminPaths.showcase(),
  adminPaths.showcaseHome(),
  adminPaths.stock(),
  adminPaths.orders(),
].map((path) => open(path));

shoes('neither marks nor measures of a body are said of goods that have none', async ({ page }) => {
  await page.goto('/products');
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: 'Pointure' })).toBeVisible();
  await expect(main.getByRole('slider')).toHaveCount(0);
  await page.goto(paths.product(SHOE));
  await expect(main.getByRole('link', { name: 'Guide des tailles' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Ma taille' })).toHaveCount(0);
  await page.goto(paths.sizeGuide());
  await expect(main.getByRole('cell', { name: '23.5' })).toBeVisible();
  await expect(main).not.toContainText(/Poitrine|vêtements|rendez-vous/);
});

describe.each(shops)('%s', (_, test, shop) => {
  describe.each(WINDOWS)('at $width', ({ width, drawnTo, schemes }) => {
    test.override({ width });

    test.for([...shopStates(shop), ...adminStates])(
      '$name is accessible, does not shift and fits the screen',
      async (state, { page, url, expectFault }) => {
        if (state.fault) expectFault(state.fault);
        if (state.name.startsWith('/admin')) await logIn(page, url);
        const measured = await measure(page, state, { schemes, drawnTo });
        expect(problemsOf(measured)).toEqual([]);
        expect(measured.shift).toBeLessThanOrEqual(MAX_SHIFT);
      },
    );
  });
});
