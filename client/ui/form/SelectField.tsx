import { useId, type ComponentProps } from 'react';

import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import './Field.css';
import './SelectField.css';

type Props = Omit<ComponentProps<'select'>, 'id' | 'aria-invalid'> & {
  label: string;
  /** Shown under the field. */
  error?: string | null | undefined;
};

/** A choice among the fields of a form. */
export function SelectField({ label, error, className, ...rest }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={cx('field', error && 'field--invalid', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="select-field__box">
        <select
          {...rest}
          id={id}
          className="field__input select-field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <Icon name="chevron" size={16} />
      </div>
      {error ? (
        <p id={noteId} className="field__error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
