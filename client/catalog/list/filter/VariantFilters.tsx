import type { FrameWidth } from '../../../generated/shop/graphql.ts';
import { catalogTexts } from '../../catalog.fr.ts';
import type { Facets } from '../catalogPageQuery.ts';
import { FilterGroup, FilterValues } from './FilterGroup.tsx';
import { filterNames, optionNames, toggleValue, widthValue, type Filters } from './filters.ts';
import { PriceFields } from './PriceFields.tsx';
import type { ChangeFilters } from './useFilters.ts';

type Props = { filters: Filters; facets: Facets; onChange: ChangeFilters };

const { options } = catalogTexts;

const widths: readonly FrameWidth[] = ['NARROW', 'MEDIUM', 'WIDE'];

/** Size, colour, price and width of frames; each where the list has such products. */
export function VariantFilters({ filters, facets, onChange }: Props) {
  const valuesOf = (name: string) =>
    facets && (facets.options.find(({ filterName }) => filterName === name)?.values ?? []);
  const sizes = valuesOf(optionNames.size);
  const colours = valuesOf(optionNames.colour);
  const widthCounts = facets?.frameWidths.map(({ value, count }) => ({
    value: widthValue(value),
    label: catalogTexts.widths[value],
    count,
  }));
  return (
    <>
      {isShown(sizes, filters.sizes) ? (
        <FilterGroup title={options.size}>
          <div className="filter-form__columns">
            <FilterValues
              name={filterNames.size}
              counts={sizes}
              waiting={12}
              chosen={filters.sizes}
              onToggle={(value) =>
                onChange(({ sizes: now }) => ({ sizes: toggleValue(now, value) }))
              }
            />
          </div>
        </FilterGroup>
      ) : null}
      {isShown(colours, filters.colours) ? (
        <FilterGroup title={options.colour}>
          <FilterValues
            name={filterNames.colour}
            counts={colours}
            waiting={12}
            chosen={filters.colours}
            onToggle={(value) =>
              onChange(({ colours: now }) => ({ colours: toggleValue(now, value) }))
            }
          />
        </FilterGroup>
      ) : null}
      <PriceFields filters={filters} range={facets?.price ?? null} onChange={onChange} />
      {widthCounts && isShown(widthCounts, filters.widths) ? (
        <FilterGroup title={catalogTexts.width}>
          <FilterValues
            name={filterNames.width}
            counts={widthCounts}
            waiting={3}
            chosen={filters.widths.map(widthValue)}
            onToggle={(name) =>
              onChange(({ widths: now }) => {
                const width = widths.find((each) => widthValue(each) === name);
                return width ? { widths: toggleValue(now, width) } : {};
              })
            }
          />
        </FilterGroup>
      ) : null}
    </>
  );
}

/** Nothing to choose from and nothing chosen is no group. */
export function isShown(counts: readonly unknown[] | undefined, chosen: readonly unknown[]) {
  return counts === undefined || counts.length + chosen.length > 0;
}
