import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';

/** On the page of a skirt: chooses a taller woman, on whom it ends higher. */
export async function chooseTaller(page: Page): Promise<void> {
  await page.goto('/products/jupe-plissee-safran');
  const heights = page.getByRole('group', { name: 'Vous mesurez' });
  await expect(heights.getByRole('radio', { name: '1,66\u00a0m' })).toBeChecked();
  const middle = heights.getByRole('img', {
    name: 'Sur une femme de 1,66\u00a0m, s’arrête à mi-mollet.',
  });
  await expect(middle).toBeVisible();

  await heights.getByRole('radio', { name: '1,74\u00a0m' }).check();
  await expect(middle).toBeHidden();
  const tall = heights.getByRole('img', { name: /^Sur une femme de 1,74\sm, s’arrête / });
  await expect(tall).toBeVisible();
  await expect(heights.getByRole('img')).toHaveCount(1);
}
