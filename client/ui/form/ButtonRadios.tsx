import { useId, type ComponentProps, type ReactNode } from 'react';

import { cx } from '../cx.ts';
import './ButtonRadios.css';
import './Field.css';

export type ButtonChoice = {
  value: string;
  label: ReactNode;
  /** Accessible name, where `label` does not say all. */
  name?: string | undefined;
  /** It is shown, and crossed out, but cannot be chosen. */
  isGone?: boolean;
};

type Props = Pick<ComponentProps<'input'>, 'onChange' | 'disabled'> & {
  legend: string;
  name: string;
  value: string;
  error?: string | undefined;
  choices: readonly ButtonChoice[];
  /** All equally wide, below each other. */
  isGrid?: boolean;
};

/** Radios that look like buttons: every choice is seen, and takes one press. */
export function ButtonRadios(props: Props) {
  const { legend, name, value, error, choices, isGrid = false, disabled = false, onChange } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? noteId : undefined}
      className="button-radios"
    >
      <legend id={id} className="button-radios__legend">
        {legend}
      </legend>
      <div className={cx('button-radios__choices', isGrid && 'button-radios__choices--grid')}>
        {choices.map(({ value: own, label, name: ownName, isGone = false }) => (
          <label
            key={own}
            className={cx('button-radios__choice', isGone && 'button-radios__choice--gone')}
          >
            <input
              type="radio"
              name={name}
              value={own}
              checked={own === value && !isGone}
              disabled={isGone || disabled}
              aria-label={ownName}
              onChange={onChange}
              className="button-radios__radio"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={noteId} className="field__error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
