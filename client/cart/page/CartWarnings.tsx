import { useId } from 'react';
import { Link } from 'react-router-dom';

import { alterationsHash, paths } from '#shared/paths.ts';
import { keyOfLine } from '../cartLineId.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { CartData } from '../useCart.ts';
import './CartWarnings.css';
import { useCartActions } from '../useCartActions.ts';

/** Lines that cannot be bought, each with a button that removes it. A line above the stock says so itself. */
export function CartWarnings({ warnings }: { warnings: CartData['warnings'] }) {
  const id = useId();
  const { removeFromCart, isChanging } = useCartActions();
  const gone = warnings.filter(({ code }) => code !== 'INSUFFICIENT_STOCK');
  if (gone.length === 0) return null;
  return (
    <section className="cart-warnings stack-2" aria-labelledby={id}>
      <h2 id={id} className="cart-warnings__title">
        {cartPageTexts.warnings}
      </h2>
      <ul>
        {gone.map(({ code, productId, variantId, lineId, message }) => (
          <li key={lineId} className="cart-warnings__row">
            <p id={`${id}-${keyOfLine(lineId)}`}>{message}</p>
            {code === 'UNKNOWN_ALTERATION' ? (
              <Link
                to={
                  paths.product(productId, variantId === productId ? undefined : variantId) +
                  alterationsHash
                }
              >
                {cartPageTexts.chooseAnew}
              </Link>
            ) : null}
            <Button
              variant="danger"
              aria-describedby={`${id}-${keyOfLine(lineId)}`}
              disabled={isChanging}
              onClick={() => void removeFromCart({ productId, lineId })}
            >
              {cartPageTexts.removeWarned}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
