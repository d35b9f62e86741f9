import type { ComponentProps, ReactNode } from 'react';

import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'className'> &
  FieldFrameProps & {
    /** Stands at the field's end, such as a button. */
    trailing?: ReactNode;
    /** Stands at the field's end, such as `DH`; screen readers read the label only. */
    unit?: string;
  };

/** A text field with its label. All other props go to the `input`. */
export function Field({ label, error, example, hint, className, trailing, unit, ...rest }: Props) {
  return (
    <FieldFrame label={label} error={error} example={example} hint={hint} className={className}>
      {(control) => (
        <div className="field__control">
          <input {...rest} {...control} className="field__input" />
          {trailing}
          {unit === undefined ? null : (
            <span className="field__unit" aria-hidden="true">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export function EmailField(props: Omit<Props, 'type'>) {
  return (
    <Field {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
