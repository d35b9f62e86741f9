import type { ComponentProps, Ref } from 'react';

import { fr } from '../text/fr.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { FilterForm } from './FilterForm.tsx';
import './FilterPanel.css';

type Props = ComponentProps<typeof FilterForm> & {
  onClose: () => void;
  ref?: Ref<HTMLElement>;
};

/** The filters beside the list, on wide screens only. */
export function FilterPanel({ onClose, ref, ...form }: Props) {
  return (
    <section ref={ref} tabIndex={-1} className="filter-panel" aria-label={fr.catalog.filters}>
      <div className="filter-panel__head">
        <h2 className="filter-panel__title">{fr.catalog.filters}</h2>
        <IconButton icon="close" label={fr.catalog.closeFilters} onClick={onClose} />
      </div>
      <FilterForm {...form} />
    </section>
  );
}
