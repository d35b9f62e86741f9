import { announceRestocked } from '../catalog/alerts/stock-alert.service.ts';
import {
  allocate,
  restock,
  release,
  ship,
  unship,
  type Quantities,
} from '../catalog/catalog.stock.rules.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import { productIdOf, unallocated } from '../catalog/catalog.variant.rules.ts';
import type { Ports } from '../context.ts';
import type { LineQuantity, OrderLineRecord, OrderRecord } from './order.store.ts';

export type StockLine = Pick<OrderLineRecord, 'productId' | 'variantId' | 'quantity'>;

type Change = <P extends ProductRecord>(product: P, quantities: Quantities) => P;

/** The order was priced in the same transaction, so its quantities are available. */
export async function allocateStock(ports: Ports, order: OrderRecord): Promise<OrderRecord> {
  if (order.holdsStock) return order;
  await changeStock(ports, order.lines, allocate);
  return { ...order, holdsStock: true };
}

export async function releaseStock(ports: Ports, order: OrderRecord): Promise<OrderRecord> {
  if (!order.holdsStock) return order;
  await changeStock(ports, order.lines, release);
  return { ...order, holdsStock: false };
}

/** Returns whether the quantities of an order whose stock was released are available again. */
export async function hasStock({ catalog }: Ports, order: OrderRecord): Promise<boolean> {
  if (order.holdsStock) return true;
  const wanted = quantitiesOf(order.lines);
  const products = await catalog.productsById([...wanted.keys()]);
  return [...products.values()].every(({ id, variants }) =>
    variants.every((variant) => {
      const available = unallocated(variant);
      return available === null || available >= (wanted.get(id)?.get(variant.id) ?? 0);
    }),
  );
}

/** Must run after orders moved; what is returned or refused comes back by `restockLines`. */
export async function applyStockChanges(
  ports: Ports,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const holding = orders.filter(({ holdsStock }) => holdsStock);
  const shipped = holding.filter(({ status }) => status === 'SHIPPED');
  const cancelled = holding.filter(({ status }) => status === 'CANCELLED');
  await changeStock(ports, linesOf(shipped), ship);
  await announcing(ports, linesOf(cancelled), now, () =>
    changeStock(ports, linesOf(cancelled), release),
  );
  const ended = new Set([...shipped, ...cancelled]);
  return orders.map((order) => (ended.has(order) ? { ...order, holdsStock: false } : order));
}

/** Takes what is handed over without a parcel. */
export async function takeFromStock(
  ports: Ports,
  order: OrderRecord,
  now: Date,
): Promise<OrderRecord> {
  const [taken = order] = await applyStockChanges(ports, [{ ...order, status: 'SHIPPED' }], now);
  return { ...taken, status: order.status };
}

/** Takes the stock of orders whose shipping is undone. */
export function takeBackStock(ports: Ports, orders: readonly OrderRecord[]): Promise<void> {
  return changeStock(ports, linesOf(orders), unship);
}

const linesOf = (orders: readonly OrderRecord[]) => orders.flatMap(({ lines }) => lines);

/** Puts back some of what was sold or exchanged. */
export async function restockLines(
  ports: Ports,
  lines: ReadonlyArray<Pick<LineQuantity, 'variantId' | 'quantity'>>,
  now: Date,
): Promise<void> {
  const named = lines.map(({ variantId, quantity }) => {
    return { productId: productIdOf(variantId), variantId, quantity };
  });
  await putBackLines(ports, named, now);
}

/** Allocates what is available: the caller has checked it in the same transaction. */
export const allocateLines = (ports: Ports, lines: readonly StockLine[]) =>
  changeStock(ports, lines, allocate);

export const shipLines = (ports: Ports, lines: readonly StockLine[]) =>
  changeStock(ports, lines, ship);

/** Frees what was allocated and has not left. */
export const releaseLines = (ports: Ports, lines: readonly StockLine[], now: Date) =>
  announcing(ports, lines, now, () => changeStock(ports, lines, release));

/** Puts back what had left. */
export const putBackLines = (ports: Ports, lines: readonly StockLine[], now: Date) =>
  announcing(ports, lines, now, () => changeStock(ports, lines, restock));

/** Mails shoppers who await a variant that `change` made available, of those of the lines. */
export async function announcing<T>(
  ports: Ports,
  lines: readonly StockLine[],
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  const ids = [...quantitiesOf(lines).keys()];
  if (ids.length === 0) return change();
  const before = await ports.catalog.productsById(ids);
  const result = await change();
  const after = await ports.catalog.productsById(ids);
  await announceRestocked(ports, before.values(), after.values(), now);
  return result;
}

/** Archived products have stock too; deleted ones have none. */
async function changeStock(
  { catalog }: Ports,
  lines: readonly StockLine[],
  change: Change,
): Promise<void> {
  if (lines.length === 0) return;
  const quantities = quantitiesOf(lines);
  const ids = [...quantities.keys()];
  const changed = <P extends ProductRecord>(products: ReadonlyMap<string, P>) =>
    [...products.values()].map((one) => change(one, quantities.get(one.id) ?? new Map()));
  const known = await catalog.productsById(ids);
  const missing = ids.filter((id) => !known.has(id));
  const products = changed(known);
  const archived = missing.length === 0 ? [] : changed(await catalog.archivedById(missing));
  if (products.length > 0) await catalog.save({ products, hasSamePrices: true });
  if (archived.length > 0) await catalog.archive(archived);
}

/** Sums by product, then by variant. */
function quantitiesOf(lines: readonly StockLine[]): ReadonlyMap<string, Quantities> {
  const byProduct = new Map<string, Map<string, number>>();
  for (const { productId, variantId, quantity } of lines) {
    const quantities = byProduct.get(productId) ?? new Map<string, number>();
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
    byProduct.set(productId, quantities);
  }
  return byProduct;
}
