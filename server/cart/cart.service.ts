import { offeredAlterations } from '../catalog/alteration/alteration.service.ts';
import { chooseAlterations } from '../catalog/alteration/chosen.rules.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import { requireCustomer } from '../shared/viewer.ts';
import type { Ports, Shop, ShopContext } from '../context.ts';
import type { Problem } from '../shared/problems.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { COUNTRY_TARIFF, NO_FEE, type Delivery, type Tariff } from '#shared/pricing.ts';
import { blank } from '../shared/form.ts';
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
import { freesDelivery, type GivenCode } from './discount/discount.rules.ts';
import {
  givenCode,
  guessedCode,
  usesForCustomer,
  type UsesOf,
} from './discount/discount.service.ts';

type Lines = readonly CartLineRecord[];

type CartPorts = Pick<Ports, 'carts' | 'catalog' | 'campaigns' | 'discountCodes' | 'orders'>;

export function viewCart(context: ShopContext): Promise<PricedCart> {
  return cartOf(context, requireCustomer(context));
}

export function cartOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  customerId: string,
): Promise<PricedCart> {
  return pricedCartOf(store.read, customerId, { now: clock() });
}

interface PricedAt {
  readonly now: Date;
  readonly tariff?: Tariff | undefined;
  readonly usesOf?: UsesOf | undefined;
}

/** Prices a customer's cart with its code, or with one that takes its place. */
export async function pricedCartOf(
  ports: CartPorts,
  customerId: string,
  {
    now,
    tariff,
    usesOf = usesForCustomer(ports, customerId),
    instead,
  }: PricedAt & { readonly instead?: GivenCode },
): Promise<PricedCart> {
  const lines = await ports.carts.load(customerId);
  const { products, archived, offered } = await loadProducts(ports, lines);
  const written = instead ? null : await ports.discountCodes.ofCart(customerId);
  const code = written === null ? instead : await givenCode(ports, written, { now, usesOf });
  const offers = await ports.campaigns.offersIn([...products.keys()], now);
  return priceCart(customerId, lines, products, 'CUSTOMER', {
    archived,
    tariff,
    offered,
    code,
    offers,
  });
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

interface WrittenCode {
  readonly discountCode?: string | null | undefined;
}

/** Stores nothing. Throws BadInput. */
export async function quote(
  context: ShopContext,
  {
    lines,
    discountCode,
    ...to
  }: Destination & WrittenCode & { readonly lines: readonly RequestedLine[] },
): Promise<PricedCart> {
  const now = context.clock();
  const tariff = await tariffTo(context, to);
  const code = await guessedCode(context, discountCode);
  return quoteOf(context.store.read, lines, { now, tariff, code });
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
  context: ShopContext,
  {
    cityId,
    lines,
    discountCode,
  }: Pick<Destination, 'cityId'> &
    WrittenCode & { readonly lines?: readonly RequestedLine[] | null | undefined },
): Promise<readonly PricedWay[]> {
  const { store, settings, clock, viewer } = context;
  const customerId = viewer.kind === 'CUSTOMER' ? viewer.customerId : null;
  const now = clock();
  const ways = await deliveryWays(store.read, { settings, now }, readCity(cityId));
  const cart = await (lines || customerId === null
    ? quoteOf(store.read, lines ?? [], { now, code: await guessedCode(context, discountCode) })
    : pricedCartOf(store.read, customerId, { now }));
  const isFree = cart.discountCode !== null && freesDelivery(cart.discountCode);
  const delivery = customerId === null ? 'GUEST' : 'CUSTOMER';
  return Promise.all(
    ways.map(async (way) => {
      const promised = await promisedFor(store.read, way, cart.lines);
      return pricedWay(isFree ? { ...promised, tariff: NO_FEE } : promised, cart, delivery);
    }),
  );
}

interface QuotedFor extends Omit<PricedAt, 'usesOf'> {
  readonly delivery?: Delivery;
  readonly code?: GivenCode | null;
}

/**
 * Throws BadInput. The id is a hash of the lines, of what their delivery costs and of the code, so that clients cache
 * equal lines as the same quote.
 */
export async function quoteOf(
  ports: Pick<CartPorts, 'catalog' | 'campaigns'>,
  requested: readonly RequestedLine[],
  { now, delivery = 'GUEST', tariff = COUNTRY_TARIFF, code = null }: QuotedFor,
): Promise<PricedCart> {
  const read = readRequestedLines(requested);
  const { products, archived, offered } = await loadProducts(ports, read);
  const lines = withVariants(read, products);
  const id = lines.map((line) => `${lineKeyOf(line)}*${line.quantity}`).join('+');
  const fees = tariff === COUNTRY_TARIFF ? '' : `:${Object.values(tariff).join('/')}`;
  const coded = code === null ? '' : `:${encodeURIComponent(code.code)}`;
  return priceCart(`quote:${delivery}${fees}${coded}:${id}`, lines, products, delivery, {
    archived,
    tariff,
    offered,
    code,
    offers: await ports.campaigns.offersIn([...products.keys()], now),
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

interface ChangedCart {
  readonly cart: PricedCart;
  readonly problems: readonly Problem[];
}

/**
 * Adds the lines; one that cannot be added is a problem, see `mergeLines`. A cart without a code gets the given one, if
 * there is such a code. Throws Unauthenticated.
 */
export async function mergeCart(
  context: ShopContext,
  { lines: requested, discountCode }: WrittenCode & { readonly lines: readonly RequestedLine[] },
): Promise<ChangedCart> {
  const customerId = requireCustomer(context);
  const given = await guessedCode(context, discountCode);
  let problems: readonly Problem[] = [];
  const cart = await change(context, async (lines, { ports, now }) => {
    if (given?.record && (await ports.discountCodes.ofCart(customerId)) === null) {
      await ports.discountCodes.saveOfCart(customerId, given.code);
    }
    const { products, archived } = await loadProducts(ports, requested);
    const offered = await loadOffered(ports.catalog, products.values(), [...lines, ...requested]);
    const merged = mergeLines(lines, requested, products, now, { archived, offered });
    problems = merged.problems;
    return merged.lines;
  });
  return { cart, problems };
}

/**
 * Gives the cart a code, whether it applies or not; TOO_MANY_ATTEMPTS is a problem, and changes nothing. Refuses with
 * REQUIRED; throws Unauthenticated.
 */
export async function applyDiscountCode(
  context: ShopContext,
  written: string,
): Promise<ChangedCart> {
  const customerId = requireCustomer(context);
  const given = await guessedCode(context, written);
  if (!given) throw blank('FIELD', 'code');
  const about = { now: context.clock(), instead: given };
  if (given.problem?.code === 'TOO_MANY_ATTEMPTS') {
    const cart = await pricedCartOf(context.store.read, customerId, about);
    return { cart, problems: [{ ...given.problem, field: 'code' }] };
  }
  const cart = await context.store.transaction(async (ports) => {
    await ports.discountCodes.saveOfCart(customerId, given.code);
    return pricedCartOf(ports, customerId, about);
  });
  return { cart, problems: [] };
}

/** Throws Unauthenticated. */
export function removeDiscountCode(context: ShopContext): Promise<PricedCart> {
  const customerId = requireCustomer(context);
  return context.store.transaction(async (ports) => {
    await ports.discountCodes.saveOfCart(customerId, null);
    return pricedCartOf(ports, customerId, { now: context.clock() });
  });
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
    const now = context.clock();
    const changed = await rule(lines, { ports, now: now.toISOString(), named });
    await ports.carts.save(customerId, changed);
    return pricedCartOf(ports, customerId, { now });
  });
}

/** Returns the key of a line of the cart; none has that of another cart. */
function keyIn(cartId: string, lineId: string): string {
  const prefix = `${cartId}/`;
  return lineId.startsWith(prefix) ? lineId.slice(prefix.length) : lineId;
}
