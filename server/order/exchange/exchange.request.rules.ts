import type { Words } from '#shared/language.ts';
import type { Centimes } from '#shared/money.ts';
import { RETURN_DAYS } from '#shared/policies.ts';
import type { Priced } from '#shared/pricing.ts';
import { campaignOf, priceOf, type Offers } from '../../catalog/campaign/offers.rules.ts';
import type { ProductRecord, VariantRecord } from '../../catalog/catalog.store.ts';
import {
  findVariant,
  isAvailable,
  namedVariantTitle,
  picturesOfVariant,
  enteredPriceOf,
  productIdOf,
  quantityAvailable,
  variantTitle,
} from '../../catalog/catalog.variant.rules.ts';
import { titlesOf, variantTitleIn } from '../../catalog/translation/translation.rules.ts';
import { workingDayAfter } from '../../delivery/promise/promise.rules.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { dateInMorocco, endOfDateInMorocco } from '../../shared/time.ts';
import { offerOf, soldTitlesOf } from '../order.rules.ts';
import type { OrderRecord } from '../order.store.ts';
import { endOfPeriod, openReturnsOf } from '../return/return.rules.ts';
import type {
  ExchangeLineRecord,
  ExchangeMethod,
  ExchangeRecord,
  ReturnCause,
  SoldVariant,
} from './exchange.store.ts';
import {
  freeGoods,
  goodsKeyOf,
  isAltered,
  namedKeyOf,
  soldVariantOf,
  takeGoods,
  type Goods,
} from './goods.rules.ts';
import { readNamed, type GivenBackBy, type NamedGoods, type NamedInput } from './named.rules.ts';

const MAX_EXCHANGES = 2;

/**
 * Returns what can be exchanged: delivered, in no open return or exchange, and twice at most. Staff are not bound to the
 * period, and may replace altered goods, and goods by the same variant.
 */
export function exchangeableGoods(
  order: OrderRecord,
  now: Date,
  by: GivenBackBy = 'SHOPPER',
): readonly Goods[] {
  const goods = goodsInTime(order, now, by);
  return by === 'STAFF' ? goods : goods.filter(({ variant }) => !isAltered(variant));
}

function goodsInTime(order: OrderRecord, now: Date, by: GivenBackBy): readonly Goods[] {
  if (order.status !== 'DELIVERED' || order.anonymisedAt !== null) return [];
  return freeGoods(order, openReturnsOf(order)).filter(({ exchanges, since }) => {
    const isInTime = by === 'STAFF' || (since !== null && now <= endOfPeriod(since));
    return exchanges < MAX_EXCHANGES && isInTime;
  });
}

export interface OfferedVariant {
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
  readonly availableForSale: boolean;
  /** For one of the goods; negative where money goes back. */
  readonly difference: Centimes;
}

/** Returns the other variants of the product; none of one that the catalogue no longer has. */
export function choicesFor(
  goods: Pick<Goods, 'variant' | 'paid'>,
  product: ProductRecord | undefined,
  offers: Offers,
): readonly OfferedVariant[] {
  if (!product) return [];
  return product.variants
    .filter(({ id }) => id !== goods.variant.variantId)
    .map((variant) => ({
      product,
      variant,
      availableForSale: isAvailable(product, variant),
      difference: differencePerUnit(goods, { product, variant }, offers),
    }));
}

/**
 * The same listed price makes no difference, whatever the price of today and the campaigns of both days; else that less
 * what was paid.
 */
function differencePerUnit(
  { variant: had, paid }: Pick<Goods, 'variant' | 'paid'>,
  { product, variant }: Pick<OfferedVariant, 'product' | 'variant'>,
  offers: Offers,
): Centimes {
  const listed = altered(enteredPriceOf(product, variant), had).originalPrice;
  if (listed === listedPriceOf(had)) return 0;
  return altered(priceOf(product, variant, offers), had).price - paid;
}

/** Returns the original price as it was entered. */
export const listedPriceOf = ({ listedPrice, originalPrice }: SoldVariant): Centimes =>
  listedPrice ?? originalPrice;

/** Adds the alterations of the goods before, which the replacement gets too. */
function altered(prices: Priced, { alterations = [] }: SoldVariant): Priced {
  const sum = alterations.reduce((all, each) => all + each.price, 0);
  return { price: prices.price + sum, originalPrice: prices.originalPrice + sum };
}

export interface ExchangeLineInput extends NamedInput {
  readonly toVariantId: string;
  readonly quantity: number;
  readonly cause?: ReturnCause | null | undefined;
}

export type ReadExchangeLine = Omit<ExchangeLineRecord, 'id'>;

/**
 * Reads the lines of a request, with the differences of today; one of unlike goods becomes several. `products` has
 * those of the catalogue, by id. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID, UNKNOWN_PRODUCT, UNKNOWN_VARIANT,
 * OUT_OF_STOCK, INSUFFICIENT_STOCK.
 */
export function readExchangeLines(
  order: OrderRecord,
  lines: readonly ExchangeLineInput[],
  { products, offers, now, by, words }: ReadingExchange,
): readonly ReadExchangeLine[] {
  const exchangeable = exchangeableGoods(order, now, by);
  if (exchangeable.length === 0) {
    if (goodsInTime(order, now, by).length > 0) {
      throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'ALTERED' });
    }
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'EXCHANGE', days: RETURN_DAYS });
  }
  if (lines.length === 0) {
    throw new Refusal({ code: 'REQUIRED', reason: 'EXCHANGE_LINES', field: 'lines' });
  }
  const problems: Problem[] = [];
  const read: ReadExchangeLine[] = [];
  const reserved = new Map<string, number>();
  let left = exchangeable;
  for (const [place, line] of lines.entries()) {
    const at = `lines.${place}`;
    const { quantity } = line;
    const named = readNamed(order, line, { by, at });
    if ('code' in named) {
      problems.push(named);
      continue;
    }
    const key = namedKeyOf(named);
    const taken = quantity < 1 ? [] : takeGoods(left, { ...named, quantity });
    const found = exchangeable.find(({ variant }) => goodsKeyOf(variant) === key);
    const max = sumOf(left.filter(({ variant }) => goodsKeyOf(variant) === key));
    if (quantity < 1 || sumOf(taken) < quantity) {
      problems.push(notOwned(order, named, { field: at, max }));
      continue;
    }
    left = left.map((goods) => {
      const same = taken.find((each) => isSame(each, goods));
      return same ? { ...goods, quantity: goods.quantity - same.quantity } : goods;
    });
    const product = found && products.get(found.variant.productId);
    const target = readTarget(line, { product, had: found?.variant, by, reserved, words });
    if ('code' in target) {
      problems.push({ ...target, field: `${at}.toVariantId` });
      continue;
    }
    reserved.set(line.toVariantId, (reserved.get(line.toVariantId) ?? 0) + quantity);
    const cause = line.cause ?? null;
    for (const goods of taken) read.push({ ...lineOf(goods, target, named, offers), cause });
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return read;
}

interface ReadingExchange {
  readonly products: ReadonlyMap<string, ProductRecord>;
  /** Prices of now. */
  readonly offers: Offers;
  readonly now: Date;
  readonly by: GivenBackBy;
  /** Translates what a refusal names. */
  readonly words: Words;
}

const sumOf = (goods: readonly Goods[]) => goods.reduce((sum, { quantity }) => sum + quantity, 0);

const isSame = (one: Goods, other: Goods) =>
  one.sourceId === other.sourceId && goodsKeyOf(one.variant) === goodsKeyOf(other.variant);

function notOwned(
  order: OrderRecord,
  named: NamedGoods,
  { field, max }: { readonly field: string; readonly max: number },
): Problem {
  const sold = soldVariantOf(order, named);
  if (!sold) {
    return { code: 'INVALID', reason: 'EXCHANGE_NOT_BOUGHT', field: `${field}.variantId` };
  }
  const titles = soldTitlesOf(sold);
  return { code: 'INVALID', reason: 'EXCHANGE_QUANTITY', field: `${field}.quantity`, titles, max };
}

/** The variant that is wanted, or why it cannot be had. */
function readTarget(
  { toVariantId, quantity }: ExchangeLineInput,
  about: {
    readonly product: ProductRecord | undefined;
    readonly had: SoldVariant | undefined;
    readonly by: GivenBackBy;
    /** Quantities that the lines before have taken. */
    readonly reserved: ReadonlyMap<string, number>;
    readonly words: Words;
  },
): Target | Problem {
  const { product, had, by, reserved, words } = about;
  const titles = had ? soldTitlesOf(had) : { FR: '' };
  if (had && productIdOf(toVariantId) !== productIdOf(had.variantId)) {
    return { code: 'INVALID', reason: 'EXCHANGE_CHOICE' };
  }
  if (toVariantId === had?.variantId && by === 'SHOPPER') {
    return { code: 'INVALID', reason: 'EXCHANGE_SAME' };
  }
  if (!product) return { code: 'UNKNOWN_PRODUCT', reason: 'ORDERED', titles };
  const variant = findVariant(product, toVariantId);
  if (!variant) return { code: 'UNKNOWN_VARIANT', reason: 'ORDERED', titles };
  const available = quantityAvailable(product, variant);
  if (available === null) {
    return isAvailable(product, variant) ? { product, variant } : { code: 'OUT_OF_STOCK', titles };
  }
  const left = available - (reserved.get(toVariantId) ?? 0);
  if (left >= quantity) return { product, variant };
  const others = product.variants.filter(
    (each) => each.id !== toVariantId && each.id !== had?.variantId && isAvailable(product, each),
  );
  return {
    code: 'INSUFFICIENT_STOCK',
    available: Math.max(0, left),
    others: others.flatMap((each) => variantTitleIn(words, variantTitle(each)) ?? []),
  };
}

interface Target {
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
}

function lineOf(
  goods: Goods,
  target: Target,
  { isDefective }: NamedGoods,
  offers: Offers,
): Omit<ReadExchangeLine, 'cause'> {
  const { variant: from, quantity, paid, sourceId } = goods;
  const difference = differencePerUnit(goods, target, offers) * quantity;
  const to = soldNow(target, from, offers);
  const defect = isDefective === true ? { isDefective } : {};
  return { sourceId, from, to, quantity, receivedQuantity: 0, ...defect, paid, difference };
}

function soldNow({ product, variant }: Target, had: SoldVariant, offers: Offers): SoldVariant {
  const { FR: title, ...titles } = titlesOf(product);
  const prices = altered(priceOf(product, variant, offers), had);
  const offer = {
    campaignId: campaignOf(product, variant, offers)?.id ?? null,
    listedPrice: altered(enteredPriceOf(product, variant), had).originalPrice,
  };
  return {
    productId: product.id,
    variantId: variant.id,
    variantTitle: namedVariantTitle(product, variant),
    title,
    titles,
    brand: product.brand,
    image: picturesOfVariant(product, variant)[0]?.url ?? product.image,
    alterations: had.alterations,
    ...prices,
    ...offerOf(prices.originalPrice, offer),
  };
}

interface NewExchange {
  readonly lines: readonly ReadExchangeLine[];
  readonly method: ExchangeMethod;
  readonly reason: string;
  readonly heldUntil: Date;
  /** Staff by name; null for the shopper. */
  readonly by: string | null;
}

/** The replacement is the caller's to allocate. */
export function withExchange(order: OrderRecord, made: NewExchange, now: Date): OrderRecord {
  const at = now.toISOString();
  const count = order.exchanges.length + 1;
  const id = `${order.id}/E${count}`;
  const exchange: ExchangeRecord = {
    id,
    number: `${order.number}-E${count}`,
    requestedAt: at,
    status: 'REQUESTED',
    method: made.method,
    reason: made.reason,
    lines: made.lines.map((line, place) => ({ ...line, id: `${id}/${place + 1}` })),
    heldUntil: made.heldUntil.toISOString(),
    holdsStock: true,
    version: 1,
    changedAt: at,
    parcelNumber: null,
    refusal: null,
    collected: null,
    documents: [],
    history: [{ status: 'REQUESTED', at, by: made.by }],
  };
  return { ...order, exchanges: [...order.exchanges, exchange] };
}

/** Returns the end of the last working day, today not counted. */
export function endOfHold(now: Date, workingDays: number, closedDays: readonly string[]): Date {
  const today = dateInMorocco(now);
  return endOfDateInMorocco(workingDayAfter(today, workingDays, new Set(closedDays)));
}
