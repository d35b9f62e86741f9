import { describe, expect, test } from 'vitest';
import {
  readAddress,
  readNewAddressId,
  removeAddress,
  requireAddress,
  updateAddress,
  withPhone,
} from '../../../server/address/address.rules.ts';
import { address } from '../../store/contract/records.ts';
import { codesOf, problemsOf, refusalOf } from '../shared/refusals.ts';

const NOW = '2025-05-02T10:00:00.000Z';
const fields = {
  name: 'Nadia',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
};

describe('an address form', () => {
  test('is trimmed and composed, and keeps no other field', () => {
    const sent = { ...fields, name: '  Zoe\u0301 ', id: 'x', isAdmin: true };
    expect(readAddress(sent)).toEqual({ ...fields, name: 'Zo\u00e9' });
  });

  test('has one line a field: a line break or tab that was pasted is a blank', () => {
    const { street } = readAddress({ ...fields, street: '12, rue\tAgdal\r\nÉtage\u20283\n' });
    expect(street).toBe('12, rue Agdal Étage 3');
  });

  test.each([{}, { name: ' ', street: '', city: null, region: '\n', postalCode: undefined }])(
    'that is wholly blank is refused as a whole: %j',
    (sent) => {
      expect(problemsOf(() => readAddress(sent))).toEqual([
        { code: 'REQUIRED', message: 'Veuillez remplir toutes les informations!' },
      ]);
    },
  );

  test('that is partly filled is refused under each field it concerns', () => {
    expect(refusalOf(() => readAddress({ ...fields, street: ' ', city: '' }))).toEqual([
      'REQUIRED street',
      'REQUIRED city',
    ]);
  });

  test.each(Object.keys(fields))('takes no link for the %s, which goes into mails', (field) => {
    const sent = { ...fields, [field]: 'www.arnaque.example' };
    expect(refusalOf(() => readAddress(sent))).toEqual([`INVALID ${field}`]);
  });

  test('may have a phone, as a guest’s, and is not blank for lack of one', () => {
    const phone = '+212 6 12-34.56 78';
    expect(readAddress({ ...fields, phone })).toEqual({ ...fields, phone: '+212612345678' });
    expect(readAddress({ ...fields, phone: ' ' })).toEqual({ ...fields, phone: null });
    expect(refusalOf(() => readAddress({ ...fields, phone: '12' }))).toEqual(['INVALID phone']);
  });

  test('takes 200 characters of any script, and no control characters', () => {
    expect(readAddress({ ...fields, street: 'ش'.repeat(200) }).street).toHaveLength(200);
    expect(refusalOf(() => readAddress({ ...fields, street: 'x'.repeat(201) }))).toEqual([
      'INVALID street',
    ]);
    expect(readAddress({ ...fields, street: '3,\u200b rue Ouka\u00adïmeden' })).toEqual(fields);
    for (const bad of ['a\u0000b', 'a\u007fb', 'a\ud800b', 5, {}, ['x']]) {
      expect(refusalOf(() => readAddress({ ...fields, city: bad }))).toEqual(['INVALID city']);
    }
  });
});

describe('an address book', () => {
  const book = [address('first-001'), address('second-02')];

  test('leaves a saved phone unless another or none is given', () => {
    const saved = withPhone(book, 'first-001', '0612345678', NOW);
    const phoneAfter = (phone?: string | null) =>
      updateAddress(saved, 'first-001', { ...fields, phone }, NOW)[0]?.phone;
    expect(saved).toEqual([
      { ...address('first-001'), phone: '0612345678', updatedAt: NOW },
      address('second-02'),
    ]);
    expect([phoneAfter(), phoneAfter('0699999999'), phoneAfter(null)]).toEqual([
      '0612345678',
      '0699999999',
      null,
    ]);
  });

  test('knows only its own', () => {
    expect(requireAddress(book, 'second-02')).toEqual(address('second-02'));
    expect(removeAddress(book, 'first-001')).toEqual([address('second-02')]);
    for (const foreign of [
      () => requireAddress(book, 'nope'),
      () => updateAddress(book, 'nope', fields, NOW),
      () => removeAddress(book, 'nope'),
      () => withPhone(book, 'nope', '0612345678', NOW),
    ]) {
      expect(codesOf(foreign)).toEqual(['UNKNOWN_ADDRESS']);
    }
  });
});

test('an id chosen by the client may be left out or be a UUID, and nothing odd', () => {
  const id = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
  expect([undefined, null, '', id].map(readNewAddressId)).toEqual([null, null, null, id]);
  for (const odd of ['__proto__', 'short', 'with blank', 5, {}, 'x'.repeat(65), '../../etc']) {
    expect(refusalOf(() => readNewAddressId(odd))).toEqual(['INVALID id']);
  }
});
