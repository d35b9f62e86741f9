import type { CommandContext, Ports } from '../../context.ts';
import { fold } from '#shared/fold.ts';
import { categoryParameter, paths } from '#shared/paths.ts';
import { findIdentity, shopWithin } from '../../settings/identity/identity.service.ts';
import type { Platform } from '../../shared/problem-codes.ts';
import { inSlices } from '../../shared/slices.ts';
import { dateInMorocco } from '../../shared/time.ts';
import { MAX_PROBLEMS } from '../csv/catalog.csv.ts';
import type { FileProblem } from '../csv/columns.ts';
import type { FoundPictures } from '../csv/import.cells.rules.ts';
import type { ImportPlan } from '../csv/import.rules.ts';
import { importCatalog, type ImportOptions } from '../csv/import.service.ts';
import { targetIn } from '../redirect/redirect.rules.ts';
import { changedRedirects, saveRedirects } from '../redirect/redirect.service.ts';
import {
  UNSORTED_CATEGORY,
  type ForeignCatalog,
  type ForeignProduct,
  type IdentifiedProduct,
} from './foreign.ts';
import { identified } from './ids.ts';
import type { PicturesBeside } from '../picture/archive.ts';
import { foreseenPictures, takeForeignPictures } from './pictures.service.ts';
import { readForeign, type ForeignFiles } from './platforms.ts';
import { coloursOfPictures, rowsOf, type RowsOfProduct } from './rows.rules.ts';
import { usualSwatch } from './swatches.ts';

export interface ForeignOptions extends Pick<ImportOptions, 'dryRun' | 'drafts' | 'skipInvalid'> {
  readonly from: Platform;
  readonly pictures: PicturesBeside;
  /** Called where the file has stocks. */
  readonly requireStock: () => void;
}

export interface ForeignPlan extends ImportPlan {
  readonly notes: readonly FileProblem[];
  /** Number of old addresses that are new or lead elsewhere than before. */
  readonly redirects: number;
}

/**
 * Imports the products of another shop's file, with their old addresses. Nothing is fetched or written before the whole
 * of it is right, or for a trial. Throws BadCatalogFile, and what `requireStock` throws.
 */
export async function importForeign(
  context: CommandContext,
  files: ForeignFiles,
  { from, pictures: beside, requireStock, dryRun, ...options }: ForeignOptions,
): Promise<ForeignPlan> {
  const { store, clock } = context;
  const { vatPercent } = await findIdentity(context);
  const { name: brand } = await shopWithin(store.read);
  const catalog = readForeign(from, files, { vatPercent, today: dateInMorocco(clock()) });
  const products = identified(catalog.products, await knownIds(store.read, catalog.products));
  const wantedIn = (ports: Pick<Ports, 'catalog'>, plan: ImportPlan) =>
    redirectsIn(ports, plan, products, catalog.categoryPaths);
  if (products.some(({ variants }) => variants.some(({ stock }) => stock))) requireStock();
  const run = async (pictures: FoundPictures, isTrial: boolean): Promise<ForeignPlan> => {
    const read = await inSlices(rowsOfEach(products, pictures));
    const colours = new Map(products.map((one) => [one.id, coloursOfPictures(one, pictures)]));
    let redirects = 0;
    const plan = await importCatalog(
      context,
      read.flatMap(({ rows }) => rows),
      {
        ...options,
        dryRun: isTrial,
        folder: null,
        createCategories: true,
        foreign: {
          defaults: { brand, category: UNSORTED_CATEGORY },
          hidden: new Set(products.flatMap(({ id, isHidden }) => (isHidden ? [id] : []))),
          pictures,
          swatchOf: usualSwatch,
          colourOf: (id, path) => colours.get(id)?.get(path) ?? null,
          async saveBeside(ports, part) {
            const wanted = await wantedIn(ports, part);
            redirects += (await saveRedirects(ports, wanted)).length;
          },
        },
      },
    );
    if (isTrial) {
      const wanted = await wantedIn(store.read, plan);
      redirects = (await changedRedirects(store.read, wanted)).length;
    }
    const notes = [...catalog.notes, ...read.flatMap((one) => one.notes)];
    return { ...plan, redirects, notes: sortedNotes(notes) };
  };
  const foreseen = await foreseenPictures(context, addressesOf(products), beside);
  const trial = await run(foreseen, true);
  if (dryRun) return trial;
  const imported = new Set(
    trial.products.flatMap(({ id, outcome }) => (outcome === 'LEFT_OUT' ? [] : [id])),
  );
  const shown = products.filter(({ id }) => imported.has(id));
  return run(await takeForeignPictures(context, addressesOf(shown), beside), false);
}

/** Returns the products of the shop to which keys of the file lead already, by key. */
async function knownIds(
  { redirects }: Pick<Ports, 'redirects'>,
  products: readonly ForeignProduct[],
): Promise<ReadonlyMap<string, string>> {
  const known = await redirects.named(products.flatMap(({ key }) => key ?? []));
  return new Map(
    [...known].flatMap(([key, { to }]) => {
      const id = targetIn(to, '')?.productId ?? null;
      return id === null ? [] : [[key, id]];
    }),
  );
}

/** Yields often enough for `inSlices`: other requests are answered meanwhile. */
function* rowsOfEach(
  products: readonly IdentifiedProduct[],
  pictures: FoundPictures,
): Generator<undefined, readonly RowsOfProduct[]> {
  const read: RowsOfProduct[] = [];
  for (const product of products) {
    read.push(rowsOf(product, pictures));
    yield;
  }
  return read;
}

const addressesOf = (products: readonly ForeignProduct[]): readonly string[] => [
  ...new Set(
    products.flatMap(({ pictures }) =>
      pictures.flatMap(({ address }) => (address === '' ? [] : [address])),
    ),
  ),
];

const sortedNotes = (notes: readonly FileProblem[]) =>
  notes.toSorted((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);

/** Returns the redirects of products that the plan does not leave out, and of categories that the shop has then. */
async function redirectsIn(
  { catalog: stored }: Pick<Ports, 'catalog'>,
  { products, categories }: ImportPlan,
  moved: readonly IdentifiedProduct[],
  categoryPaths: ForeignCatalog['categoryPaths'],
) {
  const ids = new Set(products.flatMap(({ id, outcome }) => (outcome === 'LEFT_OUT' ? [] : [id])));
  const names = new Map(
    [...(await stored.categories()), ...categories].map(({ name }) => [fold(name), name]),
  );
  return [
    ...moved
      .filter(({ id }) => ids.has(id))
      .flatMap(({ id, oldPaths }) => oldPaths.map((from) => ({ from, to: paths.product(id) }))),
    ...categoryPaths.flatMap(({ from, category }) => {
      const name = names.get(fold(category));
      return name === undefined ? [] : [{ from, to: catalogOf(name) }];
    }),
  ];
}

const catalogOf = (category: string) =>
  paths.catalog(new URLSearchParams({ [categoryParameter]: category }).toString());
