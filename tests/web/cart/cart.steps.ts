import type { Page } from '@playwright/test';

export const SHIRT = 'Chemisier à plastron plissé';
export const SHIRT_ID = 'chemisier-plastron-blanc';
export const JEANS = 'Jean droit brut surpiqué';
export const JEANS_ID = 'jean-droit-brut';

export const line = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });
export const summary = (page: Page) => page.getByRole('region', { name: 'Récapitulatif' });
export const sums = (page: Page) => summary(page).getByRole('definition');
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Finds the dot at the icon of a cart that is not empty. */
export const dot = (page: Page) =>
  page
    .getByRole('link', { name: 'Panier', exact: true })
    .getByText('Des articles vous attendent.', { exact: true });

/** Opens the shop with this cart, as an earlier visit left it. */
export async function comeBackWith(page: Page, lines: readonly object[]): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('guestCart', text),
    JSON.stringify(lines),
  );
  await page.goto('/cart');
}
