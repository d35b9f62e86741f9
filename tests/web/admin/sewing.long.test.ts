import type { Page } from '@playwright/test';
import { expect } from '../../support/browser/browser.ts';
import { openAdminAt, testInBackOffice } from '../../support/shop/back-office.ts';
import { DRESS } from '../../api/cart/altered.ts';
import { changeAsStaff, confirmOrders, orderAsGuest } from './delivery/delivery.steps.ts';

// Its dress is sold.
const test = testInBackOffice();

/** Orders a dress with a hem, which staff confirm. */
async function orderHemmed(page: Page) {
  const order = await orderAsGuest(page, DRESS, {
    lines: [{ productId: DRESS, quantity: 1, alterations: [{ id: 'ourlet', value: 98.5 }] }],
    acceptsAlterations: true,
  });
  await confirmOrders(page, [order.id]);
  return order;
}

test.extend({ width: 375 })('what is late is marked in words', async ({ page }) => {
  await openAdminAt(page, '/admin/sewing');
  const order = await orderHemmed(page);
  await page.reload();
  const jobs = page.getByRole('region', { name: 'Retouches à faire' });
  await expect(jobs.getByRole('link', { name: order.number })).toBeVisible();
  await expect(jobs.getByText('En retard')).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(jobs.getByText('En retard')).toBeVisible();
  await changeAsStaff(
    page,
    `mutation ($ids: [ID!]!) {
      payload: moveOrders(ids: $ids, to: CANCELLED) { userErrors { message } }
    }`,
    { ids: [order.id] },
  );
  await page.reload();
  await expect(page.getByText('Aucune retouche à faire.')).toBeVisible();
});
