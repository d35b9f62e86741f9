import type { Reading } from '../../shared/form.ts';
import type { Problem } from '../../shared/problems.ts';
import type { CategoryRecord, PictureRecord, ProductRecord } from '../catalog.store.ts';
import { isColour, picturesOf } from '../catalog.variant.rules.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import type { Given, ImageInput } from './editing.input.ts';

export const MAX_PICTURES = 12;

type Pictures = Pick<ProductRecord, 'image' | 'imageAlt' | 'imageSources' | 'gallery'>;

export interface PicturesBefore {
  /** Null for a new product. */
  readonly product: ProductRecord | null;
  readonly category: CategoryRecord | undefined;
  /** Whether staff uploaded a picture with this address. */
  readonly isStored: (url: string) => boolean;
}

/** Without any picture, a product shows that of its category. */
export function editPictures(
  { product, category, isStored }: PicturesBefore,
  input: Given<readonly ImageInput[]>,
  options: ProductRecord['options'],
  reading: Reading,
): Pictures {
  const placeholder = placeholderOf(category);
  if (input === undefined) return product ? picturesIn(product) : placeholder;
  const given = input ?? [];
  if (given.length > MAX_PICTURES) {
    const about = { field: 'images', max: MAX_PICTURES };
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
    return placeholder;
  }
  const known = new Map((product ? picturesOf(product) : []).map((one) => [one.url, one]));
  const seen = new Set<string>();
  const pictures = given.map((image, at) => {
    const field = `images.${at}`;
    const before = known.get(image.url) ?? (isStored(image.url) ? stored(image.url) : undefined);
    if (!before) {
      reading.problems.push({ code: 'INVALID', reason: 'IMAGE_URL', field: `${field}.url` });
    } else if (seen.has(image.url)) {
      const about = { field: `${field}.url`, text: image.url };
      reading.problems.push({ code: 'INVALID', reason: 'TWICE', ...about });
    }
    seen.add(image.url);
    const alt = reading.read(() => requiredField(image.alt, `${field}.alt`), '');
    const value = image.value ?? null;
    const isFirst = at === 0;
    reading.problems.push(
      ...colourProblems(value, options, { field, isFirst, isSame: value === before?.value }),
    );
    return { ...(before ?? stored(image.url)), alt, value };
  });
  return pictures.length === 0 ? placeholder : fromList(pictures);
}

/** Splits pictures as they are stored: the first picture beside the others. */
export function fromList(pictures: readonly PictureRecord[]): Pictures {
  const [first, ...gallery] = pictures;
  if (!first) throw new Error('A product always shows a picture');
  return {
    image: first.url,
    imageAlt: first.alt,
    imageSources: first.sources ?? null,
    gallery,
  };
}

/** Whether it only shows the picture of its category. */
export function showsPlaceholder(
  { image, gallery }: Pictures,
  category: CategoryRecord | undefined,
): boolean {
  return image === category?.image && gallery.length === 0;
}

const picturesIn = ({ image, imageAlt, imageSources, gallery }: ProductRecord): Pictures => ({
  image,
  imageAlt,
  imageSources,
  gallery,
});

function placeholderOf(category: CategoryRecord | undefined): Pictures {
  const { image = '', imageAlt = '' } = category ?? {};
  return { image, imageAlt, imageSources: null, gallery: [] };
}

const stored = (url: string): PictureRecord => ({ url, alt: '', value: null });

/** The first picture always shows the first colour. */
function colourProblems(
  value: string | null,
  options: ProductRecord['options'],
  {
    field,
    isFirst,
    isSame,
  }: { readonly field: string; readonly isFirst: boolean; readonly isSame: boolean },
): readonly Problem[] {
  if (value === null) return [];
  const colours = options.find(isColour)?.values.map((one) => one.value) ?? [];
  const about = { code: 'INVALID', field: `${field}.value` } as const;
  if (!colours.includes(value)) {
    return isSame ? [] : [{ ...about, reason: 'IMAGE_COLOUR', text: value }];
  }
  const [first = ''] = colours;
  return isFirst && value !== first ? [{ ...about, reason: 'IMAGE_FIRST', text: first }] : [];
}
