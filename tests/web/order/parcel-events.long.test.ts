import type { Page } from '@playwright/test';
import { findFaults } from '../../audit/axe.ts';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, test } from '../../support/shop/back-office.ts';
import { changeAsStaff, confirmOrders, orderAsGuest } from '../admin/delivery/delivery.steps.ts';

const steps = (page: Page) =>
  page.getByRole('region', { name: 'Suivi', exact: true }).getByRole('listitem');

/** Gives an order to the carrier that is played, and returns the parcel. */
async function ship(page: Page, orderId: string): Promise<string> {
  const { shipments } = await changeAsStaff<{
    readonly userErrors: readonly unknown[];
    readonly shipments: ReadonlyArray<{ readonly id: string }>;
  }>(
    page,
    `mutation ($ids: [ID!]!, $key: String!) {
      payload: shipOrders(orderIds: $ids, carrierId: "test", idempotencyKey: $key) {
        shipments { id } userErrors { message }
      }
    }`,
    { ids: [orderId], key: `parcel-of-${orderId}` },
  );
  return shipments[0]?.id ?? '';
}

const advance = (page: Page, id: string, to: string) =>
  changeAsStaff(
    page,
    `mutation ($id: ID!, $to: ShipmentStatus!) {
      payload: advanceTestShipment(id: $id, to: $to) { userErrors { message } }
    }`,
    { id, to },
  );

for (const width of [375, 1280]) {
  test.extend({ width })(
    `what a carrier says of a parcel stands among the states of the order, ${width} px wide`,
    async ({ page }) => {
      await openAdminAt(page, '/admin');
      const { id, number } = await orderAsGuest(page, 'caftan-celeste.36', {});
      await confirmOrders(page, [id]);
      const parcel = await ship(page, id);
      await page.goto('/suivi');
      await page.getByLabel('Numéro de commande', { exact: true }).fill(number);
      await page.getByLabel('Téléphone', { exact: true }).fill('0612345678');
      await page.getByRole('button', { name: 'Trouver ma commande' }).click();
      await expect(steps(page).filter({ hasText: 'Étape actuelle' })).toContainText('Confirmée');

      for (const [to, said] of [
        ['COLLECTED', 'Expédiée'],
        ['IN_TRANSIT', 'En route'],
        ['OUT_FOR_DELIVERY', 'En cours de livraison'],
        ['ATTEMPT_FAILED', 'Livraison non aboutie'],
        ['OUT_FOR_DELIVERY', 'En cours de livraison'],
        ['DELIVERED', 'Livrée'],
      ] as const) {
        await advance(page, parcel, to);
        await page.reload();
        await expect(page.locator('li[aria-current=step]')).toContainText(said);
      }
      const shown = await page
        .getByRole('region', { name: 'Suivi', exact: true })
        .locator('.order-timeline__status')
        .allInnerTexts();
      expect(shown.slice(-6)).toEqual([
        'Expédiée',
        'En route',
        'En cours de livraison',
        'Livraison non aboutie',
        'En cours de livraison',
        'Livrée',
      ]);
      expect(await findFaults(page)).toEqual([]);
    },
  );
}
