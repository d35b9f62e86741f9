import type { Locator, Page } from '@playwright/test';

/** Something that a shopper does, and what shows that it was done. */
export interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Does it, with a finger where one would. */
  readonly act: (page: Page) => Promise<void>;
  readonly done: (page: Page) => Locator;
}

const firstCard = (page: Page) => page.getByRole('article').first();
const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filtres' }).tap();

export const INTERACTIONS: readonly Interaction[] = [
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
    act: (page) => page.getByRole('searchbox').pressSequentially('celeste', { delay: 120 }),
    done: (page) => count(page, '1 produit'),
  },
  {
    name: 'open product',
    path: '/products',
    act: (page) => firstCard(page).getByRole('link').first().tap(),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Chemisier à plastron plissé' }),
  },
];
