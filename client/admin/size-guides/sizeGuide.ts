import { TRANSLATIONS } from '#shared/language.ts';
import type {
  BodyMeasure,
  EditedSizeGuideFragment,
  SizeGuideInput,
} from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';
import { frSizeGuides as texts } from '../../text/admin/products/size-guides.fr.ts';
import type { GuideTable } from './guideTable.ts';

graphql(`
  fragment EditedSizeGuide on SizeGuide {
    id
    version
    title
    columns
    rows
    note
    lengthNote
    decidedBy
    translations {
      language
      title
      columns
      note
      lengthNote
    }
    productCount
  }
`);

export const sizeGuidesQuery = graphql(`
  query AdminSizeGuides {
    sizeGuides {
      ...EditedSizeGuide
    }
  }
`);

export type SizeGuide = EditedSizeGuideFragment;
export type Translated = (typeof TRANSLATIONS)[number];

type Translation = { title: string; columns: string[]; note: string; lengthNote: string };
/** A size guide as it is typed. */
export type GuideValues = Omit<Translation, 'columns'> & {
  table: GuideTable;
  decidedBy: BodyMeasure[];
} & Record<Translated, Translation>;

export const newGuide: SizeGuide = {
  id: '',
  version: 0,
  title: '',
  columns: [texts.table.firstColumn, ''],
  rows: [['', '']],
  note: null,
  lengthNote: null,
  decidedBy: [],
  translations: [],
  productCount: 0,
};

export const valuesOf = (guide: SizeGuide): GuideValues => ({
  title: guide.title,
  note: guide.note ?? '',
  lengthNote: guide.lengthNote ?? '',
  table: { columns: guide.columns, rows: guide.rows },
  decidedBy: guide.decidedBy,
  AR: translationIn('AR', guide),
  EN: translationIn('EN', guide),
});

function translationIn(language: Translated, { columns, translations }: SizeGuide): Translation {
  const stored = translations.find((each) => each.language === language);
  return {
    title: stored?.title ?? '',
    columns: columns.map((_, at) => stored?.columns[at] ?? ''),
    note: stored?.note ?? '',
    lengthNote: stored?.lengthNote ?? '',
  };
}

export const inputOf = (
  { id }: SizeGuide,
  { table, AR, EN, ...typed }: GuideValues,
): SizeGuideInput => ({
  ...typed,
  ...(id !== newGuide.id && { id }),
  ...table,
  translations: [
    { language: 'AR', ...AR },
    { language: 'EN', ...EN },
  ],
});

/** The path in the values of what an error about `SizeGuideInput` names. */
export function pathOf(field: string) {
  const [, place, text] = /^translations\.(\d)\.(.+)$/.exec(field) ?? [];
  if (text !== undefined) return `${TRANSLATIONS[Number(place)]}.${text}`;
  return field.replace(/^(?=columns|rows)/, 'table.');
}

/** Counts the texts of the language that shoppers read in French. */
export const countMissing = (language: Translated, typed: GuideValues) =>
  (['title', 'note', 'lengthNote'] as const).filter(
    (text) => typed[text].trim() !== '' && typed[language][text].trim() === '',
  ).length;

/** Changes the columns of the translations as those of the table. */
export const inEachLanguage = (
  typed: GuideValues,
  change: (columns: string[]) => string[],
): Pick<GuideValues, Translated> => ({
  AR: { ...typed.AR, columns: change(typed.AR.columns) },
  EN: { ...typed.EN, columns: change(typed.EN.columns) },
});
