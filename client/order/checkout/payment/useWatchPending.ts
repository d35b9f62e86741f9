import { useEffect } from 'react';

import type { OrderStatus } from '../../../generated/shop/graphql.ts';

const everyMs = 4000;

type Polling = { startPolling: (everyMs: number) => void; stopPolling: () => void };

/** Polls every few seconds while a payment's outcome is not known. */
export function useWatchPending(
  { startPolling, stopPolling }: Polling,
  status: OrderStatus | undefined,
) {
  const isPending = status === 'PAYMENT_PENDING';
  useEffect(() => {
    if (!isPending) return undefined;
    startPolling(everyMs);
    return stopPolling;
  }, [isPending, startPolling, stopPolling]);
}

/** Fits `skipPollAttempt`: a hidden page does not poll. */
export const isOutOfSight = () => document.hidden;
