import { deviceUrlOf, newDeviceLink } from '../account/device-links.ts';
import type { Shop } from '../context.ts';
import type { Log } from '../shared/log.ts';
import { trackingUrlOf } from '../order/tracking.ts';
import type { MailAddress } from './address.ts';
import { failed, sentMailsSince, sent, taken } from './attempts.ts';
import type { MailRecord } from './mail.store.ts';
import { deviceMessageOf, messageOf, type Message } from './message.ts';
import { RefusedForGood, type Transport } from './transport.ts';

/** What sending mails needs of the shop. */
export interface Post extends Pick<Shop, 'store' | 'clock' | 'trackingKeys'> {
  readonly from: MailAddress;
  /** Base of the tracking links, without a slash at its end. */
  readonly publicUrl: string;
  readonly log: Log;
}

/** So many mails leave at once; each run takes as many. */
const BATCH = 20;

/**
 * Gives the job that sends what is due in the outbox. A mail is taken in one transaction, sent
 * outside of any, and its fate noted in another: several jobs share an outbox, and what one of them
 * took before it died is sent by the next. Sending never fails the job: a failure is the mail's own.
 */
export function createDelivery(post: Post, transport: Transport): () => Promise<void> {
  // Sent, while the store could not note it: not to be sent again by us, who know. By mail id.
  const sentUnnoted = new Map<string, string>();

  return async function deliver() {
    const mails = await takeDue(post);
    const noted = await Promise.allSettled(mails.map(deliverOne));
    const unnoted = noted.find((result) => result.status === 'rejected');
    if (unnoted) throw unnoted.reason;
  };

  async function deliverOne(mail: MailRecord): Promise<void> {
    try {
      if (!sentUnnoted.has(mail.id)) await send(post, transport, mail);
    } catch (error) {
      return noteFailure(post, mail, error);
    }
    const at = sentUnnoted.get(mail.id) ?? post.clock().toISOString();
    sentUnnoted.set(mail.id, at);
    await change(post, mail.id, (current) => sent(current, at));
    sentUnnoted.delete(mail.id);
  }
}

function takeDue({ store, clock }: Post): Promise<readonly MailRecord[]> {
  const now = clock();
  return store.transaction(async ({ mails }) => {
    await mails.removeSentBefore(sentMailsSince(now));
    const due = await mails.due(now.toISOString(), BATCH);
    const ours = due.map((mail) => taken(mail, now));
    if (ours.length > 0) await mails.save(...ours);
    return ours;
  });
}

async function send(post: Post, transport: Transport, mail: MailRecord): Promise<void> {
  await transport.send(await messageFor(post, mail));
}

async function messageFor(post: Post, mail: MailRecord): Promise<Message> {
  const { store, trackingKeys, publicUrl, from } = post;
  const { kind, orderId } = mail;
  if (kind === 'CONFIRM_DEVICE' || orderId === null) {
    // Made for this attempt: a link in a mail that did not leave opens nothing for long.
    const customer = await store.read.accounts.customerByEmail(mail.to);
    if (!customer) throw new RefusedForGood('Nobody has this address any more');
    const token = await newDeviceLink(post, customer.id);
    return deviceMessageOf(mail, customer, { from, url: deviceUrlOf(publicUrl, token) });
  }
  const order = await store.read.orders.order(orderId);
  if (!order) throw new RefusedForGood('The order of this mail does not exist');
  const trackingUrl = trackingUrlOf(publicUrl, trackingKeys, order.id);
  return messageOf({ ...mail, kind }, order, { from, trackingUrl });
}

async function noteFailure(post: Post, mail: MailRecord, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const isForGood = error instanceof RefusedForGood;
  const noted = await change(post, mail.id, (current) =>
    // Somebody else took it since: what becomes of it is theirs to note.
    current.attempts === mail.attempts
      ? failed(current, post.clock(), { reason, isForGood })
      : current,
  );
  // Servers repeat addresses in their answers: those are for the outbox, not for the log.
  const { id, attempts } = mail;
  post.log.warn(
    { mail: id, attempts, state: noted?.state, code: codeOf(error) },
    'a mail was not sent',
  );
}

/** Changes a mail that was not sent yet: that it was sent is the last word on it. */
function change(
  { store }: Post,
  id: string,
  to: (current: MailRecord) => MailRecord,
): Promise<MailRecord | undefined> {
  return store.transaction(async ({ mails }) => {
    const current = await mails.mail(id);
    if (current === undefined || current.state === 'SENT') return current;
    const next = to(current);
    if (next !== current) await mails.save(next);
    return next;
  });
}

/** The answer's code, or the system's: `451`, `ECONNREFUSED`. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('responseCode' in error) return error.responseCode;
  return 'code' in error ? error.code : error.name;
}
