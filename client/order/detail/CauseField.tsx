import { returnCauses } from '#shared/texts/return-causes.fr.ts';
import type { ReturnCause } from '../../generated/shop/graphql.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

// Names of the record.
const causes = Object.keys(returnCauses) as readonly ReturnCause[];

type Props = {
  label: string;
  /** The field has one in a form that browsers send without scripts. */
  name?: string;
  cause: ReturnCause | null;
  onChoose?: (cause: ReturnCause | null) => void;
};

/** Why goods go back; nothing is chosen by default, since no reason is required. */
export function CauseField({ label, name, cause, onChoose }: Props) {
  return (
    <SelectField
      label={label}
      name={name}
      value={cause ?? ''}
      onChange={({ target }) => onChoose?.(causes.find((each) => each === target.value) ?? null)}
    >
      <option value="">—</option>
      {causes.map((each) => (
        <option key={each} value={each}>
          {returnCauses[each]}
        </option>
      ))}
    </SelectField>
  );
}
