import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { frCatalog } from '../catalog.fr.ts';
import { frSearch } from '../search/search.fr.ts';
import { OtherProducts } from './OtherProducts.tsx';

type Props = {
  /** Empty for none. */
  search: string;
  /** The shop has products, but none in stock. */
  isSoldOut: boolean;
  room: 'page' | 'panel';
  onClearAll: () => void;
  onIncludeOutOfStock: () => void;
};

export function NothingFound({ search, isSoldOut, room, ...actions }: Props) {
  if (isSoldOut) {
    return (
      <EmptyState image="/images/empty-search.svg" text={frCatalog.soldOut}>
        <Button onClick={actions.onIncludeOutOfStock}>{frCatalog.includeOutOfStock}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={frCatalog.empty}>
        {search === '' ? null : <p>{frSearch.nothingFor(search)}</p>}
        <Button onClick={actions.onClearAll}>{frCatalog.clearAll}</Button>
      </EmptyState>
      {search === '' ? null : <OtherProducts room={room} />}
    </>
  );
}
