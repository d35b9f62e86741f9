import type { Unmasked } from '@apollo/client/masking';
import { Link } from 'react-router-dom';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { formatDate } from '../../../ui/format/date.ts';
import type { WebhookList_WebhookFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';

export const webhookListFragment = graphql(`
  fragment WebhookList_webhook on Webhook {
    id
    url
    events
    isActive
    createdAt
  }
`);

type Props = { webhooks: readonly Unmasked<WebhookList_WebhookFragment>[] };

const texts = frIntegrations.webhooks;

export function WebhookList({ webhooks }: Props) {
  return (
    <section className="surface admin-section" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{texts.list}</h2>
      {webhooks.length === 0 ? <p className="admin-empty">{texts.none}</p> : null}
      <ul>
        {webhooks.map(({ id, url, events, isActive, createdAt }) => (
          <li key={id} className="integrations__item">
            <div className="integrations__text">
              <p>
                <Link to={adminPaths.webhook(id)}>{url}</Link>
              </p>
              <p className="integrations__fact">
                {texts.eventCount(events.length)} · {texts.since(formatDate(createdAt))}
              </p>
            </div>
            <StatusChip
              tone={isActive ? 'done' : 'waiting'}
              text={isActive ? texts.active : texts.paused}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
