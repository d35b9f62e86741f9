import type { TestProject } from 'vitest/node';
import { dropDatabase, makeTemplate } from './postgres.databases.ts';
import { startPostgres } from './postgres.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server where tests make databases. */
    readonly postgresUrl: string;
    /** The name of a database with the shop's schema and nothing in it. */
    readonly postgresTemplate: string;
  }
}

/** One PostgreSQL for all tests, and what each test's database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(process.env['DATABASE_URL']);
  const template = await makeTemplate(server.url);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  return async () => {
    await dropDatabase(server.url, template);
    await server.stop();
  };
}
