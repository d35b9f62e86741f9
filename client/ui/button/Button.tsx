import type { ComponentProps } from 'react';

import './Button.css';
import { cx } from '../cx.ts';

/** How much a button asks for: one `primary` a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Takes the whole width. */
  isWide?: boolean;
};

/** A button; of type `button` unless told otherwise. `ButtonLink` is its twin that leads somewhere. */
export function Button({
  variant = 'primary',
  isWide = false,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={cx('button', `button--${variant}`, isWide && 'button--wide', className)}
    />
  );
}
