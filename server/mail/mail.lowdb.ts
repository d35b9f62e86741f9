import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { DUE, type Index } from '../storage/lowdb/indexes.ts';
import { mailRecord, type MailRecord, type MailStore } from './mail.store.ts';

export const mails: Collection<MailRecord> = { name: 'mails', shape: mailRecord, isOrdered: true };

const waitingMails: Index<MailRecord> = {
  collection: mails,
  valueOf: ({ state }) => (state === 'WAITING' ? DUE : null),
};

const FAILED = 'failed';

const failedMails: Index<MailRecord> = {
  collection: mails,
  valueOf: ({ state }) => (state === 'FAILED' ? FAILED : null),
};

export const mailsOfCustomer: Index<MailRecord> = {
  collection: mails,
  valueOf: ({ customerId }) => customerId,
};

const mailsOfOrder: Index<MailRecord> = {
  collection: mails,
  valueOf: ({ orderId }) => orderId,
};
const accountMailsTo: Index<MailRecord> = {
  collection: mails,
  valueOf: ({ orderId, to }) => (orderId === null ? to : null),
};
export const mailIndexes: readonly Index[] = [
  waitingMails,
  failedMails,
  mailsOfCustomer,
  mailsOfOrder,
  accountMailsTo,
];

export function mailsOf(db: Writer): MailStore {
  return {
    mail: async (id) => db.get(mails, id),
    due: async (now, limit) =>
      db
        .find(waitingMails, DUE)
        .filter(({ nextAttemptAt }) => nextAttemptAt <= now)
        .sort((a, b) => (a.nextAttemptAt < b.nextAttemptAt ? -1 : 1))
        .slice(0, limit),
    newest: async (limit) => Array.from(db.values(mails)).toReversed().slice(0, limit),
    // Failing again moves a mail to the end of the index.
    failed: async (limit) =>
      db
        .find(failedMails, FAILED)
        .toSorted((a, b) =>
          a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? 1 : -1,
        )
        .slice(0, limit),
    failedCount: async () => db.find(failedMails, FAILED).length,
    async add(...added) {
      for (const mail of added) {
        if (db.get(mails, mail.id) === undefined) db.put(mails, mail.id, mail);
      }
    },
    async save(...saved) {
      for (const mail of saved) db.put(mails, mail.id, mail);
    },
    async removeSentBefore(at) {
      for (const [id, { sentAt }] of db.entries(mails)) {
        if (sentAt !== null && sentAt < at) db.remove(mails, id);
      }
    },
    async ofRecipient({ customerId, orderIds, email }) {
      const found = [
        ...db.find(mailsOfCustomer, customerId),
        ...orderIds.flatMap((id) => db.find(mailsOfOrder, id)),
        ...db.find(accountMailsTo, email),
      ];
      return Array.from(new Set(found)).toSorted((a, b) =>
        a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1,
      );
    },
    async remove(ids) {
      for (const id of ids) db.remove(mails, id);
    },
  };
}
