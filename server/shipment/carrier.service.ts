import { v4 as uuid } from 'uuid';
import { logChange } from '../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../context.ts';
import { cityById } from '../delivery/city/city.rules.ts';
import { Refusal, requireSameVersion } from '../shared/problems.ts';
import {
  BUILT_IN,
  changedCarrier,
  MAX_CARRIERS,
  newCarrier,
  type CarrierInput,
} from './carrier.rules.ts';
import { CarrierRefused, CarrierUnavailable, type Carrier } from './carrier/carrier.ts';
import { KINDS } from './carrier/kinds.ts';
import { mappingsOf, type Mapping } from './shipment.cities.ts';
import type { CarrierCitiesRecord, CarrierRecord } from './shipment.records.ts';

export type CarrierContext = Pick<Shop, 'store' | 'clock' | 'carriers'> &
  Pick<CommandContext, 'actor'>;
type Reading = Pick<Shop, 'store' | 'carriers'>;

/** The courier that every shop has goes first, then they follow as they were added. */
export async function listCarriers({
  store,
  carriers,
}: Reading): Promise<readonly CarrierRecord[]> {
  const stored = await store.read.shipments.carriers();
  const known = new Set(stored.map(({ id }) => id));
  return [...BUILT_IN.filter(({ id }) => !known.has(id)), ...stored]
    .filter(({ kind }) => kind !== 'TEST' || carriers.isTestOn)
    .toSorted((one, other) => Number(one.createdAt > other.createdAt) || -1);
}

/** Refuses with UNKNOWN_CARRIER. */
export async function requireCarrier(
  { shipments }: Pick<Ports, 'shipments'>,
  { carriers }: Pick<Shop, 'carriers'>,
  id: string,
  field = 'carrierId',
): Promise<CarrierRecord> {
  const carrier = (await shipments.carrier(id)) ?? BUILT_IN.find((each) => each.id === id);
  if (carrier && (carrier.kind !== 'TEST' || carriers.isTestOn)) return carrier;
  throw new Refusal({ code: 'UNKNOWN_CARRIER', field });
}

/** Returns one that takes parcels now. Refuses with UNKNOWN_CARRIER, NOT_ALLOWED_NOW. */
export async function requireActiveCarrier(
  ...about: Parameters<typeof requireCarrier>
): Promise<CarrierRecord> {
  const carrier = await requireCarrier(...about);
  const { isActive, name } = carrier;
  if (isActive) return carrier;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CARRIER_OFF', field: 'carrierId', name });
}

/** Refuses with UNKNOWN_CARRIER, REQUIRED, INVALID, LIMIT_REACHED, VERSION_CONFLICT (`VersionConflict`). */
export function saveCarrier(
  context: CarrierContext,
  input: CarrierInput,
  expectedVersion: number | null,
): Promise<CarrierRecord> {
  const { carriers, clock } = context;
  return context.store.transaction(async (ports) => {
    const { shipments } = ports;
    const id = input.id ?? uuid();
    const making = {
      id,
      now: clock(),
      seal: (...about: [string, string]) => carriers.seal(...about),
    };
    const stored = input.id == null ? null : await requireCarrier(ports, context, id, 'id');
    if (stored) requireSameVersion(stored, expectedVersion, 'CARRIER');
    else await requireRoom(ports);
    const before = stored ?? newCarrier(input, making);
    if (!stored && before.kind === 'TEST') {
      throw new Refusal({ code: 'INVALID', reason: 'CARRIER_KIND', field: 'kind' });
    }
    const changed = changedCarrier(before, input, making);
    const after = { ...changed, version: before.version + 1 };
    await shipments.saveCarrier(after);
    await logChange(ports, context, {
      action: stored ? 'carrier.update' : 'carrier.create',
      subject: after.name,
      before: stored && logged(before, after),
      after: logged(after, before),
    });
    return after;
  });
}

async function requireRoom({ shipments }: Ports): Promise<void> {
  if ((await shipments.carriers()).length < MAX_CARRIERS) return;
  throw new Refusal({ code: 'LIMIT_REACHED', reason: 'CARRIERS', max: MAX_CARRIERS });
}

/** Names credentials without saying anything of them. */
function logged(carrier: CarrierRecord, other: CarrierRecord) {
  const { kind, name, isActive, cashLimit, deliveryFee, returnFee, refusalFee, trackingUrl } =
    carrier;
  const replaced = carrier.credentials
    .filter(({ name: each, sealed }) =>
      other.credentials.some((one) => one.name === each && one.sealed !== sealed),
    )
    .map((each) => each.name);
  return {
    kind,
    name,
    isActive,
    cashLimit,
    deliveryFee,
    returnFee,
    refusalFee,
    trackingUrl,
    credentials: carrier.credentials.map((each) => each.name),
    ...(carrier.version > other.version && replaced.length > 0 && { replaced }),
  };
}

/** Connects to a carrier. Refuses with CARRIER_REFUSED where its credentials are missing. */
export function connectTo({ carriers }: Pick<Shop, 'carriers'>, carrier: CarrierRecord): Carrier {
  try {
    return carriers.connect(carrier);
  } catch (error) {
    throw refusalOf(error, carrier);
  }
}

/** Returns the refusal that an error of a carrier is; throws any other error. */
export function refusalOf(
  error: unknown,
  { name }: Pick<CarrierRecord, 'name'>,
  field?: string,
): Refusal {
  if (error instanceof CarrierUnavailable) {
    return new Refusal({ code: 'CARRIER_UNAVAILABLE', name, field });
  }
  if (!(error instanceof CarrierRefused)) throw error;
  const { words } = error;
  return words === null
    ? new Refusal({ code: 'CARRIER_REFUSED', reason: 'CREDENTIALS', name, field })
    : new Refusal({ code: 'CARRIER_REFUSED', reason: 'WORDS', name, text: words, field });
}

/** Also reads its cities anew. Refuses with UNKNOWN_CARRIER, CARRIER_REFUSED, CARRIER_UNAVAILABLE. */
export async function testCarrier(context: CarrierContext, id: string): Promise<CarrierRecord> {
  const { store, clock } = context;
  const carrier = await requireCarrier(store.read, context, id, 'id');
  const adapter = connectTo(context, carrier);
  const cities = await adapter.cities().catch((error: unknown) => {
    throw refusalOf(error, carrier);
  });
  if (!KINDS[carrier.kind].needsCities) return carrier;
  const readAt = clock().toISOString();
  await store.transaction(async ({ shipments }) => {
    const before = await shipments.cities(id);
    await shipments.saveCities({ id, readAt, cities: [...cities], chosen: before?.chosen ?? [] });
  });
  return carrier;
}

const NO_CITIES = { readAt: null, cities: [], chosen: [] } as const;

export async function citiesOf(
  { shipments }: Pick<Ports, 'shipments'>,
  carrierId: string,
): Promise<CarrierCitiesRecord> {
  return (await shipments.cities(carrierId)) ?? { id: carrierId, ...NO_CITIES };
}

export interface MappedCities extends CarrierCitiesRecord {
  readonly mappings: readonly Mapping[];
}

/** Null for an unknown carrier. */
export async function carrierCities(context: Reading, id: string): Promise<MappedCities | null> {
  const carrier = (await listCarriers(context)).find((each) => each.id === id);
  if (!carrier) return null;
  const cities = await citiesOf(context.store.read, id);
  return { ...cities, mappings: KINDS[carrier.kind].needsCities ? mappingsOf(cities) : [] };
}

export const unmappedIn = (mappings: readonly Mapping[]) =>
  mappings.filter(({ place }) => place === null).length;

/** Refuses with UNKNOWN_CARRIER, INVALID. */
export async function mapCity(
  context: CarrierContext,
  about: {
    readonly carrierId: string;
    readonly cityId: string;
    /** Null leaves it to the names. */
    readonly carrierCityId: string | null;
  },
): Promise<MappedCities> {
  const { carrierId, cityId, carrierCityId } = about;
  const saved = await context.store.transaction(async (ports) => {
    const carrier = await requireCarrier(ports, context, carrierId);
    const before = await citiesOf(ports, carrierId);
    const place = before.cities.find(({ id }) => id === carrierCityId);
    const city = cityById(cityId) ?? refuseCity('cityId');
    if (carrierCityId !== null && !place) refuseCity('carrierCityId');
    const others = before.chosen.filter((each) => each.cityId !== cityId);
    const chosen = carrierCityId === null ? others : [...others, { cityId, carrierCityId }];
    const after = { ...before, chosen };
    await ports.shipments.saveCities(after);
    const idBefore = before.chosen.find((each) => each.cityId === cityId)?.carrierCityId ?? null;
    await logChange(ports, context, {
      action: 'carrier.map-city',
      subject: carrier.name,
      before: { [city.name]: idBefore },
      after: { [city.name]: carrierCityId },
    });
    return after;
  });
  return { ...saved, mappings: mappingsOf(saved) };
}

function refuseCity(field: string): never {
  throw new Refusal({ code: 'INVALID', reason: 'CARRIER_CITY', field });
}
