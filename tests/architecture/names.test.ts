import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-imports.ts';

/*
 * The software is any shop's: what the demonstration is called, where it stands, since when and what it sells is in
 * `seed/` alone. Its own name is written `belle-vue` and `BelleVue`: in packages, headers, cookies and tokens.
 */

/** Names of the demonstration, in Latin and Arabic letters. */
const NAMES = /belle vue|rabat|2005|caftan|الرباط|قفطان|قفاطين/iu;

/** The public code of a garment's shape, which released schemas have. */
const SHAPE = /\bCAFTAN\b/g;

const EXEMPT: Readonly<Record<string, string>> = {
  'server/authentication/common-passwords.txt': 'passwords that were found, digits among them',
  'server/catalog/search/dictionary.json': 'a packed list of words, in base64',
  'server/staff/staff.passwords.ts': 'towns of the country, which passwords are made of',
};

/** Documents are left out: they show the demonstration to who operates a shop or reads the code. */
const isText = (name: string) =>
  /\.(?:tsx?|mjs|css|html|json|graphql|txt|svg|service|conf|yaml|yml)$/.test(name);

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => isText(name) && !name.includes('/generated/'));

const files = [...filesIn('server'), ...filesIn('client'), 'schema.graphql', 'codegen.ts'];

/** Returns each line that has such a name, as `file:line: name`. */
const namedIn = (text: string, file: string): readonly string[] =>
  text.split('\n').flatMap((line, at) => {
    const [found] = NAMES.exec(line.replaceAll(SHAPE, '')) ?? [];
    return found === undefined ? [] : [`${file}:${at + 1}: ${found}`];
  });

const namedInFile = (file: string) => namedIn(readFileSync(join(ROOT, file), 'utf8'), file);

describe('the names of the demonstration', () => {
  test('are in no source of the software', () => {
    const searched = files.filter((file) => EXEMPT[file] === undefined);
    expect(searched.flatMap(namedInFile)).toEqual([]);
  });

  test('are found with file and line, however they are written, and the software’s are none', () => {
    const lines = ['const a = 1;', '// BELLE VUE', 'Depuis 2005', 'الرباط', 'Caftan', 'CAFTAN'];
    expect(namedIn(lines.join('\n'), 'a.ts')).toEqual([
      'a.ts:2: BELLE VUE',
      'a.ts:3: 2005',
      'a.ts:4: الرباط',
      'a.ts:5: Caftan',
    ]);
    expect(namedIn("new BelleVueError('x-belle-vue-admin', '@belle-vue/sdk')", 'a.ts')).toEqual([]);
  });

  test('are in each exempt file still', () => {
    expect(Object.keys(EXEMPT).filter((file) => namedInFile(file).length === 0)).toEqual([]);
  });
});
