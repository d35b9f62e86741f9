import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/browser/browser.ts';

const test = base.extend({ width: 375 });

const FRAME = '/products/lunettes-carrees-noires';
const printed = (page: Page) => page.getByLabel('Nombres gravés dans vos lunettes');
const compare = (page: Page) => page.getByRole('link', { name: 'Comparer à ma monture' });
const matches = (page: Page) => page.getByRole('main').getByRole('article');

test('by keys: from a pair to the numbers of one’s own, a correction, the frames, and back', async ({
  page,
}) => {
  await page.goto(FRAME);
  await compare(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/trouver-ma-monture\?pour=lunettes-carrees-noires/);

  await printed(page).focus();
  await page.keyboard.type('52-18');
  await page.keyboard.press('Enter');
  await expect(printed(page)).toBeFocused();
  await expect(printed(page)).toHaveAccessibleDescription(
    'Il manque la longueur des branches (le dernier).',
  );
  await page.keyboard.press('End');
  await page.keyboard.type(' ١٤٥');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: /montures à votre taille/ })).toBeVisible();
  await expect(matches(page).filter({ hasText: '7\u00a0mm plus large' })).toHaveCount(1);
  expect(page.url()).not.toContain('mesures');

  const back = page.getByRole('link', { name: 'Revenir à la monture que vous regardiez' });
  await back.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Face à votre monture' });
  await expect(dialog.getByRole('row', { name: 'Face 141\u00a0mm 134\u00a0mm' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // They are not requested again, until they are erased.
  await page.goto('/trouver-ma-monture');
  await expect(matches(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Effacer mes mesures' }).focus();
  await page.keyboard.press('Enter');
  await expect(printed(page)).toHaveValue('');
  await expect(matches(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('frameMeasures'))).toBeNull();
});
