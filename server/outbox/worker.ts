import { setTimeout as sleep } from 'node:timers/promises';
import { logFailure, type Repeated } from '../shared/background.ts';
import { createOutbox, type Sender, type Sending } from './outbox.ts';
import type { Queued } from './outbox.rules.ts';

const EVERY_MS_WITHOUT_STORE = 5_000;

/** Sends what is due until it is stopped. What is interrupted is sent after the next start. */
export function startOutbox<R extends Queued>(
  context: Sending,
  sender: Sender<R>,
  graceMs = sender.graceMs,
): Repeated {
  const stopping = new AbortController();
  let wake = new AbortController();
  const outbox = createOutbox(context, sender, () => wake.abort());
  const ended = run();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const isDone = await startDue();
      if (stopping.signal.aborted) return;
      const { signal } = wake;
      const ms = isDone ? sender.everyMs : EVERY_MS_WITHOUT_STORE;
      await sleep(ms, undefined, { signal }).catch(() => {});
    }
  }

  async function startDue(): Promise<boolean> {
    try {
      await outbox.startDue();
      return true;
    } catch (error) {
      logFailure(context.log, sender.name, error);
      return false;
    }
  }

  return {
    async stop() {
      stopping.abort();
      outbox.close();
      wake.abort();
      const timer = setTimeout(() => sender.close(), graceMs);
      await ended;
      // What could not be saved is in the log.
      await outbox.idle().catch(() => {});
      clearTimeout(timer);
      sender.close();
    },
  };
}
