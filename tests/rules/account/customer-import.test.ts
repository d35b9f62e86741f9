import { describe, expect, test } from 'vitest';
import { readCustomers } from '../../../server/account/moving/customer.rules.ts';
import { readCsvLines } from '../../../server/shared/csv/csv.lines.ts';
import { Refusal } from '../../../server/shared/problems.ts';
import type { CustomerColumn } from '../../../server/shared/isomorphic/texts/fields/customer-columns.fr.ts';
import { customerFiles } from './customer-files.ts';

const read = (text: string, mapping: ReadonlyMap<string, CustomerColumn | null> = new Map()) =>
  readCustomers(
    readCsvLines(text, {
      maxLines: 100,
      delimiterOf: (table) => (table.split('\n')[0]?.includes(';') ? ';' : ','),
      isLenient: true,
    }),
    mapping,
  );
const reasons = (problems: ReturnType<typeof read>['notes']) =>
  problems.map(({ field, reason }) => [field, reason]);

describe('customers', () => {
  test('of Shopify have their address, and what is missing leaves out no more than itself', () => {
    const { customers, leftOut, notes } = read(customerFiles.shopify);
    expect(customers).toMatchObject([
      {
        line: 2,
        email: 'salma@exemple.ma',
        firstName: 'Salma',
        lastName: 'Bennis',
        address: {
          name: 'Salma Bennis',
          street: '12, rue Ibn Sina, Apt 4',
          city: 'Casablanca',
          region: 'Casablanca-Settat',
          postalCode: '20250',
          phone: '+212661000001',
          cityId: 'casablanca',
        },
      },
      { line: 3, email: '+sms@exemple.ma', firstName: '+sms', lastName: '', address: null },
      { line: 5, email: 'karim@exemple.fr', firstName: 'Karim', lastName: '', address: null },
    ]);
    expect(reasons(leftOut)).toEqual([['lines.4.email', 'CUSTOMER_EMAIL']]);
    expect(reasons(notes)).toEqual([['lines.5.country', 'CUSTOMER_ABROAD']]);
  });

  test('of WooCommerce have the names of their account and the address of their invoices', () => {
    expect(read(customerFiles.woocommerce).customers).toMatchObject([
      {
        email: 'omar@exemple.ma',
        lastName: 'Tazi',
        address: {
          street: '5 avenue Atlas',
          cityId: 'fes',
          region: 'Fès-Meknès',
          phone: '0661000012',
        },
      },
    ]);
  });

  test('of PrestaShop and YouCan are read by their headings', () => {
    expect(read(customerFiles.prestashop).customers).toMatchObject([
      { email: 'hind@exemple.ma', firstName: 'Hind', lastName: 'Alaoui', address: null },
    ]);
    expect(read(customerFiles.youcan).customers).toMatchObject([
      {
        firstName: 'Zineb',
        lastName: 'El Idrissi',
        address: { cityId: 'agadir', postalCode: expect.stringMatching(/^80/) },
      },
    ]);
  });

  test('of any file are read as staff say', () => {
    const file = 'Contact,Qui\nA@exemple.ma,Amal Naciri\n';
    expect(() => read(file)).toThrow(Refusal);
    const mapping = new Map([
      ['Contact', 'email'],
      ['Qui', 'name'],
    ] as const);
    const { customers, headings } = read(file, mapping);
    expect(customers).toMatchObject([{ email: 'a@exemple.ma', lastName: 'Naciri' }]);
    expect(headings).toEqual([
      { heading: 'Contact', column: 'email' },
      { heading: 'Qui', column: 'name' },
    ]);
    const { customers: unnamed } = read(
      'E-mail,Nom\na@exemple.ma,Amal\n',
      new Map([['Nom', null]]),
    );
    expect(unnamed).toMatchObject([{ firstName: 'a' }]);
  });

  test('that are there twice, or whose e-mail or name cannot be stored, are left out with the reason', () => {
    const { customers, leftOut, notes } = read(
      'Email,Nom,Adresse,Ville,Téléphone\n' +
        'a@exemple.ma,A B,Rue 1,Rabat,aucun\nA@Exemple.ma,C,,,\nsans arobase,D,,,\n' +
        'e@exemple.ma,https://gagnez.example,,,\nf@exemple.ma,F,Rue 2,Ville inconnue,\n',
    );
    expect(customers.map(({ line, address }) => [line, address?.phone])).toEqual([
      [2, null],
      [6, undefined],
    ]);
    expect(reasons(leftOut)).toEqual([
      ['lines.3.email', 'CUSTOMER_TWICE'],
      ['lines.4.email', 'EMAIL'],
      ['lines.5.firstName', 'TEXT_WITH_LINK'],
    ]);
    expect(reasons(notes)).toEqual([
      ['lines.2.phone', 'CUSTOMER_PHONE'],
      ['lines.6.region', 'CUSTOMER_ADDRESS'],
      ['lines.6.postalCode', 'CUSTOMER_ADDRESS'],
    ]);
  });

  test('have every reason of their line, and a phone without an address has one', () => {
    const { customers, leftOut, notes } = read(
      'Email,Prénom,Nom,Adresse,Ville,Téléphone\n' +
        'sans arobase,https://gagnez.example,Tazi,,,\n' +
        'b@exemple.ma,Hind,Alaoui,,,0661000020\n',
    );
    expect(customers.map(({ line }) => line)).toEqual([3]);
    expect(reasons(leftOut)).toEqual([
      ['lines.2.email', 'EMAIL'],
      ['lines.2.firstName', 'TEXT_WITH_LINK'],
    ]);
    expect(reasons(notes)).toEqual([['lines.3.street', 'CUSTOMER_ADDRESS']]);
  });
});
