import { useQuery } from '@apollo/client/react';

import { MySize, MySizeButton } from '../../../catalog/product/sizes/MySize.tsx';
import { useMySize } from '../../../catalog/product/sizes/useMySize.ts';
import type { ExchangeProductQuery } from '../../../generated/shop/graphql.ts';
import { graphql } from '../../../generated/shop/index.ts';

export const exchangeProductQuery = graphql(`
  query ExchangeProduct($id: ID!) {
    product(id: $id) {
      id
      variants {
        id
        color
      }
      ...MySize_product
    }
  }
`);

type Props = {
  productId: string;
  /** The variant that the shopper has. */
  variantId: string;
  /** The size that is chosen instead. */
  chosen: string | null;
  /** Called with the colour that the shopper has. */
  onChoose: (size: string, color: string | null) => void;
};

/** The size for the shopper's measures, which stay on the device; nothing for what has no sizes. */
export function ExchangeSize({ productId, ...rest }: Props) {
  const { data } = useQuery(exchangeProductQuery, { variables: { id: productId } });
  const product = data?.product;
  return product?.sizeGuide ? <SizeOf product={product} {...rest} /> : null;
}

type SizeProps = Omit<Props, 'productId'> & {
  product: NonNullable<ExchangeProductQuery['product']>;
};

function SizeOf({ product, variantId, chosen, onChoose }: SizeProps) {
  const mySize = useMySize(product);
  const color = product.variants.find(({ id }) => id === variantId)?.color ?? null;
  return (
    <div className="exchange-form__size">
      <MySizeButton mySize={mySize} />
      <MySize mySize={mySize} chosen={chosen} onChoose={(size) => onChoose(size, color)} />
    </div>
  );
}
