import type { Page } from '@playwright/test';
import { expect } from '../../../support/browser/browser.ts';
import { openAdminAt, test } from '../../../support/shop/back-office.ts';
import { numberOf } from '../../../support/shop/past-orders.ts';
import { toasts } from '../../../support/shop/shopper.ts';
import { expectSound } from '../sound.steps.ts';

type Known = Parameters<typeof numberOf>[0];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Expédier/ });

const parcelOf = (page: Page, id: Known) =>
  dialogOf(page).getByLabel(`Colis de ${numberOf(id)}`, { exact: true });

async function openShipping(page: Page, ...ids: readonly Known[]): Promise<void> {
  await openAdminAt(page, '/admin/orders?etat=a-preparer');
  for (const id of ids) {
    await page.getByRole('checkbox', { name: numberOf(id), exact: true }).press('Space');
  }
  await page.getByRole('button', { name: 'Expédier' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** Types like a scanner: the number, then Enter. */
async function scan(page: Page, number: string): Promise<void> {
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
}

for (const width of [375, 1280]) {
  test.extend({ width })(
    `numbers that are refused or were not sent stay in their fields, ${width} px wide`,
    async ({ page, expectFault }) => {
      expectFault(/ERR_INTERNET_DISCONNECTED/);
      await openShipping(page, 'again', 'meanwhile');
      await expect(dialogOf(page)).toHaveAccessibleName('Expédier 2 commandes');
      await expectSound(page);
      const fields = dialogOf(page).getByRole('textbox');
      await expect(fields.nth(0)).toBeFocused();
      await scan(page, 'MA 1');
      await expect(fields.nth(1)).toBeFocused();
      await scan(page, 'MA 1');
      await expect(fields.nth(1)).toHaveAccessibleDescription(/une seule commande/);
      await expect(fields.nth(1)).toBeFocused();
      await expect(fields.nth(0)).toHaveValue('MA 1');

      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Expédier' }).click();
      await expect(fields.nth(0)).toHaveValue('MA 1');
      await page.route('**/graphql/admin', (route) => route.abort('internetdisconnected'));
      await fields.nth(1).fill('MA 2');
      await dialogOf(page).getByRole('button', { name: 'Expédier' }).click();
      await expect(toasts(page).first()).toBeVisible();
      await expect(fields.nth(1)).toHaveValue('MA 2');
      await page.unroute('**/graphql/admin');
    },
  );
}

test('an order that another cancelled meanwhile is named, and the others go', async ({
  page,
  context,
}) => {
  await openShipping(page, 'meanwhile', 'again');
  await parcelOf(page, 'again').fill('MA 9');
  const other = await context.newPage();
  await other.goto('/admin/orders');
  await other.getByRole('link', { name: numberOf('meanwhile') }).click();
  await other.getByRole('button', { name: 'Annuler la commande' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click();
  await expect(other.getByRole('region', { name: 'Historique' })).toContainText('Annulée');
  await other.close();

  await dialogOf(page).getByRole('button', { name: 'Expédier' }).click();
  const row = (id: Known) => dialogOf(page).getByRole('row', { name: numberOf(id) });
  await expect(row('meanwhile')).toContainText('Annulée');
  await expect(row('again')).toContainText('Colis MA 9');
  await dialogOf(page).getByRole('button', { name: 'Annuler cette étape' }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('several orders are shipped with the numbers that were scanned', async ({ page }) => {
  await openShipping(page, 'again', 'prepared');
  const first = dialogOf(page).getByRole('textbox').first();
  await expect(first).toBeFocused();
  await scan(page, 'MA 41');
  await scan(page, 'MA 42');
  await expect(dialogOf(page).getByText('2 colis confiés à Coursier.')).toBeFocused();
  await dialogOf(page).getByRole('button', { name: 'Fermer' }).first().click();
  await expect(dialogOf(page)).toBeHidden();
  await page.goto('/admin/orders?etat=expediees');
  for (const id of ['again', 'prepared'] as const) {
    await page.getByRole('link', { name: numberOf(id), exact: true }).click();
    await expect(page.getByRole('region', { name: 'Historique' })).toContainText(/Colis MA 4[12]/);
    await page.goBack();
  }
});
