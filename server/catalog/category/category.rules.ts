import { requiredText } from '../../shared/form.ts';
import { Refusal } from '../../shared/problems.ts';
import { fold } from '#shared/fold.ts';
import { CATEGORY_PICTURE } from './picture.ts';
import { addedFieldsOf } from '../../shared/record.ts';
import { freeSlug } from '../staff/editing.ids.rules.ts';
import { plainly } from '../catalog.plain-text.rules.ts';
import { categoryRecord, type CategoryRecord } from '../catalog.store.ts';

export const MAX_CATEGORIES = 100;

type CategoryDetails = Pick<CategoryRecord, 'description' | 'image' | 'imageAlt'>;

/** Refuses with REQUIRED, INVALID. */
export function readCategoryName(value: unknown, field: string): string {
  const name = plainly(requiredText('CATEGORY_NAME'))(value, field);
  if (fold(name) === '') {
    throw new Refusal({ code: 'INVALID', reason: 'CATEGORY_NAME', field });
  }
  return name;
}

/** Ignoring case and accents. Refuses with INVALID. */
export function requireFreeName(
  name: string,
  others: readonly CategoryRecord[],
  field: string,
): void {
  const other = others.find((one) => fold(one.name) === fold(name));
  if (other) {
    throw new Refusal({ code: 'INVALID', reason: 'CATEGORY_TAKEN', field, name: other.name });
  }
}

/** Refuses with LIMIT_REACHED, INVALID. */
export function createCategory(
  name: string,
  others: readonly CategoryRecord[],
  { field, ...details }: Partial<CategoryDetails> & { readonly field: string },
): CategoryRecord {
  requireFreeName(name, others, field);
  if (others.length >= MAX_CATEGORIES) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'CATEGORIES', field, max: MAX_CATEGORIES });
  }
  const position = others.reduce((last, one) => Math.max(last, one.position), 0) + 1;
  return {
    ...addedFieldsOf(categoryRecord),
    id: freeSlug(name, 'categorie', new Set(others.map(({ id }) => id))),
    position,
    name,
    description: '',
    ...CATEGORY_PICTURE,
    ...details,
  };
}

/** Each is a text of a link that still finds the category; older ones are forgotten. */
const MAX_PREVIOUS_NAMES = 20;

export function renamed(category: CategoryRecord, name: string): CategoryRecord {
  const names = [...(category.previousNames ?? []), category.name];
  const previousNames = [...new Set(names)].filter((each) => each !== name);
  return { ...category, name, previousNames: previousNames.slice(-MAX_PREVIOUS_NAMES) };
}

/** Returns today's name of a category; today's names precede earlier ones. */
export function currentName(name: string, categories: readonly CategoryRecord[]): string {
  if (categories.some((category) => category.name === name)) return name;
  const found = categories.find(({ previousNames = [] }) => previousNames.includes(name));
  return found?.name ?? name;
}
