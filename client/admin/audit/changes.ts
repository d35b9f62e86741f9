import { formatMoney } from '#shared/money.format.ts';
import { labelOf, type labels } from '../../text/admin/labels.fr.ts';
import { frPeople } from '../../text/admin/people.fr.ts';
import { formatDateTime } from '../../ui/format/date.ts';

type States = { before: string | null; after: string | null };
type Fields = Readonly<Record<string, unknown>>;
type Change = { field: string; before: string; after: string };

const texts = frPeople.audit;
const amounts =
  /price|payable|refunded|collected|paidOut|fee$|cashLimit|freeFrom|^amount$|^minimum$/i;
/** Says nothing to staff: each change of an order raises it. */
const versionName = 'version';
const instant = /^\d{4}-\d\d-\d\dT[\d:]{8}[+-]\d\d:\d\d$/;
const variantPrefix = 'variant ';
const translationPrefix = 'translation ';
/** The variant's name has them, and orders alone change what is allocated. */
const unsaidOfVariants = new Set(['id', 'values', 'allocated']);

/** Fields whose values are codes, with the table of their names. */
const kinds: Readonly<Record<string, keyof typeof labels>> = {
  status: 'orderStatus',
  sewing: 'sewingStatus',
  state: 'mailState',
  role: 'role',
  way: 'logInWay',
  events: 'event',
  scopes: 'scope',
  fit: 'fit',
  struckPrices: 'struckPrices',
  occasions: 'occasion',
  colorFamilies: 'colorFamily',
  audience: 'audience',
  language: 'language',
  corrected: 'field',
};

/** The fields that differ, in words; from two JSON objects, either of which may be missing. */
export function changesOf(states: States): readonly Change[] {
  const [before, after] = withoutEqualLines(parse(states.before), parse(states.after));
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const names = [...all].filter((name) => name !== versionName);
  const isPlaced = names.includes('archivedAt') && states.before !== null && states.after !== null;
  return names.flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (isPlaced && name === 'draftSince') return [];
    if (isPlaced && name === 'archivedAt') {
      return [{ field: texts.catalogue, before: placeOf(before), after: placeOf(after) }];
    }
    if (name.startsWith(variantPrefix)) {
      return variantChanges(name.slice(variantPrefix.length), from, to);
    }
    if (name.startsWith(translationPrefix)) {
      const language = labelOf('language', name.slice(translationPrefix.length));
      return partChanges(language, fieldsOf(from), fieldsOf(to));
    }
    return [changeOf(fieldName(name), name, from, to)];
  });
}

/** Leaves the lines of an order that a change added, removed or counted anew. */
function withoutEqualLines(before: Fields, after: Fields): readonly [Fields, Fields] {
  const [from, to] = [before['lines'], after['lines']];
  if (!Array.isArray(from) || !Array.isArray(to)) return [before, after];
  return [
    { ...before, lines: from.filter((line) => !to.includes(line)) },
    { ...after, lines: to.filter((line) => !from.includes(line)) },
  ];
}

/** Says where a product is: in the catalogue, unless it is a draft or archived. */
function placeOf({ archivedAt, draftSince }: Fields): string {
  const at = draftSince ?? archivedAt;
  if (at === null || at === undefined) return texts.published;
  const name = at === draftSince ? 'draftSince' : 'archivedAt';
  return `${fieldName(name)} ${valueText(name, at)}`;
}

/** A line for each field that differs; one alone for a variant that was added or removed. */
function variantChanges(id: string, before: unknown, after: unknown): readonly Change[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const { values } = to ?? from ?? {};
  const title = Array.isArray(values) && values.length > 0 ? values.join(' / ') : id;
  const variant = texts.variant(title);
  if (!from || !to) return [changeOf(variant, variant, said(from), said(to))];
  return partChanges(variant, from, to);
}

function partChanges(part: string, from: Fields | null, to: Fields | null): readonly Change[] {
  return Object.keys({ ...from, ...to })
    .filter((name) => JSON.stringify(from?.[name]) !== JSON.stringify(to?.[name]))
    .map((name) => changeOf(texts.fieldOf(part, fieldName(name)), name, from?.[name], to?.[name]));
}

const said = (variant: Fields | null) =>
  variant &&
  Object.fromEntries(Object.entries(variant).filter(([name]) => !unsaidOfVariants.has(name)));

const fieldName = (name: string) => labelOf('field', name);

const changeOf = (field: string, name: string, before: unknown, after: unknown): Change => ({
  field,
  before: valueText(name, before),
  after: valueText(name, after),
});

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? { ...value } : null;

function parse(text: string | null): Fields {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return fieldsOf(value) ?? { value };
  } catch {
    return { value: text };
  }
}

function valueText(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return amounts.test(name) ? formatMoney(value) : String(value);
  if (typeof value === 'string') {
    if (instant.test(value)) return formatDateTime(value);
    const kind = kinds[name];
    return kind ? labelOf(kind, value) : value;
  }
  if (Array.isArray(value)) {
    return value.map((each) => valueText(name, each)).join(', ') || texts.nothing;
  }
  return Object.entries(value)
    .filter(([, each]) => each !== null)
    .map(([key, each]) => `${fieldName(key)} ${valueText(key, each)}`)
    .join(', ');
}
