import { expect, test } from 'vitest';
import type { DeliveryRecord } from '../../../server/delivery/delivery.store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';

const SET_UP: DeliveryRecord = {
  zones: [
    {
      id: 'z1',
      version: 3,
      name: 'Oriental',
      cityIds: ['oujda'],
      regions: ['Oriental'],
      guestFee: 6_500,
      customerFee: 0,
      freeFrom: null,
      minDays: 1,
      maxDays: 3,
      allowsTrying: true,
      isServed: true,
    },
  ],
  pickupPoints: [
    {
      id: 'agdal',
      version: 1,
      name: 'Boutique Agdal',
      street: '12, avenue de France',
      city: 'Rabat',
      openingHours: 'Lundi à samedi, 10 h à 19 h',
      isOpen: true,
    },
  ],
  closedDays: ['2026-03-20'],
};

export function storesDelivery(open: OpenStore): void {
  const under = emptyStores(open);

  test('a shop begins with nothing set up', async () => {
    const nothing = { zones: [], pickupPoints: [], closedDays: [] };
    expect(await under.read.delivery.load()).toEqual(nothing);
  });

  test('what is set up is one record, and what is cached ends with each change', async () => {
    const before = under.store.cacheVersion;
    await under.save(({ delivery }) => delivery.save(SET_UP));
    await expect.poll(() => under.store.cacheVersion).not.toBe(before);
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.delivery.load()).toEqual(SET_UP);
    }
  });
}
