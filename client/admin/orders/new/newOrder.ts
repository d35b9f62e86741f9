import { frNewOrder as texts } from '../../../text/admin/new-order.fr.ts';
import type { FormErrors } from '../../../ui/form/useForm.ts';
import { blankNotes } from '../../../ui/form/useSentForm.ts';
import type { Language, NewOrderInput, OrderLineInput } from '../../../generated/admin/graphql.ts';
import { isWrongPostalCode, numberText } from '#shared/digits.ts';
import { isWrongPhone } from '#shared/phone-number.ts';

export const channels = ['PHONE', 'WHATSAPP', 'SHOP'] as const;
export type Channel = (typeof channels)[number];

export const payments = ['PAID_IN_SHOP', 'CASH_ON_DELIVERY'] as const;
export type Payment = (typeof payments)[number];

export const emptyTexts = {
  phone: '',
  /** Text of the search for articles; it belongs to no order. */
  article: '',
  city: '',
  region: '',
  postalCode: '',
  name: '',
  street: '',
  email: '',
  note: '',
};
export type OrderTexts = typeof emptyTexts;
export type TextName = keyof OrderTexts;

const isTextName = (name: string): name is TextName => Object.hasOwn(emptyTexts, name);
export const textNames: readonly TextName[] = Object.keys(emptyTexts).filter(isTextName);

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
  problem?: string | undefined;
};

/** The order that is sent; `payment` counts at the counter alone. */
export type NewOrder = {
  channel: Channel;
  payment: Payment;
  /** Language of mails, documents and messages. */
  language: Language;
  values: OrderTexts;
  lines: readonly NewLine[];
};

/** Paid at the counter, and taken along: without an address. */
export const isTakenAlong = ({ channel, payment }: Pick<NewOrder, 'channel' | 'payment'>) =>
  channel === 'SHOP' && payment === 'PAID_IN_SHOP';

export const isStarted = ({ values, lines }: Pick<NewOrder, 'values' | 'lines'>) =>
  lines.length > 0 || Object.values(values).some((text) => text.trim() !== '');

/** Reads the quantity of one line; undefined if it is none. */
export function readQuantity(text: string): number | undefined {
  const plain = numberText(text.trim());
  const quantity = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  return quantity > 0 ? quantity : undefined;
}

/** One more of it, which is a new line unless it has one. */
export function withOneMore(lines: readonly NewLine[], added: Omit<NewLine, 'quantity'>) {
  return lines.some(({ variantId }) => variantId === added.variantId)
    ? stepLine(lines, added.variantId, 1)
    : [...lines, { ...added, quantity: '1' }];
}

/** Stays between 1 and 99. */
export function stepLine(lines: readonly NewLine[], variantId: string, step: 1 | -1) {
  return lines.map((line) => {
    if (line.variantId !== variantId) return line;
    const quantity = Math.min(99, Math.max(1, (readQuantity(line.quantity) ?? 0) + step));
    return { ...line, quantity: String(quantity), problem: undefined };
  });
}

export function withQuantity(lines: readonly NewLine[], variantId: string, quantity: string) {
  return lines.map((line) =>
    line.variantId === variantId ? { ...line, quantity, problem: undefined } : line,
  );
}

/** Returns the lines that have a quantity. */
export function quantitiesOf(lines: readonly NewLine[]): OrderLineInput[] {
  return lines.flatMap(({ variantId, quantity: text }) => {
    const quantity = readQuantity(text);
    return quantity === undefined ? [] : [{ variantId, quantity }];
  });
}

/** Finds the problems that need no server; null if nothing is wrong. */
export function findProblems(order: NewOrder) {
  const { values } = order;
  const { phone, city, region, postalCode, name, street } = values;
  const errors: FormErrors<TextName> = isTakenAlong(order)
    ? {}
    : blankNotes({ phone, city, region, postalCode, name, street });
  if (isWrongPhone(values.phone)) errors.phone = texts.phoneWrong;
  if (!isTakenAlong(order) && isWrongPostalCode(values.postalCode)) {
    errors.postalCode = texts.postalCodeWrong;
  }
  if (order.lines.length === 0) errors.article = texts.noArticle;
  const wrong = order.lines.filter(({ quantity }) => readQuantity(quantity) === undefined);
  const problems = new Map(wrong.map(({ variantId }) => [variantId, texts.quantityWrong]));
  return Object.keys(errors).length === 0 && problems.size === 0 ? null : { errors, problems };
}

/** The order must have no problems. */
export function inputOf(order: NewOrder): NewOrderInput {
  const { article: _, note, phone, name, email, ...address } = order.values;
  const isWithoutAddress = isTakenAlong(order);
  return {
    channel: order.channel,
    paymentMethod: isWithoutAddress ? 'PAID_IN_SHOP' : 'CASH_ON_DELIVERY',
    lines: quantitiesOf(order.lines),
    shippingInfo: { phone, name, email, ...(isWithoutAddress ? {} : address) },
    note: note.trim() || null,
    language: order.language,
  };
}

type UserError = { field?: string | null; message: string };

/** Errors of the shop at their fields; those of lines by the variant of the line that was sent. */
export function sortErrors(sent: readonly NewLine[], userErrors: readonly UserError[]) {
  const errors: FormErrors<TextName> = {};
  const problems = new Map<string, string>();
  const others: string[] = [];
  for (const { field, message } of userErrors) {
    const [first = '', second = ''] = field?.split('.') ?? [];
    const name = first === 'shippingInfo' ? second : first;
    const line = first === 'lines' && second !== '' ? sent[Number(second)] : undefined;
    if (line) problems.set(line.variantId, message);
    else if (isTextName(name)) errors[name] = message;
    else others.push(message);
  }
  return { errors, problems, others: others.length === 0 ? null : others.join(' ') };
}

export const withProblems = (lines: readonly NewLine[], problems: ReadonlyMap<string, string>) =>
  lines.map((line) => ({ ...line, problem: problems.get(line.variantId) }));
