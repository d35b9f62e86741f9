import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#shared/language.ts';
import { count, instant, record, text } from '../shared/record.ts';
import { byText } from '#shared/text.ts';
import { collectionOf } from '../storage/collection.ts';
import { removeFound } from '../storage/lists.ts';
import { ALL, indexOn, until, valueOf, type Index, type Rows } from '../storage/rows.ts';

const ACCOUNT_MAIL_KINDS = [
  'CONFIRM_DEVICE',
  'RESET_PASSWORD',
  'VERIFY_EMAIL',
  'CHANGE_EMAIL',
  /** Goes to the address that an account had until then. */
  'EMAIL_CHANGING',
  'NEW_DEVICE',
  'PASSKEY_ADDED',
  'PASSWORD_CHANGED',
] as const;

/** About a variant; it is the `detail`. */
const STOCK_MAIL_KINDS = ['CONFIRM_STOCK_ALERT', 'BACK_IN_STOCK'] as const;

const ORDER_MAIL_KINDS = [
  'ORDER_PLACED',
  'ORDER_CONFIRMED',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  /** Follows a refusal on delivery. */
  'ORDER_READY',
  'ORDER_REFUSED',
  /** A change by the shop; the `detail` is the version. */
  'ORDER_CHANGED',
  /** The `detail` is the parcel and the day. */
  'ORDER_OUT_FOR_DELIVERY',
  'ORDER_ATTEMPT_FAILED',
  /** The `detail` is the return's id. */
  'RETURN_RECEIVED',
  'RETURN_REFUSED',
  /** The `detail` is the exchange's id. */
  'EXCHANGE_REQUESTED',
  'EXCHANGE_APPROVED',
  'EXCHANGE_REFUSED',
  'EXCHANGE_RECEIVED',
  'EXCHANGE_SHIPPED',
  'EXCHANGE_COMPLETED',
  'EXCHANGE_EXPIRED',
  'EXCHANGE_FAILED',
  /** Reports a refund to a card; the `detail` is the refund's id. */
  'ORDER_REFUNDED',
] as const;
/** Rendered from the order when they are sent. */
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** About an appointment; its id is the `detail`. */
const APPOINTMENT_MAIL_KINDS = ['APPOINTMENT_BOOKED', 'APPOINTMENT_CANCELLED'] as const;

/** Kinds to an address of the shop: about an order, or an appointment, whose id is the `detail`. */
export const SHOP_MAIL_KINDS = ['ORDER_RECEIVED_BY_SHOP', 'APPOINTMENT_RECEIVED_BY_SHOP'] as const;

const STAFF_MAIL_KINDS = ['STAFF_PASSWORD', 'STAFF_PASSKEY_ADDED', 'STAFF_NEW_DEVICE'] as const;

const mailRecord = record({
  /** Kind and order (or account and time), so that no mail is sent twice. */
  id: text,
  kind: z.enum([
    ...ORDER_MAIL_KINDS,
    ...ACCOUNT_MAIL_KINDS,
    ...STOCK_MAIL_KINDS,
    ...APPOINTMENT_MAIL_KINDS,
    ...SHOP_MAIL_KINDS,
    ...STAFF_MAIL_KINDS,
  ]),
  orderId: text.nullable(),
  /** Null for orders, and where the address decides whether there is an account. */
  customerId: text.nullable(),
  /** Detail that the kind needs, such as the name of a device or the id of a return. */
  detail: text.nullable(),
  to: text,
  /** Language of its sentences: that of the order or of the request that it follows. */
  language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
  createdAt: instant,
  state: z.enum(['WAITING', 'SENT', 'FAILED']),
  attempts: count,
  /** Leasing a mail postpones it. */
  nextAttemptAt: instant,
  sentAt: instant.nullable(),
  lastError: text.nullable(),
});
export type MailRecord = z.infer<typeof mailRecord>;
export type MailKind = MailRecord['kind'];

/**
 * A customer, who gets mails as such, about orders, and at an address that may have no account. A
 * guest gets them about orders alone: their address may be that of an account.
 */
interface Recipient {
  readonly customerId: string | null;
  readonly orderIds: readonly string[];
  readonly email: string | null;
}

export const mails = collectionOf('mails', mailRecord, { isOrdered: true });

const allMails = indexOn(mails, 'allMails', () => ['']);
const waitingMails = indexOn(mails, 'waitingMails', ({ state, nextAttemptAt }) =>
  state === 'WAITING' ? [nextAttemptAt] : [],
);
const failedMails = indexOn(mails, 'failedMails', ({ state, createdAt, id }) =>
  state === 'FAILED' ? [`${createdAt} ${id}`] : [],
);
const sentMails = indexOn(mails, 'sentMails', ({ sentAt }) => valueOf(sentAt));
export const mailsOfCustomer = indexOn(mails, 'mailsOfCustomer', ({ customerId }) =>
  valueOf(customerId),
);
const mailsOfOrder = indexOn(mails, 'mailsOfOrder', ({ orderId }) => valueOf(orderId));
const accountMailsTo = indexOn(mails, 'accountMailsTo', ({ orderId, to }) =>
  orderId === null ? [to] : [],
);
export const mailIndexes: readonly Index[] = [
  allMails,
  waitingMails,
  failedMails,
  sentMails,
  mailsOfCustomer,
  mailsOfOrder,
  accountMailsTo,
];

export function mailsOf(rows: Rows) {
  const save = async (saved: readonly MailRecord[]) => {
    for (const mail of saved) await rows.put(mails, mail.id, mail);
  };
  return {
    mail: (id: string) => rows.get(mails, id),
    /**
     * Returns mails in state WAITING with a past `nextAttemptAt`, the longest waiting first; in a
     * transaction without those that another one is leasing.
     */
    due: (now: string, limit: number) => rows.find(waitingMails, until(now), { first: limit }),
    newest: (limit: number) => rows.find(allMails, ALL, { first: limit, isNewestFirst: true }),
    /** Returns mails in state FAILED, latest first. */
    failed: (limit: number) => rows.find(failedMails, ALL, { first: limit, isNewestFirst: true }),
    failedCount: () => rows.count(failedMails, ALL),
    /** Ignores mails whose id exists. */
    async add(...added: readonly MailRecord[]) {
      const stored = await rows.getMany(
        mails,
        added.map(({ id }) => id),
      );
      await save(added.filter(({ id }) => !stored.has(id)));
    },
    save: (...saved: readonly MailRecord[]) => save(saved),
    async removeSentBefore(at: string) {
      await removeFound(rows, sentMails, { from: '', before: at });
    },
    /** Oldest first. */
    async ofRecipient({ customerId, orderIds, email }: Recipient) {
      const found = [
        ...(await rows.find(mailsOfCustomer, { anyOf: valueOf(customerId) })),
        ...(await rows.find(mailsOfOrder, { anyOf: orderIds })),
        ...(await rows.find(accountMailsTo, { anyOf: valueOf(email) })),
      ];
      const byId = new Map(found.map((mail) => [mail.id, mail]));
      return [...byId.values()].toSorted(byText(({ createdAt, id }) => `${createdAt} ${id}`));
    },
    remove: (ids: readonly string[]) => rows.remove(mails, ids),
  };
}
