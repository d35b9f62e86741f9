import type { TestAdmin } from '../../../support/shop/admin.ts';
import type { UserError } from '../../protocol/documents.ts';

const LIST = `totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
  edges { cursor } nodes { id number status moves updatedAt customer { id orderCount } }`;

export const ORDERS = `query ($filter: OrderFilter, $first: Int = 20, $after: String) {
  orders(filter: $filter, first: $first, after: $after) { ${LIST} }
}`;

export const ORDER = `query ($id: ID!) { order(id: $id) {
  id number status moves placedAt updatedAt quantity paymentMethod parcelNumber
  lines { title variantTitle quantity price { amount currency } total { amount } }
  total { amount } originalTotal { amount } discount { amount } shipping { amount }
  payable { amount currency }
  shippingInfo { name phone email street city region postalCode }
  history { status at } canCancel returnUntil canRequestReturn
  returnRequest { requestedAt reason } refund { amount { amount } doneAt }
  invoice { number vat { amount } } customer { id email orderCount }
} }`;

export const MOVE = `mutation (
  $ids: [ID!]!, $to: OrderStatus!, $parcelNumber: String, $parcels: [ParcelInput!]
) {
  moveOrders(ids: $ids, to: $to, parcelNumber: $parcelNumber, parcels: $parcels) {
    orders { id status moves parcelNumber } userErrors { code field message }
  }
}`;

export interface OrderList {
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null };
  readonly edges: ReadonlyArray<{ readonly cursor: string }>;
  readonly nodes: ReadonlyArray<{ readonly id: string; readonly number: string }>;
}

export interface MovePayload {
  readonly orders: ReadonlyArray<{
    readonly id: string;
    readonly status: string;
    readonly moves: readonly string[];
    readonly parcelNumber: string | null;
  }> | null;
  readonly userErrors: readonly UserError[];
}

export async function listed(admin: TestAdmin, variables: object = {}): Promise<OrderList> {
  return (await admin.request<{ orders: OrderList }>(ORDERS, variables)).data.orders;
}

export async function moved(admin: TestAdmin, variables: object): Promise<MovePayload> {
  return (await admin.request<{ moveOrders: MovePayload }>(MOVE, variables)).data.moveOrders;
}
