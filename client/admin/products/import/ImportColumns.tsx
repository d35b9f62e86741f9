import { frImport } from '../../../text/admin/products/import.fr.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Section } from '../../page/Section.tsx';
import type { Imported } from './outcomes.ts';

/** Chosen columns by heading; null leaves one out. */
export type ChosenColumns = Readonly<Record<string, string | null>>;

const { columns: texts } = frImport;
const leftOut = '-';

type Props = {
  /** Columns of the shop with their names. */
  names: Readonly<Record<string, string>>;
  /** The column without which nothing is read, and what says so. */
  required: { column: string; missing: string };
  /** Whether unknown headings are left out, as most are of files that were written for something else. */
  isLenient?: boolean;
  headings: NonNullable<Imported['headings']>;
  chosen: ChosenColumns;
  isBusy: boolean;
  onChoose: (columns: ChosenColumns) => void;
};

/** A choice for each heading of the file; open while one of them is unknown. */
export function ImportColumns({
  names,
  required,
  isLenient = false,
  headings,
  chosen,
  isBusy,
  onChoose,
}: Props) {
  const unique = [...new Map(headings.map((one) => [one.heading, one])).values()];
  const isUnknown =
    !isLenient && unique.some(({ heading, column }) => column === null && !(heading in chosen));
  const hasRequired = unique.some(({ column }) => column === required.column);
  const note = isUnknown ? texts.unknown : texts.known;
  return (
    <Section title={texts.title}>
      <p className="note">{hasRequired ? note : required.missing}</p>
      <div className="import-columns">
        {unique.map(({ heading, column }) => {
          const own = chosen[heading];
          const value = own === null ? leftOut : (own ?? column ?? (isLenient ? leftOut : ''));
          return (
            <SelectField
              key={heading}
              label={texts.label(heading)}
              value={value}
              disabled={isBusy}
              error={value === '' ? texts.unchosen : null}
              onChange={({ target }) =>
                onChoose({
                  ...chosen,
                  [heading]: target.value === leftOut ? null : target.value,
                })
              }
            >
              {value === '' ? <option value="">{texts.choose}</option> : null}
              <option value={leftOut}>{texts.none}</option>
              {Object.entries(names).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </Section>
  );
}
