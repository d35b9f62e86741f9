import { CITIES, cityNamed, type CityEntry } from '../delivery/city/city.rules.ts';
import { cityOf } from '../delivery/delivery.service.ts';
import type { OrderRecord } from '../order/order.store.ts';
import type { CarrierPlace } from './carrier/carrier.ts';
import type { CarrierCitiesRecord } from './shipment.records.ts';

export interface Mapping {
  readonly city: CityEntry;
  /** Null if it is not mapped. */
  readonly place: CarrierPlace | null;
  /** Whether the names alone say so. */
  readonly isAutomatic: boolean;
  readonly candidates: readonly CarrierPlace[];
}

type Cities = Pick<CarrierCitiesRecord, 'cities' | 'chosen'>;

/** Says which of a carrier's cities the shop's are: what staff chose, else the only one of the name. */
export function mapperOf({ cities, chosen }: Cities): (city: CityEntry) => Mapping {
  const candidatesOf = new Map<string, CarrierPlace[]>();
  for (const place of cities) {
    const id = cityNamed(place.name)?.id;
    if (id === undefined) continue;
    candidatesOf.set(id, [...(candidatesOf.get(id) ?? []), place]);
  }
  const choices = new Map(chosen.map(({ cityId, carrierCityId }) => [cityId, carrierCityId]));
  const places = new Map(cities.map((place) => [place.id, place]));
  return (city) => {
    const candidates = candidatesOf.get(city.id) ?? [];
    const choice = places.get(choices.get(city.id) ?? '');
    const whole = candidates.filter(({ district }) => district === null);
    const named = candidates.length === 1 ? candidates[0] : whole.length === 1 ? whole[0] : null;
    const place = choice ?? named ?? null;
    return { city, place, isAutomatic: choice === undefined && place !== null, candidates };
  };
}

/** Returns the mappings of all cities of the shop, in alphabetical order. */
export function mappingsOf(cities: Cities): readonly Mapping[] {
  return CITIES.toSorted((one, other) => one.name.localeCompare(other.name, 'fr')).map(
    mapperOf(cities),
  );
}

/** Finds where an order goes; the place is null where nothing says it. */
export function placeFinder(cities: Cities): (order: OrderRecord) => CarrierPlace | null {
  const mapper = mapperOf(cities);
  return ({ shippingInfo }) => {
    const city = cityOf(shippingInfo);
    return city && mapper(city).place;
  };
}
