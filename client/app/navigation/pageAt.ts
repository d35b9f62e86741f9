import { matchPath } from 'react-router-dom';

import { pageNames, pages, type PageEntry, type PageName } from '../pages.ts';

export function pageAt(pathname: string): (PageEntry & { name: PageName }) | undefined {
  const name = pageNames.find((each) => matchPath(pages[each].path, pathname));
  return name && { name, ...pages[name] };
}
