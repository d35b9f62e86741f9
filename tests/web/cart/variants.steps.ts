import type { Page } from '@playwright/test';

export const SHIRT = 'chemisier-plastron-blanc';
export const TITLE = 'Chemisier à plastron plissé';

export const line = (page: Page) => page.getByRole('main').getByRole('article', { name: TITLE });
export const select = (page: Page, name: string) => line(page).getByRole('combobox', { name });
