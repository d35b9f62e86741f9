import { lazy, type ComponentType } from 'react';

import { reloadWhenOutdated } from './reloadWhenOutdated.ts';

/**
 * A page with a script of its own. `preload` fetches it ahead; a page fetched before is rendered at
 * once, without a flash of the loader, and on the server. `loadToShow` is for a page that is not to
 * be fetched as soon as it is rendered.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadToShow = load,
) {
  type PageModule = { default: ComponentType<Props> };
  let loaded: PageModule | undefined;
  const keep = async (loading: Promise<ComponentType<Props>>) =>
    (loaded ??= { default: await loading });
  const Page = lazy(() => {
    if (!loaded) return keep(loadToShow()).catch(reloadWhenOutdated);
    const module = loaded;
    // React calls `then` and goes on in the same turn when it is answered at once, which a real
    // promise never does.
    // oxlint-disable-next-line unicorn/no-thenable
    const now = { then: (resolve: (value: PageModule) => void) => resolve(module) };
    return now as unknown as Promise<PageModule>;
  });
  return { Page, preload: async () => loaded ?? keep(load()) };
}
