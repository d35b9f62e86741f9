import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emlFiles } from '../../server/mail/eml-files.ts';
import { makeFolder, writeDurably } from '../../server/storage/durable-file.ts';
import { disk, type Files } from '../../server/storage/lowdb/journal/files.ts';
import { newFolder } from '../support/shop/process.ts';
import { powerCutsOf } from '../support/store/power-cut.ts';

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});

/** Whether each write came to its end, and what the power cut left of the file. */
async function cutEverywhere(write: (files: Files) => Promise<void>, name: string) {
  const found: Array<{ readonly isDone: boolean; readonly text: string | undefined }> = [];
  for await (const { done, left } of powerCutsOf(write)) {
    found.push({ isDone: done !== null, text: left.get(name)?.toString() });
  }
  return found;
}

describe('a file that is written durably', () => {
  test('is the one before or the new one after a power cut, and the new one once that was said', async () => {
    const path = join(folder, 'file');
    const found = await cutEverywhere(async (files) => {
      await writeDurably(path, (file) => file.write(Buffer.from('before')), { files });
      await writeDurably(path, (file) => file.write(Buffer.from('after')), { files });
    }, 'file');
    expect(new Set(found.map(({ text }) => text))).toEqual(new Set([undefined, 'before', 'after']));
    expect(found.filter(({ isDone, text }) => isDone && text !== 'after')).toEqual([]);
    expect(found.filter(({ isDone }) => isDone)).not.toEqual([]);
  });

  test('leaves what was there and no draft when it cannot be written', async () => {
    const path = join(folder, 'file');
    await writeFile(path, 'before');
    const failed = writeDurably(path, async (file) => {
      await file.write(Buffer.from('aft'));
      throw new Error('full');
    });
    await expect(failed).rejects.toThrow('full');
    expect(await readdir(folder)).toEqual(['file']);
    expect(await readFile(path, 'utf8')).toBe('before');
  });

  test('is for its owner alone unless told otherwise', async () => {
    const modeOf = async (mode?: number) => {
      const path = join(folder, `file-${mode}`);
      await writeDurably(path, (file) => file.write(Buffer.from('x')), mode ? { mode } : {});
      return (await stat(path)).mode & 0o777;
    };
    expect(await modeOf()).toBe(0o600);
    expect(await modeOf(0o640)).toBe(0o640);
  });
});

test('a mail that counts as written is whole after a power cut', async () => {
  const address = { name: '', address: 'nadia@exemple.ma' };
  const message = {
    id: '<1@belle-vue.example>',
    fileName: 'mail.eml',
    from: address,
    to: address,
    date: new Date(0),
    subject: 'Votre commande',
    text: 'Merci',
    html: '<p>Merci</p>',
  };
  const found = await cutEverywhere(
    (files) => emlFiles(folder, { files }).send(message),
    'mail.eml',
  );
  const written = found.filter(({ isDone, text }) => isDone || text !== undefined);
  expect(written.filter(({ text }) => !text?.includes('<p>Merci</p>'))).toEqual([]);
  expect(found.filter(({ isDone }) => isDone)).not.toEqual([]);
});

test('a folder that is made is made with every folder above it that is new', async () => {
  const flushed: string[] = [];
  const files: Files = {
    ...disk,
    async syncFolder(path) {
      flushed.push(path);
      await disk.syncFolder(path);
    },
  };
  const path = join(folder, 'new/data');
  await makeFolder(path, files);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
  expect(flushed).toEqual([dirname(path), folder]);
  await makeFolder(path, files);
  expect(flushed).toHaveLength(2);
});
