import { pageOf } from '../shared/paging.ts';
import {
  compareCustomers,
  customerCursor,
  isInList,
  searchedTextOf,
} from './account.list.rules.ts';
import type { CustomerPage, CustomerQuery, CustomerRecord } from './account.store.ts';

interface Listed {
  readonly customer: CustomerRecord;
  searched: string | null;
}

/** Newest first; folded texts are derived once for each, by the first search. */
export class CustomerIndex {
  readonly #sorted: Listed[];
  readonly #customers: Map<string, CustomerRecord>;

  constructor(customers: Iterable<CustomerRecord>) {
    const all = [...customers];
    this.#customers = new Map(all.map((customer) => [customer.id, customer]));
    this.#sorted = all
      .map((customer) => ({ customer, searched: null }))
      .sort((a, b) => compareCustomers(a.customer, b.customer));
  }

  put(customer: CustomerRecord): void {
    this.remove(customer.id);
    this.#customers.set(customer.id, customer);
    this.#sorted.splice(this.#placeOf(customer), 0, { customer, searched: null });
  }

  remove(id: string): void {
    const before = this.#customers.get(id);
    if (!before) return;
    this.#customers.delete(id);
    this.#sorted.splice(this.#placeOf(before), 1);
  }

  /** Equal to `selectCustomersPage` of the rules. */
  page({ search, first, after }: CustomerQuery): CustomerPage {
    const nodes: CustomerRecord[] = [];
    let before = 0;
    let behind = 0;
    for (const listed of this.#sorted) {
      const { customer } = listed;
      const searched = search.length > 0 ? (listed.searched ??= searchedTextOf(customer)) : '';
      if (!isInList(customer, searched, search)) continue;
      if (after !== null && compareCustomers(after, customer) >= 0) before += 1;
      else {
        behind += 1;
        if (nodes.length < first) nodes.push(customer);
      }
    }
    return pageOf(nodes, {
      cursorOf: customerCursor,
      totalCount: before + behind,
      hasNextPage: behind > first,
      hasPreviousPage: before > 0,
    });
  }

  #placeOf(customer: CustomerRecord): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.#sorted[middle]?.customer;
      if (!other || compareCustomers(other, customer) >= 0) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
