import type { ShipmentStatus } from '../shipment.states.ts';

export interface ReadState {
  /** Null for what is no state of a parcel, or is not known. */
  readonly status: ShipmentStatus | null;
  readonly isPartial: boolean;
}

const STATES: Readonly<Record<string, ShipmentStatus>> = {
  PENDING: 'CREATED',
  TO_PREPARE: 'CREATED',
  TO_PICKUP: 'CREATED',
  PICKEDUP: 'COLLECTED',
  WAREHOUSE: 'IN_TRANSIT',
  TRANSIT: 'IN_TRANSIT',
  DISTRIBUTED: 'IN_TRANSIT',
  DELIVERING: 'OUT_FOR_DELIVERY',
  UNREACHABLE: 'ATTEMPT_FAILED',
  POSTPONED: 'ATTEMPT_FAILED',
  SCHEDULED: 'ATTEMPT_FAILED',
  NEW_DESTINATION: 'ATTEMPT_FAILED',
  DELIVERED: 'DELIVERED',
  REJECTED: 'REFUSED',
  CANCELED: 'CANCELLED',
  RETOUR_PENDING: 'RETURNING',
  RETURN_WAREHOUSE: 'RETURNING',
  RETURN_SELLER: 'RETURNED',
  RETURNED: 'RETURNED',
};

export function readSenditState(word: string): ReadState {
  const state = word.trim().toUpperCase();
  const status = Object.hasOwn(STATES, state) ? STATES[state] : undefined;
  return { status: status ?? null, isPartial: state === 'PARTIALLY_DELIVERED' };
}
