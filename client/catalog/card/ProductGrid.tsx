import type { ComponentProps, ReactNode, Ref } from 'react';

import { cx } from '../../ui/cx.ts';
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
  /** Whether the place has no others, rather than a filter left them: few then fill the width. */
  isWhole?: boolean | undefined;
  /** Renders a note below the price of a card. */
  renderNote?: ((product: Product) => ReactNode) | undefined;
  ref?: Ref<HTMLUListElement>;
};

export function ProductGrid({
  products,
  priorityCount = 0,
  room = 'page',
  isWhole = false,
  renderNote,
  ref,
}: Props) {
  const isFew = isWhole && products.length < 4;
  return (
    <ul
      ref={ref}
      className={cx('product-grid', `product-grid--${room}`, isFew && 'product-grid--few')}
    >
      {products.map((product, index) => (
        <li key={product.id} className="product-grid__cell">
          <ProductCard
            product={product}
            priority={priorityAt(index, priorityCount)}
            sizes={isFew ? '(min-width: 600px) 27rem, 100vw' : undefined}
            note={renderNote?.(product)}
          />
        </li>
      ))}
    </ul>
  );
}
