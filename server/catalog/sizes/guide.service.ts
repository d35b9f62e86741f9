import { logChange } from '../../audit/audit.ts';
import type { CommandContext } from '../../context.ts';
import { Reading } from '../../shared/form.ts';
import { Refusal, requireSameVersion } from '../../shared/problems.ts';
import { sizeGuideChange } from '../catalog.audit.ts';
import type { CatalogStore, ProductRecord, SizeGuideRecord } from '../catalog.store.ts';
import { freeSlug } from '../staff/editing.ids.rules.ts';
import { MAX_SIZE_GUIDES, readSizeGuide, type SizeGuideInput } from './guide.edit.rules.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor'>;

/** A size guide with how many products use it, archived ones too. */
export interface CountedSizeGuide extends SizeGuideRecord {
  readonly productCount: number;
}

/** Sorted by title. */
export async function countedSizeGuides({
  store,
}: Pick<Context, 'store'>): Promise<readonly CountedSizeGuide[]> {
  const { catalog } = store.read;
  const guides = await catalog.sizeGuides();
  const all = [...(await catalog.products()), ...(await catalog.archivedProducts())];
  return guides
    .map((guide) => ({ ...guide, productCount: countUsing(guide, all) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'fr'));
}

/**
 * Changes a guide, or adds one without `id`. Without `expectedVersion` nothing is compared. Refuses with
 * UNKNOWN_SIZE_GUIDE, REQUIRED, INVALID, LIMIT_REACHED, VERSION_CONFLICT (`VersionConflict`).
 */
export function saveSizeGuide(
  context: Context,
  { id, ...input }: SizeGuideInput & { readonly id?: string | null | undefined },
  expectedVersion: number | null,
): Promise<SizeGuideRecord> {
  return context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const before = id == null ? null : await requireGuide(catalog, id);
    if (before) requireSameVersion(before, expectedVersion, 'SIZE_GUIDE');
    const written = readSizeGuide(input, new Reading());
    const guide = before
      ? { ...before, ...written, version: before.version + 1 }
      : { ...written, id: await freeId(catalog, written.title), version: 1 };
    await catalog.save({ sizeGuides: [guide] });
    const action = before ? 'size-guide.save' : 'size-guide.add';
    await logChange(ports, context, sizeGuideChange(action, before, guide));
    return guide;
  });
}

/** Refuses with UNKNOWN_SIZE_GUIDE, VERSION_CONFLICT, and with NOT_ALLOWED_NOW for a guide that products use. */
export async function deleteSizeGuide(
  context: Context,
  id: string,
  expectedVersion: number | null,
): Promise<void> {
  await context.store.transaction(async (ports) => {
    const { catalog } = ports;
    const guide = await requireGuide(catalog, id);
    requireSameVersion(guide, expectedVersion, 'SIZE_GUIDE');
    const products = countUsing(guide, await catalog.products());
    const archived = countUsing(guide, await catalog.archivedProducts());
    if (products + archived > 0) {
      const about = { field: 'id', products, archived };
      throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'SIZE_GUIDE_USED', ...about });
    }
    await catalog.removeSizeGuide(id);
    await logChange(ports, context, sizeGuideChange('size-guide.delete', guide, null));
  });
}

const countUsing = ({ id }: SizeGuideRecord, products: readonly ProductRecord[]) =>
  products.filter(({ sizeGuide }) => sizeGuide === id).length;

async function requireGuide(
  catalog: Pick<CatalogStore, 'sizeGuide'>,
  id: string,
): Promise<SizeGuideRecord> {
  const guide = await catalog.sizeGuide(id);
  if (guide) return guide;
  throw new Refusal({ code: 'UNKNOWN_SIZE_GUIDE', field: 'id' });
}

/** Refuses with LIMIT_REACHED. */
async function freeId(catalog: Pick<CatalogStore, 'sizeGuides'>, title: string): Promise<string> {
  const others = await catalog.sizeGuides();
  if (others.length >= MAX_SIZE_GUIDES) {
    const about = { field: 'title', max: MAX_SIZE_GUIDES };
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'SIZE_GUIDES', ...about });
  }
  return freeSlug(title, 'guide', new Set(others.map((guide) => guide.id)));
}
