import { useState } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { Select } from '../../ui/form/Select.tsx';
import type { ListAddress } from './listAddress.ts';
import { SearchField } from './SearchField.tsx';

/** `parameter`, `from` and `to` are names in the address. */
export type Filter =
  | { kind: 'search'; parameter: string; label: string; hint: string }
  | {
      kind: 'choice';
      parameter: string;
      label: string;
      /** The choice that filters nothing. */
      all: string;
      choices: readonly { value: string; label: string }[];
      /** Names a value of the address that is no choice. */
      nameOf?: (value: string) => string;
    }
  | { kind: 'days'; label: string; from: string; to: string };

type Props<Kind> = { filter: Extract<Filter, { kind: Kind }>; address: ListAddress };

export function ListFilter({ filter, address }: { filter: Filter; address: ListAddress }) {
  if (filter.kind === 'days') return <DaysFilter filter={filter} address={address} />;
  if (filter.kind === 'choice') return <ChoiceFilter filter={filter} address={address} />;
  const { parameter, label, hint } = filter;
  return (
    <SearchField
      label={label}
      placeholder={hint}
      value={address.read(parameter)}
      onSearch={(text) => address.change({ [parameter]: text })}
    />
  );
}

function ChoiceFilter({
  filter: { parameter, label, all, choices, nameOf },
  address: { read, change },
}: Props<'choice'>) {
  const value = read(parameter);
  const isUnknown = value !== '' && choices.every((choice) => choice.value !== value);
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => change({ [parameter]: target.value })}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
      {isUnknown ? <option value={value}>{nameOf?.(value) ?? value}</option> : null}
    </Select>
  );
}

const { days } = frAdmin;

/** Both days are included. */
function DaysFilter({ filter, address: { read, change } }: Props<'days'>) {
  const [from, to] = [readDay(read(filter.from)), readDay(read(filter.to))];
  const [isOpen, setIsOpen] = useState(from !== '' || to !== '');
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {filter.label}
      </Button>
    );
  }
  const clear = () => {
    setIsOpen(false);
    change({ [filter.from]: '', [filter.to]: '' });
  };
  return (
    <div className="list-page__days">
      <Field
        type="date"
        label={days.from}
        value={from}
        max={to || undefined}
        onChange={({ target }) => change({ [filter.from]: target.value })}
      />
      <Field
        type="date"
        label={days.to}
        value={to}
        min={from || undefined}
        // Days such as `2026-11-22` are in the order of their letters.
        error={from !== '' && to !== '' && to < from ? days.reversed(formatDate(from)) : null}
        onChange={({ target }) => change({ [filter.to]: target.value })}
      />
      <Button variant="ghost" onClick={clear}>
        {days.clear}
      </Button>
    </div>
  );
}

/** A day such as `2026-11-22`; empty for anything else in the address. */
export function readDay(text: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
