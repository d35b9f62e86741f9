import type { Database } from './database.ts';
import { jsonOf, listSavingOf, placed, selectionOf, type Columns } from './records.ts';

/** One list a customer, a row an item; `item` is the field that identifies it. */
export function listsOf<T extends object>(
  db: Database,
  table: string,
  item: string,
  columns: Columns,
) {
  const load = `SELECT ${selectionOf(columns)} FROM ${table} WHERE customer_id = $1 ORDER BY place`;
  const save = listSavingOf(table, { owner: 'customerId', item }, columns);
  return {
    load: (customerId: string) => db.find<T>(load, [customerId]),
    async save(customerId: string, items: readonly T[]): Promise<void> {
      await db.change(save, [[customerId], jsonOf(placed({ customerId }, items))]);
    },
  };
}
