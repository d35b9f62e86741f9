import { setTimeout as sleep } from 'node:timers/promises';
import { logFailure, type Repeated } from '../shared/background.ts';
import { createDeliveries, type Delivering } from './delivery.ts';
import type { WebhookSender } from './sender.ts';

const EVERY_MS = 1_000;
const EVERY_MS_WITHOUT_STORE = 5_000;
/** Limits how long an unresponsive receiver delays the end. */
const GRACE_MS = 2_500;

/** Sends what is due until it is stopped. Interrupted deliveries are sent after the next start. */
export function startWebhookWorker(
  context: Delivering,
  sender: WebhookSender,
  graceMs = GRACE_MS,
): Repeated {
  const stopping = new AbortController();
  let wake = new AbortController();
  const deliveries = createDeliveries(context, sender, () => wake.abort());
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const isDone = await startDue();
      if (stopping.signal.aborted) return;
      const { signal } = wake;
      await sleep(isDone ? EVERY_MS : EVERY_MS_WITHOUT_STORE, undefined, { signal }).catch(
        () => {},
      );
    }
  }

  async function startDue(): Promise<boolean> {
    try {
      await deliveries.startDue();
      return true;
    } catch (error) {
      logFailure(context.log, 'webhooks', error);
      return false;
    }
  }

  return {
    async stop() {
      stopping.abort();
      deliveries.close();
      wake.abort();
      const timer = setTimeout(() => sender.close(), graceMs);
      await ended;
      await deliveries.idle();
      clearTimeout(timer);
      sender.close();
    },
  };
}
