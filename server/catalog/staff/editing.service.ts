import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { announceRestocked } from '../alerts/stock-alert.service.ts';
import { productChange } from '../catalog.audit.ts';
import { storedName } from '../picture/picture.rules.ts';
import { asDraft, published, revised } from '../catalog.product.rules.ts';
import type {
  AnyProduct,
  ArchivedProductRecord,
  CatalogStore,
  ProductRecord,
} from '../catalog.store.ts';
import { duplicateOf, originalTitle } from './duplicate.rules.ts';
import { candidateIds } from './editing.ids.rules.ts';
import type { ProductInput } from './editing.input.ts';
import { editProduct } from './editing.rules.ts';

/**
 * Adds a product, or changes one of the catalogue or the archive. Orders that take stock meanwhile
 * are neither lost nor a conflict. Refuses with VERSION_CONFLICT (`VersionConflict`),
 * UNKNOWN_PRODUCT, REQUIRED, INVALID, UNKNOWN_CATEGORY, UNKNOWN_VARIANT, NOT_ALLOWED_NOW.
 */
export async function saveProduct(
  context: CommandContext,
  input: ProductInput,
  expectedVersion: number | null,
): Promise<AnyProduct> {
  const storedPictures = await findStored(context, input);
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    await catalog.lockStock();
    const before = input.id == null ? null : await requireAny(catalog, input.id);
    if (before) requireSameVersion(before, expectedVersion, 'PRODUCT');
    const now = context.clock();
    const guides = await catalog.sizeGuides();
    const edited = editProduct(before, input, {
      categories: await catalog.categories(),
      sizeGuides: new Set(guides.map(({ id }) => id)),
      isStored: (url) => storedPictures.has(url),
      id: before?.id ?? (await freeId(catalog, input.title ?? '')),
      position: before?.position ?? (await catalog.lastPosition()) + 1,
      now,
    });
    if (before && JSON.stringify(edited) === JSON.stringify(before)) return before;
    const added = input.isDraft ? asDraft(edited, now) : published(edited, now);
    const product = before ? revised(edited, now) : added;
    await saveAny(catalog, product);
    if (before && product.archivedAt === undefined) {
      await announceRestocked(ports, [before], [product], now);
    }
    await logChange(ports, context, productChange('product.save', before, product));
    return product;
  });
}

/**
 * Adds a draft like a product of the catalogue or the archive, and returns it. Refuses with
 * UNKNOWN_PRODUCT.
 */
export function duplicateProduct(
  context: Pick<CommandContext, 'store' | 'clock' | 'actor'>,
  id: string,
): Promise<AnyProduct> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const original = await requireAny(catalog, id);
    const draft = duplicateOf(original, {
      id: await freeId(catalog, originalTitle(original.title)),
      position: (await catalog.lastPosition()) + 1,
      now: context.clock(),
    });
    await catalog.archive([draft]);
    await logChange(ports, context, productChange('product.duplicate', null, draft));
    return draft;
  });
}

/** Finds a product of the catalogue or the archive. Refuses with UNKNOWN_PRODUCT. */
export async function requireAny(catalog: CatalogStore, id: string): Promise<AnyProduct> {
  const product = (await catalog.product(id)) ?? (await catalog.archivedById([id])).get(id);
  if (product) return product;
  throw new Refusal({ code: 'UNKNOWN_PRODUCT', reason: 'ID', field: 'id', id });
}

/** An archived product stays archived. */
export async function saveAny(
  catalog: CatalogStore,
  ...products: readonly AnyProduct[]
): Promise<void> {
  const listed: ProductRecord[] = [];
  const archived: ArchivedProductRecord[] = [];
  for (const { archivedAt, draftSince = null, ...record } of products) {
    if (archivedAt === undefined) listed.push(record);
    else archived.push({ ...record, archivedAt, draftSince });
  }
  if (listed.length > 0) await catalog.save({ products: listed });
  if (archived.length > 0) await catalog.archive(archived);
}

const CANDIDATES = 20;

async function freeId(catalog: CatalogStore, title: string): Promise<string> {
  for (let from = 1; ; from += CANDIDATES) {
    const ids = candidateIds(title, from, CANDIDATES);
    const products = await catalog.productsById(ids);
    const archived = await catalog.archivedById(ids);
    const free = ids.find((id) => !products.has(id) && !archived.has(id));
    if (free !== undefined) return free;
  }
}

/** Pictures are saved outside of transactions, and stay. */
async function findStored(
  { store }: CommandContext,
  { images }: ProductInput,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { url } of images ?? []) {
    const name = storedName(url);
    if (name !== null && (await store.pictures.has(name))) found.add(url);
  }
  return found;
}
