import './InformationTable.css';
import type { Text } from '../informationDocument.ts';
import { RichText } from './RichText.tsx';

type Props = { columns: readonly string[]; rows: readonly (readonly Text[])[] };

/** On a phone each row stands as a block of its own, whose cells repeat their column. */
export function InformationTable({ columns, rows }: Props) {
  return (
    <table className="information-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <RichText text={first} />
            </th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
