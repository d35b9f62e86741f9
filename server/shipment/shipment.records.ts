import { z } from 'zod';
import { amount, count, instant, listOf, record, text } from '../shared/record.ts';
import { carrierKind } from './carrier/kinds.ts';
import { shipmentStatus } from './shipment.states.ts';

const credentialRecord = record({
  name: text,
  /** Encrypted; see carrier.vault.ts. */
  sealed: text,
  lastFour: text,
});

export const carrierRecord = record({
  id: text,
  kind: carrierKind,
  name: text,
  isActive: z.boolean(),
  credentials: listOf(credentialRecord),
  cashLimit: amount.nullable(),
  deliveryFee: amount.nullable(),
  returnFee: amount.nullable(),
  refusalFee: amount.nullable(),
  /** Address with `{numero}`. */
  trackingUrl: text.nullable(),
  version: count,
  createdAt: instant,
});
export type CarrierRecord = z.infer<typeof carrierRecord>;

const placeRecord = record({ id: text, name: text, district: text.nullable() });

export const carrierCitiesRecord = record({
  /** The carrier's. */
  id: text,
  readAt: instant.nullable(),
  cities: listOf(placeRecord),
  /** Chosen by staff. */
  chosen: listOf(record({ cityId: text, carrierCityId: text })),
});
export type CarrierCitiesRecord = z.infer<typeof carrierCitiesRecord>;

const eventRecord = record({
  at: instant,
  /** Null for what the shop does not know. */
  status: shipmentStatus.nullable(),
  text: text.nullable(),
  /** The carrier's own word and time: the same event twice has the same. */
  key: text,
});

export const shipmentRecord = record({
  /** Reference for the carrier: the order's number and a count. */
  id: text,
  orderId: text,
  /** The exchange of the order whose replacement it holds; null for a parcel of the order itself. */
  exchangeId: text.nullable().default(null),
  carrierId: text,
  kind: carrierKind,
  /** Name of the carrier when it was given to it. */
  carrier: text,
  status: shipmentStatus,
  trackingNumber: text.nullable(),
  trackingUrl: text.nullable(),
  /** In the order of their arrival. */
  events: listOf(eventRecord),
  /** Cash that the carrier collects. */
  amount,
  /** The carrier's id of the city; null where it needs none. */
  carrierCityId: text.nullable(),
  /** Key of the request that made it; null of one that a move of its order made. */
  batch: text.nullable(),
  createdAt: instant,
  by: text,
  /** Requests to create it. */
  attempts: count,
  /** Time of the latest; null before. */
  attemptedAt: instant.nullable().default(null),
  /** When the carrier is next queried about it; null for never. */
  nextCheckAt: instant.nullable(),
});
export type ShipmentRecord = z.infer<typeof shipmentRecord>;
export type ShipmentEventRecord = ShipmentRecord['events'][number];

export const TASK_KINDS = [
  'REFUSED',
  'RETURNED',
  'LOST',
  'PARTIAL',
  'CANCELLED',
  'UNKNOWN_STATE',
  'CONTRADICTION',
  'UNCERTAIN',
  'ORDER',
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export const taskRecord = record({
  /** Shipment, kind and, of what the shop does not know, its words: no task is made twice. */
  id: text,
  kind: z.enum(TASK_KINDS),
  shipmentId: text,
  orderId: text,
  /** The exchange that its parcel belongs to; null for a parcel of the order itself. */
  exchangeId: text.nullable().default(null),
  /** Name of the carrier. */
  carrier: text,
  at: instant,
  /** The carrier's words; null without any. */
  words: text.nullable(),
  closedAt: instant.nullable(),
});
export type TaskRecord = z.infer<typeof taskRecord>;
