import { customers } from '../account/account.store.ts';
import { carts } from '../cart/cart.store.ts';
import { archivedProducts, products } from '../catalog/catalog.store.ts';
import type { ProductRecord } from '../catalog/catalog.store.ts';
import { onlyVariant } from '../catalog/catalog.variant.rules.ts';
import {
  counters,
  ORDER_COUNTER,
  orders,
  type OrderRecord,
  type OrderStatus,
} from '../order/order.store.ts';
import type { PaymentRecord } from '../order/payment/order.payment.store.ts';
import { addedFieldsOf } from '../shared/record.ts';
import { staff, WITHOUT_PASSKEYS } from '../staff/staff.store.ts';
import { deepFreeze, type Collection } from '../storage/collection.ts';
import { MissingRows } from '../storage/derived.ts';
import { rowsOf, type Document, type Tables } from '../storage/lowdb/schema.ts';
import { schema } from './collections.ts';
import { addAccounts } from './upgrade.accounts.ts';

type OldOrder = Pick<OrderRecord, 'status' | 'placedAt'>;
type OldPayment = Pick<PaymentRecord, 'paidAt'>;
type OldProduct = Omit<ProductRecord, 'updatedAt'> & Partial<Pick<ProductRecord, 'updatedAt'>>;

/**
 * Format 1 had neither histories of orders nor states of payments: a history starts with the
 * current state.
 */
export function upgradeFrom1(document: Document): Document {
  const { orders: placed = {}, payments = {} } = document;
  return {
    ...document,
    orders: mapRows<OldOrder>(placed, (order) => ({
      ...order,
      history: [{ status: order.status, at: order.placedAt }],
      parcelNumber: null,
      returnRequest: null,
      refund: null,
    })),
    payments: mapRows<OldPayment>(payments, (payment) => ({
      ...payment,
      state: payment.paidAt === null ? 'OPEN' : 'PAID',
      checkedAt: null,
    })),
  };
}

function mapRows<Old>(rows: object, upgrade: (row: Old) => object): object {
  // The shop wrote the rows of format 1 as `Old` says.
  const entries = Object.entries(rows) as ReadonlyArray<[string, Old]>;
  return Object.fromEntries(entries.map(([key, row]) => [key, upgrade(row)]));
}

/** Upgrades rows of older documents and journals in place. */
export function upgradeRows(tables: Tables): void {
  noteUpdatedAt(tables);
  renameStates(tables);
  addVariants(tables);
  addAccounts(tables);
  addVersions(tables);
  countOrders(tables);
  upgradeEach(tables);
  addNewFields(tables);
  // Staff of before had no passkeys.
  addFields(tables, staff, WITHOUT_PASSKEYS);
  addDerived(tables);
}

/** After rows are upgraded, which others are made of. */
function addDerived(tables: Tables): void {
  for (const derived of schema.derived) {
    const rows = rowsOf(tables, derived.collection);
    const missing = new MissingRows(derived, (key) => rows.has(key));
    missing.add(rowsOf(tables, derived.source).values());
    for (const [key, row] of missing.entries) rows.set(key, deepFreeze(row));
  }
}

function upgradeEach(tables: Tables): void {
  for (const collection of schema.collections) {
    if (!collection.upgrade) continue;
    const rows = rowsOf(tables, collection);
    for (const [key, row] of rows) {
      const upgraded = typeof row === 'object' ? collection.upgrade(row) : row;
      if (upgraded !== row) rows.set(key, deepFreeze(upgraded));
    }
  }
}

/** Fields that may be null or have a default are missing in rows of earlier versions. */
function addNewFields(tables: Tables): void {
  for (const collection of schema.collections) {
    const added = Object.entries(addedFieldsOf(collection.shape));
    if (added.length === 0) continue;
    const rows = rowsOf(tables, collection);
    for (const [key, row] of rows) {
      const missing = added.filter(([name]) => typeof row === 'object' && !(name in row));
      if (missing.length === 0) continue;
      rows.set(key, deepFreeze(Object.assign(Object.fromEntries(missing), row)));
    }
  }
}

/** Products without it date from the shop's first customer. */
function noteUpdatedAt(tables: Tables): void {
  const rows = rowsOf(tables, products);
  let openedAt: string | undefined;
  for (const [id, product] of rows) {
    if ((product as OldProduct).updatedAt !== undefined) continue;
    openedAt ??= firstOf(
      Array.from(rowsOf(tables, customers).values(), ({ createdAt }) => createdAt),
    );
    rows.set(id, deepFreeze({ ...product, updatedAt: openedAt }));
  }
}

/** Before format 5. */
const FRENCH_STATES: Readonly<Record<string, OrderStatus>> = {
  EN_ATTENTE: 'PENDING',
  PAIEMENT_EN_COURS: 'PAYMENT_PENDING',
  PAYEE: 'PAID',
  CONFIRMEE: 'CONFIRMED',
  PREPAREE: 'PREPARED',
  EXPEDIEE: 'SHIPPED',
  LIVREE: 'DELIVERED',
  ANNULEE: 'CANCELLED',
  REFUSEE: 'REFUSED',
  RETOURNEE: 'RETURNED',
};

function renameStates(tables: Tables): void {
  const rows = rowsOf(tables, orders);
  for (const [id, order] of rows) {
    if (!order.history.some(({ status }) => status in FRENCH_STATES)) continue;
    const renamed = <R extends { readonly status: OrderStatus }>(row: R): R => ({
      ...row,
      status: FRENCH_STATES[row.status] ?? row.status,
    });
    const history = order.history.map(renamed);
    rows.set(id, deepFreeze({ ...renamed(order), history }));
  }
}

const OPEN_STATES: ReadonlySet<OrderStatus> = new Set([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
]);

/** Before format 6 a product had one variant, which was not counted. */
function addVariants(tables: Tables): void {
  const allocated = new Map<string, number>();
  for (const [id, order] of rowsOf(tables, orders)) {
    if ('holdsStock' in order) continue;
    const { status, lines, ...rest } = order as OrderRecord;
    const holdsStock = OPEN_STATES.has(status);
    const named = lines.map((line) => ({
      ...line,
      variantId: line.productId,
      variantTitle: null,
    }));
    rowsOf(tables, orders).set(id, deepFreeze({ ...rest, status, lines: named, holdsStock }));
    if (!holdsStock) continue;
    for (const { productId, quantity } of lines) {
      allocated.set(productId, (allocated.get(productId) ?? 0) + quantity);
    }
  }
  for (const collection of [products, archivedProducts]) {
    const rows: Map<string, ProductRecord> = rowsOf<ProductRecord>(tables, collection);
    for (const [id, product] of rows) {
      if ('variants' in product) continue;
      const { ...old } = product as ProductRecord;
      const variant = { ...onlyVariant(id), allocated: allocated.get(id) ?? 0 };
      rows.set(
        id,
        deepFreeze({ ...old, gallery: [], options: [], details: [], variants: [variant] }),
      );
    }
  }
  for (const [id, lines] of rowsOf(tables, carts)) {
    if (lines.every((line) => 'variantId' in line)) continue;
    const named = lines.map((line) => ({ ...line, variantId: line.productId }));
    rowsOf(tables, carts).set(id, deepFreeze(named));
  }
}

/** Before format 8 changes by staff were not counted. */
function addVersions(tables: Tables): void {
  for (const collection of [products, archivedProducts])
    addFields(tables, collection, { version: 1 });
}

/** Orders of earlier versions were not counted. */
function countOrders(tables: Tables): void {
  const { size } = rowsOf(tables, orders);
  const rows = rowsOf(tables, counters);
  if (size > 0 && !rows.has(ORDER_COUNTER)) {
    rows.set(ORDER_COUNTER, deepFreeze({ id: ORDER_COUNTER, lastNumber: size }));
  }
}

function firstOf(instants: readonly string[]): string {
  return instants.reduce(
    (first, instant) => (instant < first ? instant : first),
    instants[0] ?? '1970-01-01T00:00:00.000Z',
  );
}

/** Rows that have all of them stay. */
function addFields<R extends object>(
  tables: Tables,
  collection: Collection<R>,
  fields: Partial<R>,
): void {
  const rows = rowsOf(tables, collection);
  for (const [key, row] of rows) {
    if (Object.keys(fields).every((field) => field in row)) continue;
    rows.set(key, deepFreeze({ ...fields, ...row }));
  }
}
