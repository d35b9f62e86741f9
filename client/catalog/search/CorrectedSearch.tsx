import { Link } from 'react-router-dom';

import type { CatalogPageQuery } from '../../generated/shop/graphql.ts';
import { catalogTexts } from '../catalog.fr.ts';
import { catalogPath, type Filters } from '../list/filter/filters.ts';
import './SearchBox.css';

type Props = {
  filters: Filters;
  /** Undefined until loaded. */
  result:
    | Pick<
        CatalogPageQuery['products'],
        'correctedSearch' | 'missingWords' | 'unsoldKinds' | 'answeringPages'
      >
    | undefined;
};

/**
 * Names the text that was searched instead of the shopper's, with a way to search for that, the words that were left
 * out, the kinds that the shop does not sell, and the pages that answer the search.
 */
export function CorrectedSearch({ filters, result }: Props) {
  const {
    correctedSearch,
    missingWords = [],
    unsoldKinds = [],
    answeringPages = [],
  } = result ?? {};
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
      {[
        missingWords.length > 0 && catalogTexts.without(missingWords),
        unsoldKinds.length > 0 && catalogTexts.unsold(unsoldKinds),
      ].map((note) =>
        note ? (
          <p key={note}>
            <strong>{note}</strong>
          </p>
        ) : null,
      )}
      {answeringPages.length > 0 ? (
        <p>
          {catalogTexts.answers}
          {answeringPages.map(({ title, path }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </p>
      ) : null}
    </div>
  );
}
