import { fold } from '#shared/fold.ts';
import { instantAfter, MINUTE_MS } from '#shared/instants.ts';
import type { Centimes } from '#shared/money.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { canBeParcel, cutToReceived, exchangeOf } from '../order/exchange/exchange.rules.ts';
import type { ExchangeRecord } from '../order/exchange/exchange.store.ts';
import { sewingProblem } from '../order/sewing/sewing.rules.ts';
import { staffMoves, toCollect } from '../order/order.states.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { nationalPhone } from '../shared/phone.ts';
import type { Problem } from '../shared/problems.ts';
import type { CarrierEvent, CarrierPlace, Parcel } from './carrier/carrier.ts';
import { KINDS } from './carrier/kinds.ts';
import type { CarrierRecord, ShipmentRecord, TaskKind, TaskRecord } from './shipment.records.ts';
import { isFinal, statusOf } from './shipment.states.ts';

/** Dirhams without their centimes: a courier never collects more than the order says. */
export const wholeDirhams = (amount: Centimes) => Math.floor(amount / 100);

/** Returns the cash that this carrier collects for the order. */
export const amountFor = (carrier: Pick<CarrierRecord, 'kind'>, order: OrderRecord): Centimes =>
  collectedBy(carrier, toCollect(order));

/** Returns the cash that it collects where this is due. */
export function collectedBy({ kind }: Pick<CarrierRecord, 'kind'>, due: Centimes): Centimes {
  return KINDS[kind].takesWholeDirhams ? wholeDirhams(due) * 100 : due;
}

/** Returns the most cash that it collects; null for any sum. */
export function cashLimitOf({
  kind,
  cashLimit,
}: Pick<CarrierRecord, 'kind' | 'cashLimit'>): Centimes | null {
  const limits = [KINDS[kind].maxCash, cashLimit].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Whether the carrier can be called: nothing that it needs to know is missing. */
export const isComplete = ({ kind, credentials }: Pick<CarrierRecord, 'kind' | 'credentials'>) =>
  KINDS[kind].required.every((name) => credentials.some((each) => each.name === name));

export const canShip = (order: OrderRecord) => staffMoves(order).includes('SHIPPED');
/** Whether the shopper fetches it: no carrier has it. */
export const isPickup = ({ delivery }: OrderRecord) => delivery?.kind === 'PICKUP';

export interface Row {
  readonly order: OrderRecord;
  readonly carrier: CarrierRecord;
  /** Null where it is not known, or not needed. */
  readonly place: CarrierPlace | null;
  /** Parcels of the order so far. */
  readonly shipments: readonly ShipmentRecord[];
}

/** Returns what prevents that the order is given to the carrier. */
export function problemsOf({ order, carrier, place, shipments }: Row): readonly Problem[] {
  const { number, status } = order;
  const problems: Problem[] = [];
  const live = shipments.find((each) => each.status !== 'CANCELLED');
  if (live) {
    const code = 'NOT_ALLOWED_NOW';
    problems.push({ code, reason: 'HAS_SHIPMENT', number, name: live.carrier });
  } else if (isPickup(order)) {
    problems.push({ code: 'NOT_ALLOWED_NOW', reason: 'SHIP_PICKUP', number });
  } else if (!canShip(order)) {
    problems.push(
      sewingProblem(order) ?? { code: 'NOT_ALLOWED_NOW', reason: 'SHIP', number, status },
    );
  }
  return [...problems, ...recipientProblems({ order, carrier, place }, amountFor(carrier, order))];
}

/** Returns what prevents that the carrier takes a parcel to the order's recipient and collects this amount. */
export function recipientProblems(
  { order, carrier, place }: Omit<Row, 'shipments'>,
  amount: Centimes,
): readonly Problem[] {
  const { name, phone, street, city } = order.shippingInfo;
  const kind = KINDS[carrier.kind];
  const problems: Problem[] = [];
  if (order.anonymisedAt !== null) {
    problems.push({ code: 'NOT_ALLOWED_NOW', reason: 'ANONYMISED', number: order.number });
  }
  // A courier whom the shop knows reads what there is.
  if (carrier.kind === 'FILE') return problems;
  if (!isComplete(carrier)) {
    problems.push({ code: 'CARRIER_REFUSED', reason: 'CREDENTIALS', name: carrier.name });
  }
  if (phone === null) problems.push({ code: 'REQUIRED', reason: 'SHIPMENT_PHONE', field: 'phone' });
  if (name.trim() === '' || kind.forbidden?.test(name)) {
    problems.push({ code: 'INVALID', reason: 'SHIPMENT_NAME', field: 'name' });
  }
  if (street.trim() === '') {
    problems.push({ code: 'REQUIRED', reason: 'SHIPMENT_STREET', field: 'street' });
  }
  if (kind.needsCities && place === null) {
    problems.push({
      code: 'INVALID',
      reason: 'SHIPMENT_CITY',
      field: 'city',
      text: city,
      name: carrier.name,
    });
  }
  const limit = cashLimitOf(carrier);
  if (limit !== null && amount > limit) {
    problems.push({
      code: 'INVALID',
      reason: 'SHIPMENT_CASH',
      field: 'amount',
      max: limit,
      name: carrier.name,
    });
  }
  return problems;
}

const SEPARATORS = /[|;:\s]+/g;
const plain = (text: string) => text.replace(SEPARATORS, ' ').trim();

/** Returns what the carrier is given. */
export function parcelOf(order: OrderRecord, shipment: ShipmentRecord): Parcel {
  const { name, phone, street, postalCode, city } = order.shippingInfo;
  const exchange = exchangeOfParcel(order, shipment);
  return {
    reference: shipment.id,
    name: name.trim(),
    phone: nationalPhone(phone ?? ''),
    street: plain(`${street} ${postalCode}`),
    cityId: shipment.carrierCityId ?? '',
    city,
    amount: shipment.amount,
    allowsOpening: order.delivery?.allowsTrying ?? false,
    takesBack: exchange?.method === 'AT_THE_DOOR',
    products: contentsOf(order, exchange).map(({ title, variantTitle, alterations, quantity }) => ({
      name: plain(lineTitle(title, variantTitle, alterations)),
      quantity,
    })),
  };
}

const contentsOf = (order: OrderRecord, exchange: ExchangeRecord | undefined) =>
  exchange
    ? cutToReceived(exchange).lines.map(({ to, quantity }) => ({ ...to, quantity }))
    : order.lines;

/** Returns the exchange of a parcel; undefined for a parcel of the order itself. */
export const exchangeOfParcel = (
  order: OrderRecord,
  { exchangeId }: Pick<ShipmentRecord, 'exchangeId'>,
) => (exchangeId === null ? undefined : exchangeOf(order, exchangeId));

/** Whether what it holds may leave the shop now. */
export function canLeave(order: OrderRecord, shipment: ShipmentRecord): boolean {
  if (shipment.exchangeId === null) return canShip(order);
  const exchange = exchangeOfParcel(order, shipment);
  return exchange !== undefined && canBeParcel(exchange);
}

export interface NewTask {
  readonly kind: TaskKind;
  /** The carrier's; null without any. */
  readonly words: string | null;
}

/** The order, or the exchange, does not allow what its parcel does. */
export const ORDER_TASK: NewTask = { kind: 'ORDER', words: null };

interface Applied {
  readonly shipment: ShipmentRecord;
  readonly tasks: readonly NewTask[];
}

/** Further events are dropped, unless they end the parcel. */
const MAX_EVENTS = 100;

const TASKS_OF_STATUS: Readonly<Partial<Record<ShipmentRecord['status'], TaskKind>>> = {
  REFUSED: 'REFUSED',
  RETURNING: 'REFUSED',
  RETURNED: 'RETURNED',
  LOST: 'LOST',
  CANCELLED: 'CANCELLED',
};

/**
 * Returns the parcel after an event, and what it makes a person do. The same event again changes nothing, an
 * earlier state neither, nor one after the end.
 */
export function applyEvent(shipment: ShipmentRecord, event: CarrierEvent, now: Date): Applied {
  const { status: before, events } = shipment;
  const raw = event.raw;
  // Without a time, the same word is the same event.
  const key = `${raw}|${event.at ?? ''}`;
  const isKnown = events.some((each) =>
    event.at === null ? each.key.startsWith(`${raw}|`) : each.key === key,
  );
  const isEnd = event.status !== null && isFinal(event.status);
  if (isKnown || (events.length >= MAX_EVENTS && !isEnd)) return { shipment, tasks: [] };
  const nowText = now.toISOString();
  // Another clock may be ahead.
  const at = event.at === null || event.at > nowText ? nowText : event.at;
  const text = event.text ?? (event.status === null ? raw : null);
  const all = [...events, { at, status: event.status, text, key }];
  const status = statusOf(all, 'CREATED');
  const words = event.text ?? raw;
  return { shipment: { ...shipment, events: all, status }, tasks: tasksOf() };

  function tasksOf(): readonly NewTask[] {
    if (event.isPartial) return [{ kind: 'PARTIAL', words }];
    if (event.status === null) return [{ kind: 'UNKNOWN_STATE', words: raw }];
    if (isFinal(before)) {
      return isEnd && event.status !== before ? [{ kind: 'CONTRADICTION', words: raw }] : [];
    }
    const kind = status === before ? undefined : TASKS_OF_STATUS[status];
    return kind === undefined ? [] : [{ kind, words }];
  }
}

/** Returns the task of a parcel; one of the same kind about the same words is the same. */
export function taskOf(
  {
    id: shipmentId,
    orderId,
    exchangeId,
    carrier,
  }: Pick<ShipmentRecord, 'id' | 'orderId' | 'exchangeId' | 'carrier'>,
  { kind, words }: NewTask,
  now: Date,
): TaskRecord {
  const about = kind === 'UNKNOWN_STATE' ? `-${fold(words ?? '').replaceAll(' ', '-')}` : '';
  return {
    id: `${shipmentId}-${kind}${about}`,
    kind,
    shipmentId,
    orderId,
    exchangeId,
    carrier,
    at: now.toISOString(),
    words,
    closedAt: null,
  };
}

/** Returns the page of the carrier about a parcel; null without one. */
export function trackingUrlOf(
  { trackingUrl }: Pick<CarrierRecord, 'trackingUrl'>,
  number: string,
): string | null {
  return trackingUrl?.replaceAll('{numero}', encodeURIComponent(number)) ?? null;
}

/** Returns when the carrier is queried next about a parcel that it knows; null for never. */
export function nextAskAt({ kind }: Pick<ShipmentRecord, 'kind'>, now: Date): string | null {
  const minutes = KINDS[kind].askEveryMinutes;
  return minutes === null ? null : instantAfter(now, minutes * MINUTE_MS);
}

export const withoutWords = (shipment: ShipmentRecord): ShipmentRecord => ({
  ...shipment,
  events: shipment.events.map((event) => ({
    ...event,
    text: null,
    key: `${event.status ?? ''}|${event.at}`,
  })),
});
