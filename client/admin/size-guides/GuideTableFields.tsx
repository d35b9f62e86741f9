import { useRef, type ClipboardEvent } from 'react';

import { bodyMeasureHeadings } from '#shared/texts/fields/body-measures.fr.ts';
import { frSizeGuides } from '../../text/admin/products/size-guides.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { useFocusWhenFewer } from '../../ui/useFocusWhenFewer.ts';
import { Section } from '../page/Section.tsx';
import { takePasted } from '../products/stock/readCells.ts';
import { useGridKeys } from '../products/stock/useGridKeys.ts';
import { TextCell } from '../products/TextCell.tsx';
import './GuideTableFields.css';
import { addColumn, addRow, pasteAt, removeColumn, removeRow } from './guideTable.ts';
import { inEachLanguage } from './sizeGuide.ts';
import type { GuideForm } from './useGuideForm.ts';

const { table: texts } = frSizeGuides;

const measures = Object.values(bodyMeasureHeadings)
  .map((heading) => `«\u00a0${heading}\u00a0»`)
  .join(', ');

/** The first column names the sizes; a table has another one, and a row. */
const MIN_COLUMNS = 2;

/** A row of headings and one for each size, which take the keys and pastes of a spreadsheet. */
export function GuideTableFields({
  form: { values, field, change },
}: {
  form: Pick<GuideForm, 'values' | 'field' | 'change'>;
}) {
  const { columns, rows } = values.table;
  const table = useRef<HTMLTableElement>(null);
  const title = useFocusWhenFewer(columns.length + rows.length);
  const places = [...columns.keys()];
  const onKeyDown = useGridKeys(table, places.map(String));
  const headingAt = (at: number) => columns[at]?.trim() || texts.columnName(at + 1);

  const onPaste = (event: ClipboardEvent) => {
    const pasted = takePasted(event);
    if (!pasted) return;
    const at = { row: pasted.row, column: Number(pasted.column) };
    change((current) => ({ table: pasteAt(current.table, pasted.cells, at) }));
  };

  return (
    <Section title={texts.title} titleRef={title} className="surface admin-form">
      <p className="note">{texts.help}</p>
      <p className="note">{texts.measuresHelp(measures)}</p>
      <div className="guide-table__scroller">
        {/* Keys and pastes of all its fields. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <table
          ref={table}
          className="guide-table"
          aria-label={texts.title}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <thead>
            <tr>
              {places.map((at) => (
                <th key={at} scope="col">
                  <TextCell
                    {...field(`table.columns.${at}`)}
                    label={texts.heading(at + 1)}
                    placeholder={at === 1 ? bodyMeasureHeadings.CHEST : undefined}
                    data-row={0}
                    data-column={at}
                  />
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{texts.removal}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {Array.from(rows.keys(), (row) => (
              <tr key={row}>
                {places.map((at) => (
                  <td key={at}>
                    <TextCell
                      {...field(`table.rows.${row}.${at}`)}
                      label={texts.cell(row + 1, headingAt(at))}
                      data-row={row + 1}
                      data-column={at}
                    />
                  </td>
                ))}
                <td>
                  {rows.length > 1 ? (
                    <IconButton
                      icon="trash"
                      label={texts.removeRow(row + 1)}
                      onClick={() => change((typed) => ({ table: removeRow(typed.table, row) }))}
                    />
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
          {columns.length > MIN_COLUMNS ? (
            <tfoot>
              <tr>
                {places.map((at) => (
                  <td key={at}>
                    {at === 0 ? null : (
                      <IconButton
                        icon="trash"
                        label={texts.removeColumn(at + 1)}
                        onClick={() =>
                          change((typed) => ({
                            table: removeColumn(typed.table, at),
                            ...inEachLanguage(typed, (headings) => headings.toSpliced(at, 1)),
                          }))
                        }
                      />
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      <div className="guide-table__actions">
        <Button variant="quiet" onClick={() => change((typed) => ({ table: addRow(typed.table) }))}>
          {texts.addRow}
        </Button>
        <Button
          variant="quiet"
          onClick={() => change((typed) => ({ table: addColumn(typed.table) }))}
        >
          {texts.addColumn}
        </Button>
      </div>
    </Section>
  );
}
