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

const NEW_STATEMENT = '/admin/money/statements/new';

const MOVE = `mutation ($ids: [ID!]!, $to: OrderStatus!, $number: String) {
  payload: moveOrders(ids: $ids, to: $to, parcelNumber: $number) { userErrors { message } }
}`;

/** Orders a caftan that leaves with this parcel number. */
async function shippedAs(page: Page, number: string) {
  const phone = `06120${number.replaceAll(/\D/g, '').padStart(5, '0')}`;
  const order = await orderAsGuest(page, 'caftan-celeste', { phone });
  await confirmOrders(page, [order.id]);
  await changeAsStaff(page, MOVE, { ids: [order.id], to: 'SHIPPED', number });
  const { payable } = await sendStaff<{ payable: { amount: number } }>(
    page,
    'query ($id: ID!) { payload: order(id: $id) { payable { amount } } }',
    { id: order.id },
  );
  return { ...order, dirhams: payable.amount / 100 };
}

async function deliveredAs(page: Page, number: string) {
  const order = await shippedAs(page, number);
  await changeAsStaff(page, MOVE, { ids: [order.id], to: 'DELIVERED' });
  return order;
}

/** Has the page read a file with headings that the shop knows. */
async function readFile(page: Page, rows: ReadonlyArray<readonly [string, number]>) {
  const lines = rows.map(([number, dirhams]) => `${number};${dirhams},00;35,00`);
  const csv = ['Code colis;CRBT;Frais', ...lines].join('\n');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Lire le relevé' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relevé de Coursier');
}

const disagreeing = (page: Page) => page.getByRole('table', { name: 'Ne s’accorde pas' });
const agreeing = (page: Page) => page.getByRole('table', { name: 'S’accorde', exact: true });

async function settle(page: Page) {
  await page.getByRole('button', { name: 'Solder 1 ligne' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Solder' }).click();
}

test.extend({ width: 360 })(
  'a courier’s table is pasted on a phone, and its columns are chosen once',
  async ({ page }) => {
    await openAdminAt(page, '/admin/money');
    await expect(page.getByRole('region', { name: 'Par transporteur' })).toContainText('Coursier');
    const readPasted = async (number: string) => {
      await page.goto(NEW_STATEMENT);
      await page
        .getByLabel('Ou collez le relevé')
        .fill(`Bon\tVille\tVersé\tPort\n${number}\tRabat\t3490\t35,00`);
      await page.getByRole('button', { name: 'Lire le relevé' }).click();
    };
    await readPasted('AB-1');
    await expect(page.getByRole('alert')).toContainText('La colonne « numéro de colis » manque.');
    await page.getByLabel('Numéro de colis').selectOption('Bon');
    await page.getByLabel('Montant encaissé').selectOption('Versé');
    await page.getByLabel('Frais').selectOption('Port');
    await page.getByRole('button', { name: 'Lire le relevé' }).click();
    await expect(disagreeing(page)).toContainText('AB-1');

    await readPasted('AB-2');
    await expect(disagreeing(page).getByRole('row', { name: /AB-2/ })).toContainText(
      'Aucun colis de la boutique n’a ce numéro',
    );
  },
);

test('each missing dirham of a statement has a name', async ({ page }) => {
  await openAdminAt(page, NEW_STATEMENT);
  const exact = await deliveredAs(page, 'CO-1');
  const less = await deliveredAs(page, 'CO-2');
  const under = await shippedAs(page, 'CO-3');
  await readFile(page, [
    ['CO-1', exact.dirhams],
    ['CO-2', less.dirhams - 90],
    ['CO-3', under.dirhams],
    ['CO-1', exact.dirhams],
  ]);
  await expect(disagreeing(page).getByText('il manque 90 DH')).toBeVisible();
  await expect(disagreeing(page).getByText('Payé, mais pas encore noté livré')).toBeVisible();
  await expect(disagreeing(page).getByText('Déjà plus haut dans ce relevé')).toBeVisible();
  await expect(agreeing(page).getByText('Exact')).toBeVisible();
  await expectSound(page);
});

test.extend({ width: 360 })(
  'what agrees is settled, then each row of the rest is worked through',
  async ({ page }) => {
    await openAdminAt(page, NEW_STATEMENT);
    const exact = await deliveredAs(page, 'CO-4');
    const less = await deliveredAs(page, 'CO-5');
    const under = await shippedAs(page, 'CO-6');
    await readFile(page, [
      ['CO-4', exact.dirhams],
      ['CO-5', less.dirhams - 90],
      ['CO-6', under.dirhams],
    ]);
    await settle(page);
    await expect(toast(page, 'Le relevé est soldé.')).toBeVisible();
    await disagreeing(page).getByRole('button', { name: 'Noter livrée, ligne 4' }).click();
    await settle(page);
    const accept = 'Accepter ce montant';
    await disagreeing(page)
      .getByRole('button', { name: `${accept}, ligne 3` })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: accept }).click();
    await expect(page.getByText('Tout s’accorde.')).toBeVisible();
    await expect(agreeing(page).getByText('Soldé par ce relevé')).toHaveCount(2);
    await expect(agreeing(page).getByText('Soldé à la main')).toBeVisible();

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
