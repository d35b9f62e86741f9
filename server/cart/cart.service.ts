import { requireCustomer } from '../shared/viewer.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import type { Problem } from '../shared/problems.ts';
import { COUNTRY_TARIFF, type Delivery, type Tariff } from '#shared/pricing.ts';
import { pricedWay, type PricedWay } from '../delivery/delivery.options.rules.ts';
import { deliveryWays, promisedFor, readCity, readWay } from '../delivery/delivery.service.ts';
import { priceCart, type PricedCart } from './cart.pricing.ts';
import {
  addLine,
  changeVariant,
  mergeLines,
  readRequestedLines,
  readQuantity,
  removeLine,
  requireBuyable,
  requireLine,
  setQuantity,
  stepQuantity,
  withVariants,
  type ArchivedProducts,
  type RequestedLine,
} from './cart.rules.ts';
import type { CartLineRecord } from './cart.store.ts';

type Lines = readonly CartLineRecord[];

type CartPorts = Pick<Ports, 'carts' | 'catalog'>;

export function viewCart(context: ShopContext): Promise<PricedCart> {
  return pricedCartOf(context.store.read, requireCustomer(context));
}

export function cartOf({ store }: Pick<Shop, 'store'>, customerId: string): Promise<PricedCart> {
  return pricedCartOf(store.read, customerId);
}

export async function pricedCartOf(
  ports: CartPorts,
  customerId: string,
  tariff?: Tariff,
): Promise<PricedCart> {
  const lines = await ports.carts.load(customerId);
  const { products, archived } = await loadProducts(ports, lines);
  return priceCart(customerId, lines, products, 'CUSTOMER', { archived, tariff });
}

/** Loads products of the catalogue, and those that left it. */
async function loadProducts({ catalog }: Pick<Ports, 'catalog'>, lines: readonly NamedLine[]) {
  const ids = lines.map(({ productId }) => productId);
  const products = await catalog.productsById(ids);
  const missing = ids.filter((id) => !products.has(id));
  const archived: ArchivedProducts =
    missing.length === 0 ? new Map() : await catalog.archivedById(missing);
  return { products, archived };
}

interface Destination {
  readonly cityId?: string | null | undefined;
  readonly deliveryOptionId?: string | null | undefined;
}

/** Stores nothing. Throws BadInput. */
export async function quote(
  context: Pick<ShopContext, 'store' | 'settings' | 'clock'>,
  { lines, ...to }: Destination & { readonly lines: readonly RequestedLine[] },
): Promise<PricedCart> {
  return quoteOf(context.store.read, lines, { tariff: await tariffTo(context, to) });
}

/** Returns what a delivery costs, whether it can be ordered now or not. Throws BadInput. */
export async function tariffTo(
  { store, settings, clock }: Pick<ShopContext, 'store' | 'settings' | 'clock'>,
  { cityId, deliveryOptionId }: Destination,
): Promise<Tariff> {
  const ways = await deliveryWays(store.read, { settings, now: clock() }, readCity(cityId));
  return readWay(ways, deliveryOptionId).tariff;
}

/** Prices each way in which lines reach a city: those given, else the customer's cart. Throws BadInput. */
export async function deliveryOptions(
  { store, settings, clock, viewer }: ShopContext,
  {
    cityId,
    lines,
  }: Pick<Destination, 'cityId'> & {
    readonly lines?: readonly RequestedLine[] | null | undefined;
  },
): Promise<readonly PricedWay[]> {
  const customerId = viewer.kind === 'CUSTOMER' ? viewer.customerId : null;
  const ways = await deliveryWays(store.read, { settings, now: clock() }, readCity(cityId));
  const cart = await (lines || customerId === null
    ? quoteOf(store.read, lines ?? [])
    : pricedCartOf(store.read, customerId));
  const delivery = customerId === null ? 'GUEST' : 'CUSTOMER';
  return Promise.all(
    ways.map(async (way) =>
      pricedWay(await promisedFor(store.read, way, cart.lines), cart, delivery),
    ),
  );
}

interface QuotedFor {
  readonly delivery?: Delivery;
  readonly tariff?: Tariff;
}

/**
 * Throws BadInput. The id is a hash of the lines and of what their delivery costs, so that clients cache equal lines as
 * the same quote.
 */
export async function quoteOf(
  ports: Pick<CartPorts, 'catalog'>,
  requested: readonly RequestedLine[],
  { delivery = 'GUEST', tariff = COUNTRY_TARIFF }: QuotedFor = {},
): Promise<PricedCart> {
  const read = readRequestedLines(requested);
  const { products, archived } = await loadProducts(ports, read);
  const lines = withVariants(read, products);
  const id = lines.map(({ variantId, quantity }) => `${variantId}*${quantity}`).join('+');
  const fees = tariff === COUNTRY_TARIFF ? '' : `:${Object.values(tariff).join('/')}`;
  return priceCart(`quote:${delivery}${fees}:${id}`, lines, products, delivery, {
    archived,
    tariff,
  });
}

interface NamedLine {
  readonly productId: string;
  readonly variantId?: string | null | undefined;
}

/**
 * Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK, INVALID,
 * LIMIT_REACHED.
 */
export function addToCart(
  context: ShopContext,
  { productId, variantId, quantity }: RequestedLine,
): Promise<PricedCart> {
  const count = readQuantity(quantity);
  return change(context, async (lines, ports, now) => {
    const buyable = requireBuyable(await ports.catalog.product(productId), variantId);
    return addLine(lines, buyable, count, now);
  });
}

/** Refuses with INVALID, NOT_IN_CART, INSUFFICIENT_STOCK. */
export function setCartQuantity(
  context: ShopContext,
  { quantity, ...named }: RequestedLine,
): Promise<PricedCart> {
  const count = readQuantity(quantity);
  return change(context, async (lines, { catalog }, now) => {
    const line = requireLine(lines, named);
    return setQuantity(lines, line, await catalog.product(line.productId), count, now);
  });
}

/** Refuses with NOT_IN_CART, INSUFFICIENT_STOCK. */
export function stepCartQuantity(
  context: ShopContext,
  named: NamedLine,
  step: 1 | -1,
): Promise<PricedCart> {
  return change(context, async (lines, { catalog }, now) => {
    const line = requireLine(lines, named);
    return stepQuantity(lines, line, await catalog.product(line.productId), step, now);
  });
}

/**
 * Refuses with NOT_IN_CART, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, INSUFFICIENT_STOCK,
 * INVALID.
 */
export function changeCartVariant(
  context: ShopContext,
  named: NamedLine & { readonly toVariantId: string },
): Promise<PricedCart> {
  return change(context, async (lines, { catalog }, now) => {
    const line = requireLine(lines, named);
    const buyable = requireBuyable(await catalog.product(line.productId), named.toVariantId);
    return changeVariant(lines, line, buyable, now);
  });
}

/** Refuses with NOT_IN_CART. */
export function removeFromCart(context: ShopContext, named: NamedLine): Promise<PricedCart> {
  return change(context, (lines) => removeLine(lines, requireLine(lines, named)));
}

export function clearCart(context: ShopContext): Promise<PricedCart> {
  return change(context, () => []);
}

/**
 * Adds the lines; one that cannot be added is a problem, see `mergeLines`. Throws Unauthenticated.
 */
export async function mergeCart(
  context: ShopContext,
  requested: readonly RequestedLine[],
): Promise<{ readonly cart: PricedCart; readonly problems: readonly Problem[] }> {
  let problems: readonly Problem[] = [];
  const cart = await change(context, async (lines, ports, now) => {
    const { products, archived } = await loadProducts(ports, requested);
    const merged = mergeLines(lines, requested, products, now, archived);
    problems = merged.problems;
    return merged.lines;
  });
  return { cart, problems };
}

async function change(
  context: ShopContext,
  rule: (lines: Lines, ports: CartPorts, now: string) => Lines | Promise<Lines>,
): Promise<PricedCart> {
  const customerId = requireCustomer(context);
  return context.store.transaction(async (ports) => {
    const lines = await ports.carts.load(customerId);
    const changed = await rule(lines, ports, context.clock().toISOString());
    await ports.carts.save(customerId, changed);
    return pricedCartOf(ports, customerId);
  });
}
