import { expect, test } from 'vitest';
import { adminWith, openAdmin, openStaff } from '../../support/shop/admin.ts';
import { isInPostgres, newPlace } from '../../support/shop/shop.place.ts';
import { startShop } from '../../support/shop/shop.ts';
import { LOG_OUT, QUERY_ME, REMOVE_STAFF, type StaffNode } from './staff.documents.ts';

test.runIf(isInPostgres)('what one instance ends is over at the other', async () => {
  const place = await newPlace();
  const first = await startShop({}, place);
  const second = await startShop({}, { ...place, remove: async () => {} });
  const owner = await openAdmin(first);
  const karim = await openStaff(first, 'karim@exemple.ma', 'STAFF');
  const seenBySecond = async ({ email, cookie }: typeof owner) =>
    (await adminWith(second, email, cookie).request<{ me: StaffNode | null }>(QUERY_ME)).data.me;

  const { id } = (await seenBySecond(karim)) ?? {};
  expect(id).toBeDefined();
  await owner.request(REMOVE_STAFF, { id });
  expect(await seenBySecond(karim)).toBeNull();

  expect(await seenBySecond(owner)).not.toBeNull();
  await owner.request(LOG_OUT);
  expect(await seenBySecond(owner)).toBeNull();

  await second.close();
  await first.close();
});
