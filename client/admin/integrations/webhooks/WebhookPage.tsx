import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { formatDateTime } from '../../../ui/format/date.ts';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import '../Integrations.css';
import { SecretSection } from '../SecretSection.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { useUpdateWebhook } from './useUpdateWebhook.ts';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookForm } from './WebhookForm.tsx';

const webhookPageQuery = graphql(`
  query AdminWebhookPage($id: ID!, $deliveries: Int!) {
    webhook(id: $id) {
      ...WebhookList_webhook @unmask
      goneAt
      earlierSecretUntil
      deliveries(first: $deliveries) {
        ...DeliveryLog_delivery @unmask
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
  fetchPolicy: 'cache-and-network',
  pollInterval: 3000,
  skipPollAttempt: () => document.hidden,
} as const;

export function WebhookPage() {
  const { id = '' } = useParams();
  const [shown, setShown] = useState(pageSize);
  const [secret, setSecret] = useState('');
  const { data, previousData, error, refetch } = useQuery(webhookPageQuery, {
    ...liveLog,
    variables: { id, deliveries: shown },
  });
  const { updateWebhook, isUpdating } = useUpdateWebhook(id);
  const found = data ?? previousData;
  if (error && !found) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!found) return <Loader />;
  const { webhook } = found;
  if (!webhook) {
    return (
      <PageFrame title={texts.unknown} back={back}>
        {null}
      </PageFrame>
    );
  }
  const { url, events, isActive, goneAt, earlierSecretUntil, deliveries } = webhook;
  const hasMore = deliveries.length === shown && shown < maxDeliveries;
  return (
    <PageFrame
      title={url}
      back={back}
      note={
        <StatusChip
          tone={isActive ? 'done' : 'waiting'}
          text={isActive ? texts.active : texts.paused}
        />
      }
    >
      <div className="admin-columns">
        {isActive ? null : (
          <p className="integrations__note">
            {goneAt === null ? texts.pausedText : texts.gone(formatDateTime(goneAt))}
          </p>
        )}
        {earlierSecretUntil === null ? null : (
          <p>{texts.earlierUntil(formatDateTime(earlierSecretUntil))}</p>
        )}
        <WebhookActions id={id} isActive={isActive} onSecret={setSecret} />
        <div className="admin-columns admin-columns--two">
          <DeliveryLog
            deliveries={deliveries}
            isActive={isActive}
            onMore={hasMore ? () => setShown(shown + pageSize) : null}
          />
          <div className="admin-columns">
            {secret === '' ? null : (
              <SecretSection
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
              isBusy={isUpdating}
              save={updateWebhook}
              onSaved={() => toast.success(texts.saved)}
            />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
