import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';

import { createCache } from '../apollo/cache.ts';
import { stateElementId } from '../apollo/pageState.ts';
import { pages } from '../app/pages.ts';
import { pageAt } from '../app/navigation/pageAt.ts';
import { pageScripts } from '../app/navigation/pageScripts.ts';
import { paths } from '../page/paths.ts';
import { ShopRoutes } from '../app/navigation/routes.tsx';
import { shopData } from '../app/hydration/shopData.ts';
import { catalogPath, readFilters, restPath } from '../catalog/list/filters.ts';
import { readLength, requestLength, withLength } from '../catalog/list/listLength.ts';
import { Answers } from './apolloReact.tsx';
import { noteAnswers, type RunQuery } from './query.ts';
import { readBuiltPage } from './builtPage.ts';
import { dataScript, writeHead } from './head.ts';
import { loadPage } from './loadPage.ts';
import type { DescribePicture } from './sharedPictures.ts';

/*
 * The pages as the server renders them: built into a bundle of its own, which the server loads. What
 * the two sides agree on is written down in server/http/pages/renderer.ts.
 */

export { pages };

/** Reads the built client once; gives what renders pages. */
export async function createRenderer(clientFolder: string) {
  const built = await readBuiltPage(clientFolder);
  // Afterwards each is rendered in one go (lazyPage.ts).
  await Promise.all([shopData, ...Object.values(pageScripts)].map((page) => page.preload()));

  return {
    /** One address for all that lead to the same page: what no page reads is left out. */
    addressOf(location: string) {
      const { pathname, searchParams } = new URL(`http://shop${location}`);
      const id = matchPath(pages.product.path, pathname)?.params['productId'];
      if (id !== undefined) return paths.product(id);
      if (pageAt(pathname)?.name !== 'catalog') return pathname;
      const filters = readFilters(searchParams);
      const after = searchParams.get('after');
      const path = after === null ? catalogPath(filters) : restPath(filters, after);
      return withLength(path, requestLength(readLength(searchParams)));
    },

    /** Renders the page at an address as any visitor sees it. `origin` begins its absolute links. */
    async render(
      address: string,
      {
        ask,
        describePicture,
        origin,
      }: { ask: RunQuery; describePicture: DescribePicture; origin: string },
    ) {
      const cache = createCache();
      const answers = new Map<unknown, unknown>();
      const page = await loadPage(new URL(address, origin), {
        ask: noteAnswers(ask, cache, answers),
        queryAside: ask,
        describePicture,
        origin,
      });
      const markup = renderToString(
        <Answers value={answers}>
          <StaticRouter location={address}>
            <ShopRoutes />
          </StaticRouter>
        </Answers>,
      );
      const state = dataScript('application/json', cache.extract(), stateElementId);
      const html = built.wrap({ head: writeHead(origin, page.head), markup, state }, page);
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
