import { Link, useNavigate } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { audiences, colorFamilies } from '#shared/catalog/product-traits.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import type { FrameFinderQuery } from '../../generated/shop/graphql.ts';
import { prefix } from '../../page/prefix.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import { priceProblem } from '../list/filter/priceProblem.ts';
import { frameTexts } from './frames.fr.ts';
import {
  frameFinderPath,
  productFilterOf,
  readSearch,
  searchNames,
  type FrameSearch,
} from './frameSearch.ts';
import { SearchInputs } from './SearchInputs.tsx';

type Props = { search: FrameSearch; facets: FrameFinderQuery['products']['facets'] };

/** Filters the frames by more than measures. Without scripts it opens the page with what is chosen. */
export function FrameFilters({ search, facets }: Props) {
  const navigate = useNavigate();
  const { audience, colour, maxPrice } = search;
  const isForSome = audience !== null || facets.audience.some(({ count }) => count > 0);
  return (
    <form
      className="frame-finder__filters"
      action={prefix + paths.frameFinder()}
      onSubmit={(event) => {
        event.preventDefault();
        const params = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) {
          if (typeof value === 'string') params.append(name, value);
        }
        void navigate(frameFinderPath(readSearch(params)), { preventScrollReset: true });
      }}
    >
      {isForSome ? (
        <SelectField
          label={catalogTexts.audience}
          name={searchNames.audience}
          defaultValue={audience === null ? '' : audiences[audience]}
        >
          <option value="">{frameTexts.filters.anyone}</option>
          {facets.audience.map(({ value }) => (
            <option key={value} value={audiences[value]}>
              {audienceNames[value]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <SelectField
        label={catalogTexts.options.colour}
        name={searchNames.colour}
        defaultValue={colour === null ? '' : colorFamilies[colour]}
      >
        <option value="">{frameTexts.filters.anyColour}</option>
        {facets.colorFamilies.map(({ value }) => (
          <option key={value} value={colorFamilies[value]}>
            {colorFamilyNames[value]}
          </option>
        ))}
      </SelectField>
      <Field
        label={catalogTexts.maxPrice}
        name={searchNames.maxPrice}
        defaultValue={maxPrice}
        error={priceProblem(maxPrice)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={100}
      />
      <SearchInputs search={{ ...search, audience: null, colour: null, maxPrice: '' }} />
      <p className="frame-finder__links">
        <Button type="submit" variant="secondary">
          {frameTexts.filters.apply}
        </Button>
        {productFilterOf(search) === null ? null : (
          <Link
            to={frameFinderPath({ ...search, audience: null, colour: null, maxPrice: '' })}
            preventScrollReset
          >
            {catalogTexts.clearFilters}
          </Link>
        )}
      </p>
    </form>
  );
}
