import type { Centimes } from '#shared/money.ts';
import { DAY_MS } from '#shared/instants.ts';
import type { EffectiveSettings } from '../../settings/settings.rules.ts';
import type { ContactOutcome, OrderRecord } from '../order.store.ts';

/** Parcels that were brought to recipients, and those among them that were refused. */
export interface Deliveries {
  readonly all: number;
  readonly refused: number;
}

export const NO_DELIVERIES: Deliveries = { all: 0, refused: 0 };

/** All that the chance of a refusal depends on, beside a setting: no name, sex or language. */
export interface KnownDeliveries {
  readonly ofPhone: Deliveries;
  readonly ofCity: Deliveries;
  readonly ofShop: Deliveries;
}

/** So many parcels of the base weigh as much as one's own. */
const BASE_WEIGHT = 20;

const chanceOf = ({ all, refused }: Deliveries, base: number) =>
  (refused + BASE_WEIGHT * base) / (all + BASE_WEIGHT);

/** Returns the chance that a parcel is refused, from 0 to 1: of the phone, based on its city's, that on the shop's. */
export function chanceOfRefusal(
  { ofPhone, ofCity, ofShop }: KnownDeliveries,
  { refusalPercent }: Pick<EffectiveSettings, 'refusalPercent'>,
): number {
  const shop = chanceOf(ofShop, refusalPercent / 100);
  return chanceOf(ofPhone, chanceOf(ofCity, shop));
}

/** Prices of a carrier for a parcel that comes back; null where they are unknown. */
export interface CarrierFees {
  readonly id: string;
  readonly isActive: boolean;
  readonly deliveryFee: Centimes | null;
  readonly returnFee: Centimes | null;
  readonly refusalFee: Centimes | null;
}

const USUAL_FEE_OUT = 2500;
const USUAL_FEE_BACK = 1500;
/** The courier that every shop has. */
export const DEFAULT_CARRIER = 'file';

type Fees = Pick<CarrierFees, 'deliveryFee' | 'returnFee' | 'refusalFee'>;

/** Returns a carrier's fees of the way out and back, with the usual ones of Moroccan carriers for what is unknown. */
export function feesOf(carrier: Fees | undefined): Centimes {
  const back = carrier?.returnFee ?? carrier?.refusalFee ?? USUAL_FEE_BACK;
  return (carrier?.deliveryFee ?? USUAL_FEE_OUT) + back;
}

/**
 * Returns the fees of the way out and back: of the default carrier, else of the first active one that has any.
 */
export function feesBothWays(carriers: readonly CarrierFees[]): Centimes {
  const priced = carriers.filter(
    ({ isActive, deliveryFee, returnFee, refusalFee }) =>
      isActive && (deliveryFee ?? returnFee ?? refusalFee) !== null,
  );
  return feesOf(priced.find(({ id }) => id === DEFAULT_CARRIER) ?? priced[0]);
}

/** Returns 0 for what is fetched: no carrier takes it. */
export const expectedLoss = (chance: number, fees: Centimes, isFetched: boolean): Centimes =>
  isFetched ? 0 : Math.round(chance * fees);

/** Why an order stands where it does, in the order in which staff read it. */
export type Reason =
  | { readonly code: 'HELD' }
  | { readonly code: 'POSSIBLE_DUPLICATE'; readonly numbers: readonly string[] }
  | { readonly code: 'REFUSED_BY_PHONE'; readonly count: number }
  | { readonly code: 'ACCEPTED_BY_PHONE'; readonly count: number }
  | { readonly code: 'NEW_PHONE' }
  | { readonly code: 'NO_PHONE' }
  | { readonly code: 'FETCHED' }
  | { readonly code: 'CITY'; readonly city: string; readonly deliveries: Deliveries }
  | { readonly code: 'NO_ANSWER'; readonly count: number }
  | { readonly code: 'WRONG_NUMBER' }
  | { readonly code: 'DUPLICATE' }
  | { readonly code: 'WRONG_ORDER' }
  | { readonly code: 'TO_CANCEL'; readonly days: number }
  | { readonly code: 'NEEDLESS' };

/** Parcels without which a city says nothing. */
const MIN_OF_CITY = 3;

type Called = Pick<OrderRecord, 'placedAt' | 'contacts' | 'shippingInfo' | 'delivery'>;

const FOUND_WRONG: ReadonlySet<ContactOutcome> = new Set(['DUPLICATE', 'WRONG_ORDER']);

const daysSince = (at: string, now: Date) => Math.floor((now.getTime() - Date.parse(at)) / DAY_MS);

/** Whether staff should consider to cancel it: nothing does so by itself. */
export function isCancellationProposed(
  { placedAt, contacts }: Pick<Called, 'placedAt' | 'contacts'>,
  { daysToCancel }: Pick<EffectiveSettings, 'daysToCancel'>,
  now: Date,
): boolean {
  const last = contacts.at(-1);
  if (last && FOUND_WRONG.has(last.outcome)) return true;
  // A later call was agreed.
  if (last?.outcome === 'POSTPONED' && (last.nextAt ?? '') > now.toISOString()) return false;
  return daysSince(placedAt, now) >= daysToCancel;
}

interface Weighed {
  readonly order: Called;
  /** Its name for staff. */
  readonly city: string;
  readonly known: KnownDeliveries;
  readonly loss: Centimes;
  /** Whether staff hold the recipient now. */
  readonly isHeld: boolean;
  /** Numbers of the orders that may be this one sent twice. */
  readonly duplicates: readonly string[];
}

/** Returns the reasons of a place in the queue; « appel inutile » is the last one. */
export function reasonsOf(
  { order, city, known, loss, isHeld, duplicates }: Weighed,
  settings: Pick<EffectiveSettings, 'callPrice' | 'daysToCancel' | 'refusalPercent'>,
  now: Date,
): readonly Reason[] {
  const { contacts, placedAt, shippingInfo, delivery } = order;
  const { ofPhone, ofCity, ofShop } = known;
  const reasons: Reason[] = [];
  const accepted = ofPhone.all - ofPhone.refused;
  const isFetched = delivery?.kind === 'PICKUP';
  if (isHeld) reasons.push({ code: 'HELD' });
  if (duplicates.length > 0) reasons.push({ code: 'POSSIBLE_DUPLICATE', numbers: duplicates });
  if (shippingInfo.phone === null) reasons.push({ code: 'NO_PHONE' });
  else if (ofPhone.all === 0) reasons.push({ code: 'NEW_PHONE' });
  if (ofPhone.refused > 0) reasons.push({ code: 'REFUSED_BY_PHONE', count: ofPhone.refused });
  if (accepted > 0) reasons.push({ code: 'ACCEPTED_BY_PHONE', count: accepted });
  const isRisky = ofCity.refused / ofCity.all > chanceOf(ofShop, settings.refusalPercent / 100);
  if (isFetched) reasons.push({ code: 'FETCHED' });
  else if (ofCity.all >= MIN_OF_CITY && isRisky) {
    reasons.push({ code: 'CITY', city, deliveries: ofCity });
  }
  const unanswered = contacts.filter(({ outcome }) => outcome === 'NO_ANSWER').length;
  if (unanswered > 0) reasons.push({ code: 'NO_ANSWER', count: unanswered });
  const last = contacts.at(-1)?.outcome;
  if (last === 'WRONG_NUMBER' || last === 'DUPLICATE' || last === 'WRONG_ORDER') {
    reasons.push({ code: last });
  }
  if (isCancellationProposed(order, settings, now)) {
    reasons.push({ code: 'TO_CANCEL', days: daysSince(placedAt, now) });
  }
  if (loss < settings.callPrice) reasons.push({ code: 'NEEDLESS' });
  return reasons;
}

/** Where an order stands in the queue. */
export interface Place {
  readonly id: string;
  readonly isDue: boolean;
  readonly loss: Centimes;
  readonly dueAt: string;
}

/** Due orders go first, by loss, of equal ones the longest due; then later ones, by time. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.isDue !== other.isDue) return one.isDue ? -1 : 1;
  const byLoss = other.loss - one.loss;
  const byTime = Number(one.dueAt > other.dueAt) - Number(one.dueAt < other.dueAt);
  const byId = Number(one.id > other.id) - Number(one.id < other.id);
  return one.isDue ? byLoss || byTime || byId : byTime || byLoss || byId;
}

/** Returns the first ones in order, without sorting the thousands that follow. */
export function firstOf<T>(
  items: readonly T[],
  count: number,
  compare: (one: T, other: T) => number,
): readonly T[] {
  const first: T[] = [];
  for (const item of items) {
    const last = first[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    const place = first.findIndex((each) => compare(item, each) < 0);
    first.splice(place < 0 ? first.length : place, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}

export const writeCursor = ({ isDue, loss, dueAt, id }: Place) =>
  Buffer.from(`${isDue ? 'DUE' : 'LATER'} ${loss} ${dueAt} ${id}`).toString('base64url');

const CURSOR = /^(DUE|LATER) (\d{1,9}) (\S{1,30}) (\S{1,60})$/;

/** Null for a text that is no cursor. */
export function readCursor(text: string): Place | null {
  const [, kind, loss, dueAt, id] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (dueAt === undefined || id === undefined) return null;
  return { isDue: kind === 'DUE', loss: Number(loss), dueAt, id };
}
