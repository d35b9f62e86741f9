/*
 * The light markup of the texts that a shop writes for its pages: `## ` begins a section, `### ` a topic,
 * `- ` and `1. ` lines of lists, `|` rows of a table whose first one names the columns. Every other line is a
 * paragraph. Links stay as they are written: `[label](/path)`.
 */

export type MarkupBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly columns: readonly string[]; readonly rows: ReadonlyArray<readonly string[]> }
  | { readonly topic: string; readonly answers: readonly string[] };

export interface MarkupSection {
  /** Blank before the first title. */
  readonly title: string;
  readonly blocks: readonly MarkupBlock[];
}

const TITLE = /^##\s+(?=[^#\s])/;
const TOPIC = /^###\s+(?=[^#\s])/;
const ITEM = /^[-*•]\s+/;
const STEP = /^\d+[.)]\s+/;
const ROW = /^\|.*\|$/;
/** Stands below the columns of a table in other markups. */
const RULE = /^\|[\s|:-]+\|$/;

/** Reads a text as sections; a text without titles is one of them. */
export function readMarkup(text: string): readonly MarkupSection[] {
  const lines = text.split('\n').map((line) => line.trim());
  const sections = splitAt(lines, (line) => TITLE.test(line)).map(([first = '', ...rest]) =>
    TITLE.test(first)
      ? { title: first.replace(TITLE, ''), blocks: blocksOf(rest) }
      : { title: '', blocks: blocksOf([first, ...rest]) },
  );
  return sections.filter(({ title, blocks }) => title !== '' || blocks.length > 0);
}

type Kind = 'topic' | 'list' | 'steps' | 'table' | 'text' | 'none';

function kindOf(line: string): Kind {
  if (line === '') return 'none';
  if (TOPIC.test(line)) return 'topic';
  if (ITEM.test(line)) return 'list';
  if (STEP.test(line)) return 'steps';
  return ROW.test(line) ? 'table' : 'text';
}

/** Lines of one kind that follow one another are one block, also where a blank line is between them. */
function blocksOf(lines: readonly string[]): readonly MarkupBlock[] {
  const written = lines.filter((line) => line !== '');
  const runs = splitAt(written, (line, before) => {
    const kind = kindOf(line);
    if (kind === 'text') return kindOf(before) !== 'text' && kindOf(before) !== 'topic';
    return kind === 'topic' || kind !== kindOf(before);
  });
  return runs.flatMap(blocksOfRun);
}

function blocksOfRun(lines: readonly string[]): readonly MarkupBlock[] {
  const [first = '', ...rest] = lines;
  switch (kindOf(first)) {
    case 'topic':
      return [{ topic: first.replace(TOPIC, ''), answers: rest }];
    case 'list':
      return [{ list: lines.map((line) => line.replace(ITEM, '')) }];
    case 'steps':
      return [{ steps: lines.map((line) => line.replace(STEP, '')) }];
    case 'table': {
      const [columns = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cellsOf);
      return [{ columns, rows }];
    }
    default:
      return lines;
  }
}

const cellsOf = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** Begins another part with each line that does. */
function splitAt(
  lines: readonly string[],
  begins: (line: string, before: string) => boolean,
): readonly string[][] {
  const parts: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const last = parts.at(-1);
    if (last === undefined || begins(line, lines[at - 1] ?? '')) parts.push([line]);
    else last.push(line);
  }
  return parts;
}

/** Writes sections so that `readMarkup` reads the same. */
export function writeMarkup(sections: readonly MarkupSection[]): string {
  return sections
    .map(({ title, blocks }) =>
      [...(title === '' ? [] : [`## ${title}`]), ...blocks.map(writeBlock)].join('\n\n'),
    )
    .join('\n\n');
}

function writeBlock(block: MarkupBlock): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((item) => `- ${item}`).join('\n');
  if ('steps' in block) return block.steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
  if ('columns' in block) return [block.columns, ...block.rows].map(writeRow).join('\n');
  return [`### ${block.topic}`, ...block.answers].join('\n');
}

const writeRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The titles of a text's sections, without their links. */
export const titlesOf = (text: string): readonly string[] =>
  readMarkup(text).flatMap(({ title }) => (title === '' ? [] : withoutLinks(title)));

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

export interface TextPart {
  readonly text: string;
  readonly to?: string | undefined;
}

/** `Voir [la FAQ](/faq).` as three parts. */
export function partsOf(text: string): readonly TextPart[] {
  // Split by a pattern with two groups: text, label, address, text, …
  const parts = text.split(LINK);
  return parts.flatMap((piece, at): readonly TextPart[] => {
    if (at % 3 === 0) return piece === '' ? [] : [{ text: piece }];
    return at % 3 === 1 ? [{ text: piece, to: parts[at + 1] }] : [];
  });
}

export const withoutLinks = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('');
