import { Link, useLocation, useNavigate } from 'react-router-dom';

import { fr } from '../../text/fr.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import './SizeGuide.css';

type Props = {
  guide: {
    title: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    note: string | null;
  };
};

const hash = '#guide-des-tailles';

/** Open while the address ends so: the link works before hydration, too. */
export function SizeGuide({ guide: { title, columns, rows, note } }: Props) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = useHydrated() && location.hash === hash;
  const close = () => void navigate(location.pathname + location.search, { replace: true });
  return (
    <>
      <Link to={{ search: location.search, hash }} replace className="size-guide__link">
        {fr.product.sizeGuide}
      </Link>
      {isOpen ? (
        <Dialog title={title} className="size-guide" onClose={close}>
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
        </Dialog>
      ) : null}
    </>
  );
}
