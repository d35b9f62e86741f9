import { fr } from '../text/fr.ts';

type Props = { isOutOfStock: boolean };

/** What a card's cart button says: what it does, or why it cannot be pressed. */
export function CartButtonLabel({ isOutOfStock }: Props) {
  if (!isOutOfStock) return fr.product.addToCart;
  return (
    <>
      <span className="visually-hidden">{fr.product.addToCart}, </span>
      <span>{fr.product.outOfStock}</span>
    </>
  );
}
