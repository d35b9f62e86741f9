import { skipToken, useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { attemptFor, type Attempt } from '../../../apollo/attempt.ts';
import type {
  AdminPreviewShipmentsQuery,
  AdminShippingCarriersQuery,
  ShippedParcel_ShipmentFragment,
} from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { sortErrors } from '../../../ui/form/sortErrors.ts';
import type { FormErrors } from '../../../ui/form/useForm.ts';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';

const carriersQuery = graphql(`
  query AdminShippingCarriers {
    carriers {
      id
      kind
      name
      isActive
      isComplete
      hasLabels
    }
  }
`);

const previewQuery = graphql(`
  query AdminPreviewShipments($ids: [ID!]!, $carrierId: ID!) {
    previewShipments(orderIds: $ids, carrierId: $carrierId) {
      order {
        id
        number
        shippingInfo {
          name
          phone
          city
        }
      }
      carrierCity {
        ...CityChoice_place
      }
      amount {
        amount
      }
      problems {
        message
      }
    }
  }
`);

graphql(`
  fragment ShippedParcel_shipment on Shipment {
    id
    status
    trackingNumber
    order {
      ...MovableOrder_order
    }
  }
`);

const shipOrdersMutation = graphql(`
  mutation AdminShipOrders(
    $ids: [ID!]!
    $carrierId: ID!
    $key: String!
    $parcels: [ParcelInput!]!
  ) {
    payload: shipOrders(
      orderIds: $ids
      carrierId: $carrierId
      idempotencyKey: $key
      parcels: $parcels
    ) {
      shipments {
        ...ShippedParcel_shipment
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export type ShippingCarrier = AdminShippingCarriersQuery['carriers'][number];
export type PreviewRow = AdminPreviewShipmentsQuery['previewShipments'][number];
export type ShippedParcel = ShippedParcel_ShipmentFragment;

/** Says what came of each order, by its id. */
export type Outcomes = ReadonlyMap<string, { parcel?: ShippedParcel; problem?: string }>;

/** Lists the carriers that orders can be given to; none until they are loaded. */
export function useShippingCarriers(): readonly ShippingCarrier[] {
  const { data } = useQuery(carriersQuery);
  return data?.carriers.filter(({ isActive }) => isActive) ?? [];
}

/** The carrier with an interface that the shop has added and completed, else any courier. */
export const usualCarrier = (carriers: readonly ShippingCarrier[]) =>
  carriers.find(({ kind, isComplete }) => kind !== 'FILE' && kind !== 'TEST' && isComplete) ??
  carriers.find(({ isComplete }) => isComplete);

type Parcels = ReadonlyArray<{ id: string; number: string }>;

/** Previews what is given to a carrier, gives it, and says what came of it order by order. */
export function useShipOrders(ids: readonly string[], carrierId: string | undefined) {
  const client = useApolloClient();
  const preview = useQuery(
    previewQuery,
    carrierId === undefined
      ? skipToken
      : { variables: { ids: [...ids], carrierId }, fetchPolicy: 'network-only' },
  );
  const { send, isBusy } = useAdminMutation(shipOrdersMutation);
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to the problems of typed numbers by order; undefined if there was no response. */
  const ship = async (
    wanted: readonly string[],
    parcels: Parcels,
  ): Promise<FormErrors<string> | undefined> => {
    if (carrierId === undefined) return undefined;
    const input = { ids: [...wanted], carrierId, parcels: [...parcels] };
    // A retry without a response has the same key, so that no parcel is made twice.
    const next = attemptFor(attempt, input);
    setAttempt(next);
    setProblem(null);
    const reply = await send({ ...input, key: next.key });
    if (!reply) return undefined;
    const numbers = sortErrors(reply.userErrors, ({ field }) => {
      const at = /^parcels\.(\d+)/.exec(field ?? '')?.[1];
      return at === undefined ? undefined : parcels[Number(at)]?.id;
    });
    const found = new Map<string, { parcel?: ShippedParcel; problem?: string }>();
    const others = new Set<string>();
    for (const { field, message } of reply.userErrors) {
      if (field?.startsWith('parcels.')) continue;
      const id = wanted[Number(/^orderIds\.(\d+)$/.exec(field ?? '')?.[1] ?? -1)];
      if (id === undefined) others.add(message);
      else found.set(id, { problem: [found.get(id)?.problem, message].filter(Boolean).join(' ') });
    }
    for (const parcel of reply.shipments) {
      found.set(parcel.order.id, { ...found.get(parcel.order.id), parcel });
    }
    setOutcomes(found);
    setProblem([...others].join(' ') || null);
    return numbers.fields;
  };

  return {
    preview,
    ship,
    isBusy,
    outcomes,
    problem,
    /** Lists, counts and history follow once the dialog is left: until then its rows stay. */
    refresh: () => client.refetchQueries({ include: 'active' }),
  };
}
