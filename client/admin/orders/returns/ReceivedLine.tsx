import { frOrderChanges } from '../../../text/admin/orders/changes.fr.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { QuantityChoice } from '../../../ui/form/QuantityChoice.tsx';
import './OrderReturns.css';

type Props = {
  name: string;
  /** How many have not come back yet. */
  left: number;
  quantity: number;
  isRestocked: boolean;
  onTake: (quantity: number) => void;
  onRestock: (isRestocked: boolean) => void;
};

/** Ticked for goods that came back, with how many and whether they can be sold again. */
export function ReceivedLine({ name, left, quantity, isRestocked, onTake, onRestock }: Props) {
  const { returns: texts, lines } = frOrderChanges;
  const { less, more } = lines;
  return (
    <div>
      <QuantityChoice
        label={texts.line(left, name)}
        stepper={{ label: texts.quantity(name), less: less(name), more: more(name) }}
        quantity={quantity}
        most={left}
        onChoose={onTake}
      />
      {quantity > 0 ? (
        <div className="receive-return__restock">
          <Checkbox
            label={texts.restock}
            aria-label={texts.restockOf(name)}
            checked={isRestocked}
            onChange={({ target }) => onRestock(target.checked)}
          />
        </div>
      ) : null}
    </div>
  );
}
