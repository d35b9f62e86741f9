import { graphql } from '../../generated/shop/index.ts';
import type { ProductPrice_ProductFragment } from '../../generated/shop/graphql.ts';
import { Price } from '../../ui/format/Price.tsx';

graphql(`
  fragment ProductPrice_product on Product {
    price {
      amount
    }
    originalPrice {
      amount
    }
    highestPrice {
      amount
    }
  }
`);

/** « Dès » the lowest price, where variants differ. */
export function ProductPrice({ product }: { product: ProductPrice_ProductFragment }) {
  const { price, originalPrice, highestPrice } = product;
  return (
    <Price
      amount={price.amount}
      original={originalPrice.amount}
      isLowest={highestPrice.amount > price.amount}
    />
  );
}
