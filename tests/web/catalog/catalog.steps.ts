import type { Locator, Page, Route } from '@playwright/test';

export const count = (page: Page) => page.getByRole('status');
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading', { level: 3 });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher...' });
export const suggestions = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
export const filters = (page: Page) => page.getByRole('button', { name: 'Filtres', exact: true });
export const panel = (page: Page) => page.getByRole('region', { name: 'Filtres' });
export const more = (page: Page) => page.getByRole('button', { name: 'Voir plus de produits' });
export const chips = (page: Page) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('button');
/** The product that the page is about. */
export const product = (page: Page) => page.getByRole('main').getByRole('article');
export const buy = (page: Page) => product(page).getByRole('button', { name: 'Ajouter au Panier' });

export const ALL = '41 produits';
export const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** The next request for data, which waits until it is continued. */
export const heldRequest = (page: Page) =>
  new Promise<Route>((resolve) => void page.route('**/graphql', resolve, { times: 1 }));

/** In whole pixels. */
export const placeOf = async (element: Locator) =>
  Object.values((await element.boundingBox()) ?? {}).map(Math.round);
