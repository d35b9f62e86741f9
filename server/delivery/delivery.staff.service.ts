import { v4 as uuid } from 'uuid';
import { logChange } from '../audit/audit.ts';
import type { CommandContext, Ports } from '../context.ts';
import { Refusal } from '../shared/problems.ts';
import { cityById } from './city/city.rules.ts';
import type { DeliveryRecord, PickupPointRecord, ZoneRecord } from './delivery.store.ts';
import {
  changedPickupPoint,
  MAX_PICKUP_POINTS,
  requirePickupPoint,
  type PickupPointInput,
} from './pickup/pickup.rules.ts';
import { readClosedDays } from './promise/promise.rules.ts';
import { changedZone, MAX_ZONES, requireZone, type ZoneInput } from './zone/zone.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** Adds or changes a zone. Refuses with REQUIRED, INVALID, LIMIT_REACHED, UNKNOWN_ZONE, VERSION_CONFLICT. */
export function saveZone(
  context: Context,
  input: ZoneInput,
  expectedVersion: number | null,
): Promise<ZoneRecord> {
  return change(context, async (ports, delivery) => {
    const { zones } = delivery;
    const before = input.id == null ? undefined : requireZone(zones, input.id, expectedVersion);
    if (!before && zones.length >= MAX_ZONES) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'ZONES', max: MAX_ZONES });
    }
    const zone = changedZone(zones, before, { id: uuid(), input });
    await ports.delivery.save({ ...delivery, zones: replaced(zones, before, zone) });
    await log(ports, context, 'zone', before && loggedZone(before), loggedZone(zone));
    return zone;
  });
}

/** Refuses with UNKNOWN_ZONE, VERSION_CONFLICT. */
export function removeZone(
  context: Context,
  id: string,
  expectedVersion: number | null,
): Promise<readonly ZoneRecord[]> {
  return change(context, async (ports, delivery) => {
    const before = requireZone(delivery.zones, id, expectedVersion);
    const zones = delivery.zones.filter((zone) => zone !== before);
    await ports.delivery.save({ ...delivery, zones });
    await log(ports, context, 'zone', loggedZone(before), undefined);
    return zones;
  });
}

/** Refuses with INVALID. */
export function setClosedDays(
  context: Context,
  dates: readonly string[],
): Promise<readonly string[]> {
  const closedDays = readClosedDays(dates);
  return change(context, async (ports, delivery) => {
    if (JSON.stringify(closedDays) === JSON.stringify(delivery.closedDays)) return closedDays;
    await ports.delivery.save({ ...delivery, closedDays });
    await logChange(ports, context, {
      action: 'closedDays.update',
      subject: 'delivery',
      before: { closedDays: delivery.closedDays },
      after: { closedDays },
    });
    return closedDays;
  });
}

/** Refuses with REQUIRED, INVALID, LIMIT_REACHED, UNKNOWN_PICKUP_POINT, VERSION_CONFLICT. */
export function savePickupPoint(
  context: Context,
  input: PickupPointInput,
  expectedVersion: number | null,
): Promise<PickupPointRecord> {
  return change(context, async (ports, delivery) => {
    const { pickupPoints: points } = delivery;
    const before =
      input.id == null ? undefined : requirePickupPoint(points, input.id, expectedVersion);
    if (!before && points.length >= MAX_PICKUP_POINTS) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'PICKUP_POINTS', max: MAX_PICKUP_POINTS });
    }
    const point = changedPickupPoint(before, { id: uuid(), input });
    await ports.delivery.save({ ...delivery, pickupPoints: replaced(points, before, point) });
    await log(ports, context, 'pickupPoint', before && loggedPoint(before), loggedPoint(point));
    return point;
  });
}

/** Refuses with UNKNOWN_PICKUP_POINT, VERSION_CONFLICT. */
export function removePickupPoint(
  context: Context,
  id: string,
  expectedVersion: number | null,
): Promise<readonly PickupPointRecord[]> {
  return change(context, async (ports, delivery) => {
    const before = requirePickupPoint(delivery.pickupPoints, id, expectedVersion);
    const pickupPoints = delivery.pickupPoints.filter((point) => point !== before);
    await ports.delivery.save({ ...delivery, pickupPoints });
    await log(ports, context, 'pickupPoint', loggedPoint(before), undefined);
    return pickupPoints;
  });
}

function change<T>(
  { store }: Context,
  work: (ports: Ports, delivery: DeliveryRecord) => Promise<T>,
): Promise<T> {
  return store.transaction(async (ports) => work(ports, await ports.delivery.load()));
}

function replaced<T>(all: readonly T[], before: T | undefined, after: T): readonly T[] {
  return before === undefined ? [...all, after] : all.map((one) => (one === before ? after : one));
}

/** Names the cities: entries are read by people. */
export const loggedZone = ({ id: _id, version: _version, cityIds, ...zone }: ZoneRecord) => ({
  ...zone,
  cities: cityIds.map((id) => cityById(id)?.name ?? id),
});

export const loggedPoint = ({ id: _id, version: _version, ...point }: PickupPointRecord) => point;

type Logged = ReturnType<typeof loggedZone> | ReturnType<typeof loggedPoint>;

async function log(
  ports: Ports,
  context: Context,
  kind: 'zone' | 'pickupPoint',
  before: Logged | undefined,
  after: Logged | undefined,
): Promise<void> {
  const done = before === undefined ? 'create' : after === undefined ? 'delete' : 'update';
  await logChange(ports, context, {
    action: `${kind}.${done}`,
    subject: (after ?? before)?.name ?? '',
    before: before ?? null,
    after: after ?? null,
  });
}
