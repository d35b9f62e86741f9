import { z } from 'zod';
import { amount, count, listOf, record, text } from '../shared/record.ts';
import { collectionOf } from '../storage/collection.ts';
import type { Rows } from '../storage/rows.ts';

/** Fields of a `Tariff`; an order keeps those by which it was priced. */
export const tariffFields = {
  guestFee: amount,
  customerFee: amount,
  /** Null for never. */
  freeFrom: amount.nullable(),
};

const zoneRecord = record({
  id: text,
  /** Raised by each change, from 1. */
  version: count,
  name: text,
  cityIds: listOf(text),
  /** French names. */
  regions: listOf(text),
  ...tariffFields,
  /** Working days until the earliest and the latest delivery. */
  minDays: count,
  maxDays: count,
  allowsTrying: z.boolean(),
  isServed: z.boolean(),
});
export type ZoneRecord = z.infer<typeof zoneRecord>;

export const placeFields = {
  id: text,
  name: text,
  street: text,
  city: text,
  openingHours: text,
};

const pickupPointRecord = record({
  ...placeFields,
  /** Raised by each change, from 1. */
  version: count,
  isOpen: z.boolean(),
});
export type PickupPointRecord = z.infer<typeof pickupPointRecord>;

const deliveryRecord = record({
  zones: listOf(zoneRecord),
  pickupPoints: listOf(pickupPointRecord),
  /** Dates in Morocco, such as `2026-03-20`, earliest first. */
  closedDays: listOf(text),
});
/** How the shop delivers, read at once: it is small, and every price needs it. */
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

export const delivery = collectionOf('delivery', deliveryRecord);

/** The shop has one record. */
const KEY = 'shop';

/** Holds until something is set up: the whole country has one tariff. */
export const NOTHING_SET_UP: DeliveryRecord = { zones: [], pickupPoints: [], closedDays: [] };

export const deliveryOf = (rows: Rows) => ({
  load: async (): Promise<DeliveryRecord> => (await rows.get(delivery, KEY)) ?? NOTHING_SET_UP,
  save: (saved: DeliveryRecord) => rows.put(delivery, KEY, saved),
});
