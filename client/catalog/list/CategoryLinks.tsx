import { PageLink } from '../../page/links.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import './CategoryLinks.css';
import type { Facets } from './catalogPageQuery.ts';
import { catalogPath, type Filters } from './filter/filters.ts';

type Props = { filters: Filters; facets: Facets };

/** The shop by category, where it has several; the current one is marked while nothing is searched. */
export function CategoryLinks({ filters: { categories, search }, facets }: Props) {
  const isCurrent = (...names: string[]) =>
    search.trim() === '' && names.join('\n') === categories.join('\n');
  const links = (facets?.categories ?? []).map(({ value, label }) => ({
    label,
    to: catalogPath({ categories: [value] }),
    isShown: isCurrent(value),
  }));
  if (links.length === 1) return null;
  const ordered = [
    { label: catalogTexts.all, to: catalogPath(), isShown: isCurrent() },
    // The chosen one comes first: further on it would cover the names of others on a phone.
    ...links.toSorted((a, b) => Number(b.isShown) - Number(a.isShown)),
  ];
  return (
    <nav className="category-links" aria-label={catalogTexts.categories}>
      <ul className="category-links__row">
        {ordered.map(({ label, to, isShown }) => (
          <li key={label}>
            <PageLink
              to={to}
              className="category-links__link"
              aria-current={isShown ? 'page' : undefined}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
