import { createHash } from 'node:crypto';
import { logChange, logChanges } from '../../audit/audit.ts';
import type { CommandContext, Ports, Shop } from '../../context.ts';
import { parcelKey, settle, settlementOf } from '../../order/settlement/settlement.rules.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import { textOfFile } from '../../shared/csv/file-text.ts';
import { readPageSize, writtenIn, type Page, type PageInput } from '../../shared/paging.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { BUILT_IN } from '../carrier.rules.ts';
import { requireCarrier } from '../carrier.service.ts';
import type { CarrierRecord } from '../shipment.records.ts';
import type { Chosen } from './columns.rules.ts';
import { findParcels } from './parcels.ts';
import { readStatement, type ReadStatement } from './read.rules.ts';
import { isSettling, statementRows, type StatementRow, type RowsSum } from './statement.rules.ts';
import type { StatementColumnsRecord, StatementRecord } from './statement.store.ts';

export type StatementContext = Pick<Shop, 'store' | 'clock' | 'carriers'> &
  Pick<CommandContext, 'actor'>;
type Reading = Pick<Ports, 'orders' | 'shipments'>;

/** A statement with what its rows are now. */
export interface Statement extends StatementRecord {
  readonly rows: readonly Row[];
}
export type ListedStatement = StatementRecord & Partial<Statement>;
/** All rows of a statement, and what they add up to. */
export interface Sums extends RowsSum {
  readonly all: readonly Row[];
}

export interface Row extends StatementRow {
  /** The carrier that has the parcel, where it is not this one. */
  readonly otherCarrier: string | null;
  /** Whether this statement settled it. */
  readonly isSettledByThis: boolean;
  /** Whether a person settled it, with a reason. */
  readonly isSettledByHand: boolean;
}

export interface PreviewedStatement {
  /** Null where nothing of the file can be read. */
  readonly statement: Statement | null;
  readonly headings: ReadStatement['headings'];
  readonly columns: ReadStatement['columns'];
  /** Problems of the file, and of rows that were left out. */
  readonly problems: readonly Problem[];
}

/**
 * Reads a carrier's statement and stores it, and remembers columns that were chosen. Nothing is settled. Refuses with
 * UNKNOWN_CARRIER, INVALID; problems of the file are returned.
 */
export async function previewStatement(
  context: StatementContext,
  {
    carrierId,
    bytes,
    chosen,
  }: { readonly carrierId: string; readonly bytes: Uint8Array; readonly chosen: Chosen },
): Promise<PreviewedStatement> {
  const { store, clock, actor } = context;
  const text = textOfFile(bytes);
  const carrier = await requireCarrier(store.read, context, carrierId);
  const remembered = (await store.read.statements.columns(carrierId)) ?? null;
  const { lines, problems, headings, columns } = readStatement(text, {
    chosen,
    remembered: remembered ? chosenIn(remembered) : {},
  });
  if (lines.length === 0) return { statement: null, headings, columns, problems };
  const id = idOf(carrierId, text);
  const stored = await store.transaction(async (ports) => {
    const before = await ports.statements.statement(id);
    const statement: StatementRecord = before
      ? { ...before, lines }
      : {
          id,
          carrierId,
          carrier: carrier.name,
          lines,
          createdAt: clock().toISOString(),
          by: actor,
          settledAt: null,
        };
    await ports.statements.save(statement);
    if (Object.keys(chosen).length > 0) await rememberColumns(ports, context, carrier, columns);
    return statement;
  });
  const statement = await withRows(store.read, stored, carrier);
  return { statement, headings, columns, problems };
}

/** The carrier is part of it: a file of another carrier is another statement. */
function idOf(carrierId: string, text: string): string {
  return createHash('sha256').update(`${carrierId}\n${text}`).digest('hex').slice(0, 32);
}

const chosenIn = ({ parcelNumber, amount, fee }: StatementColumnsRecord): Chosen => ({
  parcelNumber,
  amount,
  fee,
});

async function rememberColumns(
  ports: Ports,
  context: StatementContext,
  { id, name }: CarrierRecord,
  read: ReadStatement['columns'],
): Promise<void> {
  const before = await ports.statements.columns(id);
  const { parcelNumber, amount, fee } = read;
  const after = {
    id,
    parcelNumber: parcelNumber ?? '',
    amount: amount ?? '',
    fee: fee ?? '',
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await ports.statements.saveColumns(after);
  await logChange(ports, context, {
    action: 'statement.columns',
    subject: name,
    before: before ? logged(before) : null,
    after: logged(after),
  });
}

const logged = ({ parcelNumber, amount, fee }: StatementColumnsRecord) => ({
  numberColumn: parcelNumber,
  amountColumn: amount,
  feeColumn: fee,
});

/**
 * Settles the rows that agree, and those whose fee alone differs; the rest stays outstanding. Again, it settles what agrees
 * since then. Refuses with INVALID.
 */
export async function settleStatement(context: StatementContext, id: string): Promise<Statement> {
  const { store, clock, actor } = context;
  const at = clock().toISOString();
  const settled = await store.transaction(async (ports) => {
    // Two people who settle at once wait for each other.
    await ports.catalog.lockStock();
    const statement = await requireStatement(ports, id);
    const carrier = await carrierById(ports, statement.carrierId);
    const { rows } = await withRows(ports, statement, carrier);
    const changed = new Map<string, OrderRecord>();
    const settling = rows.filter(isSettling);
    for (const { parcel, parcelNumber, amount, fee, expectedAmount } of settling) {
      if (!parcel) continue;
      const { order, exchange } = parcel;
      const settlement = {
        at,
        by: actor,
        exchangeId: exchange?.id ?? null,
        statementId: id,
        parcelNumber,
        amount,
        expected: expectedAmount ?? amount,
        fee,
        note: null,
      };
      changed.set(order.id, settle(changed.get(order.id) ?? order, settlement));
    }
    if (changed.size === 0) return statement;
    await ports.orders.save(...changed.values());
    const after = { ...statement, settledAt: at };
    await ports.statements.save(after);
    await logChanges(
      ports,
      context,
      settling.map(({ parcel, amount, fee }) => ({
        action: 'order.settle',
        subject: parcel?.exchange?.number ?? parcel?.order.number ?? '',
        before: { settledAt: null },
        after: { settledAt: at, carrier: carrier.name, paidOut: amount, carrierFee: fee },
      })),
    );
    return after;
  });
  return withRows(store.read, settled, await carrierById(store.read, settled.carrierId));
}

/** Null for an unknown one. */
export async function findStatement(
  { store }: Pick<StatementContext, 'store'>,
  id: string,
): Promise<Statement | null> {
  const statement = await store.read.statements.statement(id);
  if (!statement) return null;
  return withRows(store.read, statement, await carrierById(store.read, statement.carrierId));
}

/** Newest first. Throws BadInput. */
export function findStatements(
  { store }: Pick<StatementContext, 'store'>,
  { first, after = null }: PageInput,
): Promise<Page<StatementRecord>> {
  const place = after === null ? null : writtenIn(after);
  return store.read.statements.page(readPageSize(first), place);
}

/** Returns the rows of statements as they are now, by id; unknown ones are missing. */
export async function rowsOfStatements(
  { store }: Pick<StatementContext, 'store'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const id of ids) {
    const statement = await findStatement({ store }, id);
    if (statement) found.set(id, statement.rows);
  }
  return found;
}

/** Refuses with INVALID. */
async function requireStatement(
  { statements }: Pick<Ports, 'statements'>,
  id: string,
): Promise<StatementRecord> {
  const statement = await statements.statement(id);
  if (statement) return statement;
  throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_STATEMENT', field: 'id' });
}

/** Returns one that may be off by now: what it owes stays. */
export async function carrierById(
  { shipments }: Pick<Ports, 'shipments'>,
  id: string,
): Promise<CarrierRecord> {
  const carrier = (await shipments.carrier(id)) ?? BUILT_IN.find((each) => each.id === id);
  // Carriers are never removed.
  if (!carrier) throw new Error('A statement without its carrier');
  return carrier;
}

async function withRows(
  ports: Reading,
  statement: StatementRecord,
  carrier: CarrierRecord,
): Promise<Statement> {
  const { lines } = statement;
  const { parcels, others } = await findParcels(
    ports,
    carrier,
    lines.map(({ parcelNumber }) => parcelNumber),
  );
  const rows = statementRows(lines, carrier, parcels).map((row) => {
    const { parcel } = row;
    const settlement = parcel && settlementOf(parcel.order, parcel.exchange?.id ?? null);
    return {
      ...row,
      otherCarrier: parcel ? null : (others.get(parcelKey(row.parcelNumber)) ?? null),
      isSettledByThis: row.case === 'ALREADY_SETTLED' && settlement?.statementId === statement.id,
      isSettledByHand: row.case === 'ALREADY_SETTLED' && settlement?.statementId === null,
    };
  });
  return { ...statement, rows };
}
