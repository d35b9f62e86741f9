import { describe, expect, test } from 'vitest';
import {
  changedSettings,
  defaultSettings,
  effectiveSettings,
  whatsAppFields,
  type SettingsInput,
} from '../../../server/settings/settings.rules.ts';
import type { SettingsRecord } from '../../../server/settings/settings.store.ts';
import { LANGUAGES } from '#shared/language.ts';
import { unknownPlaceholder, writeOrderMessage } from '#shared/order-message.ts';
import { settingsRecord } from '../../store/contract/records.ts';
import { problemsOf, refusalOf } from '../shared/refusals.ts';

const MERCHANT = {
  legalName: 'Belle Vue SARL',
  address: null,
  ice: '001525713000089',
  rc: null,
  taxId: null,
  cndp: null,
  phone: '05 37 00 11 22',
  email: 'bonjour@belle-vue.ma',
};

const changed = (input: SettingsInput, before: Partial<SettingsRecord> = {}) =>
  changedSettings(settingsRecord(before), input);
const emails = (count: number) => Array.from({ length: count }, (_, n) => `a${n}@exemple.ma`);
const refused = (input: SettingsInput) => refusalOf(() => changed(input));

describe('what holds', () => {
  test('is the environment’s until an owner writes something else', () => {
    const effective = effectiveSettings(settingsRecord(), MERCHANT);
    expect(effective).toEqual({
      ...MERCHANT,
      orderEmails: ['bonjour@belle-vue.ma'],
      mailOutForDelivery: true,
      whatsAppText: expect.stringMatching(/^Bonjour \{nom\}/),
      whatsAppTextAr: expect.stringMatching(/^مرحباً \{nom\}/),
      whatsAppTextEn: expect.stringMatching(/^Hello \{nom\}/),
      cutOffHour: 14,
      exchangeHoldDays: 5,
      struckPrices: 'AS_ENTERED',
      callPrice: 200,
      quietFrom: 21,
      quietTo: 9,
      callsADay: 3,
      daysToCancel: 3,
      refusalPercent: 15,
      unconfirmedPerPhone: 3,
      piecesPerPhone: 10,
      takesCards: true,
    });
    expect(defaultSettings({ ...MERCHANT, email: null }).orderEmails).toEqual([]);
  });

  test('is what an owner wrote, field by field', () => {
    const stored = settingsRecord({ phone: '0537204761', orderEmails: ['a@exemple.ma'] });
    expect(effectiveSettings(stored, MERCHANT)).toEqual({
      ...defaultSettings(MERCHANT),
      phone: '0537204761',
      orderEmails: ['a@exemple.ma'],
    });
  });
});

describe('a change', () => {
  test('leaves what it omits, and empties what is null or blank', () => {
    const before = { legalName: 'Autre SARL', rc: 'Rabat 1', orderEmails: ['a@exemple.ma'] };
    expect(changed({ rc: ' Rabat 98765 ' }, before)).toMatchObject({
      ...before,
      rc: 'Rabat 98765',
    });
    expect(changed({ legalName: ' ', rc: null, orderEmails: [' '] }, before)).toEqual(
      settingsRecord(),
    );
  });

  test('keeps the telephone as it is written', () => {
    expect(changed({ phone: '+212 5 37 20-47 61' }).phone).toBe('+212 5 37 20-47 61');
  });

  test('has each address once, in small letters', () => {
    const orderEmails = ['A@Exemple.ma ', '', 'b@exemple.ma', 'a@exemple.ma'];
    expect(changed({ orderEmails }).orderEmails).toEqual(['a@exemple.ma', 'b@exemple.ma']);
  });

  test('names every field that is wrong, and each address by its place', () => {
    expect(
      refused({
        orderEmails: ['a@exemple.ma', '', 'b', 'c@'],
        phone: '12',
        email: 'x',
        ice: 'x'.repeat(201),
        address: 'Rabat\u0007Maroc',
        whatsAppText: '{prenom}',
        whatsAppTextAr: '{الاسم}',
      }),
    ).toEqual([
      'INVALID orderEmails.2',
      'INVALID orderEmails.3',
      'INVALID address',
      'INVALID ice',
      'INVALID phone',
      'INVALID email',
      'INVALID whatsAppText',
      'INVALID whatsAppTextAr',
    ]);
  });

  test('has ten addresses at most', () => {
    expect(refused({ orderEmails: emails(10) })).toEqual([]);
    expect(refused({ orderEmails: emails(11) })).toEqual(['INVALID orderEmails']);
  });
});

const beyond = (values: Readonly<Record<string, number>>, by: number) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value + by]));

describe('settings of calls and cash orders', () => {
  const LEAST = {
    callPrice: 0,
    quietFrom: 0,
    quietTo: 0,
    callsADay: 1,
    daysToCancel: 1,
    refusalPercent: 0,
    unconfirmedPerPhone: 1,
    piecesPerPhone: 1,
  };
  const MOST = {
    callPrice: 10_000,
    quietFrom: 24,
    quietTo: 24,
    callsADay: 10,
    daysToCancel: 30,
    refusalPercent: 100,
    unconfirmedPerPhone: 1000,
    piecesPerPhone: 1000,
  };
  const all = Object.keys(LEAST).map((name) => `INVALID ${name}`);

  test('have bounds, and are the defaults again without a value', () => {
    expect(changed(LEAST)).toMatchObject(LEAST);
    expect(changed(MOST)).toMatchObject(MOST);
    expect(refused(beyond(LEAST, -1))).toEqual(all);
    expect(refused(beyond(MOST, 1))).toEqual(all);
    expect(refused(beyond(LEAST, 0.5))).toEqual(all);
    const nothing = Object.fromEntries(Object.keys(LEAST).map((name) => [name, null]));
    expect(changed(nothing, MOST)).toEqual(settingsRecord());
  });

  test('say in dirhams what a call may cost', () => {
    const [problem] = problemsOf(() => changed({ callPrice: 10_001 }));
    expect(problem?.message).toBe('Le prix d’un appel va de 0 à 100\u00a0DH.');
  });
});

describe('the message of WhatsApp', () => {
  const facts = {
    nom: 'Nadia {lien}',
    numero: 'BV-1',
    montant: '968\u00a0DH',
    lien: 'https://belle-vue.ma/track/1/k',
  };

  test('is written with the facts of an order, wherever they stand', () => {
    const text = '{numero}, {nom}\u00a0: {montant}, {numero}\n{lien}';
    expect(changed({ whatsAppText: `${text} ` }).whatsAppText).toBe(text);
    expect(writeOrderMessage(text, facts)).toBe(
      'BV-1, Nadia {lien}\u00a0: 968\u00a0DH, BV-1\nhttps://belle-vue.ma/track/1/k',
    );
    expect(changed({ whatsAppTextAr: text })).toMatchObject({ whatsAppText: null });
  });

  test.each(LANGUAGES)('names every fact of the order in %s', (language) => {
    const message = defaultSettings(MERCHANT)[whatsAppFields[language]];
    expect(unknownPlaceholder(message)).toBeNull();
    const written = writeOrderMessage(message, { ...facts, nom: 'Nadia' });
    for (const fact of ['Nadia', facts.numero, facts.montant, facts.lien]) {
      expect(written).toContain(fact);
    }
  });

  test.each(['{numéro}', '{ nom }', '{NOM}', '{}', '{nom', 'nom}', '{{nom}}'])(
    'with %s is refused, which names what is possible',
    (text) => {
      const [problem] = problemsOf(() => changed({ whatsAppText: `Bonjour ${text}` }));
      expect(problem).toMatchObject({ code: 'INVALID', field: 'whatsAppText' });
      expect(problem?.message).toContain('{nom}, {numero}, {montant}, {lien}');
    },
  );

  test('has at most 1,000 characters', () => {
    expect(refused({ whatsAppText: 'x'.repeat(1000) })).toEqual([]);
    expect(refused({ whatsAppText: 'x'.repeat(1001) })).toEqual(['INVALID whatsAppText']);
  });
});
