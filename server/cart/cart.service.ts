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

/** The lines of the customer who asks, as they are kept. */
export function cartLines(context: ShopContext): Promise<Lines> {
  return context.store.read.carts.load(requireCustomer(context));
}

/** The priced cart of the customer who asks. */
export function viewCart(context: ShopContext): Promise<PricedCart> {
  return pricedCartOf(context.store.read, requireCustomer(context));
}

/** The priced cart of a customer. */
export function cartOf({ store }: Pick<Shop, 'store'>, customerId: string): Promise<PricedCart> {
  return pricedCartOf(store.read, customerId);
}

/** The priced cart of a customer, read through the given ports. */
export async function pricedCartOf(ports: CartPorts, customerId: string): Promise<PricedCart> {
  const lines = await ports.carts.load(customerId);
  const products = await ports.catalog.productsById(lines.map(({ productId }) => productId));
  return priceCart(customerId, lines, products, 'CUSTOMER');
}

/** A visitor's lines priced with the guest's delivery fee; nothing is kept. Throws BadInput. */
export function quote(
  { store }: ShopContext,
  asked: readonly RequestedLine[],
): Promise<PricedCart> {
  return quoteOf(store.read, asked);
}

/** A visitor's lines priced through the given ports. The id is made of the lines: same lines, same quote. */
export async function quoteOf(
  ports: CartPorts,
  asked: readonly RequestedLine[],
): Promise<PricedCart> {
  const lines = readRequestedLines(asked);
  const products = await ports.catalog.productsById(lines.map(({ productId }) => productId));
  const id = lines.map(({ productId, quantity }) => `${productId}*${quantity}`).join('+');
  return priceCart(`quote:${id}`, lines, products, 'GUEST');
}

/** Adds pieces of a product. Refuses with UNKNOWN_PRODUCT, OUT_OF_STOCK, INVALID, LIMIT_REACHED. */
export function addToCart(
  context: ShopContext,
  { productId, quantity }: RequestedLine,
): Promise<PricedCart> {
  const pieces = readQuantity(quantity);
  return change(context, async (lines, ports, now) => {
    const product = requireBuyable(await ports.catalog.product(productId));
    return addLine(lines, product.id, pieces, now);
  });
}

/** Sets the quantity of a line. Refuses with INVALID, NOT_IN_CART. */
export function setCartQuantity(
  context: ShopContext,
  { productId, quantity }: RequestedLine,
): Promise<PricedCart> {
  const pieces = readQuantity(quantity);
  return change(context, (lines, _, now) => setQuantity(lines, productId, pieces, now));
}

/** Adds or takes one piece within 1 and 99. Refuses with NOT_IN_CART. */
export function stepCartQuantity(
  context: ShopContext,
  productId: string,
  step: 1 | -1,
): Promise<PricedCart> {
  return change(context, (lines, _, now) => stepQuantity(lines, productId, step, now));
}

/** Takes a line out. Refuses with NOT_IN_CART. */
export function removeFromCart(context: ShopContext, productId: string): Promise<PricedCart> {
  return change(context, (lines) => removeLine(lines, productId));
}

/** Takes all lines out. */
export function clearCart(context: ShopContext): Promise<PricedCart> {
  return change(context, () => []);
}

/** Adds what a visitor's cart has and this one does not; names what could not be added. */
export async function mergeCart(
  context: ShopContext,
  asked: readonly RequestedLine[],
): Promise<{ readonly cart: PricedCart; readonly problems: readonly Problem[] }> {
  let problems: readonly Problem[] = [];
  const cart = await change(context, async (lines, ports, now) => {
    const products = await ports.catalog.productsById(asked.map(({ productId }) => productId));
    const merged = mergeLines(lines, asked, products, now);
    problems = merged.problems;
    return merged.lines;
  });
  return { cart, problems };
}

/** Loads the cart, applies a change and saves it, all in one transaction. */
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
