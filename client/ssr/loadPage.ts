import { matchPath } from 'react-router-dom';

import { logInPageQuery } from '../account/entry/logInPageQuery.ts';
import { pageAt } from '../app/navigation/pageAt.ts';
import { pages } from '../app/pages.ts';
import { pageTitles } from './pageTitles.ts';
import { catalogHead } from '../catalog/list/catalogHead.ts';
import { catalogPageQuery } from '../catalog/list/catalogPageQuery.ts';
import { catalogVariables, readFilters, type Filters } from '../catalog/list/filter/filters.ts';
import { readLength, requestLength } from '../catalog/list/listLength.ts';
import { productHead, unknownProductHead } from '../catalog/product/productHead.ts';
import { productPageQuery } from '../catalog/product/productPageQuery.ts';
import { homeHead, homePageQuery } from '../home/homePageQuery.ts';
import { variantParameter } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { merchantQuery } from '../apollo/merchant.ts';
import { sizeGuidesQuery } from '../information/SizeGuideList.tsx';
import { informationPages, isInformation, type InformationPageName } from './informationPages.ts';
import type { RunQuery } from './query.ts';
import type { PublicHead } from './head.ts';
import { productOfferQuery } from './productOffer.ts';
import { sharedPictures, type DescribePicture } from './sharedPictures.ts';
import {
  describeCatalog,
  describeInformation,
  describeProduct,
  describeShop,
} from './structuredData.ts';

export type LoadedPage = {
  /** Source of the page's script; null for none. */
  module: string | null;
  status: number;
  head: PublicHead;
  /** False for unbounded sets of addresses, such as searches. */
  isLasting: boolean;
};

type From = {
  /** Its data is sent with the page. */
  query: RunQuery;
  /** Its data is not. */
  queryForHead: RunQuery;
  describePicture: DescribePicture;
  origin: string;
};

const missing = 404;
const refused = 400;

const notFound: LoadedPage = {
  module: null,
  status: missing,
  head: { title: fr.app.notFound.documentTitle },
  isLasting: true,
};

export async function loadPage(address: URL, from: From): Promise<LoadedPage> {
  const { pathname, searchParams } = address;
  const page = pageAt(pathname);
  if (!page) return notFound;
  const { name, module } = page;
  if (name === 'home') return loadHome(from);
  if (name === 'catalog') return loadCatalog(searchParams, from);
  if (name === 'product') {
    const { productId = '' } = matchPath(page.path, pathname)?.params ?? {};
    return loadProduct(productId, searchParams.get(variantParameter), from);
  }
  if (isInformation(name)) return loadInformation(name, from);
  if (name === 'logIn') await from.query(logInPageQuery, {});
  return {
    module,
    status: 200,
    head: { title: pageTitles[name] },
    isLasting: true,
  };
}

async function loadHome({ query, queryForHead, origin }: From): Promise<LoadedPage> {
  const [shop] = await Promise.all([queryForHead(merchantQuery, {}), query(homePageQuery, {})]);
  const head = { ...homeHead, structured: describeShop(origin, shop?.shop.merchant) };
  return { module: pages.home.module, status: 200, head, isLasting: true };
}

async function loadCatalog(params: URLSearchParams, from: From): Promise<LoadedPage> {
  const filters = readFilters(params);
  const after = params.get('after');
  const first = requestLength(readLength(params));
  const data = await from.query(catalogPageQuery, catalogVariables(filters, first, after));
  const isKnown = data !== null && isOfTheShop(filters, data.products.facets);
  const { path, ...words } = catalogHead(filters);
  const head = { ...words, structured: describeCatalog(from.origin) };
  return {
    module: pages.catalog.module,
    status: data ? 200 : refused,
    // A page further on is not canonical.
    head: isKnown && path && after === null ? { ...head, path } : head,
    isLasting: isKnown && isBounded(filters) && after === null,
  };
}

async function loadProduct(id: string, variantId: string | null, from: From): Promise<LoadedPage> {
  const { query, queryForHead, describePicture, origin } = from;
  const { module } = pages.product;
  const [data, offer] = await Promise.all([
    query(productPageQuery, { id }),
    queryForHead(productOfferQuery, { id }),
  ]);
  if (!data?.product) {
    const head = unknownProductHead;
    return { module, status: missing, head, isLasting: false };
  }
  const product = offer?.product ?? undefined;
  const pictures = product && (await sharedPictures(product.image, describePicture));
  const structured = product && pictures && describeProduct(origin, product, pictures);
  const head = { ...productHead(data.product), product, pictures, structured };
  const isKnown =
    variantId === null || data.product.variants.some((variant) => variant.id === variantId);
  return { module, status: 200, head, isLasting: isKnown };
}

async function loadInformation(name: InformationPageName, from: From): Promise<LoadedPage> {
  const document = informationPages[name];
  const [shop] = await Promise.all([
    from.query(merchantQuery, {}),
    name === 'sizeGuide' ? from.query(sizeGuidesQuery, {}) : null,
  ]);
  const { title, description, path } = document;
  const structured = describeInformation(from.origin, document, shop?.shop.merchant);
  const head = { title, description, path, structured };
  return { module: pages[name].module, status: 200, head, isLasting: true };
}

/** Searches, prices and names of options are without number. */
function isBounded({ search, sizes, colours, minPrice, maxPrice }: Filters) {
  const isPriced = minPrice !== null || maxPrice !== null;
  return search.trim() === '' && sizes.length + colours.length === 0 && !isPriced;
}

type Values = readonly { value: string }[];

function isOfTheShop(filters: Filters, facets: { categories: Values; brands: Values }) {
  return areAmong(facets.categories, filters.categories) && areAmong(facets.brands, filters.brands);
}

function areAmong(known: Values, names: readonly string[]) {
  return names.every((name) => known.some(({ value }) => value === name));
}
