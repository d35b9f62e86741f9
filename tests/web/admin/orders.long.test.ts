import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { numberOf } from '../../support/shop/past-orders.ts';
import { toasts } from '../../support/shop/shopper.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

/** It issues the invoice: it is confirmed once. */
async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Marquer livrée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marquer cette commande livrée ?' });
  await expect(dialog).toContainText('la facture est émise');
  await dialog.getByRole('button', { name: 'Oui, livrée' }).click();
}

test('number, state and amount never break, however long a name is', async ({ page }) => {
  await openAdminAt(page, '/admin/orders');
  await expect(rows(page)).toHaveCount(12);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.locator('.table tbody').evaluate((body) => {
      for (const cell of body.querySelectorAll('[data-title="Destinataire"]')) {
        cell.textContent = 'Fatima-Zahra Benabdeljalil El Mansouri Tazi '.repeat(3);
      }
      const cells = body.querySelectorAll(
        '[data-title="Commande"], [data-title="État"], [data-title="Montant"]',
      );
      const range = document.createRange();
      return Array.from(cells)
        .filter((cell) => {
          range.selectNodeContents(cell);
          return range.getBoundingClientRect().height > 36;
        })
        .map(({ textContent }) => textContent);
    });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ broken, overflow }).toEqual({ broken: [], overflow: width });
  }
});

test('a parcel number that was not sent, or is refused, stays in its field', async ({
  page,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openAdminAt(page, '/admin/orders');
  await page.getByRole('link', { name: numberOf('prepared') }).click();
  const parcel = page.getByLabel('Numéro de colis');
  const ship = page.getByRole('button', { name: 'Expédier' });
  await parcel.fill('AMANA 42');
  await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
  await ship.click();
  await expect(toasts(page).first()).toBeVisible();
  await expect(parcel).toHaveValue('AMANA 42');
  await page.unroute('**/graphql/admin');

  await parcel.fill('AMANA <42>\u0007');
  await ship.click();
  await expect(parcel).toHaveAccessibleDescription(/\S/);
  await expect(parcel).toHaveValue('AMANA <42>\u0007');
  await parcel.fill('AMANA 42');
  await ship.click();
  await expect(page.getByText('Colis AMANA 42')).toBeVisible();
});

test('a move that another made first is refused, in words, and shown as it is', async ({
  page,
  context,
}) => {
  await openAdminAt(page, '/admin/orders?etat=expediees');
  await page.getByRole('link', { name: numberOf('shipped') }).click();
  await expect(page.getByRole('button', { name: 'Marquer livrée' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await deliver(other);
  await expect(other.getByRole('region', { name: 'Historique' })).toContainText('Livrée');

  await deliver(page);
  await expect(toasts(page).filter({ hasText: numberOf('shipped') })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Historique' })).toContainText('Livrée');
});
