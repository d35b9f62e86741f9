import type { ComponentProps } from 'react';

import { catalogTexts } from '../../catalog.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { FilterForm } from './FilterForm.tsx';
import './FilterPanel.css';

type Props = ComponentProps<typeof FilterForm> & {
  id: string;
  onClose: () => void;
};

/** The filters beside the list, on wide screens only. */
export function FilterPanel({ id, onClose, ...form }: Props) {
  return (
    <section id={id} className="filter-panel" aria-label={catalogTexts.filters}>
      <div className="filter-panel__head">
        <h2 className="filter-panel__title">{catalogTexts.filters}</h2>
        <IconButton icon="close" label={catalogTexts.closeFilters} onClick={onClose} />
      </div>
      <FilterForm {...form} />
    </section>
  );
}
