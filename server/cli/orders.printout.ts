import { fr } from '../shared/messages.fr.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import type { CommandResult } from './commands.ts';
import { dayAndTime, plain, table } from './printout.ts';

const texts = frCli.orders;

export function printOrders({ orders, total }: CommandResult<'orders.list'>): string {
  if (orders.length === 0) return texts.none;
  const rows = orders.map((order) => [
    order.number,
    dayAndTime(order.placedAt),
    fr.order.statuses[order.status],
    order.name,
    order.city,
    String(order.quantity),
    formatMoney(order.payable),
    texts.payment[order.paymentMethod],
  ]);
  return `${table(texts.columns, rows, [5, 6])}\n\n${texts.shown(orders.length, total)}`;
}

export function printMoves({ orders }: CommandResult<'orders.confirm'>): string {
  return orders
    .flatMap((order) => [
      texts.moved(order.number, fr.order.statuses[order.from], fr.order.statuses[order.status]),
      ...(order.status === 'SHIPPED' && order.parcelNumber
        ? [texts.parcel(order.parcelNumber)]
        : []),
      ...(order.status === 'DELIVERED' && order.invoice ? [texts.invoice(order.invoice)] : []),
      ...(order.mailTo ? [texts.mailed(plain(order.mailTo))] : []),
      ...(order.refunded ? [texts.refunded(formatMoney(order.refunded))] : []),
      ...(order.cashToGiveBack ? [texts.giveBack(formatMoney(order.cashToGiveBack))] : []),
    ])
    .join('\n');
}

export function printOrder(order: CommandResult<'orders.show'>): string {
  const { sheet } = texts;
  const lines = order.lines.map(({ title, variantTitle, brand, price, quantity, total }) => [
    fr.order.lineTitle(title, variantTitle),
    brand,
    formatMoney(price),
    String(quantity),
    formatMoney(total),
  ]);
  return [
    sheet.title(order.number, fr.order.statuses[order.status]),
    '',
    pairs(factsOf(order)),
    '',
    table(sheet.lineColumns, lines, [2, 3, 4]),
    '',
    pairs(
      [
        [sheet.subtotal, formatMoney(order.originalTotal)],
        [sheet.discount, formatMoney(order.discount)],
        [sheet.shipping, order.shipping === 0 ? sheet.free : formatMoney(order.shipping)],
        [sheet.total, formatMoney(order.payable)],
      ],
      [1],
    ),
    '',
    sheet.history,
    ...order.history.map(({ status, at }) => `  ${dayAndTime(at)}  ${fr.order.statuses[status]}`),
  ].join('\n');
}

type Fact = readonly [string, string];

function factsOf(order: CommandResult<'orders.show'>): readonly Fact[] {
  const { sheet } = texts;
  const { shippingInfo: to, parcelNumber, returnRequest, refund, invoice } = order;
  const facts: Fact[] = [
    [sheet.placed, dayAndTime(order.placedAt)],
    [sheet.customer, `${to.name} (${order.isGuest ? sheet.guest : sheet.account})`],
  ];
  if (to.phone) facts.push([sheet.phone, to.phone]);
  if (to.email) facts.push([sheet.email, to.email]);
  facts.push(
    [sheet.address, `${to.street}, ${to.postalCode} ${to.city}, ${to.region}`],
    [sheet.payment, texts.payment[order.paymentMethod]],
  );
  if (invoice) {
    facts.push([sheet.invoice, sheet.invoiceIssued(invoice.number, dayAndTime(invoice.issuedAt))]);
  }
  if (parcelNumber) facts.push([sheet.parcel, parcelNumber]);
  if (returnRequest) {
    const { requestedAt, reason } = returnRequest;
    facts.push([sheet.returnRequested, `${dayAndTime(requestedAt)}, «\u00a0${reason}\u00a0»`]);
  }
  if (refund) {
    const amount = formatMoney(refund.amount);
    const text = refund.doneAt
      ? sheet.refundDone(amount, dayAndTime(refund.doneAt))
      : sheet.refundDue(amount, dayAndTime(refund.requestedAt));
    facts.push([sheet.refund, text]);
  }
  return facts;
}

function pairs(facts: readonly Fact[], rightAligned: readonly number[] = []): string {
  const [first = ['', ''], ...rest] = facts;
  return table(first, rest, rightAligned);
}
