import { requireCustomer } from '../shared/viewer.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import type { Problem } from '../shared/problems.ts';
import type { Delivery } from '#shared/pricing.ts';
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

export async function pricedCartOf(ports: CartPorts, customerId: string): Promise<PricedCart> {
  const lines = await ports.carts.load(customerId);
  const { products, archived } = await loadProducts(ports, lines);
  return priceCart(customerId, lines, products, 'CUSTOMER', archived);
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

/** Stores nothing. Throws BadInput. */
export function quote(
  { store }: ShopContext,
  requested: readonly RequestedLine[],
): Promise<PricedCart> {
  return quoteOf(store.read, requested);
}

/** Throws BadInput. The id is a hash of the lines, so that clients cache equal lines as the same quote. */
export async function quoteOf(
  ports: Pick<CartPorts, 'catalog'>,
  requested: readonly RequestedLine[],
  delivery: Delivery = 'GUEST',
): Promise<PricedCart> {
  const read = readRequestedLines(requested);
  const { products, archived } = await loadProducts(ports, read);
  const lines = withVariants(read, products);
  const id = lines.map(({ variantId, quantity }) => `${variantId}*${quantity}`).join('+');
  return priceCart(`quote:${delivery}:${id}`, lines, products, delivery, archived);
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
