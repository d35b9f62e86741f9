import { v4 as uuid } from 'uuid';
import { logChange } from '../../audit/audit.ts';
import type { CommandContext, Ports } from '../../context.ts';
import {
  rememberColumns,
  withRemembered,
} from '../../settings/import-columns/import-columns.service.ts';
import type { RememberedColumn } from '../../settings/import-columns/import-columns.store.ts';
import { readCsvLines, UnreadableCsv, type CsvLine } from '../../shared/csv/csv.lines.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { CUSTOMER_COLUMNS } from '#shared/texts/fields/customer-columns.fr.ts';
import type { CustomerHeading, CustomerMapping } from './customer.headings.ts';
import { readCustomers, type CustomerFile, type FoundCustomer } from './customer.rules.ts';

/** Blank lines, and those of texts between quotes, count too. */
const MAX_LINES = 50_000;

/** Few enough customers that others hardly wait while one part is written. */
const PART = 200;

export interface ImportedCustomers extends Omit<CustomerFile, 'customers'> {
  readonly added: readonly FoundCustomer[];
  /** Have an account already, which stays as it is. */
  readonly unchanged: readonly FoundCustomer[];
}

/** `headings` are null where the file has none that can be read. */
export class RefusedCustomers extends Refusal {
  readonly headings: readonly CustomerHeading[] | null;

  constructor(headings: readonly CustomerHeading[] | null, problems: readonly Problem[]) {
    super(...problems);
    this.name = 'RefusedCustomers';
    this.headings = headings;
  }
}

/**
 * Adds an account without a password for each e-mail of the file that has none; its customer gets in by « mot de passe oublié ».
 * Sends no mail. Importing a file again that was interrupted completes it. Refuses with INVALID.
 */
export async function importCustomers(
  context: CommandContext,
  text: string,
  {
    columns: sent,
    dryRun,
  }: {
    readonly columns: ReadonlyArray<{ readonly heading: string; readonly column?: string | null }>;
    readonly dryRun: boolean;
  },
): Promise<ImportedCustomers> {
  const { store } = context;
  const lines = linesOf(text);
  const headings = lines[0]?.cells ?? [];
  const file = { kind: 'CUSTOMERS', headings } as const;
  const columns = await withRemembered(store.read, file, sent);
  const { customers, ...read } = readAs(lines, readMapping(columns));
  if (dryRun) return { ...read, ...(await parted(store.read, customers)) };
  const added: FoundCustomer[] = [];
  for (let at = 0; at < customers.length; at += PART) {
    const part = customers.slice(at, at + PART);
    added.push(...(await store.transaction((ports) => savePart(ports, context, part))));
  }
  await store.transaction((ports) => rememberColumns(ports, file, columns));
  const isAdded = new Set(added);
  return { ...read, added, unchanged: customers.filter((customer) => !isAdded.has(customer)) };
}

function linesOf(text: string): readonly CsvLine[] {
  try {
    return readCsvLines(text, { maxLines: MAX_LINES, delimiterOf, isLenient: true });
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const field = `lines.${error.line}`;
    throw new RefusedCustomers(null, [{ code: 'INVALID', field, ...error.fault }]);
  }
}

function delimiterOf(table: string): string {
  const [header = ''] = table.split('\n', 1);
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

function readMapping(columns: readonly RememberedColumn[]): CustomerMapping {
  const problems: Problem[] = [];
  const read = columns.map(({ heading, column: name }, at) => {
    const column = CUSTOMER_COLUMNS.find((one) => one === name) ?? null;
    if (column === null && name !== null) {
      const about = { field: `columns.${at}.column`, known: CUSTOMER_COLUMNS };
      problems.push({ code: 'INVALID', reason: 'COLUMN_UNKNOWN', ...about });
    }
    return [heading, column] as const;
  });
  if (problems.length > 0) throw new Refusal(...problems);
  return new Map(read);
}

function readAs(lines: readonly CsvLine[], mapping: CustomerMapping): CustomerFile {
  try {
    return readCustomers(lines, mapping);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const headings = lines[0]?.cells.map((heading) => ({ heading, column: null })) ?? null;
    throw new RefusedCustomers(headings, refusal.problems);
  }
}

/** Parts customers whose e-mail has an account from the others. */
async function parted({ accounts }: Pick<Ports, 'accounts'>, customers: readonly FoundCustomer[]) {
  const known = await accounts.knownEmails(customers.map(({ email }) => email));
  return {
    added: customers.filter(({ email }) => !known.has(email)),
    unchanged: customers.filter(({ email }) => known.has(email)),
  };
}

async function savePart(
  ports: Ports,
  context: CommandContext,
  part: readonly FoundCustomer[],
): Promise<readonly FoundCustomer[]> {
  const { added } = await parted(ports, part);
  const now = context.clock().toISOString();
  for (const { email, firstName, lastName, address } of added) {
    const id = uuid();
    await ports.accounts.save({
      id,
      email,
      firstName,
      lastName,
      passwordHash: null,
      createdAt: now,
      updatedAt: now,
      expiresAt: null,
      emailVerifiedAt: null,
      earlierTokensEndedAt: null,
    });
    if (!address) continue;
    const { phone = null } = address;
    await ports.addresses.save(id, [
      { ...address, phone, id: uuid(), createdAt: now, updatedAt: now },
    ]);
  }
  if (added.length > 0) {
    const after = { added: added.length };
    await logChange(ports, context, {
      action: 'customer.import',
      subject: 'CSV',
      before: null,
      after,
    });
  }
  return added;
}
