import { useShop } from '../../../page/shop.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import type { Facets } from '../catalogPageQuery.ts';
import { toggledOption, valuesOfOption, type Filters } from './filters.ts';
import { ListFilter } from './FilterGroup.tsx';
import type { ChangeFilters } from './useFilters.ts';

/** Groups that are shown at once: the options of most products. */
const shownGroups = 4;
/** Longer values have a line each. */
const shortValue = 8;

type Props = { filters: Filters; facets: Facets; onChange: ChangeFilters };

/** A group for each option of the list's products, beside sizes and colours; rare options are folded. */
export function OptionFilters({ filters, facets, onChange }: Props) {
  const { options } = useShop();
  const groups = options.flatMap((option) => {
    const counts = facets?.options.find(({ filterName }) => filterName === option.name)?.values;
    const chosen = valuesOfOption(filters, option);
    if (!counts && chosen.length === 0) return [];
    return [
      {
        isChosen: chosen.length > 0,
        group: (
          <ListFilter
            key={option.name}
            parameter={option.parameter}
            title={option.title}
            chosen={chosen}
            toggle={(value) => toggledOption(option, value)}
            counts={counts}
            hasColumns={counts?.every(({ label }) => label.length <= shortValue) ?? false}
            onChange={onChange}
          />
        ),
      },
    ];
  });
  const folded = groups.slice(shownGroups);
  return (
    <>
      {groups.slice(0, shownGroups).map(({ group }) => group)}
      {folded.length > 0 ? (
        <details open={folded.some(({ isChosen }) => isChosen)}>
          <summary className="filter-form__title">
            {catalogTexts.moreOptions(folded.length)}
          </summary>
          <div className="filter-form__more stack-4">{folded.map(({ group }) => group)}</div>
        </details>
      ) : null}
    </>
  );
}
