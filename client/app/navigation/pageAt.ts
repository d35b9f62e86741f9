import { matchPath } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { pageNames, pages, type PageEntry, type PageName } from '#shared/pages.ts';

export function pageAt(pathname: string): (PageEntry & { name: PageName }) | undefined {
  const name = pageNames.find((each) => matchPath(pages[each].path, pathname));
  return name && { name, ...pages[name] };
}

/**
 * Where to go after log-in or sign-up: `location.state.from` when it is a page of the shop, else
 * the catalogue. History state survives reloads and may be anything.
 */
export function safeReturnPath(state: unknown) {
  const from =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.catalog();
  const page = pageAt(from.split(/[?#]/, 1)[0] ?? '');
  return page && !page.isEntry ? from : paths.catalog();
}
