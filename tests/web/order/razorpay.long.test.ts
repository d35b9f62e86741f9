import { newestOrders } from '../../support/shop/newest-orders.ts';
import { expect, testIn } from '../../support/browser/browser.ts';
import { event, signatureOf } from '../../support/shop/razorpay.signed.ts';
import { toast } from '../../support/shop/shopper.ts';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { startRazorpay, type RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

export let razorpay: RazorpayStandIn;

export let served: TestShop;

/** The built client over a shop that takes cards by Razorpay, whose place a stand-in takes. */
const test = testIn(async () => {
  razorpay = await startRazorpay();
  served = await startShop({ razorpay, clientFolder: resolve('dist/client') });
  return {
    ...served,
    outboxUrl: noAddress,
    setupUrl: noAddress,
    async close() {
      await served.close();
      await razorpay.close();
    },
  };
});

const noAddress = () => Promise.reject(new Error('This shop has no such address'));

const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';

const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });

/** Defines what Razorpay's own script would, with two buttons for what a shopper does in its dialog. */
const CHECKOUT = `
window.Razorpay = class {
  constructor(options) { this.options = options; }
  on() {}
  open() {
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = 'Razorpay';
    for (const [name, act] of [
      ['Pay', async () => this.options.handler(await window.payAtRazorpay(this.options.order_id))],
      ['Leave', async () => this.options.modal.ondismiss()],
    ]) {
      const button = document.createElement('button');
      button.textContent = name;
      button.onclick = () => { dialog.remove(); act(); };
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.showModal();
    window.openedWith = { key: this.options.key, amount: this.options.amount, currency: this.options.currency };
  }
};`;

/** Opens the last step as the demo customer, with a shirt of 549 DH and Razorpay's script at hand. */
async function checkOut(page: Page, expectFault: (pattern: RegExp) => void): Promise<void> {
  expectFault(new RegExp(`^request leaves the shop: ${SCRIPT}$`));
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );
  await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(page.getByRole('dialog', { name: 'Razorpay' })).toBeVisible();
}

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
  await expect(toast(page, 'Paiement de 549 DH effectué avec succès')).toBeVisible();
});
