import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';

import { graphql } from '../../apollo/generated/index.ts';
import type { ProductView_ProductFragment } from '../../apollo/generated/graphql.ts';
import { fr } from '../../text/fr.ts';
import { formatCount } from '../../ui/format/number.ts';
import { Rating } from '../../ui/format/Rating.tsx';
import { BuyBar } from './BuyBar.tsx';
import { PolicyClaims } from './PolicyClaims.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { ProductSections } from './ProductSections.tsx';
import './ProductView.css';
import { ShareProduct } from './ShareProduct.tsx';
import { useProductActions } from '../card/ProductActions.ts';
import { catalogPath } from '../list/filters.ts';

const productViewFragment = graphql(`
  fragment ProductView_product on Product {
    id
    title
    brand
    description
    image
    imageAlt
    category {
      id
      name
    }
    ratings {
      value
      count
    }
    ...BuyBar_product
  }
`);

type Props = { product: FragmentType<ProductView_ProductFragment> };

export function ProductView({ product: from }: Props) {
  const { WishLink } = useProductActions();
  const { data: product, complete } = useFragment({
    fragment: productViewFragment,
    fragmentName: 'ProductView_product',
    from,
  });
  if (!complete) return null;
  const { ratings } = product;
  return (
    <article className="product-view">
      <div className="product-view__frame">
        <Gallery
          key={product.id}
          pictures={[{ url: product.image, alt: product.imageAlt }]}
          title={product.title}
        />
      </div>
      <div className="product-view__facts">
        <p className="product-view__brand">
          <Link to={catalogPath({ brands: [product.brand] })}>{product.brand}</Link>
        </p>
        <h1 className="product-view__title">{product.title}</h1>
        <p className="product-view__line">
          <Rating value={ratings.value} note={fr.product.reviews(formatCount(ratings.count))} />
          <Link
            to={catalogPath({ categories: [product.category.name] })}
            className="product-view__category"
          >
            {product.category.name}
          </Link>
        </p>
        <BuyBar product={product} />
        <div className="product-view__wish">
          <WishLink productId={product.id} />
        </div>
        <ProductDelivery />
        {product.description ? (
          <p className="product-view__description">{product.description}</p>
        ) : null}
        <ProductSections />
        <PolicyClaims />
        <ShareProduct productId={product.id} title={product.title} />
      </div>
    </article>
  );
}
