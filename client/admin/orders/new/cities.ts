import { foldJoined } from '#shared/fold.ts';

/** A city with its region and its main postal code: large ones have more, by quarter. */
export type City = { name: string; region: string; postalCode: string };

/** The twelve regions since 2015; in each the largest cities first. */
const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Casablanca-Settat': {
    Casablanca: '20000',
    Mohammedia: '28800',
    'El Jadida': '24000',
    Settat: '26000',
    Berrechid: '26100',
    Benslimane: '13000',
    Bouznika: '13100',
    Azemmour: '24100',
    'Sidi Bennour': '24350',
  },
  'Rabat-Salé-Kénitra': {
    Rabat: '10000',
    Salé: '11000',
    Témara: '12000',
    Kénitra: '14000',
    Skhirat: '12050',
    Khémisset: '15000',
    Tiflet: '15400',
    'Sidi Kacem': '16000',
    'Sidi Slimane': '14200',
    'Souk El Arbaa du Gharb': '14300',
  },
  'Fès-Meknès': {
    Fès: '30000',
    Meknès: '50000',
    Taza: '35000',
    Sefrou: '31000',
    Ifrane: '53000',
    Azrou: '53100',
    'El Hajeb': '51000',
    Taounate: '34000',
    Boulemane: '33000',
    Missour: '33250',
    'Imouzzer Kandar': '31250',
  },
  'Marrakech-Safi': {
    Marrakech: '40000',
    Safi: '46000',
    Essaouira: '44000',
    'El Kelaâ des Sraghna': '43000',
    'Ben Guerir': '43150',
    Youssoufia: '46300',
    Chichaoua: '41000',
    Tahannaout: '42300',
  },
  'Tanger-Tétouan-Al Hoceïma': {
    Tanger: '90000',
    Tétouan: '93000',
    'Al Hoceïma': '32000',
    Larache: '92000',
    'Ksar El Kébir': '92150',
    Ouezzane: '16200',
    Fnideq: '93100',
    Martil: '93150',
    'M’diq': '93200',
    Chefchaouen: '91000',
    Asilah: '90055',
    Imzouren: '32250',
  },
  'Souss-Massa': {
    Agadir: '80000',
    Inezgane: '86350',
    'Aït Melloul': '86150',
    'Dcheira El Jihadia': '86360',
    Taroudant: '83000',
    Tiznit: '85000',
    'Oulad Teïma': '83350',
    Biougra: '87200',
    Tata: '84000',
    Tafraout: '85450',
  },
  Oriental: {
    Oujda: '60000',
    Nador: '62000',
    Berkane: '63300',
    Taourirt: '65800',
    Guercif: '35100',
    Jerada: '64550',
    'Al Aroui': '62550',
    Zaïo: '62900',
    Saïdia: '63600',
    Bouarfa: '61200',
    Figuig: '61000',
  },
  'Béni Mellal-Khénifra': {
    'Béni Mellal': '23000',
    Khouribga: '25000',
    Khénifra: '54000',
    'Fquih Ben Salah': '23200',
    'Oued Zem': '25350',
    'Kasba Tadla': '23350',
    'Souk Sebt Oulad Nemma': '23550',
    Azilal: '22000',
    Boujad: '25060',
    Demnate: '22300',
    'M’rirt': '54450',
  },
  'Drâa-Tafilalet': {
    Errachidia: '52000',
    Ouarzazate: '45000',
    Midelt: '54350',
    Tinghir: '45800',
    Zagora: '47900',
    Erfoud: '52200',
    'Kelaât M’Gouna': '45200',
    'Boumalne Dadès': '45150',
  },
  'Guelmim-Oued Noun': {
    Guelmim: '81000',
    'Tan-Tan': '82000',
    'Sidi Ifni': '85200',
  },
  'Laâyoune-Sakia El Hamra': {
    Laâyoune: '70000',
    Smara: '72000',
    Boujdour: '71000',
    Tarfaya: '70050',
  },
  'Dakhla-Oued Ed-Dahab': {
    Dakhla: '73000',
  },
};

export const cities: readonly City[] = Object.entries(regions).flatMap(([region, codes]) =>
  Object.entries(codes).map(([name, postalCode]) => ({ name, region, postalCode })),
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
