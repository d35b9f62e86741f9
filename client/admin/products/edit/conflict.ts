import { occasionNames } from '#shared/texts/occasions.fr.ts';
import { fitNames } from '#shared/texts/fields/product-fields.fr.ts';
import { audienceNames, colorFamilyNames } from '#shared/texts/product-traits.fr.ts';
import { variantFieldNames, variantFields } from '#shared/texts/fields/variant-fields.fr.ts';
import { frAlterations } from '../../../text/admin/orders/alterations.fr.ts';
import { frProducts } from '../../../text/admin/products/products.fr.ts';
import { frSilhouettes } from '../../../text/admin/products/silhouettes.fr.ts';
import { alterationLine } from '../../alterations/alterationDraft.ts';
import { changedFields, draftOf, variantTitle, type Draft, type DraftField } from './draft.ts';
import { kindNames } from './kindNames.ts';
import type { EditedProduct } from './productQuery.ts';

const { conflict: texts } = frProducts;
const choiceNames: Readonly<Record<string, string>> = {
  ...occasionNames,
  ...colorFamilyNames,
  ...audienceNames,
  ...kindNames,
};

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
export type Choices = Readonly<Partial<Record<ConflictPart, Choice>>>;

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
export function resolveConflicts(draft: Draft, newer: EditedProduct, choices: Choices): Draft {
  const theirs = draftOf(newer);
  const fields = changedFields(draft, theirs).filter(
    (field) => choices[partOf(field)] === 'theirs',
  );
  const chosen = Object.fromEntries(fields.map((field) => [field, theirs[field]]));
  const result: Draft = { ...draft, ...chosen };
  const known = new Set(theirs.variants.map(({ id }) => id));
  return {
    ...result,
    variants: result.variants.map((variant) =>
      known.has(variant.id) ? variant : { ...variant, id: null },
    ),
  };
}

/** Lines that differ; all of them where only their order does. */
function onlyIn(lines: readonly string[], others: readonly string[]) {
  const different = lines.filter((line) => !others.includes(line));
  return different.length > 0 || lines.length !== others.length ? different : [...lines];
}

const rowLine = (row: object) => Object.values(row).join('\u00a0: ');

/** Writes a part as people read it. */
function linesOf(part: ConflictPart, draft: Draft): string[] {
  switch (part) {
    case 'outOfStock':
      return [draft.outOfStock ? texts.yes : texts.no];
    case 'fit':
      return draft.fit === '' ? [] : [fitNames[draft.fit]];
    case 'details':
      return draft.details.map(rowLine);
    case 'textsAR':
    case 'textsEN': {
      const { title, description, details, pictures } = draft[part];
      return [title, description, ...[...details, ...pictures].map(rowLine)].filter(Boolean);
    }
    case 'silhouette': {
      const { shape, length, color } = draft.silhouette;
      return shape === '' ? [] : [joined(frSilhouettes.shapes[shape], `${length}\u00a0cm`, color)];
    }
    case 'alterations':
      return draft.alterations?.map(alterationLine) ?? [frAlterations.ofCategory];
    case 'occasions':
    case 'colorFamilies':
    case 'kinds':
    case 'audience':
      return draft[part].map((code: string) => choiceNames[code] ?? code);
    case 'images':
      return draft.images.map(({ alt }) => alt);
    case 'variants':
      return draft.variants.map((variant) =>
        joined(
          variantTitle(variant, draft.title),
          ...variantFieldNames.map(
            (field) => variant[field] && variantFields[field].line(variant[field]),
          ),
        ),
      );
    default:
      return [draft[part]].filter(Boolean);
  }
}

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');
