import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { LastOrder_OrderFragment } from '../../../generated/shop/graphql.ts';
import { isSessionEnded, readCustomerId, readSession } from '../../../apollo/session.ts';
import { paths } from '#shared/paths.ts';
import { loadCheckout } from './loadCheckout.ts';
import { orderTexts } from '../../order.fr.ts';
import { formatMoney } from '../../../ui/format/money.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { storeLastOrder } from '../../confirmation/lastOrder.ts';
import {
  forgetOpenPayment,
  readOpenPayment,
  storeOpenPayment,
  type OpenPayment,
} from './openPayment.ts';
import { openCheckout } from '../openCheckout.ts';
import { graphql } from '../../../generated/shop/index.ts';
import { useOrderPlaced } from '../useOrderPlaced.ts';
import { useStartCardPayment, type CardOrder } from './useStartCardPayment.ts';

const texts = orderTexts.payment;

/** Milliseconds between two polls of a payment whose outcome is not known. */
const pollMs = 3000;

/**
 * Pays the cart by card: what `prepare` does and allows, script, payment, dialog, confirmation. While `step` is `unknown` the card
 * may have been charged: the outcome is polled, and `pay` polls at once instead of paying.
 * `problems` explain the last attempt until the next.
 */
export function useCardPayment() {
  const navigate = useNavigate();
  const startCardPayment = useStartCardPayment();
  const pollPayment = usePollPayment();
  const [step, setStep] = useState<'ready' | 'busy' | 'unknown'>('ready');
  const [problems, setProblems] = useState<readonly string[]>([]);

  const dialog = useRef<AbortController>(null);

  // The guard has left the page. A customer whose session expired still pays, and resumes after log-in.
  useEffect(
    () => () => {
      if (!readSession() && !isSessionEnded()) dialog.current?.abort();
    },
    [],
  );

  const finish = (order: LastOrder_OrderFragment) => {
    storeLastOrder(order);
    toast.success(texts.done(formatMoney(order.payable.amount)));
    void navigate(paths.orderSummary(), { replace: true, state: { fromPayment: true } });
  };

  const checkOutcome = async (payment: OpenPayment) => {
    const outcome = await pollPayment(payment);
    if (outcome.kind === 'UNKNOWN') return setStep('unknown');
    forgetOpenPayment();
    setStep('ready');
    if (outcome.kind === 'PAID') return finish(outcome.order);
    for (const message of outcome.messages) toast.error(message);
    return setProblems(outcome.messages);
  };

  const checkOpenPayment = useEffectEvent(async () => {
    const payment = readOpenPayment();
    if (payment) await checkOutcome(payment);
  });

  // A reload, or a tab left while the dialog was open, may have lost the outcome.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the state is set after the response.
    void checkOpenPayment();
  }, []);

  useEffect(() => {
    if (step !== 'unknown') return undefined;
    const timer = window.setInterval(() => void checkOpenPayment(), pollMs);
    return () => window.clearInterval(timer);
  }, [step]);

  const pay = async (
    scriptUrl: string | null,
    cardOrder: CardOrder,
    prepare: () => Promise<boolean>,
  ) => {
    const open = readOpenPayment();
    if (open) return checkOutcome(open);
    if (scriptUrl === null) return undefined;
    setStep('busy');
    setProblems([]);
    if (!(await prepare())) return setStep('ready');
    // Before the payment is started, so that a failure leaves none open.
    const Razorpay = await loadCheckout(scriptUrl).catch(() => undefined);
    if (!Razorpay) {
      setStep('ready');
      window.alert(texts.sdkMissing);
      return undefined;
    }
    const { payment, order, problems: refusals } = await startCardPayment(cardOrder);
    if (order) return finish(order);
    if (!payment) {
      setProblems(refusals);
      return setStep('ready');
    }
    const session = readSession();
    if (!session) return undefined;
    const { user } = session;
    const { _id: customerId } = user;
    const started: OpenPayment = { paymentId: payment.id, confirmation: null };
    storeOpenPayment(customerId, started);
    dialog.current = new AbortController();
    const confirmation = await openCheckout(Razorpay, payment, user, dialog.current.signal);
    // Logged out: the shop learns from the provider what was paid.
    if (readCustomerId() !== customerId && !isSessionEnded()) return undefined;
    const closed = { ...started, confirmation };
    storeOpenPayment(customerId, closed);
    return checkOutcome(closed);
  };

  return { pay, step, problems };
}

graphql(`
  fragment AskPayment_payload on OrderPayload {
    order {
      status
      ...LastOrder_order
    }
    userErrors {
      code
      message
    }
  }
`);

const confirmCardPaymentMutation = graphql(`
  mutation ConfirmCardPayment($input: CardPaymentConfirmation!) {
    confirmCardPayment(input: $input) {
      ...AskPayment_payload
    }
  }
`);

const checkCardPaymentMutation = graphql(`
  mutation CheckCardPayment($paymentId: ID!) {
    checkCardPayment(paymentId: $paymentId) {
      ...AskPayment_payload
    }
  }
`);

/** UNPAID: nothing was charged; `messages` say why where the server knows. */
type PaymentOutcome =
  | { kind: 'PAID'; order: LastOrder_OrderFragment }
  | { kind: 'UNKNOWN' }
  | { kind: 'UNPAID'; messages: readonly string[] };

/**
 * Queries the outcome of a card payment: confirms it with the dialog's signature, else has the
 * server ask the provider. No response is UNKNOWN, never a failure; repeating is safe.
 */
function usePollPayment() {
  const orderPlaced = useOrderPlaced();
  const [confirm] = useMutation(confirmCardPaymentMutation);
  const [check] = useMutation(checkCardPaymentMutation);

  const query = async ({ paymentId, confirmation }: OpenPayment) => {
    if (!confirmation) return (await check({ variables: { paymentId } })).data?.checkCardPayment;
    const input = { paymentId, ...confirmation };
    return (await confirm({ variables: { input } })).data?.confirmCardPayment;
  };

  return async (payment: OpenPayment): Promise<PaymentOutcome> => {
    const { order, userErrors } = (await query(payment).catch(() => undefined)) ?? {};
    if (!userErrors || userErrors.some(({ code }) => code === 'PAYMENT_PENDING')) {
      return { kind: 'UNKNOWN' };
    }
    const messages = userErrors.map(({ message }) => message);
    if (!order || order.status === 'PAYMENT_PENDING' || order.status === 'CANCELLED') {
      return { kind: 'UNPAID', messages };
    }
    orderPlaced();
    return { kind: 'PAID', order };
  };
}
