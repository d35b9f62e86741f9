import { frPictures } from '../../../text/admin/pictures.fr.ts';
import { frProducts } from '../../../text/admin/products.fr.ts';
import { isReadable, variantFieldNames, wrongCell } from '#shared/texts/variant-fields.fr.ts';
import type { Problems } from '../../form/useDetailForm.ts';
import { detailProblems } from '../texts/details.ts';
import { translationNames, translationProblems } from '../texts/translation.ts';
import type { Draft } from './draft.ts';
import { hasMeasures, measures, readMeasure } from './frame.ts';
import { plainTextNames, requiredTexts } from './plainTexts.ts';
import { readPrice } from '#shared/money.ts';
import { readLength } from './silhouette.ts';

const { problems: texts } = frProducts;

/** Finds the problems that the browser knows before anything is sent. */
export function findProblems(draft: Draft): Problems {
  const found: Record<string, string> = {};
  for (const field of [...requiredTexts, 'categoryName'] as const) {
    if (draft[field].trim() === '') found[field] = texts.blank;
  }
  checkAmount(found, 'price', draft.price, true);
  checkAmount(found, 'originalPrice', draft.originalPrice, false);
  const [price, original] = [readPrice(draft.price), readPrice(draft.originalPrice)];
  if (price !== null && original !== null && original < price) {
    found['originalPrice'] = texts.belowPrice;
  }
  const { shape, length, color } = draft.silhouette;
  if (shape !== '' && readLength(length) === null) found['silhouette.length'] = texts.length;
  if (shape !== '' && color.trim() !== '' && !/^#[0-9a-f]{6}$/i.test(color.trim())) {
    found['silhouette.color'] = texts.colour;
  }
  Object.assign(found, detailProblems(draft.details, 'details'));
  for (const name of translationNames) Object.assign(found, translationProblems(name, draft[name]));
  draft.options.forEach(({ name, values }, at) => {
    if (name.trim() === '') found[`options.${at}.name`] = texts.blank;
    else if (values.length === 0) found[`options.${at}.name`] = texts.noValues;
  });
  draft.variants.forEach((variant, at) => {
    const { frame } = variant;
    for (const field of variantFieldNames) {
      const path = `variants.${at}.${field}`;
      if (!isReadable(field, variant[field])) found[path] = wrongCell(field);
    }
    const [own, ownOriginal] = [
      readPrice(variant.ownPrice) ?? price,
      readPrice(variant.ownOriginalPrice),
    ];
    if (own !== null && ownOriginal !== null && ownOriginal < own) {
      found[`variants.${at}.ownOriginalPrice`] = texts.belowPrice;
    }
    for (const measure of hasMeasures(frame) ? measures : []) {
      if (readMeasure(frame[measure]) !== null) continue;
      found[`variants.${at}.frame.${measure}`] = texts.measure;
    }
  });
  draft.images.forEach(({ alt }, at) => {
    if (alt.trim() === '') found[`images.${at}.alt`] = frPictures.noAlt;
  });
  return found;
}

function checkAmount(
  found: Record<string, string>,
  path: string,
  text: string,
  isRequired: boolean,
) {
  if (text.trim() === '') {
    if (isRequired) found[path] = texts.blank;
  } else if (readPrice(text) === null) found[path] = texts.price;
}

/** Fields that show their own problem. */
const withField = [
  new RegExp(
    `^(?:${plainTextNames.join('|')}|categoryName|price|originalPrice|sizeGuide|fit|silhouette(?:\\.(?:length|color))?)$`,
  ),
  /^texts\w\w\.(?:title|description|pictures\..+)$/,
  /^(?:texts\w\w\.)?details\.\d+\.(?:label|value)$/,
  /^(?:options\.\d+\.(?:name|values\.\d+\.value)|images\.\d+\.(?:alt|value))$/,
  new RegExp(`^variants\\.\\d+\\.(?:${variantFieldNames.join('|')}|frame\\.\\w+)$`),
];

/** Whether the problem of this path has a field in sight, unlike that of a variant that orders need. */
export const hasField = (path: string) => withField.some((pattern) => pattern.test(path));
