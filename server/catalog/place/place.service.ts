import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Refusal } from '../../shared/problems.ts';
import type { CatalogStore, CategoryRecord, ProductRecord } from '../catalog.store.ts';
import { saveAny } from '../staff/editing.service.ts';
import { between, movedIn, requireOther, spread } from './place.rules.ts';

interface Move {
  readonly id: string;
  /** Null: at the end. */
  readonly before: string | null;
  /** Null: in the list. */
  readonly categoryId: string | null;
}

/**
 * Moves a product of the catalogue in the list, or in one category alone. Neither its version nor its time
 * changes: a product that is open in the back office is saved as it was read. Refuses with UNKNOWN_PRODUCT,
 * UNKNOWN_CATEGORY, INVALID.
 */
export async function moveProduct(context: CommandContext, move: Move): Promise<ProductRecord> {
  requireOther(move.id, move.before);
  const { catalog: lists } = context.store.read;
  const category =
    move.categoryId === null ? null : ((await lists.category(move.categoryId)) ?? null);
  if (move.categoryId !== null && category === null) {
    throw new Refusal({ code: 'UNKNOWN_CATEGORY', field: 'categoryId', name: move.categoryId });
  }
  // What is added to the category from now on stands at its end.
  const members = category ? await lists.placedIn(category.name) : [];
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    await catalog.lockStock();
    const product = await requireListed(catalog, move.id, 'id');
    const before =
      move.before === null ? null : await requireListed(catalog, move.before, 'before');
    if (category) requireMembers(category, product, before);
    const [from, to] = category
      ? await moveInCategory(catalog, category, members, product, before)
      : await moveInList(catalog, product, before);
    if (from === to) return product;
    const where = category ? { categoryName: category.name } : {};
    await logChange(ports, context, {
      action: 'product.move',
      subject: product.id,
      before: { ...where, position: from },
      after: { ...where, position: to },
    });
    return (await catalog.product(product.id)) ?? product;
  });
}

async function requireListed(catalog: CatalogStore, id: string, field: string) {
  const product = await catalog.product(id);
  if (product) return product;
  throw new Refusal({ code: 'UNKNOWN_PRODUCT', reason: 'LISTED', field, id });
}

function requireMembers(
  { name }: CategoryRecord,
  product: ProductRecord,
  before: ProductRecord | null,
) {
  for (const [field, one] of [
    ['id', product],
    ['before', before],
  ] as const) {
    if (one && one.categoryName !== name) {
      throw new Refusal({ code: 'INVALID', reason: 'OTHER_CATEGORY', field, name });
    }
  }
}

/** Returns the positions before and after. */
async function moveInCategory(
  catalog: CatalogStore,
  { id }: CategoryRecord,
  members: readonly ProductPlace[],
  product: ProductRecord,
  before: ProductRecord | null,
) {
  const known = (await catalog.categoryOrder(id))?.places ?? [];
  const listed = [...members, ...[product, before].filter((one) => one !== null)];
  const added = [...new Map(listed.map((one) => [one.id, one])).values()];
  const places = movedIn(known, added, product.id, before?.id ?? null);
  await catalog.saveCategoryOrder({ id, places });
  return [known, places].map((all) => all.find((one) => one.id === product.id)?.position ?? null);
}

type ProductPlace = Pick<ProductRecord, 'id' | 'position'>;

const FEW = 16;

/** Returns the positions before and after; those behind a place without room are given anew. */
async function moveInList(
  catalog: CatalogStore,
  product: ProductRecord,
  before: ProductRecord | null,
) {
  const isOther = ({ id }: ProductPlace) => id !== product.id;
  const put = async (position: number) => {
    await catalog.save({ products: [{ ...product, position }] });
    return [product.position, position] as const;
  };
  if (before === null) {
    const [last] = await catalog.neighbours(Infinity, 'BELOW', 1);
    return last?.id === product.id ? [0, 0] : put((await catalog.lastPosition()) + 1);
  }
  const below = await catalog.neighbours(before.position, 'BELOW', 2);
  if (below[0]?.id === product.id) return [0, 0];
  const low = below.find(isOther)?.position ?? 0;
  const position = between(low, before.position);
  if (position !== null) return put(position);
  for (let count = FEW; ; count *= 2) {
    const found = await catalog.neighbours(before.position, 'FROM', count + 2);
    const behind = found.filter(isOther);
    const moved = behind.slice(0, count);
    const positions = spread(low, behind[count]?.position ?? null, moved.length + 1);
    if (!positions) continue;
    const [own = 0, ...others] = positions;
    await saveAny(
      catalog,
      ...moved.map((one, at) => ({ ...one, position: others[at] ?? one.position })),
    );
    return put(own);
  }
}
