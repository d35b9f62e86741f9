import type { SalesPeriod } from '../../generated/admin/graphql.ts';
import { useListAddress } from '../list/listAddress.ts';
import { readDay } from '../list/ListFilter.tsx';

/** Names in the address. */
export const salesParameters = { period: 'par', from: 'du', to: 'au' } as const;

/** Periods by what the address calls them; days are the first one. */
export const periodNames: readonly (readonly [name: string, period: SalesPeriod])[] = [
  ['', 'DAY'],
  ['semaine', 'WEEK'],
  ['mois', 'MONTH'],
];

export function useSalesAddress() {
  const address = useListAddress();
  const name = address.read(salesParameters.period);
  const [, period] = periodNames.find(([each]) => each === name) ?? ['', 'DAY'];
  const [from, to] = [salesParameters.from, salesParameters.to].map(
    (parameter) => readDay(address.read(parameter)) || null,
  );
  const isTurned = from && to && from > to;
  return {
    address,
    variables: { period, ...(isTurned ? { from: to, to: from } : { from, to }) },
  };
}
