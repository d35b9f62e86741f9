import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import './Field.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'aria-invalid'> & {
  label: string;
  /** What is wrong with the content, shown under the field. */
  error?: string | null | undefined;
  /** What helps to fill it, shown under the field while nothing is wrong. */
  hint?: string | undefined;
  /** Stands in the field's right end, such as a button. */
  trailing?: ReactNode;
};

/** A text field: label above, error under it. All else (`autoComplete`, `inputMode`…) is passed on. */
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
