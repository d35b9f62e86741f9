import { useEffect } from 'react';

import { deliveryTexts } from '../../../delivery/delivery.fr.ts';
import { feeText, promiseText, type Option } from '../../../delivery/promise.ts';
import { useToday } from '../../../page/today.ts';
import { announce } from '../../../ui/feedback/Announcer.tsx';
import { formatMoney } from '../../../ui/format/money.ts';

/** Announces what the city or the option changed: day, fee and total, or that nothing is delivered there. */
export function useSaidDelivery(option: Option | undefined, cityName: string | undefined) {
  const today = useToday();
  const said = describe(option, cityName, today);
  useEffect(() => {
    if (said !== null) announce(said);
  }, [said]);
}

function describe(option: Option | undefined, city: string | undefined, today: string) {
  if (!option) return null;
  if (option.unavailable != null) return option.unavailable;
  const isFetched = option.kind === 'PICKUP';
  // The country's fee, which holds from the start.
  if (!isFetched && city === undefined) return null;
  const fee = feeText(option);
  const way =
    isFetched || city === undefined
      ? [option.title, fee].join(deliveryTexts.and)
      : promiseText(option, { city, today, fee });
  return [way, deliveryTexts.total(formatMoney(option.payable.amount))].join(deliveryTexts.and);
}
