import { matchPath } from 'react-router-dom';

import { paths } from '../app/navigation/paths.ts';
import { catalogHead } from '../catalog/list/catalogHead.ts';
import { catalogPageQuery } from '../catalog/list/catalogPageQuery.ts';
import { catalogVariables, readFilters, type Filters } from '../catalog/list/filters.ts';
import { readLength, requestLength } from '../catalog/list/listLength.ts';
import { productHead, unknownProductHead } from '../catalog/product/productHead.ts';
import { productPageQuery } from '../catalog/product/productPageQuery.ts';
import { homeHead } from '../home/homeHead.ts';
import { homePageQuery } from '../home/homePageQuery.ts';
import { fr } from '../text/fr.ts';
import type { RunQuery } from './query.ts';
import type { PublicHead } from './head.ts';
import { productOfferQuery } from './productOffer.ts';
import { sharedPictures, type DescribePicture } from './sharedPictures.ts';
import { describeCatalog, describeProduct, describeShop } from './structuredData.ts';

/** What is known of a page before it is rendered. */
export type LoadedPage = {
  /** The page's script, named as its source is; null for pages that only a browser can show. */
  module: string | null;
  /** Whether it shows all it has without its script. */
  isWhole: boolean;
  status: number;
  head: PublicHead;
  /** False for addresses of which there is no end: searches, values that the shop does not have. */
  isLasting: boolean;
};

type From = {
  /** Notes what it is answered, for the page. */
  ask: RunQuery;
  /** As `ask`, for the head alone. */
  queryAside: RunQuery;
  describePicture: DescribePicture;
  origin: string;
};

/** Stands for every address that the shop does not have. */
const nowhere = '/404';

/** Pages that show what only the browser knows, with the titles that they have for everybody. */
const browserPages: Readonly<Record<string, { module: string; title: string }>> = {
  [paths.cart()]: { module: 'cart/page/CartPage.tsx', title: fr.cart.title },
  [paths.wishlist()]: { module: 'wishlist/WishlistPage.tsx', title: fr.wishlist.title },
  [paths.logIn()]: { module: 'account/LogInPage.tsx', title: fr.account.logIn.title },
  [paths.signUp()]: { module: 'account/SignUpPage.tsx', title: fr.account.signUp.title },
  [paths.profile()]: { module: 'account/ProfilePage.tsx', title: fr.account.title },
  [paths.addressBook()]: { module: 'address/AddressBookPage.tsx', title: fr.address.title },
  [paths.orders()]: { module: 'order/list/OrdersPage.tsx', title: fr.order.list.title },
  [paths.checkoutAddress()]: {
    module: 'order/checkout/CheckoutAddressPage.tsx',
    title: fr.order.checkout.documentTitle,
  },
  [paths.guestCheckout()]: {
    module: 'order/checkout/GuestCheckoutPage.tsx',
    title: fr.order.guest.title,
  },
  [paths.orderSummary()]: {
    module: 'order/confirmation/OrderSummaryPage.tsx',
    title: fr.order.summary.documentTitle,
  },
  [paths.mockman()]: { module: 'mockman/MockmanPage.tsx', title: fr.mockman.documentTitle },
};

const missing = 404;
const refused = 400;

/** Asks for what the page at this address shows, and for what its head tells. */
export async function loadPage(address: URL, from: From): Promise<LoadedPage> {
  const { pathname, searchParams } = address;
  if (pathname === paths.home()) return loadHome(from);
  if (pathname === paths.catalog()) return loadCatalog(searchParams, from);
  const id = matchPath('/products/:id', pathname)?.params.id;
  if (id !== undefined) return loadProduct(id, from);
  const { module, title } = browserPages[pathname] ?? {
    module: null,
    title: pathname === nowhere ? fr.app.notFound.documentTitle : fr.home.documentTitle,
  };
  const status = pathname === nowhere ? missing : 200;
  return { module, isWhole: status === missing, status, head: { title }, isLasting: true };
}

async function loadHome({ ask, origin }: From): Promise<LoadedPage> {
  await ask(homePageQuery, {});
  const head = { ...homeHead, structured: describeShop(origin) };
  return { module: 'home/HomePage.tsx', isWhole: true, status: 200, head, isLasting: true };
}

async function loadCatalog(params: URLSearchParams, from: From): Promise<LoadedPage> {
  const filters = readFilters(params);
  const after = params.get('after');
  const first = requestLength(readLength(params));
  const data = await from.ask(catalogPageQuery, catalogVariables(filters, first, after));
  const isKnown = data !== null && isOfTheShop(filters, data.products.facets);
  const { path, ...words } = catalogHead(filters);
  const head = { ...words, structured: describeCatalog(from.origin) };
  return {
    module: 'catalog/list/CatalogPage.tsx',
    isWhole: data !== null,
    status: data ? 200 : refused,
    // A list that begins further on is no page of its own.
    head: isKnown && path && after === null ? { ...head, path } : head,
    isLasting: isKnown && filters.search.trim() === '' && after === null,
  };
}

async function loadProduct(id: string, from: From): Promise<LoadedPage> {
  const { ask, queryAside, describePicture, origin } = from;
  const module = 'catalog/product/ProductPage.tsx';
  const [data, offer] = await Promise.all([
    ask(productPageQuery, { id }),
    queryAside(productOfferQuery, { id }),
  ]);
  if (!data?.product) {
    const head = unknownProductHead;
    return { module, isWhole: true, status: missing, head, isLasting: false };
  }
  const product = offer?.product ?? undefined;
  const pictures = product && (await sharedPictures(product.image, describePicture));
  const structured = product && pictures && describeProduct(origin, product, pictures);
  const head = { ...productHead(data.product), product, pictures, structured };
  return { module, isWhole: true, status: 200, head, isLasting: true };
}

type Values = readonly { value: string }[];

function isOfTheShop(filters: Filters, facets: { categories: Values; brands: Values }) {
  return areAmong(facets.categories, filters.categories) && areAmong(facets.brands, filters.brands);
}

function areAmong(known: Values, names: readonly string[]) {
  return names.every((name) => known.some(({ value }) => value === name));
}
