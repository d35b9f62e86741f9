import type { Page } from '@playwright/test';

export const SHIRT = 'Chemisier à plastron plissé';
export const card = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });
export const wish = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Ajouter à la liste de souhaits' });
export const unwish = (page: Page, title: string) =>
  card(page, title).getByRole('button', { name: 'Retirer de la liste de souhaits' });
