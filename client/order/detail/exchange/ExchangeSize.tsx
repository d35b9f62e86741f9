import { MySize, MySizeButton } from '../../../catalog/product/sizes/MySize.tsx';
import { useMySize } from '../../../catalog/product/sizes/useMySize.ts';
import type { ExchangeProductQuery } from '../../../generated/shop/graphql.ts';

export type SizedProduct = NonNullable<ExchangeProductQuery['product']>;

type Props = {
  product: SizedProduct;
  /** The variant that the shopper has. */
  variantId: string;
  /** The size that is chosen instead. */
  chosen: string | null;
  /** Called with the colour that the shopper has. */
  onChoose: (size: string, color: string | null) => void;
};

/** The size for the shopper's measures: these stay on the device. */
export function ExchangeSize({ product, variantId, chosen, onChoose }: Props) {
  const mySize = useMySize(product);
  const color = product.variants.find(({ id }) => id === variantId)?.color ?? null;
  return (
    <div className="exchange-form__size">
      <MySizeButton mySize={mySize} />
      <MySize mySize={mySize} chosen={chosen} onChoose={(size) => onChoose(size, color)} />
    </div>
  );
}
