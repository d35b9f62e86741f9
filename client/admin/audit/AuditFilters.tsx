import { frPeople } from '../../text/fr.admin.people.ts';
import { Select } from '../../ui/form/Select.tsx';
import { SearchField } from '../page/SearchField.tsx';
import { actorName, auditParameters, commandLine } from './actors.ts';

type Props = {
  actor: string;
  subject: string;
  staff: ReadonlyArray<{ id: string; email: string; name: string | null }>;
  /** Values of the address by their name there. */
  onChange: (values: Readonly<Record<string, string>>) => void;
};

const texts = frPeople.audit;

/** By person and by thing. */
export function AuditFilters({ actor, subject, staff, onChange }: Props) {
  const isListed = actor === commandLine || staff.some(({ email }) => email === actor);
  return (
    <div className="audit__filters">
      <SearchField
        label={texts.thing}
        placeholder={texts.thingHint}
        value={subject}
        onSearch={(text) => onChange({ [auditParameters.subject]: text.trim() })}
      />
      <Select
        label={texts.person}
        value={actor}
        onChange={({ target }) => onChange({ [auditParameters.actor]: target.value })}
      >
        <option value="">{texts.everyone}</option>
        {staff.map(({ id, email, name }) => (
          <option key={id} value={email}>
            {name ?? email}
          </option>
        ))}
        <option value={commandLine}>{texts.commandLine}</option>
        {isListed || actor === '' ? null : <option value={actor}>{actorName(actor)}</option>}
      </Select>
    </div>
  );
}
