import { useQuery } from '@apollo/client/react';
import { useEffect, useId } from 'react';
import { useParams } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { FailedPage } from '../../apollo/QueryProblem.tsx';
import { rememberViewed } from './viewed/recentlyViewed.ts';
import type { ViewedProduct_ProductFragment } from '../../generated/shop/graphql.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { useIsRestShown } from '../../page/useIsRestShown.ts';
import { writtenIn } from '../../page/writtenIn.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { catalogPath, useCatalogPath } from '../list/filter/filters.ts';
import { productTexts } from './product.fr.ts';
import { productHead } from './productHead.ts';
import { productPageQuery } from './productPageQuery.ts';
import { ProductSkeleton, UnknownProduct } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import { RecentlyViewed } from './viewed/RecentlyViewed.tsx';
import { ViewedProduct } from './viewed/ViewedProduct.tsx';
import './RelatedProducts.css';

export function ProductPage() {
  const { productId: id = '' } = useParams();
  const query = useQuery(productPageQuery, { variables: { id } });
  const shop = useCatalogPath();
  const isRestShown = useIsRestShown();
  useRememberViewed(query.data?.product?.id);

  if (query.error && !query.data) return <FailedPage query={query} />;
  if (!query.data) return <ProductSkeleton id={id} />;

  const { product } = query.data;
  if (!product) return <UnknownProduct />;

  const { title, category } = product;
  return (
    <div className="page">
      <DocumentHead {...productHead(product)} />
      <Breadcrumb
        steps={[
          { label: shopTexts.breadcrumb.home, to: paths.home() },
          { label: shopTexts.breadcrumb.shop, to: shop },
          { label: category.name, to: catalogPath({ categories: [category.filterName] }) },
          { label: title, writtenIn: writtenIn(product.languages.title) },
        ]}
      />
      <ProductView product={product} />
      {isRestShown ? (
        <>
          <RelatedProducts products={product.related} />
          <RecentlyViewed except={id} />
        </>
      ) : null}
    </div>
  );
}

function useRememberViewed(productId: string | undefined) {
  useEffect(() => {
    if (productId !== undefined) rememberViewed(productId);
  }, [productId]);
}

type Props = {
  products: readonly ViewedProduct_ProductFragment[];
};

function RelatedProducts({ products }: Props) {
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
