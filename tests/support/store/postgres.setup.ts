import type { TestProject } from 'vitest/node';
import { fillShop } from '../shop/shop.seed.ts';
import { dropDatabase, makeTemplate } from './postgres.databases.ts';
import { startPostgres } from './postgres.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a server where tests make databases. */
    readonly postgresUrl: string;
    /** The name of a database with the shop's schema and nothing in it. */
    readonly postgresTemplate: string;
    /** The name of a database with a new shop in it. */
    readonly postgresShop: string;
  }
}

/** One PostgreSQL for all tests, and what each test's database is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres(process.env['DATABASE_URL']);
  const template = await makeTemplate(server.url);
  const shop = await makeTemplate(server.url, fillShop);
  project.provide('postgresUrl', server.url);
  project.provide('postgresTemplate', template);
  project.provide('postgresShop', shop);
  return async () => {
    for (const name of [template, shop]) await dropDatabase(server.url, name);
    await server.stop();
  };
}
