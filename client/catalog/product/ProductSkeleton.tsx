import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

import { paths, variantParameter } from '#shared/paths.ts';
import { DocumentHead } from '../../page/DocumentHead.tsx';
import { writtenIn } from '../../page/writtenIn.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import './gallery/Gallery.css';
import './gallery/GalleryThumbnails.css';
import { productTexts } from './product.fr.ts';
import { unknownProductHead } from './productHead.ts';
import './ProductView.css';
import { GalleryPicture } from './gallery/Gallery.tsx';
import { viewedProduct } from './viewed/ViewedProduct.tsx';

export function UnknownProduct() {
  return (
    <div className="page">
      <DocumentHead {...unknownProductHead} />
      <EmptyState image="/images/not-found.svg" text={productTexts.unknown} level="h1">
        <ButtonLink to={paths.catalog()}>{productTexts.toShop}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Most products have three pictures. */
const THUMBNAILS = [1, 2, 3];

/** Shows the title and the picture of a product that a list has shown. */
export function ProductSkeleton({ id }: { id: string }) {
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
                  text={known.title}
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
