import { skipToken, useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/admin/index.ts';
import { labels } from '../../../text/admin/labels.fr.ts';
import { frNewOrder } from '../../../text/admin/orders/new-order.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { isPhone, phoneOf } from '#shared/phone-number.ts';
import { formatShortTime } from '../../../ui/format/day.ts';
import { describeProblem } from '../../apollo/useAdminMutation.ts';
import { useRested } from '../../page/useRested.ts';
import { findRecipient } from './recipient.ts';
import type { NewOrderForm } from './useNewOrder.ts';

const recipientQuery = graphql(`
  query AdminRecipient($phone: String!) {
    orders(filter: { search: $phone }, first: 20) {
      nodes {
        id
        number
        status
        isCarriersFault
        placedAt
        shippingInfo {
          ...OrderRecipient_address
        }
        recipientHistory {
          underWay
          delivered
          refused
        }
      }
    }
  }
`);

const texts = frNewOrder.known;

/** Shows what the shop knows of the typed phone: how earlier orders ended, and where they went. */
export function KnownRecipient({ form: { ref, order, change } }: { form: NewOrderForm }) {
  const typed = phoneOf(order.phone);
  const phone = useRested(typed);
  // What was found for a number that is being changed may be of another person.
  const isCurrent = phone === typed && isPhone(phone);
  const result = useQuery(
    recipientQuery,
    isCurrent ? { variables: { phone }, fetchPolicy: 'network-only' } : skipToken,
  );
  const { error, refetch } = result;
  const data = isCurrent ? result.data : undefined;
  if (isCurrent && error) {
    return (
      <LoadProblem
        text={describeProblem(error)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  }
  const known = data && findRecipient(phone, data.orders.nodes);
  const taken = known?.taken;
  const isTaken = taken?.name === order.name && taken.street === order.street;

  const take = () => {
    if (!taken) return;
    change(() => taken);
    announce(texts.taken(taken.name));
    // The next thing to be typed; the button leaves.
    const next = ref.current?.elements.namedItem('article');
    if (next instanceof HTMLElement) next.focus();
  };

  return (
    <div className="known-recipient stack-2" aria-live="polite">
      {known ? (
        <>
          <p className={known.history.refused > 0 ? 'known-recipient__refused' : undefined}>
            {frOrders.contact.recipientHistory(known.history)}
          </p>
          <p className="note">
            {texts.last(
              known.last.number,
              formatShortTime(known.last.placedAt),
              labels.orderStatus[known.last.status],
            )}
          </p>
          {taken && !isTaken ? (
            <Button variant="secondary" className="known-recipient__take" onClick={take}>
              <span>
                {texts.take}
                <span className="known-recipient__address">
                  <bdi>{taken.name}</bdi>, <bdi>{taken.street}</bdi>, <bdi>{taken.city}</bdi>
                </span>
              </span>
            </Button>
          ) : null}
        </>
      ) : data ? (
        <p className="note">{texts.first}</p>
      ) : null}
    </div>
  );
}
