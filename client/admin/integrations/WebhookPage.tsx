import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import type { AdminWebhookPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { Loaded } from '../page/Loaded.tsx';
import { PageFrame } from '../page/PageFrame.tsx';
import { SecretPanel } from '../page/SecretPanel.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import './Integrations.css';
import { useUpdateWebhook, WebhookActions, WebhookState } from './WebhookActions.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const webhookPageQuery = graphql(`
  query AdminWebhookPage($id: ID!, $deliveries: Int!) {
    webhook(id: $id) {
      id
      url
      events
      isActive
      goneAt
      earlierSecretUntil
      deliveries(first: $deliveries) {
        ...DeliveryLog_delivery
      }
    }
  }
`);

const texts = frIntegrations.webhooks;
const back = { to: adminPaths.webhooks(), label: texts.title };
const pageSize = 20;
const maxDeliveries = 100;

/** Deliveries happen while one looks. */
const liveLog = {
  pollInterval: 3000,
  skipPollAttempt: () => document.hidden,
} as const;

export function WebhookPage() {
  const { id = '' } = useParams();
  const [shown, setShown] = useState(pageSize);
  const { data, previousData, error, refetch } = useQuery(webhookPageQuery, {
    ...liveLog,
    variables: { id, deliveries: shown },
  });
  return (
    <Loaded result={{ data: data ?? previousData, error, refetch }}>
      {({ webhook }) =>
        webhook ? (
          <Webhook
            webhook={webhook}
            onMore={
              webhook.deliveries.length === shown && shown < maxDeliveries
                ? () => setShown(shown + pageSize)
                : null
            }
          />
        ) : (
          <PageFrame title={texts.unknown} back={back} />
        )
      }
    </Loaded>
  );
}

type Props = {
  webhook: NonNullable<AdminWebhookPageQuery['webhook']>;
  /** Null when all deliveries are shown. */
  onMore: (() => void) | null;
};

function Webhook({ webhook, onMore }: Props) {
  const { id, url, events, isActive, goneAt, earlierSecretUntil, deliveries } = webhook;
  const [secret, setSecret] = useState('');
  const update = useUpdateWebhook();
  return (
    <PageFrame title={url} back={back} note={<WebhookState isActive={isActive} />}>
      <div className="admin-columns">
        {isActive ? null : (
          <p className="form-problem">
            {goneAt === null ? texts.pausedText : texts.gone(formatDateTime(goneAt))}
          </p>
        )}
        {earlierSecretUntil === null ? null : (
          <p>{texts.earlierUntil(formatDateTime(earlierSecretUntil))}</p>
        )}
        <WebhookActions id={id} isActive={isActive} onSecret={setSecret} />
        <div className="admin-columns admin-columns--two">
          <DeliveryLog deliveries={deliveries} isActive={isActive} onMore={onMore} />
          <div className="admin-columns">
            {secret === '' ? null : (
              <SecretPanel
                key={secret}
                title={texts.secretTitle}
                label={texts.secret}
                secret={secret}
              />
            )}
            <WebhookForm
              title={texts.settings}
              submit={texts.save}
              initial={{ url, events }}
              save={(input) => update.send({ id, input })}
              onSaved={() => toast.success(texts.saved)}
            />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
