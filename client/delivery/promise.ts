import { graphql } from '../generated/shop/index.ts';
import type { DeliveryOption_OptionFragment } from '../generated/shop/graphql.ts';
import { promisedDays } from '#shared/texts/promise.fr.ts';
import { formatMoney } from '../ui/format/money.ts';
import { deliveryTexts } from './delivery.fr.ts';

graphql(`
  fragment DeliveryOption_option on DeliveryOption {
    id
    kind
    title
    fee {
      amount
    }
    payable {
      amount
    }
    missingForFree {
      amount
    }
    earliest
    latest
    allowsTrying
    pickupPoint {
      name
      street
      city
      openingHours
    }
    unavailable
  }
`);

/** A way in which lines reach the shopper. */
export type Option = DeliveryOption_OptionFragment;

type Promised = Pick<Option, 'earliest' | 'latest' | 'allowsTrying'>;

/** The option where none was chosen. */
export const COURIER = 'courier';

/** Whether an option needs no address. */
export const isPickup = (optionId: string) => optionId.startsWith('pickup:');

/** Returns the option that was chosen, or the courier once that one is no longer there; undefined until loaded. */
export const chosenOf = (options: readonly Option[] | undefined, optionId: string) =>
  options?.find(({ id }) => id === optionId) ?? options?.[0];

export const feeText = ({ fee }: Pick<Option, 'fee'>) =>
  fee.amount === 0 ? deliveryTexts.free : formatMoney(fee.amount);

/** Returns the days of an option; null for what is fetched and where nothing is delivered. */
export const promisedOf = ({ earliest, latest }: Pick<Option, 'earliest' | 'latest'>) =>
  earliest != null && latest != null ? { earliest, latest } : null;

/** Writes « demain ou lundi »; null for what is fetched and where nothing is delivered. */
export function daysOf(option: Omit<Promised, 'allowsTrying'>, today: string) {
  const promised = promisedOf(option);
  return promised && promisedDays(promised, today);
}

/** Writes « Fès : livré demain ou lundi, 30 DH, essayage à la porte », with those of the facts that are given. */
export function promiseText(
  option: Promised,
  { city, today, fee }: { city: string; today: string; fee?: string },
): string | null {
  const days = daysOf(option, today);
  if (days === null) return null;
  const facts = [
    deliveryTexts.promised(city, days),
    fee,
    option.allowsTrying && deliveryTexts.trying,
  ];
  return facts.filter(Boolean).join(deliveryTexts.and);
}
