import { useId, type ComponentProps } from 'react';

import { Checkbox } from './Checkbox.tsx';
import './Field.css';

type Props = ComponentProps<typeof Checkbox> & {
  /** Shown under the box. */
  error?: string | null | undefined;
};

/** A checkbox with what is wrong with it. */
export function CheckboxField({ error, ...rest }: Props) {
  const noteId = useId();
  return (
    <div>
      <Checkbox
        {...rest}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      />
      {error ? (
        <p id={noteId} role="alert" className="field__error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
