import { useQuery } from '@apollo/client/react';

import { frPeople } from '../../text/fr.admin.people.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { useFilterAddress } from '../page/useFilterAddress.ts';
import './Audit.css';
import { AuditEntries } from './AuditEntries.tsx';

const auditPageQuery = graphql(`
  query AdminAuditPage($after: String) {
    auditLog(first: 30, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        ...AuditEntries_entry @unmask
      }
    }
  }
`);

const texts = frPeople.audit;

export function AuditPage() {
  const { parameters, after } = useFilterAddress();
  const { data, previousData, error, refetch } = useQuery(auditPageQuery, {
    variables: { after },
    fetchPolicy: 'cache-and-network',
  });
  const log = (data ?? previousData)?.auditLog;
  return (
    <PageFrame title={texts.title}>
      {error && !data ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : !log ? (
        <Loader />
      ) : log.nodes.length === 0 ? (
        <p className="admin-empty">{texts.none}</p>
      ) : (
        <>
          <AuditEntries entries={log.nodes} />
          <PageLinks pageInfo={log.pageInfo} parameters={parameters} />
        </>
      )}
    </PageFrame>
  );
}
