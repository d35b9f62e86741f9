import { useState } from 'react';

import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Combobox } from '../../../ui/form/Combobox.tsx';
import { cityNameOf, REGIONS, searchCities } from '../../orders/new/cities.ts';
import type { ZoneValues } from './zone.ts';

const { zone: texts } = frDelivery;

type Places = Pick<ZoneValues, 'cityIds' | 'regions'>;

type Props = {
  places: Places;
  /** Says what is wrong with one of them. */
  error: string | undefined;
  onChange: (change: (current: Places) => Partial<Places>) => void;
};

/** The cities and regions of a zone. */
export function ZonePlaces({ places: { cityIds, regions }, error, onChange }: Props) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const found = searchCities(text).filter(({ id }) => !cityIds.includes(id));
  const isLost = text.trim() !== '' && !isOpen;
  return (
    <>
      <Combobox
        dir="auto"
        autoComplete="off"
        autoCapitalize="words"
        label={texts.city}
        hint={texts.cityHint}
        error={isLost ? texts.cityUnknown : error}
        value={text}
        listLabel={texts.cities}
        options={found.map(({ id, name, region: note }) => ({ id, label: name, note }))}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onType={setText}
        onChoose={(place) => {
          const city = found[place];
          if (!city) return;
          setText('');
          onChange((current) => ({ cityIds: [...current.cityIds, city.id] }));
          announce(texts.added(city.name));
        }}
        isFirstTaken
      />
      <ul className="delivery__cities" aria-label={texts.chosen}>
        {cityIds.map((id) => (
          <li key={id} className="delivery__city">
            {cityNameOf(id)}
            <IconButton
              icon="close"
              label={texts.remove(cityNameOf(id))}
              onClick={() =>
                onChange((current) => ({ cityIds: current.cityIds.filter((each) => each !== id) }))
              }
            />
          </li>
        ))}
      </ul>
      <fieldset className="delivery__regions">
        <legend className="field__label">{texts.regions}</legend>
        <div className="delivery__fields">
          {REGIONS.map((region) => (
            <Checkbox
              key={region}
              label={region}
              checked={regions.includes(region)}
              onChange={({ target }) =>
                onChange((current) => ({
                  regions: target.checked
                    ? [...current.regions, region]
                    : current.regions.filter((each) => each !== region),
                }))
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
