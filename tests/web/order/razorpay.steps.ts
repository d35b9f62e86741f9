import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, testIn } from '../../support/browser/browser.ts';
import { openAsDemo } from '../../support/shop/earlier-visit.ts';
import { startRazorpay, type RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

export let razorpay: RazorpayStandIn;
export let served: TestShop;

/** The built client over a shop that takes cards by Razorpay, whose place a stand-in takes. */
export const test = testIn(async () => {
  razorpay = await startRazorpay();
  served = await startShop({ razorpay, clientFolder: resolve('dist/client') });
  return {
    ...served,
    mailsUrl: noAddress,
    setupUrl: noAddress,
    async close() {
      await served.close();
      await razorpay.close();
    },
  };
});
export const noAddress = () => Promise.reject(new Error('This shop has no such address'));

export const SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js';
export const confirmed = (page: Page) =>
  page.getByRole('heading', { name: 'Commande Confirmée! Merci pour votre achat!', exact: true });

/** What Razorpay's own script would define, with two buttons for what a shopper does in its dialog. */
export const CHECKOUT = `
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

/** As the demo customer at the last step, with a shirt of 549 DH and Razorpay's script at hand. */
export async function checkOut(page: Page, expectFault: (pattern: RegExp) => void): Promise<void> {
  expectFault(new RegExp(`^request leaves the shop: ${SCRIPT}$`));
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: CHECKOUT }),
  );
  await openAsDemo(page, '/address', ['chemisier-plastron-blanc']);
  await page.getByRole('radio', { name: 'Salma Bennani', exact: true }).check();
  await page.getByRole('button', { name: 'Passer la Commande' }).click();
  await expect(page.getByRole('dialog', { name: 'Razorpay' })).toBeVisible();
}
