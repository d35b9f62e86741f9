import {
  cityById,
  cityNamed,
  REGIONS,
  searchCities as search,
  type CityEntry,
} from '../../../../server/delivery/city/city.rules.ts';

export { REGIONS };

/** A city with its region and its main postal code, blank where none is known. */
export type City = { id: string; name: string; region: string; postalCode: string };

const cityOf = ({ id, name, region, postalCodes }: CityEntry): City => ({
  id,
  name,
  region,
  postalCode: postalCodes[0] ?? '',
});

/** However it is written: « fes » is Fès, and so is « فاس ». */
export function findCity(text: string): City | undefined {
  const found = cityNamed(text);
  return found && cityOf(found);
}

/** An unknown city is named by its id. */
export const cityNameOf = (id: string) => cityById(id)?.name ?? id;

const maxShown = 6;

/** Returns the first cities that the text means or begins; none for a blank text. */
export function searchCities(text: string): City[] {
  return text.trim() === '' ? [] : search(text).slice(0, maxShown).map(cityOf);
}

type Place = { city: string; region: string; postalCode: string };

/** Whether region and postal code are those of the city, so that they need not be shown. */
export function isOfList({ city, region, postalCode }: Place): boolean {
  const found = findCity(city);
  return postalCode !== '' && found?.region === region && found.postalCode === postalCode;
}

/** Sets another city with its region and postal code; those of the previous one are no others'. */
export function withCity<P extends Place>(place: P, city: string): P {
  const [before, found] = [findCity(place.city), findCity(city)];
  if (before?.name === found?.name) return { ...place, city };
  return { ...place, city, region: found?.region ?? '', postalCode: found?.postalCode ?? '' };
}
