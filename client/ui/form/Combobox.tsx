/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a datalist finds « Fès » by « fes » in no browser, and phones show it in different ways */
import { useId, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { cx } from '../cx.ts';
import './Combobox.css';
import { Field } from './Field.tsx';
import { useRoomBelow } from './useRoomBelow.ts';

export type ComboboxOption = {
  id: string;
  label: string;
  /** Shown beside the label. */
  note: string;
};

type Props = Omit<ComponentProps<typeof Field>, 'onChange' | 'onKeyDown' | 'onBlur' | 'role'> & {
  value: string;
  /** Lists what the text means; it is shown while the field is open. */
  options: readonly ComboboxOption[];
  /** Names the list. */
  listLabel: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onType: (text: string) => void;
  /** Is given the option's place. */
  onChoose: (place: number) => void;
  /** Whether Enter takes the first option where none was reached; else it keeps what was typed. */
  isFirstTaken?: boolean;
};

/** A text field with suggestions. Any other text is as good as those. */
export function Combobox({
  options,
  listLabel,
  isOpen,
  onOpenChange,
  onType,
  onChoose,
  isFirstTaken = false,
  ...field
}: Props) {
  const listId = useId();
  const [reached, setReached] = useState(-1);
  const shown = isOpen ? options : [];
  const active = Math.min(reached, shown.length - 1);
  const room = useRoomBelow(shown.length > 0);
  const optionId = (place: number) => `${listId}-${place}`;

  const close = () => {
    onOpenChange(false);
    setReached(-1);
  };
  const choose = (place: number) => {
    if (place in shown) onChoose(place);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const places = shown.length + 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      onOpenChange(true);
      setReached(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && shown.length > 0) {
      choose(isFirstTaken ? Math.max(active, 0) : active);
    } else if (event.key === 'Escape' && shown.length > 0) close();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={room} className={cx('combobox', field.className)}>
      <Field
        {...field}
        className={undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        onChange={({ target }) => {
          onType(target.value);
          // A browser fills fields in that have no focus.
          onOpenChange(target === document.activeElement);
          setReached(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={listLabel}
        className="combobox__list"
        hidden={shown.length === 0}
        // The press would take the focus, and close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ id, label, note }, place) => (
          // The field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={id}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={cx('combobox__option', place === active && 'combobox__option--active')}
            onClick={() => choose(place)}
          >
            <span>{label}</span> <span className="note">{note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
