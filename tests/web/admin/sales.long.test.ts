import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { describe } from 'vitest';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test as inBackOffice } from '../../support/shop/back-office.ts';
import { expectSound } from './sound.steps.ts';

const section = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name, exact: true });
const rowsOf = (page: Page, name: string) =>
  section(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

for (const width of [375, 1280]) {
  const test = inBackOffice.extend({ width });

  describe(`sales at ${width}`, () => {
    test('are found from the first page, by day beside the days before', async ({ page }) => {
      await openAdminAt(page, '/admin');
      await page.getByRole('link', { name: 'Toutes les ventes' }).click();
      await expect(page).toHaveURL('/admin/sales');
      await expect(page.getByRole('heading', { level: 1, name: 'Ventes' })).toBeVisible();
      const totals = page.getByRole('list', { name: 'Ventes de la période' });
      await expect(totals.getByRole('listitem')).toHaveText([
        /^Ventes 42\s668\sDH Rien avant$/,
        /^Commandes 9 Rien avant$/,
        /^Pièces 31 Rien avant$/,
        /^Remboursé 4\s408\sDH Rien avant$/,
      ]);
      const chart = section(page, /^Du .* au /);
      await chart.getByText('Voir les chiffres').click();
      await expect(chart.getByRole('row')).toHaveCount(31);
      const heads = ['Période', 'Commandes', 'Pièces', 'Ventes', 'Avant', 'Évolution', 'Remboursé'];
      await expect(chart.getByRole('columnheader')).toHaveText(heads);
      // Of today: an order with a quantity of three.
      await expect(chart.getByRole('row').nth(1)).toHaveText(
        /^\d{1,2} \p{L}+\.?134\s408\sDH0\sDH—0\sDH$/u,
      );
      await expectSound(page);
    });

    test('are added up by product, size, category and channel, with returns and refusals', async ({
      page,
    }) => {
      await openAdminAt(page, '/admin/sales');
      await expect(
        section(page, 'Par produit').getByRole('link', { name: 'Caftan Céleste' }),
      ).toBeVisible();
      await expect(rowsOf(page, 'Par produit').filter({ hasText: 'Produit retiré' })).toHaveCount(
        1,
      );
      await expect(rowsOf(page, 'Par taille')).not.toHaveCount(0);
      await expect(rowsOf(page, 'Par catégorie').filter({ hasText: 'Traditionnels' })).toHaveCount(
        1,
      );
      await expect(rowsOf(page, 'Par canal').first()).toHaveText(/^Site\s*9/);
      await expect(section(page, 'Retours par motif')).toContainText('Aucun retour');
      await expect(rowsOf(page, 'Refus par ville')).toHaveText(/^Rabat\s*1\s*3\s*25\s%$/);
    });

    test('have tabs and dates in the address, and say which dates do not go', async ({
      page,
      expectFault,
    }) => {
      await openAdminAt(page, '/admin/sales');
      await page.getByRole('link', { name: 'Mois' }).click();
      await expect(page).toHaveURL('/admin/sales?par=mois');
      const chart = section(page, /^Du .* au /);
      await chart.getByText('Voir les chiffres').click();
      await expect(chart.getByRole('row')).toHaveCount(13);
      await page.goto('/admin/sales?par=semaine&du=2026-02-14&au=2026-02-16');
      await expect(page.getByRole('link', { name: 'Semaine' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(section(page, 'Du 9 février 2026 au 22 février 2026')).toBeVisible();
      await expect(section(page, 'Par produit')).toContainText('Rien de vendu');
      await page.getByLabel('Du', { exact: true }).fill('2016-02-14');
      await expect(page.getByRole('alert')).toContainText('366 jours');
      await expect(page.getByLabel('Du', { exact: true })).toHaveValue('2016-02-14');
      await page.getByLabel('Du', { exact: true }).fill('2026-02-02');
      await expect(section(page, 'Du 2 février 2026 au 22 février 2026')).toBeVisible();
      await page.getByRole('button', { name: 'Effacer les dates' }).click();
      await expect(page).toHaveURL('/admin/sales?par=semaine');
      expectFault(/400/);
    });

    test('are downloaded as tables for a spreadsheet', async ({ page }) => {
      await openAdminAt(page, '/admin/sales');
      for (const [name, head] of [
        ['Ventes', 'Du;Au;Commandes;'],
        ['Par produit', 'Produit;Pièces;'],
        ['Par taille', 'Taille;Pièces;'],
        ['Par catégorie', 'Catégorie;Pièces;'],
        ['Par canal', 'Canal;Commandes;'],
        ['Retours par motif', 'Motif;Retours;'],
        ['Refus par ville', 'Ville;Refusées;'],
      ] as const) {
        const begun = page.waitForEvent('download');
        await page.getByRole('button', { name: `CSV, ${name}` }).click();
        const file = await begun;
        expect(file.suggestedFilename()).toMatch(/^[a-zé-]+-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
        expect(await readFile(await file.path(), 'utf8')).toContain(`\ufeff${head}`);
      }
    });
  });
}
