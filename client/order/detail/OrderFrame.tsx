import type { ReactNode } from 'react';

import { DocumentHead } from '../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import './OrderFrame.css';

/** An order as a page has opened it: as its customer, or with the key of a tracking link. */
export type OpenedOrder = {
  orderId: string;
  /** Undefined for the customer's own order. */
  trackingKey?: string;
  refresh: () => void;
};

export const invoicePathOf = ({ orderId, trackingKey }: OpenedOrder) =>
  trackingKey === undefined ? paths.invoice(orderId) : paths.trackedInvoice(orderId, trackingKey);

/** Around an order, or its invoice, outside of the account. */
export function TrackingFrame({ children }: { children: ReactNode }) {
  return <div className="page tracking-frame">{children}</div>;
}

/** Does not say whether the order exists. */
export function UnknownOrder({ level }: { level: 'h1' | 'h2' }) {
  const { unknown, unknownTitle, toShop } = orderTexts.view;
  return (
    <>
      <DocumentHead title={unknownTitle} />
      <EmptyState image="/images/not-found.svg" text={unknown} level={level}>
        <ButtonLink to={paths.catalog()}>{toShop}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.findOrder()}>
          {orderTexts.find.title}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
