import { anyPhone } from '../../support/shop/phones.ts';
import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import type { UserError } from '../protocol/documents.ts';

export interface ShownShipment {
  readonly id: string;
  readonly status: string;
  readonly carrier: string;
  readonly carrierId: string;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly canCancel: boolean;
  readonly isTyped: boolean;
  readonly testMoves: readonly string[];
  readonly amount: { readonly amount: number };
  readonly events: ReadonlyArray<{
    readonly at: string;
    readonly status: string;
    readonly text: string | null;
  }>;
  readonly order: {
    readonly id: string;
    readonly status: string;
    readonly parcelNumber: string | null;
  };
}

const SHIPMENT = `
  id status carrier carrierId trackingNumber trackingUrl canCancel isTyped testMoves amount { amount }
  events { at status text } order { id status parcelNumber }
`;
const CARRIER = `
  id kind name isActive version needsCities unmappedCities hasLabels webhookUrl trackingUrl
  credentials { name isSet lastFour } cashLimit { amount }
`;

export interface ShownCarrier {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly version: number;
  readonly unmappedCities: number;
  readonly webhookUrl: string | null;
  readonly credentials: ReadonlyArray<{
    readonly name: string;
    readonly isSet: boolean;
    readonly lastFour: string;
  }>;
}

export interface Several {
  readonly shipments: readonly ShownShipment[];
  readonly userErrors: readonly UserError[];
}

export interface One {
  readonly shipment: ShownShipment | null;
  readonly userErrors: readonly UserError[];
}

export interface ShownTask {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly order: { readonly id: string } | null;
  readonly shipment: { readonly id: string } | null;
}

/** Returns what staff do with parcels. */
export function parcelsOf(admin: TestAdmin) {
  const request = async <T>(document: string, variables: object): Promise<T> => {
    const { data, errors } = await admin.request<{ payload: T }>(document, variables);
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data.payload;
  };
  let keys = 0;
  return {
    carriers: () => request<readonly ShownCarrier[]>(`{ payload: carriers { ${CARRIER} } }`, {}),
    saveCarrier: (input: object, expectedVersion: number | null = null) =>
      request<{ carrier: ShownCarrier | null; userErrors: readonly UserError[] }>(
        `mutation ($input: CarrierInput!, $expectedVersion: Int) {
          payload: saveCarrier(input: $input, expectedVersion: $expectedVersion) {
            carrier { ${CARRIER} } userErrors { code field message }
          }
        }`,
        { input, expectedVersion },
      ),
    testCarrier: (id: string) =>
      request<{ carrier: ShownCarrier | null; userErrors: readonly UserError[] }>(
        `mutation ($id: ID!) {
          payload: testCarrier(id: $id) { carrier { ${CARRIER} } userErrors { code field message } }
        }`,
        { id },
      ),
    preview: (orderIds: readonly string[], carrierId: string) =>
      request<
        ReadonlyArray<{
          readonly order: { readonly id: string };
          readonly carrierCity: { readonly id: string } | null;
          readonly amount: { readonly amount: number };
          readonly problems: readonly UserError[];
        }>
      >(
        `query ($orderIds: [ID!]!, $carrierId: ID!) {
          payload: previewShipments(orderIds: $orderIds, carrierId: $carrierId) {
            order { id } carrierCity { id } amount { amount } problems { code field message }
          }
        }`,
        { orderIds, carrierId },
      ),
    ship: (
      orderIds: readonly string[],
      carrierId: string,
      {
        key = `key-of-the-tests-${(keys += 1)}`,
        parcels = [],
      }: { readonly key?: string; readonly parcels?: readonly object[] } = {},
    ) =>
      request<Several>(
        `mutation ($orderIds: [ID!]!, $carrierId: ID!, $key: String!, $parcels: [ParcelInput!]) {
          payload: shipOrders(
            orderIds: $orderIds, carrierId: $carrierId, idempotencyKey: $key, parcels: $parcels
          ) { shipments { ${SHIPMENT} } userErrors { code field message } }
        }`,
        { orderIds, carrierId, key, parcels },
      ),
    refresh: (ids: readonly string[]) =>
      request<Several>(
        `mutation ($ids: [ID!]!) {
          payload: refreshShipments(ids: $ids) {
            shipments { ${SHIPMENT} } userErrors { code field message }
          }
        }`,
        { ids },
      ),
    type: (id: string, number: string) =>
      request<One>(
        `mutation ($id: ID!, $number: String!) {
          payload: setTrackingNumber(id: $id, number: $number) {
            shipment { ${SHIPMENT} } userErrors { code field message }
          }
        }`,
        { id, number },
      ),
    cancel: (id: string) =>
      request<One>(
        `mutation ($id: ID!) {
          payload: cancelShipment(id: $id) {
            shipment { ${SHIPMENT} } userErrors { code field message }
          }
        }`,
        { id },
      ),
    advance: (id: string, to: string) =>
      request<One>(
        `mutation ($id: ID!, $to: ShipmentStatus!) {
          payload: advanceTestShipment(id: $id, to: $to) {
            shipment { ${SHIPMENT} } userErrors { code field message }
          }
        }`,
        { id, to },
      ),
    ofOrder: async (id: string) =>
      (
        await request<{
          readonly status: string;
          readonly shipments: readonly ShownShipment[];
        } | null>(
          `query ($id: ID!) { payload: order(id: $id) { status shipments { ${SHIPMENT} } } }`,
          { id },
        )
      )?.shipments ?? [],
    move: (ids: readonly string[], to: string, more: object = {}) =>
      request<{
        readonly orders: ReadonlyArray<{ readonly id: string; readonly status: string }> | null;
        readonly userErrors: readonly UserError[];
      }>(
        `mutation ($ids: [ID!]!, $to: OrderStatus!, $parcelNumber: String, $isUndoable: Boolean! = false) {
          payload: moveOrders(ids: $ids, to: $to, parcelNumber: $parcelNumber, isUndoable: $isUndoable) {
            orders { id status } userErrors { code field message }
          }
        }`,
        { ids, to, ...more },
      ),
    tasks: async () =>
      (
        await request<{ readonly nodes: readonly ShownTask[]; readonly totalCount: number }>(
          `{ payload: deliveryTasks { totalCount nodes { id kind text order { id } shipment { id } } } }`,
          {},
        )
      ).nodes,
    closeTask: (id: string) =>
      request<{ readonly task: ShownTask | null; readonly userErrors: readonly UserError[] }>(
        `mutation ($id: ID!) {
          payload: closeDeliveryTask(id: $id) { task { id } userErrors { code field } }
        }`,
        { id },
      ),
  };
}

/** Places orders of guests that pay on delivery. */
export function ordersOf(shop: TestShop) {
  let placed = 0;
  return async (contact: object = {}, quantity = 1): Promise<string> => {
    placed += 1;
    const input = {
      name: 'Nadia Alami',
      phone: anyPhone(),
      email: 'nadia@exemple.ma',
      street: '12, rue des Orangers',
      city: 'Rabat',
      region: 'Rabat-Salé-Kénitra',
      postalCode: '10000',
      lines: [{ productId: 'caftan-celeste', quantity }],
      ...contact,
    };
    const { data, errors } = await shop.graphql<{
      payload: {
        readonly order: { readonly id: string } | null;
        readonly userErrors: readonly object[];
      };
    }>(
      `mutation ($input: GuestOrderInput!, $key: String!) {
        payload: placeGuestOrder(input: $input, idempotencyKey: $key) { order { id } userErrors { code field } }
      }`,
      { input, key: `order-of-the-tests-${placed}` },
    );
    const id = data?.payload.order?.id;
    if (id === undefined) throw new Error(JSON.stringify([data, errors]));
    return id;
  };
}
