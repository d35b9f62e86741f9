import { onTestFinished } from 'vitest';
import { FIRST_COLUMNS } from '../../../server/catalog/csv/columns.ts';
import { openTestAdminSocket } from '../../support/shop/admin-socket.ts';
import { startShop, type TestShopOptions } from '../../support/shop/shop.ts';

/** A new shop with its admin socket; both close with the test, or as `atEnd` says. */
export async function startShopWithSocket(options?: TestShopOptions, atEnd = onTestFinished) {
  const shop = await startShop(options);
  const socket = await openTestAdminSocket(shop);
  let close = async () => {
    await socket.close();
    await shop.close();
  };
  atEnd(() => close());
  /** The same shop as a new process, without the socket. */
  const restart = async () => {
    await socket.close();
    const restarted = await shop.restart();
    close = () => restarted.close();
    return restarted;
  };
  return { shop, socket, restart };
}

/** A file of products without variants. */
export const fileOf = (...rows: readonly string[]) =>
  [FIRST_COLUMNS.join(','), ...rows, ''].join('\n');
