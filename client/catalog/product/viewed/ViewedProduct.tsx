import { graphql } from '../../../generated/shop/index.ts';
import type { ViewedProduct_ProductFragment } from '../../../generated/shop/graphql.ts';
import { PageLink } from '../../../page/links.tsx';
import { writtenIn } from '../../../page/writtenIn.ts';
import { paths } from '#shared/paths.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { ProductPrice } from '../../card/ProductPrice.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import './ViewedProduct.css';

/** Loads what every list of products shows of each. */
export const viewedProduct = graphql(`
  fragment ViewedProduct_product on Product {
    id
    title
    brand
    languages {
      title
    }
    image
    imageAlt
    imageSources {
      url
      width
    }
    ...ProductPrice_product
  }
`);

export function ViewedProduct({ product }: { product: ViewedProduct_ProductFragment }) {
  return (
    <div className="viewed-product">
      <Picture
        src={product.image}
        sources={product.imageSources}
        sizes="(min-width: 768px) 25vw, 50vw"
        alt={product.imageAlt}
        text={product.title}
        className="viewed-product__picture"
      />
      <p className="viewed-product__brand">{product.brand}</p>
      <h3 className="viewed-product__title" {...writtenIn(product.languages.title)}>
        <PageLink to={paths.product(product.id)} className="cover-link">
          {product.title}
        </PageLink>
      </h3>
      <ProductPrice product={product} />
    </div>
  );
}

export function ViewedSkeleton() {
  return (
    <div className="viewed-product">
      <Skeleton shape="picture" />
      <Skeleton className="viewed-product__brand" />
      <Skeleton className="viewed-product__title" />
      <Skeleton className="price" />
    </div>
  );
}
