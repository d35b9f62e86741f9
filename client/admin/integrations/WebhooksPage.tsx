import { useState } from 'react';
import { Link } from 'react-router-dom';

import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { formatDate } from '../../ui/format/date.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { AdminWebhooksPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { ItemSection } from '../form/ItemSection.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { SecretPanel } from '../page/SecretPanel.tsx';
import { integrationsFrame } from './integrationsFrame.tsx';
import { WebhookForm } from './WebhookForm.tsx';
import { WebhookState } from './WebhookActions.tsx';

const webhooksPageQuery = graphql(`
  query AdminWebhooksPage {
    webhooks {
      id
      url
      events
      isActive
      createdAt
    }
  }
`);

const createWebhookMutation = graphql(`
  mutation AdminCreateWebhook($input: WebhookInput!) {
    payload: createWebhook(input: $input) {
      secret
      userErrors {
        field
        message
      }
    }
  }
`);

type Webhook = AdminWebhooksPageQuery['webhooks'][number];

const texts = frIntegrations.webhooks;

const itemOf = ({ id, url, events, isActive, createdAt }: Webhook) => ({
  id,
  title: <Link to={adminPaths.webhook(id)}>{url}</Link>,
  facts: [texts.eventCount(events.length), texts.since(formatDate(createdAt))],
  children: <WebhookState isActive={isActive} />,
});

export function WebhooksPage() {
  const [secret, setSecret] = useState('');
  const { send } = useAdminMutation(createWebhookMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  return (
    <ListPage
      {...integrationsFrame('webhooks')}
      query={webhooksPageQuery}
      request={() => ({})}
      list={({ webhooks }) => ({ nodes: webhooks })}
      aside={
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
            title={texts.create}
            submit={texts.submit}
            isEmptied
            save={(input) => send({ input })}
            onSaved={(reply) => setSecret(reply.secret ?? '')}
          />
        </div>
      }
    >
      {(webhooks) => (
        <ItemSection title={texts.list} rows={webhooks} none={texts.none} item={itemOf} />
      )}
    </ListPage>
  );
}
