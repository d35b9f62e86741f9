import { occasionCodes } from '../../../../server/shared/isomorphic/occasions.ts';
import { occasionNames } from '../../../../server/shared/isomorphic/occasions.fr.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import type { Facets } from '../catalogPageQuery.ts';
import { FilterGroup, FilterValues } from './FilterGroup.tsx';
import { filterNames, occasionValue, toggleValue, type Filters } from './filters.ts';
import type { ChangeFilters } from './useFilters.ts';
import { isShown } from './VariantFilters.tsx';

type Props = { filters: Filters; facets: Facets; onChange: ChangeFilters };

/** What is worn for; not in a shop whose products name no occasion. */
export function OccasionFilter({ filters, facets, onChange }: Props) {
  const counts = facets?.occasions.map(({ occasion, count }) => ({
    value: occasionValue(occasion),
    label: occasionNames[occasion],
    count,
  }));
  if (!isShown(counts, filters.occasions)) return null;
  return (
    <FilterGroup title={catalogTexts.occasion}>
      <FilterValues
        name={filterNames.occasion}
        counts={counts}
        waiting={8}
        chosen={filters.occasions.map(occasionValue)}
        onToggle={(slug) =>
          onChange(({ occasions }) => {
            const code = occasionCodes.find((each) => occasionValue(each) === slug);
            return code ? { occasions: toggleValue(occasions, code) } : {};
          })
        }
      />
    </FilterGroup>
  );
}
