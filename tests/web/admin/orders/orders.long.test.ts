import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher une commande' });

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'État des commandes' }).getByRole('link', { name });

/** It issues the invoice: it is confirmed once. */
async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Marquer livrée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marquer cette commande livrée ?' });
  await expect(dialog).toContainText('La facture est émise');
  await dialog.getByRole('button', { name: 'Oui, livrée' }).click();
}

test('the list is filtered by state, search and days, all of them in the address', async ({
  page,
}) => {
  await openAdminAt(page, '/admin/orders');
  await expect(rows(page)).toHaveCount(12);
  await tab(page, 'Livrées').click();
  await expect(page).toHaveURL('/admin/orders?etat=livrees');
  await expect(rows(page)).toHaveCount(3);
  await expect(tab(page, 'Livrées')).toHaveAttribute('aria-current', 'page');

  await search(page).fill(numberOf('delivered'));
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`etat=livrees&q=${numberOf('delivered')}$`));
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue(numberOf('delivered'));

  const filtered = page.url();
  await page.getByRole('link', { name: numberOf('delivered') }).click();
  await page.getByRole('link', { name: 'Bon de préparation' }).click();
  await page.getByRole('link', { name: `Commande ${numberOf('delivered')}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Commandes' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(rows(page)).toHaveCount(1);

  await search(page).fill('personne de ce nom');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les commandes' }).click();
  await expect(rows(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');

  await page.getByRole('button', { name: 'Dates' }).click();
  const until = page.getByLabel('Au', { exact: true });
  await page.getByLabel('Du', { exact: true }).fill('2020-01-01');
  // A change that comes before the page has the last one would be made without it.
  await expect(until).toHaveAttribute('min', '2020-01-01');
  await until.fill('2019-12-31');
  await expect(until).toHaveAccessibleDescription(/^Avant le début/);
  await until.fill('2020-01-02');
  await expect(page).toHaveURL('/admin/orders?du=2020-01-01&au=2020-01-02');
  await expect(page.getByText('Aucune commande ne correspond')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer les dates' }).click();
  await expect(rows(page)).toHaveCount(12);
});

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
        '[data-title="Commande"], [data-title="État"], [data-title="Montant"] > *',
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
