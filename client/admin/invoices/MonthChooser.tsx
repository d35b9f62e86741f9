import { useToday } from '../../page/today.ts';
import { frInvoices } from '../../text/admin/orders/invoices.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useListAddress, withParameter } from '../list/listAddress.ts';
import { monthName, monthsLater, readMonth } from './months.ts';

/** Length of the list; links lead to the months before it. */
const MONTHS = 24;

export function MonthChooser({ choice }: { choice: ReturnType<typeof useMonth> }) {
  const { month, present, choose, linkTo } = choice;
  const months = Array.from({ length: MONTHS }, (_, n) => monthsLater(present, -n));
  if (!months.includes(month)) months.push(month);
  return (
    <div className="invoices__months">
      <Select
        label={frInvoices.month}
        value={month}
        onChange={({ target }) => choose(target.value)}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </Select>
      <ButtonLink variant="secondary" to={linkTo(-1)}>
        {frInvoices.previous}
      </ButtonLink>
      {month < present ? (
        <ButtonLink variant="secondary" to={linkTo(1)}>
          {frInvoices.next}
        </ButtonLink>
      ) : null}
    </div>
  );
}

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
