import type { ComponentProps, ReactNode, Ref } from 'react';

import { priorityAt } from '../../ui/Picture.tsx';
import { ProductCard } from './ProductCard.tsx';
import './ProductGrid.css';

type Product = ComponentProps<typeof ProductCard>['product'];

type Props = {
  products: readonly Product[];
  /** Number of first pictures that are in view from the start. */
  priorityCount?: number;
  /** `panel` leaves room beside the grid. */
  room?: 'page' | 'panel';
  /** Renders a note below the price of a card. */
  renderNote?: ((product: Product) => ReactNode) | undefined;
  ref?: Ref<HTMLUListElement>;
};

export function ProductGrid({
  products,
  priorityCount = 0,
  room = 'page',
  renderNote,
  ref,
}: Props) {
  return (
    <ul ref={ref} className={`product-grid product-grid--${room}`}>
      {products.map((product, index) => (
        <li key={product.id} className="product-grid__cell">
          <ProductCard
            product={product}
            priority={priorityAt(index, priorityCount)}
            note={renderNote?.(product)}
          />
        </li>
      ))}
    </ul>
  );
}
