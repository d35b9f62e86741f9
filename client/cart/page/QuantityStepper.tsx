import { maxQuantity, type LineKey } from '../../apollo/guestCart.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Stepper } from '../../ui/form/Stepper.tsx';
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
    <Stepper
      label={cartPageTexts.quantity}
      less={cartPageTexts.decrease}
      more={cartPageTexts.increase}
      quantity={quantity}
      most={most}
      isDisabled={isDisabled}
      onStep={(step) => stepQuantity(line, step, most)}
    />
  );
}
