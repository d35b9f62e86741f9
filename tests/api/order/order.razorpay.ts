import { afterAll, beforeEach } from 'vitest';
import { startRazorpay } from '../../support/shop/razorpay.ts';
import { startShop } from '../../support/shop/shop.ts';

/** A shop whose cards Razorpay's stand-in takes; its faults end with the test. */
export async function startRazorpayShop() {
  const razorpay = await startRazorpay();
  const shop = await startShop({ razorpay });
  beforeEach(() => razorpay.break(null));
  afterAll(async () => {
    await shop.close();
    await razorpay.close();
  });
  return { razorpay, shop };
}
