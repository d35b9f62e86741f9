/* oxlint-disable jsx-a11y/prefer-tag-over-role --
   a datalist finds « Fès » by « fes » in no browser, and phones show it in different ways */
import { useId, useState, type KeyboardEvent } from 'react';

import { frNewOrder as texts } from '../../../text/admin/new-order.fr.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { isOfList, searchCities, withCity } from './cities.ts';
import { useRoomBelow } from '../articles/useRoomBelow.ts';
import type { NewOrderForm } from './useNewOrder.ts';

/** A city, with its region and postal code where the list has it; other places are typed whole. */
export function CityField({ form: { order, field, change } }: { form: NewOrderForm }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reached, setReached] = useState(-1);
  const found = searchCities(order.city);
  const options = isOpen ? found : [];
  const active = Math.min(reached, options.length - 1);
  const room = useRoomBelow(options.length > 0);
  const optionId = (index: number) => `${listId}-${index}`;
  const [region, postalCode] = [field('region'), field('postalCode')];
  const isKnown = isOfList(order) && !region.error && !postalCode.error;
  // While a city of the list may still be meant, its name alone is required.
  const isElsewhere = order.city.trim() !== '' && !isKnown && (found.length === 0 || !isOpen);

  const hint = isElsewhere ? undefined : texts.cityHint;

  const write = (city: string) => {
    const { region: nextRegion, postalCode: nextCode } = withCity(order, city);
    change(() => ({ city, region: nextRegion, postalCode: nextCode }));
  };
  const close = () => {
    setIsOpen(false);
    setReached(-1);
  };
  const choose = (index: number) => {
    const chosen = options[index];
    if (!chosen) return;
    write(chosen.name);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const places = options.length + 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setIsOpen(true);
      setReached(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && options.length > 0) choose(Math.max(active, 0));
    else if (event.key === 'Escape' && options.length > 0) close();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div ref={room} className="city-field">
        <Field
          {...field('city')}
          label={texts.city}
          hint={isKnown ? texts.place(order.region, order.postalCode) : hint}
          required
          dir="auto"
          autoComplete="off"
          autoCapitalize="words"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          onChange={({ target }) => {
            write(target.value);
            setIsOpen(true);
            setReached(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={texts.cities}
          className="city-field__list"
          hidden={options.length === 0}
          // The press would take the focus, and close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map(({ name, region: itsRegion }, index) => (
            // The field handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={name}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={cx('city-field__option', index === active && 'city-field__option--active')}
              onClick={() => choose(index)}
            >
              {name} <span className="note">{itsRegion}</span>
            </div>
          ))}
        </div>
      </div>
      {isElsewhere ? (
        <>
          <Field {...region} label={texts.region} dir="auto" required autoComplete="off" />
          <Field
            {...postalCode}
            label={texts.postalCode}
            required
            inputMode="numeric"
            autoComplete="off"
          />
        </>
      ) : null}
    </>
  );
}
