import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useId } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { paths, variantParameter } from '../../../server/shared/isomorphic/paths.ts';
import { describeError } from '../../apollo/problems.ts';
import { rememberViewed } from '../../apollo/recentlyViewed.ts';
import type { ViewedProduct_ProductFragment } from '../../generated/shop/graphql.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { PageError } from '../../page/PageError.tsx';
import { useIsRestShown } from '../../page/useIsRestShown.ts';
import { writtenIn } from '../../page/writtenIn.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { catalogPath, useCatalogPath } from '../list/filter/filters.ts';
import './gallery/Gallery.css';
import './gallery/GalleryThumbnails.css';
import { productTexts } from './product.fr.ts';
import { productHead, unknownProductHead } from './productHead.ts';
import { productPageQuery } from './productPageQuery.ts';
import './ProductSkeleton.css';
import './ProductView.css';
import { GalleryPicture } from './gallery/Gallery.tsx';
import { ProductView } from './ProductView.tsx';
import { RecentlyViewed } from './viewed/RecentlyViewed.tsx';
import { ViewedProduct, viewedProduct } from './viewed/ViewedProduct.tsx';
import './RelatedProducts.css';

export function ProductPage() {
  const { productId: id = '' } = useParams();
  const query = useQuery(productPageQuery, { variables: { id } });
  const shop = useCatalogPath();
  const isRestShown = useIsRestShown();
  useRememberViewed(query.data?.product?.id);

  if (query.error && !query.data) {
    return <PageError text={describeError(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <ProductSkeleton id={id} />;

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

/** Most products have three pictures. */
const THUMBNAILS = [1, 2, 3];

/** With the title and the picture of a product that a list has shown. */
function ProductSkeleton({ id }: { id: string }) {
  const client = useApolloClient();
  const isOneVariant = useSearchParams()[0].has(variantParameter);
  const from = { __typename: 'Product', id } as const;
  const fragmentName = 'ViewedProduct_product';
  const known = client.readFragment({ fragment: viewedProduct, fragmentName, from });
  return (
    <div className="page">
      <p className="visually-hidden">{shopTexts.app.loading}</p>
      <Skeleton className="product-skeleton__path" />
      <article className="product-view">
        <div className="product-view__frame">
          <div className="gallery">
            <div className="gallery-thumbnails">
              {THUMBNAILS.map((place) => (
                <span key={place} className="gallery-thumbnails__thumbnail">
                  <Skeleton shape="picture" />
                </span>
              ))}
            </div>
            {known && !isOneVariant ? (
              <div className="gallery__strip">
                <GalleryPicture
                  url={known.image}
                  alt={known.imageAlt}
                  sources={known.imageSources}
                  isFirst
                />
              </div>
            ) : (
              <Skeleton shape="picture" />
            )}
          </div>
        </div>
        <div className="product-view__facts">
          <Skeleton className="product-view__brand" />
          {known ? (
            <h1 className="product-view__title" {...writtenIn(known.languages.title)}>
              {known.title}
            </h1>
          ) : (
            <Skeleton shape="title" />
          )}
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </div>
      </article>
    </div>
  );
}
