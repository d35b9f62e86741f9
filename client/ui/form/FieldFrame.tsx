import { useId, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import './Field.css';

export type FieldFrameProps = {
  label: string;
  /** Shown under the field. */
  error?: string | null | undefined;
  /** Example of a right value; shown under an error. */
  example?: string | undefined;
  /** Shown under the field while there is no error. */
  hint?: string | undefined;
  className?: string | undefined;
};

type Props = FieldFrameProps & {
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

/** The label and the note of a field, which the props given to `children` connect with its control. */
export function FieldFrame({ label, error, example, hint, className, children }: Props) {
  const id = useId();
  const note = error || hint;
  const noteId = `${id}-note`;
  return (
    <div className={cx('field', error && 'field--invalid', className)}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note ? (
        <p id={noteId} className={error ? 'field__error' : 'note'}>
          {note}
        </p>
      ) : null}
      {error && example ? <p className="note">{example}</p> : null}
    </div>
  );
}
