import { useId, type ComponentProps } from 'react';

import { cx } from '../ui/cx.ts';
import '../ui/form/Field.css';
import './TextArea.css';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'aria-invalid'> & {
  label: string;
  error?: string | undefined;
  hint?: string;
};

/** A `Field` of several lines. */
export function TextArea({ label, error, hint, ...rest }: Props) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx('field', error && 'field--invalid')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
        className="field__input text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      {note ? (
        <p id={`${id}-note`} className={error ? 'field__error' : 'field__hint'}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
