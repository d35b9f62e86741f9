import pLimit from 'p-limit';
import { logChange, logChanges } from '../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../context.ts';
import { versionOf } from '../order/change/change.rules.ts';
import { updateOrder } from '../order/change/change.service.ts';
import { readAttempt, requireSameRequest } from '../order/order.place.service.ts';
import { moveByStaff } from '../order/order.states.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { undoable } from '../order/order.undo.rules.ts';
import { requireOrderIds, saveMoved, type Step } from '../order/staff/staff.service.ts';
import { readParcelNumber, readParcels } from '../order/staff/staff.rules.ts';
import { within } from '../shared/background.ts';
import { readPageSize, writtenIn, type Page, type PageInput } from '../shared/paging.ts';
import { grouped } from '../shared/grouped.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import {
  citiesOf,
  connectTo,
  refusalOf,
  requireActiveCarrier,
  requireCarrier,
} from './carrier.service.ts';
import type { CarrierPlace } from './carrier/carrier.ts';
import { KINDS } from './carrier/kinds.ts';
import {
  attemptShipment,
  isAttempted,
  lookUpShipment,
  nextAttemptAt,
  trackShipments,
} from './shipment.attempt.ts';
import { placeFinder } from './shipment.cities.ts';
import { applyEvents } from './shipment.events.ts';
import { nextReference } from './shipment.follow.ts';
import { amountFor, problemsOf, trackingUrlOf, type Row } from './shipment.rules.ts';
import {
  hasLeft,
  isFinal,
  SHIPMENT_STATUSES,
  statusOf,
  type ShipmentStatus,
} from './shipment.states.ts';
import type { CarrierRecord, ShipmentRecord, TaskRecord } from './shipment.records.ts';

export type ShippingContext = Pick<Shop, 'store' | 'clock' | 'carriers' | 'log' | 'settings'> &
  Pick<CommandContext, 'actor'>;

/** Answers wait no longer; what is not answered by then goes on, and is looked up. */
export const MAX_WAIT_MS = 10_000;
const AT_ONCE = 5;

export interface Preview {
  readonly order: OrderRecord;
  readonly carrierCity: CarrierPlace | null;
  readonly amount: number;
  readonly problems: readonly Problem[];
}

/** Leaves out unknown orders. Refuses with UNKNOWN_CARRIER; throws BadInput. */
export async function previewShipments(
  context: Pick<ShippingContext, 'store' | 'carriers'>,
  orderIds: readonly string[],
  carrierId: string,
): Promise<readonly Preview[]> {
  requireOrderIds(orderIds);
  const { read } = context.store;
  const carrier = await requireCarrier(read, context, carrierId);
  const rows = await rowsOf(read, [...new Set(orderIds)], carrier);
  return rows.flatMap((row) =>
    row.order === undefined
      ? []
      : {
          order: row.order,
          carrierCity: row.place,
          amount: amountFor(carrier, row.order),
          problems: problemsOf(row),
        },
  );
}

type RowOfId = (Row & { readonly id: string }) | { readonly id: string; readonly order: undefined };

async function rowsOf(
  ports: Pick<Ports, 'orders' | 'shipments'>,
  ids: readonly string[],
  carrier: CarrierRecord,
): Promise<readonly RowOfId[]> {
  const orders = await ports.orders.ordersById(ids);
  const found = await ports.shipments.ofOrders(ids);
  const { needsCities } = KINDS[carrier.kind];
  const placeOf = needsCities ? placeFinder(await citiesOf(ports, carrier.id)) : () => null;
  return ids.map((id) => {
    const order = orders.get(id);
    if (!order) return { id, order };
    const shipments = found.filter(({ orderId }) => orderId === id);
    return { id, order, carrier, place: placeOf(order), shipments };
  });
}

interface Shipping {
  readonly orderIds: readonly string[];
  readonly carrierId: string;
  readonly idempotencyKey: string;
  readonly parcels: ReadonlyArray<{ readonly id: string; readonly number: string }>;
}

interface Shipped {
  readonly shipments: readonly ShipmentRecord[];
  readonly userErrors: readonly Problem[];
}

/**
 * Claims a parcel of each order that can be shipped, and gives them to the carrier; the others are refused one by one.
 * Refuses all with UNKNOWN_CARRIER, NOT_ALLOWED_NOW, INVALID, IDEMPOTENCY_CONFLICT, CARRIER_REFUSED; throws BadInput.
 */
export async function shipOrders(
  context: ShippingContext,
  input: Shipping,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Shipped> {
  const { store } = context;
  requireOrderIds(input.orderIds);
  const carrier = await requireActiveCarrier(store.read, context, input.carrierId);
  connectTo(context, carrier);
  const { claimed, problems } = await claimShipments(context, input, carrier);
  const limit = pLimit(AT_ONCE);
  const refused = new Map<string, Problem>();
  const work = claimed
    .filter(({ status, attempts }) => status === 'UNCERTAIN' && attempts === 0)
    .map(({ id, orderId }) =>
      limit(async () => {
        const outcome = await attemptShipment(context, id, { isFirst: true });
        if (outcome.result !== 'REFUSED') return;
        const field = `orderIds.${input.orderIds.indexOf(orderId)}`;
        for (const problem of refusalOf(outcome.error, carrier, field).problems) {
          refused.set(id, problem);
        }
      }),
    );
  const all = Promise.all(work);
  // The claims are looked up, should the rest of the work fail.
  all.catch((error: unknown) =>
    context.log.error({ err: error }, 'parcels could not be given to a carrier'),
  );
  await within(maxWaitMs, all);
  const now = await store.read.shipments.shipmentsById(claimed.map(({ id }) => id));
  return {
    shipments: claimed.flatMap(({ id }) => now.get(id) ?? []),
    userErrors: [...problems, ...refused.values()],
  };
}

function claimShipments(
  context: ShippingContext,
  { orderIds, carrierId, idempotencyKey, parcels }: Shipping,
  carrier: CarrierRecord,
): Promise<{ readonly claimed: readonly ShipmentRecord[]; readonly problems: readonly Problem[] }> {
  const { actor } = context;
  const ids = [...new Set(orderIds)];
  const isFile = carrier.kind === 'FILE';
  const numbers = readParcels(ids, {
    to: 'SHIPPED',
    parcelNumber: null,
    parcels: isFile ? parcels : [],
  });
  const request = readAttempt('ship', idempotencyKey, { ids, carrierId, numbers: [...numbers] });
  const now = context.clock();
  return context.store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    await requireSameRequest(ports, request);
    const rows = await rowsOf(ports, ids, carrier);
    const claimed: ShipmentRecord[] = [];
    const made: ShipmentRecord[] = [];
    const steps: Step[] = [];
    const problems: Problem[] = [];
    for (const row of rows) {
      const field = `orderIds.${orderIds.indexOf(row.id)}`;
      if (!row.order) {
        problems.push({ code: 'UNKNOWN_ORDER', reason: 'ID', field, id: row.id });
        continue;
      }
      const earlier = row.shipments.find(({ batch }) => batch === request.key);
      const found = earlier ? [] : problemsOf(row);
      problems.push(...found.map((problem) => ({ ...problem, field })));
      if (found.length > 0) continue;
      if (earlier) claimed.push(earlier);
      else made.push(claimOf(row, numbers.get(row.id) ?? null));
      if (earlier || !isFile) continue;
      const move = { to: 'SHIPPED', parcelNumber: numbers.get(row.id) ?? null, by: actor } as const;
      const order = undoable(row.order, moveByStaff(row.order, move, now), now);
      steps.push({ before: row.order, order });
    }
    await ports.shipments.save(...made);
    if (steps.length > 0) await saveMoved(ports, context, steps, now);
    await ports.orders.saveKey(request.scope, request.key, {
      fingerprint: request.fingerprint,
      madeId: request.key,
    });
    await logChanges(
      ports,
      context,
      made.map(({ orderId, id, carrier: name }) => ({
        action: 'shipment.create',
        subject: rows.find((row) => row.id === orderId)?.order?.number ?? orderId,
        before: null,
        after: { shipment: id, carrier: name },
      })),
    );
    return { claimed: [...claimed, ...made], problems };
  });

  function claimOf({ order, place, shipments }: Row, number: string | null): ShipmentRecord {
    const { id: ofCarrier, kind, name } = carrier;
    return {
      id: nextReference(order, shipments),
      orderId: order.id,
      exchangeId: null,
      carrierId: ofCarrier,
      kind,
      carrier: name,
      status: isFile ? 'COLLECTED' : 'UNCERTAIN',
      trackingNumber: number,
      trackingUrl: number === null ? null : trackingUrlOf(carrier, number),
      events: [],
      amount: amountFor(carrier, order),
      carrierCityId: place?.id ?? null,
      batch: request.key,
      createdAt: now.toISOString(),
      by: actor,
      attempts: 0,
      attemptedAt: null,
      nextCheckAt: isFile ? null : nextAttemptAt(now, 1),
    };
  }
}

/** Refuses with UNKNOWN_SHIPMENT. */
async function requireShipment(
  { shipments }: Pick<Ports, 'shipments'>,
  id: string,
  field = 'id',
): Promise<ShipmentRecord> {
  const shipment = await shipments.shipment(id);
  if (shipment) return shipment;
  throw new Refusal({ code: 'UNKNOWN_SHIPMENT', field });
}

export const isTyped = ({ kind, status }: ShipmentRecord) =>
  kind === 'FILE' && status !== 'CANCELLED';

/** Refuses with UNKNOWN_SHIPMENT, INVALID, NOT_ALLOWED_NOW. */
export async function setTrackingNumber(
  context: ShippingContext,
  id: string,
  number: string,
): Promise<ShipmentRecord> {
  const { read } = context.store;
  const shipment = await requireShipment(read, id);
  if (!isTyped(shipment)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'SHIPMENT_NOT_TYPED', field: 'id', id });
  }
  readParcelNumber(number);
  const order = await read.orders.order(shipment.orderId);
  if (!order) throw new Refusal({ code: 'UNKNOWN_SHIPMENT', field: 'id' });
  const input = { parcelNumber: number };
  await updateOrder(context, { id: order.id, input, expectedVersion: versionOf(order) });
  return requireShipment(read, id);
}

/** A parcel that a carrier does not answer about is refused by itself. Throws BadInput. */
export async function refreshShipments(
  context: ShippingContext,
  ids: readonly string[],
): Promise<Shipped> {
  requireOrderIds(ids);
  const { read } = context.store;
  const wanted = [...new Set(ids)];
  const found = await read.shipments.shipmentsById(wanted);
  const problems: Problem[] = [];
  const queried = wanted.flatMap((id, at) => {
    const shipment = found.get(id);
    if (!shipment) problems.push({ code: 'UNKNOWN_SHIPMENT', field: `ids.${at}` });
    return shipment && !isFinal(shipment.status) && shipment.kind !== 'FILE' ? [shipment] : [];
  });
  const limit = pLimit(AT_ONCE);
  const byCarrier = grouped(queried, ({ carrierId }) => carrierId);
  const work = [...byCarrier].map(async ([carrierId, some]) => {
    const carrier = await requireCarrier(read, context, carrierId);
    const [first] = some;
    const field = `ids.${wanted.indexOf(first?.id ?? '')}`;
    const lookUps = some.filter(({ status }) => status === 'UNCERTAIN');
    const known = some.filter(({ status }) => status !== 'UNCERTAIN');
    const tasks = [
      ...lookUps.map((shipment) => limit(() => lookUpShipment(context, shipment))),
      limit(() => trackShipments(context, carrier, known)),
    ];
    for (const ended of await Promise.allSettled(tasks)) {
      if (ended.status === 'rejected')
        problems.push(...refusalOf(ended.reason, carrier, field).problems);
    }
  });
  const all = Promise.all(work);
  all.catch(() => {});
  await within(MAX_WAIT_MS, all);
  const now = await read.shipments.shipmentsById(wanted);
  for (const [at, id] of wanted.entries()) {
    const shipment = now.get(id);
    if (shipment?.status !== 'UNCERTAIN' || problems.length > 0) continue;
    const about = { field: `ids.${at}`, id, name: shipment.carrier };
    problems.push({ code: 'NOT_ALLOWED_NOW', reason: 'SHIPMENT_UNCERTAIN', ...about });
  }
  return { shipments: wanted.flatMap((id) => now.get(id) ?? []), userErrors: problems };
}

export const canCancel = ({ status, kind }: ShipmentRecord) =>
  status === 'UNCERTAIN' || (status === 'CREATED' && KINDS[kind].cancels);

/**
 * Cancels a parcel that has not left, at its carrier too. One without an answer is looked up: a carrier that does not
 * know it has nothing to cancel. Refuses with UNKNOWN_SHIPMENT, NOT_ALLOWED_NOW, CARRIER_REFUSED, CARRIER_UNAVAILABLE.
 */
export async function cancelShipment(
  context: ShippingContext,
  id: string,
): Promise<ShipmentRecord> {
  const { store, clock } = context;
  const { carrierId } = await requireShipment(store.read, id);
  const carrier = await requireCarrier(store.read, context, carrierId);
  const seen = await cancelAtCarrier(context, id, carrier).catch((error: unknown) => {
    throw error instanceof Refusal ? error : refusalOf(error, carrier, 'id');
  });
  const at = clock().toISOString();
  return store.transaction(async (ports) => {
    const before = await requireShipment(ports, id);
    if (before.status === 'CANCELLED') return before;
    // Another attempt has begun meanwhile, or the carrier has collected it.
    if (before.attempts !== seen.attempts || before.status !== seen.status)
      throw notCancelled(before);
    const event = { at, status: 'CANCELLED', text: null, key: `CANCELLED|${at}` } as const;
    const after: ShipmentRecord = {
      ...before,
      status: 'CANCELLED',
      events: [...before.events, event],
      nextCheckAt: null,
    };
    await ports.shipments.save(after);
    const order = await ports.orders.order(before.orderId);
    await logChange(ports, context, {
      action: 'shipment.cancel',
      subject: order?.number ?? before.orderId,
      before: { shipment: id, carrier: before.carrier },
      after: { shipment: null, carrier: before.carrier },
    });
    return after;
  });
}

/** Returns the parcel as it was then. Throws CarrierRefused, CarrierUnavailable. */
async function cancelAtCarrier(
  context: ShippingContext,
  id: string,
  carrier: CarrierRecord,
): Promise<ShipmentRecord> {
  const { store, clock } = context;
  const before = await requireShipment(store.read, id);
  if (before.status === 'UNCERTAIN') {
    if (isAttempted(before, clock())) throw notCancelled(before);
    await lookUpShipment(context, before);
  }
  const shipment = await requireShipment(store.read, id);
  if (shipment.status === 'UNCERTAIN') return shipment;
  if (!canCancel(shipment)) throw notCancelled(shipment);
  await connectTo(context, carrier).cancelShipment(shipment.trackingNumber ?? '');
  return shipment;
}

function notCancelled({ id, status, carrier: name }: ShipmentRecord): Refusal {
  const about = { code: 'NOT_ALLOWED_NOW', field: 'id', id } as const;
  if (status === 'UNCERTAIN') return new Refusal({ ...about, reason: 'SHIPMENT_UNCERTAIN', name });
  return status === 'CREATED'
    ? new Refusal({ ...about, reason: 'CARRIER_SITE', name })
    : new Refusal({ ...about, reason: 'SHIPMENT_LEFT' });
}

/** Returns the states that a played carrier may give it. */
export function testMoves({ kind, status, events }: ShipmentRecord): readonly ShipmentStatus[] {
  if (kind !== 'TEST' || isFinal(status) || status === 'UNCERTAIN') return [];
  const at = '9999-12-31T00:00:00.000Z';
  return SHIPMENT_STATUSES.filter(
    (to) =>
      to !== status &&
      (hasLeft(to) || to === 'CANCELLED') &&
      statusOf([...events, { status: to, at }], 'CREATED') === to,
  );
}

/** Refuses with UNKNOWN_SHIPMENT, NOT_ALLOWED_NOW. */
export async function advanceTestShipment(
  context: ShippingContext,
  id: string,
  to: ShipmentStatus,
): Promise<ShipmentRecord> {
  const { store, clock, carriers } = context;
  const shipment = await requireShipment(store.read, id);
  if (!carriers.isTestOn || !testMoves(shipment).includes(to)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'SHIPMENT_TEST', field: 'to', id });
  }
  const event = { at: clock().toISOString(), status: to, raw: to, text: null };
  return (await applyEvents(context, id, [event])) ?? shipment;
}

const MAX_LABELS = 100;

/** Refuses with UNKNOWN_SHIPMENT, INVALID, NOT_ALLOWED_NOW, CARRIER_REFUSED, CARRIER_UNAVAILABLE; throws BadInput. */
export async function shipmentLabels(
  context: ShippingContext,
  ids: readonly string[],
): Promise<Buffer> {
  requireOrderIds(ids);
  const { read } = context.store;
  const wanted = [...new Set(ids)].slice(0, MAX_LABELS);
  const found = await Promise.all(wanted.map((id, at) => requireShipment(read, id, `ids.${at}`)));
  const [first] = found;
  if (!first || found.some(({ carrierId }) => carrierId !== first.carrierId)) {
    throw new Refusal({ code: 'INVALID', reason: 'SHIPMENT_CARRIERS', field: 'ids' });
  }
  const carrier = await requireCarrier(read, context, first.carrierId);
  const { name } = carrier;
  const numbers = found.flatMap(({ trackingNumber, status }) =>
    trackingNumber === null || status === 'CANCELLED' ? [] : [trackingNumber],
  );
  const adapter = connectTo(context, carrier);
  const pdf =
    numbers.length === 0
      ? null
      : await adapter.labels(numbers).catch((error: unknown) => {
          throw refusalOf(error, carrier, 'ids');
        });
  if (pdf) return pdf;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_LABELS', field: 'ids', name });
}

/** Open ones, the oldest first. Throws BadInput. */
export function deliveryTasks(
  { store }: Pick<ShippingContext, 'store'>,
  { first, after }: PageInput,
): Promise<Page<TaskRecord>> {
  return store.read.shipments.tasks(readPageSize(first), after == null ? null : writtenIn(after));
}

/** Refuses with UNKNOWN_TASK. */
export function closeDeliveryTask(
  context: Pick<ShippingContext, 'store' | 'clock' | 'actor'>,
  id: string,
): Promise<TaskRecord> {
  return context.store.transaction(async (ports) => {
    const task = await ports.shipments.task(id);
    if (!task || task.closedAt !== null) throw new Refusal({ code: 'UNKNOWN_TASK', field: 'id' });
    const closed = { ...task, closedAt: context.clock().toISOString() };
    await ports.shipments.saveTask(closed);
    const order = await ports.orders.order(task.orderId);
    await logChange(ports, context, {
      action: 'shipment.close-task',
      subject: order?.number ?? task.orderId,
      before: { task: task.kind },
      after: { task: null },
    });
    return closed;
  });
}
