import categories from '../../seed/categories.json';
import demoCustomer from '../../seed/demo-customer.json';
import products from '../../seed/products.json';
import { seedFrom, type Seed } from '../../server/seed/seed.ts';

const files: Readonly<Record<string, unknown>> = {
  'categories.json': categories,
  'demo-customer.json': demoCustomer,
  'products.json': products,
};

/** Reads the demo customer and the demo's products alone, where nothing is to be written. */
export async function readSeed(isToBeFilled: boolean): Promise<Seed> {
  const rest = isToBeFilled ? (await import('./seedRest.ts')).files : {};
  return seedFrom(async (name) => files[name] ?? rest[name]);
}
