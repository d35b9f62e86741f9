import { Checkbox } from './Checkbox.tsx';
import './Stepper.css';
import { Stepper } from './Stepper.tsx';

type Props = {
  label: string;
  stepper: { label: string; less: string; more: string };
  /** 0 while it is not ticked. */
  quantity: number;
  most: number;
  onChoose: (quantity: number) => void;
};

/** Ticked for all of it; then fewer, a press at a time. */
export function QuantityChoice({ label, stepper, quantity, most, onChoose }: Props) {
  return (
    <div className="quantity-choice">
      <Checkbox
        label={label}
        checked={quantity > 0}
        onChange={({ target }) => onChoose(target.checked ? most : 0)}
      />
      {quantity > 0 && most > 1 ? (
        <Stepper
          {...stepper}
          quantity={quantity}
          most={most}
          onStep={(step) => onChoose(quantity + step)}
        />
      ) : null}
    </div>
  );
}
