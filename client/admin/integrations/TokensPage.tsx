import { useState } from 'react';

import { frIntegrations } from '../../text/admin/integrations.fr.ts';
import { labelOf } from '../../text/admin/labels.fr.ts';
import { formatAgo } from '../../ui/format/ago.ts';
import { formatDate } from '../../ui/format/date.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';
import type { AdminTokensPageQuery } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { ConfirmButton } from '../page/ConfirmButton.tsx';
import { ItemSection } from '../form/ItemSection.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { SecretPanel } from '../page/SecretPanel.tsx';
import { integrationsFrame } from './integrationsFrame.tsx';
import { TokenForm, type NewToken } from './TokenForm.tsx';

const tokensPageQuery = graphql(`
  query AdminTokensPage {
    apiTokens {
      id
      name
      prefix
      scopes
      createdAt
      expiresAt
      lastUsedAt
    }
  }
`);

const revokeTokenMutation = graphql(`
  mutation AdminRevokeToken($id: ID!) {
    payload: revokeApiToken(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Token = AdminTokensPageQuery['apiTokens'][number];

const texts = frIntegrations.tokens;

export function TokensPage() {
  const [created, setCreated] = useState<NewToken | null>(null);
  const revocation = useAdminMutation(revokeTokenMutation, {
    done: texts.revoked,
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const itemOf = (token: Token) => ({
    id: token.id,
    title: (
      <>
        <strong>{`${token.name} `}</strong>
        <code>{`${token.prefix}…`}</code>
      </>
    ),
    text: token.scopes.map((scope) => labelOf('scope', scope)).join(', '),
    facts: factsOf(token),
    children: (
      <ConfirmButton
        label={texts.revoke}
        aria-label={texts.revokeNamed(token.name)}
        title={texts.revokeTitle(token.name)}
        confirm={texts.revokeConfirm}
        action={() => revocation.run({ id: token.id })}
      >
        <p>{texts.revokeText}</p>
      </ConfirmButton>
    ),
  });
  return (
    <ListPage
      {...integrationsFrame('tokens')}
      query={tokensPageQuery}
      request={() => ({})}
      list={({ apiTokens }) => ({ nodes: apiTokens })}
      aside={
        <div className="admin-columns">
          {created ? (
            <SecretPanel
              key={created.secret}
              title={texts.secretTitle(created.name)}
              label={texts.secret}
              secret={created.secret}
            />
          ) : null}
          <TokenForm onCreated={setCreated} />
        </div>
      }
    >
      {(tokens) => <ItemSection title={texts.list} rows={tokens} none={texts.none} item={itemOf} />}
    </ListPage>
  );
}

function factsOf({ createdAt, expiresAt, lastUsedAt }: Token) {
  const now = new Date();
  const expiry = expiresAt !== null && new Date(expiresAt) <= now ? texts.expired : texts.expires;
  return [
    texts.createdOn(formatDate(createdAt)),
    ...(expiresAt === null ? [] : [expiry(formatDate(expiresAt))]),
    lastUsedAt === null ? texts.neverUsed : texts.used(formatAgo(lastUsedAt, now)),
  ];
}
