import { z } from 'zod';
import { command, readCount, word } from '../../command.ts';
import type { CommandContext } from '../../context.ts';
import { lineTitle, orderStatuses } from '#shared/order.fr.ts';
import { formatMoney } from '#shared/money.format.ts';
import { dayAndTime, plain, table } from '../../shared/text/printout.ts';
import { inRabat } from '../../shared/time.ts';
import { frOrderCommands as texts } from './order.commands.fr.ts';
import { writtenNumber } from '../order.number.rules.ts';
import { readParcels, readStatus } from './order.staff.rules.ts';
import { moveOrders, requireNumbered, selectOrders, type Moved } from './order.staff.service.ts';
import { moveByStaff, shipOrder } from '../order.states.ts';
import { cardRefundOf, sumOf } from '../order.money.rules.ts';
import { returnRequestOf } from '../return/order.return.rules.ts';
import type { OrderRecord, OrderStatus, RefundRecord } from '../order.store.ts';

const MAX_LISTED = 1000;
const DEFAULT_LISTED = 50;

const list = command({
  name: 'orders list',
  summary: texts.list,
  input: {
    statuses: word('-s, --status <ÉTAT...>', texts.status, z.array(z.string()).optional()),
    limit: word(
      '-n, --limit <N>',
      texts.limit,
      z.int().min(1).max(MAX_LISTED).optional(),
      readCount(MAX_LISTED, texts.badLimit),
    ),
    returns: word('--returns', texts.returns, z.boolean().optional()),
  },
  async run(context: CommandContext, { statuses = [], limit = DEFAULT_LISTED, returns = false }) {
    const found = await selectOrders(context, {
      statuses: statuses.map((text) => readStatus(text, orderStatuses)),
      returns,
      limit,
    });
    return { total: found.totalCount, orders: found.nodes.map(summaryOf) };
  },
  print({ orders, total }) {
    if (orders.length === 0) return texts.none;
    const rows = orders.map((order) => [
      order.number,
      dayAndTime(order.placedAt),
      orderStatuses[order.status],
      order.name,
      order.city,
      String(order.quantity),
      formatMoney(order.payable),
      texts.payment[order.paymentMethod],
    ]);
    return `${table(texts.columns, rows, [5, 6])}\n\n${texts.shown(orders.length, total)}`;
  },
});

/** Amounts in centimes, times with Rabat's offset. */
function summaryOf(order: OrderRecord) {
  const { number, status, placedAt, shippingInfo, quantity, payable, paymentMethod } = order;
  const { name, city } = shippingInfo;
  return {
    number,
    status,
    placedAt: inRabat(placedAt),
    name,
    city,
    quantity,
    payable,
    paymentMethod,
  };
}

export const showOrder = command({
  name: 'orders show',
  summary: texts.show,
  input: { number: word('<numéro>', texts.number, z.string()) },
  run: async (context: CommandContext, { number }) =>
    sheetOf(await requireNumbered(context, number)),
  print(order) {
    const { sheet } = texts;
    const lines = order.lines.map(({ title, variantTitle, brand, price, quantity, total }) => [
      lineTitle(title, variantTitle),
      brand,
      formatMoney(price),
      String(quantity),
      formatMoney(total),
    ]);
    return [
      sheet.title(order.number, orderStatuses[order.status]),
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
      ...order.history.map(({ status, at }) => `  ${dayAndTime(at)}  ${orderStatuses[status]}`),
    ].join('\n');
  },
});

/** Without the id, which would be half of a tracking link. */
function sheetOf(whole: OrderRecord) {
  const { id: _id, customerId, ...order } = whole;
  const { placedAt, history, invoice, anonymisedAt } = order;
  const returnRequest = returnRequestOf(whole);
  const refund = cardRefundOf(order);
  return {
    ...order,
    isGuest: customerId === null,
    placedAt: inRabat(placedAt),
    invoice: invoice && { ...invoice, issuedAt: inRabat(invoice.issuedAt) },
    anonymisedAt: anonymisedAt && inRabat(anonymisedAt),
    history: history.map(({ status, at }) => ({ status, at: inRabat(at) })),
    returnRequest: returnRequest && {
      ...returnRequest,
      requestedAt: inRabat(returnRequest.requestedAt),
    },
    refund: refund && {
      amount: refund.amount,
      requestedAt: inRabat(refund.requestedAt),
      doneAt: refund.doneAt && inRabat(refund.doneAt),
    },
  };
}

type Fact = readonly [string, string];

function factsOf(order: ReturnType<typeof sheetOf>): readonly Fact[] {
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
    facts.push([sheet.returnRequested, sheet.returnReason(dayAndTime(requestedAt), reason)]);
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

const numbers = word('<numéros...>', texts.numbers, z.array(z.string()).min(1).max(MAX_LISTED));

const moveCommand = <const Name extends string>(
  name: Name,
  status: OrderStatus,
  summary: string,
  more: string = texts.together,
) =>
  command({
    name,
    summary,
    more,
    input: { numbers },
    async run(context: CommandContext, requested) {
      const moved = await moveOrders(context, requested.numbers, (order, now, by) =>
        moveByStaff(order, { to: status, by }, now),
      );
      return { orders: moved.map(outcomeOf) };
    },
    print: printMoves,
  });

const ship = command({
  name: 'orders ship',
  summary: texts.ship,
  more: texts.together,
  input: {
    numbers,
    parcel: word('-p, --parcel <COLIS>', texts.parcel, z.string().trim().min(1).optional()),
  },
  async run(context: CommandContext, requested) {
    const { numbers: named, parcel: parcelNumber = null } = requested;
    const shipment = { to: 'SHIPPED', parcelNumber, parcels: [] } as const;
    const parcels = readParcels(named.map(writtenNumber), shipment);
    const moved = await moveOrders(context, named, (order, now) =>
      shipOrder(order, parcels.get(order.number) ?? null, now),
    );
    return { orders: moved.map(outcomeOf) };
  },
  print: printMoves,
});

function outcomeOf({ before, order, mailTo }: Moved) {
  const made = order.refunds.slice(before.refunds.length);
  const sumIn = (method: RefundRecord['method']) =>
    sumOf(made.filter((refund) => refund.method === method)) || null;
  return {
    number: order.number,
    from: before.status,
    status: order.status,
    parcelNumber: order.parcelNumber,
    /** Of this move, or an earlier one. */
    invoice: order.invoice?.number ?? null,
    mailTo,
    /** Centimes that are refunded to the card. */
    refunded: sumIn('CARD'),
    /** Centimes that staff have to refund by hand. */
    cashToGiveBack: sumIn('CASH'),
  };
}

function printMoves({
  orders: moved,
}: {
  readonly orders: ReadonlyArray<ReturnType<typeof outcomeOf>>;
}): string {
  return moved
    .flatMap((order) => [
      texts.moved(order.number, orderStatuses[order.from], orderStatuses[order.status]),
      ...(order.status === 'SHIPPED' && order.parcelNumber
        ? [texts.movedParcel(order.parcelNumber)]
        : []),
      ...(order.status === 'DELIVERED' && order.invoice ? [texts.movedInvoice(order.invoice)] : []),
      ...(order.mailTo ? [texts.mailed(plain(order.mailTo))] : []),
      ...(order.refunded ? [texts.refunded(formatMoney(order.refunded))] : []),
      ...(order.cashToGiveBack ? [texts.giveBack(formatMoney(order.cashToGiveBack))] : []),
    ])
    .join('\n');
}

export const orders = {
  summary: texts.group,
  commands: [
    list,
    showOrder,
    moveCommand('orders confirm', 'CONFIRMED', texts.confirm),
    moveCommand('orders prepare', 'PREPARED', texts.prepare),
    ship,
    moveCommand('orders deliver', 'DELIVERED', texts.deliver),
    moveCommand('orders cancel', 'CANCELLED', texts.cancel, texts.together + texts.cancelMore),
    moveCommand('orders refuse', 'REFUSED', texts.refuse),
    moveCommand('orders return', 'RETURNED', texts.return),
  ],
} as const;
