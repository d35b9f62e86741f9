import type { Attempt } from '../../../apollo/attempt.ts';
import { frNewOrder as texts } from '../../../text/admin/new-order.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import type { Language, NewOrderInput, OrderLineInput } from '../../../generated/admin/graphql.ts';
import { isWrongPostalCode, numberText } from '#shared/digits.ts';
import { isWrongPhone } from '#shared/phone-number.ts';
import type { Problems } from '../../form/useDetailForm.ts';

export const channels = ['PHONE', 'WHATSAPP', 'SHOP'] as const;
export type Channel = (typeof channels)[number];

export const payments = ['PAID_IN_SHOP', 'CASH_ON_DELIVERY'] as const;
export type Payment = (typeof payments)[number];

export const COURIER = 'courier';

export type NewLine = {
  variantId: string;
  /** Title with its size. */
  title: string;
  image: string;
  /** Price of one, in centimes. */
  price: number;
  /** Null: not counted. */
  available: number | null;
  /** Quantity as typed. */
  quantity: string;
};

type TextName = 'phone' | 'city' | 'region' | 'postalCode' | 'name' | 'street' | 'email' | 'note';

export type OrderValues = Record<TextName, string> & {
  /** Text of the search for articles; it belongs to no order. */
  article: string;
  /** Counts at the counter alone. */
  payment: Payment;
  /** `courier`, or `pickup:` and the id of a pickup point. */
  way: string;
  /** Language of mails, documents and messages. */
  language: Language;
  lines: readonly NewLine[];
  /** The latest that was sent: the shop may have it. */
  attempt: Attempt | null;
};

export const emptyOrder: OrderValues = {
  phone: '',
  article: '',
  city: '',
  region: '',
  postalCode: '',
  name: '',
  street: '',
  email: '',
  note: '',
  payment: 'PAID_IN_SHOP',
  way: COURIER,
  language: 'FR',
  lines: [],
  attempt: null,
};

export type NewOrder = OrderValues & { channel: Channel };

/** Paid at the counter, and taken along: without an address. */
export const isTakenAlong = ({ channel, payment }: Pick<NewOrder, 'channel' | 'payment'>) =>
  channel === 'SHOP' && payment === 'PAID_IN_SHOP';

/** Fetched at a pickup point once a message says that it is ready: without an address. */
export const isFetched = (order: Pick<NewOrder, 'channel' | 'payment' | 'way'>) =>
  !isTakenAlong(order) && order.way !== COURIER;

/** Reads the quantity of one line; undefined if it is none. */
export function readQuantity(text: string): number | undefined {
  const plain = numberText(text.trim());
  const quantity = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  return quantity > 0 ? quantity : undefined;
}

/** Stays between 1 and 99. */
export const stepped = (quantity: string, step: 1 | -1) =>
  String(Math.min(99, Math.max(1, (readQuantity(quantity) ?? 0) + step)));

/** One more of it, which is a new line unless it has one. */
export function withOneMore(lines: readonly NewLine[], added: Omit<NewLine, 'quantity'>) {
  const known = lines.find(({ variantId }) => variantId === added.variantId);
  return known
    ? lines.map((line) =>
        line === known ? { ...line, quantity: stepped(line.quantity, 1) } : line,
      )
    : [...lines, { ...added, quantity: '1' }];
}

/** Returns the lines that have a quantity. */
export function quantitiesOf(lines: readonly NewLine[]): OrderLineInput[] {
  return lines.flatMap(({ variantId, quantity: text }) => {
    const quantity = readQuantity(text);
    return quantity === undefined ? [] : [{ variantId, quantity }];
  });
}

/** Finds the problems that need no server. */
export function findProblems(order: NewOrder): Problems {
  const { phone, city, region, postalCode, name, street, lines } = order;
  const hasAddress = !isTakenAlong(order) && !isFetched(order);
  const found: Record<string, string | undefined> = isTakenAlong(order)
    ? {}
    : {
        ...blankNotes({ phone, name }),
        ...(hasAddress && blankNotes({ city, region, postalCode, street })),
      };
  if (isWrongPhone(phone)) found['phone'] = texts.phoneWrong;
  if (hasAddress && isWrongPostalCode(postalCode)) {
    found['postalCode'] = texts.postalCodeWrong;
  }
  if (lines.length === 0) found['article'] = texts.noArticle;
  lines.forEach(({ quantity }, at) => {
    if (readQuantity(quantity) === undefined) found[`lines.${at}.quantity`] = texts.quantityWrong;
  });
  return found;
}

/** The order must have no problems. */
export function inputOf(order: NewOrder): NewOrderInput {
  const { phone, name, email, street, city, region, postalCode } = order;
  const isPaid = isTakenAlong(order);
  return {
    channel: order.channel,
    paymentMethod: isPaid ? 'PAID_IN_SHOP' : 'CASH_ON_DELIVERY',
    lines: quantitiesOf(order.lines),
    shippingInfo: {
      phone,
      name,
      email,
      ...(isPaid || isFetched(order) ? {} : { street, city, region, postalCode }),
    },
    deliveryOptionId: isPaid ? null : order.way,
    note: order.note.trim() || null,
    language: order.language,
  };
}

/** The path of what an error about `NewOrderInput` names. */
export const pathOf = (field: string) =>
  field
    .replace('shippingInfo.', '')
    .replace('deliveryOptionId', 'way')
    .replace(/^(lines\.\d+).*/, '$1.quantity');
