import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import type { ButtonVariant } from './Button.tsx';
import './Button.css';
import { cx } from '../cx.ts';

type Props = ComponentProps<typeof Link> & { variant?: ButtonVariant; isWide?: boolean };

export function ButtonLink({ variant = 'primary', isWide = false, className, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={cx('button', `button--${variant}`, isWide && 'button--wide', className)}
    />
  );
}
