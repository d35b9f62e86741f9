import { z } from 'zod';

export const SHIPMENT_STATUSES = [
  'UNCERTAIN',
  'CREATED',
  'COLLECTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'ATTEMPT_FAILED',
  'REFUSED',
  'RETURNING',
  'DELIVERED',
  'RETURNED',
  'LOST',
  'CANCELLED',
  'READY',
  'PICKED_UP',
] as const;
export const shipmentStatus = z.enum(SHIPMENT_STATUSES);
export type ShipmentStatus = z.infer<typeof shipmentStatus>;

const RANKS: Readonly<Record<ShipmentStatus, number>> = {
  UNCERTAIN: 0,
  CREATED: 1,
  READY: 1,
  COLLECTED: 2,
  IN_TRANSIT: 3,
  // A parcel that was not delivered is out again on another day.
  OUT_FOR_DELIVERY: 4,
  ATTEMPT_FAILED: 4,
  REFUSED: 5,
  RETURNING: 6,
  DELIVERED: 7,
  RETURNED: 7,
  LOST: 7,
  CANCELLED: 7,
  PICKED_UP: 7,
};
const FINAL_RANK = 7;

interface Stated {
  /** Null for what the shop does not know. */
  readonly status: ShipmentStatus | null;
  readonly at: string;
}

export const isFinal = (status: ShipmentStatus) => RANKS[status] === FINAL_RANK;

/** Whether nothing of it is to come any more, and it lacks nothing. */
export const isOver = ({ status }: { readonly status: ShipmentStatus }) =>
  status === 'DELIVERED' || status === 'CANCELLED';

/** Whether its carrier has it, or is to have it, for the shopper. */
export const isBoundForShopper = ({ status }: { readonly status: ShipmentStatus }) =>
  RANKS[status] >= RANKS.CREATED && RANKS[status] < RANKS.REFUSED;

/** Returns whether the parcel is, or was, with the carrier. */
export const hasLeft = (status: ShipmentStatus) =>
  RANKS[status] > RANKS.CREATED && status !== 'CANCELLED' && status !== 'PICKED_UP';

/**
 * Returns the state that events in the order of their arrival give: the first end stays; else the highest
 * rank, within one the latest. The order matters for ends alone.
 */
export function statusOf(events: readonly Stated[], before: ShipmentStatus): ShipmentStatus {
  const known = events.flatMap(({ status, at }) => (status === null ? [] : [{ status, at }]));
  const end = known.find(({ status }) => isFinal(status));
  if (end) return end.status;
  let last = { status: before, at: '' };
  for (const each of known) if (isAbove(each, last)) last = each;
  return last.status;
}

function isAbove(
  one: { readonly status: ShipmentStatus; readonly at: string },
  other: { readonly status: ShipmentStatus; readonly at: string },
): boolean {
  const rank = RANKS[one.status] - RANKS[other.status];
  if (rank !== 0) return rank > 0;
  if (one.at !== other.at) return one.at > other.at;
  return SHIPMENT_STATUSES.indexOf(one.status) > SHIPMENT_STATUSES.indexOf(other.status);
}
