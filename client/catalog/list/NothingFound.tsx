import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { catalogTexts } from '../catalog.fr.ts';
import { searchTexts } from '../search/search.fr.ts';
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
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.soldOut}>
        <Button onClick={actions.onIncludeOutOfStock}>{catalogTexts.includeOutOfStock}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState image="/images/empty-search.svg" text={catalogTexts.empty}>
        {search === '' ? null : <p>{searchTexts.nothingFor(search)}</p>}
        <Button onClick={actions.onClearAll}>{catalogTexts.clearAll}</Button>
      </EmptyState>
      {search === '' ? null : <OtherProducts room={room} />}
    </>
  );
}
