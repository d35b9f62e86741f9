import type { Page } from '@playwright/test';
import { creditsDue } from '../../../server/order/order.invoice.rules.ts';
import { moveOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { receiveReturn } from '../../../server/order/return/return.rules.ts';
import { order } from '../../store/contract/records.ts';
import { expect } from '../../support/browser/browser.ts';
import { testWithOrders, trackPathOf } from '../../support/shop/past-orders.ts';

const now = new Date();
const at = now.toISOString();

/** Not all that was paid is given back, or nothing. */
function returned(id: string, refund: Parameters<typeof receiveReturn>[1]['refund']): OrderRecord {
  const begun = order(id, { placedAt: at, history: [{ status: 'PENDING', at }] });
  const delivered = {
    ...(['CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'] as const).reduce(
      (record, status) => moveOrder(record, status, now),
      begun,
    ),
    invoice: { number: `F-2026-${id}`, issuedAt: at },
  };
  const lines = delivered.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  const back = receiveReturn(
    delivered,
    { requestId: null, lines, refund },
    { by: 'the tests', now },
  );
  const creditNotes = creditsDue(back).map(({ id: refundId, amount }) => ({
    number: `A-2026-${id}`,
    issuedAt: at,
    amount,
    refundId,
  }));
  return { ...back, creditNotes };
}

/** Sold at the counter to a person who gave no name. */
const nameless = order('nameless', {
  channel: 'SHOP',
  paymentMethod: 'PAID_IN_SHOP',
  status: 'DELIVERED',
  placedAt: at,
  history: [{ status: 'DELIVERED', at }],
  invoice: { number: 'F-2026-nameless', issuedAt: at },
  shippingInfo: {
    name: '',
    phone: null,
    email: null,
    street: '',
    city: '',
    region: '',
    postalCode: '',
  },
});

const test = testWithOrders({}, async (store) => {
  await store.transaction(async ({ orders }) => {
    await orders.save(returned('partly', { method: 'CASH', amount: 30_000 }));
    await orders.save(returned('unpaid', { method: 'NONE', amount: null }));
    await orders.save(nameless);
  });
});

const invoice = (page: Page) => page.getByRole('article', { name: /^(Facture|Invoice|فاتورة)$/ });

test('the invoice of a returned order names the cash that was given back, and no other', async ({
  page,
}) => {
  await page.goto(`${trackPathOf('partly')}/invoice`);
  await expect(invoice(page)).toContainText(
    /Articles retournés le [^.]*\. 300\sDH rendus en espèces\./,
  );
  await page.goto(`/en${trackPathOf('partly')}/invoice`);
  await expect(invoice(page)).toContainText(/300\sDH given back in cash\./);
  await page.goto(`/ar${trackPathOf('partly')}/invoice`);
  await expect(invoice(page)).toContainText(/أُعيد 300\sدرهم نقداً\./);
  await page.goto(`${trackPathOf('unpaid')}/invoice`);
  await expect(invoice(page)).toContainText('Articles retournés le');
  await expect(invoice(page)).not.toContainText(/rendu/);
});

test.extend({ width: 375 })(
  'what was bought at the counter by a person without a name has neither delivery nor address',
  async ({ page }) => {
    await page.goto(trackPathOf('nameless'));
    await expect(page.getByRole('status').first()).toContainText('Acheté en boutique.');
    const prices = page.getByRole('region', { name: 'Prix' });
    await expect(prices).toContainText('Payé en boutique');
    await expect(prices).not.toContainText('Livraison');
    await expect(page.getByRole('region', { name: /^(Livraison|Client)$/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Voir la facture' }).click();
    await expect(invoice(page)).toContainText('F-2026-nameless');
    await expect(invoice(page)).not.toContainText('Livraison');
    await expect(invoice(page).getByRole('region')).toHaveText(['VendeurBelle Vue']);
  },
);
