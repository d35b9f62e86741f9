import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { answers } from '../../support/shop/shopper.ts';
import { heading } from './catalog.steps.ts';
import { SHIRT, SHIRT_ID } from './variants.steps.ts';

export async function look(page: Page, id = SHIRT_ID, title = SHIRT): Promise<void> {
  await page.goto(`/products/${id}`);
  await expect(heading(page)).toHaveText(title);
  await answers(page);
}

export const viewed = (page: Page) => page.getByRole('region', { name: 'Vus récemment' });

export const enlarge = (page: Page) => page.getByRole('button', { name: 'Agrandir l’image' });
export const viewer = (page: Page) => page.getByRole('dialog', { name: SHIRT });
export const zoom = (page: Page) => viewer(page).getByRole('status');

/** Where the enlarged picture lies on the screen. */
export async function place(page: Page) {
  const box = await viewer(page).getByRole('img').boundingBox();
  if (!box) throw new Error('The picture is not there');
  return box;
}
