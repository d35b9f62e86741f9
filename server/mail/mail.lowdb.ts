import type { MailStore } from './mail.store.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { DUE, waitingMails } from '../storage/lowdb/lookups.ts';

export function mailsOf(db: Writer): MailStore {
  return {
    mail: async (id) => db.get('mails', id),
    due: async (now, limit) =>
      db
        .find(waitingMails, DUE)
        .filter(({ nextAttemptAt }) => nextAttemptAt <= now)
        .sort((a, b) => (a.nextAttemptAt < b.nextAttemptAt ? -1 : 1))
        .slice(0, limit),
    newest: async (limit) => Array.from(db.values('mails')).toReversed().slice(0, limit),
    async add(...mails) {
      for (const mail of mails) {
        if (db.get('mails', mail.id) === undefined) db.put('mails', mail.id, mail);
      }
    },
    async save(...mails) {
      for (const mail of mails) db.put('mails', mail.id, mail);
    },
    async removeSentBefore(at) {
      for (const [id, { sentAt }] of db.entries('mails')) {
        if (sentAt !== null && sentAt < at) db.remove('mails', id);
      }
    },
  };
}
