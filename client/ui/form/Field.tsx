import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import './Field.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'aria-invalid'> & {
  label: string;
  /** Shown under the field. */
  error?: string | null | undefined;
  /** Shown under the field while there is no error. */
  hint?: string | undefined;
  /** At the field's right end, such as a button. */
  trailing?: ReactNode;
};

/** A text field with its label. All other props go to the `input`. */
export function Field({ label, error, hint, trailing, className, ...rest }: Props) {
  const id = useId();
  const note = error || hint;
  const noteId = `${id}-note`;
  return (
    <div className={cx('field', error && 'field--invalid', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__control">
        <input
          {...rest}
          id={id}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {trailing}
      </div>
      {note ? (
        <p id={noteId} className={error ? 'field__error' : 'field__hint'}>
          {note}
        </p>
      ) : null}
    </div>
  );
}

export function EmailField(props: Omit<Props, 'type'>) {
  return (
    <Field {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} />
  );
}
