import type { Change } from '../audit/audit.ts';
import type {
  AnyProduct,
  CategoryRecord,
  ProductRecord,
  SizeGuideRecord,
} from './catalog.store.ts';

/** Fields that staff do not write: they are derived, or the time of the entry says them. */
const UNLOGGED: ReadonlySet<string> = new Set([
  'id',
  'version',
  'updatedAt',
  'listedAt',
  'ratings',
  'imageSources',
]);

/** Records a new product without `before`, a deleted one without `after`. */
export function productChange(
  action:
    | `product.${'save' | 'duplicate' | 'archive' | 'unarchive' | 'publish' | 'delete' | 'import'}`
    | 'picture.add',
  before: AnyProduct | null,
  after: AnyProduct | null,
): Change {
  return {
    action,
    subject: (after ?? before)?.id ?? '',
    before: before && loggedProduct(before),
    after: after && loggedProduct(after),
  };
}

/** A field for each variant and language, so that an entry holds only those that differ. */
function loggedProduct({ variants, archivedAt, draftSince, ...others }: AnyProduct): object {
  const product = withLanguages(others);
  const fields = Object.entries(product).filter(([field]) => !UNLOGGED.has(field));
  // Orders change what is allocated.
  const each = variants.map((variant) => [`variant ${variant.id}`, { ...variant, allocated: 0 }]);
  return {
    ...Object.fromEntries([...fields, ...each]),
    variants: variants.map(({ id }) => id),
    archivedAt: archivedAt ?? null,
    draftSince: draftSince ?? null,
  };
}

function withLanguages<
  T extends Pick<AnyProduct | CategoryRecord | SizeGuideRecord, 'translations'>,
>({ translations, ...record }: T) {
  const each = translations.map(({ language, ...texts }) => [`translation ${language}`, texts]);
  return { ...record, ...Object.fromEntries(each) };
}

/** Quantities that are null are not counted. */
export function stockChange(
  variantId: string,
  before: number | null,
  stockOnHand: number | null,
): Change {
  return {
    action: 'stock.set',
    subject: variantId,
    before: { stockOnHand: before },
    after: { stockOnHand },
  };
}

export function categoryChange(
  action: `category.${'add' | 'save' | 'rename' | 'delete'}`,
  before: CategoryRecord | null,
  after: CategoryRecord | null,
): Change {
  return {
    action,
    subject: (after ?? before)?.id ?? '',
    before: before && loggedCategory(before),
    after: after && loggedCategory(after),
  };
}

/** The name and the other fields say these already. */
const loggedCategory = ({
  previousNames: _names,
  version: _version,
  ...category
}: CategoryRecord) => withLanguages(category);

export function sizeGuideChange(
  action: `size-guide.${'add' | 'save' | 'delete'}`,
  before: SizeGuideRecord | null,
  after: SizeGuideRecord | null,
): Change {
  const { id = '' } = after ?? before ?? {};
  return {
    action,
    subject: id,
    before: before && loggedSizeGuide(before),
    after: after && loggedSizeGuide(after),
  };
}

const loggedSizeGuide = ({ id: _id, version: _version, ...guide }: SizeGuideRecord) =>
  withLanguages(guide);

/** More products than these are logged as one entry with counts, which keeps the log readable. */
const MAX_LOGGED_PRODUCTS = 500;

interface Imported {
  readonly categories: readonly CategoryRecord[];
  readonly added: readonly AnyProduct[];
  readonly changed: ReadonlyArray<{
    readonly before: ProductRecord;
    readonly product: ProductRecord;
  }>;
}

/** The changes of one part of an imported file; a long file has its counts with its first part. */
export function importChanges(
  part: Imported,
  whole: Imported,
  isFirst: boolean,
): readonly Change[] {
  const created = part.categories.map((category) => categoryChange('category.add', null, category));
  const counts = { added: whole.added.length, changed: whole.changed.length };
  if (counts.added + counts.changed > MAX_LOGGED_PRODUCTS) {
    const count: Change = { action: 'product.import', subject: 'CSV', before: null, after: counts };
    return isFirst ? [...created, count] : created;
  }
  return [
    ...created,
    ...part.added.map((product) => productChange('product.import', null, product)),
    ...part.changed.map(({ before, product }) => productChange('product.import', before, product)),
  ];
}
