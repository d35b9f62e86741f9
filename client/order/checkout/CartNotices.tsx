import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { orderTexts } from '../order.fr.ts';
import './checkout.css';

type Props = { warnings: readonly { lineId: string; message: string }[] };

/** Warnings that prevent the order, with the link to the cart. */
export function CartNotices({ warnings }: Props) {
  if (warnings.length === 0) return null;
  return (
    <div className="cart-notices">
      {warnings.map(({ lineId, message }) => (
        <p key={lineId}>{message}</p>
      ))}
      <Link to={paths.cart()}>{orderTexts.toCart}</Link>
    </div>
  );
}
