import { frPeople } from '../../text/fr.admin.people.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import type { AuditEntries_EntryFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { changesOf } from './changes.ts';

export const auditEntriesFragment = graphql(`
  fragment AuditEntries_entry on AuditEntry {
    id
    at
    actor
    action
    subject
    before
    after
  }
`);

type Entry = Omit<AuditEntries_EntryFragment, ' $fragmentName'>;
type Props = { entries: readonly Entry[] };

const texts = frPeople.audit;
const actions: Readonly<Record<string, string>> = texts.actions;

export function AuditEntries({ entries }: Props) {
  return (
    <ol className="surface audit">
      {entries.map(({ id, at, actor, action, subject, ...states }) => (
        <li key={id} className="audit__entry">
          <p className="audit__what">
            <strong>{actorOf(actor)}</strong> {actions[action] ?? action} <strong>{subject}</strong>
          </p>
          <time className="audit__at" dateTime={at}>
            {formatDateTime(at)}
          </time>
          <ul className="audit__changes">
            {changesOf(states).map(({ field, before, after }) => (
              <li key={field}>
                <span className="audit__field">{field}</span> <del>{before}</del>{' '}
                <span aria-hidden="true">→</span> <ins>{after}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const apiToken = 'api-token:';

function actorOf(actor: string) {
  if (actor === 'npm run shop') return texts.commandLine;
  return actor.startsWith(apiToken) ? texts.apiToken(actor.slice(apiToken.length)) : actor;
}
