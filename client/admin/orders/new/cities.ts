import { foldJoined } from '#shared/fold.ts';
import regions from './cities.json';

/** A city with its region and its main postal code: large ones have more, by quarter. */
export type City = { name: string; region: string; postalCode: string };

/** The twelve regions since 2015; in each the largest cities first. */
export const cities: readonly City[] = Object.entries(regions).flatMap(([region, codes]) =>
  Object.entries<string>(codes).map(([name, postalCode]) => ({ name, region, postalCode })),
);

const searched = cities.map((city) => ({ city, text: foldJoined(city.name) }));

/** However it is written: « fes » is Fès. */
export function findCity(text: string): City | undefined {
  const wanted = foldJoined(text);
  return searched.find((each) => each.text === wanted)?.city;
}

const maxShown = 6;

/** Returns cities that begin with the text, then those that contain it; none for a blank text. */
export function searchCities(text: string): City[] {
  const wanted = foldJoined(text);
  if (wanted === '') return [];
  const found = searched.filter((each) => each.text.includes(wanted));
  return found
    .toSorted(
      (one, other) => Number(other.text.startsWith(wanted)) - Number(one.text.startsWith(wanted)),
    )
    .slice(0, maxShown)
    .map(({ city }) => city);
}

type Place = { city: string; region: string; postalCode: string };

/** Whether region and postal code are those of the city, so that they need not be shown. */
export function isOfList({ city, region, postalCode }: Place): boolean {
  const found = findCity(city);
  return found?.region === region && found.postalCode === postalCode;
}

/** Sets another city with its region and postal code; those of the previous one are no others'. */
export function withCity<P extends Place>(place: P, city: string): P {
  const [before, found] = [findCity(place.city), findCity(city)];
  if (before === found) return { ...place, city };
  return { ...place, city, region: found?.region ?? '', postalCode: found?.postalCode ?? '' };
}
