import { maxQuantity, type LineKey } from '../../apollo/guestCart.ts';
import { frCart } from '../cart.fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import './QuantityStepper.css';
import { useCartActions } from '../useCartActions.ts';

type Props = {
  line: LineKey;
  quantity: number;
  /** Null: not counted. */
  available: number | null;
  isDisabled: boolean;
};

/** Stays enabled while a change is being sent. */
export function QuantityStepper({ line, quantity, available, isDisabled }: Props) {
  const { stepQuantity } = useCartActions();
  const most = Math.max(1, Math.min(maxQuantity, available ?? maxQuantity));
  return (
    <fieldset className="quantity-stepper" aria-label={frCart.quantity}>
      <IconButton
        icon="minus"
        label={frCart.decrease}
        disabled={isDisabled || quantity <= 1}
        onClick={() => stepQuantity(line, -1, most)}
      />
      <span className="quantity-stepper__quantity">{quantity}</span>
      <IconButton
        icon="plus"
        label={frCart.increase}
        disabled={isDisabled || quantity >= most}
        onClick={() => stepQuantity(line, 1, most)}
      />
    </fieldset>
  );
}
