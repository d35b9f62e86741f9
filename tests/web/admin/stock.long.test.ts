import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../support/shop/back-office.ts';
import { goWithin, toast } from '../../support/shop/shopper.ts';
import { placeGuestOrder } from '../catalog/guest-order.ts';
import { cell, pasteCells, save, saveAll } from './products.steps.ts';

const fields = (page: Page) => page.getByRole('textbox', { name: /^Stock / });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const valuesOf = (page: Page) =>
  fields(page).evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
  );

async function openStock(page: Page, search = ''): Promise<void> {
  await openAdminAt(page, `/admin/stock${search}`);
  await expect(fields(page).first()).toBeVisible();
}

const REMEMBERED =
  'Stocks non enregistrés\u00a0: ils vous attendent sur la page «\u00a0Stock\u00a0».';

const CAFTAN = '?q=Caftan+Céleste';

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`the stock at ${width}`, () => {
    test('is found from the first page, the lowest first, with what sells and who waits', async ({
      page,
    }) => {
      await openAdminAt(page, '/admin');
      await page.getByRole('link', { name: /Stock bas/ }).click();
      await expect(page).toHaveURL('/admin/stock?vue=stock-bas');
      await expect(page.getByRole('heading', { level: 1, name: 'Stock' })).toBeVisible();
      await expect(fields(page).first()).toBeVisible();
      const low = (await valuesOf(page)).map(Number);
      expect(low).toEqual(low.toSorted((one, other) => one - other));
      expect(Math.max(...low)).toBeLessThanOrEqual(3);
      await page.getByRole('link', { name: 'Tout le stock' }).click();
      await page.getByRole('searchbox').fill('robe en maille');
      await expect(
        rowOf(page, 'Robe en maille côtelée').filter({ hasText: '1 attend' }),
      ).toHaveCount(1);
      await expect(page).toHaveURL('/admin/stock?q=robe+en+maille');
      await page.getByRole('searchbox').fill('jupe plissee safran');
      await expect(rowOf(page, 'Jupe plissée Safran').filter({ hasText: '18 vendus' })).toHaveCount(
        1,
      );
      await page.getByRole('searchbox').fill('introuvable');
      await expect(page.getByText('Aucune variante ne correspond.')).toBeVisible();
      await page.getByRole('link', { name: 'Tout afficher' }).click();
      await expect(fields(page)).toHaveCount(50);
    });

    test('is typed over in its row, several at once, and stays', async ({ page }) => {
      await openStock(page, CAFTAN);
      const [first, second] = [fields(page).first(), fields(page).nth(1)];
      await expect(first).toHaveAttribute('inputmode', 'numeric');
      await first.fill('21');
      await first.press('Enter');
      await expect(second).toBeFocused();
      await page.keyboard.type('1 200');
      await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
      await save(page);
      await expect(toast(page, '2 stocks enregistrés.')).toBeVisible();
      await expect(page.getByText('Tout est enregistré.')).toBeVisible();
      const names = await Promise.all(
        [first, second].map((each) => each.getAttribute('aria-label')),
      );
      await page.reload();
      await expect(cell(page, names[0] ?? '')).toHaveValue('21');
      await expect(cell(page, names[1] ?? '')).toHaveValue('1200');
    });

    test('takes a column from a spreadsheet, or rows by their reference, and a paste back', async ({
      page,
    }) => {
      await openStock(page, CAFTAN);
      const before = await valuesOf(page);
      await pasteCells(fields(page).nth(1), '31\n32,0\nbeaucoup');
      expect(await valuesOf(page)).toEqual([before[0], '31', '32', 'beaucoup', ...before.slice(4)]);
      await expect(page.getByText('3 cases collées.').first()).toBeVisible();
      await save(page);
      await expect(fields(page).nth(3)).toBeFocused();
      await expect(fields(page).nth(3)).toHaveAccessibleDescription(/Un nombre entier/);
      await page.getByRole('button', { name: 'Annuler le collage' }).click();
      expect(await valuesOf(page)).toEqual(before);
      await expect(page.getByText('Tout est enregistré.')).toBeVisible();

      const last = fields(page).last();
      await pasteCells(last, `${'9\n'.repeat(3)}`);
      await expect(page.getByText('2 cases dépassaient la grille')).toBeVisible();
      await page.getByRole('button', { name: 'Annuler le collage' }).click();

      await pasteCells(last, 'Référence\tStock\nJUPE-PLISSEE-SAFRAN\t17');
      await expect(page.getByText('1 case collée.').first()).toBeVisible();
      await expect(page.getByText('Modifiés hors de cette page de la liste')).toBeVisible();
      await page.getByRole('button', { name: 'Annuler le collage' }).click();

      const sheet =
        'Référence\tStock\tPrix\nCAFTAN-CELESTE-44\t44\t12\nINCONNUE\t5\t12\nCAFTAN-CELESTE-36\t36\t12';
      await pasteCells(last, sheet);
      await expect(cell(page, 'Stock Caftan Céleste, 44')).toHaveValue('44');
      await expect(cell(page, 'Stock Caftan Céleste, 36')).toHaveValue('36');
      await expect(page.getByText('laissée de côté : INCONNUE')).toBeVisible();
      await saveAll(page);
      await page.reload();
      await expect(cell(page, 'Stock Caftan Céleste, 44')).toHaveValue('44');
    });

    test('is never below what orders hold, nor what others counted meanwhile', async ({
      page,
      context,
    }) => {
      const [name, id] = ['Stock Caftan Céleste, 42', 'caftan-celeste.42'];
      await openStock(page, CAFTAN);
      await cell(page, name).fill('8');
      await saveAll(page);
      await placeGuestOrder(page.request, id, { name: 'Salma Idrissi' });
      await cell(page, name).fill('0');
      await save(page);
      await expect(cell(page, name)).toHaveAccessibleDescription(/Des commandes en attendent 1/);
      await expect(cell(page, name)).toHaveValue('0');

      const other = await context.newPage();
      await other.goto(`/admin/stock${CAFTAN}`);
      await cell(other, name).fill('30');
      await saveAll(other);
      await other.close();
      await cell(page, name).fill('29');
      await save(page);
      await expect(cell(page, name)).toHaveAccessibleDescription(/le stock est maintenant de 30/);
      await expect(cell(page, name)).toHaveValue('29');
      await saveAll(page);
      await page.reload();
      await expect(cell(page, name)).toHaveValue('29');
    });

    test('loses nothing that was typed: by the network, a filter, a link or the way back', async ({
      page,
      context,
      expectFault,
    }) => {
      expectFault(/ERR_INTERNET_DISCONNECTED|failed request/);
      await openAdminAt(page, '/admin');
      await goWithin(page, `/admin/stock${CAFTAN}`);
      const name = 'Stock Caftan Céleste, 38';
      await cell(page, name).fill('17');
      await context.setOffline(true);
      await save(page);
      await expect(
        toast(page, 'Serveur inaccessible. Veuillez réessayer plus tard.'),
      ).toBeVisible();
      await context.setOffline(false);
      await expect(cell(page, name)).toHaveValue('17');

      await page.getByRole('searchbox').fill('jupe plissee safran');
      await expect(rowOf(page, 'Jupe plissée Safran').first()).toBeVisible();
      const elsewhere = page.getByRole('region', {
        name: 'Modifiés hors de cette page de la liste',
      });
      await expect(elsewhere.getByRole('textbox', { name })).toHaveValue('17');
      await rowOf(page, 'Jupe plissée Safran').first().getByRole('link').click();
      await page.getByRole('button', { name: 'Rester sur la page' }).click();
      await page.goBack();
      await expect(toast(page, REMEMBERED)).toBeVisible();
      await page.goForward();
      await expect(elsewhere.getByRole('textbox', { name })).toHaveValue('17');
      await elsewhere.getByRole('textbox', { name }).fill('18');
      await saveAll(page);
      await expect(elsewhere).toBeHidden();
      await page.getByRole('searchbox').fill('Caftan Céleste');
      await expect(cell(page, name)).toHaveValue('18');

      await cell(page, name).fill('19');
      await page.getByRole('button', { name: 'Abandonner les modifications' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Abandonner les modifications' })
        .click();
      await expect(cell(page, name)).toHaveValue('18');
    });
  });
}
