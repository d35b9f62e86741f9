import { productTexts } from '../product.fr.ts';
import './SizeGuideTable.css';

export type SizeGuideContent = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string | null;
  lengthNote: string | null;
};

// On a phone the measures stand before the sizes of other countries.
const foreign = new Set(['EU', 'UK', 'US']);

type Props = {
  guide: SizeGuideContent;
  ownRow?: number | null | undefined;
};

export function SizeGuideTable({ guide, ownRow }: Props) {
  const { title, columns, rows, note, lengthNote } = guide;
  const isLast = (at: number) => Number(foreign.has(columns[at] ?? ''));
  const [first = 0, ...rest] = [...columns.keys()].toSorted((a, b) => isLast(a) - isLast(b));
  return (
    <>
      {/* A wide table is scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="size-guide__scroll" aria-label={title} tabIndex={0}>
        <table className="size-guide__table">
          <thead>
            <tr>
              {[first, ...rest].map((at) => (
                <th key={columns[at]} scope="col">
                  {columns[at]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row[first]} className={at === ownRow ? 'size-guide__own' : undefined}>
                <th scope="row">
                  <bdi>{row[first]}</bdi>
                  {at === ownRow ? (
                    <span className="size-guide__mark">{productTexts.yourSize}</span>
                  ) : null}
                </th>
                {rest.map((column) => (
                  <td key={columns[column]}>
                    <bdi>{row[column]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {[note, lengthNote].map((text) =>
        text === null ? null : (
          <p key={text} className="size-guide__note">
            {text}
          </p>
        ),
      )}
    </>
  );
}
