import { Suspense } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { picturesOfColour } from '#shared/catalog/variants.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { ProductView_ProductFragment } from '../../generated/shop/graphql.ts';
import { productTexts } from './product.fr.ts';
import { cardTexts } from '../card/card.fr.ts';
import { Price } from '../../ui/format/Price.tsx';
import { formatCount, Rating } from '../../ui/format/Rating.tsx';
import { loadAlertForm, StockAlert } from '../alerts/StockAlert.tsx';
import { lazyAlterations } from './alterations/lazyAlterations.ts';
import { useAlterations } from './alterations/useAlterations.ts';
import { BuyBar } from './BuyBar.tsx';
import { PolicyClaims } from './PolicyClaims.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { ProductOptions } from './ProductOptions.tsx';
import { ProductDelivery } from './ProductDelivery.tsx';
import { ProductSections } from './ProductSections.tsx';
// The script of the alterations comes later, but their fields are on the page as it is sent.
import '../../ui/form/Choice.css';
import './alterations/Alterations.css';
import './ProductView.css';
import { ShareProduct } from './ShareProduct.tsx';
import { SizeGuide } from './measures/SizeGuide.tsx';
import { MySize, MySizeButton } from './sizes/MySize.tsx';
import { useMySize } from './sizes/useMySize.ts';
import { useVariant } from './useVariant.ts';
import { writtenIn } from '../../page/writtenIn.ts';
import { useProductActions } from '../card/ProductActions.ts';
import { useOnDemand } from '../useOnDemand.ts';
import { sizeOption } from '../variants.ts';
import { catalogPath } from '../list/filter/filters.ts';

graphql(`
  fragment Alterations_product on Product {
    id
    alterations {
      id
      title
      price {
        amount
      }
      days
      measure {
        name
        min
        max
        step
      }
    }
  }
`);

graphql(`
  fragment ProductView_product on Product {
    id
    title
    brand
    description
    languages {
      title
      description
    }
    category {
      id
      name
      filterName
    }
    ratings {
      value
      count
    }
    images {
      url
      alt
      color
      sources {
        url
        width
      }
    }
    variants {
      id
      title
      availableForSale
      price {
        amount
      }
      size
      color
      selectedOptions {
        name
        value
      }
      frame {
        ...Frame_measures
      }
      campaign {
        id
        slug
        summary
        endsAt
      }
      ...BuyBar_variant
    }
    ...MySize_product
    ...ProductSections_product
    ...Alterations_product
  }
`);

type Props = {
  product: ProductView_ProductFragment;
  /** Whether it is a draft, which cannot be bought, wished for or shared. */
  isPreview?: boolean;
};

export function ProductView({ product, isPreview = false }: Props) {
  const { WishLink } = useProductActions();
  const { variant, choose } = useVariant(product);
  const alertForm = useOnDemand(loadAlertForm);
  const mySize = useMySize(product);
  const alterations = useAlterations(product);
  const { languages, ratings, options, variants, sizeGuide, fit } = product;
  const size = sizeOption(options);
  if (!variant) return null;
  const { campaign } = variant;
  const pictures = picturesOfColour(product.images, variant.color, ({ color }) => color);
  return (
    <article className="product-view">
      <div className="product-view__frame">
        <Gallery
          // Another colour begins with its first picture.
          key={pictures[0]?.url}
          pictures={pictures}
          title={product.title}
        />
      </div>
      <div className="product-view__facts">
        <p className="product-view__brand">
          <Link to={catalogPath({ brands: [product.brand] })}>{product.brand}</Link>
        </p>
        <h1 className="product-view__title" {...writtenIn(languages.title)}>
          {product.title}
        </h1>
        <p className="product-view__line">
          <Rating
            value={ratings.value}
            note={cardTexts.reviews(ratings.count, formatCount(ratings.count))}
          />
          <Link
            to={catalogPath({ categories: [product.category.filterName] })}
            className="product-view__category"
          >
            {product.category.name}
          </Link>
        </p>
        <ProductOptions
          options={options}
          variants={variants}
          variant={variant}
          onChoose={choose}
          sizeHelp={
            sizeGuide ? (
              <div className="product-option__help">
                <MySizeButton mySize={mySize} />
                <SizeGuide
                  guide={sizeGuide}
                  sizes={mySize.sized.sizes}
                  ownRow={mySize.advice?.row}
                />
              </div>
            ) : null
          }
          sizeAdvice={
            <>
              {fit ? <p className="product-option__fit">{productTexts.fit[fit]}</p> : null}
              {sizeGuide ? (
                <MySize
                  mySize={mySize}
                  chosen={variant.size}
                  onChoose={(value) => size && choose(size.name, value)}
                />
              ) : null}
            </>
          }
        />
        {product.alterations.length > 0 ? (
          <Suspense fallback={<div className="alterations__room" />}>
            <lazyAlterations.Page alterations={product.alterations} state={alterations} />
          </Suspense>
        ) : null}
        {campaign ? (
          <Link to={paths.campaign(campaign.slug)} className="product-view__campaign">
            {campaign.summary}
          </Link>
        ) : null}
        {isPreview ? (
          <p className="product-view__preview-price">
            <Price amount={variant.price.amount} original={variant.originalPrice.amount} />
          </p>
        ) : (
          <>
            <BuyBar
              productId={product.id}
              variant={variant}
              alterations={alterations}
              alert={alertForm}
            />
            {variant.availableForSale ? null : (
              <StockAlert variantId={variant.id} form={alertForm} />
            )}
            <div className="product-view__wish">
              <WishLink productId={product.id} />
            </div>
          </>
        )}
        <ProductDelivery
          productId={product.id}
          variantId={variant.id}
          amount={variant.price.amount + alterations.price}
          alterations={alterations.chosen ?? []}
          isInStock={variant.availableForSale}
        />
        {product.description ? (
          <p className="product-view__description" {...writtenIn(languages.description)}>
            {product.description}
          </p>
        ) : null}
        <ProductSections product={product} variant={variant} />
        <PolicyClaims />
        {isPreview ? null : <ShareProduct productId={product.id} title={product.title} />}
      </div>
    </article>
  );
}
