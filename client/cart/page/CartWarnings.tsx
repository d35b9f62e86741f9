import { useId } from 'react';

import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { CartData } from '../cartFragment.ts';
import './CartWarnings.css';
import { useRemoveFromCart } from '../useRemoveFromCart.ts';

type Props = { warnings: CartData['warnings'] };

/** Lines that cannot be bought, each with a button that removes it. */
export function CartWarnings({ warnings }: Props) {
  const id = useId();
  const { removeFromCart, isRemoving } = useRemoveFromCart();
  if (warnings.length === 0) return null;
  return (
    <section className="cart-warnings" aria-labelledby={id}>
      <h2 id={id} className="cart-warnings__title">
        {fr.cart.warnings}
      </h2>
      <ul>
        {warnings.map(({ productId, message }) => (
          <li key={productId} className="cart-warnings__row">
            <p id={`${id}-${productId}`}>{message}</p>
            <Button
              variant="danger"
              aria-describedby={`${id}-${productId}`}
              disabled={isRemoving}
              onClick={() => void removeFromCart(productId)}
            >
              {fr.cart.removeWarned}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
