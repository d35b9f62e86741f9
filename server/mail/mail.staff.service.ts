import { logChange } from '../audit/audit.ts';
import type { CommandContext } from '../context.ts';
import { readPageSize } from '../shared/paging.ts';
import { Refusal } from '../shared/problems.ts';
import { retried } from './attempts.ts';
import type { MailRecord } from './mail.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** Latest first. Throws BadInput. */
export function failedMails(
  { store }: Pick<Context, 'store'>,
  first: number,
): Promise<readonly MailRecord[]> {
  return store.read.mails.failed(readPageSize(first));
}

/** The mail is due at once. Refuses with UNKNOWN_MAIL unless it has failed. */
export function retryMail(context: Context, id: string): Promise<MailRecord> {
  return context.store.transaction(async (ports) => {
    const before = await ports.mails.mail(id);
    if (before?.state !== 'FAILED') throw new Refusal({ code: 'UNKNOWN_MAIL' });
    const mail = retried(before, context.clock());
    await ports.mails.save(mail);
    await logChange(ports, context, {
      action: 'mail.retry',
      subject: id,
      before: { state: before.state, attempts: before.attempts },
      after: { state: mail.state, attempts: mail.attempts },
    });
    return mail;
  });
}
