import { lazy, type ComponentType } from 'react';

import { reloadForScript } from './reloadForScript.ts';

/**
 * A page with a script of its own. Once preloaded it renders synchronously: without a flash of the
 * loader, and on the server. `loadToShow` replaces `load` where rendering alone must not fetch it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadToShow = load,
) {
  type PageModule = { default: ComponentType<Props> };
  let loaded: PageModule | undefined;
  const store = async (loading: Promise<ComponentType<Props>>) =>
    (loaded ??= { default: await loading });
  const Page = lazy(() => {
    if (!loaded) return store(loadToShow()).catch((error: unknown) => reloadForScript(error));
    const module = loaded;
    // React continues synchronously when `then` calls back at once, which a real promise never
    // does.
    // oxlint-disable-next-line unicorn/no-thenable
    const now = { then: (resolve: (value: PageModule) => void) => resolve(module) };
    return now as unknown as Promise<PageModule>;
  });
  return { Page, preload: async () => loaded ?? store(load()) };
}
