import { useId } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { useProductActions } from '../../catalog/card/ProductActions.ts';
import { writtenIn } from '../../page/writtenIn.ts';
import { NO_PICTURE } from '#shared/catalog/no-picture.ts';
import { paths } from '#shared/paths.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { cartTexts } from '../cart.fr.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { cardTexts } from '../../catalog/card/card.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoney } from '../../ui/format/money.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Price } from '../../ui/format/Price.tsx';
import './CartLine.css';
import { CartLineAlterations } from './CartLineAlterations.tsx';
import { CartLineOptions } from './CartLineOptions.tsx';
import { keyOfLine, type LineRef } from '../cartLineId.ts';
import { maxQuantity } from '../guestCart.ts';
import type { CartData } from '../useCart.ts';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { useCartActions } from '../useCartActions.ts';

graphql(`
  fragment CartLine_line on CartLine {
    id
    quantity
    price {
      amount
    }
    ...LineAlterations_line
    variant {
      id
      ...CartLineOptions_variant
      originalPrice {
        amount
      }
      campaign {
        id
        label
      }
      availableForSale
      quantityAvailable
      images {
        url
        alt
        sources {
          url
          width
        }
      }
    }
    product {
      id
      ...CartLineOptions_product
      title
      languages {
        title
      }
      brand
      image
      imageAlt
      imageSources {
        url
        width
      }
      category {
        id
        name
      }
    }
  }
`);

type Props = {
  line: CartData['lines'][number];
  /** The quantity as the shopper last set it, ahead of the sums. */
  quantity: number;
  /** Warns where the cart has more than the shop. */
  shortage: string | undefined;
  /** While the whole cart is being emptied, or without a network. */
  isDisabled: boolean;
};

export function CartLine({ line, quantity, shortage, isDisabled }: Props) {
  const titleId = useId();
  const { WishButton } = useProductActions();
  const { removeFromCart, setQuantity, isChanging } = useCartActions();
  const { product, variant, alterations } = line;
  const ref = { productId: product.id, lineId: line.id };
  // Lines of the same product differ in them.
  const nameId = alterations.length > 0 ? `${titleId} ${titleId}-alterations` : titleId;
  const path = paths.product(product.id, variant.id === product.id ? undefined : variant.id);
  const picture = variant.images[0] ?? {
    url: product.image,
    alt: product.imageAlt,
    sources: product.imageSources,
  };
  const isLeaving = isDisabled || isChanging;
  return (
    <article id={keyOfLine(line.id)} tabIndex={-1} className="cart-line" aria-labelledby={nameId}>
      <Link
        to={path}
        className="cart-line__frame"
        tabIndex={-1}
        // Without a picture nothing in the link names it.
        aria-labelledby={picture.url === NO_PICTURE ? titleId : undefined}
      >
        <Picture
          src={picture.url}
          sources={picture.sources}
          sizes="8.5rem"
          alt={picture.alt}
          text={product.title}
          className="cart-line__picture"
        />
      </Link>
      <div className="cart-line__facts">
        <p className="note">{product.brand}</p>
        <h2 id={titleId} className="cart-line__title" {...writtenIn(product.languages.title)}>
          <Link to={path}>{product.title}</Link>
        </h2>
        <p className="note">{product.category.name}</p>
        {variant.availableForSale ? (
          <p className="cart-line__price">
            <Price
              amount={line.price.amount}
              original={variant.originalPrice.amount + sumOf(alterations)}
            />
            {variant.campaign?.label ? (
              <span className="cart-line__campaign">{variant.campaign.label}</span>
            ) : null}
          </p>
        ) : (
          <p className="cart-line__out">{cardTexts.outOfStock}</p>
        )}
        <CartLineOptions line={line} isDisabled={isLeaving} />
        <CartLineAlterations
          line={line}
          id={`${titleId}-alterations`}
          nameId={nameId}
          isDisabled={isLeaving || !variant.availableForSale}
        />
      </div>
      <WishButton productId={product.id} titleId={titleId} className="cart-line__wish" />
      <div className="cart-line__actions">
        <QuantityStepper
          line={ref}
          quantity={quantity}
          available={variant.quantityAvailable}
          isDisabled={isLeaving || !variant.availableForSale}
        />
        <Button
          variant="ghost"
          className="cart-line__remove"
          aria-describedby={nameId}
          disabled={isLeaving}
          onClick={() => void removeFromCart(ref)}
        >
          <Icon name="trash" size={18} />
          {cartPageTexts.remove}
        </Button>
        {line.quantity > 1 && variant.availableForSale ? (
          <p
            className={cx(
              'cart-line__total',
              shortage === undefined && quantity !== line.quantity && 'cart-line__total--old',
            )}
          >
            <span className="visually-hidden">{cartPageTexts.lineTotal} </span>
            <bdi>{formatMoney(line.price.amount * line.quantity)}</bdi>
          </p>
        ) : null}
      </div>
      {shortage === undefined ? null : (
        <p className="cart-line__shortage">
          <span>{shortage}</span>
          <Button
            variant="secondary"
            disabled={isLeaving}
            onClick={() => setQuantity(ref, line.quantity)}
          >
            {cartPageTexts.keep(line.quantity)}
          </Button>
        </p>
      )}
    </article>
  );
}

const sumOf = (alterations: Props['line']['alterations']) =>
  alterations.reduce((sum, { price }) => sum + price.amount, 0);

type QuantityStepperProps = {
  line: LineRef;
  quantity: number;
  /** Null: not counted. */
  available: number | null;
  isDisabled: boolean;
};

/** Stays enabled while a change is being sent. */
function QuantityStepper({ line, quantity, available, isDisabled }: QuantityStepperProps) {
  const { stepQuantity } = useCartActions();
  const most = Math.max(1, Math.min(maxQuantity, available ?? maxQuantity));
  return (
    <Stepper
      label={cartPageTexts.quantity}
      less={cartPageTexts.decrease}
      more={cartPageTexts.increase}
      quantity={quantity}
      most={most}
      isDisabled={isDisabled}
      onStep={(step) => stepQuantity(line, step, most)}
      onMost={() =>
        toast.warning(
          quantity >= maxQuantity ? cartTexts.quantityFull : cartPageTexts.mostInStock(most),
        )
      }
    />
  );
}
