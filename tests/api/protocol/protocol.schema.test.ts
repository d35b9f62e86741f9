import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startShop } from '../../support/shop/shop.ts';

test('the schema is served as it stands at the root, and only read', async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const response = await fetch(`${shop.url}/schema.graphql`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const file = new URL('../../../schema.graphql', import.meta.url);
  expect(await response.text()).toBe(await readFile(file, 'utf8'));
  const posted = await fetch(`${shop.url}/schema.graphql`, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('where the sandbox is off, who wants to read the schema is sent to that file', async () => {
  const closed = await startShop({ isSandboxOn: false });
  onTestFinished(() => closed.close());
  const { status, errors } = await closed.graphql('{ __schema { types { name } } }');
  expect([status, errors]).toMatchObject([
    400,
    [
      {
        message:
          'L’introspection est désactivée ici. Le schéma complet se trouve à l’adresse /schema.graphql.',
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ],
  ]);
});
