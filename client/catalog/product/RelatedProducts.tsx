import { useId } from 'react';

import type { ViewedProduct_ProductFragment } from '../../generated/shop/graphql.ts';
import { productTexts } from './product.fr.ts';
import './RelatedProducts.css';
import { ViewedProduct } from './viewed/ViewedProduct.tsx';

type Props = {
  products: readonly ViewedProduct_ProductFragment[];
};

export function RelatedProducts({ products }: Props) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section className="related-products" aria-labelledby={titleId}>
      <h2 id={titleId}>{productTexts.related}</h2>
      <ul className="related-products__grid">
        {products.map((product) => (
          <li key={product.id}>
            <ViewedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
