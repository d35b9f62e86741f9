import { readText } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import type { FrameRecord, ProductRecord, VariantRecord } from '../catalog.store.ts';
import { digitsOf } from '#shared/digits.ts';
import { withoutMarkup } from '../catalog.plain-text.rules.ts';

/** A variant's value of one option; `swatch` is null where the cell does not name it. */
export interface ChosenOption {
  readonly name: string;
  readonly value: string;
  readonly swatch: string | null;
}

/** Filters have a key for each set of a variant's values: 7 with three options. */
export const MAX_OPTIONS = 3;
export const SWATCH = /^#[0-9a-f]{6}$/i;

/** `Taille=38 | Couleur=Bleu nuit #1f2a44`; the first variant of a value names its swatch. */
export function printOptions(
  { options, variants }: Pick<ProductRecord, 'options' | 'variants'>,
  variant: VariantRecord,
): string {
  return options
    .map(({ name, values }, at) => {
      const value = variant.values[at] ?? '';
      const first = variants.find((one) => one.values[at] === value);
      const swatch = values.find((one) => one.value === value)?.swatch;
      const isNamed = first?.id === variant.id && swatch && SWATCH.test(swatch);
      return `${escaped(name)}=${escaped(value)}${isNamed ? ` ${swatch}` : ''}`;
    })
    .join(' | ');
}

/** Tags are left out, as of all texts; null when it cannot be read. */
export function readOptions(text: string): readonly ChosenOption[] | null {
  const options = splitAt(withoutMarkup(text).trim(), '|').map(readOption);
  const read = options.filter((option) => option !== null);
  const names = new Set(read.map(({ name }) => name));
  const isWhole = read.length === options.length && names.size === options.length;
  return isWhole && names.size <= MAX_OPTIONS ? read : null;
}

function readOption(text: string): ChosenOption | null {
  const [name = '', chosen, ...more] = splitAt(text, '=');
  if (chosen === undefined || more.length > 0) return null;
  const [value = '', swatch, ...others] = splitAt(chosen, '#');
  const colour = swatch === undefined ? null : `#${swatch.trim()}`;
  if (others.length > 0 || (colour !== null && !SWATCH.test(colour))) return null;
  const option = { name: plainText(name), value: plainText(value), swatch: colour };
  return option.name === '' || option.value === '' ? null : option;
}

/** Empty when it is refused. */
function plainText(text: string): string {
  try {
    return readText(text.replace(/\\(.)/gu, '$1'), 'options');
  } catch (error) {
    if (error instanceof Refusal) return '';
    throw error;
  }
}

/** Escapes a name or value of an option for a cell. */
export function escaped(text: string): string {
  return text.replace(/[\\|=#]/g, String.raw`\$&`);
}

/** Splits at separators without a backslash. */
export function splitAt(text: string, separator: string): readonly string[] {
  const parts = [''];
  for (const [sign] of text.matchAll(/\\?./gsu)) {
    if (sign === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts;
}

const FRAME = /^(\d{1,3})[-–□×/ ]+(\d{1,3})[-–□×/ ]+(\d{1,3})[-–□×/ ]+(\d{1,3})[-–□×/ ]+(\d{1,3})$/;

/** Prints a frame: as on a temple, the lens's height, the frame's width: `54-18-145 46 138`. */
export function printFrame(frame: FrameRecord): string {
  const { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth } = frame;
  return `${lensWidth}-${bridgeWidth}-${templeLength} ${lensHeight} ${frameWidth}`;
}

/** Null when it cannot be read. */
export function readFrame(text: string): FrameRecord | null {
  const [, ...measures] = FRAME.exec(digitsOf(text))?.map(Number) ?? [];
  const [lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth = 0] = measures;
  if (!lensWidth || !bridgeWidth || !templeLength || !lensHeight || !frameWidth) return null;
  return { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth };
}
