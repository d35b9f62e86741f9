import { describe } from 'vitest';
import { backOfficeTest as test, logIn } from '../../support/browser/back-office.ts';
import { expect } from '../../support/browser/browser.ts';
import { cell, openProduct, pasteCells, save, saveAll } from './products.steps.ts';

test.beforeEach(async ({ page, url }) => logIn(page, url));

describe('the grid of variants', () => {
  test('reads tables by their headings, names what is wrong, and takes a paste back', async ({
    page,
  }) => {
    await openProduct(page);
    const stock = cell(page, 'Stock 42 / Blanc');
    const before = await stock.inputValue();
    const html =
      '<table><tr><th>Taille</th><th>Couleur</th><th>Stock</th><th>Prix</th></tr>' +
      '<tr><td>42</td><td>blanc</td><td>3</td><td>1 299,50</td></tr>' +
      '<tr><td>44</td><td>Blanc</td><td>beaucoup</td><td></td></tr>' +
      '<tr><td>60</td><td>Blanc</td><td>1</td><td></td></tr></table>';
    await pasteCells(cell(page, 'Référence 36 / Blanc'), 'x\ty', html);
    await expect(stock).toHaveValue('3');
    await expect(cell(page, 'Prix 42 / Blanc')).toHaveValue('1\u202f299,50');
    await expect(page.getByText('1 case à corriger')).toBeVisible();
    await expect(page.getByText('laissée de côté : 60 / Blanc')).toBeVisible();
    await save(page);
    await expect(cell(page, 'Stock 44 / Blanc')).toBeFocused();
    await page.getByRole('button', { name: 'Annuler le collage' }).click();
    await expect(stock).toHaveValue(before);
    await expect(page.getByText('Tout est enregistré.')).toBeVisible();
  });

  test('is moved through as a spreadsheet, and text is still edited', async ({ page }) => {
    await openProduct(page);
    await cell(page, 'Référence 36 / Blanc').fill('AB');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('-');
    await expect(cell(page, 'Référence 36 / Blanc')).toHaveValue('A-B');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, 'Prix 36 / Blanc')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(cell(page, 'Stock 36 / Bleu ciel')).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    await expect(cell(page, 'Stock 36 / Blanc')).toBeFocused();
  });

  test('takes barcodes and makers’ numbers, and names a wrong check digit', async ({ page }) => {
    await openProduct(page);
    const [barcode, maker] = ['Code-barres 36 / Blanc', 'Référence du fabricant 36 / Blanc'];
    await expect(cell(page, barcode)).toBeHidden();
    const cells = 'Variante\tGTIN\tMPN\n36 / Blanc\t4 006381 333932\tRB3025';
    await pasteCells(cell(page, 'Stock 38 / Blanc'), cells);
    await expect(cell(page, maker)).toHaveValue('RB3025');
    await save(page);
    await expect(cell(page, barcode)).toBeFocused();
    await expect(cell(page, barcode)).toHaveAccessibleDescription(/avec sa clé/);
    await cell(page, barcode).fill('4006381333931');
    await saveAll(page);
    await page.reload();
    await expect(cell(page, barcode)).toHaveValue('4006381333931');
    await expect(cell(page, maker)).toHaveValue('RB3025');
  });

  test('refuses a value that differs only in case at its field', async ({ page }) => {
    await openProduct(page);
    await page.getByRole('textbox', { name: 'Nouvelle valeur de Couleur' }).fill('blanc');
    await page.keyboard.press('Enter');
    await save(page);
    const value = page.getByRole('textbox', { name: 'Couleur : blanc', exact: true });
    await expect(value).toBeFocused();
    await expect(value).toHaveAccessibleDescription(/«\u00a0Blanc\u00a0» que/);
    await value.fill('Écru');
    await expect(value).toBeHidden();
    await saveAll(page);
  });

  test('shows why a variant stays, and loses nothing', async ({ page }) => {
    await openProduct(page);
    await page.getByRole('button', { name: 'Retirer la variante 40 / Blanc', exact: true }).click();
    await page.getByLabel('Marque').fill('Autre marque');
    await save(page);
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
    await expect(cell(page, 'Stock 40 / Blanc')).toBeHidden();
    await expect(page.getByLabel('Marque')).toHaveValue('Autre marque');
  });

  test('shows a stock that changed meanwhile, and overrides it the second time', async ({
    page,
    context,
  }) => {
    await openProduct(page);
    const other = await context.newPage();
    await openProduct(other);
    await cell(other, 'Stock 44 / Bleu ciel').fill('30');
    await saveAll(other);
    const stock = cell(page, 'Stock 44 / Bleu ciel');
    await stock.fill('31');
    await save(page);
    await expect(stock).toHaveAccessibleDescription(/le stock est maintenant de 30/);
    await expect(stock).toHaveValue('31');
    await saveAll(page);
    await other.reload();
    await expect(cell(other, 'Stock 44 / Bleu ciel')).toHaveValue('31');
  });
});

test.extend({ width: 375 })('a phone counts by a stepper', async ({ page }) => {
  await openProduct(page);
  const stock = cell(page, 'Stock 42 / Bleu ciel');
  await expect(stock).toHaveAttribute('inputmode', 'numeric');
  const before = Number(await stock.inputValue());
  await page.getByRole('button', { name: 'Un de plus, 42 / Bleu ciel' }).click();
  await page.getByRole('button', { name: 'Un de plus, 42 / Bleu ciel' }).click();
  await page.getByRole('button', { name: 'Un de moins, 42 / Bleu ciel' }).click();
  await expect(stock).toHaveValue(String(before + 1));
});
