import {
  LANGUAGES,
  TRANSLATIONS,
  type Language,
} from '../../../server/shared/isomorphic/language.ts';
import type { CategoryInput, EditedCategoryFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import type { FormErrors } from '../../ui/form/useForm.ts';

graphql(`
  fragment EditedCategory on Category {
    id
    name
    productCount
    translations {
      language
      name
    }
  }
`);

export const categoriesQuery = graphql(`
  query AdminCategories {
    categories {
      ...EditedCategory
    }
  }
`);

export type Category = EditedCategoryFragment;

/** As they are typed. */
export type CategoryNames = Readonly<Record<Language, string>>;

const namesBy = (nameOf: (language: Language) => string): CategoryNames => ({
  FR: nameOf('FR'),
  AR: nameOf('AR'),
  EN: nameOf('EN'),
});

export function nameIn(language: Language, { name, translations }: Category) {
  if (language === 'FR') return name;
  return translations.find((each) => each.language === language)?.name ?? '';
}

/** Null: of a new category. */
export const namesOf = (category: Category | null) =>
  namesBy((language) => (category ? nameIn(language, category) : ''));

/** What was typed since `before`, on top of what was stored since. */
export const withTyped = (before: CategoryNames, typed: CategoryNames, latest: CategoryNames) =>
  namesBy((language) => (typed[language] === before[language] ? latest : typed)[language]);

/** Only what was changed; null for nothing. */
export function inputOf(category: Category | null, typed: CategoryNames): CategoryInput | null {
  const before = namesOf(category);
  const isChanged = (language: Language) => typed[language].trim() !== before[language];
  if (!LANGUAGES.some(isChanged)) return null;
  const changed = TRANSLATIONS.filter(isChanged);
  return {
    ...(category && { id: category.id }),
    ...(isChanged('FR') && { name: typed.FR.trim() }),
    ...(changed.length > 0 && {
      translations: changed.map((language) => ({ language, name: typed[language].trim() })),
    }),
  };
}

export const findProblems = ({ FR }: CategoryNames): FormErrors<Language> =>
  FR.trim() === '' ? { FR: frAdmin.blank } : {};

/** The name that an error is about. */
export function languageOf({ translations }: CategoryInput, field: string | null | undefined) {
  const place = /^translations\.(\d+)\./.exec(field ?? '')?.[1];
  return field === 'name' ? 'FR' : translations?.[Number(place)]?.language;
}
