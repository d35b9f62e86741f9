import type { Unmasked } from '@apollo/client/masking';
import { useState } from 'react';

import { frAdmin } from '../../../text/fr.admin.ts';
import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { formatAgo } from '../../../ui/format/ago.ts';
import { formatDate } from '../../../ui/format/date.ts';
import { useFocusWhenFewer } from '../../../ui/useFocusWhenFewer.ts';
import type { TokenList_TokenFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { scopeLabel } from '../choices.ts';
import { useRevokeToken } from './useRevokeToken.ts';

export const tokenListFragment = graphql(`
  fragment TokenList_token on ApiToken {
    id
    name
    prefix
    scopes
    createdAt
    expiresAt
    lastUsedAt
  }
`);

type Token = Unmasked<TokenList_TokenFragment>;
type Props = { tokens: readonly Token[] };

const texts = frIntegrations.tokens;

export function TokenList({ tokens }: Props) {
  const title = useFocusWhenFewer(tokens.length);
  const [ending, setEnding] = useState<Token | null>(null);
  const { revokeToken, isRevoking } = useRevokeToken();
  const revoke = async (id: string) => {
    await revokeToken(id);
    setEnding(null);
  };
  return (
    <section className="surface admin-section" aria-labelledby="tokens-title">
      <h2 id="tokens-title" ref={title} tabIndex={-1}>
        {texts.list}
      </h2>
      {tokens.length === 0 ? <p className="admin-empty">{texts.none}</p> : null}
      <ul>
        {tokens.map((token) => (
          <li key={token.id} className="integrations__item">
            <div className="integrations__text">
              <p>
                <strong>{token.name}</strong> <code>{token.prefix}…</code>
              </p>
              <p>{token.scopes.map(scopeLabel).join(', ')}</p>
              <p className="integrations__fact">{factsOf(token)}</p>
            </div>
            <Button
              variant="danger"
              aria-label={texts.revokeNamed(token.name)}
              onClick={() => setEnding(token)}
            >
              {texts.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {ending ? (
        <ConfirmDialog
          title={texts.revokeTitle(ending.name)}
          confirm={texts.revokeConfirm}
          dismiss={frAdmin.dismiss}
          isBusy={isRevoking}
          onConfirm={() => void revoke(ending.id)}
          onClose={() => setEnding(null)}
        >
          <p>{texts.revokeText}</p>
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

function factsOf({ createdAt, expiresAt, lastUsedAt }: Token) {
  const now = new Date();
  return [
    texts.createdOn(formatDate(createdAt)),
    expiresAt === null
      ? null
      : new Date(expiresAt) <= now
        ? texts.expired(formatDate(expiresAt))
        : texts.expires(formatDate(expiresAt)),
    lastUsedAt === null ? texts.neverUsed : texts.used(formatAgo(lastUsedAt, now)),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}
