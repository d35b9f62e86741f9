import { newestOrders } from '../../support/shop/newest-orders.ts';
import { expect } from '../../support/browser/browser.ts';
import { event, signatureOf } from '../../support/shop/razorpay.signed.ts';
import { checkOut, confirmed, razorpay, served, test } from './razorpay.steps.ts';
import { notice } from '../../support/shop/shopper.ts';

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

test('a card is paid by Razorpay: its script is allowed, its proof is checked', async ({
  page,
  expectFault,
}) => {
  await page.exposeFunction('payAtRazorpay', (orderId: string) =>
    signatureOf(razorpay.attempt(orderId)),
  );
  await checkOut(page, expectFault);
  expect(await page.evaluate('window.openedWith')).toEqual({
    key: 'rzp_test_standin',
    amount: 54_900,
    currency: 'MAD',
  });
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(confirmed(page)).toBeVisible();
  await expect(notice(page, 'Paiement de 549 DH effectué avec succès')).toBeVisible();
});
