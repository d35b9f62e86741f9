import { expect, test } from 'vitest';
import { openDemo } from '../../../client/demo/demo.ts';
import { inMemory } from '../../../client/demo/store/saved.ts';

const log = { info() {}, warn() {}, error() {} };

test.each([
  [true, 'Ma boutique', 0],
  [false, 'Belle Vue', 8],
])('the demo opens as an empty shop where it is wanted (%s)', async (isEmpty, name, featured) => {
  const demo = await openDemo({
    open: async () => inMemory(),
    onLoss: () => {},
    secret: 'a'.repeat(64),
    publicUrl: 'https://demo.example',
    log,
    isEmpty,
  });
  const query = '{ shop { name } featuredProducts { id } }';
  const response = await demo.answer({
    method: 'POST',
    path: '/graphql',
    headers: new Headers({ 'content-type': 'application/json' }),
    body: new TextEncoder().encode(JSON.stringify({ query })),
  });
  await demo.close();
  const shown = JSON.parse(String(response.body));
  expect(shown).toMatchObject({ data: { shop: { name } } });
  expect(shown.data.featuredProducts).toHaveLength(featured);
});
