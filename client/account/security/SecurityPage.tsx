import { useQuery } from '@apollo/client/react';

import { FailedPart } from '../../apollo/QueryProblem.tsx';
import { graphql } from '../../generated/shop/index.ts';
import { useSession } from '../../apollo/session.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { isDemoAccount } from '../entry/openedSession.ts';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import './SecurityPage.css';
import { SessionsSection } from './SessionsSection.tsx';
import { accountTexts } from '../account.fr.ts';

const securityPageQuery = graphql(`
  query SecurityPage {
    me {
      id
      email
      emailVerified
      sessions {
        ...ListedSession_session
      }
    }
  }
`);

export function SecurityPage() {
  const session = useSession();
  // Other devices log in and out meanwhile.
  const query = useQuery(securityPageQuery, { fetchPolicy: 'cache-and-network' });
  if (query.error && !query.data) return <FailedPart query={query} />;
  const customer = query.data?.me;
  const isDemo = isDemoAccount(session);
  return (
    <div className="security">
      <DocumentHead title={accountTexts.security.title} />
      {isDemo ? <p className="security__demo">{accountTexts.security.demo}</p> : null}
      {customer ? (
        <>
          <EmailSection
            email={customer.email}
            isVerified={customer.emailVerified}
            isDemo={isDemo}
          />
          {isDemo ? null : <PasswordSection email={customer.email} />}
          {isDemo ? null : <Passkeys />}
          <SessionsSection sessions={customer.sessions} />
        </>
      ) : (
        <Skeleton className="security__skeleton" />
      )}
    </div>
  );
}
