import type { TestAdmin } from '../../../support/shop/admin.ts';
import type { Amount, UserError } from '../../protocol/documents.ts';

const CHANGED = `{
  order {
    id number status version canChange parcelNumber quantity channel trackingUrl
    lines { variantId quantity price { amount } total { amount } }
    shipping { amount } payable { amount } refundDue { amount }
    shippingInfo { name phone email street city region postalCode }
    invoice { number payable { amount } vat { amount } lines { quantity } }
    creditNotes { number amount { amount } vat { amount } }
    returns {
      id requestedAt receivedAt refusedAt reason refusal lines { variantId quantity }
      refund { amount { amount } method doneAt }
    }
  }
  userErrors { code field message }
}`;

/** With what only its creation has. */
export const CREATED = CHANGED.replace('channel', 'channel language notes { by text }');

interface Refunded {
  readonly amount: Amount;
  readonly method: string;
  readonly doneAt: string | null;
}

export interface ChangedOrder {
  readonly order: {
    readonly id: string;
    readonly number: string;
    readonly status: string;
    readonly version: number;
    readonly trackingUrl: string;
    readonly parcelNumber: string | null;
    readonly lines: ReadonlyArray<{
      readonly variantId: string;
      readonly quantity: number;
      readonly price: Amount;
    }>;
    readonly payable: Amount;
    readonly creditNotes: ReadonlyArray<{ readonly number: string; readonly amount: Amount }>;
    readonly returns: ReadonlyArray<{ readonly refund: Refunded | null }>;
  } | null;
  readonly userErrors: readonly UserError[];
}

/** Returns the changes of orders by staff. */
export function changesOf(admin: TestAdmin) {
  const request = async (document: string, variables: object): Promise<ChangedOrder> =>
    (await admin.request<{ payload: ChangedOrder }>(document, variables)).data.payload;
  return {
    update: (id: string, input: object, expectedVersion = 1) =>
      request(
        `mutation ($id: ID!, $input: OrderUpdate!, $expectedVersion: Int!) {
          payload: updateOrder(id: $id, input: $input, expectedVersion: $expectedVersion) ${CHANGED}
        }`,
        { id, input, expectedVersion },
      ),
    receive: (
      orderId: string,
      lines: readonly object[],
      refund: object = { method: 'CASH' },
      expectedVersion = 1,
      requestId?: string,
    ) =>
      request(
        `mutation (
          $orderId: ID!, $requestId: ID, $lines: [ReceivedLineInput!]!, $refund: RefundInput!, $expectedVersion: Int!
        ) {
          payload: receiveReturn(
            orderId: $orderId, requestId: $requestId, lines: $lines, refund: $refund, expectedVersion: $expectedVersion
          ) ${CHANGED}
        }`,
        { orderId, requestId, lines, refund, expectedVersion },
      ),
    refuse: (orderId: string, reason: string, requestId?: string) =>
      request(
        `mutation ($orderId: ID!, $requestId: ID, $reason: String!) {
          payload: refuseReturn(orderId: $orderId, requestId: $requestId, reason: $reason) ${CHANGED}
        }`,
        { orderId, requestId, reason },
      ),
  };
}

export const problemsIn = ({ userErrors }: ChangedOrder) =>
  userErrors.map(({ code, field }) => (field === null ? code : `${code} ${field}`));

/** Returns the log's entries about an order, latest first. */
export async function loggedAbout(admin: TestAdmin, number: string) {
  interface Entry {
    readonly action: string;
    readonly subject: string;
    /** JSON. */
    readonly before: string | null;
    readonly after: string | null;
  }
  const { data } = await admin.request<{ auditLog: { nodes: readonly Entry[] } }>(
    '{ auditLog(first: 20) { nodes { action subject before after } } }',
  );
  return data.auditLog.nodes.filter(({ subject }) => subject === number);
}
