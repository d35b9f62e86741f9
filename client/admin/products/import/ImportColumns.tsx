import { IMPORT_COLUMNS, importColumnNames } from '#shared/texts/import-columns.fr.ts';
import { frImport } from '../../../text/admin/import.fr.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Section } from '../../page/Section.tsx';
import type { Imported } from './outcomes.ts';
import type { ImportChoices } from './useImport.ts';

const { columns: texts } = frImport;
const leftOut = '-';

type Props = {
  headings: NonNullable<Imported['headings']>;
  chosen: ImportChoices['columns'];
  isBusy: boolean;
  onChoose: (columns: ImportChoices['columns']) => void;
};

/** A choice for each heading of the file; open while one of them is unknown. */
export function ImportColumns({ headings, chosen, isBusy, onChoose }: Props) {
  const unique = [...new Map(headings.map((one) => [one.heading, one])).values()];
  const isUnknown = unique.some(({ heading, column }) => column === null && !(heading in chosen));
  const hasId = unique.some(({ column }) => column === 'id');
  const note = isUnknown ? texts.unknown : texts.known;
  return (
    <Section title={texts.title}>
      <p className="note">{hasId ? note : texts.missingId}</p>
      <div className="import-columns">
        {unique.map(({ heading, column }) => {
          const own = chosen[heading];
          const value = own === null ? leftOut : (own ?? column ?? '');
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
              {IMPORT_COLUMNS.map((name) => (
                <option key={name} value={name}>
                  {importColumnNames[name]}
                </option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </Section>
  );
}
