import type { Attempt } from '../../../apollo/attempt.ts';
import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import type { Language, NewOrderInput, OrderLineInput } from '../../../generated/admin/graphql.ts';
import { isWrongPostalCode, numberText } from '#shared/digits.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { isWrongPhone } from '#shared/phone-number.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { areAltered } from '../../../ui/format/alteration.ts';
import {
  boundsOf,
  readMeasure,
  type OfferedAlteration,
} from '../../../ui/format/offeredAlteration.ts';
import type { Problems } from '../../form/useDetailForm.ts';

export const channels = ['PHONE', 'WHATSAPP', 'SHOP'] as const;
export type Channel = (typeof channels)[number];

export const payments = ['PAID_IN_SHOP', 'CASH_ON_DELIVERY'] as const;
export type Payment = (typeof payments)[number];

export const COURIER = 'courier';

/** A ticked alteration, as it was offered then, with its measure as typed. */
export type TypedAlteration = OfferedAlteration & { text: string };

export type NewLine = {
  /** Identifies the line in the form: those of one variant may be altered differently. */
  id: number;
  productId: string;
  variantId: string;
  /** Title with its size. */
  title: string;
  image: string;
  /** Price of one, in centimes, without its alterations. */
  price: number;
  alterations: readonly TypedAlteration[];
  /** Null: not counted. */
  available: number | null;
  /** Quantity as typed. */
  quantity: string;
};

type TextName =
  | 'phone'
  | 'city'
  | 'region'
  | 'postalCode'
  | 'name'
  | 'street'
  | 'email'
  | 'discountCode'
  | 'note';

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
  /** Whether the customer accepts that altered goods do not come back. */
  acceptsAlterations: boolean;
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
  discountCode: '',
  note: '',
  payment: 'PAID_IN_SHOP',
  way: COURIER,
  language: 'FR',
  lines: [],
  acceptsAlterations: false,
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

/** A line as a search finds it, without what the order adds. */
export type AddedLine = Omit<NewLine, 'id' | 'quantity' | 'alterations'>;

/** One more of it as it is sold; that is a new line unless it has one. */
export function withOneMore(lines: readonly NewLine[], added: AddedLine): readonly NewLine[] {
  const known = lines.find(
    ({ variantId, alterations }) => variantId === added.variantId && alterations.length === 0,
  );
  if (known) {
    const quantity = stepped(known.quantity, 1);
    return lines.map((line) => (line === known ? { ...line, quantity } : line));
  }
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
  return [...lines, { ...added, id, quantity: '1', alterations: [] }];
}

/** Ticks an alteration of a line, or unticks it; what is typed for others stays. */
export function withToggled(line: NewLine, alteration: OfferedAlteration): NewLine {
  const others = line.alterations.filter(({ id }) => id !== alteration.id);
  const isTicked = others.length < line.alterations.length;
  return {
    ...line,
    alterations: isTicked ? others : [...line.alterations, { ...alteration, text: '' }],
  };
}

/** The value of a measure; undefined while it is missing or wrong, null for what has none. */
const valueOf = ({ measure, text }: TypedAlteration) =>
  measure === null ? null : (readMeasure(text, measure) ?? undefined);

const readable = ({ alterations }: NewLine) =>
  alterations.flatMap((each) => {
    const value = valueOf(each);
    return value === undefined ? [] : [{ ...each, value }];
  });

/** Identifies the line in a priced cart. Alterations count once their measure can be read. */
export const keyOf = (line: NewLine) =>
  lineKeyOf({ variantId: line.variantId, alterations: readable(line) });

/** Title with its size and what is altered. */
export const nameOf = (line: NewLine) => lineTitle(line.title, null, readable(line));

/** Price of one as it was found, in centimes, until the shop has said it. */
export const foundPrice = (line: NewLine) =>
  readable(line).reduce((sum, { price }) => sum + price.amount, line.price);

/** Returns the lines that have a quantity. */
export function linesOf(lines: readonly NewLine[]): OrderLineInput[] {
  return lines.flatMap((line) => {
    const quantity = readQuantity(line.quantity);
    if (quantity === undefined) return [];
    const alterations = readable(line).map(({ id, value }) => ({ id, value }));
    const { variantId } = line;
    return [{ variantId, quantity, ...(alterations.length > 0 && { alterations }) }];
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
  const keys = lines.map(keyOf);
  lines.forEach((line, at) => {
    if (readQuantity(line.quantity) === undefined)
      found[`lines.${at}.quantity`] = texts.quantityWrong;
    // The shop adds equal lines up, and would name another line than the one that is meant.
    else if (keys.indexOf(keys[at] ?? '') < at) found[`lines.${at}.quantity`] = texts.lineTwice;
    line.alterations.forEach((each, place) => {
      if (each.measure === null || valueOf(each) !== undefined) return;
      found[`lines.${at}.alterations.${place}.text`] = boundsOf(each.measure);
    });
  });
  if (areAltered(lines) && !order.acceptsAlterations)
    found['acceptsAlterations'] = texts.acceptFirst;
  return found;
}

/** The order must have no problems. */
export function inputOf(order: NewOrder): NewOrderInput {
  const { phone, name, email, street, city, region, postalCode } = order;
  const isPaid = isTakenAlong(order);
  return {
    channel: order.channel,
    paymentMethod: isPaid ? 'PAID_IN_SHOP' : 'CASH_ON_DELIVERY',
    lines: linesOf(order.lines),
    ...(areAltered(order.lines) && { acceptsAlterations: order.acceptsAlterations }),
    shippingInfo: {
      phone,
      name,
      email,
      ...(isPaid || isFetched(order) ? {} : { street, city, region, postalCode }),
    },
    deliveryOptionId: isPaid ? null : order.way,
    discountCode: order.discountCode.trim() || null,
    note: order.note.trim() || null,
    language: order.language,
  };
}

/** The path of what an error about `NewOrderInput` names. */
export const pathOf = (field: string) =>
  field
    .replace('shippingInfo.', '')
    .replace('deliveryOptionId', 'way')
    // It names none of the line's alterations: the first has the note.
    .replace(/^(lines\.\d+\.alterations)$/, '$1.0.id')
    .replace(/^(lines\.\d+)\.(?!alterations).*/, '$1.quantity');
