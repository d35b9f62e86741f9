import type { SilhouetteShape } from '../../../generated/admin/graphql.ts';
import { frSilhouettes } from '../../../text/admin/silhouettes.fr.ts';
import type { EditedProduct } from './productQuery.ts';
import { numberText } from '#shared/digits.ts';

/** Silhouette as typed; without a shape there is none. */
export type DraftSilhouette = Readonly<{
  shape: SilhouetteShape | '';
  length: string;
  color: string;
}>;

export const noSilhouette: DraftSilhouette = { shape: '', length: '', color: '' };

export function writeSilhouette(silhouette: EditedProduct['silhouette']): DraftSilhouette {
  if (!silhouette) return noSilhouette;
  const { shape, length, color } = silhouette;
  return { shape, length: String(length), color: color ?? '' };
}

export const isShape = (text: string): text is SilhouetteShape =>
  Object.hasOwn(frSilhouettes.shapes, text);

// Centimetres, as the server has them.
const shortest = 20;
const longest = 200;

/** Null for a text that is no length. */
export function readLength(text: string): number | null {
  const plain = numberText(text.trim());
  const length = /^\d{2,3}$/.test(plain) ? Number(plain) : 0;
  return length >= shortest && length <= longest ? length : null;
}

/** A length that cannot be read is 0, which the server would refuse. */
export function readSilhouette({ shape, length, color }: DraftSilhouette) {
  if (shape === '') return null;
  return { shape, length: readLength(length) ?? 0, color: color.trim() || null };
}
