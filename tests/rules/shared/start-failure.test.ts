import { createServer, type AddressInfo } from 'node:net';
import { mkdir } from 'node:fs/promises';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { BadSeed } from '../../../server/seed/seed.ts';
import { BadConfig } from '../../../server/config.ts';
import { NoRoom, StoreUnavailable } from '../../../server/shared/problems.ts';
import { explainFailedStart, explainStoreFailure } from '../../../server/start/failure.ts';
import { JournalLost, OwnershipLost } from '../../../server/storage/lowdb/recovery/lost.ts';
import { UnreadableData } from '../../../server/storage/lowdb/journal/unreadable.ts';
import { FolderTaken } from '../../../server/storage/lowdb/journal/owner.ts';
import { QueryFailed, UnfitDatabase } from '../../../server/storage/postgres/query-failed.ts';
import { BadSecret } from '../../../server/storage/secret.ts';

const listening = (port: number, host: string) =>
  once(createServer().listen(port, host), 'listening');
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

describe('a shop that must end', () => {
  test.each([
    [new OwnershipLost('/data'), 75, /^\/data is no longer this shop's: .*$/],
    [new JournalLost('/data/shop.journal.7'), 74, /^\/data\/shop\.journal\.7 was removed, .*$/],
    [new Error('EIO: sync'), 74, /^The journal could not be written \(EIO: sync\): .*$/],
    ['odd', 74, /^The journal could not be written \(odd\): .*$/],
  ])('for %s says why in one line', (reason, exitCode, line) => {
    expect(explainStoreFailure(reason)).toEqual({ line: expect.stringMatching(line), exitCode });
  });
});

describe('a start that fails', () => {
  test.each([
    [new BadConfig('PORT must be a number'), 78, 'PORT must be a number'],
    [new BadSeed('products.json', '0.price is bad'), 65, 'Seed file products.json: 0.price is bad'],
    [
      new UnfitDatabase('PostgreSQL 15 or later is needed, not 9'),
      78,
      'DATABASE_URL: PostgreSQL 15 or later is needed, not 9',
    ],
    [
      new QueryFailed('ECONNREFUSED', { kind: 'UNAVAILABLE', isAnswered: false }),
      69,
      'DATABASE_URL: PostgreSQL: ECONNREFUSED',
    ],
    [
      new FolderTaken('/data', '42'),
      75,
      '/data is in use by another shop (process 42). Stop it first.',
    ],
    [
      new StoreUnavailable(new NoRoom('/data', 16 * 1024 * 1024)),
      73,
      'DATA_DIR: the disk of /data is full: more than 16 MB must stay free',
    ],
    [
      new BadSecret('/data/jwt-secret', 'cannot be read (EACCES)'),
      78,
      'DATA_DIR: /data/jwt-secret cannot be read (EACCES). Put the right one back, or remove the file to have a new one made: sessions and the links in mails sent so far then end.',
    ],
  ])('for %s is told in its own words', (error, exitCode, line) => {
    expect(explainFailedStart(error)).toEqual({ line, exitCode });
  });

  test('for data that cannot be read names the file and the command, and no file that may not be there', () => {
    const unreadable = { kind: 'NO_DOCUMENT', detail: 'cut\noff' } as const;
    const data = new UnreadableData('/data/shop.json', 7, unreadable);
    const { line, exitCode } = explainFailedStart(data);
    expect(exitCode).toBe(74);
    for (const part of ['/data/shop.json cannot be read', 'cut off (byte 7)']) {
      expect(line).toContain(part);
    }
    expect(line).toContain('npm run shop -- store recover');
    expect(line).not.toContain('.bak');
    expect(line).not.toContain('\n');
  });

  test('for a port that is taken names PORT, for an address of another machine HOST', async () => {
    const first = createServer().listen(0, '127.0.0.1');
    await once(first, 'listening');
    const { port } = first.address() as AddressInfo;
    expect(explainFailedStart(await failure(listening(port, '127.0.0.1')))).toEqual({
      line: `PORT: ${port} is in use already; choose another, or 0 for a free one`,
      exitCode: 69,
    });
    first.close();
    expect(explainFailedStart(await failure(listening(0, '192.0.2.1')))).toEqual({
      line: expect.stringMatching(/^HOST or PORT: cannot listen there \(E[A-Z]+\)$/),
      exitCode: 69,
    });
  });

  test('for a folder that cannot be made names DATA_DIR', async () => {
    const error = await failure(mkdir('/dev/null/data', { recursive: true }));
    expect(explainFailedStart(error)).toEqual({
      line: 'DATA_DIR: cannot write /dev/null/data: not a folder',
      exitCode: 73,
    });
  });

  test.each([
    ['ENOSPC', 'no space left', 73],
    ['EDQUOT', 'the quota is used up', 73],
    ['EFBIG', 'the file would be larger than is allowed', 73],
    ['EIO', 'the disk failed', 74],
  ])('for %s in a file that is open says why', (code, reason, exitCode) => {
    const error = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
    const line = `DATA_DIR: cannot write the files of the shop: ${reason}`;
    expect(explainFailedStart(error)).toEqual({ line, exitCode });
    expect(explainFailedStart(new StoreUnavailable(error))).toEqual({ line, exitCode });
  });

  test('for anything else tells what happened', () => {
    expect(explainFailedStart(new Error('odd')).exitCode).toBe(70);
    expect(explainFailedStart(new Error('odd')).line).toContain('odd');
    expect(explainFailedStart('odd')).toEqual({ line: 'odd', exitCode: 70 });
  });
});
