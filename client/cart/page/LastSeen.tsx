import { clockInRabat } from '../../apollo/today.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useRetryOnline } from '../../ui/feedback/connection.ts';
import type { useCart } from '../useCart.ts';

type Props = {
  id: string;
  lastSeen: NonNullable<ReturnType<typeof useCart>['lastSeen']>;
  onRetry: () => void;
};

/** Without a network the cart shows what was last seen of it, until the network is back. */
export function LastSeen({ id, lastSeen: { at, missing }, onRetry }: Props) {
  useRetryOnline(onRetry);
  return (
    <div className="cart__trouble" role="alert">
      <p id={id}>{cartPageTexts.lastSeen(formatDateTime(clockInRabat(new Date(at))))}</p>
      {missing > 0 ? <p>{cartPageTexts.missing(missing)}</p> : null}
      <Button variant="secondary" onClick={onRetry}>
        {cartPageTexts.retry}
      </Button>
    </div>
  );
}
