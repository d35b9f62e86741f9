import type { Outcome, Sender } from '../outbox/outbox.ts';
import type { Log } from '../shared/log/log.ts';
import { soldLanguage } from '../settings/identity/identity.rules.ts';
import { findIdentity } from '../settings/identity/identity.service.ts';
import { currentSettings, type SettingsSources } from '../settings/settings.service.ts';
import type { MailAddress } from '../shared/mail-address.ts';
import { failed, MAIL_LEASE, sent, sentMailsSince } from './attempts.ts';
import { mailShopIn } from './mail.shop.ts';
import type { MailRecord } from './mail.store.ts';
import { messageOf } from './message.ts';
import type { MailTemplates, TemplateContext } from './template.ts';
import { RefusedForGood, type Transport } from './transport.ts';

interface Mailing extends Omit<TemplateContext, 'shop'>, SettingsSources {
  readonly from: MailAddress;
  readonly templates: MailTemplates;
  readonly log: Log;
}

const BATCH = 20;

/** Renders due mails and hands them to one mail server. */
export function mailSender(mailing: Mailing, transport: Transport): Sender<MailRecord> {
  return {
    name: 'mails',
    everyMs: 5_000,
    graceMs: 3_000,
    lease: MAIL_LEASE,
    ahead: BATCH,
    inFlight: BATCH,
    laneOf: () => 'mails',
    async due({ mails }, now, exceptOf) {
      if (exceptOf.length > 0) return [];
      await mails.removeSentBefore(sentMailsSince(now));
      return mails.due(now.toISOString(), BATCH);
    },
    find: ({ mails }, id) => mails.mail(id),
    save: ({ mails }, records) => mails.save(...records),
    begun: (mail) => ({ ...mail, attempts: mail.attempts + 1 }),
    async send(record) {
      try {
        const identity = await findIdentity(mailing);
        const mail = { ...record, language: soldLanguage(identity, record.language) };
        const shop = await mailShopIn(mailing, mail.language);
        const draft = await mailing.templates[mail.kind]({ ...mailing, shop }, mail);
        if (!draft && mail.orderId === null) return DROPPED;
        if (!draft) throw new RefusedForGood('What this mail is about no longer exists');
        const merchant = await currentSettings(mailing);
        await transport.send(messageOf(mail, draft, { ...mailing, merchant, shop }));
      } catch (error) {
        return failure(mailing, record, error);
      }
      const at = mailing.clock().toISOString();
      return { result: 'SENT', save: changedTo((current) => sent(current, at)) };
    },
    close: () => transport.close(),
  };
}

/** Leaves no trace: neither outbox nor log must show which addresses have no account. */
const DROPPED: Outcome<MailRecord> = {
  result: 'SENT',
  async save({ mails }, current) {
    await mails.remove([current.id]);
    return current;
  },
};

function failure(
  { clock, log }: Mailing,
  { id, attempts }: MailRecord,
  error: unknown,
): Outcome<MailRecord> {
  const reason = error instanceof Error ? error.message : String(error);
  const isForGood = error instanceof RefusedForGood;
  return {
    result: isForGood ? 'REFUSED' : 'NO_ANSWER',
    save: changedTo((current) => failed(current, clock(), { reason, isForGood })),
    // Reasons stay out of the log: mail servers repeat addresses in them.
    report: ({ state }) =>
      log.warn({ mail: id, attempts, state, code: codeOf(error) }, 'a mail was not sent'),
  };
}

function changedTo(to: (current: MailRecord) => MailRecord): Outcome<MailRecord>['save'] {
  return async ({ mails }, current) => {
    const next = to(current);
    await mails.save(next);
    return next;
  };
}

function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  if ('responseCode' in error) return error.responseCode;
  return 'code' in error ? error.code : error.name;
}
