import { describe, expect, test } from 'vitest';
import { explainFailure } from '../../../server/cli/failure.ts';
import { NoFiles, NoShop } from '../../../server/cli/reach.ts';
import { readPlace } from '../../../server/cli/store.copy.ts';
import { CopyRefused, nameOfDatabase } from '../../../server/storage/transfer/refused.ts';

const DATABASE = 'postgres://keeper:a-password@db.example:5432/belle_vue';
const inFolder = { dataDir: './data', databaseUrl: null };
const inDatabase = { dataDir: './data', databaseUrl: DATABASE };

describe('a command that was not done', () => {
  test('names the place where the shop was looked for, and never a password', () => {
    const { message } = explainFailure(new NoShop(), inFolder);
    expect(message).toContain('dans ./data.');
    const there = explainFailure(new NoShop(), inDatabase);
    expect(there).toMatchObject({ exitCode: 66, error: { code: 'NO_SHOP' } });
    expect(there.message).toContain('la base db.example:5432/belle_vue.');
    for (const secret of ['keeper', 'a-password']) {
      expect(there.message).not.toContain(secret);
      expect(nameOfDatabase(DATABASE)).not.toContain(secret);
    }
  });

  test('about files says that they are not where the shop is', () => {
    expect(explainFailure(new NoFiles(), inDatabase).message).toContain('pg_dump');
  });

  test('tells why a shop was not copied', () => {
    const refused = new CopyRefused('NOT_EMPTY', 'db.example/belle_vue');
    expect(explainFailure(refused, inFolder)).toMatchObject({
      exitCode: 1,
      error: { code: 'COPY_NOT_EMPTY', message: expect.stringMatching(/^db\.example\/belle_vue /) },
    });
  });
});

test('a place is a folder or the whole address of a database', () => {
  expect(readPlace('./data')).toEqual({ folder: './data' });
  expect(readPlace(DATABASE)).toEqual({ databaseUrl: DATABASE });
  expect(readPlace('postgresql://db/shop')).toEqual({ databaseUrl: 'postgresql://db/shop' });
  for (const text of ['postgres://', 'postgres:db', 'POSTGRES:///shop']) {
    expect(readPlace(text)).toBeNull();
  }
});
