import { repeat, type Repeated } from '../shared/background.ts';
import { createDelivery, type Post } from './delivery.ts';
import type { Transport } from './transport.ts';

const EVERY_MS = 5000;
/** Whoever stops the shop does not wait longer for a mail server that does not answer. */
const GRACE_MS = 3000;

/** Goes through the outbox again and again, until it is told to stop; closes the transport then. */
export function startMailWorker(post: Post, transport: Transport): Repeated {
  const deliver = createDelivery(post, transport);
  const rounds = repeat({ name: 'mails', everyMs: EVERY_MS, log: post.log }, deliver);
  return {
    async stop() {
      // What is cut short by it is noted as not sent, and tried again after the next start.
      const hurry = setTimeout(() => transport.close(), GRACE_MS);
      await rounds.stop();
      clearTimeout(hurry);
      transport.close();
    },
  };
}
