import type { ComponentProps } from 'react';

import { cx } from '../cx.ts';
import { Icon, type IconName } from '../Icon.tsx';
import './IconButton.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string };

/** `label` is its accessible name. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} aria-label={label} className={cx('icon-button', className)}>
      <Icon name={icon} />
    </button>
  );
}
