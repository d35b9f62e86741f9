import type { Page } from '@playwright/test';
import { product } from '../catalog.steps.ts';

export const open = (page: Page) => page.getByRole('button', { name: 'Ma taille' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ma taille' });
export const advice = (page: Page) => product(page).getByRole('region', { name: 'Ma taille' });
export const choose = (page: Page, size: string) =>
  advice(page).getByRole('button', { name: `Choisir la taille ${size}` });

export async function giveMeasures(
  page: Page,
  measures: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(measures)) {
    await dialog(page).getByLabel(label).fill(text);
  }
  await dialog(page).getByRole('button', { name: 'Voir ma taille' }).click();
}
