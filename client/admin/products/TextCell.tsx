import { useId, type ComponentProps } from 'react';

import { cx } from '../../ui/cx.ts';
import './TextCell.css';

type Props = Omit<ComponentProps<'input'>, 'aria-label' | 'type'> & {
  /** Its accessible name: what stands around it says the same to the eye. */
  label: string;
  error?: string | undefined;
};

/** A text field in a row of several. */
export function TextCell({ label, error, className, ...rest }: Props) {
  const id = useId();
  return (
    <span className={cx('text-cell', error && 'text-cell--invalid', className)}>
      <input
        autoComplete="off"
        {...rest}
        className="text-cell__input"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error ? (
        <span id={id} className="text-cell__error">
          {error}
        </span>
      ) : null}
    </span>
  );
}
