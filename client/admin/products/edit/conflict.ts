import { fitNames } from '#shared/texts/product-fields.fr.ts';
import { variantFieldNames, variantFields } from '#shared/texts/variant-fields.fr.ts';
import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { frSilhouettes } from '../../../text/admin/silhouettes.fr.ts';
import { changedFields, type DraftField } from './changes.ts';
import { draftOf, variantTitle, type Draft } from './draft.ts';
import { hasMeasures, measures } from './frame.ts';
import type { EditedProduct } from './productQuery.ts';
import type { DraftDetail } from '../texts/details.ts';

/** Parts are decided as a whole: variants mean nothing without their options. */
export type ConflictPart = Exclude<DraftField, 'options'>;

/** A part that another person changed. */
export type Conflict = {
  part: ConflictPart;
  theirs: string[];
  mine: string[];
  /** Whether it was changed here as well. */
  isMineChanged: boolean;
};

export type Choice = 'theirs' | 'mine';

const partOf = (field: DraftField): ConflictPart => (field === 'options' ? 'variants' : field);

/** The parts that the newer product changed since `base`, with what the draft has there. */
export function findConflicts(base: EditedProduct, draft: Draft, newer: EditedProduct): Conflict[] {
  const before = draftOf(base);
  const theirs = draftOf(newer);
  const own = new Set(changedFields(before, draft).map(partOf));
  const differing = new Set(changedFields(theirs, draft).map(partOf));
  const parts = new Set(changedFields(before, theirs).map(partOf));
  return [...parts]
    .filter((part) => differing.has(part))
    .map((part) => {
      const [theirLines, myLines] = [linesOf(part, theirs), linesOf(part, draft)];
      return {
        part,
        theirs: onlyIn(theirLines, myLines),
        mine: onlyIn(myLines, theirLines),
        isMineChanged: own.has(part),
      };
    });
}

/** The draft with their values where these were chosen; variants of its own that they removed are new ones. */
export function resolveConflicts(
  draft: Draft,
  newer: EditedProduct,
  choices: Readonly<Partial<Record<ConflictPart, Choice>>>,
): Draft {
  const theirs = draftOf(newer);
  const result = { ...draft };
  for (const [part, choice] of Object.entries(choices)) {
    if (choice !== 'theirs') continue;
    const fields = part === 'variants' ? ['options', 'variants'] : [part];
    for (const field of fields) Object.assign(result, { [field]: valueOf(theirs, field) });
  }
  const known = new Set(theirs.variants.map(({ id }) => id));
  return {
    ...result,
    variants: result.variants.map((variant) =>
      known.has(variant.id) ? variant : { ...variant, id: null },
    ),
  };
}

function valueOf(draft: Draft, field: string) {
  return Object.entries(draft).find(([name]) => name === field)?.[1];
}

/** Lines that differ; all of them where only their order does. */
function onlyIn(lines: readonly string[], others: readonly string[]) {
  const different = lines.filter((line) => !others.includes(line));
  return different.length > 0 || lines.length !== others.length ? different : [...lines];
}

const detailLine = ({ label, value }: DraftDetail) => `${label} : ${value}`;

/** Writes a part as people read it. */
function linesOf(part: ConflictPart, draft: Draft): string[] {
  const { yes, no } = frProducts.conflict;
  switch (part) {
    case 'outOfStock':
      return [draft.outOfStock ? yes : no];
    case 'fit':
      return draft.fit === '' ? [] : [fitNames[draft.fit]];
    case 'details':
      return draft.details.map(detailLine);
    case 'textsAR':
    case 'textsEN': {
      const { title, description, details, pictures } = draft[part];
      const shown = pictures.map(({ text }) => text);
      return [title, description, ...details.map(detailLine), ...shown].filter(Boolean);
    }
    case 'silhouette': {
      const { shape, length, color } = draft.silhouette;
      if (shape === '') return [];
      return [
        [frSilhouettes.shapes[shape], `${length}\u00a0cm`, color].filter(Boolean).join(' · '),
      ];
    }
    case 'occasions':
      return draft.occasions.map((occasion) => occasionNames[occasion]);
    case 'colorFamilies':
      return draft.colorFamilies.map((family) => colorFamilyNames[family]);
    case 'audience':
      return draft.audience.map((one) => audienceNames[one]);
    case 'images':
      return draft.images.map(({ alt }) => alt);
    case 'variants':
      return draft.variants.map((variant) =>
        [
          variantTitle(variant, draft.title),
          ...variantFieldNames.map(
            (field) => variant[field] && variantFields[field].line(variant[field]),
          ),
          hasMeasures(variant.frame) &&
            frProducts.frame.all(measures.map((measure) => variant.frame[measure]).join('-')),
        ]
          .filter(Boolean)
          .join(' · '),
      );
    default:
      return draft[part] === '' ? [] : [draft[part]];
  }
}
