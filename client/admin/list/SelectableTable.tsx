import { useEffect, useRef, useState, type ComponentType } from 'react';

import { frAdmin } from '../../text/admin/admin.fr.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Table, type Column } from '../../ui/table/Table.tsx';
import './SelectableTable.css';

export type Selection<Row> = {
  nameOf: (row: Row) => string;
  count: (selected: number) => string;
  /** Actions on the selected rows; `onDone` unselects them. */
  Actions: ComponentType<{ rows: readonly Row[]; onDone: () => void }>;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  isStale: boolean;
  selection: Selection<Row>;
};

const { selection: texts } = frAdmin;

const boxColumn = <Row extends { id: string }>(
  { nameOf }: Selection<Row>,
  selected: ReadonlySet<string>,
  toggle: (id: string) => void,
): Column<Row> => ({
  title: texts.column,
  shape: 'mark',
  cell: (row) => (
    <Checkbox
      label={<span className="visually-hidden">{nameOf(row)}</span>}
      checked={selected.has(row.id)}
      onChange={() => toggle(row.id)}
    />
  ),
});

/** A table whose rows are chosen by boxes, with a bar of what can be done with them. */
export function SelectableTable<Row extends { id: string }>({
  columns,
  rows,
  selection,
  ...table
}: Props<Row>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // A row that has left the list is no longer selected.
  const chosen = rows.filter(({ id }) => selected.has(id));

  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };

  return (
    <div className="selectable-table">
      <Checkbox
        label={texts.all}
        checked={chosen.length === rows.length}
        onChange={({ target }) =>
          setSelected(new Set(target.checked ? rows.map(({ id }) => id) : []))
        }
      />
      <Table
        {...table}
        columns={[boxColumn(selection, selected, toggle), ...columns]}
        rows={rows}
        keyOf={({ id }) => id}
        isMarked={({ id }) => selected.has(id)}
      />
      {chosen.length > 0 ? (
        <SelectionBar selection={selection} rows={chosen} onClear={() => setSelected(new Set())} />
      ) : null}
    </div>
  );
}

type BarProps<Row> = { selection: Selection<Row>; rows: readonly Row[]; onClear: () => void };

/** Stays in sight while the list scrolls. */
function SelectionBar<Row>({ selection, rows, onClear }: BarProps<Row>) {
  const bar = useRef<HTMLElement>(null);
  const text = selection.count(rows.length);
  useEffect(() => announce(text), [text]);

  // The pressed button is gone: the focus would fall to the top of the page.
  const clear = () => {
    const list = bar.current?.parentElement;
    onClear();
    list?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  return (
    <section ref={bar} className="selection-bar" aria-label={texts.label}>
      <p className="selection-bar__count">{text}</p>
      <IconButton
        icon="close"
        label={texts.clear}
        className="selection-bar__clear"
        onClick={clear}
      />
      <div className="selection-bar__actions">
        <selection.Actions rows={rows} onDone={clear} />
      </div>
    </section>
  );
}
