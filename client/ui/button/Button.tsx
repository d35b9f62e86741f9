import type { ComponentProps } from 'react';

import './Button.css';
import { cx } from '../cx.ts';

/** One `primary` a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'ghost' | 'danger';

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  isWide?: boolean;
};

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
