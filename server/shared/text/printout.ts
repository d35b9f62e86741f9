import { lengthOf } from '#shared/text.ts';

const MAX_SHOWN = 100;

// Names are typed by strangers: they must not move the cursor or reverse the writing direction.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

export function plain(text: string): string {
  return text.replace(UNPRINTABLE, ' ');
}

export function table(
  heading: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  rightAligned: readonly number[] = [],
): string {
  const lines = [heading, ...rows].map((cells) => cells.map(plain));
  const widths = heading.map((_, column) =>
    Math.max(...lines.map((cells) => lengthOf(cells[column] ?? ''))),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const filling = ' '.repeat((widths[column] ?? 0) - lengthOf(cell));
          return rightAligned.includes(column) ? filling + cell : cell + filling;
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints an instant with Morocco's offset. */
export function dayAndTime(instant: string): string {
  const [date = '', time = ''] = instant.split('T');
  return `${date.split('-').toReversed().join('/')} ${time.slice(0, 5)}`;
}

/** The values of a record that a change replaces, a line each; `variant` is the record's part that has the value. */
export const changedLines = (
  id: string,
  changes: ReadonlyArray<{
    readonly variant?: string | undefined;
    readonly column: string;
    readonly from: string;
    readonly to: string;
  }>,
): readonly string[] =>
  changes.map(
    ({ variant, column, from, to }) =>
      `~ ${variant ?? id}  ${column}: ${plain(from)} → ${plain(to)}`,
  );

/** The first hundred, and `more` about how many others there are. */
export function firstLines(
  lines: readonly string[],
  more: (count: number) => string,
): readonly string[] {
  const others = lines.length - MAX_SHOWN;
  return others > 0 ? [...lines.slice(0, MAX_SHOWN), more(others)] : lines;
}
