import categories from '../../seed/categories.json';
import demoCustomer from '../../seed/demo-customer.json';
import products from '../../seed/products.json';
import { seedFrom, type Seed } from '../../seed/seed.ts';
import occasions from '../../seed/occasions.json';
import sizeGuides from '../../seed/size-guides.json';
import variants from '../../seed/variants.json';

const files: Readonly<Record<string, unknown>> = {
  'categories.json': categories,
  'demo-customer.json': demoCustomer,
  'products.json': products,
  'occasions.json': occasions,
  'size-guides.json': sizeGuides,
  'variants.json': variants,
};

/** The tables alone need the translations: without them where nothing is to be filled. */
export async function readSeed(isToBeFilled: boolean): Promise<Seed> {
  const translations = isToBeFilled ? (await import('./seedTranslations.ts')).files : {};
  return seedFrom(async (name) => files[name] ?? translations[name]);
}
