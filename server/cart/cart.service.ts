import { offeredAlterations } from '../catalog/alteration/alteration.service.ts';
import { chooseAlterations } from '../catalog/alteration/chosen.rules.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import { requireCustomer } from '../shared/viewer.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import type { Problem } from '../shared/problems.ts';
import { lineKeyOf } from '#shared/line-key.ts';
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
  type NamedLine,
  type Offered,
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
  const { products, archived, offered } = await loadProducts(ports, lines);
  return priceCart(customerId, lines, products, 'CUSTOMER', { archived, tariff, offered });
}

type ProductLine = Pick<RequestedLine, 'productId' | 'alterations'>;

/** Loads products of the catalogue with what is altered on those of altered lines, and products that left it. */
async function loadProducts({ catalog }: Pick<Ports, 'catalog'>, lines: readonly ProductLine[]) {
  const ids = lines.map(({ productId }) => productId);
  const products = await catalog.productsById(ids);
  const missing = ids.filter((id) => !products.has(id));
  const archived: ArchivedProducts =
    missing.length === 0 ? new Map() : await catalog.archivedById(missing);
  const offered = await loadOffered(catalog, products.values(), lines);
  return { products, archived, offered };
}

/** Reads nothing for products without an altered line. */
function loadOffered(
  catalog: Ports['catalog'],
  products: Iterable<ProductRecord>,
  lines: readonly ProductLine[],
): Promise<Offered> {
  const altered = new Set(
    lines.filter(({ alterations }) => alterations?.length).map(({ productId }) => productId),
  );
  return offeredAlterations(
    catalog,
    Array.from(products).filter(({ id }) => altered.has(id)),
  );
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
  const { products, archived, offered } = await loadProducts(ports, read);
  const lines = withVariants(read, products);
  const id = lines.map((line) => `${lineKeyOf(line)}*${line.quantity}`).join('+');
  const fees = tariff === COUNTRY_TARIFF ? '' : `:${Object.values(tariff).join('/')}`;
  return priceCart(`quote:${delivery}${fees}:${id}`, lines, products, delivery, {
    archived,
    tariff,
    offered,
  });
}

/** A line by its product, and where there are several by their variant, by their key or by `CartLine.id`. */
interface RequestedName extends NamedLine {
  readonly lineId?: string | null | undefined;
}

/**
 * Refuses with UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, UNKNOWN_ALTERATION, REQUIRED,
 * INSUFFICIENT_STOCK, INVALID, LIMIT_REACHED.
 */
export function addToCart(context: ShopContext, requested: RequestedLine): Promise<PricedCart> {
  const { productId, variantId, alterations } = requested;
  const count = readQuantity(requested.quantity);
  return change(context, async (lines, { ports: { catalog }, now }) => {
    const buyable = requireBuyable(await catalog.product(productId), variantId);
    const offered = await loadOffered(catalog, [buyable.product], [...lines, requested]);
    const chosen = chooseAlterations(offered.get(productId) ?? [], alterations ?? []);
    return addLine(lines, { ...buyable, alterations: chosen }, count, now, offered);
  });
}

/** Refuses with INVALID, NOT_IN_CART, INSUFFICIENT_STOCK. */
export function setCartQuantity(
  context: ShopContext,
  { quantity, ...name }: RequestedName & Pick<RequestedLine, 'quantity'>,
): Promise<PricedCart> {
  const count = readQuantity(quantity);
  return change(context, async (lines, { ports, now, named }) => {
    const line = named(name);
    const { product, offered } = await loadProductOf(ports, line, lines);
    return setQuantity(lines, line, product, count, now, offered);
  });
}

/** Refuses with NOT_IN_CART, INSUFFICIENT_STOCK. */
export function stepCartQuantity(
  context: ShopContext,
  name: RequestedName,
  step: 1 | -1,
): Promise<PricedCart> {
  return change(context, async (lines, { ports, now, named }) => {
    const line = named(name);
    const { product, offered } = await loadProductOf(ports, line, lines);
    return stepQuantity(lines, line, product, step, now, offered);
  });
}

interface WantedInstead extends Pick<RequestedLine, 'alterations'> {
  readonly toVariantId: string;
}

/**
 * Refuses with NOT_IN_CART, UNKNOWN_PRODUCT, UNKNOWN_VARIANT, OUT_OF_STOCK, UNKNOWN_ALTERATION, REQUIRED,
 * INSUFFICIENT_STOCK, INVALID.
 */
export function changeCartVariant(
  context: ShopContext,
  { toVariantId, alterations, ...name }: RequestedName & WantedInstead,
): Promise<PricedCart> {
  return change(context, async (lines, { ports, now, named }) => {
    const line = named(name);
    const requested = { productId: line.productId, alterations };
    const { product, offered } = await loadProductOf(ports, line, [...lines, requested]);
    const buyable = requireBuyable(product, toVariantId);
    const chosen = alterations
      ? { alterations: chooseAlterations(offered.get(line.productId) ?? [], alterations) }
      : {};
    return changeVariant(lines, line, { ...buyable, ...chosen }, now, offered);
  });
}

/** Refuses with NOT_IN_CART. */
export function removeFromCart(context: ShopContext, name: RequestedName): Promise<PricedCart> {
  return change(context, (lines, { named }) => removeLine(lines, named(name)));
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
  const cart = await change(context, async (lines, { ports, now }) => {
    const { products, archived } = await loadProducts(ports, requested);
    const offered = await loadOffered(ports.catalog, products.values(), [...lines, ...requested]);
    const merged = mergeLines(lines, requested, products, now, { archived, offered });
    problems = merged.problems;
    return merged.lines;
  });
  return { cart, problems };
}

async function loadProductOf(
  { catalog }: CartPorts,
  line: CartLineRecord,
  lines: readonly ProductLine[],
) {
  const product = await catalog.product(line.productId);
  const offered = await loadOffered(catalog, product ? [product] : [], lines);
  return { product, offered };
}

interface Changing {
  readonly ports: CartPorts;
  readonly now: string;
  /** Refuses with NOT_IN_CART, also a line of another cart. */
  readonly named: (name: RequestedName) => CartLineRecord;
}

async function change(
  context: ShopContext,
  rule: (lines: Lines, about: Changing) => Lines | Promise<Lines>,
): Promise<PricedCart> {
  const customerId = requireCustomer(context);
  return context.store.transaction(async (ports) => {
    const lines = await ports.carts.load(customerId);
    const named = ({ lineId, ...name }: RequestedName) => {
      return requireLine(
        lines,
        lineId == null ? name : { ...name, lineKey: keyIn(customerId, lineId) },
      );
    };
    const now = context.clock().toISOString();
    const changed = await rule(lines, { ports, now, named });
    await ports.carts.save(customerId, changed);
    return pricedCartOf(ports, customerId);
  });
}

/** Returns the key of a line of the cart; none has that of another cart. */
function keyIn(cartId: string, lineId: string): string {
  const prefix = `${cartId}/`;
  return lineId.startsWith(prefix) ? lineId.slice(prefix.length) : lineId;
}
