import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';
import { title } from './order-invoice.steps.ts';

const DAY = /^\d{1,2}(er)? \p{L}+ \d{4}$/u;

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
