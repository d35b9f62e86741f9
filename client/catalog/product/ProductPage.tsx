import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';

import { describeError } from '../../apollo/problems.ts';
import { rememberViewed } from '../../apollo/recentlyViewed.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { PageError } from '../../page/PageError.tsx';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { useIsRestShown } from '../../page/useIsRestShown.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { productTexts } from './product.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { catalogPath, useCatalogPath } from '../list/filter/filters.ts';
import { productHead, unknownProductHead } from './productHead.ts';
import { productPageQuery } from './productPageQuery.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import { RecentlyViewed } from './viewed/RecentlyViewed.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';

export function ProductPage() {
  const { productId: id = '' } = useParams();
  const query = useQuery(productPageQuery, { variables: { id } });
  const shop = useCatalogPath();
  const isRestShown = useIsRestShown();
  useRememberViewed(query.data?.product?.id);

  if (query.error && !query.data) {
    return <PageError text={describeError(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <ProductSkeleton />;

  const { product } = query.data;
  if (!product) {
    return (
      <div className="page">
        <DocumentHead {...unknownProductHead} />
        <EmptyState image="/images/not-found.svg" text={productTexts.unknown} level="h1">
          <ButtonLink to={paths.catalog()}>{productTexts.toShop}</ButtonLink>
        </EmptyState>
      </div>
    );
  }

  const { title, category } = product;
  return (
    <div className="page">
      <DocumentHead {...productHead(product)} />
      <Breadcrumb
        steps={[
          { label: shopTexts.breadcrumb.home, to: paths.home() },
          { label: shopTexts.breadcrumb.shop, to: shop },
          { label: category.name, to: catalogPath({ categories: [category.filterName] }) },
          { label: title },
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
