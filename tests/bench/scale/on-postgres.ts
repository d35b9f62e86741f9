import { tmpdir } from 'node:os';
import { copyShop } from '../../../server/storage/transfer/copy.ts';
import { originInFolder } from '../../../server/stores/lowdb.ts';
import { PARTS } from '../../../server/stores/parts.ts';
import { destinationInDatabase } from '../../../server/stores/postgres.ts';
import { createDatabase } from '../../support/store/postgres.databases.ts';
import { startOwnPostgres } from '../../support/store/postgres.server.ts';
import { inNewFolder } from '../beside.ts';

const SETTINGS = ['shared_buffers=1GB', 'max_wal_size=4GB'];

/** Copies a folder's shop to a new database; `work` gets the variables of a shop over it. */
export async function onPostgres<T>(
  folder: string,
  report: (step: string) => void,
  work: (variables: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const server = await startOwnPostgres(SETTINGS, tmpdir());
  try {
    const databaseUrl = await createDatabase(server.url);
    report('copy to PostgreSQL');
    await copyToDatabase(folder, databaseUrl);
    report('PostgreSQL');
    return await inNewFolder((DATA_DIR) =>
      work({
        DATA_DIR,
        DATABASE_URL: databaseUrl,
        JWT_SECRET: 's'.repeat(48),
        RATE_LIMITS: 'off',
      }),
    );
  } finally {
    await server.stop();
  }
}

async function copyToDatabase(folder: string, databaseUrl: string): Promise<void> {
  const origin = await originInFolder(folder);
  const destination = await destinationInDatabase(databaseUrl);
  await copyShop(origin, destination, Object.values(PARTS), () => {});
  await destination.close();
  await origin.close();
}
