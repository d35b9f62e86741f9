import { matchPath } from 'react-router-dom';

import { pageAt } from '../app/navigation/pageAt.ts';
import { pages } from '../app/pages.ts';
import { pageTitles } from './pageTitles.ts';
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

const missing = 404;
const refused = 400;

/** At every address that the shop does not have. */
const notFound: LoadedPage = {
  module: null,
  isWhole: true,
  status: missing,
  head: { title: fr.app.notFound.documentTitle },
  isLasting: true,
};

/** Loads the data of the page at this address, and what its head says. */
export async function loadPage(address: URL, from: From): Promise<LoadedPage> {
  const { pathname, searchParams } = address;
  const page = pageAt(pathname);
  if (!page) return notFound;
  const { name, module } = page;
  if (name === 'home') return loadHome(from);
  if (name === 'catalog') return loadCatalog(searchParams, from);
  if (name === 'product') {
    const { productId = '' } = matchPath(page.path, pathname)?.params ?? {};
    return loadProduct(productId, from);
  }
  return {
    module,
    isWhole: false,
    status: 200,
    head: { title: pageTitles[name] },
    isLasting: true,
  };
}

async function loadHome({ ask, origin }: From): Promise<LoadedPage> {
  await ask(homePageQuery, {});
  const head = { ...homeHead, structured: describeShop(origin) };
  return { module: pages.home.module, isWhole: true, status: 200, head, isLasting: true };
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
    module: pages.catalog.module,
    isWhole: data !== null,
    status: data ? 200 : refused,
    // A list that begins further on is no page of its own.
    head: isKnown && path && after === null ? { ...head, path } : head,
    isLasting: isKnown && filters.search.trim() === '' && after === null,
  };
}

async function loadProduct(id: string, from: From): Promise<LoadedPage> {
  const { ask, queryAside, describePicture, origin } = from;
  const { module } = pages.product;
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
