import { TRANSLATIONS, type Language } from '#shared/language.ts';
import type { CategoryInput, EditedCategoryFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frCategories as texts } from '../../text/admin/products/categories.fr.ts';
import {
  alterationDraft,
  alterationInput,
  alterationPath,
  alterationProblems,
  type DraftAlteration,
} from '../alterations/alterationDraft.ts';
import type { Problems } from '../form/useDetailForm.ts';

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
    alterations {
      ...EditedAlteration
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
/** A category as it is typed. */
export type CategoryValues = Record<CategoryField, string> & { alterations: DraftAlteration[] };

export const newCategory: Category = {
  id: '',
  version: 0,
  name: '',
  description: '',
  image: '',
  imageAlt: '',
  productCount: 0,
  translations: [],
  alterations: [],
};

/** Empty where the language has none. */
export function textIn(language: Language, text: CategoryText, category: Category) {
  if (language === 'FR') return category[text];
  return category.translations.find((each) => each.language === language)?.[text] ?? '';
}

export const textsOf = (category: Category): CategoryValues => ({
  nameFR: category.name,
  nameAR: textIn('AR', 'name', category),
  nameEN: textIn('EN', 'name', category),
  descriptionFR: category.description,
  descriptionAR: textIn('AR', 'description', category),
  descriptionEN: textIn('EN', 'description', category),
  imageAlt: category.imageAlt,
  alterations: category.alterations.map(alterationDraft),
});

export const fieldsIn = (language: Language) =>
  [`name${language}`, `description${language}`] as const;

/** Counts the texts of the language that shoppers read in French. */
export const countMissing = (language: Language, typed: CategoryValues) =>
  (['name', 'description'] as const).filter(
    (text) => typed[`${text}FR`].trim() !== '' && typed[`${text}${language}`].trim() === '',
  ).length;

/** Returns all of its texts; a new category has no picture to describe yet. */
export function inputOf({ id }: Category, typed: CategoryValues): CategoryInput {
  return {
    ...(id !== newCategory.id && { id, imageAlt: typed.imageAlt }),
    name: typed.nameFR,
    description: typed.descriptionFR,
    translations: TRANSLATIONS.map((language) => ({
      language,
      name: typed[`name${language}`],
      description: typed[`description${language}`],
    })),
    alterations: typed.alterations.map(alterationInput),
  };
}

/** The shop removes a translation without a name: what else was typed would be lost. */
export const findProblems = (typed: CategoryValues): Problems =>
  Object.fromEntries([
    ...TRANSLATIONS.map(fieldsIn)
      .filter(
        ([name, description]) => typed[name].trim() === '' && typed[description].trim() !== '',
      )
      .map(([name]) => [name, texts.nameMissing]),
    ...alterationProblems(typed.alterations),
  ]);

/** The field of what an error about `CategoryInput` names. */
export function fieldOf(path: string) {
  const [, place, text] = /^(?:translations\.(\d)\.)?(name|description)$/.exec(path) ?? [];
  if (text === undefined) return alterationPath(path);
  return text + (place === undefined ? 'FR' : TRANSLATIONS[Number(place)]);
}
