import { openLowdbStore } from '../../../server/store.open.ts';
import { storedName } from '../../../server/catalog/picture/picture.rules.ts';
import { png, storedPath } from '../../support/pictures.ts';
import { newFolder } from '../../support/shop/process.ts';
import { AT, category, customer, mail, order, payment, product } from '../contract/records.ts';

export const PICTURE = png(4, 5);
export const NAME = storedName(storedPath(PICTURE, 'png')) ?? '';

/** A folder with a closed shop of a few records. */
export async function smallShop(): Promise<string> {
  const folder = await newFolder();
  const store = await openLowdbStore(folder);
  await store.transaction(async ({ accounts, catalog, orders, mails }) => {
    await catalog.save({ categories: [category('traditionnels')] });
    await catalog.archive([{ ...product('a'), archivedAt: AT, draftSince: AT }]);
    await accounts.save(customer('c1'));
    await orders.save(order('o1'));
    await orders.savePayment(payment('p1'));
    await mails.save(mail('m1'), { ...mail('m2'), kind: 'CONFIRM_DEVICE', orderId: null });
  });
  await store.pictures.save(NAME, PICTURE);
  await store.close();
  return folder;
}
