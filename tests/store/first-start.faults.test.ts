import { expect, test } from 'vitest';
import { explainFailedStart, type FailedStart } from '../../server/start/failure.ts';
import type { Files } from '../../server/storage/lowdb/journal/files.ts';
import { openLowdbStore } from '../../server/store.open.ts';
import { secretOf } from '../../server/storage/secret.ts';
import { newFolder } from '../support/shop/process.ts';
import { faultyFiles, type Fault } from '../support/store/faulty-files.ts';
import { memoryFiles } from '../support/store/memory-files.ts';
import { cartLine } from './contract/records.ts';

/** Opens a new shop as a first start does; null when that went well. */
async function firstStart(files: Files): Promise<FailedStart | null> {
  const folder = await newFolder();
  try {
    const store = await openLowdbStore(folder, { files });
    try {
      await store.transaction(({ carts }) => carts.save('c1', [cartLine('a', 1)]));
      await secretOf(folder, files);
    } finally {
      await store.close();
    }
    return null;
  } catch (error) {
    return explainFailedStart(error);
  }
}

/** Returns the results of a first start for each file operation that fails. */
async function failEach(fault: Fault): Promise<ReadonlyArray<FailedStart | null>> {
  const whole = faultyFiles(memoryFiles(new Map()), 0, fault);
  expect(await firstStart(whole)).toBeNull();
  const ends: Array<FailedStart | null> = [];
  for (let failAt = 1; failAt <= whole.done.count; failAt += 1) {
    ends.push(await firstStart(faultyFiles(memoryFiles(new Map()), failAt, fault)));
  }
  return ends;
}

test.each([
  ['ENOSPC', 73],
  ['SHORT', 73],
  ['EIO', 74],
] as const)('a first start that meets %s goes well or ends with one line', async (fault, code) => {
  const failed = (await failEach(fault)).filter((end) => end !== null);
  expect(failed.length).toBeGreaterThan(10);
  for (const { line, exitCode } of failed) {
    expect(line).toMatch(/^DATA_DIR: .+$/);
    // A secret that cannot be read is refused for what it is.
    expect([code, 78]).toContain(exitCode);
  }
});

test('a first start on a disk that is nearly full ends with one line', async () => {
  const end = await firstStart({ ...memoryFiles(new Map()), free: async () => 4096 });
  expect(end).toMatchObject({ exitCode: 73 });
  expect(end?.line).toMatch(/^DATA_DIR: the disk of \S+ is full: more than 16 MB must stay free$/);
});
