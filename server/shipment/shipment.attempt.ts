import pLimit from 'p-limit';
import type { Ports, Shop } from '../context.ts';
import { instantAfter, HOUR_MS, MINUTE_MS } from '#shared/instants.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { grouped } from '../shared/grouped.ts';
import { requireCarrier } from './carrier.service.ts';
import {
  CarrierRefused,
  CarrierUnavailable,
  type Carrier,
  type KnownParcel,
} from './carrier/carrier.ts';
import { applyEvents } from './shipment.events.ts';
import { shipExchangeOf } from './shipment.exchange.ts';
import { canLeave, nextAskAt, parcelOf, taskOf, trackingUrlOf } from './shipment.rules.ts';
import type { CarrierRecord, ShipmentRecord } from './shipment.records.ts';

export type Attempting = Pick<Shop, 'store' | 'clock' | 'carriers' | 'log'>;

/** Longer than all requests of an attempt together: until then it belongs to who began it. */
const LEASE_MS = MINUTE_MS;
/** After so many attempts a person should look. */
const PATIENT_ATTEMPTS = 4;

type Outcome =
  | { readonly result: 'CREATED' | 'UNCERTAIN' | 'GONE' }
  | { readonly result: 'REFUSED'; readonly error: CarrierRefused };

/** Returns when another attempt at a parcel without an answer may begin. */
export function nextAttemptAt(now: Date, attempts: number): string {
  return instantAfter(now, Math.min(LEASE_MS * 2 ** Math.max(0, attempts - 1), HOUR_MS));
}

/** Whether an attempt may still be under way. */
export function isAttempted({ attemptedAt }: ShipmentRecord, now: Date): boolean {
  return attemptedAt === null || instantAfter(now, -LEASE_MS) < attemptedAt;
}

interface Begun {
  readonly shipment: ShipmentRecord;
  readonly order: OrderRecord;
  readonly carrier: CarrierRecord;
}

/**
 * Gives a claimed parcel to its carrier. An earlier attempt may have had its effect: then the carrier is
 * queried for the reference before. `isFirst` is the attempt of the claim itself, which is still to begin.
 */
export async function attemptShipment(
  context: Attempting,
  id: string,
  { isFirst }: { readonly isFirst: boolean },
): Promise<Outcome> {
  const begun = await begin(context, id, isFirst);
  if (!begun) return { result: 'GONE' };
  const { shipment, order, carrier } = begun;
  const parcel = parcelOf(order, shipment);
  const wasTried = shipment.attempts > 1;
  try {
    const adapter = context.carriers.connect(carrier);
    const found = wasTried ? await adapter.findByReference(parcel) : null;
    if (!found && !canLeave(order, shipment)) return await drop(context, shipment, null);
    return await recordParcel(context, shipment, carrier, found ?? (await create(adapter, begun)));
  } catch (error) {
    if (error instanceof CarrierRefused) {
      // The credentials may be wrong now and have been right before.
      if (wasTried && error.words === null) return uncertain(context, shipment, error);
      await drop(context, shipment, wasTried ? error : null);
      return { result: 'REFUSED', error };
    }
    return uncertain(context, shipment, error);
  }
}

/** A refusal may be that of a second parcel with the same reference. */
async function create(adapter: Carrier, { shipment, order }: Begun): Promise<KnownParcel> {
  const parcel = parcelOf(order, shipment);
  try {
    return await adapter.createShipment(parcel);
  } catch (error) {
    const isAgain = error instanceof CarrierRefused && shipment.attempts > 1;
    const found = isAgain ? await adapter.findByReference(parcel) : null;
    if (found) return found;
    throw error;
  }
}

/** Null where another one has the parcel. */
function begin(
  { store, clock, carriers }: Attempting,
  id: string,
  isFirst: boolean,
): Promise<Begun | null> {
  const now = clock();
  return store.transaction(async (ports) => {
    const before = await ports.shipments.shipment(id);
    if (before?.status !== 'UNCERTAIN') return null;
    const isOurs = isFirst
      ? before.attempts === 0
      : before.nextCheckAt !== null && before.nextCheckAt <= now.toISOString();
    const order = isOurs && (await ports.orders.order(before.orderId));
    if (!order) return null;
    const carrier = await requireCarrier(ports, { carriers }, before.carrierId);
    const attempts = before.attempts + 1;
    const attemptedAt = now.toISOString();
    const nextCheckAt = nextAttemptAt(now, attempts);
    const shipment = { ...before, attempts, attemptedAt, nextCheckAt };
    await ports.shipments.save(shipment);
    return { shipment, order, carrier };
  });
}

async function recordParcel(
  { store, clock }: Attempting,
  { id }: ShipmentRecord,
  carrier: CarrierRecord,
  { trackingNumber }: KnownParcel,
): Promise<Outcome> {
  const now = clock();
  const at = now.toISOString();
  await store.transaction(async (ports) => {
    await ports.catalog.lockStock();
    const before = await ports.shipments.shipment(id);
    if (before?.status !== 'UNCERTAIN') return;
    const created: ShipmentRecord = {
      ...before,
      status: 'CREATED',
      trackingNumber,
      trackingUrl: trackingUrlOf(carrier, trackingNumber),
      events: [{ at, status: 'CREATED', text: null, key: `CREATED|${at}` }],
      nextCheckAt: nextAskAt(before, now),
    };
    await ports.shipments.save(created);
    await shipExchangeOf(ports, created, trackingNumber, clock);
  });
  return { result: 'CREATED' };
}

/** Takes back a claim that the carrier refused, or does not know while its order was cancelled. */
async function drop(
  { store, clock }: Attempting,
  shipment: ShipmentRecord,
  refusal: CarrierRefused | null,
): Promise<Outcome> {
  await store.transaction(async ({ shipments }) => {
    if ((await shipments.shipment(shipment.id))?.status !== 'UNCERTAIN') return;
    await shipments.remove([shipment.id]);
    // The request that would say so has ended.
    if (refusal)
      await shipments.addTask(
        taskOf(shipment, { kind: 'UNCERTAIN', words: refusal.words }, clock()),
      );
  });
  return { result: 'GONE' };
}

async function uncertain(
  { store, clock, log }: Attempting,
  { id, attempts, carrierId }: ShipmentRecord,
  error: unknown,
): Promise<Outcome> {
  if (!(error instanceof CarrierUnavailable) && !(error instanceof CarrierRefused)) throw error;
  log.warn({ shipment: id, carrier: carrierId, reason: error.message }, 'a carrier did not answer');
  if (attempts >= PATIENT_ATTEMPTS) {
    await store.transaction(async ({ shipments }) => {
      const shipment = await shipments.shipment(id);
      if (shipment?.status !== 'UNCERTAIN') return;
      await shipments.addTask(taskOf(shipment, { kind: 'UNCERTAIN', words: null }, clock()));
    });
  }
  return { result: 'UNCERTAIN' };
}

/** Queries only whether the carrier knows a parcel. Throws CarrierRefused, CarrierUnavailable. */
export async function lookUpShipment(context: Attempting, shipment: ShipmentRecord): Promise<void> {
  const { read } = context.store;
  const carrier = await requireCarrier(read, context, shipment.carrierId);
  const order = await read.orders.order(shipment.orderId);
  if (!order) return;
  const found = await context.carriers.connect(carrier).findByReference(parcelOf(order, shipment));
  if (found) await recordParcel(context, shipment, carrier, found);
}

/** Queries a carrier where parcels are. Throws CarrierRefused, CarrierUnavailable. */
export async function trackShipments(
  context: Attempting,
  carrier: CarrierRecord,
  shipments: readonly ShipmentRecord[],
): Promise<void> {
  const numbers = shipments.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  if (numbers.length === 0) return;
  const found = await context.carriers.connect(carrier).track(numbers);
  for (const { id, trackingNumber } of shipments) {
    const events = found.get(trackingNumber ?? '') ?? [];
    if (events.length > 0) await applyEvents(context, id, events);
  }
}

const MAX_DUE = 100;
const AT_ONCE = 4;

/**
 * Looks up parcels without an answer, and queries carriers that send nothing by themselves. Failures are logged and
 * tried again. Instances share the work by claiming each parcel.
 */
export async function followShipments(
  context: Attempting,
  { signal }: { readonly signal?: AbortSignal } = {},
): Promise<void> {
  const { store, clock, log } = context;
  const due = await store.read.shipments.due(clock().toISOString(), MAX_DUE);
  const limit = pLimit(AT_ONCE);
  const unanswered = due.filter(({ status }) => status === 'UNCERTAIN');
  const attempts = unanswered.map(({ id }) =>
    limit(() => attempt({ shipment: id }, () => attemptShipment(context, id, { isFirst: false }))),
  );
  const known = grouped(
    due.filter(({ status }) => status !== 'UNCERTAIN'),
    ({ carrierId }) => carrierId,
  );
  const tracked = [...known].map(([carrierId, some]) =>
    limit(() =>
      attempt({ carrier: carrierId }, async () => {
        const carrier = await requireCarrier(store.read, context, carrierId);
        await trackShipments(context, carrier, await claim(context, some));
      }),
    ),
  );
  await Promise.all([...attempts, ...tracked]);

  async function attempt(about: object, work: () => Promise<unknown>): Promise<void> {
    if (signal?.aborted) return;
    try {
      await work();
    } catch (error) {
      if (error instanceof CarrierRefused || error instanceof CarrierUnavailable) {
        log.warn({ ...about, reason: error.message }, 'a carrier was not queried');
      } else log.warn({ ...about, err: error }, 'a parcel could not be followed');
    }
  }
}

/** Returns those that no other instance queries; a failed query counts too. */
function claim(
  { store, clock }: Attempting,
  due: readonly ShipmentRecord[],
): Promise<readonly ShipmentRecord[]> {
  const now = clock();
  return store.transaction(async ({ shipments }: Ports) => {
    const current = await shipments.shipmentsById(due.map(({ id }) => id));
    const ours = due.flatMap(({ id, nextCheckAt }) => {
      const shipment = current.get(id);
      return shipment?.nextCheckAt === nextCheckAt ? [shipment] : [];
    });
    await shipments.save(
      ...ours.map((shipment) => ({ ...shipment, nextCheckAt: nextAskAt(shipment, now) })),
    );
    return ours;
  });
}
