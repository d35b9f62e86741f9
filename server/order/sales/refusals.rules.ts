import type { Centimes } from '#shared/money.ts';
import { fold } from '#shared/fold.ts';
import { byText } from '#shared/text.ts';
import { spread } from '../../cart/discount/discount.rules.ts';
import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import type { AnyProduct } from '../../catalog/catalog.store.ts';
import {
  chanceOfRefusal,
  DEFAULT_CARRIER,
  expectedLoss,
  feesBothWays,
  feesOf,
  type CarrierFees,
  type KnownDeliveries,
} from '../queue/queue.rules.ts';
import type { ContactOutcome } from '../order.store.ts';
import { groupOf } from './sales.rules.ts';

export type Ending = 'DELIVERED' | 'REFUSED' | 'CARRIERS_FAULT';

/** An order whose parcel a courier brought to its recipient, or failed to. */
export interface BroughtOrder {
  readonly orderId: string;
  readonly ending: Ending;
  /** Its name, or what was typed. */
  readonly city: string;
  readonly goods: ReadonlyArray<{ readonly variantId: string; readonly quantity: number }>;
}

export interface CountedOrder extends BroughtOrder {
  readonly carrierId: string;
  /** Fees of a parcel that was refused; 0 of any other. */
  readonly cost: Centimes;
}

export interface RefusalSums {
  readonly delivered: number;
  readonly refused: number;
  /** Beside `refused`. */
  readonly carriersFault: number;
  readonly cost: Centimes;
}

type Carrier = CarrierFees & { readonly name: string };

/** Gives each order its carrier, and a refused one the fees of the way out and back; a carrier's own fault costs nothing. */
export function withCosts(
  brought: readonly BroughtOrder[],
  carrierOf: ReadonlyMap<string, string>,
  carriers: readonly Carrier[],
): readonly CountedOrder[] {
  const fees = new Map(carriers.map((carrier) => [carrier.id, feesOf(carrier)]));
  const usual = feesBothWays(carriers);
  return brought.map((order) => {
    const given = carrierOf.get(order.orderId);
    const lost = given === undefined ? usual : (fees.get(given) ?? usual);
    const cost = order.ending === 'REFUSED' ? lost : 0;
    return { ...order, carrierId: given ?? DEFAULT_CARRIER, cost };
  });
}

const NOTHING: RefusalSums = { delivered: 0, refused: 0, carriersFault: 0, cost: 0 };

function add(sums: RefusalSums, ending: Ending, cost: Centimes): RefusalSums {
  return {
    delivered: sums.delivered + (ending === 'DELIVERED' ? 1 : 0),
    refused: sums.refused + (ending === 'REFUSED' ? 1 : 0),
    carriersFault: sums.carriersFault + (ending === 'CARRIERS_FAULT' ? 1 : 0),
    cost: sums.cost + cost,
  };
}

export const sumRefusals = (orders: readonly CountedOrder[]): RefusalSums =>
  orders.reduce((sums, { ending, cost }) => add(sums, ending, cost), NOTHING);

export const REFUSAL_DIMENSIONS = ['CITY', 'CARRIER', 'PRODUCT', 'SIZE'] as const;
export type RefusalDimension = (typeof REFUSAL_DIMENSIONS)[number];

export interface RefusedOf extends RefusalSums {
  /** Null without a city or size, and for what is removed. */
  readonly name: string | null;
  /** Id of a product. */
  readonly productId: string | null;
  readonly isRemoved: boolean;
}

type About = Omit<RefusedOf, keyof RefusalSums>;
type Part = About & { readonly key: string; readonly cost: Centimes };

interface Known {
  readonly carriers: readonly Carrier[];
  /** Has the products of all goods that the catalogue or its archive has. */
  readonly products: ReadonlyMap<string, AnyProduct>;
}

/**
 * Groups orders, the most costly first. An order counts once in each group of its goods, and its cost is divided among
 * them by quantity: costs of all groups add up to that of all orders, to the centime.
 */
export function groupRefusals(
  orders: readonly CountedOrder[],
  dimension: RefusalDimension,
  known: Known,
): readonly RefusedOf[] {
  const groups = new Map<string, RefusedOf>();
  const names = new Map(known.carriers.map(({ id, name }) => [id, name]));
  for (const order of orders) {
    const parts = new Map<string, Part>();
    for (const part of partsOf(order, dimension, names, known.products)) {
      parts.set(part.key, { ...part, cost: part.cost + (parts.get(part.key)?.cost ?? 0) });
    }
    for (const { key, cost, ...about } of parts.values()) {
      const group = groups.get(key) ?? { ...about, ...NOTHING };
      groups.set(key, { ...group, ...add(group, order.ending, cost) });
    }
  }
  return [...groups.values()]
    .toSorted(byText(({ name }) => name ?? ''))
    .toSorted((one, other) => other.cost - one.cost || other.refused - one.refused);
}

function partsOf(
  { city, carrierId, cost, goods }: CountedOrder,
  dimension: RefusalDimension,
  names: ReadonlyMap<string, string>,
  products: Known['products'],
): readonly Part[] {
  if (dimension === 'CITY') return [{ ...named(city || null), key: fold(city) || city, cost }];
  if (dimension === 'CARRIER') {
    return [{ ...named(names.get(carrierId) ?? null), key: carrierId, cost }];
  }
  const shares = spread(
    cost,
    goods.map(({ quantity }) => quantity * cost),
  );
  return goods.map(({ variantId }, at) => {
    const about = groupOf(variantId, products.get(productIdOf(variantId)), dimension);
    const key = `${about.isRemoved} ${about.productId ?? about.name ?? ''}`;
    return { ...about, key, cost: shares[at] ?? 0 };
  });
}

const named = (name: string | null): About => ({ name, productId: null, isRemoved: false });

/** An order that was cancelled after a contact, before it was shipped. */
export interface CancelledOrder {
  readonly known: KnownDeliveries;
  /** Whether no courier would have brought it. */
  readonly isFetched: boolean;
}

export interface CallValue {
  readonly saved: Centimes;
  readonly price: Centimes;
  /** May be negative. */
  readonly balance: Centimes;
}

/**
 * Returns what calls saved: of each cancelled order the chance that it would have been refused, times the fees of the way
 * out and back, each to the centime; the balance is that without the price of all calls.
 */
export function valueOfCalls(
  cancelled: readonly CancelledOrder[],
  calls: number,
  fees: Centimes,
  settings: { readonly callPrice: Centimes; readonly refusalPercent: number },
): CallValue {
  const saved = cancelled.reduce(
    (sum, { known, isFetched }) =>
      sum + expectedLoss(chanceOfRefusal(known, settings), fees, isFetched),
    0,
  );
  const price = calls * settings.callPrice;
  return { saved, price, balance: saved - price };
}

export interface OutcomeCount {
  readonly outcome: ContactOutcome;
  readonly contacts: number;
}

/** Counts contacts by outcome, the most frequent first; a message is a contact but no call. */
export function countOutcomes(outcomes: readonly ContactOutcome[]): {
  readonly outcomes: readonly OutcomeCount[];
  readonly calls: number;
} {
  const counts = new Map<ContactOutcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return {
    outcomes: Array.from(counts, ([outcome, contacts]) => ({ outcome, contacts }))
      .toSorted(byText(({ outcome }) => outcome))
      .toSorted((one, other) => other.contacts - one.contacts),
    calls: outcomes.length - (counts.get('MESSAGE_SENT') ?? 0),
  };
}
