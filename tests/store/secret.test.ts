import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { disk } from '../../server/storage/lowdb/journal/files.ts';
import { BadSecret, secretOf } from '../../server/storage/secret.ts';
import { newFolder } from '../support/shop/process.ts';
import { faultyFiles } from '../support/store/faulty-files.ts';
import { memoryFiles } from '../support/store/memory-files.ts';
import { powerCutsOf } from '../support/store/power-cut.ts';

const GOOD = /^[\w-]{64}$/;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await newFolder();
  file = join(folder, 'jwt-secret');
});

describe('the generated secret', () => {
  test('stays the same, for its owner alone', async () => {
    const secret = await secretOf(folder);
    expect(secret).toMatch(GOOD);
    expect(await secretOf(folder)).toBe(secret);
    expect(await readFile(file, 'utf8')).toBe(`${secret}\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  });

  test('is whole or not there after a power cut, and never another than the one in use', async () => {
    for await (const { done, left } of powerCutsOf((files) => secretOf(folder, files))) {
      const found = await secretOf(folder, memoryFiles(left));
      expect(found).toMatch(GOOD);
      expect([undefined, found]).toContain(done?.value);
    }
  });

  test.each([
    ['EIO', 'EIO'],
    ['ENOSPC', 'ENOSPC'],
    ['SHORT', 'ENOSPC'],
  ] as const)('is whole or not there after %s at any operation', async (fault, code) => {
    const whole = faultyFiles(disk, 0, fault);
    await secretOf(folder, whole);
    for (let failAt = 1; failAt <= whole.done.count; failAt += 1) {
      await rm(file);
      const files = faultyFiles(disk, failAt, fault);
      await expect(secretOf(folder, files)).rejects.toThrow(code);
      expect(await secretOf(folder)).toMatch(GOOD);
      expect(await readdir(folder)).toEqual(['jwt-secret']);
    }
  });
});

describe('a secret file', () => {
  test.each([
    ['32 characters', '0123456789abcdef0123456789abcdef'],
    ['blanks and a newline around it', ' 0123456789abcdef0123456789abcdef \r\n'],
    ['several lines', `${'a line of a key\n'.repeat(3)}`],
  ])('of %s is used and left as it is', async (_, text) => {
    await writeFile(file, text);
    expect(await secretOf(folder)).toBe(text.trim());
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['one character', 'x\n'],
    ['31 characters', '0123456789abcdef0123456789abcde\n'],
    ['blanks', `${' \t'.repeat(40)}\n`],
    ['zero bytes, as a file system may leave after a power cut', '\0'.repeat(65)],
    ['one character among zero bytes', `x${'\0'.repeat(64)}`],
  ])('of %s is refused in one line and left as it is', async (_, text) => {
    await writeFile(file, text);
    await expect(secretOf(folder)).rejects.toThrow(BadSecret);
    await expect(secretOf(folder)).rejects.toThrow(/^DATA_DIR: \S+jwt-secret .*32 characters.*$/);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('that cannot be read is refused in one line', async () => {
    await mkdir(file);
    await expect(secretOf(folder)).rejects.toThrow(BadSecret);
    await expect(secretOf(folder)).rejects.toThrow(/^DATA_DIR: \S+jwt-secret .*EISDIR.*$/);
  });
});
