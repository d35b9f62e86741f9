import { useQuery } from '@apollo/client/react';

import { graphql } from '../../apollo/generated/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { useSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { frAccount } from '../../text/fr.account.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { isDemoAccount } from '../demoAccount.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import './SecurityPage.css';
import { SessionsSection } from './SessionsSection.tsx';

const securityPageQuery = graphql(`
  query SecurityPage {
    me {
      id
      sessions {
        ...ListedSession_session @unmask
      }
    }
  }
`);

export function SecurityPage() {
  const session = useSession();
  // Other devices log in and out meanwhile.
  const { data, error, refetch } = useQuery(securityPageQuery, {
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return <LoadProblem text={describeError(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className="security">
      <DocumentHead title={frAccount.security.title} />
      {isDemoAccount(session) ? null : <Passkeys />}
      <SessionsSection sessions={data?.me?.sessions} />
    </div>
  );
}
