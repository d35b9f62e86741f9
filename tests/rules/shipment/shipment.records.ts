import type { CarrierEvent } from '../../../server/shipment/carrier/carrier.ts';
import { KINDS } from '../../../server/shipment/carrier/kinds.ts';
import type { CarrierRecord, ShipmentRecord } from '../../../server/shipment/shipment.records.ts';
import type { ShipmentStatus } from '../../../server/shipment/shipment.states.ts';
import { AT } from '../../store/contract/records.ts';

export function shipment(change: Partial<ShipmentRecord> = {}): ShipmentRecord {
  return {
    id: 'BV-11000-1',
    orderId: '1',
    exchangeId: null,
    carrierId: 'sendit',
    kind: 'SENDIT',
    carrier: 'Sendit',
    status: 'CREATED',
    trackingNumber: 'DH1',
    trackingUrl: null,
    events: [],
    amount: 349_000,
    carrierCityId: '58',
    batch: 'key-of-the-tests',
    createdAt: AT,
    by: 'tests',
    attempts: 1,
    attemptedAt: null,
    nextCheckAt: null,
    ...change,
  };
}

export function carrier(change: Partial<CarrierRecord> = {}): CarrierRecord {
  return {
    id: 'sendit',
    kind: 'SENDIT',
    name: 'Sendit',
    isActive: true,
    credentials: KINDS[change.kind ?? 'SENDIT'].credentials.map((name) => ({
      name,
      sealed: name,
      lastFour: '',
    })),
    cashLimit: null,
    deliveryFee: null,
    returnFee: null,
    refusalFee: null,
    trackingUrl: null,
    version: 1,
    createdAt: AT,
    ...change,
  };
}

/** `minute` is that of an hour of the same day. */
export function event(
  status: ShipmentStatus | null,
  minute: number,
  change: Partial<CarrierEvent> = {},
): CarrierEvent {
  const at = new Date(Date.parse(AT) + minute * 60_000).toISOString();
  return { at, status, raw: status ?? 'INCONNU', text: null, ...change };
}
