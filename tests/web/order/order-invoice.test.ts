import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { numberOf, test, trackPath } from '../../support/shop/past-orders.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the invoice names who sold what to whom, and is printed without the shop around it', async ({
  page,
}) => {
  await page.goto(trackPath('delivered'));
  await page.getByRole('link', { name: 'Voir la facture' }).click();
  await expect(title(page)).toHaveText('Facture');
  await expect(page).toHaveTitle(new RegExp(`^Facture ${numberOf('delivered')}`));
  const invoice = page.getByRole('article', { name: 'Facture' });
  await expect(invoice.getByRole('region', { name: 'Vendeur' })).toHaveText(
    [
      'VendeurBelle VueRaison sociale : à compléter',
      'Adresse : à compléter',
      'Téléphone : à compléter',
      'E-mail : à compléter',
      'ICE : à compléter',
      'RC : à compléter',
      'IF : à compléter',
    ].join(''),
  );
  await expect(invoice.getByRole('region', { name: 'Client' })).toContainText('Nadia Alami');
  await expect(invoice).toContainText('Payé à la livraison');
  await expect(invoice.getByRole('row')).toHaveText([
    'ArticlePrix unitaireQuantitéTotal',
    'Caftan Céleste Belle Vue3 490 DH13 490 DH',
    'Jupe plissée Safran Belle Vue459 DH2918 DH',
    'Total des articles4 408 DH',
    'LivraisonGratuit',
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

test('there is no invoice for a cancelled order', async ({ page }) => {
  await page.goto(trackPath('cancelled'));
  await expect(title(page)).toHaveText(`Commande ${numberOf('cancelled')}`);
  await expect(page.getByRole('link', { name: 'Voir la facture' })).toBeHidden();
  await page.goto(`${trackPath('cancelled')}/invoice`);
  await expect(title(page)).toHaveText('Il n’y a pas de facture pour cette commande.');
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
});
