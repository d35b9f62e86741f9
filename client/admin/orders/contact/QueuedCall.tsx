import type { Ref } from 'react';
import { Link } from 'react-router-dom';

import { formatMoney } from '#shared/money.format.ts';
import { writeOrderMessage } from '#shared/order-message.ts';
import { lineTitle } from '#shared/texts/order.fr.ts';
import { frCalls as texts } from '../../../text/admin/orders/calls.fr.ts';
import { frOrders } from '../../../text/admin/orders/orders.fr.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import type { QueuedCall_EntryFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { useFromList } from '../../list/listAddress.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { ConfirmButton } from '../../page/ConfirmButton.tsx';
import { Section } from '../../page/Section.tsx';
import { useMoveOrders } from '../moves/useMoveOrders.ts';
import { CallOutcomes } from './CallOutcomes.tsx';
import './CallQueue.css';
import { PhoneLinks } from './PhoneLinks.tsx';
import { useCallOutcome } from './useCallOutcome.ts';

graphql(`
  fragment QueuedCall_entry on CallQueueEntry {
    dueAt
    isDue
    attempts
    expectedLoss {
      amount
    }
    reasons
    isCancellationProposed
    order {
      ...MovableOrder_order
      placedAt
      language
      payable {
        amount
      }
      shippingInfo {
        name
        city
        phone
      }
      trackingUrl
      contacts {
        at
        outcome
      }
      lines {
        id
        title
        variantTitle
        quantity
        alterations {
          id
          title
          value
        }
      }
    }
  }
`);

export type QueuedEntry = QueuedCall_EntryFragment;

type Props = {
  entry: QueuedEntry;
  /** Text of the settings, in the order's language. */
  whatsAppText: string;
  titleRef: Ref<HTMLHeadingElement>;
  /** Takes the entry away, or brings it back. */
  onHandled: (entry: QueuedEntry) => void;
  onUndone: (id: string) => void;
  onSkip: () => void;
};

/** Shows whom to call, why, and what was ordered, with what may come of it. */
export function QueuedCall({ entry, whatsAppText, titleRef, onHandled, onUndone, onSkip }: Props) {
  const { order, isDue, dueAt, attempts, reasons, expectedLoss } = entry;
  const { id, number, shippingInfo, payable, lines, contacts } = order;
  const { save, isBusy } = useCallOutcome({
    onSaved: () => onHandled(entry),
    onUndone: () => onUndone(id),
  });
  const fromList = useFromList();
  const last = contacts.at(-1);
  return (
    <Section title={texts.next(number)} titleRef={titleRef} className="surface queued-call">
      <p className="queued-call__recipient">
        <strong>
          <bdi>{shippingInfo.name || frOrders.unnamed}</bdi>
        </strong>
        <span>
          <bdi>{shippingInfo.city}</bdi> <span>{formatMoney(payable.amount)}</span>
        </span>
        <Link to={adminPaths.order(id)} state={fromList}>
          {number}
        </Link>
      </p>
      <ul className="queued-call__reasons" aria-label={texts.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="note">
        {[
          texts.loss(formatMoney(expectedLoss.amount)),
          ...(last ? [texts.tried(attempts, frOrders.contact.outcomes[last.outcome])] : []),
          ...(isDue ? [] : [texts.due(formatDateTime(dueAt))]),
        ].join(' · ')}
      </p>
      <ul className="queued-call__lines" aria-label={texts.ordered}>
        {lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {lineTitle(line.title, line.variantTitle, line.alterations)}
          </li>
        ))}
      </ul>
      <div className="queued-call__links">
        <CallLinks order={order} whatsAppText={whatsAppText} />
        {entry.isCancellationProposed ? (
          <CancelOrder order={order} onCancelled={() => onHandled(entry)} />
        ) : null}
      </div>
      <CallOutcomes
        isBusy={isBusy}
        onOutcome={(outcome, nextAt) => save(order, outcome, nextAt)}
        onSkip={onSkip}
      />
    </Section>
  );
}

type Order = QueuedEntry['order'];

function CallLinks({ order, whatsAppText }: { order: Order; whatsAppText: string }) {
  const { number, language, payable, shippingInfo, trackingUrl } = order;
  const { phone, name } = shippingInfo;
  if (!phone) return <p>{frOrders.contact.noPhone}</p>;
  const message = writeOrderMessage(whatsAppText, {
    nom: name,
    numero: number,
    montant: formatMoney(payable.amount, language),
    lien: trackingUrl,
  });
  return <PhoneLinks phone={phone} message={message} />;
}

const { CANCELLED: titleOf } = frOrders.end.titles;
const { CANCELLED: confirmOf } = frOrders.end.confirm;

/** Cancels the order; the queue only proposes it. */
function CancelOrder({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const { moveOrders, isBusy } = useMoveOrders({ offersUndo: false });
  return (
    <ConfirmButton
      variant="danger"
      disabled={isBusy}
      label={frOrders.moves.CANCELLED}
      title={titleOf(1)}
      confirm={confirmOf(1)}
      action={async () => {
        if ((await moveOrders([order], 'CANCELLED', [])).isMoved) onCancelled();
      }}
    >
      <p>{order.number}</p>
      <p>{frOrders.end.text.CANCELLED}</p>
    </ConfirmButton>
  );
}
