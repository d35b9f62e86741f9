import { useQuery } from '@apollo/client/react';

import { SearchField } from '../../page/SearchField.tsx';
import { frProducts } from '../../../text/fr.admin.products.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { productChoicesQuery } from '../edit/productQuery.ts';
import './FilterBar.css';
import { filterNames, type ProductFilters } from './productFilters.ts';

const { list } = frProducts;

type Props = {
  filters: ProductFilters;
  /** Values of the address by their name there. */
  onChange: (values: Readonly<Record<string, string>>) => void;
};

export function FilterBar({ filters, onChange }: Props) {
  const { data } = useQuery(productChoicesQuery);
  const names = data?.categories.map(({ name }) => name) ?? [];
  const { search, category } = filters;
  // Until the categories are loaded.
  const isUnknown = category !== '' && !names.includes(category);

  return (
    <div className="filter-bar">
      <SearchField
        label={list.search}
        placeholder={list.searchHint}
        value={search}
        onSearch={(text) => onChange({ [filterNames.search]: text })}
      />
      <Select
        label={list.category}
        value={category}
        onChange={({ target }) => onChange({ [filterNames.category]: target.value })}
      >
        <option value="">{list.allCategories}</option>
        {isUnknown ? <option>{category}</option> : null}
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  );
}
