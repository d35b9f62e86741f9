import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';

const WIDTHS = [375, 1280];
const SCHEMES = ['light', 'dark'] as const;
const NARROWEST = 320;

/** Looks at the page as it stands, at each width and in each scheme. */
async function expectSound(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect({ width, colorScheme, faults: await findFaults(page) }).toEqual({
        width,
        colorScheme,
        faults: [],
      });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: NARROWEST, height: 700 });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('the log-in and an unusable set-up link have no fault', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await expectSound(page);
  await page.goto('/admin/setup?token=rien');
  await expect(page.getByText('Ce lien a expiré ou a déjà servi.')).toBeVisible();
  await expectSound(page);
});

test.for([
  ['/admin', 'Ventes des 30 derniers jours'],
  ['/admin/orders', 'commandes'],
  ['/admin/customers', 'Salma Bennani'],
  ['/admin/staff', 'Leïla Bennani'],
  ['/admin/account', 'Cet appareil'],
  ['/admin/audit', 'Journal'],
  ['/admin/inconnu', 'Page introuvable'],
] as const)('%s has no fault', async ([path, text], { page }) => {
  await openAdminAt(page, path);
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectSound(page);
});

test('an order, its selection, its dialog, its slip, its customer and the log have no fault', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('checkbox', { name: numberOf('prepared') }).check();
  await expect(page.getByLabel('Numéro de colis')).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('region', { name: 'Sélection' })
    .getByRole('button', { name: 'Annuler' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Revenir' }).click();

  await page.getByRole('link', { name: numberOf('prepared') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(numberOf('prepared'));
  await expectSound(page);
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await expect(page.getByRole('article')).toContainText('Payée');
  await expectSound(page);
  await page.goBack();
  await page.getByRole('link', { name: 'Salma Bennani' }).click();
  await expect(page.getByRole('button', { name: 'Anonymiser' })).toBeVisible();
  await expectSound(page);

  await page.goto('/admin/orders?etat=a-confirmer');
  await page.getByRole('link', { name: numberOf('waiting') }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('button', { name: 'Préparer' })).toBeVisible();
  await page.goto('/admin/audit');
  const entry = page.getByRole('main').getByRole('listitem').first();
  await expect(entry).toContainText(`a confirmé ${numberOf('waiting')}`);
  await expect(entry).toContainText(/État.*En attente.*Confirmée/);
  await expectSound(page);
});
