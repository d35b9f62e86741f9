import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { secretOf } from '../../../server/storage/secret.ts';
import { openLowdbStore } from '../../../server/store.open.ts';
import { newFolder, startShopProcess } from '../../support/shop/process.ts';
import { fillShop } from '../../support/shop/shop.seed.ts';
import { runNode } from '../../support/shop/spawn.ts';

/** Runs a program; whatever is left of it ends with the test. */
export function run(args: readonly string[], variables: Readonly<Record<string, string>>) {
  const program = runNode(args, variables);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program.ended;
}

/** Runs the command line. */
export const runCommand = (DATA_DIR: string, ...args: readonly string[]) =>
  run(['dist/server/shop.js', ...args], { DATA_DIR });

/** Starts the built shop over a folder and gives where it answers. */
export async function openShop(DATA_DIR: string) {
  const { ready, end } = startShopProcess({ DATA_DIR });
  return { url: await ready, end };
}

/** A folder with a shop in it that is not running. */
export async function closedShop(): Promise<string> {
  const folder = await newFolder();
  const store = await openLowdbStore(folder);
  await fillShop(store);
  await store.close();
  await secretOf(folder);
  return folder;
}

/** Changes the price of the caftan by a file. */
export async function setPrice(DATA_DIR: string, price: string) {
  const file = join(await newFolder(), 'price.csv');
  await writeFile(file, `id,price\ncaftan-celeste,${price}\n`);
  return runCommand(DATA_DIR, 'products', 'import', file);
}

/** Returns the price of the caftan in the running shop. */
export async function priceIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/products/caftan-celeste`);
  const { product } = await response.json();
  return product.price;
}
