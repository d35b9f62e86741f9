import { Link } from 'react-router-dom';

import { frCatalog } from '../catalog.fr.ts';
import { catalogPath, type Filters } from '../list/filter/filters.ts';
import './CorrectedSearch.css';

type Props = { filters: Filters; correctedSearch: string | null | undefined };

/** What was searched instead of the shopper's text, with a way to search for that. */
export function CorrectedSearch({ filters, correctedSearch }: Props) {
  return (
    <div className="corrected-search" aria-live="polite">
      {correctedSearch ? (
        <p>
          <strong>{frCatalog.resultsFor(correctedSearch)}</strong>{' '}
          <Link to={catalogPath({ ...filters, isExact: true })}>
            {frCatalog.searchAsWritten(filters.search.trim())}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
