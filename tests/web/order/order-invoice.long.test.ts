import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';
import type { Page } from '@playwright/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const DAY = /^\d{1,2}(er)? \p{L}+ \d{4}$/u;

test('before the delivery there is an order form, which is no invoice', async ({ page }) => {
  await page.goto(trackPath('shipped'));
  await page.getByRole('link', { name: 'Voir le bon de commande' }).click();
  await expect(title(page)).toHaveText('Bon de commande');
  await expect(page).toHaveTitle(new RegExp(`^Bon de commande ${numberOf('shipped')}`));
  const form = page.getByRole('article', { name: 'Bon de commande' });
  await expect(form).toContainText('Ce bon de commande n’est pas une facture.');
  await expect(form).not.toContainText(/TVA|F-2026/);
});

test('the invoice of a paid order that was cancelled stays, and says so', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill('demo@belle-vue.example');
  await page.getByLabel('Mot de passe', { exact: true }).fill('demo-belle-vue');
  await page.getByRole('button', { name: 'Connexion', exact: true }).click();
  await expect(page).toHaveURL('/products');
  await page.goto('/orders/refunded/invoice');
  const invoice = page.getByRole('article', { name: 'Facture' });
  await expect(invoice).toContainText('F-2026-000011');
  await expect(invoice).toContainText(/Commande annulée le .* remboursés sur la carte/);
});

test('there is no invoice for a cancelled order', async ({ page }) => {
  await page.goto(trackPath('cancelled'));
  await expect(title(page)).toHaveText(`Commande ${numberOf('cancelled')}`);
  await expect(page.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await page.goto(`${trackPath('cancelled')}/invoice`);
  await expect(title(page)).toHaveText('Il n’y a pas de facture pour cette commande.');
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
});

test('on a phone an article has the width of the sheet, and its numbers stand below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}${trackPath('delivered')}/invoice`);
    const line = page.getByRole('row').nth(1);
    const [sheet, article, sum] = await Promise.all(
      [page.getByRole('table'), line.getByRole('rowheader'), line.getByRole('cell').last()].map(
        (part) => part.boundingBox(),
      ),
    );
    expect(article?.width).toBe(sheet?.width);
    expect(sum?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? 0));
  }
});

test('the invoice names who sold what to whom, and is printed without the shop around it', async ({
  page,
}) => {
  await page.goto(trackPath('delivered'));
  await page.getByRole('link', { name: 'Voir la facture' }).click();
  await expect(title(page)).toHaveText('Facture');
  await expect(page).toHaveTitle(/^Facture F-2026-000005/);
  const invoice = page.getByRole('article', { name: 'Facture' });
  await expect(invoice.getByRole('region', { name: 'Vendeur' })).toHaveText('VendeurBelle Vue');
  await expect(invoice.getByRole('region', { name: 'Client' })).toContainText('Nadia Alami');
  await expect(invoice.getByRole('definition')).toHaveText([
    'F-2026-000005',
    DAY,
    numberOf('delivered'),
    DAY,
    'Payé à la livraison',
  ]);
  await expect(invoice.getByRole('row')).toHaveText([
    'ArticlePrix unitaireQuantitéTotal',
    'Caftan Céleste Belle Vue3 490 DH13 490 DH',
    'Jupe plissée Safran Belle Vue459 DH2918 DH',
    'Total des articles4 408 DH',
    'LivraisonOfferte',
    'Total HT3 673,33 DH',
    'TVA 20 %734,67 DH',
    'Total TTC4 408 DH',
  ]);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo', 'button', 'link'] as const) {
    await expect(page.getByRole(part)).toHaveCount(0);
  }
  await expect(invoice).toBeVisible();
  await expect(invoice).toHaveCSS('color', 'rgb(27, 35, 48)');
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.getByRole('link', { name: 'Retour à la commande' }).click();
  await expect(title(page)).toHaveText(`Commande ${numberOf('delivered')}`);
});
