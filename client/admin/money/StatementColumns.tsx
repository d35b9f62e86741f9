import type { StatementColumnsInput } from '../../generated/admin/graphql.ts';
import { frMoney } from '../../text/admin/orders/money.fr.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

const { columns: texts } = frMoney.statement;
const names = ['parcelNumber', 'amount', 'fee'] as const;
/** No heading: one has no line end. */
const byName = '\n';

type Props = {
  headings: readonly string[];
  chosen: StatementColumnsInput;
  onChoose: (columns: StatementColumnsInput) => void;
};

/** Has the columns chosen, where the headings of the file do not say what they are. */
export function StatementColumns({ headings, chosen, onChoose }: Props) {
  const unique = [...new Set(headings)].filter((heading) => heading !== '');
  return (
    <fieldset className="money-columns">
      <legend>{texts.title}</legend>
      <p className="note">{texts.help}</p>
      <div className="money-columns__fields">
        {names.map((name) => (
          <SelectField
            key={name}
            label={texts[name]}
            value={chosen[name] ?? byName}
            error={null}
            onChange={({ target: { value } }) => {
              const { [name]: _before, ...others } = chosen;
              onChoose(value === byName ? others : { ...others, [name]: value });
            }}
          >
            <option value={byName}>{texts.byName}</option>
            {name === 'fee' ? <option value="">{texts.none}</option> : null}
            {unique.map((heading) => (
              <option key={heading} value={heading}>
                {heading}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}
