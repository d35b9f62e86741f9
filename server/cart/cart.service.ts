import { requireCustomer } from '../shared/viewer.ts';
import type { CatalogStore } from '../catalog/catalog.store.ts';
import type { Shop, ShopContext } from '../context.ts';
import type { Problem } from '../shared/problems.ts';
import { priceCart, type PricedCart } from './cart.pricing.ts';
import {
  addLine,
  mergeLines,
  readRequestedLines,
  readQuantity,
  removeLine,
  requireBuyable,
  setQuantity,
  stepQuantity,
  type RequestedLine,
} from './cart.rules.ts';
import type { CartLineRecord, CartStore } from './cart.store.ts';

type Lines = readonly CartLineRecord[];

interface CartPorts {
  readonly carts: CartStore;
  readonly catalog: CatalogStore;
}

export function cartLines(context: ShopContext): Promise<Lines> {
  return context.store.read.carts.load(requireCustomer(context));
}

export function viewCart(context: ShopContext): Promise<PricedCart> {
  return pricedCartOf(context.store.read, requireCustomer(context));
}

export function cartOf({ store }: Pick<Shop, 'store'>, customerId: string): Promise<PricedCart> {
  return pricedCartOf(store.read, customerId);
}

export async function pricedCartOf(ports: CartPorts, customerId: string): Promise<PricedCart> {
  const lines = await ports.carts.load(customerId);
  const products = await ports.catalog.productsById(lines.map(({ productId }) => productId));
  return priceCart(customerId, lines, products, 'CUSTOMER');
}

/** Nothing is stored. Throws BadInput. */
export function quote(
  { store }: ShopContext,
  requested: readonly RequestedLine[],
): Promise<PricedCart> {
  return quoteOf(store.read, requested);
}

/** The id is a hash of the lines, so that clients cache equal lines as the same quote. */
export async function quoteOf(
  ports: CartPorts,
  requested: readonly RequestedLine[],
): Promise<PricedCart> {
  const lines = readRequestedLines(requested);
  const products = await ports.catalog.productsById(lines.map(({ productId }) => productId));
  const id = lines.map(({ productId, quantity }) => `${productId}*${quantity}`).join('+');
  return priceCart(`quote:${id}`, lines, products, 'GUEST');
}

/** Refuses with UNKNOWN_PRODUCT, OUT_OF_STOCK, INVALID, LIMIT_REACHED. */
export function addToCart(
  context: ShopContext,
  { productId, quantity }: RequestedLine,
): Promise<PricedCart> {
  const count = readQuantity(quantity);
  return change(context, async (lines, ports, now) => {
    const product = requireBuyable(await ports.catalog.product(productId));
    return addLine(lines, product.id, count, now);
  });
}

/** Refuses with INVALID, NOT_IN_CART. */
export function setCartQuantity(
  context: ShopContext,
  { productId, quantity }: RequestedLine,
): Promise<PricedCart> {
  const count = readQuantity(quantity);
  return change(context, (lines, _, now) => setQuantity(lines, productId, count, now));
}

/** Refuses with NOT_IN_CART. */
export function stepCartQuantity(
  context: ShopContext,
  productId: string,
  step: 1 | -1,
): Promise<PricedCart> {
  return change(context, (lines, _, now) => stepQuantity(lines, productId, step, now));
}

/** Refuses with NOT_IN_CART. */
export function removeFromCart(context: ShopContext, productId: string): Promise<PricedCart> {
  return change(context, (lines) => removeLine(lines, productId));
}

export function clearCart(context: ShopContext): Promise<PricedCart> {
  return change(context, () => []);
}

export async function mergeCart(
  context: ShopContext,
  requested: readonly RequestedLine[],
): Promise<{ readonly cart: PricedCart; readonly problems: readonly Problem[] }> {
  let problems: readonly Problem[] = [];
  const cart = await change(context, async (lines, ports, now) => {
    const products = await ports.catalog.productsById(requested.map(({ productId }) => productId));
    const merged = mergeLines(lines, requested, products, now);
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
