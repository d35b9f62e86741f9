import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { IntegrationsFrame } from '../IntegrationsFrame.tsx';
import { SecretSection } from '../SecretSection.tsx';
import { useCreateWebhook } from './useCreateWebhook.ts';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookList } from './WebhookList.tsx';

const webhooksPageQuery = graphql(`
  query AdminWebhooksPage {
    webhooks {
      ...WebhookList_webhook @unmask
    }
  }
`);

const texts = frIntegrations.webhooks;
const empty = { url: '', events: [] as string[] };

export function WebhooksPage() {
  const { data, error, refetch } = useQuery(webhooksPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  const { createWebhook, isCreating } = useCreateWebhook();
  // Counted, so that the form is empty again.
  const [created, setCreated] = useState({ count: 0, secret: '' });
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  const { count, secret } = created;
  return (
    <IntegrationsFrame part="webhooks">
      <div className="admin-columns admin-columns--two">
        <WebhookList webhooks={data.webhooks} />
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
            key={count}
            title={texts.create}
            submit={texts.submit}
            initial={empty}
            isBusy={isCreating}
            save={createWebhook}
            onSaved={(reply) => setCreated({ count: count + 1, secret: reply.secret ?? '' })}
          />
        </div>
      </div>
    </IntegrationsFrame>
  );
}
