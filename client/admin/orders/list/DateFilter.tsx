import { useState } from 'react';

import { frOrders } from '../../../text/fr.admin.orders.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { orderParameters } from './orderFilters.ts';

type Props = {
  from: string;
  to: string;
  onChange: (values: Readonly<Record<string, string>>) => void;
};

const { dates } = frOrders;

/** The days on which orders were placed, both included. */
export function DateFilter({ from, to, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(from !== '' || to !== '');
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {dates.open}
      </Button>
    );
  }
  const clear = () => {
    setIsOpen(false);
    onChange({ [orderParameters.from]: '', [orderParameters.to]: '' });
  };
  return (
    <div className="orders__dates">
      <Field
        type="date"
        label={dates.from}
        value={from}
        max={to || undefined}
        onChange={({ target }) => onChange({ [orderParameters.from]: target.value })}
      />
      <Field
        type="date"
        label={dates.to}
        value={to}
        min={from || undefined}
        onChange={({ target }) => onChange({ [orderParameters.to]: target.value })}
      />
      <Button variant="ghost" onClick={clear}>
        {dates.clear}
      </Button>
    </div>
  );
}
