import type { Page } from '@playwright/test';

export const times = (page: Page) => page.getByRole('radiogroup', { name: 'Heure' });
/** The hours that are free. */
export const freeTimes = (page: Page) => times(page).locator('input:enabled');
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

export async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'Nom').fill(name);
  await field(page, 'Téléphone').fill('06 12 34 56 78');
}
