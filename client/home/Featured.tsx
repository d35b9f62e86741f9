import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../page/paths.ts';
import { ProductGrid } from '../catalog/card/ProductGrid.tsx';
import { ProductGridSkeleton } from '../catalog/card/ProductGridSkeleton.tsx';
import { frHome } from './home.fr.ts';
import { Icon } from '../ui/Icon.tsx';
import './home.css';

type Props = { products: ComponentProps<typeof ProductGrid>['products'] | undefined };

export function Featured({ products }: Props) {
  if (products?.length === 0) return null;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{frHome.featured.title}</h2>
        <Link to={paths.catalog()}>
          {frHome.featured.all}
          <Icon name="arrow" />
        </Link>
      </div>
      {products ? <ProductGrid products={products} /> : <ProductGridSkeleton count={8} />}
    </section>
  );
}
