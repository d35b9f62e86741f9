import { createElement, lazy, useState, type ComponentType } from 'react';

import { reloadForScript } from './reloadForScript.ts';

/**
 * A page with a script of its own. Once preloaded it renders synchronously: without a flash of the
 * loader, and on the server. `loadToShow` replaces `load` where rendering alone must not fetch it.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  loadToShow = load,
) {
  let loaded: ComponentType<Props> | undefined;
  const store = async (loading: Promise<ComponentType<Props>>) => (loaded ??= await loading);
  const Loading = lazy(async () => ({
    default: await store(loadToShow()).catch((error: unknown) => reloadForScript(error)),
  }));
  function Page(props: Props) {
    // Chosen once: to exchange it would lose the state of the page that is shown.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loading);
    return createElement(Shown, props);
  }
  return { Page, preload: async () => loaded ?? store(load()) };
}
