import { expect, test } from '../../../support/browser/browser.ts';
import { readStored } from '../../../support/shop/shopper.ts';
import { buy } from '../catalog.steps.ts';
import { advice, choose, dialog, giveMeasures, open } from './sizes.steps.ts';
import { size } from './variants.steps.ts';

test('measures are given once, on a phone, and each garment says which size to take', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/products/caftan-celeste');
  await open(page).click();
  await giveMeasures(page, { 'Tour de hanches': '٣٠٠' });
  await expect(dialog(page).getByLabel('Tour de hanches')).toBeFocused();
  await expect(dialog(page)).toContainText('Un nombre de centimètres, de 20 à 250.');
  const measures = { 'Tour de poitrine': '95,5', 'Tour de hanches': '١١٢', Stature: '1,56' };
  await giveMeasures(page, measures);

  await expect(dialog(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  await expect(advice(page)).toContainText('Votre taille\u00a0: 42');
  const reason = 'votre tour de poitrine, 95,5\u00a0cm, est à 0,5\u00a0cm de sa limite';
  await expect(advice(page)).toContainText(reason);
  // The hips do not decide, and a caftan for 1,56 m is shortened.
  await expect(advice(page)).toContainText('Votre tour de hanches, 112\u00a0cm, dépasse');
  await expect(advice(page)).toContainText('À 1,56\u00a0m, la 42 (146\u00a0cm) est trop longue');
  await expect(choose(page, '44')).toBeVisible();
  await choose(page, '42').click();
  await expect(size(page, '42')).toBeChecked();
  await expect(page).toHaveURL(/caftan-celeste\.42$/);
  await buy(page).click();
  await expect(page.getByRole('button', { name: 'Voir : 42' })).toBeVisible();
  expect(await readStored(page, 'bodyMeasures')).toEqual({ chest: 95.5, hips: 112, height: 156 });

  // Another one names its sizes by letters, and staff say that it runs large.
  await page.goto('/products/tunique-zellige');
  await expect(page.getByText('Taille grand\u00a0: prenez une taille au-dessous.')).toBeVisible();
  await expect(advice(page)).toContainText('Votre taille\u00a0: L');
  await expect(choose(page, 'M')).toBeVisible();
  await open(page).click();
  await expect(dialog(page).getByLabel('Tour de poitrine')).toHaveValue('95,5');
  await dialog(page).getByRole('button', { name: 'Effacer mes mesures' }).click();
  await expect(advice(page)).toHaveCount(0);
  expect(await readStored(page, 'bodyMeasures')).toBeNull();
});
