import { describe, expect, test } from 'vitest';
import { placeOf } from '../../../client/delivery/city/cityPlace.ts';
import { parseDeliveryCity } from '../../../client/delivery/deliveryCity.ts';

const RABAT = { id: 'rabat', name: 'Rabat', region: 'Rabat-Salé-Kénitra', postalCodes: ['10000'] };
const TAN_TAN = { id: 'tan-tan', name: 'Tan-Tan', region: 'Guelmim-Oued Noun', postalCodes: [] };

const asCity = (city: typeof RABAT | typeof TAN_TAN | null) =>
  city && { ...city, postalCodes: [...city.postalCodes] };

describe('region and postal code of a city', () => {
  test.each([
    [
      'fill what is blank',
      { region: ' ', postalCode: '' },
      null,
      RABAT,
      'rabat',
      'Rabat-Salé-Kénitra',
      '10000',
    ],
    [
      'follow the city',
      { region: 'Rabat-Salé-Kénitra', postalCode: '10000' },
      RABAT,
      TAN_TAN,
      'tan-tan',
      'Guelmim-Oued Noun',
      '',
    ],
    [
      'stay as they were typed',
      { region: 'La mienne', postalCode: '10090' },
      RABAT,
      TAN_TAN,
      'tan-tan',
      'La mienne',
      '10090',
    ],
    [
      'go with the city',
      { region: 'Rabat-Salé-Kénitra', postalCode: '10090' },
      RABAT,
      null,
      '',
      '',
      '10090',
    ],
    [
      'stay for another place',
      { region: 'La mienne', postalCode: '10000' },
      null,
      null,
      '',
      'La mienne',
      '10000',
    ],
  ] as const)('%s', (_, place, before, next, cityId, region, postalCode) => {
    expect(placeOf(place, asCity(before), asCity(next))).toEqual({ cityId, region, postalCode });
  });
});

describe('the city of a device', () => {
  test.each([
    [
      { id: 'el-jadida', name: 'El Jadida', more: 1 },
      { id: 'el-jadida', name: 'El Jadida' },
    ],
    [{ id: '../x', name: 'X' }, undefined],
    [{ id: 'rabat', name: ' ' }, undefined],
    [{ id: 'rabat', name: 'R'.repeat(201) }, undefined],
    [['rabat'], undefined],
    [null, undefined],
  ])('is read from %j', (stored, city) => {
    expect(parseDeliveryCity(stored)).toEqual(city);
  });
});
