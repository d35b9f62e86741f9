import { frInvoices } from '../../text/admin/invoices.fr.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { monthName, monthsLater } from './months.ts';
import type { MonthChoice } from './useMonth.ts';

/** Length of the list; links lead to the months before it. */
const MONTHS = 24;

export function MonthChooser({ choice }: { choice: MonthChoice }) {
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
