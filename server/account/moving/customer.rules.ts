import { readPlainText } from '#shared/forms/form.ts';
import { isPhone, phoneOf } from '#shared/phone-number.ts';
import type { CustomerColumn } from '#shared/texts/fields/customer-columns.fr.ts';
import { readAddress } from '../../address/address.rules.ts';
import { cityNamed } from '../../delivery/city/city.rules.ts';
import { textOfCell } from '../../shared/csv/csv.ts';
import type { CsvLine } from '../../shared/csv/csv.lines.ts';
import { readEmail, Reading, ruleOf } from '../../shared/form.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import {
  readCustomerHeadings,
  type CustomerHeading,
  type CustomerMapping,
} from './customer.headings.ts';

/** A customer of a file, as accounts and address books store them. */
export interface FoundCustomer {
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where the file has no whole address in Morocco. */
  readonly address: ReturnType<typeof readAddress> | null;
}

/** `leftOut` says why lines become no customer, `notes` what is left out of those that do; fields as `lines.3.email`. */
export interface CustomerFile {
  readonly headings: readonly CustomerHeading[];
  readonly customers: readonly FoundCustomer[];
  readonly leftOut: readonly Problem[];
  readonly notes: readonly Problem[];
}

type Cells = Readonly<Partial<Record<CustomerColumn, string>>>;

/** Refuses with INVALID a file without e-mails. */
export function readCustomers(
  [header, ...lines]: readonly CsvLine[],
  mapping: CustomerMapping,
): CustomerFile {
  const headings = readCustomerHeadings(header?.cells ?? [], mapping);
  if (!headings.some(({ column }) => column === 'email')) {
    throw new Refusal({ code: 'INVALID', reason: 'CUSTOMER_NO_EMAILS', field: 'lines.1.email' });
  }
  const customers = new Map<string, FoundCustomer>();
  const leftOut: Problem[] = [];
  const notes: Problem[] = [];
  for (const { line, cells } of lines) {
    const texts = cellsOf(headings, cells);
    try {
      const customer = readCustomer(line, texts);
      const first = customers.get(customer.email);
      if (first) throw twice(line, first.line);
      const { address, notes: own } = addressIn(line, texts, customer);
      notes.push(...own);
      customers.set(customer.email, { ...customer, address });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      leftOut.push(...refusal.problems);
    }
  }
  return { headings, customers: [...customers.values()], leftOut, notes };
}

/** PrestaShop writes two dashes for nothing, Shopify an apostrophe before a number. */
const EMPTY = /^-+$/;

function cellsOf(headings: readonly CustomerHeading[], cells: readonly string[]): Cells {
  const texts = headings.flatMap(({ column }, at) => {
    const text = textOfCell(cells[at] ?? '')
      .trim()
      .replace(/^'/, '');
    return column === null || text === '' || EMPTY.test(text) ? [] : [[column, text] as const];
  });
  return Object.fromEntries(texts);
}

const fieldOf = (line: number, name: string) => `lines.${line}.${name}`;

const twice = (line: number, first: number) =>
  new Refusal({ code: 'INVALID', reason: 'CUSTOMER_TWICE', field: fieldOf(line, 'email'), first });

/** Refuses with REQUIRED, INVALID, with all problems of the line. */
function readCustomer(line: number, cells: Cells): Omit<FoundCustomer, 'address'> {
  const reading = new Reading();
  const email = reading.read(() => readRequiredEmail(cells.email), '');
  const { first, last } = namesIn(cells, email);
  const firstName = reading.read(() => readName(first, 'firstName'), '');
  const lastName = reading.read(() => readName(last, 'lastName'), '');
  if (reading.problems.length === 0) return { line, email, firstName, lastName };
  throw new Refusal(
    ...reading.problems.map((each) => ({ ...each, field: fieldOf(line, each.field ?? 'email') })),
  );
}

function readRequiredEmail(text: string | undefined): string {
  if (text !== undefined) return readEmail(text, 'email');
  throw new Refusal({ code: 'REQUIRED', reason: 'CUSTOMER_EMAIL', field: 'email' });
}

/** Exports lack last names, or all of them: the account then bears what there is, in the end its e-mail's first part. */
function namesIn({ firstName, lastName, name }: Cells, email: string) {
  const [first = '', ...others] = (name ?? '').split(/\s+/);
  const names = {
    firstName: firstName ?? (lastName === undefined ? first : ''),
    lastName: lastName ?? (firstName === undefined ? others.join(' ') : ''),
  };
  const [given, family] = [names.firstName, names.lastName].filter((text) => text !== '');
  return { first: given ?? email.split('@')[0] ?? '', last: family ?? '' };
}

const readName = ruleOf(readPlainText);

const MOROCCO: ReadonlySet<string> = new Set(['ma', 'mar', 'maroc', 'morocco', 'المغرب']);

interface Located {
  readonly address: FoundCustomer['address'];
  readonly notes: readonly Problem[];
}

const without = (...notes: readonly Problem[]): Located => ({ address: null, notes });

/** A city of the shop's list gives its region, which exports abridge, and its main postal code where there is none. */
function addressIn(line: number, cells: Cells, customer: Omit<FoundCustomer, 'address'>): Located {
  const { street, streetMore, city, region, postalCode, country, phone } = cells;
  const incomplete = (name: string): Problem => {
    return { code: 'INVALID', reason: 'CUSTOMER_ADDRESS', field: fieldOf(line, name) };
  };
  // A phone alone is no address: one note says it.
  if (street === undefined && city === undefined) {
    return phone === undefined ? without() : without(incomplete('street'));
  }
  if (country !== undefined && !MOROCCO.has(country.toLowerCase())) {
    const field = fieldOf(line, 'country');
    return without({ code: 'INVALID', reason: 'CUSTOMER_ABROAD', field, text: country });
  }
  const known = city === undefined ? undefined : cityNamed(city);
  const isReadable = phone === undefined || isPhone(phone);
  const found = {
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    street: [street, streetMore].filter((text) => text !== undefined).join(', '),
    city,
    region: known?.region ?? region,
    postalCode: postalCode ?? known?.postalCodes[0],
    phone: phone !== undefined && isReadable ? phoneOf(phone) : null,
  };
  try {
    const address = { ...readAddress(found), ...(known ? { cityId: known.id } : {}) };
    const field = fieldOf(line, 'phone');
    const note = { code: 'INVALID', reason: 'CUSTOMER_PHONE', field, text: phone ?? '' } as const;
    return { address, notes: isReadable ? [] : [note] };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const missing = new Set(refusal.problems.map(({ field = 'street' }) => field));
    return without(...[...missing].map(incomplete));
  }
}
