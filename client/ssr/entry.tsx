import { ApolloClient, ApolloLink } from '@apollo/client';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';

import { pathIn } from '#shared/language.ts';
import { RenderedClient } from '../app/browserClient.ts';
import { lazyNothingFound } from '../catalog/list/lazyNothingFound.ts';
import { lazyAlterations } from '../catalog/product/alterations/lazyAlterations.ts';
import { lazyFrameMeasures } from '../catalog/product/measures/lazyFrameMeasures.ts';
import { createCache } from '../apollo/cache.ts';
import { stateElementId } from '../apollo/pageState.ts';
import { RenderedShop } from '../page/shop.ts';
import { RenderedDay, RenderedPromise } from '../page/today.ts';
import { lazyLayout } from '../app/hydration/lazyLayout.ts';
import { pageAt } from '../app/navigation/pageAt.ts';
import { pageScripts } from '../app/navigation/pageScripts.ts';
import { ShopRoutes } from '../app/navigation/routes.tsx';
import type { FilterOption } from '#shared/catalog/option-filters.ts';
import type { CreateRenderer, DescribePicture } from '#shared/page-renderer.ts';
import { isPageOf } from '#shared/pages.ts';
import { SHOP_FEATURES, type ShopFeature } from '#shared/shop/shop-features.ts';
import { language } from '../text/language.fr.ts';
import { prefix, withoutPrefix } from '../page/prefix.ts';
import { readBuiltPage, themeHashes } from './builtPage.ts';
import { describe } from './describe.ts';
import { dataScript, writeHead } from './head.ts';
import { recordResults, type QueryResult } from './query.ts';
import { notFound, serverPages, unused } from './serverPages.ts';
import { sharedPictures } from './sharedPictures.ts';

/** Renders pages: a bundle of its own, which the server loads. */
export const createRenderer: CreateRenderer = async (clientFolder) => {
  const built = await readBuiltPage(clientFolder);
  // Afterwards each renders synchronously (lazyPage.ts).
  await Promise.all(
    [
      lazyLayout,
      lazyNothingFound,
      lazyFrameMeasures,
      lazyAlterations,
      ...Object.values(pageScripts),
    ].map((page) => page.preload()),
  );

  // One for all pages, since it has transformed their documents. Each is read once: reads are not cached.
  const cache = createCache({ resultCaching: false });
  const client = new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });

  return {
    addressOf(location, options) {
      return pathIn(language, addressIn(requestedAt(new URL(`http://shop${location}`), options)));
    },

    async render(address, { runQuery, now, delivery, sharedPicture, look, ...input }) {
      const { shop, origin, describePicture } = input;
      const results: QueryResult[] = [];
      const requested = requestedAt(new URL(address, origin), shop.options, shop.uses);
      const { module, page, names } = requested;
      const {
        status = 200,
        head,
        isLasting = true,
      } = await page.load(requested, {
        query: recordResults(runQuery, results),
        queryForHead: runQuery,
        ...input,
      });
      const headShop = {
        shop,
        picture: await shopPicture(sharedPicture ?? shop.logo?.url, describePicture),
        pictureAlt: describe('PICTURE_ALT', input),
      };
      // From here on nothing waits: no other page may be rendered between writing the data and extracting it.
      cache.evict({ id: 'ROOT_QUERY' });
      cache.gc();
      for (const result of results) client.writeQuery(result);
      const markup = renderToString(
        <RenderedClient value={client}>
          <RenderedDay value={now.slice(0, 10)}>
            <RenderedPromise value={delivery.promised}>
              <RenderedShop value={shop}>
                <StaticRouter location={address} basename={prefix}>
                  <ShopRoutes names={names} />
                </StaticRouter>
              </RenderedShop>
            </RenderedPromise>
          </RenderedDay>
        </RenderedClient>,
      );
      const data = cache.extract();
      const state = data['ROOT_QUERY']
        ? dataScript('application/json', data, { id: stateElementId })
        : '';
      const canonical = addressIn(requested);
      const isForMany = isPattern(canonical);
      const html = built.wrap(
        {
          head: writeHead(origin, head, status === 404 || isForMany ? null : canonical, headShop),
          markup: isForMany ? withoutPatterns(markup) : markup,
          state,
          now,
          delivery,
          shop,
          look,
        },
        module,
      );
      return {
        status,
        html,
        isLasting,
        inlineScripts: [built.scriptHash],
        inlineStyles: [built.styleHash(module), ...themeHashes(look)],
      };
    },
  };
};

/** Returns the picture of links to pages without one of their own. */
const shopPicture = async (path: string | undefined, describePicture: DescribePicture) =>
  path === undefined ? undefined : (await sharedPictures(path, describePicture)).at(-1);

/** The canonical address, without the language's prefix. */
function addressIn(requested: ReturnType<typeof requestedAt>) {
  return requested.page.addressOf?.(requested) ?? requested.address.pathname;
}

/** Returns whether the server renders it once for all that it matches: the frame of any order. */
const isPattern = (address: string) => address.includes('/:');

/** A frame for any order has no links to itself in other languages: the browser adds them, which knows its address. */
const withoutPatterns = (markup: string) => markup.replaceAll(/ href="[^"]*\/:[^"]*"/g, '');

/** The address without the language's prefix. */
function requestedAt(
  requested: URL,
  options: readonly FilterOption[],
  uses: readonly ShopFeature[] = SHOP_FEATURES,
) {
  const pathname = withoutPrefix(requested.pathname);
  const address = new URL(pathname + requested.search, requested);
  const found = pageAt(pathname);
  if (!found || !isPageOf(found, uses)) {
    const page = found ? unused : notFound;
    return { address, params: {}, options, module: null, page, names: [] };
  }
  const { name, path, module } = found;
  return {
    address,
    params: matchPath(path, pathname)?.params ?? {},
    options,
    module,
    page: serverPages[name],
    names: [name],
  };
}
