import type { ComponentProps, Ref } from 'react';

import { priorityAt } from '../../ui/Picture.tsx';
import { ProductCard } from './ProductCard.tsx';
import './ProductGrid.css';

type Props = {
  products: readonly ComponentProps<typeof ProductCard>['product'][];
  /** How many of the first pictures are in view from the start. */
  priorityCount?: number;
  /** `panel` leaves room beside the grid. */
  room?: 'page' | 'panel';
  ref?: Ref<HTMLUListElement>;
};

export function ProductGrid({ products, priorityCount = 0, room = 'page', ref }: Props) {
  return (
    <ul ref={ref} className={`product-grid product-grid--${room}`}>
      {products.map((product, index) => (
        <li key={product.id} className="product-grid__cell">
          <ProductCard product={product} priority={priorityAt(index, priorityCount)} />
        </li>
      ))}
    </ul>
  );
}
