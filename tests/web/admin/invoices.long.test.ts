import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { expectSound } from './sound.steps.ts';

const paper = (page: Page) => page.getByRole('main').getByRole('article');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function pageCount(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** An invoice of today in cash, and a credit note for all of its goods. */
async function deliverAndReturn(page: Page): Promise<void> {
  await openAdminAt(page, '/admin/orders/shipped');
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Marquer livrée' }).click();
  await confirm('Oui, livrée');
  const returns = page.getByRole('region', { name: 'Retours' });
  await returns.getByRole('button', { name: 'Recevoir un retour' }).click();
  for (const line of await returns.getByRole('checkbox', { name: /×/ }).all()) await line.check();
  await returns.getByRole('button', { name: 'Enregistrer le retour' }).click();
  await expect(page.getByRole('link', { name: /^Avoir A-/ })).toBeVisible();
}

/** Reads an amount such as `−4 408,50 DH`. */
const centimesOf = (text: string) =>
  Math.round(
    Number(
      text
        .replace('−', '-')
        .replace(/[^\d,-]/g, '')
        .replace(',', '.'),
    ) * 100,
  );

/** The sums of the month are those of its rows, net, VAT and gross. */
async function expectSums(page: Page): Promise<void> {
  const sums = page.getByRole('region', { name: 'Totaux du mois' }).getByRole('definition');
  const cells = await page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .all();
  const rows = await Promise.all(
    cells.map((each) => each.getByRole('cell').filter({ hasText: /DH$/ }).allInnerTexts()),
  );
  expect(rows.length).toBeGreaterThan(1);
  const added = [0, 1, 2].map((at) =>
    rows.reduce((sum, texts) => sum + centimesOf(texts[at] ?? ''), 0),
  );
  expect((await sums.allInnerTexts()).map(centimesOf)).toEqual(added);
}

// Each width has a shop of its own.
for (const width of [375, 1280]) {
  const testAt = test.extend({ width });

  testAt(`an order leads to its printed documents, ${width} px wide`, async ({ page }) => {
    await deliverAndReturn(page);
    await page.getByRole('link', { name: /^Avoir A-\d{4}-000001 du .*, 4\s408\sDH$/ }).click();
    await expect(page).toHaveTitle(/^Avoir A-\d{4}-000001$/);
    await expect(paper(page)).toContainText(/Facture corrigéeF-\d{4}-000001 du/);
    await expect(paper(page)).toContainText('ObjetRetour d’articles');
    await expect(paper(page)).toContainText('RemboursementEn espèces');
    const back = paper(page).getByRole('table', { name: 'Articles retournés' });
    await expect(back).toContainText('Caftan Céleste');
    await expect(back).toContainText('Total HT3\u202f673,33\u00a0DH');
    await expect(back).toContainText('TVA 20\u00a0%734,67\u00a0DH');
    await expect(back).toContainText('Total TTC de l’avoir4\u202f408\u00a0DH');
    expect(await pageCount(page)).toBe(1);

    await page.getByRole('link', { name: `Commande ${numberOf('shipped')}` }).click();
    await page.getByRole('link', { name: /^Facture F-\d{4}-000001 du/ }).click();
    await expect(page).toHaveTitle(/^Facture F-\d{4}-000001$/);
    await expect(paper(page)).toContainText('RèglementPayé à la livraison');
    await expect(paper(page)).toContainText('Total TTC4\u202f408\u00a0DH');
    await expect(paper(page).getByRole('region', { name: 'Vendeur' })).toContainText('Belle Vue');
    await expect(paper(page).getByRole('region', { name: 'Client' })).toContainText('Nadia Alami');
    expect(await pageCount(page)).toBe(1);
  });

  testAt(`a month is listed and saved as CSV, ${width} px wide`, async ({ page }) => {
    await openAdminAt(page, '/admin');
    if (width < 768) await page.getByRole('button', { name: 'Plus' }).click();
    await page.getByRole('link', { name: 'Factures' }).click();
    const credit = row(page, 'Avoir du').filter({ hasText: numberOf('shipped') });
    await expect(credit).toContainText('−4\u202f408\u00a0DH');
    await expect(credit).toContainText('Remboursé en espèces');
    await expectSums(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^CSV de / }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^factures-\d{4}-\d{2}\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\ufeffNuméro;Type;Date;Commande;Client;/);
    expect(text).toMatch(/\r\nA-\d{4}-000001;Avoir;.*;-3673,33;-734,67;-4408,00;/);

    await credit.getByRole('link', { name: /^A-/ }).click();
    await expect(page).toHaveTitle(/^Avoir /);
    await page.goBack();
    await credit.getByRole('link', { name: numberOf('shipped') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('shipped'));
  });
}

test('the list and both papers have no fault', async ({ page }) => {
  await deliverAndReturn(page);
  await page.goto('/admin/invoices');
  const credit = row(page, 'Avoir du').getByRole('link', { name: /-000001$/ });
  await expect(credit).toBeVisible();
  await expectSound(page);
  await credit.click();
  await expect(paper(page)).toBeVisible();
  await expectSound(page);
  await page.goto('/admin/orders/shipped/invoice');
  await expect(paper(page)).toBeVisible();
  await expectSound(page);
});

test('months are chosen by links and from the list, and stand in the address', async ({ page }) => {
  await openAdminAt(page, '/admin/invoices?mois=2020-01');
  await expect(page.getByText('Ni facture ni avoir ce mois-ci.')).toBeVisible();
  await expect(page.getByLabel('Mois', { exact: true })).toHaveValue('2020-01');
  await expectSound(page);
  await page.getByRole('link', { name: 'Mois précédent' }).click();
  await expect(page).toHaveURL('/admin/invoices?mois=2019-12');
  await page.getByRole('link', { name: 'Mois suivant' }).click();
  await expect(page).toHaveURL('/admin/invoices?mois=2020-01');
  await page.getByLabel('Mois', { exact: true }).selectOption({ index: 0 });
  await expect(page).toHaveURL('/admin/invoices');
  await expect(page.getByRole('link', { name: 'Mois suivant' })).toHaveCount(0);
  // Not a month: the present one.
  await page.goto('/admin/invoices?mois=2026-13');
  await expect(page.getByRole('link', { name: 'Mois suivant' })).toHaveCount(0);
});

test('an order without the document says so', async ({ page }) => {
  await openAdminAt(page, '/admin/orders/waiting/invoice');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Cette commande n’a pas ce document.');
  await page.getByRole('link', { name: `Commande ${numberOf('waiting')}` }).click();
  await expect(title).toHaveText(numberOf('waiting'));
  await page.goto('/admin/orders/received/credit-notes/A-2020-000001');
  await expect(title).toHaveText('Cette commande n’a pas ce document.');
  await page.goto('/admin/orders/disparue/invoice');
  await expect(title).toHaveText('Cette commande n’a pas ce document.');
});

test('a credit note for a part says what came back and what was not refunded', async ({ page }) => {
  await openAdminAt(page, '/admin/orders/delivered');
  const returns = page.getByRole('region', { name: 'Retours' });
  await returns.getByRole('button', { name: 'Recevoir un retour' }).click();
  await returns.getByRole('checkbox', { name: /× Jupe plissée Safran/ }).check();
  await returns.getByLabel('Montant en dirhams').fill('900');
  await returns.getByRole('button', { name: 'Enregistrer le retour' }).click();
  await page.getByRole('link', { name: /^Avoir A-\d{4}-\d{6} du .*, 900\sDH$/ }).click();
  const back = paper(page).getByRole('table', { name: 'Articles retournés' });
  await expect(back.getByRole('row')).toHaveText([
    'ArticlePrix unitaireQuantitéTotal',
    'Jupe plissée Safran Belle Vue459 DH2918 DH',
    'Total des articles918 DH',
    'Part non remboursée−18 DH',
    'Total HT750 DH',
    'TVA 20 %150 DH',
    'Total TTC de l’avoir900 DH',
  ]);
});
