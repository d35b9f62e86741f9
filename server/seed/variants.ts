import { z } from 'zod';
import { isPicturePath } from '../catalog/catalog.product.rules.ts';
import { withAvailability } from '../catalog/catalog.stock.rules.ts';
import type { ProductRecord, VariantRecord } from '../catalog/catalog.store.ts';
import { SWATCH } from '../catalog/csv/import.options.rules.ts';
import { LENGTH, SHAPES } from '../catalog/silhouette/silhouette.rules.ts';
import { onlyVariant, variantIdOf } from '../catalog/catalog.variant.rules.ts';

const text = z.string().trim().min(1);
const millimetres = z.int().min(1).max(200);
const picture = z.string().refine(isPicturePath, {
  error: 'must be a path such as /images/products/x.svg',
});
const stock = z.int().min(0).nullable();

/** Variants by product id; a product that is missing comes in one form, which is not counted. */
export const variantsFile = z.record(
  z.string(),
  z.object({
    options: z
      .array(
        z.object({
          name: text,
          values: z
            .array(
              z.union([
                text.transform((value) => ({ value, swatch: null })),
                z.object({ value: text, swatch: z.string().regex(/^#[0-9a-f]{6}$/) }),
              ]),
            )
            .min(1),
        }),
      )
      .default([]),
    /** Keys are the options' values joined by ` / `; null is not counted. */
    stock: z.record(z.string(), stock),
    /** Key of the base variant. */
    base: z.string().default(''),
    frames: z
      .record(
        z.string(),
        z.object({
          lensWidth: millimetres,
          bridgeWidth: millimetres,
          templeLength: millimetres,
          lensHeight: millimetres,
          frameWidth: millimetres,
        }),
      )
      .default({}),
    /**
     * Outline of the right lens, in per cent of its box: SVG path data of absolute M, L, C, Q, Z.
     */
    outline: z
      .string()
      .max(400)
      .regex(/^M[-\d. MLCQZ]+Z$/)
      .nullable()
      .default(null),
    gallery: z
      .array(z.object({ url: picture, alt: text, value: text.nullable().default(null) }))
      .default([]),
    details: z.array(z.object({ label: text, value: text })).default([]),
    sizeGuide: text.nullable().default(null),
    silhouette: z
      .object({
        shape: z.enum(SHAPES),
        length: z.int().min(LENGTH.min).max(LENGTH.max),
        color: z.string().regex(SWATCH).nullable().default(null),
      })
      .nullable()
      .default(null),
  }),
);

type Written = z.output<typeof variantsFile>[string];
type Seeded = Omit<ProductRecord, 'updatedAt' | 'version'>;
type VariantFields = 'options' | 'variants' | 'gallery' | 'details' | 'sizeGuide' | 'silhouette';

const ONE_FORM: Written = {
  silhouette: null,
  options: [],
  stock: { '': null },
  base: '',
  frames: {},
  outline: null,
  gallery: [],
  details: [],
  sizeGuide: null,
};

/** Throws an Error that names what is missing. */
export function withVariants(
  product: Omit<Seeded, VariantFields>,
  { stock: written, base, frames, outline, ...fields }: Written = ONE_FORM,
): Seeded {
  const combinations = fields.options.reduce<readonly string[][]>(
    (all, { values }) => all.flatMap((some) => values.map(({ value }) => [...some, value])),
    [[]],
  );
  const variants = combinations.map((values): VariantRecord => {
    const key = values.join(' / ');
    const stockOnHand = written[key];
    if (stockOnHand === undefined) throw new Error(`has no stock for « ${key} »`);
    const id = key === base ? product.id : variantIdOf(product.id, values);
    return {
      ...onlyVariant(id, stockOnHand),
      sku: id.toUpperCase().replaceAll('.', '-'),
      values,
      frame: frames[key] ? { ...frames[key], ...(outline && { outline }) } : null,
    };
  });
  if (!variants.some(({ id }) => id === product.id)) throw new Error(`has no base « ${base} »`);
  if (new Set(variants.map(({ id }) => id)).size < variants.length) {
    throw new Error('has two variants of one id');
  }
  return withAvailability({ ...product, ...fields, variants });
}
