import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { word } from '../command.ts';
import { messageOf } from '../messages.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { firstLines, plain } from '../shared/text/printout.ts';
import type { Problem } from '../shared/problems.ts';
import { frProgram } from './cli.fr.ts';

const csvText = z.string().refine((text) => Buffer.byteLength(text) <= MAX_UPLOAD_BYTES, {
  error: frCli.file.tooLarge(MAX_UPLOAD_BYTES),
});

/** The text of a CSV file of another program, whose name is a word of the command line. */
export const csvFile = (term: string, help: string) =>
  word(term, help, csvText, (file, terminal) => terminal.readTable(file));

/** A file that may be left out. */
export const furtherCsvFile = (term: string, help: string) =>
  word(term, help, csvText.optional(), (file, terminal) => terminal.readTable(file));

/** Finds the place in a file that a field such as `lines.3.email` names; nothing for other fields. */
export function placeIn(field: string | undefined) {
  const [, line, column = null] = /^lines\.(\d+)(?:\.(.*))?$/s.exec(field ?? '') ?? [];
  return line === undefined ? null : { line: Number(line), column };
}

interface Placed {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/** A problem as plain JSON; one without a place is about the whole file. */
export const placed = (problem: Problem): Placed => ({
  ...(placeIn(problem.field) ?? { line: 1, column: null }),
  message: messageOf(problem),
});

/** The first hundred problems, each behind a sign; `nameOf` has the operator's word for a column. */
export const printPlaced = (
  sign: string,
  problems: readonly Placed[],
  nameOf = (column: string) => column,
): readonly string[] =>
  firstLines(
    problems.map(({ line, column, message }) => {
      const place = frProgram.file.place(line, column === null ? null : nameOf(column));
      return `${sign} ${place}  ${plain(message)}`;
    }),
    frCli.more,
  );
