import { formatMoney } from '../../../server/shared/money.format.ts';
import { frAdmin } from '../../text/fr.admin.ts';
import { frPeople } from '../../text/fr.admin.people.ts';
import { orderStatuses } from '../../text/orderStatuses.fr.ts';

type States = { before: string | null; after: string | null };

const texts = frPeople.audit;
const fieldNames: Readonly<Record<string, string>> = texts.fields;
const statuses: Readonly<Record<string, string>> = orderStatuses;
const roles: Readonly<Record<string, string>> = frAdmin.roles;
const amounts = /price/i;

/** The fields that differ, in words; from two JSON objects, either of which may be missing. */
export function changesOf({ before: from, after: to }: States) {
  const [before, after] = [parse(from), parse(to)];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return Array.from(names, (name) => ({
    field: fieldNames[name] ?? name,
    before: valueText(name, before[name]),
    after: valueText(name, after[name]),
  }));
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : { valeur: value };
  } catch {
    return { valeur: text };
  }
}

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return amounts.test(name) ? formatMoney(value) : String(value);
  if (typeof value === 'string') {
    if (name === 'status') return statuses[value] ?? value;
    return name === 'role' ? (roles[value] ?? value) : value;
  }
  if (Array.isArray(value)) return value.map((each) => valueText(name, each)).join(', ');
  return Object.entries(value)
    .map(([key, each]) => `${fieldNames[key] ?? key} ${valueText(key, each)}`)
    .join(', ');
}
