import { useToday } from '../../page/today.ts';
import { useListAddress, withParameter } from '../list/listAddress.ts';
import { monthsLater, readMonth } from './months.ts';

export type MonthChoice = ReturnType<typeof useMonth>;

/** Its name in the address; a missing one means the present month. */
const parameter = 'mois';

/** The month that the address names. */
export function useMonth() {
  const present = useToday().slice(0, 7);
  const { parameters, read, change } = useListAddress();
  const month = readMonth(read(parameter)) || present;
  const valueOf = (other: string) => (other === present ? '' : other);
  return {
    month,
    present,
    choose: (other: string) => change({ [parameter]: valueOf(other) }),
    linkTo: (count: number) =>
      withParameter(parameters, parameter, valueOf(monthsLater(month, count))),
  };
}
