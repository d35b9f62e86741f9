import { newestOrders } from '../../support/shop/newest-orders.ts';
import { expect } from '../../support/browser/browser.ts';
import { event } from '../../support/shop/razorpay.signed.ts';
import { checkOut, confirmed, razorpay, served, test } from './razorpay.steps.ts';

test('a dialog that is left while the bank decides is waited for; Razorpay’s event ends it', async ({
  page,
  expectFault,
}) => {
  await checkOut(page, expectFault);
  const [order] = await newestOrders(served.store.read, {
    statuses: ['PAYMENT_PENDING'],
    limit: 1,
  });
  const payment = await served.store.read.orders.paymentOf(order?.id ?? '');
  const entity = razorpay.attempt(payment?.providerOrderId ?? '', { status: 'created' });
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Vérifier le paiement' })).toBeVisible();
  await served.deliver(
    event('payment.captured', { ...entity, status: 'captured', captured: true }),
  );
  await expect(confirmed(page)).toBeVisible();
});
