import { Link } from 'react-router-dom';

import { catalogTexts } from '../catalog.fr.ts';
import { catalogPath, type Filters } from '../list/filter/filters.ts';
import './SearchBox.css';

type Props = {
  filters: Filters;
  /** Undefined until loaded. */
  result: { correctedSearch?: string | null; missingWords: readonly string[] } | undefined;
};

/** Names the text that was searched instead of the shopper's, with a way to search for that. */
export function CorrectedSearch({ filters, result }: Props) {
  const { correctedSearch, missingWords = [] } = result ?? {};
  return (
    <div className="corrected-search" aria-live="polite">
      {correctedSearch ? (
        <p>
          <strong>{catalogTexts.resultsFor(correctedSearch)}</strong>{' '}
          <Link to={catalogPath({ ...filters, isExact: true })}>
            {catalogTexts.searchAsWritten(filters.search.trim())}
          </Link>
        </p>
      ) : null}
      {missingWords.length > 0 ? (
        <p>
          <strong>{catalogTexts.without(missingWords)}</strong>
        </p>
      ) : null}
    </div>
  );
}
