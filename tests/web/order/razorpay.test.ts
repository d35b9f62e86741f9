import { expect } from '../../support/browser/browser.ts';
import { signatureOf } from '../../support/shop/razorpay.signed.ts';
import { notice } from '../../support/shop/shopper.ts';
import { checkOut, confirmed, razorpay, test } from './razorpay.steps.ts';

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
