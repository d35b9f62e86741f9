import type { ComponentProps } from 'react';

import { catalogTexts } from '../../catalog.fr.ts';
import { searchTexts } from '../../search/search.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FilterForm } from './FilterForm.tsx';
import './FilterForm.css';

type Props = Omit<ComponentProps<typeof FilterForm>, 'onCleared'> & {
  /** Undefined until loaded. */
  count: number | undefined;
  onClose: () => void;
};

/** The filters over the page, on narrow screens. The button to the results is always in view. */
export function FilterSheet({ count, onClose, ...form }: Props) {
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
