import { requiredText } from '../shared/form.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { Refusal, type Problem } from '../shared/problems.ts';
import { fold } from '../shared/text.ts';
import type { CategoryRecord } from './catalog.store.ts';

/** As many as one filter may name. */
export const MAX_CATEGORIES = 100;

/** What a category shows that was given no picture of its own. */
export const CATEGORY_PICTURE = {
  image: '/images/categories/sans-image.svg',
  imageAlt: 'Cintres vides sur une tringle, devant une arche',
} as const;

/** What may be said of a new category beside its name. */
export type CategoryDetails = Pick<CategoryRecord, 'description' | 'image' | 'imageAlt'>;

const texts = frCli.categories;
const invalid = (field: string, message: string): Problem => ({ code: 'INVALID', field, message });

/** Reads a category's name. Refuses with REQUIRED, INVALID. */
export function readCategoryName(value: unknown, field: string): string {
  const name = requiredText(texts.blankName)(value, field);
  if (fold(name) === '') throw new Refusal(invalid(field, texts.nameWithoutLetter));
  return name;
}

/** The category of a name, whatever case and accents it was typed with, or of an id. Refuses with INVALID. */
export function requireCategory(
  categories: readonly CategoryRecord[],
  asked: string,
): CategoryRecord {
  const category =
    categories.find(({ name }) => fold(name) === fold(asked)) ??
    categories.find(({ id }) => id === asked);
  if (category) return category;
  const names = categories.map(({ name }) => name);
  throw new Refusal(invalid('category', texts.unknown(asked, names)));
}

/** Refuses a name that another category has, case and accents aside. */
export function requireFreeName(
  name: string,
  others: readonly CategoryRecord[],
  field: string,
): void {
  const other = others.find((one) => fold(one.name) === fold(name));
  if (other) throw new Refusal(invalid(field, texts.taken(other.name)));
}

/** A new category behind all others. Refuses with LIMIT_REACHED, INVALID. */
export function createCategory(
  name: string,
  others: readonly CategoryRecord[],
  { field, ...details }: Partial<CategoryDetails> & { readonly field: string },
): CategoryRecord {
  requireFreeName(name, others, field);
  if (others.length >= MAX_CATEGORIES) {
    throw new Refusal({ code: 'LIMIT_REACHED', field, message: texts.tooMany(MAX_CATEGORIES) });
  }
  const position = others.reduce((last, one) => Math.max(last, one.position), 0) + 1;
  return {
    id: freeId(name, others),
    position,
    name,
    description: '',
    ...CATEGORY_PICTURE,
    ...details,
  };
}

/** A slug of the name; a name in another script than Latin gets « categorie ». */
function freeId(name: string, others: readonly CategoryRecord[]): string {
  const taken = new Set(others.map(({ id }) => id));
  const words = fold(name).match(/[a-z0-9]+/g) ?? ['categorie'];
  const slug = words.join('-').slice(0, 80).replace(/-$/, '');
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(id)) return id;
  }
}
