import { v4 as uuid } from 'uuid';
import { z } from 'zod';
import { DEFAULT_HOURS } from '../appointment/hours.rules.ts';
import type { DemoCustomer } from '../context.ts';
import type { Passwords } from '../authentication/passwords.ts';
import { isFairlyPriced, isPicturePath, isSlug } from '../catalog/catalog.product.rules.ts';
import {
  plainFields,
  alterationRecord,
  categoryRecord,
  productRecord,
  type CategoryRecord,
  type ProductRecord,
  type SizeGuideRecord,
} from '../catalog/catalog.store.ts';
import { BODY_MEASURES } from '../catalog/sizes/guide.rules.ts';
import { OCCASIONS } from '../catalog/occasion/occasion.rules.ts';
import { homeContent, UNCHANGED_HOME, type ShownHome } from '../catalog/home/home.store.ts';
import { parseDirhams } from '#shared/money.ts';
import { addedFieldsOf } from '../shared/record.ts';
import { saveNeutralIdentity } from '../settings/identity/identity.service.ts';
import {
  identityFields,
  NEUTRAL_IDENTITY,
  wordsRecord,
  type IdentityRecord,
} from '../settings/identity/identity.store.ts';
import { SHOP_TEXT_KEYS } from '#shared/shop/shop-texts.ts';
import type { Store } from '../store.ts';
import {
  categoryTranslations,
  NO_TRANSLATIONS,
  pictureTextsFile,
  productTranslations,
  sizeGuideTranslations,
  translationsFile,
} from './translations.ts';
import { variantsFile, withVariants } from './variants.ts';

/** The message names file and place. */
export class BadSeed extends Error {
  constructor(file: string, reason: string) {
    super(`Seed file ${file}: ${reason}`);
    this.name = 'BadSeed';
  }
}

/** Describes the seed's shop. */
export interface SeedShop {
  readonly identity: Omit<IdentityRecord, 'version'>;
  /** Null for the home page that every shop begins with. */
  readonly home: ShownHome | null;
}

export interface Seed {
  readonly shop: SeedShop;
  readonly products: ReadonlyArray<Omit<ProductRecord, 'updatedAt' | 'version'>>;
  readonly categories: readonly CategoryRecord[];
  readonly sizeGuides: readonly SizeGuideRecord[];
  readonly demo: DemoCustomer;
}

const text = z.string().trim().min(1);
const id = z.string().refine(isSlug, { error: 'must be a lower-case slug' });
const picture = z.string().refine(isPicturePath, {
  error: 'must be a path such as /images/products/x.svg',
});

/** Reads a price such as `"1299"`. */
const price = z.string().transform((value, context) => {
  const amount = parseDirhams(value);
  if (amount !== null && amount > 0) return amount;
  context.addIssue({ code: 'custom', message: 'must be an amount of DH such as "1299"' });
  return z.NEVER;
});

/** Reads a count such as `"945"` or `"2.3k"`. */
const count = z
  .string()
  .regex(/^(\d{1,3}|\d{1,3}(\.[1-9])?k)$/, { error: 'must be a count such as "945" or "2.3k"' })
  .transform((value) =>
    value.endsWith('k') ? Math.round(Number(value.slice(0, -1)) * 1000) : Number(value),
  );

const rating = z
  .string()
  .regex(/^[0-5]\.\d$/, { error: 'must be a rating such as "4.6"' })
  .transform(Number)
  .refine((value) => value <= 5, { error: 'must be at most "5.0"' });

const productsFile = z.array(
  z.preprocess(
    // Fields without a value are left out.
    (entry) => (typeof entry === 'object' ? { ...addedFieldsOf(productRecord), ...entry } : entry),
    z
      .object({
        ...plainFields,
        _id: id,
        image: picture,
        imageAlt: text,
        price,
        originalPrice: price,
        categoryName: text,
        ratings: z.object({ value: rating, count }),
      })
      .refine(isFairlyPriced, { error: 'price is above originalPrice' }),
  ),
);

const categoriesFile = z.array(
  z.object({ _id: id, categoryName: text, description: text, image: picture, imageAlt: text }),
);

/** Alterations of categories, by the category's id. */
const alterationsFile = z.record(z.string(), z.array(alterationRecord));

const occasionsFile = z.array(
  z.object({
    code: z.enum(OCCASIONS),
    words: z.array(text).min(1),
    products: z.array(id),
  }),
);

const sizeGuidesFile = z.array(
  z
    .object({
      id,
      title: text,
      columns: z.array(text).min(2),
      rows: z.array(z.array(text)).min(1),
      note: text.nullable(),
      decidedBy: z.array(z.enum(BODY_MEASURES)),
      lengthNote: text.nullable(),
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      error: 'has a row with more or fewer cells than columns',
    }),
);

const { texts: _texts, ...plainIdentity } = identityFields;

const shopFile = z
  .object({
    identity: z.strictObject(plainIdentity),
    /** Names each text by its key. */
    texts: z.partialRecord(z.enum(SHOP_TEXT_KEYS), wordsRecord),
    home: homeContent.nullable(),
  })
  .transform(({ identity, texts, home }): SeedShop => {
    const own = SHOP_TEXT_KEYS.flatMap((key) => {
      const words = texts[key];
      return words ? [{ key, words }] : [];
    });
    return { identity: { ...identity, texts: own }, home };
  });

const { version: _version, texts: _none, ...neutral } = NEUTRAL_IDENTITY;
const NEUTRAL_SHOP = { identity: neutral, texts: {}, home: null };

const demoFile = z.object({
  firstName: text,
  lastName: text,
  email: z.email(),
  password: text.min(8),
  address: z.object({ name: text, street: text, city: text, region: text, postalCode: text }),
});

/** Gives the JSON of a file; null if it is missing. Throws what is wrong with it. */
export type ReadFile = (name: string) => Promise<unknown>;

/** Throws BadSeed. */
export async function seedFrom(read: ReadFile): Promise<Seed> {
  const translations = {
    AR: await parsed(read, 'translations/ar.json', translationsFile, NO_TRANSLATIONS),
    EN: await parsed(read, 'translations/en.json', translationsFile, NO_TRANSLATIONS),
    pictures: await parsed(read, 'translations/pictures.json', pictureTextsFile, {}),
  };
  const alterations = await parsed(read, 'alterations.json', alterationsFile, {});
  const categories = (await parsed(read, 'categories.json', categoriesFile)).map(
    ({ _id, categoryName, ...category }, index) => ({
      ...addedFieldsOf(categoryRecord),
      ...category,
      id: _id,
      position: index + 1,
      name: categoryName,
      translations: categoryTranslations(translations, _id, category.imageAlt),
      alterations: alterations[_id] ?? [],
    }),
  );
  const variants = await parsed(read, 'variants.json', variantsFile, {});
  const occasions = await parsed(read, 'occasions.json', occasionsFile, []);
  const products = (await parsed(read, 'products.json', productsFile)).map(
    ({ _id, ...product }, index) => {
      try {
        return withVariants(
          {
            ...product,
            imageSources: null,
            id: _id,
            position: index + 1,
            translations: productTranslations(
              translations,
              { id: _id, details: variants[_id]?.details ?? [] },
              [{ alt: product.imageAlt, value: null }, ...(variants[_id]?.gallery ?? [])],
            ),
            colorFamilies: [],
            audience: [],
            occasions: occasions
              .filter((each) => each.products.includes(_id))
              .map(({ code }) => code),
            kinds: [],
            alterations: null,
          },
          variants[_id],
        );
      } catch (error) {
        throw new BadSeed(
          'variants.json',
          `${_id} ${error instanceof Error ? error.message : error}`,
        );
      }
    },
  );
  const sizeGuides = (await parsed(read, 'size-guides.json', sizeGuidesFile, [])).map((guide) => ({
    ...guide,
    version: 1,
    translations: sizeGuideTranslations(translations, guide),
  }));
  requireUnique(
    'products.json',
    '_id',
    products.map((product) => product.id),
  );
  requireUnique(
    'categories.json',
    'categoryName',
    categories.map(({ name }) => name),
  );
  const known = new Set(categories.map(({ name }) => name));
  const guides = new Set(sizeGuides.map((guide) => guide.id));
  for (const { id: product, categoryName, sizeGuide } of products) {
    if (sizeGuide !== null && !guides.has(sizeGuide)) {
      throw new BadSeed('variants.json', `${product} names an unknown size guide, ${sizeGuide}`);
    }
    if (!known.has(categoryName)) {
      throw new BadSeed('products.json', `${product} names an unknown category, ${categoryName}`);
    }
  }
  const ids = new Set(products.map((product) => product.id));
  const stray = Object.keys(variants).find((product) => !ids.has(product));
  if (stray !== undefined) throw new BadSeed('variants.json', `${stray} is not a product`);
  const unknown = occasions.flatMap((each) => each.products).find((product) => !ids.has(product));
  if (unknown !== undefined) throw new BadSeed('occasions.json', `${unknown} is not a product`);
  const altered = Object.keys(alterations).find((each) =>
    categories.every((one) => one.id !== each),
  );
  if (altered !== undefined) throw new BadSeed('alterations.json', `${altered} is not a category`);
  return {
    shop: await parsed(read, 'shop.json', shopFile, NEUTRAL_SHOP),
    products,
    categories,
    sizeGuides,
    demo: await parsed(read, 'demo-customer.json', demoFile),
  };
}

/** A file with a default may be missing. Throws BadSeed. */
async function parsed<T>(
  read: ReadFile,
  file: string,
  schema: z.ZodType<T>,
  missing?: unknown,
): Promise<T> {
  let json: unknown;
  try {
    json = (await read(file)) ?? missing;
  } catch (error) {
    throw new BadSeed(file, error instanceof Error ? error.message : String(error));
  }
  const found = schema.safeParse(json);
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new BadSeed(file, `${issue?.path.join('.') || 'document'} ${issue?.message}`);
}

function requireUnique(file: string, field: string, values: readonly string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw new BadSeed(file, `two entries have the ${field} ${twice}`);
}

/** Opens a shop that has said nothing of itself, without products and without hours for appointments. */
export async function openEmpty(store: Store): Promise<void> {
  await saveNeutralIdentity(store);
  await store.transaction(({ appointments }) =>
    appointments.saveHours({ ...DEFAULT_HOURS, weekly: [] }),
  );
}

/** Before every shop: its first goods are none that were newly listed. */
const PRICED_SINCE = '2025-01-01T00:00:00.000Z';

export async function seedStore(
  store: Store,
  { shop, products, categories, sizeGuides, demo }: Seed,
  passwords: Passwords,
  now: Date,
): Promise<void> {
  const passwordHash = await passwords.hash(demo.password);
  const at = now.toISOString();
  const { firstName, lastName, email } = demo;
  await store.transaction(async ({ identity, home, catalog, accounts, addresses }) => {
    await identity.save({ version: 0, ...shop.identity });
    if (shop.home) await home.save({ ...UNCHANGED_HOME, published: shop.home });
    await catalog.save({
      products: products.map((product) => ({ ...product, version: 1, updatedAt: at })),
      categories,
      sizeGuides,
      pricedSince: PRICED_SINCE,
    });
    const customer = { id: uuid(), firstName, lastName, email, passwordHash };
    await accounts.save({
      ...customer,
      createdAt: at,
      updatedAt: at,
      expiresAt: null,
      emailVerifiedAt: at,
      earlierTokensEndedAt: null,
    });
    await addresses.save(customer.id, [
      { id: uuid(), ...demo.address, phone: null, createdAt: at, updatedAt: at },
    ]);
  });
}
