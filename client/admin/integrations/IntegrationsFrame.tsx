import type { ReactNode } from 'react';

import { frIntegrations } from '../../text/fr.admin.integrations.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import './Integrations.css';

type Props = { part: 'tokens' | 'webhooks'; children: ReactNode };

const { title, parts, tokens, webhooks, links, documentation } = frIntegrations;

export function IntegrationsFrame({ part, children }: Props) {
  return (
    <PageFrame title={title}>
      <TabLinks
        label={parts}
        tabs={[
          { label: tokens.title, to: adminPaths.apiTokens(), isCurrent: part === 'tokens' },
          { label: webhooks.title, to: adminPaths.webhooks(), isCurrent: part === 'webhooks' },
        ]}
      />
      <div className="integrations__part">{children}</div>
      <nav className="integrations__links" aria-label={documentation}>
        <a href="/openapi">{links.openapi}</a>
        <a href="/graphql">{links.graphql}</a>
        <a href="/sdk.tgz" download>
          {links.sdk}
        </a>
      </nav>
    </PageFrame>
  );
}
