import { useId, type ComponentProps } from 'react';

import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import './Select.css';

type Props = ComponentProps<'select'> & { label: string };

/** A choice in one line, its label beside it. */
export function Select({ label, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={cx('select', className)}>
      <label htmlFor={id} className="select__label">
        {label}
      </label>
      <div className="select__box">
        <select {...rest} id={id} className="select__input" />
        <Icon name="chevron" size={16} />
      </div>
    </div>
  );
}
