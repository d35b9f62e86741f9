import { frPeople } from '../../text/admin/people.fr.ts';
import { graphql } from '../../generated/admin/index.ts';
import type { Filter } from '../list/ListFilter.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { actorName, AuditEntries, auditParameters, commandLine } from './AuditEntries.tsx';

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
        ...AuditEntries_entry
      }
    }
  }
`);

type Staff = readonly { email: string; name: string | null }[];

const { title, empty, ...texts } = frPeople.audit;

const filtersWith = (staff: Staff): readonly Filter[] => [
  {
    kind: 'search',
    parameter: auditParameters.subject,
    label: texts.thing,
    hint: texts.thingHint,
  },
  {
    kind: 'choice',
    parameter: auditParameters.actor,
    label: texts.person,
    all: texts.everyone,
    choices: [
      ...staff.map(({ email, name }) => ({ value: email, label: name ?? email })),
      { value: commandLine, label: texts.commandLine },
    ],
    nameOf: actorName,
  },
];

export function AuditPage() {
  return (
    <ListPage
      title={title}
      query={auditPageQuery}
      request={({ read, after }) => ({
        variables: {
          after,
          actor: read(auditParameters.actor) || null,
          subject: read(auditParameters.subject).trim() || null,
        },
      })}
      list={({ auditLog }) => auditLog}
      filters={(data) => filtersWith(data?.staff ?? [])}
      empty={empty}
    >
      {(entries, parameters) => <AuditEntries entries={entries} parameters={parameters} />}
    </ListPage>
  );
}
