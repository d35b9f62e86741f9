import { fr } from '../../text/fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { maxQuantity } from '../limits.ts';
import './QuantityStepper.css';
import { useSetQuantity } from '../useSetQuantity.ts';

type Props = { productId: string; quantity: number; isDisabled: boolean };

/** Stays enabled while a change is being sent. */
export function QuantityStepper({ productId, quantity, isDisabled }: Props) {
  const { stepQuantity } = useSetQuantity();
  return (
    <fieldset className="quantity-stepper" aria-label={fr.cart.quantity}>
      <IconButton
        icon="minus"
        label={fr.cart.decrease}
        disabled={isDisabled || quantity <= 1}
        onClick={() => stepQuantity(productId, -1)}
      />
      <span className="quantity-stepper__quantity">{quantity}</span>
      <IconButton
        icon="plus"
        label={fr.cart.increase}
        disabled={isDisabled || quantity >= maxQuantity}
        onClick={() => stepQuantity(productId, 1)}
      />
    </fieldset>
  );
}
