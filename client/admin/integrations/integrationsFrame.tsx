import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { adminPaths } from '../page/adminPaths.ts';
import './Integrations.css';

const { title, parts, tokens, webhooks, links, documentation } = frIntegrations;

/** Surrounds the lists of integrations. */
export const integrationsFrame = (part: 'tokens' | 'webhooks') => ({
  title,
  header: (
    <div className="integrations__parts">
      <TabLinks
        label={parts}
        tabs={[
          { label: tokens.title, to: adminPaths.apiTokens(), isCurrent: part === 'tokens' },
          { label: webhooks.title, to: adminPaths.webhooks(), isCurrent: part === 'webhooks' },
        ]}
      />
    </div>
  ),
  footer: (
    <nav className="integrations__links" aria-label={documentation}>
      <a href="/openapi">{links.openapi}</a>
      <a href="/graphql">{links.graphql}</a>
      <a href="/sdk.tgz" download>
        {links.sdk}
      </a>
    </nav>
  ),
});
