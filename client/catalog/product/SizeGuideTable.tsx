import './SizeGuideTable.css';

export type SizeGuideContent = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string | null;
};

export function SizeGuideTable({ guide }: { guide: SizeGuideContent }) {
  const { title, columns, rows, note } = guide;
  return (
    <>
      {/* A wide table is scrolled by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="size-guide__scroll" aria-label={title} tabIndex={0}>
        <table className="size-guide__table">
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
            {rows.map(([first, ...rest]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note === null ? null : <p className="size-guide__note">{note}</p>}
    </>
  );
}
