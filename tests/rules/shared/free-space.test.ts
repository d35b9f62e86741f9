import { expect, test } from 'vitest';
import { NoRoom } from '../../../server/shared/problems.ts';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { watchFreeSpace } from '../../../server/storage/lowdb/journal/free-space.ts';

const MB = 1024 * 1024;

test('a full disk refuses changes, with one line in the log when that begins and one when it ends', async () => {
  let free = 0;
  const lines: string[] = [];
  const log = (_: object, message: string) => void lines.push(message);
  const files = { ...disk, free: async () => free };
  const requireRoom = watchFreeSpace(files, '/data', {
    snapshotBytes: () => 5 * MB,
    log: { warn: log, error: log },
  });
  free = 21 * MB;
  await expect(requireRoom()).rejects.toThrow(NoRoom);
  await expect(requireRoom()).rejects.toThrow(NoRoom);
  expect(lines).toEqual(['the disk is full: the shop takes no changes']);
  free += 1;
  await requireRoom();
  await requireRoom();
  expect(lines.slice(1)).toEqual(['the disk has room again: the shop takes changes']);
});
