import { announceRestocked } from '../catalog/alerts/stock-alert.service.ts';
import {
  allocate,
  restock,
  release,
  ship,
  type Quantities,
} from '../catalog/catalog.stock.rules.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import { unallocated } from '../catalog/catalog.variant.rules.ts';
import type { OrderPorts } from './order.ports.ts';
import type { OrderRecord } from './order.store.ts';

type Change = <P extends ProductRecord>(product: P, quantities: Quantities) => P;

/** The order was priced in the same transaction, so its quantities are available. */
export async function allocateStock(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  if (order.holdsStock) return order;
  await changeStock(ports, [order], allocate);
  return { ...order, holdsStock: true };
}

export async function releaseStock(ports: OrderPorts, order: OrderRecord): Promise<OrderRecord> {
  if (!order.holdsStock) return order;
  await changeStock(ports, [order], release);
  return { ...order, holdsStock: false };
}

/** For an order whose stock was released: whether its quantities are available again. */
export async function hasStock({ catalog }: OrderPorts, order: OrderRecord): Promise<boolean> {
  if (order.holdsStock) return true;
  const wanted = quantitiesOf([order]);
  const products = await catalog.productsById([...wanted.keys()]);
  return [...products.values()].every(({ id, variants }) =>
    variants.every((variant) => {
      const available = unallocated(variant);
      return available === null || available >= (wanted.get(id)?.get(variant.id) ?? 0);
    }),
  );
}

/** After orders moved to their states. */
export async function applyStockChanges(
  ports: OrderPorts,
  orders: readonly OrderRecord[],
  now: Date,
): Promise<readonly OrderRecord[]> {
  const holding = orders.filter(({ holdsStock }) => holdsStock);
  const shipped = holding.filter(({ status }) => status === 'SHIPPED');
  const cancelled = holding.filter(({ status }) => status === 'CANCELLED');
  const back = orders.filter(({ status }) => status === 'REFUSED' || status === 'RETURNED');
  await changeStock(ports, shipped, ship);
  await announcing(ports, [...cancelled, ...back], now, async () => {
    await changeStock(ports, cancelled, release);
    await changeStock(ports, back, restock);
  });
  const ended = new Set([...shipped, ...cancelled]);
  return orders.map((order) => (ended.has(order) ? { ...order, holdsStock: false } : order));
}

/** Mails shoppers who await a variant that `change` made available, of those in the orders. */
export async function announcing<T>(
  ports: OrderPorts,
  orders: readonly OrderRecord[],
  now: Date,
  change: () => Promise<T>,
): Promise<T> {
  const ids = [...quantitiesOf(orders).keys()];
  if (ids.length === 0) return change();
  const before = await ports.catalog.productsById(ids);
  const result = await change();
  const after = await ports.catalog.productsById(ids);
  await announceRestocked(ports, before.values(), after.values(), now);
  return result;
}

/** Archived products have stock too; deleted ones have none. */
async function changeStock(
  { catalog }: OrderPorts,
  orders: readonly OrderRecord[],
  change: Change,
): Promise<void> {
  if (orders.length === 0) return;
  const quantities = quantitiesOf(orders);
  const ids = [...quantities.keys()];
  const changed = <P extends ProductRecord>(products: ReadonlyMap<string, P>) =>
    [...products.values()].map((one) => change(one, quantities.get(one.id) ?? new Map()));
  const known = await catalog.productsById(ids);
  const missing = ids.filter((id) => !known.has(id));
  const products = changed(known);
  const archived = missing.length === 0 ? [] : changed(await catalog.archivedById(missing));
  if (products.length > 0) await catalog.save({ products });
  if (archived.length > 0) await catalog.archive(archived);
}

/** By product, then by variant. */
function quantitiesOf(orders: readonly OrderRecord[]): ReadonlyMap<string, Quantities> {
  const byProduct = new Map<string, Map<string, number>>();
  for (const { productId, variantId, quantity } of orders.flatMap(({ lines }) => lines)) {
    const quantities = byProduct.get(productId) ?? new Map<string, number>();
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
    byProduct.set(productId, quantities);
  }
  return byProduct;
}
