import { TRANSLATIONS, type Language } from '#shared/language.ts';
import type { CategoryInput, EditedCategoryFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { frCategories as texts } from '../../text/admin/categories.fr.ts';
import { frPictures } from '../../text/admin/pictures.fr.ts';
import type { FormErrors } from '../../ui/form/useForm.ts';

graphql(`
  fragment EditedCategory on Category {
    id
    version
    name
    description
    image
    imageAlt
    productCount
    translations {
      language
      name
      description
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

type CategoryText = 'name' | 'description';
export type CategoryField = `${CategoryText}${Language}` | 'imageAlt';
/** A category's texts as they are typed. */
export type CategoryTexts = Record<CategoryField, string>;

export const newCategory: Category = {
  id: '',
  version: 0,
  name: '',
  description: '',
  image: '',
  imageAlt: '',
  productCount: 0,
  translations: [],
};

/** Empty where the language has none. */
export function textIn(language: Language, text: CategoryText, category: Category) {
  if (language === 'FR') return category[text];
  return category.translations.find((each) => each.language === language)?.[text] ?? '';
}

export const textsOf = (category: Category): CategoryTexts => ({
  nameFR: category.name,
  nameAR: textIn('AR', 'name', category),
  nameEN: textIn('EN', 'name', category),
  descriptionFR: category.description,
  descriptionAR: textIn('AR', 'description', category),
  descriptionEN: textIn('EN', 'description', category),
  imageAlt: category.imageAlt,
});

export const fieldsIn = (language: Language) =>
  [`name${language}`, `description${language}`] as const;

/** Counts the texts of the language that shoppers read in French. */
export const countMissing = (language: Language, typed: CategoryTexts) =>
  (['name', 'description'] as const).filter(
    (text) => typed[`${text}FR`].trim() !== '' && typed[`${text}${language}`].trim() === '',
  ).length;

/** Returns only what was changed. */
export function inputOf(category: Category, typed: CategoryTexts): CategoryInput {
  const before = textsOf(category);
  const isChanged = (field: CategoryField) => typed[field].trim() !== before[field];
  const changed = TRANSLATIONS.filter((language) => fieldsIn(language).some(isChanged));
  return {
    ...(category !== newCategory && { id: category.id }),
    ...(isChanged('nameFR') && { name: typed.nameFR.trim() }),
    ...(isChanged('descriptionFR') && { description: typed.descriptionFR.trim() }),
    ...(isChanged('imageAlt') && { imageAlt: typed.imageAlt.trim() }),
    ...(changed.length > 0 && {
      translations: changed.map((language) => ({
        language,
        name: typed[`name${language}`].trim(),
        description: typed[`description${language}`].trim(),
      })),
    }),
  };
}

/** A new category has no picture to describe yet; the shop removes a translation without a name. */
export function findProblems(category: Category | null, typed: CategoryTexts) {
  const problems: FormErrors<CategoryField> = {};
  if (typed.nameFR.trim() === '') problems.nameFR = frAdmin.blank;
  if (category && typed.imageAlt.trim() === '') problems.imageAlt = frPictures.noAlt;
  for (const language of TRANSLATIONS) {
    const [name, description] = fieldsIn(language);
    if (typed[name].trim() === '' && typed[description].trim() !== '')
      problems[name] = texts.nameMissing;
  }
  return problems;
}

/** The field that an error about what was sent belongs to. */
export function fieldOf(
  { translations }: CategoryInput,
  path: string | null | undefined,
): CategoryField | undefined {
  if (path === 'imageAlt') return path;
  const [, place, text] = /^(?:translations\.(\d+)\.)?(name|description)$/.exec(path ?? '') ?? [];
  if (text === undefined) return undefined;
  const language = place === undefined ? 'FR' : translations?.[Number(place)]?.language;
  return language && (text === 'name' ? `name${language}` : `description${language}`);
}
