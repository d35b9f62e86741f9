import { setImmediate as pause } from 'node:timers/promises';
import { pageOf } from '../../shared/paging.ts';
import { ListedOrder, summarizeOrders } from '../order.list.rules.ts';
import type { OrderPage, OrderQuery, OrderRecord, OrderSummary } from '../order.store.ts';

/** So many searched texts are derived in some milliseconds. */
const SLICE = 2_000;

/** All orders in the order of first saves; what lists search is derived once for each. */
export class OrderIndex {
  readonly #orders: ListedOrder[] = [];
  readonly #ordinals = new Map<string, number>();
  #prepared: Promise<void> | undefined;

  constructor(orders: Iterable<OrderRecord>) {
    for (const order of orders) this.put(order);
  }

  put(order: OrderRecord): void {
    const ordinal = this.#ordinals.get(order.id) ?? this.#orders.length;
    this.#ordinals.set(order.id, ordinal);
    this.#orders[ordinal] = new ListedOrder(order);
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
    const end = after === null ? this.#orders.length : (this.#ordinals.get(after) ?? 0);
    const nodes: OrderRecord[] = [];
    let before = 0;
    let behind = 0;
    for (let ordinal = this.#orders.length - 1; ordinal >= 0; ordinal -= 1) {
      const listed = this.#orders[ordinal];
      if (!listed?.matches(query)) continue;
      if (ordinal >= end) before += 1;
      else {
        behind += 1;
        if (nodes.length < first) nodes.push(listed.order);
      }
    }
    return pageOf(nodes, {
      cursorOf: ({ id }) => id,
      totalCount: before + behind,
      hasNextPage: behind > first,
      hasPreviousPage: before > 0,
    });
  }

  /** Equal to `summarizeOrders` of the rules. */
  summary(requested: Parameters<typeof summarizeOrders>[1]): OrderSummary {
    return summarizeOrders(this.#records(), requested);
  }

  *#records(): Iterable<OrderRecord> {
    for (const { order } of this.#orders) yield order;
  }
}
