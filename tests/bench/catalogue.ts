import { openLowdbStore } from '../../server/store.open.ts';
import { createPasswords } from '../../server/authentication/passwords.ts';
import type { CampaignRecord } from '../../server/catalog/campaign/campaign.store.ts';
import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { readSeed } from '../../server/seed/folder.ts';
import { seedStore, type Seed } from '../../server/seed/seed.ts';

const FABRICS = ['lin', 'coton', 'soie', 'velours', 'laine', 'crêpe', 'satin', 'denim', 'maille'];
const COLOURS = ['brume', 'safran', 'henné', 'ivoire', 'menthe', 'nuit', 'grenat', 'sable', 'azur'];
const PLACES = ['Fès', 'Salé', 'Essaouira', 'Tétouan', 'Ifrane', 'Agadir', 'Meknès', 'Asilah'];
const HOUSES = ['Atelier', 'Maison', 'Dar', 'Studio', 'Comptoir'];

const UPDATED_AT = '2025-03-01T09:20:30.000Z';

/** The journal writes a transaction as one text, which may have 512 MB: 90,000 products. */
const PRODUCTS_A_TRANSACTION = 10_000;

/** How many products a brand has in a large shop. */
const PRODUCTS_A_BRAND = 250;

/**
 * A catalogue of `count` products: those of the seed in their order, then others made of them, with
 * titles, prices, marks and brands of their own. The same ones every time.
 */
export function makeCatalogue(seed: Seed, count: number): readonly ProductRecord[] {
  const brands = Math.ceil(count / PRODUCTS_A_BRAND);
  return Array.from({ length: count }, (_, n) => productAt(seed, n, brands));
}

/** The product at a place, from 0, of a catalogue with so many brands. */
function productAt({ products }: Seed, place: number, brands: number): ProductRecord {
  const seeded = products[place % products.length];
  if (!seeded) throw new Error('The seed holds no products');
  const model = { ...seeded, updatedAt: UPDATED_AT, version: 1 };
  return place < products.length ? model : vary(model, place, brands);
}

function vary(model: ProductRecord, n: number, brands: number): ProductRecord {
  // Whatever is chosen goes round at a pace of its own, so that hardly two products are alike.
  const pick = (texts: readonly string[], pace: number) =>
    texts[Math.floor(n / pace) % texts.length] ?? '';
  const brand = scatter(n, 1) % brands;
  const price = Math.round((model.price * (60 + (scatter(n, 2) % 140))) / 100 / 500) * 500;
  const off = scatter(n, 3) % 3 === 0 ? 1 + (scatter(n, 4) % 40) / 100 : 1;
  return {
    ...model,
    id: `${model.id}-${n}`,
    variants: model.variants.map((variant) => ({
      ...variant,
      id: variant.id.replace(model.id, `${model.id}-${n}`),
    })),
    position: n + 1,
    title: `${model.title} ${pick(FABRICS, 46)} ${pick(COLOURS, 414)} ${n}`,
    brand: `${HOUSES[brand % HOUSES.length]} ${PLACES[brand % PLACES.length]} ${brand}`,
    description: `${model.description ?? ''} ${pick(PLACES, 7)}, ${pick(COLOURS, 5)}.`,
    price,
    originalPrice: Math.round((price * off) / 500) * 500,
    outOfStock: scatter(n, 5) % 20 === 0,
    ratings: { value: 3 + (scatter(n, 6) % 20) / 10, count: scatter(n, 7) % 3000 },
  };
}

/** A number that looks like chance and is the same every time (Knuth's multiplicative hash). */
function scatter(n: number, kind: number): number {
  return (Math.imul(n * 8 + kind, 2_654_435_761) >>> 8) & 0xff_ffff;
}

/**
 * Fills a folder that is there with a shop of `count` products, as the shop itself would, and with campaigns. Gives the
 * products.
 */
export async function fillFolder(
  path: string,
  count: number,
  campaigns: readonly CampaignRecord[] = [],
): Promise<readonly ProductRecord[]> {
  const seed = await readSeed('seed');
  const products = makeCatalogue(seed, count);
  const store = await openLowdbStore(path);
  const first = products.slice(0, PRODUCTS_A_TRANSACTION);
  await seedStore(store, { ...seed, products: first }, await createPasswords(), new Date());
  for (let from = first.length; from < count; from += PRODUCTS_A_TRANSACTION) {
    const next = products.slice(from, from + PRODUCTS_A_TRANSACTION);
    await store.transaction(({ catalog }) => catalog.save({ products: next }));
  }
  for (const campaign of campaigns)
    await store.transaction((ports) => ports.campaigns.save(campaign));
  await store.close();
  return products;
}
