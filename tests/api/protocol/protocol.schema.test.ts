import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

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

describe('the sandbox switched off', () => {
  let closed: TestShop;
  beforeAll(async () => {
    closed = await startShop({ isSandboxOn: false });
  });
  afterAll(() => closed.close());

  test.each([
    '{ __schema { types { name } } }',
    '{ __type(name: "Customer") { fields { name } } }',
  ])('%s tells nothing', async (query) => {
    const { status, data, errors } = await closed.graphql(query);
    expect({ status, data }).toEqual({ status: 400, data: null });
    expect(errors[0]).toMatchObject({
      message:
        'L’introspection est désactivée ici. Le schéma complet se trouve à l’adresse /schema.graphql.',
      extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
    });
    expect(JSON.stringify(errors)).not.toMatch(/passwordHash|firstName|CartLine/);
  });

  test('errors suggest nothing, and other queries are answered as ever', async () => {
    for (const query of [
      '{ productz { nodes { id } } }',
      '{ products(firs: 3) { nodes { id } } }',
      '{ products(sort: PRICE_AS) { nodes { id } } }',
      '{ products(filter: { brand: ["Dior"] }) { nodes { id } } }',
    ]) {
      const { status, errors } = await closed.graphql(query);
      expect(status).toBe(400);
      expect(errors.length).toBeGreaterThan(0);
      expect(JSON.stringify(errors)).not.toContain('Did you mean');
    }
    const { status, data } = await closed.graphql('{ product(id: "jabador-atlas") { id } }');
    expect({ status, data }).toEqual({ status: 200, data: { product: { id: 'jabador-atlas' } } });
  });
});
