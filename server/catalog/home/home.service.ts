import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Shop } from '../../context.ts';
import { requireSameVersion } from '../../shared/problems.ts';
import { FEATURED_POSITIONS } from '../catalog.rules.ts';
import type { AnyProduct, Brand, ProductRecord } from '../catalog.store.ts';
import { requiredField } from '../catalog.plain-text.rules.ts';
import { saveUploaded } from '../staff/upload.service.ts';
import {
  contentOf,
  editHome,
  FIRST_HOME,
  publishedHome,
  undoneHome,
  withDraft,
  withImage,
  type HomeInput,
} from './home.rules.ts';
import type { ShownHome, HomeRecord } from './home.store.ts';

type Reading = Pick<Shop, 'store'>;

/** The subject of the preview links of the home page: no id of a product has a slash. */
export const HOME_PREVIEW = '/';

/** Refuses with VERSION_CONFLICT (`VersionConflict`), UNKNOWN_PRODUCT, REQUIRED, INVALID. */
export async function saveHome(
  context: CommandContext,
  input: HomeInput,
  expectedVersion: number,
): Promise<HomeRecord> {
  const { catalog } = context.store.read;
  const ids = input.featured ?? [];
  const listed = await catalog.productsById(ids);
  const archived = await catalog.archivedById(ids);
  const brands = new Set((await catalog.brands()).map(({ name }) => name));
  const products = new Set([...listed.keys(), ...archived.keys()]);
  return changeHome(context, 'home.save', expectedVersion, (home) =>
    withDraft(home, editHome(home, input, { products, brands })),
  );
}

/** Refuses with VERSION_CONFLICT (`VersionConflict`), REQUIRED, INVALID. */
export async function setHomeImage(
  context: CommandContext,
  {
    part,
    file,
    alt: writtenAlt,
  }: { readonly part: 'hero' | 'about'; readonly file: Buffer; readonly alt: string },
  expectedVersion: number,
): Promise<HomeRecord> {
  const { store } = context;
  const alt = requiredField(writtenAlt, 'alt');
  requireSameVersion(await store.read.home.load(), expectedVersion, 'HOME');
  const { url } = await saveUploaded(store.pictures, [file], alt, () => 'file');
  return changeHome(context, 'home.save', expectedVersion, (home) =>
    withDraft(home, withImage(contentOf(home), part, { url, alt })),
  );
}

/** Refuses with VERSION_CONFLICT (`VersionConflict`), NOT_ALLOWED_NOW. */
export const publishHome = (context: CommandContext, expectedVersion: number) =>
  changeHome(context, 'home.publish', expectedVersion, publishedHome);

/** Refuses with VERSION_CONFLICT (`VersionConflict`), NOT_ALLOWED_NOW. */
export const undoHome = (context: CommandContext, expectedVersion: number) =>
  changeHome(context, 'home.undo', expectedVersion, undoneHome);

function changeHome(
  context: CommandContext,
  action: `home.${'save' | 'publish' | 'undo'}`,
  expectedVersion: number,
  change: (home: HomeRecord) => HomeRecord,
): Promise<HomeRecord> {
  return context.store.transaction(async (ports) => {
    const before = await ports.home.load();
    requireSameVersion(before, expectedVersion, 'HOME');
    const after = change(before);
    if (after === before) return before;
    await ports.home.save(after);
    const logged = action === 'home.save' ? contentOf : publicOf;
    await logChange(ports, context, {
      action,
      subject: 'home',
      before: logged(before),
      after: logged(after),
    });
    return after;
  });
}

const publicOf = ({ published }: HomeRecord) => published ?? FIRST_HOME;

/** Finds what shoppers see, null where the shop changed nothing; with a valid token what will be published. */
export async function findHome(
  { store, previewTokens, clock }: Pick<Shop, 'store' | 'previewTokens' | 'clock'>,
  previewToken: string | null,
): Promise<ShownHome | null> {
  const home = await store.read.home.load();
  if (previewToken === null) return home.published;
  return previewTokens.opens(HOME_PREVIEW, previewToken, clock()) ? contentOf(home) : null;
}

/** Leaves out what is not in the catalogue; eight places of the list where nothing is chosen, the first ones of a short list. */
export async function featuredIn(
  { store }: Reading,
  { featured }: Pick<ShownHome, 'featured'>,
): Promise<readonly ProductRecord[]> {
  const { catalog } = store.read;
  if (featured.length > 0) return [...(await catalog.productsById(featured)).values()];
  const placed = await catalog.productsAt(FEATURED_POSITIONS);
  const isShort = placed.length < FEATURED_POSITIONS.length;
  return isShort ? catalog.productsAt(FEATURED_POSITIONS.map((_, at) => at + 1)) : placed;
}

export async function featuredProducts({ store }: Reading): Promise<readonly ProductRecord[]> {
  return featuredIn({ store }, (await store.read.home.load()).published ?? FIRST_HOME);
}

/** Includes archived ones and drafts. */
export async function chosenProducts(
  { store }: Reading,
  { featured }: ShownHome,
): Promise<readonly AnyProduct[]> {
  const { catalog } = store.read;
  const found = new Map<string, AnyProduct>([
    ...(await catalog.archivedById(featured)),
    ...(await catalog.productsById(featured)),
  ]);
  return featured.flatMap((id) => found.get(id) ?? []);
}

/** Leaves out brands without products; returns all where none is chosen. */
export async function brandsIn(
  { store }: Reading,
  { brands: chosen }: ShownHome,
): Promise<readonly Brand[]> {
  const brands = await store.read.catalog.brands();
  if (chosen.length === 0) return brands;
  return chosen.flatMap((name) => brands.find((brand) => brand.name === name) ?? []);
}
