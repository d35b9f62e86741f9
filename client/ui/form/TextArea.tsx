import { useId, type ComponentProps } from 'react';

import { cx } from '../cx.ts';
import './Field.css';
import './TextArea.css';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid'> & {
  label: string;
  /** Shown under the field. */
  error?: string | null | undefined;
};

/** As `Field`, with several lines; it grows with its text. */
export function TextArea({ label, error, className, ...rest }: Props) {
  const id = useId();
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
        aria-describedby={error ? noteId : undefined}
      />
      {error ? (
        <p id={noteId} className="field__error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
