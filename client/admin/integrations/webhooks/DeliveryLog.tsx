import type { Unmasked } from '@apollo/client/masking';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import type { DeliveryLog_DeliveryFragment, DeliveryState } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx';
import { eventLabel } from '../choices.ts';
import { useRedeliver } from './useWebhookActions.ts';

export const deliveryLogFragment = graphql(`
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

type Delivery = Unmasked<DeliveryLog_DeliveryFragment>;

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
  return (
    <section className="surface admin-section" aria-labelledby="deliveries-title">
      <h2 id="deliveries-title">{texts.title}</h2>
      {deliveries.length === 0 ? <p className="admin-empty">{texts.none}</p> : null}
      <ul>
        {deliveries.map((delivery) => (
          <LoggedDelivery key={delivery.id} delivery={delivery} isActive={isActive} />
        ))}
      </ul>
      {onMore ? (
        <Button variant="quiet" onClick={onMore}>
          {texts.more}
        </Button>
      ) : null}
    </section>
  );
}

function LoggedDelivery({ delivery, isActive }: { delivery: Delivery; isActive: boolean }) {
  const { id, type, state, createdAt, nextAttemptAt, payload, attempts } = delivery;
  const { redeliver, isSending } = useRedeliver();
  const date = formatDateTime(createdAt);
  const again = async () => {
    if (await redeliver(id)) toast.success(texts.resent);
  };
  return (
    <li className="integrations__item">
      <div className="integrations__text">
        <p>
          <strong>{eventLabel(type)}</strong>
        </p>
        <p className="integrations__fact">
          {date} · {texts.attempts(attempts.length)}
          {nextAttemptAt !== null && attempts.length > 0
            ? ` · ${texts.next(formatDateTime(nextAttemptAt))}`
            : null}
        </p>
        <details className="deliveries__details">
          <summary aria-label={texts.details(eventLabel(type), date)}>{texts.show}</summary>
          <p className="integrations__fact">
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
      </div>
      <StatusChip tone={tones[state]} text={texts.states[state]} />
      {state === 'WAITING' || !isActive ? null : (
        <Button
          variant="quiet"
          disabled={isSending}
          aria-label={texts.againNamed(eventLabel(type), date)}
          onClick={() => void again()}
        >
          {texts.again}
        </Button>
      )}
    </li>
  );
}

/** As sent where it is no JSON. */
function indented(payload: string) {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
