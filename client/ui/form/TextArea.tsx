import type { ComponentProps } from 'react';

import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import './Field.css';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid' | 'className'> &
  FieldFrameProps;

/** Works like `Field`, with several lines; it grows with its text. */
export function TextArea({ label, error, hint, className, ...rest }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea {...rest} {...control} className="field__input text-area" />}
    </FieldFrame>
  );
}
