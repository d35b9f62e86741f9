import { expect, test } from 'vitest';
import { customerFiles } from '../../rules/account/customer-files.ts';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { call, logIn, mailboxOf } from '../account/account.recovery.ts';
import { ERRORS, type UserError } from '../protocol/documents.ts';
import { latestEntry } from './admin.answers.ts';

const shop = await sharedShop({ publicUrl: 'https://boutique.test' });
const admin = await openAdmin(shop);
const mailbox = mailboxOf(shop);

const IMPORT = `mutation ($file: Upload!, $columns: [ImportColumnInput!], $dryRun: Boolean) {
  importCustomers(file: $file, columns: $columns, dryRun: $dryRun) {
    added unchanged customers { line name email hasAddress outcome }
    leftOut { field message } notes { field message } headings { heading column } ${ERRORS}
  }
}`;
interface Imported {
  readonly added: number | null;
  readonly unchanged: number | null;
  readonly customers: readonly object[] | null;
  readonly leftOut: readonly UserError[] | null;
  readonly notes: readonly UserError[] | null;
  readonly headings: ReadonlyArray<{
    readonly heading: string;
    readonly column: string | null;
  }> | null;
  readonly userErrors: readonly UserError[];
}
async function importFile(csv: string | Uint8Array<ArrayBuffer>, options: object = {}) {
  const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
  const file = { path: 'variables.file', name: 'clients.csv', type: 'text/csv', bytes };
  const { data } = await admin.upload<{ importCustomers: Imported }>(
    IMPORT,
    { file: null, columns: [], dryRun: false, ...options },
    [file],
  );
  return data.importCustomers;
}
const emails = () => shop.store.read.accounts.knownEmails(['salma@exemple.ma', 'karim@exemple.fr']);

test('customers move in without a password, after a preview that writes nothing', async () => {
  const preview = await importFile(customerFiles.shopify, { dryRun: true });
  expect(preview).toMatchObject({ added: 3, unchanged: 0, userErrors: [] });
  expect(preview.customers?.[0]).toEqual({
    line: 2,
    name: 'Salma Bennis',
    email: 'salma@exemple.ma',
    hasAddress: true,
    outcome: 'ADDED',
  });
  expect(preview.leftOut).toMatchObject([{ field: 'lines.4.email' }]);
  expect(preview.notes).toMatchObject([{ field: 'lines.5.country' }]);
  expect((await emails()).size).toBe(0);

  expect(await importFile(customerFiles.shopify)).toEqual(preview);
  expect((await emails()).size).toBe(2);
  expect(await latestEntry(shop)).toMatchObject({ action: 'customer.import', subject: 'CSV' });
  const salma = await shop.store.read.accounts.customerByEmail('salma@exemple.ma');
  expect(salma).toMatchObject({ passwordHash: null, emailVerifiedAt: null });
  const addresses = await shop.store.read.addresses.load(salma?.id ?? '');
  expect(addresses).toMatchObject([{ city: 'Casablanca', phone: '+212661000001' }]);
  // The same file again changes nothing.
  const again = await importFile(customerFiles.shopify);
  expect(again).toMatchObject({ added: 0, unchanged: 3 });
  expect(await shop.store.read.addresses.load(salma?.id ?? '')).toEqual(addresses);
});

test('they get no mail, and get in by a forgotten password', async () => {
  await importFile(customerFiles.youcan);
  const email = 'zineb@exemple.ma';
  expect(await mailbox.subjectsTo(email)).toEqual([]);
  expect((await logIn(shop, { email, password: '' })).status).not.toBe(200);
  await call(shop, 'requestPasswordReset', { email });
  const token = await mailbox.tokenFor(email);
  const password = 'un secret tout neuf';
  const { session } = await call(shop, 'resetPassword', { token, password });
  expect(session).toMatchObject({ customer: { email, emailVerified: true } });
  expect((await logIn(shop, { email, password })).status).toBe(200);
});

test('an account that exists stays as it is', async () => {
  const { email } = await shop.customer();
  const before = await shop.store.read.accounts.customerByEmail(email);
  const known = `Email,Prénom,Nom,Adresse,Ville\n${email.toUpperCase()},Autre,Nom,Rue 1,Rabat\n`;
  expect(await importFile(known)).toMatchObject({ added: 0, unchanged: 1 });
  expect(await shop.store.read.accounts.customerByEmail(email)).toEqual(before);
  expect(await shop.store.read.addresses.load(before?.id ?? '')).toEqual([]);
});

const file = (email: string) => `Contact,Qui\n${email},Amal Naciri\n`;

test('what staff say of headings holds for the next file with the same ones, once it was imported', async () => {
  const refused = await importFile(file('amal@exemple.ma'));
  expect(refused).toMatchObject({
    added: null,
    headings: [
      { heading: 'Contact', column: null },
      { heading: 'Qui', column: null },
    ],
    userErrors: [{ code: 'INVALID', field: 'lines.1.email' }],
  });
  const columns = [
    { heading: 'Contact', column: 'email' },
    { heading: 'Qui', column: 'name' },
  ];
  expect(await importFile(file('amal@exemple.ma'), { columns, dryRun: true })).toMatchObject({
    added: 1,
  });
  expect((await importFile(file('amal@exemple.ma'))).added).toBeNull();
  expect(await importFile(file('amal@exemple.ma'), { columns })).toMatchObject({ added: 1 });
  expect(await importFile(file('aya@exemple.ma'))).toMatchObject({ added: 1, headings: columns });
  const other = [{ heading: 'Qui', column: null }];
  expect(await importFile(file('ines@exemple.ma'), { columns: other, dryRun: true })).toMatchObject(
    {
      customers: [{ name: 'ines' }],
    },
  );
  const unknown = [{ heading: 'Qui', column: 'mot-de-passe' }];
  expect(await importFile(file('x@exemple.ma'), { columns: unknown })).toMatchObject({
    userErrors: [{ code: 'INVALID', field: 'columns.0.column' }],
  });
});

test('two imports at once add each customer once', async () => {
  const many = `Email,Nom\n${Array.from({ length: 300 }, (_, at) => `c${at}@deux.example,C ${at}\n`).join('')}`;
  const both = await Promise.all([importFile(many), importFile(many)]);
  expect(both.reduce((sum, { added }) => sum + (added ?? 0), 0)).toBe(300);
});

test('what is no table of customers is refused in words', async () => {
  const rows = `a@exemple.ma,A\n`.repeat(50_001);
  for (const [csv, message] of [
    ['', /e-mails/],
    ['Handle,Title\nx,y\n', /e-mails/],
    [`Email,Nom\n${rows}`, /trop de lignes/],
    [new Uint8Array([0x50, 0x4b, 0x03, 0x04]), /classeur/],
  ] as const) {
    const { added, userErrors } = await importFile(csv);
    expect([added, userErrors[0]?.message]).toEqual([null, expect.stringMatching(message)]);
  }
});
