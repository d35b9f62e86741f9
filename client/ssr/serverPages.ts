import { logInPageQuery } from '../account/entry/LogInPage.tsx';
import {
  adviceDaysQuery,
  adviceHead,
  advicePath,
  adviceTimesQuery,
  readAdviceChoice,
} from '../appointment/advicePageQuery.ts';
import { appointmentTexts } from '../appointment/appointment.fr.ts';
import { appointmentPageQuery } from '../appointment/appointmentPageQuery.ts';
import { merchantQuery } from '../apollo/merchant.ts';
import type { PageName } from '#shared/pages.ts';
import {
  frameFinderHead,
  frameFinderQuery,
  frameFinderVariables,
  wantedIn,
  wideningsQuery,
  wideningsVariables,
} from '../catalog/frames/frameFinderQuery.ts';
import { frameFinderPath, readMeasures, readSearch } from '../catalog/frames/frameSearch.ts';
import { campaignHead, campaignPageQuery } from '../catalog/campaign/campaignPageQuery.ts';
import { catalogHead } from '../catalog/list/catalogHead.ts';
import { catalogPageQuery } from '../catalog/list/catalogPageQuery.ts';
import {
  catalogPath,
  catalogVariables,
  hasActiveFilters,
  readFilters,
  type Filters,
  filterNames,
  unreadablePrice,
  writeFilters,
} from '../catalog/list/filter/filters.ts';
import type { SearchResult } from '../catalog/list/filter/filterGroups.ts';
import { readLength, requestLength, withLength } from '../catalog/list/listLength.ts';
import {
  nothingFoundVariables,
  otherProductsQuery,
  productCountQuery,
} from '../catalog/list/NothingFound.tsx';
import { occasionHead, occasionOf, occasionsHead } from '../catalog/occasion/occasionHead.ts';
import {
  occasionParameters,
  occasionPageQuery,
  occasionPath,
  occasionsPageQuery,
  occasionVariables,
} from '../catalog/occasion/occasionPageQuery.ts';
import { productHead, unknownProductHead } from '../catalog/product/productHead.ts';
import { firstVariant } from '../catalog/variants.ts';
import { productPageQuery } from '../catalog/product/productPageQuery.ts';
import { homePageQuery } from '../home/homePageQuery.ts';
import { homeTitle } from '../page/head.ts';
import { ownTextQuery } from '../information/ownDocument.ts';
import { sizeGuidesQuery } from '../information/SizeGuideList.tsx';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import type { PageInput, RunQuery } from '#shared/page-renderer.ts';
import { paths, variantParameter } from '#shared/paths.ts';
import { sellsClothes } from '#shared/shop/shop-features.ts';
import { alertTexts } from '../catalog/alerts/alerts.fr.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { cartPageTexts } from '../cart/page/cartPage.fr.ts';
import { wishlistTexts } from '../wishlist/wishlist.fr.ts';
import { accountTexts } from '../account/account.fr.ts';
import { addressTexts } from '../address/address.fr.ts';
import { mockmanTexts } from '../mockman/mockman.fr.ts';
import { trackedOrderPageQuery } from '../order/detail/OrderPage.tsx';
import { orderTexts } from '../order/order.fr.ts';
import { describe, describeOccasionPage } from './describe.ts';
import type { PublicHead } from './head.ts';
import { informationPages, type InformationPageName } from './informationPages.ts';
import { sharedPictures } from './sharedPictures.ts';
import {
  describeCampaign,
  describeCatalog,
  describeInformation,
  describeOccasion,
  describeProduct,
  describeShop,
} from './structuredData.ts';

export type Loaded = {
  /** 200 unless given. */
  status?: number;
  head: PublicHead;
  /** False for unbounded sets of addresses, such as searches; true unless given. */
  isLasting?: boolean;
};

/** A page's address, what the pattern of its path holds, and the options that lists are filtered by. */
export type Requested = {
  address: URL;
  params: Readonly<Record<string, string | undefined>>;
  options: readonly FilterOption[];
};

export type From = {
  /** Its data is sent with the page. */
  query: RunQuery;
  /** Its data is not. */
  queryForHead: RunQuery;
} & Omit<PageInput, 'runQuery' | 'now' | 'delivery' | 'sharedPicture' | 'look'>;

export type ServerPage = {
  /** Loads its data and says what stands in its head. */
  load: (requested: Requested, from: From) => Promise<Loaded>;
  /** The canonical address; the path alone unless given: parameters that the page does not read are dropped. */
  addressOf?: (requested: Requested) => string;
};

const missing = 404;
const refused = 400;

/**
 * Functions by which the server loads and writes each page. The table of pages, which the whole
 * client imports, is apart: scripts need none of this.
 */
export const serverPages: Readonly<Record<PageName, ServerPage>> = {
  home: { load: loadHome },
  catalog: { load: loadCatalog, addressOf: catalogAddress },
  product: { load: loadProduct, addressOf: productAddress },
  frameFinder: { load: loadFrameFinder, addressOf: frameFinderAddress },
  campaign: { load: loadCampaign, addressOf: catalogAddress },
  occasions: { load: loadOccasions },
  occasion: { load: loadOccasion, addressOf: occasionAddress },
  cart: titled(cartPageTexts.title),
  wishlist: titled(wishlistTexts.title),
  logIn: {
    async load(_, { query }) {
      await query(logInPageQuery, {});
      return { head: { title: accountTexts.logIn.title } };
    },
  },
  signUp: titled(accountTexts.signUp.title),
  forgotPassword: titled(accountTexts.forgotPassword.title),
  resetPassword: titled(accountTexts.resetPassword.title),
  confirmEmail: titled(accountTexts.confirmEmail.title),
  profile: titled(accountTexts.title),
  security: titled(accountTexts.security.title),
  personalData: titled(accountTexts.data.title),
  addressBook: titled(addressTexts.title),
  orders: titled(orderTexts.list.title),
  order: titled(orderTexts.list.title),
  invoice: titled(orderTexts.list.title),
  checkoutAddress: titled(orderTexts.checkout.documentTitle),
  guestCheckout: titled(orderTexts.guest.title),
  orderSummary: titled(orderTexts.summary.documentTitle),
  stockAlert: titled(alertTexts.page.title),
  findOrder: titled(orderTexts.find.title),
  preview: titledAsHome(),
  homePreview: titledAsHome(),
  trackedOrder: { load: loadTrackedOrder },
  trackedInvoice: titledAsHome(),
  advice: {
    load: loadAdvice,
    addressOf: ({ address: { searchParams } }) => advicePath(readAdviceChoice(searchParams)),
  },
  appointment: { load: loadAppointment },
  delivery: information('delivery', (query) => query(ownTextQuery, { keys: ['DELIVERY'] })),
  sizeGuide: information('sizeGuide', (query) => query(sizeGuidesQuery, {})),
  faq: information('faq', (query) => query(ownTextQuery, { keys: ['FAQ'] })),
  contact: information('contact'),
  terms: information('terms'),
  imprint: information('imprint'),
  privacy: information('privacy'),
  mockman: titled(mockmanTexts.tester.documentTitle),
};

const nowhere: Loaded = { status: missing, head: { title: shopTexts.app.notFound.documentTitle } };

export const notFound: ServerPage = { load: async () => nowhere };

/** A page of what the shop does not use; its pattern may match any number of addresses. */
export const unused: ServerPage = { load: async () => ({ ...nowhere, isLasting: false }) };

/** A page that has no title before its data is there. */
function titledAsHome(): ServerPage {
  return { load: async (_, { shop }) => ({ head: { title: homeTitle(shop) } }) };
}

/** A page whose server part is the same for everyone. */
function titled(title: string): ServerPage {
  return { load: async () => ({ head: { title } }) };
}

function information(
  name: InformationPageName,
  loadMore?: (query: RunQuery) => Promise<unknown>,
): ServerPage {
  return {
    async load(_, { query, ...from }) {
      const [data] = await Promise.all([query(merchantQuery, {}), loadMore?.(query)]);
      const merchant = data?.shop.merchant;
      const document = informationPages[name]({ ...from, merchant });
      const { title, description, path } = document;
      const structured = describeInformation(from, document, merchant);
      return { head: { title, description, path, structured } };
    },
  };
}

async function loadHome(_: Requested, { query, queryForHead, ...from }: From): Promise<Loaded> {
  const [data] = await Promise.all([queryForHead(merchantQuery, {}), query(homePageQuery, {})]);
  return {
    head: {
      title: homeTitle(from.shop),
      description: describe('DESCRIPTION', from),
      path: paths.home(),
      structured: describeShop(from, data?.shop.merchant),
    },
  };
}

async function loadCatalog(
  { address: { searchParams }, params: { slug }, options }: Requested,
  { query, ...from }: From,
): Promise<Loaded> {
  const filters = readFilters(searchParams, slug, options);
  const after = searchParams.get('after');
  const first = requestLength(readLength(searchParams));
  const data = await query(catalogPageQuery, catalogVariables(filters, first, after));
  const isKnown = data !== null && isOfTheShop(filters, data.products.facets);
  if (data?.products.totalCount === 0) await loadNothingFound(filters, data.products, query);
  const { path, title } = catalogHead(filters, data?.products.facets);
  const description = path === undefined ? undefined : describeList(title, path, from);
  const head = { title, description, structured: describeCatalog(from.origin) };
  return {
    status: data ? 200 : refused,
    // A page further on is not canonical.
    head: isKnown && path && after === null ? { ...head, path } : head,
    isLasting:
      isKnown &&
      isBounded(filters) &&
      priceNames.every((name) => unreadablePrice(searchParams, name) === '') &&
      after === null,
  };
}

/** The list of one category or brand alone has the name of that. */
function describeList(title: string, path: string, from: Pick<From, 'shop' | 'texts'>) {
  return path === catalogPath()
    ? describe('LIST_DESCRIPTION', from)
    : describe('CATEGORY_DESCRIPTION', from, { categorie: title });
}

/** A list of nothing offers other products without scripts, too. */
async function loadNothingFound(filters: Filters, result: SearchResult, query: RunQuery) {
  const isSearch = filters.search.trim() !== '';
  const counted =
    isSearch || hasActiveFilters(filters) ? nothingFoundVariables(filters, result) : [];
  await Promise.all([
    ...counted.map((variables) => query(productCountQuery, variables)),
    isSearch ? query(otherProductsQuery, {}) : null,
  ]);
}

/** A filtered list is loaded like the catalogue's; only the page itself is canonical. */
async function loadCampaign(requested: Requested, from: From): Promise<Loaded> {
  const { slug = '' } = requested.params;
  const [data, list] = await Promise.all([
    from.query(campaignPageQuery, { slug }),
    loadCatalog(requested, from),
  ]);
  const campaign = data?.campaign;
  if (!campaign) return { ...nowhere, isLasting: false };
  const { path, ...words } = campaignHead(campaign);
  const { picture } = campaign;
  const head = {
    ...words,
    pictureAlt: picture?.alt,
    pictures: picture ? await sharedPictures(picture.url, from.describePicture) : [],
    structured: describeCampaign(from, campaign),
  };
  const isCanonical = path !== undefined && !requested.address.searchParams.has('after');
  return { ...list, head: isCanonical ? { ...head, path } : head };
}

function catalogAddress({ address: { searchParams }, params: { slug }, options }: Requested) {
  const filters = readFilters(searchParams, slug, options);
  const after = searchParams.get('after');
  const params = writeFilters(filters);
  for (const name of priceNames) {
    const text = unreadablePrice(searchParams, name);
    if (text !== '') params.set(name, text);
  }
  if (after !== null) params.set('after', after);
  return withLength(catalogPath(filters, params), requestLength(readLength(searchParams)));
}

const priceNames = [filterNames.minPrice, filterNames.maxPrice];

async function loadOccasions(_: Requested, { query, ...from }: From): Promise<Loaded> {
  await query(occasionsPageQuery, {});
  const description = describe('OCCASIONS_DESCRIPTION', from);
  return { head: { ...occasionsHead, description, structured: describeOccasion(from.origin) } };
}

async function loadOccasion(
  { address: { searchParams }, params: { slug } }: Requested,
  from: From,
): Promise<Loaded> {
  const occasion = occasionOf(slug);
  if (!occasion) return { ...nowhere, isLasting: false };
  const after = searchParams.get(occasionParameters.after);
  const first = requestLength(readLength(searchParams));
  const data = await from.query(occasionPageQuery, occasionVariables(occasion, first, after));
  const { path, title } = occasionHead(occasion);
  const description = describeOccasionPage(occasion, from);
  const head = { title, description, structured: describeOccasion(from.origin, occasion) };
  return {
    status: data ? 200 : refused,
    // A page further on is not canonical.
    head: data && path && after === null ? { ...head, path } : head,
    isLasting: after === null && !searchParams.has(occasionParameters.date),
  };
}

function occasionAddress({ address, params: { slug } }: Requested) {
  const { pathname, searchParams } = address;
  const occasion = occasionOf(slug);
  if (!occasion) return pathname;
  return occasionPath(occasion, {
    date: searchParams.get(occasionParameters.date),
    after: searchParams.get(occasionParameters.after),
    length: requestLength(readLength(searchParams)),
  });
}

async function loadProduct(
  { address, params: { productId: id = '' } }: Requested,
  { query, describePicture, ...from }: From,
): Promise<Loaded> {
  const product = (await query(productPageQuery, { id }))?.product;
  if (!product) return { status: missing, head: unknownProductHead, isLasting: false };
  const pictures = await sharedPictures(product.image, describePicture);
  const structured = describeProduct(from, product, pictures);
  const { title: produit, brand: marque } = product;
  const description =
    product.description ?? describe('PRODUCT_DESCRIPTION', from, { produit, marque });
  const variantId = address.searchParams.get(variantParameter);
  const named = product.variants.find((variant) => variant.id === variantId);
  const variant = named ?? firstVariant(product.id, product.variants, undefined);
  return {
    head: { ...productHead(product), description, product, variant, pictures, structured },
    isLasting: variantId === null || named !== undefined,
  };
}

/** The base variant has the product's id, and its page no parameter. */
function productAddress({ address, params: { productId = '' } }: Requested) {
  const variant = address.searchParams.get(variantParameter);
  return paths.product(productId, variant === productId ? undefined : (variant ?? undefined));
}

/** With measures in its address, as it is sent without scripts. */
async function loadFrameFinder(
  { address: { searchParams } }: Requested,
  { query }: From,
): Promise<Loaded> {
  const search = readSearch(searchParams);
  const { measures } = readMeasures(search);
  const after = searchParams.get('after');
  if (!measures) return { head: frameFinderHead, isLasting: searchParams.size === 0 };
  const wanted = wantedIn(search, measures);
  const data = await query(frameFinderQuery, frameFinderVariables(wanted, after));
  if (data?.products.totalCount === 0 && wanted.chosen === null)
    await query(wideningsQuery, wideningsVariables(wanted));
  return { status: data ? 200 : refused, head: frameFinderHead, isLasting: false };
}

function frameFinderAddress({ address: { searchParams } }: Requested) {
  return frameFinderPath(readSearch(searchParams), searchParams.get('after'));
}

/** Others book at any moment: it is rendered anew each time. */
async function loadAdvice(
  { address: { searchParams } }: Requested,
  { query, shop }: From,
): Promise<Loaded> {
  const { kind, day } = readAdviceChoice(searchParams);
  const days = await query(adviceDaysQuery, { kind });
  const shown = day ?? days?.appointmentDays[0];
  if (shown !== undefined) await query(adviceTimesQuery, { kind, day: shown });
  const texts = appointmentTexts.advice;
  const describeAdvice = sellsClothes(shop) ? texts.describe : texts.describePlainly;
  const description = describeAdvice(shop.name);
  return { head: { ...adviceHead, description }, isLasting: false };
}

async function loadTrackedOrder({ params }: Requested, { query }: From): Promise<Loaded> {
  const { orderId: id = '', trackingKey: key = '' } = params;
  const [data] = await Promise.all([
    query(trackedOrderPageQuery, { id, key }),
    query(merchantQuery, {}),
  ]);
  const order = data?.trackedOrder;
  const title = order ? orderTexts.number(order.number) : orderTexts.view.unknownTitle;
  return { status: order ? 200 : missing, head: { title }, isLasting: false };
}

async function loadAppointment({ params }: Requested, { query }: From): Promise<Loaded> {
  const { appointmentId: id = '', appointmentKey: key = '' } = params;
  const data = await query(appointmentPageQuery, { id, key });
  const head = { title: appointmentTexts.page.title };
  return { status: data?.appointment ? 200 : missing, head, isLasting: false };
}

/** Searches, prices and names of options are without number. */
function isBounded({ search, sizes, colours, options, minPrice, maxPrice }: Filters) {
  const isPriced = minPrice !== null || maxPrice !== null;
  return search.trim() === '' && sizes.length + colours.length + options.length === 0 && !isPriced;
}

type Values = readonly { value: string }[];

function isOfTheShop(filters: Filters, facets: { categories: Values; brands: Values }) {
  return areAmong(facets.categories, filters.categories) && areAmong(facets.brands, filters.brands);
}

function areAmong(known: Values, names: readonly string[]) {
  return names.every((name) => known.some(({ value }) => value === name));
}
