import { Link } from 'react-router-dom';

import { labelOf } from '../../text/admin/labels.fr.ts';
import { frPeople } from '../../text/admin/people.fr.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import type { AuditEntries_EntryFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { adminPaths } from '../page/adminPaths.ts';
import { withParameter } from '../list/listAddress.ts';
import './Audit.css';
import { changesOf } from './changes.ts';

graphql(`
  fragment AuditEntries_entry on AuditEntry {
    id
    at
    actor
    actorName
    action
    subject
    about {
      kind
      id
      name
    }
    before
    after
  }
`);

const texts = frPeople.audit;

/** Names of the address's parameters. */
export const auditParameters = { actor: 'personne', subject: 'chose' } as const;

/** The server writes this name for `npm run shop`. */
export const commandLine = 'npm run shop';
const apiToken = 'api-token:';

/** Names an actor without an account. */
export function actorName(actor: string) {
  if (actor === commandLine) return texts.commandLine;
  return actor.startsWith(apiToken) ? texts.apiToken(actor.slice(apiToken.length)) : actor;
}

type Entry = AuditEntries_EntryFragment;
type Props = { entries: readonly Entry[]; parameters: URLSearchParams };

export function AuditEntries({ entries, parameters }: Props) {
  return (
    <ol className="surface audit">
      {entries.map((entry) => (
        <li key={entry.id} className="audit__entry">
          <p>
            <Link to={withParameter(parameters, auditParameters.actor, entry.actor)}>
              {entry.actorName ?? actorName(entry.actor)}
            </Link>{' '}
            <Deed entry={entry} parameters={parameters} />
          </p>
          <time className="note" dateTime={entry.at}>
            {formatDateTime(entry.at)}
          </time>
          <ul className="audit__changes">
            {changesOf(entry).map(({ field, before, after }) => (
              <li key={field}>
                <span className="audit__field">{field}</span> <del dir="auto">{before}</del>{' '}
                <span aria-hidden="true">→</span> <ins dir="auto">{after}</ins>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** Changes of what the shop has one set of. */
const OF_THE_SHOP: ReadonlySet<string> = new Set([
  'settings.update',
  'openingHours.update',
  'home.save',
  'home.publish',
  'home.undo',
  'recipient.hold',
  'recipient.release',
]);

function Deed({ entry, parameters }: { entry: Entry; parameters: URLSearchParams }) {
  const { action, subject, actor, about } = entry;
  if (action === 'product.import' && subject === 'CSV') return <span>{texts.importedFile}</span>;
  const verb = labelOf('action', action);
  if (subject === actor || OF_THE_SHOP.has(action)) return <span>{verb}</span>;
  const [kind = ''] = subject.split(':', 1);
  const mail = labelOf('mailKind', kind);
  const name = about?.name ?? (mail === kind ? subject : mail);
  const path = about && pathOf(about);
  return (
    <>
      <span>{`${verb} `}</span>
      {path === null ? <strong>{name}</strong> : <Link to={path}>{name}</Link>}
      <span> </span>
      <Link
        className="audit__own"
        to={withParameter(parameters, auditParameters.subject, subject)}
        aria-label={texts.onlyAbout(name)}
      >
        {texts.onlyAboutShort}
      </Link>
    </>
  );
}

function pathOf({ kind, id }: NonNullable<Entry['about']>): string | null {
  if (kind === 'ORDER') return adminPaths.order(id);
  if (kind === 'PRODUCT') return adminPaths.product(id);
  if (kind === 'WEBHOOK') return adminPaths.webhook(id);
  if (kind === 'CAMPAIGN') return adminPaths.campaign(id);
  return kind === 'STAFF' ? adminPaths.staff() : null;
}
