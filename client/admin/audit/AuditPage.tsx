import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { frPeople } from '../../text/fr.admin.people.ts';
import { LoadProblem } from '../../ui/feedback/LoadProblem.tsx';
import { Loader } from '../../ui/feedback/Loader.tsx';
import { describeProblem } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { PageFrame } from '../page/PageFrame.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { useFilterAddress } from '../page/useFilterAddress.ts';
import './Audit.css';
import { AuditEntries } from './AuditEntries.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { auditParameters } from './actors.ts';

const auditPageQuery = graphql(`
  query AdminAuditPage($after: String, $actor: String, $subject: String) {
    staff {
      id
      email
      name
    }
    auditLog(first: 30, after: $after, actor: $actor, subject: $subject) {
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
  const { parameters, change, after } = useFilterAddress();
  const actor = parameters.get(auditParameters.actor) ?? '';
  const subject = parameters.get(auditParameters.subject) ?? '';
  const { data, previousData, error, refetch } = useQuery(auditPageQuery, {
    variables: { after, actor: actor || null, subject: subject || null },
    fetchPolicy: 'cache-and-network',
  });
  const { auditLog: log, staff = [] } = data ?? previousData ?? {};
  return (
    <PageFrame title={texts.title}>
      <AuditFilters actor={actor} subject={subject} staff={staff} onChange={change} />
      {error && !data ? (
        <LoadProblem text={describeProblem(error)} onRetry={() => void refetch()} />
      ) : !log ? (
        <Loader />
      ) : log.nodes.length === 0 ? (
        <p className="admin-empty">
          {actor || subject ? texts.noneFound : texts.none}{' '}
          {actor || subject ? <Link to={adminPaths.audit()}>{texts.showAll}</Link> : null}
        </p>
      ) : (
        <>
          <AuditEntries entries={log.nodes} parameters={parameters} />
          <PageLinks pageInfo={log.pageInfo} parameters={parameters} />
        </>
      )}
    </PageFrame>
  );
}
