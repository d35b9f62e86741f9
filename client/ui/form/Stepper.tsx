import { IconButton } from '../button/IconButton.tsx';
import './Stepper.css';

type Props = {
  label: string;
  less: string;
  more: string;
  quantity: number;
  most: number;
  isDisabled?: boolean;
  onStep: (step: 1 | -1) => void;
  /** Called by a press that would pass `most`, to say why. */
  onMost?: () => void;
};

/** A quantity from 1, a press at a time. At an end a button stays focusable, to keep the focus. */
export function Stepper({
  label,
  less,
  more,
  quantity,
  most,
  isDisabled = false,
  onStep,
  onMost,
}: Props) {
  const isLeast = quantity <= 1;
  const isMost = quantity >= most;
  return (
    <fieldset className="stepper" aria-label={label}>
      <IconButton
        icon="minus"
        label={less}
        disabled={isDisabled}
        aria-disabled={isLeast}
        onClick={() => isLeast || onStep(-1)}
      />
      <span className="stepper__quantity">{quantity}</span>
      <IconButton
        icon="plus"
        label={more}
        disabled={isDisabled}
        aria-disabled={isMost}
        onClick={() => (isMost ? onMost?.() : onStep(1))}
      />
    </fieldset>
  );
}
