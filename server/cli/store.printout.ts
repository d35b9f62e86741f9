import { frCli } from '../shared/messages.cli.fr.ts';
import type { BackedUp, Saved, Verified } from '../storage/lowdb/maintenance.ts';
import { table } from './printout.ts';
import type { Copied } from './store.copy.ts';
import { describeDamage } from './store.failure.ts';

const { store: texts, copy: copyTexts } = frCli;

const CHECKSUM_DIGITS = 12;

export function printVerified({
  transactions,
  documentBytes,
  journalBytes,
  rows,
}: Verified): string {
  const sizes = texts.sizes(documentBytes, journalBytes);
  return [texts.good(transactions), sizes, printRows(rows)].join('\n');
}

export function printBackedUp({ file, bytes, pictures, pictureFolder }: BackedUp): string {
  const written = texts.backedUp(file, bytes);
  return pictures === 0 ? written : `${written}\n${texts.pictures(pictures, pictureFolder)}`;
}

export interface SaidSaved extends Omit<Saved, 'damage'> {
  readonly damage: string | null;
}

export function inWords(saved: Saved): SaidSaved {
  return { ...saved, damage: saved.damage && describeDamage(saved.damage) };
}

export function printSaved({ damage, transactions, rows, missing, keptIn }: SaidSaved): string {
  if (damage === null) return texts.good(transactions);
  return [
    texts.damage(damage),
    missing === 0 ? texts.nothingLost : texts.upTo(transactions, missing),
    printRows(rows),
    keptIn === null ? texts.dryRun : texts.saved(keptIn),
  ].join('\n');
}

export function printCopied({ to, parts, pictures, secretFile }: Copied): string {
  const rows = Object.entries(parts).map(([part, { records, checksum }]) => [
    part,
    String(records),
    checksum.slice(0, CHECKSUM_DIGITS),
  ]);
  return [
    copyTexts.done(to),
    table(copyTexts.columns, rows, [1]),
    ...(pictures > 0 ? [copyTexts.pictures(pictures)] : []),
    secretFile === null ? copyTexts.reuseSecret : copyTexts.secretIn(secretFile),
  ].join('\n');
}

export function printDropped({
  tables,
  isDryRun,
}: {
  readonly tables: readonly string[];
  readonly isDryRun: boolean;
}): string {
  if (tables.length === 0) return texts.noPrevious;
  return isDryRun ? `${texts.previous(tables)}\n${texts.dryRun}` : texts.dropped(tables);
}

function printRows(rows: Readonly<Record<string, number>>): string {
  const lines = Object.entries(rows).map(([name, count]) => [name, String(count)]);
  return table(texts.columns, lines, [1]);
}
