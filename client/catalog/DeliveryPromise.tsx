import { deliveryTexts } from '../delivery/delivery.fr.ts';
import { promisedOf, promiseText, type Option } from '../delivery/promise.ts';
import { useToday } from '../page/today.ts';
import { DeliveryDates } from './DeliveryDates.tsx';

type Props = {
  /** Undefined until loaded. */
  option: Option | undefined;
  /** A city of the list; undefined where it is not known. */
  cityName: string | undefined;
  className?: string;
};

/** Says when what a cart holds arrives, or where it is fetched. */
export function DeliveryPromise({ option, cityName, className }: Props) {
  const today = useToday();
  if (option?.unavailable != null) return <p className={className}>{option.unavailable}</p>;
  if (option?.kind === 'PICKUP') {
    return (
      <p className={className}>
        {option.title}. {deliveryTexts.fetched}
      </p>
    );
  }
  if (!option || cityName === undefined) {
    return <DeliveryDates promised={option && promisedOf(option)} className={className} />;
  }
  return <p className={className}>{promiseText(option, { city: cityName, today })}</p>;
}
