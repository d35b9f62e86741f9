import type { Locator, Page } from '@playwright/test';

/** Something that a shopper does, and what shows that it was done. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Done on a page that nobody has touched before: what it needs for it is not there yet. */
  readonly isFirstSign?: true;
  /** Does it, with a finger where one would. */
  readonly act: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Locator;
}

/** Until a phone's keyboard is there to be typed on. */
const KEYBOARD_MS = 300;

const firstCard = (page: Page) => page.getByRole('article').first();
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filtres' }).tap();

const AWAKE: readonly Interaction[] = [
  {
    name: 'add to cart',
    path: '/products',
    act: (page) => firstCard(page).getByRole('button', { name: 'Ajouter au Panier' }).tap(),
    done: (page) => firstCard(page).getByRole('link', { name: 'Voir le Panier' }),
  },
  {
    name: 'filter',
    path: '/products',
    async act(page) {
      await openFilters(page);
      await page.getByRole('checkbox', { name: 'Robes' }).tap();
    },
    done: (page) => count(page, '6 produits'),
  },
  {
    name: 'sort',
    path: '/products',
    async act(page) {
      await openFilters(page);
      await page.getByRole('radio', { name: 'Prix croissant' }).tap();
    },
    done: (page) => page.getByRole('radio', { name: 'Prix croissant', checked: true }),
  },
  {
    name: 'type in search',
    path: '/products',
    async act(page) {
      await page.getByRole('searchbox').tap();
      await page.waitForTimeout(KEYBOARD_MS);
      await page.getByRole('searchbox').pressSequentially('celeste', { delay: 120 });
    },
    done: (page) => count(page, '1 produit'),
  },
  {
    name: 'open product',
    path: '/products',
    act: (page) => firstCard(page).getByRole('link').first().tap(),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Chemisier à plastron plissé' }),
  },
];

/** Of these a first press that opens another page is the browser's own business. */
const AT_FIRST = AWAKE.filter(({ name }) => name !== 'open product');

export const INTERACTIONS: readonly Interaction[] = [
  ...AWAKE,
  ...AT_FIRST.map((each) => ({
    ...each,
    name: `${each.name}, the first touch`,
    isFirstSign: true as const,
  })),
];
