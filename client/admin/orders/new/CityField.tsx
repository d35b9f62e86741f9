import { useState } from 'react';

import { frNewOrder as texts } from '../../../text/admin/orders/new-order.fr.ts';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { isOfList, searchCities, withCity } from './cities.ts';
import type { NewOrderForm } from './useNewOrder.ts';

/** A city, with its region and postal code where the list has it; other places are typed whole. */
export function CityField({ form: { order, field, change } }: { form: NewOrderForm }) {
  const [isOpen, setIsOpen] = useState(false);
  const found = searchCities(order.city);
  const [region, postalCode] = [field('region'), field('postalCode')];
  const isKnown = isOfList(order) && !region.error && !postalCode.error;
  // While a city of the list may still be meant, its name alone is required.
  const isElsewhere = order.city.trim() !== '' && !isKnown && (found.length === 0 || !isOpen);

  const hint = isElsewhere ? undefined : texts.cityHint;

  const write = (city: string) => {
    const { region: nextRegion, postalCode: nextCode } = withCity(order, city);
    change(() => ({ city, region: nextRegion, postalCode: nextCode }));
  };

  return (
    <>
      <Combobox
        {...field('city')}
        label={texts.city}
        hint={isKnown ? texts.place(order.region, order.postalCode) : hint}
        required
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        options={found.map(({ name, region: note }) => ({ id: name, label: name, note }))}
        listLabel={texts.cities}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onType={write}
        onChoose={(place) => write(found[place]?.name ?? order.city)}
        isFirstTaken
      />
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
