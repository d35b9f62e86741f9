import type { Amounts } from './admin.fill.ts';

/** A list of the back office as its page queries it. */
export interface AdminList {
  readonly what: string;
  readonly document: string;
  readonly variables?: object;
}

const PAGE = 'totalCount pageInfo { hasNextPage endCursor }';

const ORDERS = `query ($filter: OrderFilter, $after: String) {
  orders(filter: $filter, first: 20, after: $after) { ${PAGE} nodes {
    id number status moves placedAt quantity payable { amount } shippingInfo { name city }
    customer { id orderCount }
  } }
}`;
const PRODUCTS = `query ($filter: ProductFilter) {
  products(filter: $filter, first: 20) { ${PAGE} nodes {
    id version title brand categoryName image price { amount } outOfStock
    variants { id stockOnHand quantityAvailable }
  } }
}`;
const CUSTOMERS = `query ($search: String) {
  customers(search: $search, first: 20) { ${PAGE} nodes {
    id firstName lastName email createdAt orderCount
  } }
}`;
const DASHBOARD = `query ($days: Int!) { dashboard(days: $days) {
  toConfirm toPrepare openReturns lowStock failedMails days { date orders sales }
} }`;

/** Every list, with filters that many, few and none match, and pages from the first to a deep one. */
export function adminLists({ orders: count, products }: Amounts): readonly AdminList[] {
  const orders = (what: string, filter: object, after?: string): AdminList => ({
    what: `orders, ${what}`,
    document: ORDERS,
    variables: { filter, after },
  });
  const found = (what: string, filter: object): AdminList => ({
    what: `products, ${what}`,
    document: PRODUCTS,
    variables: { filter },
  });
  const deep = `o${Math.ceil(count / 50)}`;
  const year = { from: '2025-06-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' };
  return [
    orders('first page', {}),
    orders('deep page', {}, deep),
    orders('one state that many have', { statuses: ['DELIVERED'] }),
    orders('the same, deep page', { statuses: ['DELIVERED'] }, deep),
    orders('two states that few have', { statuses: ['PENDING', 'PREPARED'] }),
    orders('the same, after the last', { statuses: ['PENDING', 'PREPARED'] }, deep),
    orders('of a year', year),
    orders('open returns', { hasOpenReturn: true }),
    orders('without open return', { hasOpenReturn: false }),
    orders('changed since', { updatedSince: '2025-06-01T00:00:00.000Z' }),
    orders('search, a name that many have', { search: 'alami' }),
    orders('the same, deep page', { search: 'alami' }, deep),
    orders('search, in every order', { search: '06' }),
    orders('search, one e-mail', { search: `client${Math.ceil(count / 2)}@example.com` }),
    orders('search, a phone number', { search: '+212 6 10 00 00 77' }),
    orders('search that finds nothing', { search: 'introuvable' }),
    orders('all conditions', { ...year, search: 'ben-said rabat', statuses: ['DELIVERED'] }),
    { what: 'customers, first page', document: CUSTOMERS },
    { what: 'customers, search, many', document: CUSTOMERS, variables: { search: 'alami' } },
    { what: 'customers, search, one', document: CUSTOMERS, variables: { search: 'c777@example' } },
    { what: 'customers, search, none', document: CUSTOMERS, variables: { search: 'introuvable' } },
    found('first page', {}),
    found('one category', { categories: ['Robes'] }),
    found('search, a word that many have', { search: 'robe' }),
    found('search, one id', { search: `-${products - 1}` }),
    found('search that finds nothing', { search: 'introuvable' }),
    found('low in stock', { lowStock: true }),
    found('archived', { archived: true }),
    { what: 'dashboard, 30 days', document: DASHBOARD, variables: { days: 30 } },
    { what: 'dashboard, 366 days', document: DASHBOARD, variables: { days: 366 } },
    {
      what: 'failed mails',
      document: '{ failedMails { id kind to createdAt lastError order { number } } }',
    },
    {
      what: 'audit log',
      document: `{ auditLog { ${PAGE} nodes { at actor action subject before after } } }`,
    },
    {
      what: 'stock alerts',
      document: '{ stockAlerts { waiting product { id title } variant { id } } }',
    },
  ];
}
