import { expect, test } from 'vitest';
import { killServices } from './kills.ts';

// The same 200 times: kills.long.test.ts.
test('a service that is killed between claim and answer 8 times makes no parcel twice, and loses none', async () => {
  const none = { twice: 0, lost: 0, unknown: 0, unanswered: 0 };
  expect(await killServices(8)).toEqual({ ...none, orders: 8, parcels: 8 });
});
