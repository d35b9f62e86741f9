import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { ProductGrid } from '../catalog/card/ProductGrid.tsx';
import { Icon } from '../ui/Icon.tsx';
import './home.css';

type Props = {
  title: string;
  /** Names the link to `to`. */
  all: string;
  to: string;
  products: ComponentProps<typeof ProductGrid>['products'];
};

export function ProductBlock({ title, all, to, products }: Props) {
  if (products.length === 0) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{title}</h2>
        <Link to={to}>
          {all}
          <Icon name="arrow" />
        </Link>
      </div>
      <ProductGrid products={products} isWhole />
    </section>
  );
}
