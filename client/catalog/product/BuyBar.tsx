import { graphql } from '../../generated/shop/index.ts';
import type { BuyBar_VariantFragment } from '../../generated/shop/graphql.ts';
import { productTexts } from './product.fr.ts';
import { cardTexts } from '../card/card.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMoney } from '../../ui/format/money.ts';
import { Price } from '../../ui/format/Price.tsx';
import type { AlterationsState } from './alterations/useAlterations.ts';
import './BuyBar.css';
import { useProductActions } from '../card/ProductActions.ts';

graphql(`
  fragment BuyBar_variant on ProductVariant {
    id
    title
    selectedOptions {
      name
      value
    }
    price {
      amount
    }
    originalPrice {
      amount
    }
    discountPercent
    availableForSale
    quantityAvailable
  }
`);

// Up to here the quantity is worth knowing.
const fewLeft = 3;

type Props = {
  productId: string;
  variant: BuyBar_VariantFragment;
  alterations: AlterationsState;
  alert: { isLoading: boolean; load: () => Promise<unknown> };
};

/** Stays at the bottom of a phone's screen. What a choice changes is announced together. */
export function BuyBar({ productId, variant, alterations, alert }: Props) {
  const { CartButton } = useProductActions();
  const { id, price, originalPrice, discountPercent, availableForSale } = variant;
  const hasOptions = variant.selectedOptions.length > 0;
  return (
    <div className={cx('buy-bar', !availableForSale && 'buy-bar--out')}>
      <output className="buy-bar__facts stack-3">
        {hasOptions ? <span className="visually-hidden">{variant.title}</span> : null}
        <span className="buy-bar__price">
          <Price
            amount={price.amount + alterations.price}
            original={originalPrice.amount + alterations.price}
          />
          {discountPercent > 0 ? (
            <span className="buy-bar__discount">{cardTexts.discount(discountPercent)}</span>
          ) : null}
        </span>
        {alterations.price > 0 ? (
          <span className="buy-bar__added">
            {productTexts.ofAlterations(formatMoney(alterations.price))}
          </span>
        ) : null}
        <span className={cx('buy-bar__stock', !availableForSale && 'buy-bar__stock--out')}>
          {describeStock(variant)}
        </span>
      </output>
      <CartButton
        productId={productId}
        variant={{ id, title: hasOptions ? variant.title : undefined }}
        alterations={alterations.chosen}
        onUnread={alterations.refuse}
        isOutOfStock={!availableForSale}
      />
      <noscript>
        <p className="buy-bar__script">{productTexts.needsScript}</p>
      </noscript>
      {availableForSale ? null : (
        <Button
          className="buy-bar__alert"
          aria-busy={alert.isLoading || undefined}
          onClick={() => void alert.load()}
        >
          {productTexts.alert.open}
        </Button>
      )}
    </div>
  );
}

function describeStock({
  availableForSale,
  quantityAvailable: left,
}: {
  availableForSale: boolean;
  quantityAvailable: number | null;
}) {
  if (!availableForSale) return cardTexts.outOfStock;
  return left !== null && left <= fewLeft ? productTexts.left(left) : productTexts.inStock;
}
