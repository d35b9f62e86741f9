import { isSoldOut, setOutOfStock, withVariants } from '../catalog.stock.rules.ts';
import { Reading } from '../../shared/form.ts';
import { addedFieldsOf } from '../../shared/record.ts';
import {
  productRecord,
  type AnyProduct,
  type CategoryRecord,
  type ProductRecord,
} from '../catalog.store.ts';
import { withUsedValues } from './variant.rules.ts';
import { editPlainFields, editPrices, type Choices } from './editing.fields.rules.ts';
import type { ProductInput } from './editing.input.ts';
import { editOptions } from './editing.options.rules.ts';
import { editPictures, showsPlaceholder, type PicturesBefore } from './editing.pictures.rules.ts';
import { editTranslations } from './editing.translations.rules.ts';
import { editVariants } from './editing.variants.rules.ts';

interface EditingContext extends Choices, Pick<PicturesBefore, 'isStored'> {
  /** Id of a new product. */
  readonly id: string;
  readonly position: number;
  readonly now: Date;
}

/**
 * The product as the input says; what it omits stays. `before` is null for a new product. Refuses
 * with REQUIRED, INVALID, UNKNOWN_CATEGORY, UNKNOWN_VARIANT, NOT_ALLOWED_NOW, all problems at once.
 */
export function editProduct(
  before: AnyProduct | null,
  input: ProductInput,
  context: EditingContext,
): AnyProduct {
  const reading = new Reading();
  const fields = editPlainFields(before, input, context, reading);
  const prices = editPrices(before, input, reading);
  const found = reading.problems.length;
  const options = editOptions(before?.options ?? [], input.options, reading);
  const areOptionsRead = reading.problems.length === found;
  const id = before?.id ?? context.id;
  const known = { id, variants: before?.variants ?? [] };
  // Wrong options would make every variant wrong.
  const variants = areOptionsRead
    ? editVariants(known, input.variants, { options, price: prices.price }, reading)
    : known.variants;
  const categoryOf = ({ categoryName }: Pick<ProductRecord, 'categoryName'>) =>
    context.categories.find(({ name }) => name === categoryName);
  const pictures = editPictures(
    {
      product: before && withPlaceholderOf(before, categoryOf(before), categoryOf(fields)),
      category: categoryOf(fields),
      isStored: context.isStored,
    },
    input.images,
    options,
    reading,
  );
  const translations = editTranslations(before?.translations ?? [], input.translations, reading);
  reading.end();
  const product = {
    ...(before ?? newProduct(context)),
    ...fields,
    ...prices,
    ...pictures,
    translations,
  };
  return withOutOfStock(
    withUsedValues({ ...withVariants(product, variants), options }),
    before,
    input.outOfStock,
  );
}

/** One that shows the picture of its category shows that of its new one. */
function withPlaceholderOf(
  product: AnyProduct,
  from: CategoryRecord | undefined,
  to: CategoryRecord | undefined,
): AnyProduct {
  if (!from || !to || from === to || !showsPlaceholder(product, from)) return product;
  return { ...product, image: to.image, imageAlt: to.imageAlt };
}

/** False puts on sale what still has stock; orders may have taken the last of it meanwhile. */
function withOutOfStock(
  product: AnyProduct,
  before: AnyProduct | null,
  outOfStock: boolean | null | undefined,
): AnyProduct {
  if (outOfStock == null || outOfStock === (before?.outOfStock ?? false)) return product;
  if (!outOfStock && isSoldOut(product)) return product;
  return setOutOfStock(product, outOfStock);
}

function newProduct({ id, position, now }: EditingContext): ProductRecord {
  return {
    ...addedFieldsOf(productRecord),
    id,
    position,
    title: '',
    brand: '',
    outOfStock: false,
    image: '',
    imageAlt: '',
    gallery: [],
    options: [],
    variants: [],
    details: [],
    price: 0,
    originalPrice: 0,
    categoryName: '',
    ratings: { value: 0, count: 0 },
    updatedAt: now.toISOString(),
    version: 1,
  };
}
