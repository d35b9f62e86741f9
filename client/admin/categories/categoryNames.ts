import { TRANSLATIONS, type Language } from '../../../server/shared/isomorphic/language.ts';
import type { CategoryInput, EditedCategoryFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import type { FormErrors } from '../../ui/form/useForm.ts';

graphql(`
  fragment EditedCategory on Category {
    id
    version
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
export type CategoryNames = Record<Language, string>;

const namesBy = (nameOf: (language: Language) => string): CategoryNames => ({
  FR: nameOf('FR'),
  AR: nameOf('AR'),
  EN: nameOf('EN'),
});

export function nameIn(language: Language, { name, translations }: Category) {
  if (language === 'FR') return name;
  return translations.find((each) => each.language === language)?.name ?? '';
}

export const newCategory: Category = {
  id: '',
  version: 0,
  name: '',
  productCount: 0,
  translations: [],
};

export const namesOf = (category: Category): CategoryNames =>
  namesBy((language) => nameIn(language, category));

/** Only what was changed. */
export function inputOf(category: Category, typed: CategoryNames): CategoryInput {
  const before = namesOf(category);
  const isChanged = (language: Language) => typed[language].trim() !== before[language];
  const changed = TRANSLATIONS.filter(isChanged);
  return {
    ...(category !== newCategory && { id: category.id }),
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
