import { findFaults } from '../../../audit/axe.ts';
import { expect, test } from '../../../support/browser/browser.ts';
import { shiftsOf, watchShifts } from '../../../support/browser/shifts.ts';
import { advice, choose, dialog, giveMeasures, open } from './sizes.steps.ts';
import { size } from './variants.steps.ts';

test('with the keyboard alone, announced once, without faults at both widths', async ({ page }) => {
  await page.goto('/products/caftan-celeste');
  await open(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Tour de poitrine')).toBeFocused();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findFaults(page)).toEqual([]);
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Indiquez au moins une mesure.');
  await page.keyboard.type('91,5');
  await page.keyboard.press('Enter');
  const said = 'Votre taille\u00a0: 40. La taille 40\u00a0: votre tour de poitrine, 91,5\u00a0cm';
  await expect(page.locator('[aria-live="polite"]', { hasText: said })).toHaveCount(1);
  await expect(open(page)).toBeFocused();
  expect(await findFaults(page)).toEqual([]);
  await choose(page, '42').focus();
  await page.keyboard.press('Enter');
  await expect(size(page, '42')).toBeChecked();
  await expect(choose(page, '42')).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('link', { name: 'Guide des tailles' }).first().click();
  const own = page.getByRole('dialog').getByRole('row', { name: /votre taille/ });
  await expect(own.getByRole('rowheader')).toContainText('40');
  expect(await findFaults(page)).toEqual([]);
});

const NOTHING_TO_SAY = { chest: 91.5, hips: 97.5 };
const MUCH_TO_SAY = { chest: 95.5, waist: 90, hips: 112, height: 156 };

test.for(
  ['', '/ar'].flatMap((language) =>
    [375, 1280].flatMap((width) =>
      [NOTHING_TO_SAY, MUCH_TO_SAY].map((measures) => ({ language, width, measures })),
    ),
  ),
)('known measures move nothing: %j', async ({ language, width, measures }, { page }) => {
  await page.setViewportSize({ width, height: 2000 });
  await page.addInitScript(watchShifts);
  await page.addInitScript(
    (stored) => localStorage.setItem('bodyMeasures', stored),
    JSON.stringify(measures),
  );
  for (const product of ['caftan-celeste', 'tunique-zellige']) {
    await page.goto(`${language}/products/${product}`);
    const own = page.locator('section.my-size');
    await expect(own.getByRole('button')).not.toHaveCount(0);
    const remarks = own.getByRole('group');
    await expect(remarks).toHaveCount(measures === MUCH_TO_SAY ? 1 : 0);
    expect(await shiftsOf(page)).toBeLessThan(0.001);
    if (measures === NOTHING_TO_SAY) continue;
    const remark = remarks.locator('p').first();
    await expect(remark).toBeHidden();
    await remarks.locator('summary').press('Enter');
    await expect(remark).toBeVisible();
  }
});

test('measures that cannot be read are dropped, and what is no garment needs none', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('bodyMeasures', '{"chest":"x"}'));
  await page.goto('/products/caftan-celeste');
  await open(page).click();
  await expect(dialog(page).getByLabel('Tour de poitrine')).toHaveValue('');
  await giveMeasures(page, { Stature: '1,68' });
  await expect(advice(page)).toContainText('Pour cet article, indiquez votre tour de poitrine');
  await open(page).click();
  await giveMeasures(page, { 'Tour de poitrine': '104' });
  await expect(advice(page)).toContainText('cet article s’arrête à la 44.');
  // The shop has published no e-mail.
  await expect(page.getByRole('link', { name: /écrivez-nous/ })).toHaveCount(0);
  await page.goto('/products/lunettes-aviateur-dorees');
  await expect(page.getByRole('group', { name: 'Calibre' })).toBeVisible();
  await expect(open(page)).toHaveCount(0);
});
