import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { describeProblem } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { IntegrationsFrame } from '../IntegrationsFrame.tsx';
import { SecretSection } from '../SecretSection.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenList } from './TokenList.tsx';
import type { NewToken } from './useCreateToken.ts';

const tokensPageQuery = graphql(`
  query AdminTokensPage {
    apiTokens {
      ...TokenList_token @unmask
    }
  }
`);

const texts = frIntegrations.tokens;

export function TokensPage() {
  const { data, error, refetch } = useQuery(tokensPageQuery, { fetchPolicy: 'cache-and-network' });
  const [created, setCreated] = useState<NewToken | null>(null);
  if (error && !data) {
    return <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loader />;
  return (
    <IntegrationsFrame part="tokens">
      <div className="admin-columns admin-columns--two">
        <TokenList tokens={data.apiTokens} />
        <div className="admin-columns">
          {created ? (
            <SecretSection
              key={created.secret}
              title={texts.secretTitle(created.name)}
              label={texts.secret}
              secret={created.secret}
            />
          ) : null}
          <TokenForm onCreated={setCreated} />
        </div>
      </div>
    </IntegrationsFrame>
  );
}
