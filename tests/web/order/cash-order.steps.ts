import type { Page } from '@playwright/test';

export const SHIRT_ID = 'chemisier-plastron-blanc';

export const order = (page: Page) => page.getByRole('button', { name: 'Passer la Commande' });
export const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
export const phone = (page: Page) => page.getByLabel('Téléphone', { exact: true });
export const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });
