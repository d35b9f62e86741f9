import { lazy, Suspense } from 'react';

import type { OrderCity_OrderFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frShipments } from '../../../text/admin/orders/shipments.fr.ts';
import { Section } from '../../page/Section.tsx';

graphql(`
  fragment OrderCity_order on Order {
    id
    version
    canChange
    delivery {
      kind
    }
    shippingInfo {
      ...OrderRecipient_address
      cityId
    }
  }
`);

// With the list of cities.
const CityForm = lazy(async () => ({
  default: (await import('./CityForm.tsx')).CityForm,
}));

const { delivery: texts } = frShipments;

/** Lets staff choose once which city an order goes to, where the typed one is none of the list. */
export function OrderCity({ order }: { order: OrderCity_OrderFragment }) {
  const { canChange, delivery, shippingInfo } = order;
  const isMissing =
    canChange &&
    delivery?.kind === 'COURIER' &&
    shippingInfo.city !== '' &&
    shippingInfo.cityId === null;
  if (!isMissing) return null;
  return (
    <Section title={texts.cityTitle} className="surface order-detail__return admin-form">
      <p>{texts.cityText(shippingInfo.city)}</p>
      <Suspense fallback={<div className="order-detail__city" />}>
        <CityForm order={order} />
      </Suspense>
    </Section>
  );
}
