import type { Page } from '@playwright/test';
import type { DeliveryRecord, ZoneRecord } from '../../../server/delivery/delivery.store.ts';
import { startBuiltShop, testIn } from '../../support/browser/browser.ts';

const zone = (id: string, others: Partial<ZoneRecord>): ZoneRecord => ({
  id,
  version: 1,
  name: id,
  cityIds: [id],
  regions: [],
  guestFee: 3_000,
  customerFee: 0,
  freeFrom: 60_000,
  minDays: 1,
  maxDays: 1,
  allowsTrying: false,
  isServed: true,
  ...others,
});

const SET_UP: DeliveryRecord = {
  zones: [
    zone('rabat', { allowsTrying: true }),
    zone('oujda', { guestFee: 6_500, customerFee: 2_000, freeFrom: null, minDays: 3, maxDays: 5 }),
    zone('dakhla', { isServed: false }),
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
  closedDays: [],
};

/** Works like `test`, over a shop with zones and a pickup point. */
export const testWithDelivery = (setUp: Partial<DeliveryRecord> = {}) =>
  testIn(() =>
    startBuiltShop({}, (store) =>
      store.transaction(({ delivery }) => delivery.save({ ...SET_UP, ...setUp })),
    ),
  );

export const city = (page: Page) => page.getByRole('combobox', { name: 'Ville' });
export const suggestion = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
export const option = (page: Page, name: string) => page.getByRole('radio', { name });
/** The region that screen readers speak. */
export const said = (page: Page) => page.locator('div.visually-hidden[aria-live="polite"]');
