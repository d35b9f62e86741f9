import type { RazorpayCheckout, RazorpayOptions } from './payment/razorpay.ts';
import { pageShop } from '../../page/shop.ts';
import { orderTexts } from '../order.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import type { OpenPayment } from './payment/openPayment.ts';

/** A payment as the provider's dialog takes it. */
type Payment = {
  key: string;
  providerOrderId: string;
  amount: { amount: number; currency: string };
};

type Payer = { firstName: string; lastName: string; email: string };

/**
 * Opens the provider's dialog and waits for its end: the signature of a charged card, or null when
 * it was closed without one, which does not mean that nothing was charged. `ended` closes it.
 */
export function openCheckout(
  Razorpay: new (options: RazorpayOptions) => RazorpayCheckout,
  { key, providerOrderId, amount: { amount, currency } }: Payment,
  payer: Payer | undefined,
  ended: AbortSignal,
) {
  return new Promise<OpenPayment['confirmation']>((resolve) => {
    const checkout = new Razorpay({
      key,
      order_id: providerOrderId,
      amount,
      currency,
      name: pageShop().name,
      description: orderTexts.payment.thanks,
      prefill: payer ? { name: `${payer.firstName} ${payer.lastName}`, email: payer.email } : {},
      handler: (answer) =>
        resolve({
          providerPaymentId: answer.razorpay_payment_id,
          signature: answer.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve(null) },
    });
    checkout.on('payment.failed', () => toast.error(orderTexts.payment.refused));
    ended.addEventListener('abort', () => {
      checkout.close();
      resolve(null);
    });
    checkout.open();
  });
}
