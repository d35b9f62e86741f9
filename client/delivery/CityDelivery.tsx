import { useQuery } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';

import { hasCode } from '../apollo/problems.ts';
import type { CartLineInput } from '../generated/shop/graphql.ts';
import { graphql } from '../generated/shop/index.ts';
import { useToday } from '../page/today.ts';
import { Button } from '../ui/button/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { announce } from '../ui/feedback/Announcer.tsx';
import { Form } from '../ui/form/Form.tsx';
import { formatMoney } from '../ui/format/money.ts';
import type { City } from './city/useCities.ts';
import './CityDelivery.css';
import { CityField } from './city/CityField.tsx';
import { readDeliveryCity, rememberCity, type DeliveryCity } from './deliveryCity.ts';
import { cityTexts } from './cityDelivery.fr.ts';
import { feeText, promiseText, type Option } from './promise.ts';

/* What only shoppers with a city, or with alterations, load. */

export { promisedOf } from './promise.ts';

const cityDeliveryQuery = graphql(`
  query CityDelivery($cityId: ID, $lines: [CartLineInput!]!, $discountCode: String) {
    deliveryOptions(cityId: $cityId, lines: $lines, discountCode: $discountCode) {
      ...DeliveryOption_option
    }
  }
`);

type Props = {
  /** Null for the country. */
  city: DeliveryCity | null;
  lines: readonly CartLineInput[];
  /** The cart's. */
  discountCode?: string | undefined;
  /** Is given the courier's option and its sentence once they are loaded; the country has no sentence. */
  children: (option: Option | undefined, sentence: string | null, isLoading: boolean) => ReactNode;
};

/** Loads what a courier costs for lines to the city of this device or the country, and when it comes. */
export function CityDelivery({ city, lines, discountCode = undefined, children }: Props) {
  const today = useToday();
  const query = useQuery(cityDeliveryQuery, {
    variables: { cityId: city?.id ?? null, lines: [...lines], discountCode: discountCode ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const isUnknown = hasCode(query.error, 'BAD_USER_INPUT');
  useEffect(() => {
    // The list of cities has changed since.
    if (isUnknown) rememberCity(null);
  }, [isUnknown]);
  const option = (query.data ?? query.previousData)?.deliveryOptions[0];
  return children(
    option,
    option && city ? sentenceOf(option, city.name, today) : null,
    query.loading,
  );
}

function sentenceOf(option: Option, city: string, today: string) {
  return option.unavailable ?? promiseText(option, { city, today, fee: feeText(option) });
}

/** Says how much is missing for a free delivery; null where that is of no use. */
export function missingText({ fee, missingForFree }: Option) {
  const missing = missingForFree?.amount ?? 0;
  return fee.amount > 0 && missing > 0 ? cityTexts.missing(formatMoney(missing)) : null;
}

/** Lets the shopper name the city of this device. */
export function CityDialog({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(() => ({
    city: readDeliveryCity()?.name ?? '',
    cityId: readDeliveryCity()?.id ?? '',
    region: '',
    postalCode: '',
  }));
  const [error, setError] = useState<string | null>(null);
  /** Null for a place that is not of the list; undefined until the shop has answered. */
  const [known, setKnown] = useState<City | null>();
  const [isSent, setIsSent] = useState(false);
  const { dialog } = cityTexts;
  const choose = (city: City | null) => {
    if (!city && place.city.trim() !== '') return setError(dialog.unknown);
    rememberCity(city && { id: city.id, name: city.name });
    if (city) announce(dialog.done(city.name));
    return onClose();
  };
  const submit = async () => {
    if (known === undefined) setIsSent(true);
    else choose(known);
  };
  return (
    <Dialog title={dialog.title} onClose={onClose} className="city-dialog">
      <Form ref={null} className="stack-4" isBusy={false} onSubmit={submit}>
        <CityField
          name="city"
          label={dialog.city}
          place={place}
          change={(changed) => {
            const isTyped = changed.city !== undefined && changed.city !== place.city;
            if (isTyped) {
              setError(null);
              setKnown(undefined);
              setIsSent(false);
            }
            setPlace((current) => ({ ...current, ...changed }));
          }}
          isFirstTaken
          onTaken={choose}
          onKnown={(city) => {
            setKnown(city);
            if (isSent) choose(city);
          }}
          error={error}
        />
        <Button type="submit" isWide>
          {dialog.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
