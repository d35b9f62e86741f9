import type { Ports, Shop } from '../context.ts';
import { settingsWithin } from '../settings/settings.service.ts';
import { BadInput, Refusal } from '../shared/problems.ts';
import { cityById, cityNamed, type CityEntry } from './city/city.rules.ts';
import { COURIER, waysTo, type DeliveryWay } from './delivery.options.rules.ts';
import { alterationDays, promiseLater } from './promise/promise.rules.ts';

/** A city as an address writes it, and as it was chosen of the list. */
export interface WrittenCity {
  readonly city: string;
  /** Missing where the text names no city of the list. */
  readonly cityId?: string | undefined;
}

/** Returns the chosen city, else the one that the text names exactly. */
export function cityOf({ city, cityId }: WrittenCity): CityEntry | null {
  return (cityId === undefined ? undefined : cityById(cityId)) ?? cityNamed(city) ?? null;
}

/** Refuses with INVALID. */
export function requireCity(cityId: string): CityEntry {
  const city = cityById(cityId);
  if (!city) throw new Refusal({ code: 'INVALID', reason: 'CITY', field: 'cityId' });
  return city;
}

/**
 * Adds the city of the list: the one that was chosen, else the one that the text names. A text that names another one
 * gives way. Refuses with INVALID.
 */
export function withCity<A extends { readonly city: string }>(
  address: A,
  cityId: string | null | undefined,
): A & WrittenCity {
  const named = cityNamed(address.city);
  const city = cityId == null ? named : requireCity(cityId);
  if (!city) return address;
  const isOther = named !== undefined && named !== city;
  return { ...address, city: isOther ? city.name : address.city, cityId: city.id };
}

/** Lists how an order from now reaches a city, courier first. */
export async function deliveryWays(
  ports: Pick<Ports, 'delivery' | 'settings'>,
  { settings, now }: Pick<Shop, 'settings'> & { readonly now: Date },
  city: CityEntry | null,
): Promise<readonly [DeliveryWay, ...DeliveryWay[]]> {
  const setUp = await ports.delivery.load();
  const { cutOffHour } = await settingsWithin(ports, { settings });
  return waysTo(city, setUp, { now, cutOffHour });
}

/** Returns the way as it is promised for lines, whose alterations are sewn before they leave. */
export async function promisedFor(
  ports: Pick<Ports, 'delivery'>,
  way: DeliveryWay,
  lines: Parameters<typeof alterationDays>[0],
): Promise<DeliveryWay> {
  const days = alterationDays(lines);
  if (way.promised === null || days === 0) return way;
  const { closedDays } = await ports.delivery.load();
  return { ...way, promised: promiseLater(way.promised, days, closedDays) };
}

/** Reads what a query names, which refuses nothing that a shopper can mend. Throws BadInput. */
export function readCity(cityId: string | null | undefined): CityEntry | null {
  if (cityId == null) return null;
  const city = cityById(cityId);
  if (!city) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CITY' });
  return city;
}

/** Finds the way for a price: also one that cannot be ordered now. Throws BadInput. */
export function readWay(
  ways: readonly DeliveryWay[],
  optionId: string | null | undefined,
): DeliveryWay {
  const way = ways.find(({ id }) => id === (optionId ?? COURIER));
  if (!way) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'DELIVERY_OPTION' });
  return way;
}
