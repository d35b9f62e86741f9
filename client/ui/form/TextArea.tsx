import { useId, type ComponentProps } from 'react';

import { cx } from '../cx.ts';
import './Field.css';
import './TextArea.css';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid'> & {
  label: string;
  /** Shown under the field. */
  error?: string | null | undefined;
  /** Shown under the field while there is no error. */
  hint?: string | undefined;
};

/** As `Field`, with several lines; it grows with its text. */
export function TextArea({ label, error, hint, className, ...rest }: Props) {
  const id = useId();
  const note = error || hint;
  const noteId = `${id}-note`;
  return (
    <div className={cx('field', error && 'field--invalid', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className="field__input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
      />
      {note ? (
        <p id={noteId} className={error ? 'field__error' : 'field__hint'}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
