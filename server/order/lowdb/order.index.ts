import { setImmediate as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { pageOf } from '../../shared/paging.ts';
import { ListedOrder, summarizeOrders } from '../order.list.rules.ts';
import type { OrderPage, OrderQuery, OrderRecord, OrderSummary } from '../order.store.ts';

/** So many searched texts are derived in some milliseconds. */
const SLICE = 2_000;

const MAX_COUNTS = 50;

interface Counted {
  readonly query: OrderQuery;
  count: number;
}

/** All orders in the order of first saves; what lists search is derived once for each. */
export class OrderIndex {
  readonly #orders: ListedOrder[] = [];
  readonly #ordinals = new Map<string, number>();
  readonly #counts = new LRUCache<string, Counted>({ max: MAX_COUNTS });
  #prepared: Promise<void> | undefined;

  constructor(orders: Iterable<OrderRecord>) {
    for (const order of orders) this.put(order);
  }

  put(order: OrderRecord): void {
    const ordinal = this.#ordinals.get(order.id) ?? this.#orders.length;
    const before = this.#orders[ordinal];
    const listed = new ListedOrder(order);
    this.#ordinals.set(order.id, ordinal);
    this.#orders[ordinal] = listed;
    for (const counted of this.#counts.values()) {
      if (before?.matches(counted.query)) counted.count -= 1;
      if (listed.matches(counted.query)) counted.count += 1;
    }
  }

  /** Resolves once searches are fast. Derived at once, the texts would delay every other request. */
  prepared(): Promise<void> {
    return (this.#prepared ??= this.#prepare());
  }

  async #prepare(): Promise<void> {
    for (let ordinal = 0; ordinal < this.#orders.length; ordinal += 1) {
      this.#orders[ordinal]?.derive();
      if (ordinal % SLICE === SLICE - 1) await pause();
    }
  }

  /** Equal to `selectOrdersPage` of the rules. */
  page(query: OrderQuery): OrderPage {
    const { first, after } = query;
    const end = this.#endOf(after);
    const nodes = this.list({ ...query, first: first + 1 });
    const isWhole = end === this.#orders.length && nodes.length <= first;
    return pageOf(nodes.slice(0, first), {
      cursorOf: ({ id }) => id,
      totalCount: isWhole ? nodes.length : this.#count(query),
      hasNextPage: nodes.length > first,
      hasPreviousPage: this.#isAnyFrom(end, query),
    });
  }

  list(query: OrderQuery): readonly OrderRecord[] {
    const nodes: OrderRecord[] = [];
    const last = this.#endOf(query.after) - 1;
    for (let ordinal = last; ordinal >= 0 && nodes.length < query.first; ordinal -= 1) {
      const listed = this.#orders[ordinal];
      if (listed?.matches(query)) nodes.push(listed.order);
    }
    return nodes;
  }

  #endOf(after: string | null): number {
    return after === null ? this.#orders.length : (this.#ordinals.get(after) ?? 0);
  }

  #isAnyFrom(start: number, query: OrderQuery): boolean {
    for (let ordinal = start; ordinal < this.#orders.length; ordinal += 1) {
      if (this.#orders[ordinal]?.matches(query)) return true;
    }
    return false;
  }

  /** Counted once for all pages; changes of orders keep it up to date. */
  #count({ first: _first, after: _after, ...conditions }: OrderQuery): number {
    const key = JSON.stringify(conditions);
    let counted = this.#counts.get(key);
    if (!counted) {
      const query = { ...conditions, first: 1, after: null };
      const count = this.#orders.reduce((sum, listed) => sum + Number(listed.matches(query)), 0);
      counted = { query, count };
      this.#counts.set(key, counted);
    }
    return counted.count;
  }

  /** Equal to `summarizeOrders` of the rules. */
  summary(requested: Parameters<typeof summarizeOrders>[1]): OrderSummary {
    return summarizeOrders(this.#records(), requested);
  }

  *#records(): Iterable<OrderRecord> {
    for (const { order } of this.#orders) yield order;
  }
}
