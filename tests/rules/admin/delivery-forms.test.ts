import { describe, expect, test } from 'vitest';
import * as carriers from '../../../client/admin/delivery/carrier/carrier.ts';
import * as zones from '../../../client/admin/delivery/zone/zone.ts';

describe('a zone as it is typed', () => {
  const typed = { ...zones.valuesOf(zones.newZone), name: 'Rabat', guestFee: '35,50' };

  test('is sent in centimes, and without a limit is never free of charge', () => {
    expect(zones.findProblems(typed)).toEqual({});
    expect(zones.inputOf(zones.newZone, { ...typed, cityIds: ['rabat'] })).toEqual({
      name: 'Rabat',
      cityIds: ['rabat'],
      regions: [],
      guestFee: 3550,
      customerFee: 0,
      freeFrom: null,
      minDays: 1,
      maxDays: 2,
      allowsTrying: false,
      isServed: true,
    });
    const stored = { ...zones.newZone, id: 'z1', version: 3, freeFrom: { amount: 50_000 } };
    expect(zones.valuesOf(stored)).toMatchObject({ guestFee: '0,00', freeFrom: '500,00' });
    expect(zones.inputOf(stored, zones.valuesOf(stored))).toMatchObject({
      id: 'z1',
      freeFrom: 50_000,
    });
  });

  test.each([
    ['name', ' '],
    ['guestFee', ''],
    ['guestFee', 'dix'],
    ['customerFee', '-5'],
    ['freeFrom', '1e3'],
    ['minDays', '1,5'],
    ['maxDays', ''],
  ] as const)('has a problem at %s with « %s »', (field, text) => {
    expect(Object.keys(zones.findProblems({ ...typed, [field]: text }))).toEqual([field]);
  });
});

describe('a carrier as it is typed', () => {
  const stored = {
    ...carriers.newCarrier,
    id: 'c1',
    name: 'Sendit',
    credentials: ['publicKey', 'secretKey', 'webhookSecret'].map((name) => ({
      name,
      isSet: true,
      lastFour: '3c4d',
    })),
  };
  const values = carriers.valuesOf(stored);

  test('never has what is stored of its credentials, and sends those alone that were typed', () => {
    expect(values.credentials).toEqual({ publicKey: '', secretKey: '', webhookSecret: '' });
    const typed = { ...values, credentials: { ...values.credentials, webhookSecret: 'neuf' } };
    expect(carriers.inputOf(stored, typed)).toMatchObject({
      id: 'c1',
      credentials: [{ name: 'webhookSecret', value: 'neuf' }],
      cashLimit: null,
    });
    expect(carriers.pathOf('credentials.0.value', typed)).toBe('credentials.webhookSecret');
    expect(carriers.pathOf('credentials.1.value', typed)).toBe('credentials.1.value');
    expect(carriers.pathOf('name', typed)).toBe('name');
  });

  test('is added with its kind and name, and has amounts that can be read', () => {
    const typed = { ...carriers.valuesOf(carriers.newCarrier), kind: 'OZON', name: 'Ozon' };
    expect(carriers.inputOf(carriers.newCarrier, typed)).toEqual({ kind: 'OZON', name: 'Ozon' });
    expect(carriers.findProblems({ ...values, name: '', returnFee: 'x' })).toEqual({
      name: expect.any(String),
      returnFee: expect.any(String),
    });
  });
});
