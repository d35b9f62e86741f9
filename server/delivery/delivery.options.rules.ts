import type { Centimes } from '#shared/money.ts';
import type { Titles } from '#shared/language.ts';
import {
  deliveryFee,
  missingForFreeDelivery,
  NO_FEE,
  type Delivery,
  type Tariff,
  type Totals,
} from '#shared/pricing.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import type { CityEntry } from './city/city.rules.ts';
import type { DeliveryRecord, PickupPointRecord } from './delivery.store.ts';
import { promiseOf, type Promised } from './promise/promise.rules.ts';
import { termsOf } from './zone/zone.rules.ts';

export type DeliveryKind = 'COURIER' | 'PICKUP';

/** A way in which an order from now reaches a city. */
export interface DeliveryWay {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly tariff: Tariff;
  /** Null for what is fetched, and where no courier goes. */
  readonly promised: Promised | null;
  readonly allowsTrying: boolean;
  readonly pickupPoint: PickupPointRecord | null;
  /** Why it cannot be chosen; null where it can. */
  readonly problem: UnservedCity | null;
}

type UnservedCity = Problem<'INVALID'> & { readonly reason: 'UNSERVED_CITY' };

export const COURIER = 'courier';
const PICKUP = 'pickup:';

/** The city's names in the shop's languages. */
export function titlesOfCity({ name, ar, en = name }: CityEntry): Titles {
  return { FR: name, AR: ar, EN: en };
}

/** Lists the courier first; a null city stands for one that the shop does not know. */
export function waysTo(
  city: CityEntry | null,
  { zones, pickupPoints, closedDays }: DeliveryRecord,
  { now, cutOffHour }: { readonly now: Date; readonly cutOffHour: number },
): readonly [DeliveryWay, ...DeliveryWay[]] {
  const { guestFee, customerFee, freeFrom, allowsTrying, isServed, ...days } = termsOf(zones, city);
  const problem: UnservedCity | null =
    isServed || city === null
      ? null
      : {
          code: 'INVALID',
          reason: 'UNSERVED_CITY',
          field: 'deliveryOptionId',
          titles: titlesOfCity(city),
        };
  const courier: DeliveryWay = {
    id: COURIER,
    kind: 'COURIER',
    tariff: { guestFee, customerFee, freeFrom },
    promised: isServed ? promiseOf(now, days, { cutOffHour, closedDays }) : null,
    allowsTrying,
    pickupPoint: null,
    problem,
  };
  const fetched = pickupPoints
    .filter(({ isOpen }) => isOpen)
    .map((pickupPoint): DeliveryWay => ({
      id: `${PICKUP}${pickupPoint.id}`,
      kind: 'PICKUP',
      tariff: NO_FEE,
      promised: null,
      allowsTrying: false,
      pickupPoint,
      problem: null,
    }));
  return [courier, ...fetched];
}

/** Returns whether an option needs no address; whether there is such an option, `chosenOf` says. */
export const isPickup = (optionId: string | null | undefined) =>
  optionId?.startsWith(PICKUP) ?? false;

/** Returns the courier where nothing was chosen. Refuses with INVALID what is not offered. */
export function chosenOf(
  ways: readonly DeliveryWay[],
  optionId: string | null | undefined,
): DeliveryWay {
  const chosen = ways.find(({ id }) => id === (optionId ?? COURIER));
  if (!chosen) {
    throw new Refusal({ code: 'INVALID', reason: 'DELIVERY_OPTION', field: 'deliveryOptionId' });
  }
  if (chosen.problem) throw new Refusal(chosen.problem);
  return chosen;
}

/** Adds what a way costs for lines; `payable` is what the lines cost with it. */
export interface PricedWay extends DeliveryWay {
  readonly fee: Centimes;
  readonly payable: Centimes;
  readonly missingForFree: Centimes | null;
}

export function pricedWay(
  way: DeliveryWay,
  { total, quantity }: Pick<Totals, 'total' | 'quantity'>,
  delivery: Delivery,
): PricedWay {
  const fee = deliveryFee(total, quantity, delivery, way.tariff);
  return {
    ...way,
    fee,
    payable: total + fee,
    missingForFree: missingForFreeDelivery({ total, shipping: fee }, way.tariff),
  };
}
