import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { labelOf, labels } from '../../text/admin/labels.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { formatDateTime } from '../../ui/format/date.ts';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { DeliveryLog_DeliveryFragment, DeliveryState } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { ItemSection } from '../form/ItemSection.tsx';

graphql(`
  fragment DeliveryLog_delivery on WebhookDelivery {
    id
    type
    state
    createdAt
    nextAttemptAt
    payload
    attempts {
      at
      status
      ms
      error
    }
  }
`);

const redeliverMutation = graphql(`
  mutation AdminRedeliver($id: ID!) {
    payload: redeliver(deliveryId: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Delivery = DeliveryLog_DeliveryFragment;

type Props = {
  deliveries: readonly Delivery[];
  isActive: boolean;
  /** Null when all are shown. */
  onMore: (() => void) | null;
};

const texts = frIntegrations.deliveries;
const tones: Record<DeliveryState, Tone> = {
  WAITING: 'waiting',
  DELIVERED: 'done',
  FAILED: 'ended',
};

export function DeliveryLog({ deliveries, isActive, onMore }: Props) {
  const { run, isBusy } = useAdminMutation(redeliverMutation, {
    done: texts.resent,
    refetchQueries: 'active',
  });
  const itemOf = (delivery: Delivery) => {
    const { id, state, createdAt, nextAttemptAt, attempts } = delivery;
    const type = labelOf('event', delivery.type);
    const date = formatDateTime(createdAt);
    return {
      id,
      title: <strong>{type}</strong>,
      facts: [
        date,
        texts.attempts(attempts.length),
        ...(nextAttemptAt !== null && attempts.length > 0
          ? [texts.next(formatDateTime(nextAttemptAt))]
          : []),
      ],
      details: <DeliveryDetails delivery={delivery} label={texts.details(type, date)} />,
      children: (
        <>
          <StatusChip tone={tones[state]} text={labels.deliveryState[state]} />
          {state === 'WAITING' || !isActive ? null : (
            <Button
              variant="quiet"
              disabled={isBusy}
              aria-label={texts.againNamed(type, date)}
              onClick={() => void run({ id })}
            >
              {texts.again}
            </Button>
          )}
        </>
      ),
    };
  };
  return (
    <ItemSection title={texts.title} rows={deliveries} none={texts.none} item={itemOf}>
      {onMore ? (
        <Button variant="quiet" onClick={onMore}>
          {texts.more}
        </Button>
      ) : null}
    </ItemSection>
  );
}

function DeliveryDetails({ delivery, label }: { delivery: Delivery; label: string }) {
  const { id, payload, attempts } = delivery;
  return (
    <details className="deliveries__details">
      <summary aria-label={label}>{texts.show}</summary>
      <p className="note">
        {texts.id} <code>{id}</code>
      </p>
      <pre className="deliveries__payload">{indented(payload)}</pre>
      <ol>
        {attempts.map(({ at, status, ms, error }) => (
          <li key={at}>
            {texts.attempt(
              formatDateTime(at),
              status === null ? (error ?? '') : texts.status(status),
              ms,
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Returns a payload that is no JSON unchanged. */
function indented(payload: string) {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
