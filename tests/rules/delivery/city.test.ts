import { describe, expect, test } from 'vitest';
import { fold, foldJoined } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';
import {
  CITIES,
  cityById,
  cityName,
  cityNamed,
  REGIONS,
  searchCities,
} from '../../../server/delivery/city/city.rules.ts';

/** Seats of the 75 prefectures and provinces, by region. */
const SEATS = `tanger tetouan mdiq anjra larache al-hoceima chefchaouen ouezzane
  oujda nador driouch jerada berkane taourirt guercif bouarfa
  fes meknes el-hajeb ifrane moulay-yacoub sefrou missour taounate taza
  rabat sale temara kenitra khemisset sidi-kacem sidi-slimane
  beni-mellal azilal fquih-ben-salah khenifra khouribga
  casablanca mohammedia el-jadida nouaceur mediouna benslimane berrechid settat sidi-bennour
  marrakech chichaoua tahannaout el-kelaa-des-sraghna essaouira ben-guerir safi youssoufia
  errachidia ouarzazate midelt tinghir zagora
  agadir biougra inezgane taroudant tiznit tata
  guelmim assa tan-tan sidi-ifni
  laayoune boujdour tarfaya smara
  dakhla aousserd`.split(/\s+/);

const namesOf = (city: (typeof CITIES)[number]) => LANGUAGES.map((each) => cityName(city, each));
const ids = (text: string) => searchCities(text).map(({ id }) => id);

/** Returns the values that stand in a list more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the list of cities', () => {
  test('has some 300 in the twelve regions, each once', () => {
    expect(CITIES.length).toBeGreaterThanOrEqual(300);
    expect(CITIES.length).toBeLessThanOrEqual(500);
    expect(repeated(CITIES.map(({ id }) => id))).toEqual([]);
    expect(REGIONS.toSorted()).toEqual([
      'Béni Mellal-Khénifra',
      'Casablanca-Settat',
      'Dakhla-Oued Ed-Dahab',
      'Drâa-Tafilalet',
      'Fès-Meknès',
      'Guelmim-Oued Noun',
      'Laâyoune-Sakia El Hamra',
      'Marrakech-Safi',
      'Oriental',
      'Rabat-Salé-Kénitra',
      'Souss-Massa',
      'Tanger-Tétouan-Al Hoceïma',
    ]);
    expect(SEATS.filter((id) => cityById(id)?.id !== id)).toEqual([]);
    expect(cityById('Casablanca')).toBeUndefined();
    expect(cityById('__proto__')).toBeUndefined();
  });

  test('is written well', () => {
    for (const { id, name, ar, en, region, postalCodes, aliases } of CITIES) {
      expect(id).toBe(fold(name.replaceAll('’', '')).replaceAll(' ', '-'));
      expect(name).toMatch(/^[A-ZÉ][\p{Script=Latin}’() -]+$/u);
      expect(ar).toMatch(/^[\p{Script=Arabic}() ]+$/u);
      expect(en).not.toBe(name);
      for (const text of [name, ar, region, ...aliases]) {
        expect(text).toBe(text.trim().replaceAll(/\s+/g, ' ').normalize('NFC'));
      }
      expect(repeated([name, ar, ...aliases].map(foldJoined))).toEqual([]);
      expect(postalCodes.filter((code) => !/^[1-9]\d{4}$/.test(code))).toEqual([]);
      expect(repeated(postalCodes)).toEqual([]);
    }
  });

  test('gives a postal code to one city alone', () => {
    const codes = CITIES.flatMap(({ postalCodes }) => postalCodes);
    // Sala Al Jadida is a part of Salé, and Poste Maroc serves Harhoura with the beaches of Témara.
    expect(repeated(codes)).toEqual(['11100', '11110', '12040']);
  });
});

describe('a city', () => {
  test('is meant by each of its names, which are no other’s', () => {
    for (const city of CITIES) {
      for (const name of namesOf(city))
        expect([name, cityNamed(name)?.id]).toEqual([name, city.id]);
    }
  });

  test('is meant by its other names, unless another is called so', () => {
    const all = CITIES.flatMap(({ id, aliases }) => aliases.map((alias) => ({ id, alias })));
    const others = all.filter(({ id, alias }) => cityNamed(alias)?.id !== id);
    expect(others).toEqual([
      { id: 'sidi-rahal-chatai', alias: 'Sidi Rahal' },
      { id: 'sidi-rahal-chatai', alias: 'سيدي رحال' },
      { id: 'sidi-rahal-el-kelaa', alias: 'Sidi Rahal' },
      { id: 'sidi-rahal-el-kelaa', alias: 'سيدي رحال' },
    ]);
    expect(others.filter(({ alias }) => cityNamed(alias))).toEqual([]);
  });

  test('is found first by its names, and by its other names', () => {
    for (const city of CITIES) {
      for (const name of namesOf(city)) expect([name, ids(name)[0]]).toEqual([name, city.id]);
      for (const alias of city.aliases) {
        expect([alias, ids(alias).includes(city.id)]).toEqual([alias, true]);
      }
    }
  });

  test('is found by every beginning of its names from three letters on', () => {
    for (const city of CITIES) {
      for (const name of namesOf(city)) {
        for (let length = 3; length <= name.length; length += 1) {
          const found = ids(name.slice(0, length)).slice(0, 40);
          expect([name.slice(0, length), found.includes(city.id)]).toEqual([
            name.slice(0, length),
            true,
          ]);
        }
      }
    }
  });

  test.each([
    ['casa', 'casablanca'],
    [' CASABLANCA ', 'casablanca'],
    ['كازا', 'casablanca'],
    ['دار البيضاء', 'casablanca'],
    ['الدّار البَيْضاء', 'casablanca'],
    ['eljadida', 'el-jadida'],
    ['al jadida', 'el-jadida'],
    ['جديدة', 'el-jadida'],
    ['beni-mellal', 'beni-mellal'],
    ['bni mellal', 'beni-mellal'],
    ['ouled teima', 'oulad-teima'],
    ['Aoulad Teïma', 'oulad-teima'],
    ['agadir ida ou tanane', 'agadir'],
    ['أݣادير', 'agadir'],
    ['اكادير', 'agadir'],
    ['m diq', 'mdiq'],
    ['mdiq', 'mdiq'],
    ['ʿAïn Harrouda', 'ain-harrouda'],
    ['er rachidia', 'errachidia'],
    ['Es-Smara', 'smara'],
    ['Ad Dakhla', 'dakhla'],
    ['Hoceima', 'al-hoceima'],
    ['Kelaât M`Gouna', 'kelaat-mgouna'],
  ])('is meant by « %s »', (text, id) => {
    expect(cityNamed(text)?.id).toBe(id);
  });

  test.each([
    '',
    ' ',
    'el',
    'ال',
    'Dakar',
    'blanca',
    'Casablanc',
    'Casablanca 20000',
    'Sidi Rahal',
  ])('is not meant by « %s »', (text) => {
    expect(cityNamed(text)).toBeUndefined();
  });
});

describe('a search for cities', () => {
  test('gives exact names, then beginnings by size, then other names, each once', () => {
    expect(ids('tan').slice(0, 2)).toEqual(['tanger', 'tan-tan']);
    expect(ids('tan-tan')[0]).toBe('tan-tan');
    expect(ids('jorf')).toEqual(['jorf', 'jorf-el-melha']);
    expect(ids('sala')).toEqual(['sala-al-jadida', 'sale']);
    expect(ids('kelaa')).toEqual(['el-kelaa-des-sraghna', 'kelaat-mgouna']);
    expect(ids('sidi rahal')).toEqual(['sidi-rahal-chatai', 'sidi-rahal-el-kelaa']);
    expect(ids('el a').slice(0, 2)).toEqual(['el-aioun-sidi-mellouk', 'el-attaouia']);
    expect(repeated(ids('a'))).toEqual([]);
  });

  test('finds nothing by what stands within a name, nor by signs', () => {
    for (const text of ['mellal', 'harrouda', 'blanca', 'aan', '%', '*', '.*', '\\', '🏙']) {
      expect([text, ids(text)]).toEqual([text, []]);
    }
  });

  test('gives all by their size where it is blank, and by an article those that bear it', () => {
    for (const blank of ['', ' ', '\u00a0']) expect(ids(blank)).toEqual(CITIES.map(({ id }) => id));
    expect(ids('').slice(0, 3)).toEqual(['casablanca', 'tanger', 'fes']);
    expect(ids('el')[0]).toBe('el-jadida');
    expect(ids('ال')[0]).toBe('casablanca');
  });
});
