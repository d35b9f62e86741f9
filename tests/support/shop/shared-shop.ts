import { afterAll } from 'vitest';
import { startShop, type TestShop, type TestShopOptions } from './shop.ts';
import { startSink } from './smtp-sink.ts';

/** A shop for all tests of a file, which closes after them. */
export async function sharedShop(options?: TestShopOptions): Promise<TestShop> {
  const shop = await startShop(options);
  afterAll(() => shop.close());
  return shop;
}

/** A mail server for all tests of a file, which closes after them. */
export async function sharedSink(): ReturnType<typeof startSink> {
  const sink = await startSink();
  afterAll(() => sink.close());
  return sink;
}
