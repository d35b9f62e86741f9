import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { toast } from '../../support/shop/shopper.ts';
import {
  changeAsStaff,
  confirmOrders,
  orderAsGuest,
  sendStaff,
} from './delivery/delivery.steps.ts';
import { expectSound } from './sound.steps.ts';

// Its orders are settled.
const test = testInBackOffice();

const MOVE = `mutation ($ids: [ID!]!, $to: OrderStatus!, $number: String) {
  payload: moveOrders(ids: $ids, to: $to, parcelNumber: $number) { userErrors { message } }
}`;

/** Orders a caftan that leaves with this parcel number. */
async function shippedAs(page: Page, number: string, phone: string) {
  const order = await orderAsGuest(page, 'caftan-celeste', {
    lines: [{ productId: 'caftan-celeste', quantity: 1 }],
    phone,
  });
  await confirmOrders(page, [order.id]);
  await changeAsStaff(page, MOVE, { ids: [order.id], to: 'SHIPPED', number });
  const { payable } = await sendStaff<{ payable: { amount: number } }>(
    page,
    'query ($id: ID!) { payload: order(id: $id) { payable { amount } } }',
    { id: order.id },
  );
  return { ...order, dirhams: payable.amount / 100 };
}

test.extend({ width: 375 })(
  'a courier’s table is pasted, its columns chosen, and each missing dirham has a name',
  async ({ page }) => {
    await openAdminAt(page, '/admin/money');
    await expect(page.getByRole('region', { name: 'Par transporteur' })).toContainText('Coursier');
    const exact = await shippedAs(page, 'CO-1', '0612000001');
    const less = await shippedAs(page, 'CO-2', '0612000002');
    const under = await shippedAs(page, 'CO-3', '0612000003');
    await changeAsStaff(page, MOVE, { ids: [exact.id, less.id], to: 'DELIVERED' });

    await page.getByRole('link', { name: 'Lire un relevé' }).click();
    const rows = [
      ['Bon', 'Ville', 'Versé', 'Port'],
      ['CO-1', 'Rabat', exact.dirhams, '35,00'],
      ['CO-2', 'Rabat', less.dirhams - 90, '35,00'],
      ['CO-3', 'Rabat', under.dirhams, '35,00'],
      ['CO-1', 'Rabat', exact.dirhams, '35,00'],
    ];
    const table = rows.map((cells) => cells.join('\t')).join('\n');
    await page.getByLabel('Ou collez le relevé').fill(table);
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
    await expect(page.getByRole('alert')).toContainText('La colonne « numéro de colis » manque.');
    await page.getByLabel('Numéro de colis').selectOption('Bon');
    await page.getByLabel('Montant encaissé').selectOption('Versé');
    await page.getByLabel('Frais').selectOption('Port');
    await page.getByRole('button', { name: 'Lire le relevé' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relevé de Coursier');
    const open = page.getByRole('table', { name: 'Ne s’accorde pas' });
    await expect(open.getByText('il manque 90,00')).toBeVisible();
    await expect(open.getByText('Payé, mais pas encore noté livré')).toBeVisible();
    await expect(open.getByText('Déjà plus haut dans ce relevé')).toBeVisible();
    await expectSound(page);

    await page.getByRole('button', { name: 'Solder 1 ligne' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Solder' }).click();
    await expect(toast(page, 'Le relevé est soldé.')).toBeVisible();
    await open.getByRole('button', { name: 'Noter livrée, ligne 4' }).click();
    await page.getByRole('button', { name: 'Solder 1 ligne' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Solder' }).click();
    await open.getByRole('button', { name: 'Accepter ce montant, ligne 3' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter ce montant' }).click();
    const agreeing = page.getByRole('table', { name: 'S’accorde', exact: true });
    await expect(agreeing.getByText('Soldé par ce relevé')).toHaveCount(2);
    await expect(agreeing.getByText('Déjà soldé auparavant')).toBeVisible();

    await page.getByRole('link', { name: under.number }).click();
    await expect(page.getByText(/^Reversé par le transporteur le /)).toBeVisible();
    await page.goto('/admin/money?vue=releves');
    await expect(page.getByRole('table', { name: 'Relevés' })).toContainText('Soldé le');
  },
);

test('cash that was brought without a statement is settled by hand', async ({ page }) => {
  await openAdminAt(page, '/admin');
  await page.getByRole('link', { name: /Versements en retard/ }).click();
  await page.getByRole('checkbox', { name: /^Choisir BV-/ }).check();
  await page.getByRole('button', { name: 'Solder à la main' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Raison').fill('Payé en espèces');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Solder à la main' }).click();
  await expect(page.getByText('Aucun colis ici.')).toBeVisible();
});
