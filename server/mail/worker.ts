import { repeat, type Repeated } from '../shared/background.ts';
import { createDelivery, type Mailing } from './delivery.ts';
import type { Transport } from './transport.ts';

const EVERY_MS = 5000;
/** Limits how long an unresponsive mail server delays the end. */
const GRACE_MS = 3000;

export function startMailWorker(mailing: Mailing, transport: Transport): Repeated {
  const deliver = createDelivery(mailing, transport);
  const rounds = repeat({ name: 'mails', everyMs: EVERY_MS, log: mailing.log }, deliver);
  return {
    async stop() {
      // Interrupted mails are sent after the next start.
      const timer = setTimeout(() => transport.close(), GRACE_MS);
      await rounds.stop();
      clearTimeout(timer);
      transport.close();
    },
  };
}
