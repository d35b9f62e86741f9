import type { ComponentProps } from 'react';

import { catalogTexts } from '../../catalog.fr.ts';
import { searchTexts } from '../../search/search.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FilterForm } from './FilterForm.tsx';
import './FilterForm.css';
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

type SheetProps = Omit<ComponentProps<typeof FilterForm>, 'onCleared'> & {
  /** Undefined until loaded. */
  count: number | undefined;
  onClose: () => void;
};

/** The filters over the page, on narrow screens. The button to the results is always in view. */
export function FilterSheet({ count, onClose, ...form }: SheetProps) {
  return (
    <Dialog title={catalogTexts.filters} shape="sheet" onClose={onClose}>
      <div className="filter-sheet__filters">
        <FilterForm {...form} onCleared={onClose} />
      </div>
      <div className="filter-sheet__foot">
        <Button isWide onClick={onClose}>
          {catalogTexts.showFound(count)}
        </Button>
        {/* The page's own count is inert below the sheet. */}
        <p className="visually-hidden" aria-live="polite">
          {count === undefined ? null : searchTexts.count(count)}
        </p>
      </div>
    </Dialog>
  );
}
