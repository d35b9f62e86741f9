import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { bareTextsIn } from './bare-text.rules.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  readonly from: string;
  /** A path from the root for our own files, else the package's name. */
  readonly to: string;
  /** Whether nothing of it is left when the types are gone. */
  readonly isType: boolean;
}

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('generated'))
    .map((name) => join(folder, name));

/** The hand-written sources of the shop, as paths from the root. */
export const files: readonly string[] = ['server', 'client', 'seed'].flatMap(filesIn);
export const testFiles = filesIn('tests');

const sources = new Map(
  [...files, ...testFiles].map((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const { module, program, comments, errors } = parseSync(file, text);
    if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
    return [file, { text, module, program, comments }];
  }),
);

function sourceOf(file: string) {
  const source = sources.get(file);
  if (!source) throw new Error(`${file} is no source`);
  return source;
}

/** Every name in a file, outside of comments and texts. */
export function namesIn(file: string): ReadonlySet<string> {
  const names = new Set<string>();
  JSON.stringify(sourceOf(file).program, (key, value: unknown) => {
    if (key === 'name' && typeof value === 'string') names.add(value);
    return typeof value === 'bigint' ? null : value;
  });
  return names;
}

/** Every text in a file; U+FFFC stands for each thing that a template puts in. */
export function textsIn(file: string): readonly string[] {
  const texts: string[] = [];
  const source = sourceOf(file);
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      texts.push(quasis.map(({ value }) => value.cooked).join('\ufffc'));
    },
  }).visit(source.program);
  return texts;
}

/** Where a file has a text that a browser's translation would take from React, as « file:line ». */
export function bareTextPlaces(file: string): readonly string[] {
  const { text, program } = sourceOf(file);
  return bareTextsIn(text, program).map((line) => `${file}:${line}`);
}

export function commentsIn(file: string): readonly string[] {
  return sourceOf(file).comments.map(({ value }) => value);
}

export const imports: readonly Import[] = files.flatMap((from) => {
  const { text, module } = sourceOf(from);
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      named: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ named: moduleRequest.value, isType }] : [],
      ),
    ),
    // What an expression names is not known here.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const named = /^'(.*)'$/.exec(text.slice(start, end))?.[1];
      return named === undefined ? [] : [{ named, isType: false }];
    }),
  ];
  return found.map(({ named, isType }) => ({
    from,
    to: named.startsWith('.')
      ? normalize(join(dirname(from), named))
      : named.replace(/^#shared\//, 'server/shared/isomorphic/'),
    isType,
  }));
});
