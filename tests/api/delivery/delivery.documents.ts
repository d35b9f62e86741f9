import { DAY_MS } from '#shared/instants.ts';
import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';

interface Problem {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

/** Returns the payload of a mutation of the back office. */
export async function change<T>(
  admin: TestAdmin,
  mutation: string,
  variables: Readonly<Record<string, readonly [type: string, value: unknown]>>,
  selection: string,
): Promise<T & { readonly userErrors: readonly Problem[] }> {
  const entries = Object.entries(variables);
  const declared = entries.map(([name, [type]]) => `$${name}: ${type}`).join(', ');
  const given = entries.map(([name]) => `${name}: $${name}`).join(', ');
  const values = Object.fromEntries(entries.map(([name, [, value]]) => [name, value]));
  const { data } = await admin.request<{
    payload: T & { readonly userErrors: readonly Problem[] };
  }>(
    `mutation (${declared}) {
      payload: ${mutation}(${given}) { ${selection} userErrors { code field message } }
    }`,
    values,
  );
  return data.payload;
}

export interface Zone {
  readonly id: string;
  readonly version: number;
}
const ZONE =
  'id version name cityIds regions guestFee { amount } customerFee { amount } freeFrom { amount } minDays maxDays allowsTrying isServed';

export const saveZone = (admin: TestAdmin, input: object, expectedVersion?: number) =>
  change<{ deliveryZone: Zone | null }>(
    admin,
    'saveDeliveryZone',
    { input: ['DeliveryZoneInput!', input], expectedVersion: ['Int', expectedVersion] },
    `deliveryZone { ${ZONE} }`,
  );

export const removeZone = (admin: TestAdmin, id: string, expectedVersion?: number) =>
  change<{ deliveryZones: readonly Zone[] | null }>(
    admin,
    'removeDeliveryZone',
    { id: ['ID!', id], expectedVersion: ['Int', expectedVersion] },
    'deliveryZones { id }',
  );

export const setClosedDays = (admin: TestAdmin, dates: readonly string[]) =>
  change<{ closedDays: readonly string[] | null }>(
    admin,
    'setClosedDays',
    { dates: ['[Date!]!', dates] },
    'closedDays',
  );

export interface Point {
  readonly id: string;
  readonly version: number;
}

export const AGDAL = {
  name: 'Boutique Agdal',
  street: '12, avenue de France',
  city: 'Rabat',
  openingHours: 'Lundi à samedi, 10 h à 19 h',
};

export const savePoint = (admin: TestAdmin, input: object, expectedVersion?: number) =>
  change<{ pickupPoint: Point | null }>(
    admin,
    'savePickupPoint',
    { input: ['PickupPointInput!', input], expectedVersion: ['Int', expectedVersion] },
    'pickupPoint { id version name street city openingHours isOpen }',
  );

export const removePoint = (admin: TestAdmin, id: string, expectedVersion?: number) =>
  change<{ pickupPoints: readonly Point[] | null }>(
    admin,
    'removePickupPoint',
    { id: ['ID!', id], expectedVersion: ['Int', expectedVersion] },
    'pickupPoints { id }',
  );

/** The tariff of the east in these tests. */
export const ORIENTAL = {
  name: 'Oriental',
  cityIds: ['oujda'],
  guestFee: 6_500,
  customerFee: 2_500,
  freeFrom: 150_000,
  minDays: 2,
  maxDays: 4,
  allowsTrying: true,
};

/** Adds a zone that must be added. */
export async function addedZone(admin: TestAdmin, input: object): Promise<Zone> {
  const { deliveryZone, userErrors } = await saveZone(admin, input);
  if (!deliveryZone) throw new Error(JSON.stringify(userErrors));
  return deliveryZone;
}

/** Adds a pickup point that must be added; returns the id of its option. */
export async function addedPickup(admin: TestAdmin, input: object = AGDAL): Promise<string> {
  const { pickupPoint, userErrors } = await savePoint(admin, input);
  if (!pickupPoint) throw new Error(JSON.stringify(userErrors));
  return `pickup:${pickupPoint.id}`;
}

const FRIDAY = 5;

/**
 * Moves a new shop's clock on to 9 o'clock of the next Friday; returns the date that many days behind it. No day is
 * closed, and clocks of Rabat show 9 or 10.
 */
export function onFriday(shop: TestShop): (days: number) => string {
  const tomorrow = new Date(Date.now() + DAY_MS);
  const untilFriday = (FRIDAY - tomorrow.getUTCDay() + 7) % 7;
  const friday = new Date(tomorrow.getTime() + untilFriday * DAY_MS).toISOString().slice(0, 10);
  const morning = Date.parse(`${friday}T09:00:00Z`);
  shop.pass(morning - Date.now());
  return (days) => new Date(morning + days * DAY_MS).toISOString().slice(0, 10);
}
