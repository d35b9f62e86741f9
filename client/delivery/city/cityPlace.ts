import type { City } from './useCities.ts';

/** Fields of an address that a city of the list decides; `cityId` is blank for other places. */
export type Place = { city: string; cityId: string; region: string; postalCode: string };

/**
 * Returns what changes where an address's city is now `next`, instead of `before`: region and postal code follow as
 * long as they are blank, or the ones of `before`.
 */
export function placeOf(
  place: Pick<Place, 'region' | 'postalCode'>,
  before: City | null,
  next: City | null,
): Pick<Place, 'cityId' | 'region' | 'postalCode'> {
  return {
    cityId: next?.id ?? '',
    region: follow(place.region, before?.region, next?.region),
    postalCode: follow(place.postalCode, before?.postalCodes[0], next?.postalCodes[0]),
  };
}

function follow(typed: string, ofBefore: string | undefined, ofNext: string | undefined) {
  return typed.trim() === '' || typed === ofBefore ? (ofNext ?? '') : typed;
}
