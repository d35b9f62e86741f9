import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';

import { createCache } from '../apollo/cache.ts';
import { stateElementId } from '../apollo/pageState.ts';
import { RenderedDay } from '../apollo/today.ts';
import { pages } from '../app/pages.ts';
import { pageAt } from '../app/navigation/pageAt.ts';
import { pageScripts } from '../app/navigation/pageScripts.ts';
import { paths, variantParameter } from '../page/paths.ts';
import { ShopRoutes } from '../app/navigation/routes.tsx';
import { shopData } from '../app/hydration/shopData.ts';
import { catalogPath, readFilters, restPath } from '../catalog/list/filter/filters.ts';
import { readLength, requestLength, withLength } from '../catalog/list/listLength.ts';
import { QueryResults } from './apolloReact.tsx';
import { inboxesMark } from '../mockman/webhooks/inbox.ts';
import { recordResults, type RunQuery } from './query.ts';
import { readBuiltPage } from './builtPage.ts';
import { dataScript, writeHead } from './head.ts';
import { loadPage } from './loadPage.ts';
import type { DescribePicture } from './sharedPictures.ts';

/*
 * Renders pages: a bundle of its own, which the server loads. Its interface is declared in
 * server/http/pages/renderer.ts.
 */

export { pages };

/** The base variant has the product's id, and its page no parameter. */
function otherVariant(productId: string, params: URLSearchParams) {
  const variant = params.get(variantParameter);
  return variant === null || variant === productId ? undefined : variant;
}

export async function createRenderer(clientFolder: string) {
  const built = await readBuiltPage(clientFolder);
  // Afterwards each renders synchronously (lazyPage.ts).
  await Promise.all([shopData, ...Object.values(pageScripts)].map((page) => page.preload()));

  return {
    /** The canonical address: parameters that the page does not read are dropped. */
    addressOf(location: string) {
      const { pathname, searchParams } = new URL(`http://shop${location}`);
      const id = matchPath(pages.product.path, pathname)?.params['productId'];
      if (id !== undefined) return paths.product(id, otherVariant(id, searchParams));
      if (pageAt(pathname)?.name !== 'catalog') return pathname;
      const filters = readFilters(searchParams);
      const after = searchParams.get('after');
      const path = after === null ? catalogPath(filters) : restPath(filters, after);
      return withLength(path, requestLength(readLength(searchParams)));
    },

    /**
     * Renders a page as any guest sees it on the day of `now`, an instant with Rabat's offset.
     * `origin` begins its absolute links.
     */
    async render(
      address: string,
      {
        runQuery,
        describePicture,
        origin,
        now,
        hasInboxes,
      }: {
        runQuery: RunQuery;
        describePicture: DescribePicture;
        origin: string;
        now: string;
        hasInboxes: boolean;
      },
    ) {
      const cache = createCache();
      const results = new Map<unknown, unknown>();
      const page = await loadPage(new URL(address, origin), {
        query: recordResults(runQuery, cache, results),
        queryForHead: runQuery,
        describePicture,
        origin,
      });
      const markup = renderToString(
        <QueryResults value={results}>
          <RenderedDay value={now.slice(0, 10)}>
            <StaticRouter location={address}>
              <ShopRoutes />
            </StaticRouter>
          </RenderedDay>
        </QueryResults>,
      );
      const state =
        results.size > 0
          ? dataScript('application/json', cache.extract(), {
              id: stateElementId,
              'data-day': now.replace(/T[\d:]+/, ''),
            })
          : '';
      const mark = hasInboxes && page.module === pages.mockman.module ? inboxesMark : '';
      const head = writeHead(origin, page.head) + mark;
      const html = built.wrap({ head, markup, state }, page.module);
      return {
        status: page.status,
        html,
        isLasting: page.isLasting,
        inlineScripts: [built.scriptHash],
        inlineStyles: [built.styleHash(page.module)],
      };
    },
  };
}
