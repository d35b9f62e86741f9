import type { Reading } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import { MAX_OPTIONS, SWATCH } from '../csv/import.options.rules.ts';
import { MAX_VARIANTS } from '../csv/import.variants.rules.ts';
import type { OptionRecord, ProductRecord } from '../catalog.store.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import type { Given, OptionInput } from './editing.input.ts';

type Options = ProductRecord['options'];

/**
 * Accepts as many options as the import, each name once, and each value of an option once, case and
 * accents aside.
 */
export function editOptions(
  before: Options,
  input: Given<readonly OptionInput[]>,
  reading: Reading,
): Options {
  if (input === undefined) return before;
  const options = input ?? [];
  if (options.length > MAX_OPTIONS) {
    const about = { field: 'options', max: MAX_OPTIONS };
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
    return before;
  }
  const names = new Map<string, string>();
  return options.map((option, at) => {
    const field = `options.${at}`;
    const read = () => readOnce(option.name, names, `${field}.name`);
    const name = reading.read(read, '');
    const known = before.find((one) => one.name === name)?.values ?? [];
    return { name, values: readValues(option.values, known, field, reading) };
  });
}

type Values = OptionRecord['values'];

function readValues(
  values: OptionInput['values'],
  known: Values,
  field: string,
  reading: Reading,
): Values {
  if (values.length === 0 || values.length > MAX_VARIANTS) {
    const about = { code: 'INVALID', field: `${field}.values` } as const;
    reading.problems.push(
      values.length === 0
        ? { ...about, reason: 'OPTION_EMPTY' }
        : { ...about, reason: 'LIST_TOO_LONG', max: MAX_VARIANTS },
    );
    return [];
  }
  const seen = new Map<string, string>();
  return values.map(({ value: written, swatch }, at) => {
    const place = `${field}.values.${at}`;
    const value = reading.read(() => readOnce(written, seen, `${place}.value`), '');
    const before = known.find((one) => one.value === value)?.swatch ?? null;
    return {
      value,
      swatch: reading.read(() => readSwatch(swatch, before, `${place}.swatch`), null),
    };
  });
}

/** `seen` has those before, by `withoutCase`. */
function readOnce(written: string, seen: Map<string, string>, field: string): string {
  const text = requiredField(written, field);
  const alike = withoutCase(text);
  const other = seen.get(alike);
  if (other === text) throw new Refusal({ code: 'INVALID', reason: 'TWICE', field, text });
  if (other !== undefined) {
    throw new Refusal({ code: 'INVALID', reason: 'ALIKE', field, text, other });
  }
  seen.set(alike, text);
  return text;
}

/** And accents. Signs stay: +1 and -1 are two strengths of a lens. */
function withoutCase(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Reads a colour such as #1f2a44; the seed has other CSS colours, which stay. */
function readSwatch(swatch: Given<string>, before: string | null, field: string): string | null {
  if (swatch === undefined) return before;
  if (swatch === null || swatch.trim() === '') return null;
  if (swatch === before || SWATCH.test(swatch)) return swatch;
  throw new Refusal({ code: 'INVALID', reason: 'SWATCH', field });
}
