import type { AnyProduct, PictureRecord } from '../catalog.store.ts';
import { createHash } from 'node:crypto';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import { productChange } from '../catalog.audit.ts';
import { revised } from '../catalog.product.rules.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import { picturesOf } from '../catalog.variant.rules.ts';
import { fromList, MAX_PICTURES } from './editing.pictures.rules.ts';
import { requireAny, saveAny } from './editing.service.ts';
import { pictureOf, readWidths } from './upload.rules.ts';

/**
 * Adds a picture in several widths, the largest first, at the end; the first one replaces the
 * picture of the category. Refuses with UNKNOWN_PRODUCT, REQUIRED, INVALID, LIMIT_REACHED; one that the
 * product has already is INVALID.
 */
export async function addProductImage(
  context: CommandContext,
  productId: string,
  files: readonly Buffer[],
  writtenAlt: string,
): Promise<AnyProduct> {
  const { store, clock } = context;
  const alt = requiredField(writtenAlt, 'alt');
  // Checked before pictures are saved; the check in the transaction decides.
  requireRoom(await requireAny(store.read.catalog, productId));
  const picture = await saveUploaded(store.pictures, files, alt);
  return store.transaction(async (ports) => {
    const { catalog } = ports;
    await catalog.lockStock();
    const before = await requireAny(catalog, productId);
    const pictures = picturesOf(before);
    if (pictures.some(({ url }) => url === picture.url)) {
      throw new Refusal({ code: 'INVALID', reason: 'PICTURE_TWICE', field: 'files' });
    }
    requireRoom(before);
    const category = await catalog.categoryNamed(before.categoryName);
    const own = pictures.filter(({ url }) => url !== category?.image);
    const product = revised({ ...before, ...fromList([...own, picture]) }, clock());
    await saveAny(catalog, product);
    await logChange(ports, context, productChange('picture.add', before, product));
    return product;
  });
}

/**
 * Saves the widths of one picture, the largest first, and returns how records name it. Refuses with
 * INVALID.
 */
export async function saveUploaded(
  pictures: CommandContext['store']['pictures'],
  files: readonly Buffer[],
  alt: string,
  fieldOf?: (at: number) => string,
): Promise<PictureRecord> {
  const widths = readWidths(files, fieldOf);
  const names = widths.map(
    ({ bytes, type }) => `${createHash('sha256').update(bytes).digest('hex')}.${type}`,
  );
  for (const [at, { bytes }] of widths.entries()) await pictures.save(names[at] ?? '', bytes);
  return pictureOf(widths, names, alt);
}

function requireRoom({ gallery }: AnyProduct): void {
  if (1 + gallery.length < MAX_PICTURES) return;
  const about = { field: 'files', max: MAX_PICTURES };
  throw new Refusal({ code: 'LIMIT_REACHED', reason: 'PICTURES', ...about });
}
