import { createOutbox, type Sender, type Sending } from '../../../server/outbox/outbox.ts';
import type { Queued } from '../../../server/outbox/outbox.rules.ts';

/** Sends all that is due, as a worker does until its next round. */
export function sendingOf<R extends Queued>(
  context: Sending,
  sender: Sender<R>,
): () => Promise<void> {
  let hasRoom = true;
  const outbox = createOutbox(context, sender, () => {
    hasRoom = true;
  });
  return async () => {
    do {
      hasRoom = false;
      await outbox.startDue();
      await outbox.idle();
    } while (hasRoom);
  };
}
