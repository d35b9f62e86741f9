import { matchPath } from 'react-router-dom';

import { paths } from '../app/paths.ts';
import { catalogHead } from '../catalog/catalogHead.ts';
import { catalogPageQuery } from '../catalog/catalogPageQuery.ts';
import { catalogVariables, readFilters, type Filters } from '../catalog/filters.ts';
import { readLength, requestLength } from '../catalog/listLength.ts';
import { productHead, unknownProductHead } from '../catalog/productHead.ts';
import { productPageQuery } from '../catalog/productPageQuery.ts';
import { homeHead } from '../home/homeHead.ts';
import { homePageQuery } from '../home/homePageQuery.ts';
import { fr } from '../text/fr.ts';
import type { Ask } from './ask.ts';
import type { PublicHead } from './head.ts';
import { productOfferQuery } from './productOffer.ts';
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
  ask: Ask;
  /** As `ask`, for the head alone. */
  askAside: Ask;
  origin: string;
};

/** Stands for every address that the shop does not have. */
const nowhere = '/404';

const missing = 404;
const refused = 400;

/** Asks for what the page at this address shows, and for what its head tells. */
export async function loadPage(address: URL, from: From): Promise<LoadedPage> {
  const { pathname, searchParams } = address;
  if (pathname === paths.home()) return loadHome(from);
  if (pathname === paths.catalog()) return loadCatalog(searchParams, from);
  const id = matchPath('/products/:id', pathname)?.params.id;
  if (id !== undefined) return loadProduct(id, from);
  const [status, title] =
    pathname === nowhere ? [missing, fr.app.notFound.documentTitle] : [200, fr.home.documentTitle];
  return { module: null, isWhole: status === missing, status, head: { title }, isLasting: true };
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
    module: 'catalog/CatalogPage.tsx',
    isWhole: data !== null,
    status: data ? 200 : refused,
    // A list that begins further on is no page of its own.
    head: isKnown && path && after === null ? { ...head, path } : head,
    isLasting: isKnown && filters.search.trim() === '' && after === null,
  };
}

async function loadProduct(id: string, { ask, askAside, origin }: From): Promise<LoadedPage> {
  const module = 'catalog/ProductPage.tsx';
  const [data, offer] = await Promise.all([
    ask(productPageQuery, { id }),
    askAside(productOfferQuery, { id }),
  ]);
  if (!data?.product) {
    const head = unknownProductHead;
    return { module, isWhole: true, status: missing, head, isLasting: false };
  }
  const product = offer?.product ?? undefined;
  const structured = product && describeProduct(origin, product);
  const head = { ...productHead(data.product), product, structured };
  return { module, isWhole: true, status: 200, head, isLasting: true };
}

type Values = readonly { value: string }[];

function isOfTheShop(filters: Filters, facets: { categories: Values; brands: Values }) {
  return areAmong(facets.categories, filters.categories) && areAmong(facets.brands, filters.brands);
}

function areAmong(known: Values, names: readonly string[]) {
  return names.every((name) => known.some(({ value }) => value === name));
}
