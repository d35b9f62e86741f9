import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { LastOrder_OrderFragment } from '../../../apollo/generated/graphql.ts';
import { readSession } from '../../../apollo/session.ts';
import { paths } from '../../../page/paths.ts';
import { loadCheckout } from './loadCheckout.ts';
import { fr } from '../../../text/fr.ts';
import { formatMoney } from '../../../../server/shared/money.format.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { keepLastOrder } from '../../confirmation/lastOrder.ts';
import { keepOpenPayment, readOpenPayment, type OpenPayment } from './openPayment.ts';
import { openCheckout } from '../openCheckout.ts';
import { usePollPayment } from './useAskPayment.ts';
import { useStartCardPayment, type CardOrder } from './useStartCardPayment.ts';

const texts = fr.order.payment;

/** Between two questions about a payment whose outcome is not known. */
const patience = 3000;

/**
 * Pays the cart by card: script, payment, dialog, confirmation. `step` is `unknown` while nobody
 * can say whether the card was charged: it is asked for again and again, and `pay` asks at once
 * instead of paying. `problems` say why the last try came to nothing, until the next.
 */
export function useCardPayment() {
  const navigate = useNavigate();
  const startCardPayment = useStartCardPayment();
  const pollPayment = usePollPayment();
  const [step, setStep] = useState<'ready' | 'busy' | 'unknown'>('ready');
  const [problems, setProblems] = useState<readonly string[]>([]);

  const finish = (order: LastOrder_OrderFragment) => {
    keepLastOrder(order);
    toast.success(texts.done(formatMoney(order.payable.amount)));
    void navigate(paths.orderSummary(), { replace: true, state: { fromPayment: true } });
  };

  const settle = async (payment: OpenPayment) => {
    const outcome = await pollPayment(payment);
    if (outcome.kind === 'UNKNOWN') return setStep('unknown');
    keepOpenPayment(null);
    setStep('ready');
    if (outcome.kind === 'PAID') return finish(outcome.order);
    for (const message of outcome.messages) toast.error(message);
    return setProblems(outcome.messages);
  };

  const settleAgain = useEffectEvent(async () => {
    const payment = readOpenPayment();
    if (payment) await settle(payment);
  });

  // A reload, or a tab that was left while the dialog was open, may have lost the answer.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set when the answer came.
    void settleAgain();
  }, []);

  useEffect(() => {
    if (step !== 'unknown') return undefined;
    const timer = window.setInterval(() => void settleAgain(), patience);
    return () => window.clearInterval(timer);
  }, [step]);

  const pay = async (scriptUrl: string | null, asked: CardOrder) => {
    const open = readOpenPayment();
    if (open) return settle(open);
    if (scriptUrl === null) return undefined;
    setStep('busy');
    setProblems([]);
    // Before the payment is started, so that a failure leaves none open.
    const Razorpay = await loadCheckout(scriptUrl).catch(() => undefined);
    if (!Razorpay) {
      setStep('ready');
      window.alert(texts.sdkMissing);
      return undefined;
    }
    const { payment, order, problems: refusals } = await startCardPayment(asked);
    if (order) return finish(order);
    if (!payment) {
      setProblems(refusals);
      return setStep('ready');
    }
    const left: OpenPayment = { paymentId: payment.id, proof: null };
    keepOpenPayment(left);
    const proof = await openCheckout(Razorpay, payment, readSession()?.user);
    const closed = { ...left, proof };
    keepOpenPayment(closed);
    return settle(closed);
  };

  return { pay, step, problems };
}
