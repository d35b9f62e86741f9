import { useEffect, useState } from 'react';

import { formatMoney } from '../../ui/format/money.ts';
import { FREE_DELIVERY_FROM, GUEST_DELIVERY_FEE } from '#shared/pricing.ts';
import { productTexts } from './product.fr.ts';
import { useDeliveryCity } from '../../delivery/deliveryCity.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Option } from '../../delivery/promise.ts';
import { whenIdle } from '../../ui/later.ts';
import { DeliveryDates } from '../DeliveryDates.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import './ProductDelivery.css';

type Props = {
  productId: string;
  variantId: string;
  alterations: { id: string; value: number | null }[];
  /** Price of one, in centimes. */
  amount: number;
  isInStock: boolean;
};

const loadCityDelivery = () => import('../../delivery/CityDelivery.tsx');

/**
 * Says when an order of today arrives, unless it cannot be placed, and what that costs: in the whole country, and once
 * its script is there in the shopper's city.
 */
export function ProductDelivery({ productId, variantId, alterations, amount, isInStock }: Props) {
  const city = useDeliveryCity();
  const { loaded, isLoading, load } = useOnDemand(loadCityDelivery);
  const [isAsking, setIsAsking] = useState(false);
  const texts = productTexts.delivery;
  // The country's days are known, but not with what alterations add.
  const isShown = (city !== null || alterations.length > 0) && isInStock;

  useEffect(() => {
    if (isShown) whenIdle(() => void load({ isQuiet: true }));
  }, [isShown, load]);

  const ofCountry = (option?: Option) => (
    <>
      {isInStock ? (
        <DeliveryDates
          promised={option && loaded?.promisedOf(option)}
          className="product-delivery__date"
        />
      ) : null}
      <p className="product-delivery__cost">
        {amount >= FREE_DELIVERY_FROM
          ? texts.free
          : texts.cost(formatMoney(GUEST_DELIVERY_FEE), formatMoney(FREE_DELIVERY_FROM))}
      </p>
    </>
  );
  return (
    <div className="product-delivery">
      <Icon name="delivery" />
      <div>
        <div className="product-delivery__facts">
          {loaded && isShown ? (
            <loaded.CityDelivery
              key={city?.id}
              city={city}
              lines={[{ productId, variantId, alterations, quantity: 1 }]}
            >
              {(option, sentence) =>
                option && sentence !== null ? (
                  <>
                    <p className="product-delivery__date">{sentence}</p>
                    <p className="product-delivery__cost">{loaded.missingText(option)}</p>
                  </>
                ) : (
                  ofCountry(option)
                )
              }
            </loaded.CityDelivery>
          ) : (
            ofCountry()
          )}
        </div>
        <button
          type="button"
          className="product-delivery__city"
          aria-busy={isLoading || undefined}
          onClick={() => void load().then((isThere) => setIsAsking(isThere))}
        >
          {city === null ? texts.city : texts.otherCity}
        </button>
        {loaded && isAsking ? <loaded.CityDialog onClose={() => setIsAsking(false)} /> : null}
      </div>
    </div>
  );
}
