import { useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react';

import { deliveryTexts } from '../delivery.fr.ts';
import { Combobox } from '../../ui/form/Combobox.tsx';
import { placeOf, type Place } from './cityPlace.ts';
import { useCities, type City } from './useCities.ts';

type Props = Pick<
  ComponentProps<typeof Combobox>,
  'label' | 'name' | 'error' | 'required' | 'isFirstTaken'
> & {
  place: Place;
  change: (changed: Partial<Place>) => void;
  /** Is called once it is known which city is meant; null for a place that is not of the list. */
  onKnown?: (city: City | null) => void;
  /** Is called once one was taken from the list. */
  onTaken?: (city: City) => void;
};

/** A city of the list, or any other place; the list's cities bring their region and postal code. */
export function CityField({ place, change, onKnown, onTaken, ...field }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { found, named } = useCities(place.city);
  const known = useRef<City | null>(null);

  const settle = (city: City | null, changed: Partial<Place> = {}) => {
    change({ ...changed, ...placeOf(place, known.current, city) });
    known.current = city;
    onKnown?.(city);
  };

  const settleNamed = useEffectEvent((city: City | null) => {
    const isChosen = known.current?.name === place.city && known.current.id === place.cityId;
    // The shopper chose one of two cities with this name.
    if (!isChosen) settle(city);
  });
  useEffect(() => {
    if (named !== undefined) settleNamed(named);
  }, [named]);

  return (
    <Combobox
      {...field}
      value={place.city}
      dir="auto"
      autoComplete="address-level2"
      autoCapitalize="words"
      options={found.map(({ id, name, region }) => ({ id, label: name, note: region }))}
      listLabel={deliveryTexts.cities}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onType={(city) => {
        const isSame = city.trim() === place.city.trim();
        change({ city, ...(!isSame && { cityId: '' }) });
      }}
      onChoose={(at) => {
        const city = found[at];
        if (!city) return;
        settle(city, { city: city.name });
        onTaken?.(city);
      }}
    />
  );
}
