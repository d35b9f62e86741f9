import { readPageSize } from '../../shared/paging.ts';
import { searchCities, type CityEntry } from './city.rules.ts';

/** A courier's whole list fits. */
export const MAX_CITIES = 500;

/** Returns the first cities that a search finds, the largest for none. Throws BadInput. */
export const findCities = (
  search: string | null | undefined,
  first: number,
): readonly CityEntry[] => searchCities(search ?? '').slice(0, readPageSize(first, MAX_CITIES));
