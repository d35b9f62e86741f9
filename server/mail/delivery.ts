import type { Log } from '../shared/log.ts';
import type { MailAddress } from './address.ts';
import { failed, sentMailsSince, sent, taken } from './attempts.ts';
import type { MailRecord } from './mail.store.ts';
import { messageOf, type Letterhead } from './message.ts';
import type { MailTemplates, TemplateContext } from './template.ts';
import { RefusedForGood, type Transport } from './transport.ts';

export interface Mailing extends TemplateContext, Letterhead {
  readonly from: MailAddress;
  readonly templates: MailTemplates;
  readonly log: Log;
}

const BATCH = 20;

/**
 * The job that sends due mails, batch after batch while the server takes them and until `signal` ends it.
 * A mail is leased in one transaction, sent outside of any, and its
 * outcome saved in another: instances share an outbox, and a lease of a crashed one expires.
 */
export function createDelivery(
  mailing: Mailing,
  transport: Transport,
): (run?: { readonly signal: AbortSignal }) => Promise<void> {
  // Mail ids that were sent while the store failed: this instance must not send them again.
  const sentUnsaved = new Map<string, string>();

  return async function deliver(run) {
    for (;;) {
      const mails = await takeDue(mailing);
      const saved = await Promise.allSettled(mails.map(deliverOne));
      const unsaved = saved.find((result) => result.status === 'rejected');
      if (unsaved) throw unsaved.reason;
      // A server that takes none of them is left in peace until the next round.
      const areTaken = saved.some((result) => result.status === 'fulfilled' && result.value);
      if (mails.length < BATCH || !areTaken || run?.signal.aborted) return;
    }
  };

  /** Whether the mail needs no other attempt. */
  async function deliverOne(mail: MailRecord): Promise<boolean> {
    try {
      if (!sentUnsaved.has(mail.id)) {
        const draft = await mailing.templates[mail.kind](mailing, mail);
        if (!draft && mail.orderId === null) {
          await dropMail(mailing, mail.id);
          return true;
        }
        if (!draft) throw new RefusedForGood('What this mail is about no longer exists');
        await transport.send(messageOf(mail, draft, mailing));
      }
    } catch (error) {
      await saveFailure(mailing, mail, error);
      return false;
    }
    const at = sentUnsaved.get(mail.id) ?? mailing.clock().toISOString();
    sentUnsaved.set(mail.id, at);
    await change(mailing, mail.id, (current) => sent(current, at));
    sentUnsaved.delete(mail.id);
    return true;
  }
}

function takeDue({ store, clock }: Mailing): Promise<readonly MailRecord[]> {
  const now = clock();
  return store.transaction(async ({ mails }) => {
    await mails.removeSentBefore(sentMailsSince(now));
    const due = await mails.due(now.toISOString(), BATCH);
    const ours = due.map((mail) => taken(mail, now));
    if (ours.length > 0) await mails.save(...ours);
    return ours;
  });
}

/** Without a trace: which addresses have no account must show neither in the outbox nor in the log. */
function dropMail({ store }: Mailing, id: string): Promise<void> {
  return store.transaction(({ mails }) => mails.remove([id]));
}

async function saveFailure(mailing: Mailing, mail: MailRecord, error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  const isForGood = error instanceof RefusedForGood;
  const saved = await change(mailing, mail.id, (current) =>
    // Another instance has leased it since.
    current.attempts === mail.attempts
      ? failed(current, mailing.clock(), { reason, isForGood })
      : current,
  );
  // Reasons stay out of the log: mail servers repeat addresses in them.
  const { id, attempts } = mail;
  mailing.log.warn(
    { mail: id, attempts, state: saved?.state, code: codeOf(error) },
    'a mail was not sent',
  );
}

/** A mail in state SENT stays as it is. */
function change(
  { store }: Mailing,
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

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('responseCode' in error) return error.responseCode;
  return 'code' in error ? error.code : error.name;
}
