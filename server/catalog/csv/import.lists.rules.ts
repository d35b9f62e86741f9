import { isBlank } from '#shared/forms/form.ts';
import { readText, requiredText, type Reading } from '../../shared/form.ts';
import { TRANSLATIONS } from '#shared/language.ts';
import { plainly } from '../catalog.plain-text.rules.ts';
import type { PictureRecord, ProductRecord, ProductTranslation } from '../catalog.store.ts';
import { pictureRule, invalid, readDescription, type FoundPictures } from './import.cells.rules.ts';
import type { Cells, ListColumn } from './columns.ts';
import { splitAt } from './import.options.rules.ts';

/** A product has 12 pictures, of which one is its `image`. */
export const MAX_GALLERY = 11;

const codeOf = (language: ProductTranslation['language']) =>
  language.toLowerCase() as Lowercase<typeof language>;

/** The cells of pictures behind the first one and of other languages. */
export function listCellsOf({ gallery, translations }: ProductRecord): Record<ListColumn, string> {
  const textIn = (language: ProductTranslation['language'], field: 'title' | 'description') =>
    translations.find((each) => each.language === language)?.[field] ?? '';
  return {
    gallery: gallery.map(({ url }) => url).join(' | '),
    galleryAlt: gallery.map(({ alt }) => alt.replace(/[\\|]/g, String.raw`\$&`)).join(' | '),
    'title.ar': textIn('AR', 'title'),
    'description.ar': textIn('AR', 'description'),
    'title.en': textIn('EN', 'title'),
    'description.en': textIn('EN', 'description'),
  };
}

/** The pictures that a cell `gallery` names: files, addresses or paths, between `|`, line breaks, or commas before addresses. */
export function galleryIn(cell: string | undefined): readonly string[] {
  return (cell ?? '')
    .split(/[|\n]|,(?=\s*https?:)/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

type Gallery = readonly PictureRecord[];

interface GalleryContext {
  readonly known: Gallery;
  readonly imageAlt: string;
  readonly pictures: FoundPictures;
  /** Paths of the pictures that are there. */
  readonly paths: ReadonlySet<string>;
  /** The colour that a new picture shows, by its path. */
  readonly colourOf: (path: string) => string | null;
}

/**
 * The pictures behind the first one. Without the column the earlier ones stay, and known ones have their colours
 * and widths; a picture without a text of its own has that of `image`.
 */
export function readGallery(
  { gallery: cell, galleryAlt }: Cells,
  { known, imageAlt, pictures, paths, colourOf }: GalleryContext,
  reading: Reading,
): Gallery {
  if (cell === undefined && galleryAlt === undefined) return known;
  const rule = pictureRule(pictures);
  const urls =
    cell === undefined
      ? known.map(({ url }) => url)
      : galleryIn(cell).map((text) => reading.read(() => rule(text, 'gallery'), ''));
  const texts = splitAt(galleryAlt ?? '', '|').map((text) => text.replace(/\\(.)/gu, '$1').trim());
  const alts = texts.map((text) =>
    reading.read(() => (isBlank(text) ? '' : plainly(readText)(text, 'galleryAlt')), ''),
  );
  if (urls.length > MAX_GALLERY) {
    const about = { field: 'gallery', max: MAX_GALLERY };
    reading.problems.push({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
  }
  if (!isBlank(galleryAlt) && alts.length > urls.length) {
    reading.problems.push(invalid('galleryAlt', 'CELL_ALTS'));
  }
  return urls.flatMap((url, at): Gallery => {
    const before = known.find((one) => one.url === url);
    const about = { field: 'gallery', text: url };
    if (url === '') return [];
    if (!before && !paths.has(url)) reading.problems.push(invalid('gallery', 'CELL_NO_PICTURE'));
    if (urls.indexOf(url) !== at) {
      reading.problems.push({ code: 'INVALID', reason: 'TWICE', ...about });
    }
    const alt = alts[at] || before?.alt || imageAlt;
    return [before ? { ...before, alt } : { url, alt, value: colourOf(url) }];
  });
}

/** Columns that the file does not have, and details, stay; a language without a title is removed. */
export function readTranslations(
  cells: Cells,
  before: readonly ProductTranslation[],
  reading: Reading,
): readonly ProductTranslation[] {
  return TRANSLATIONS.flatMap((language) => {
    const known = before.find((each) => each.language === language);
    const [titleColumn, descriptionColumn] = [
      `title.${codeOf(language)}`,
      `description.${codeOf(language)}`,
    ] as const;
    const [title, description] = [cells[titleColumn], cells[descriptionColumn]];
    if (title === undefined && description === undefined) return known ?? [];
    // A description without a title is refused: it would never be shown.
    if (isBlank(title ?? known?.title) && isBlank(description)) return [];
    const read = (): ProductTranslation => ({
      // Files have no texts of pictures.
      ...known,
      language,
      title:
        title === undefined && known
          ? known.title
          : plainly(requiredText('CELL'))(title ?? '', titleColumn),
      description:
        description === undefined
          ? (known?.description ?? null)
          : readDescription(description, descriptionColumn) || null,
      details: known?.details ?? [],
    });
    return reading.read<ProductTranslation | readonly never[]>(read, []);
  });
}
