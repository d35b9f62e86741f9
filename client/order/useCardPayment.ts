import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { CardPaymentConfirmation } from '../apollo/generated/graphql.ts';
import { readSession } from '../apollo/session.ts';
import { isRecord, readDraft, writeDraft } from '../apollo/storage.ts';
import { paths } from '../app/paths.ts';
import { loadCheckout } from '../payment/loadCheckout.ts';
import { fr } from '../text/fr.ts';
import { formatMoney } from '../ui/money.ts';
import { toast } from '../ui/toast.ts';
import { keepLastOrder } from './lastOrder.ts';
import { preloadSummary } from './preloadSummary.ts';
import { useConfirmCardPayment } from './useConfirmCardPayment.ts';
import { useStartCardPayment, type CardOrder } from './useStartCardPayment.ts';

const texts = fr.order.payment;

/**
 * Pays the cart by card: script, payment, dialog, confirmation. `step` is `unconfirmed` when the
 * card was charged but no confirmation came; `pay` then asks for it again and charges nothing.
 */
export function useCardPayment() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const startCardPayment = useStartCardPayment();
  const confirmCardPayment = useConfirmCardPayment();
  const [step, setStep] = useState<'ready' | 'busy' | 'unconfirmed'>('ready');
  const charged = useRef<CardPaymentConfirmation | null>(null);

  useEffect(() => {
    const unconfirmed = readDraft('cardPayment', parseConfirmation);
    if (!unconfirmed) return;
    charged.current = unconfirmed;
    // oxlint-disable-next-line react/set-state-in-effect -- there is no sessionStorage before.
    setStep('unconfirmed');
  }, []);

  const settle = async (input: CardPaymentConfirmation) => {
    charged.current = input;
    // Money has moved: not even a reload may lose this.
    writeDraft('cardPayment', input);
    setStep('busy');
    try {
      const { order, userErrors = [] } = (await confirmCardPayment(input)) ?? {};
      charged.current = null;
      writeDraft('cardPayment', null);
      setStep('ready');
      for (const { message } of userErrors) toast.error(message);
      if (!order) return;
      keepLastOrder(order);
      toast.success(texts.done(formatMoney(order.payable.amount)));
      void navigate(paths.orderSummary(), { replace: true, state: { fromPayment: true } });
    } catch {
      setStep('unconfirmed');
    }
  };

  const pay = async (scriptUrl: string, order: CardOrder) => {
    if (charged.current) return settle(charged.current);
    setStep('busy');
    preloadSummary();
    // Before the payment is started, so that a failure leaves none open.
    const Razorpay = await loadCheckout(scriptUrl).catch(() => undefined);
    if (!Razorpay) {
      setStep('ready');
      window.alert(texts.sdkMissing);
      return undefined;
    }
    const payment = await startCardPayment(order);
    if (!payment) {
      setStep('ready');
      return undefined;
    }
    const user = readSession(client.cache)?.user;
    const checkout = new Razorpay({
      key: payment.key,
      order_id: payment.providerOrderId,
      amount: payment.amount.amount,
      currency: payment.amount.currency,
      name: fr.shop.name,
      description: texts.thanks,
      prefill: user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : {},
      handler: (answer) =>
        void settle({
          paymentId: payment.id,
          providerPaymentId: answer.razorpay_payment_id,
          signature: answer.razorpay_signature,
        }),
      modal: {
        ondismiss: () => {
          if (!charged.current) setStep('ready');
        },
      },
    });
    checkout.on('payment.failed', () => toast.error(texts.refused));
    checkout.open();
    return undefined;
  };

  return { pay, step };
}

function parseConfirmation(value: unknown): CardPaymentConfirmation | undefined {
  if (!isRecord(value)) return undefined;
  const { paymentId, providerPaymentId, signature } = value;
  return typeof paymentId === 'string' &&
    typeof providerPaymentId === 'string' &&
    typeof signature === 'string'
    ? { paymentId, providerPaymentId, signature }
    : undefined;
}
