import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { catalogTexts } from '../../catalog.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { filterNames, priceIn, unreadablePrice, type Filters } from './filters.ts';
import './FilterForm.css';
import { priceProblem } from './priceProblem.ts';
import { useDraft } from './useDraft.ts';
import type { ChangeFilters } from './useFilters.ts';

type Props = {
  filters: Filters;
  /** Range of the products found, in centimes. */
  range: { min: number; max: number } | null;
  onChange: ChangeFilters;
};

/** In dirhams; an empty field is no limit, and one that cannot be read stays as it was typed. */
export function PriceFields({ filters, range, onChange }: Props) {
  return (
    <FilterGroup title={catalogTexts.price}>
      <div className="price-fields">
        <PriceField
          label={catalogTexts.minPrice}
          name={filterNames.minPrice}
          price={filters.minPrice}
          hint={range && Math.floor(range.min / 100)}
          onChange={(minPrice) => onChange(() => ({ minPrice }), { replace: true })}
        />
        <PriceField
          label={catalogTexts.maxPrice}
          name={filterNames.maxPrice}
          price={filters.maxPrice}
          hint={range && Math.ceil(range.max / 100)}
          onChange={(maxPrice) => onChange(() => ({ maxPrice }), { replace: true })}
        />
      </div>
      <Checkbox
        name={filterNames.onSale}
        value="1"
        label={catalogTexts.onSale}
        checked={filters.onSale}
        onChange={() => onChange(({ onSale }) => ({ onSale: !onSale }))}
      />
    </FilterGroup>
  );
}

type FieldProps = {
  label: string;
  name: string;
  price: number | null;
  /** Lowest or highest price of the products found. */
  hint: number | null;
  onChange: (price: number | null) => Promise<void>;
};

function PriceField({ label, name, price, hint, onChange }: FieldProps) {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(() => unreadablePrice(params, name));
  const text = priceIn(typed) === price ? typed : String(price ?? '');
  const draft = useDraft(text, (next) => {
    setTyped(next);
    return onChange(priceIn(next));
  });
  return (
    <Field
      label={label}
      name={name}
      error={draft.value === text ? priceProblem(text) : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={hint === null ? undefined : String(hint)}
      value={draft.value}
      onChange={({ target: { value } }) => draft.change(value)}
    />
  );
}
