import type { ComponentProps } from 'react';

import { Icon } from '../Icon.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import './Select.css';

type Props = Omit<ComponentProps<'select'>, 'id' | 'aria-invalid' | 'className'> &
  Omit<FieldFrameProps, 'hint'>;

/** A choice among the fields of a form. */
export function SelectField({ label, error, className, ...rest }: Props) {
  return (
    <FieldFrame label={label} error={error} className={className}>
      {(control) => (
        <div className="select__box">
          <select {...rest} {...control} className="field__input select-field__input" />
          <Icon name="chevron" size={16} />
        </div>
      )}
    </FieldFrame>
  );
}
