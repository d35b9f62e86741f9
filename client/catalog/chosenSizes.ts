import { localVariable } from '../apollo/localVariable.ts';
import { isRecord } from '../apollo/storage.ts';

/** The size that this device chose last, by the category's id. */
export type ChosenSizes = Readonly<Record<string, string>>;

const maxCategories = 50;
const maxLength = 100;

const chosenSizes = localVariable<ChosenSizes>({}, { key: 'chosenSizes', parse: parseChosenSizes });

export function useChosenSize(categoryId: string): string | undefined {
  return chosenSizes.use()[categoryId];
}

export function rememberSize(categoryId: string, size: string) {
  const { [categoryId]: before, ...others } = chosenSizes.read();
  if (before === size) return;
  chosenSizes.save(limit({ [categoryId]: size, ...others }));
}

/** Undefined where localStorage held something else; invalid sizes are dropped. */
export function parseChosenSizes(value: unknown): ChosenSizes | undefined {
  if (!isRecord(value)) return undefined;
  const isSize = (entry: [string, unknown]): entry is [string, string] =>
    entry.every((text) => typeof text === 'string' && text !== '' && text.length <= maxLength);
  return limit(Object.fromEntries(Object.entries(value).filter(isSize)));
}

function limit(sizes: ChosenSizes) {
  return Object.fromEntries(Object.entries(sizes).slice(0, maxCategories));
}
