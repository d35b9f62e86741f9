import { expect, test } from 'vitest';
import { emptyStores, type OpenStore } from './contract.stores.ts';

export function storesRedirects(open: OpenStore): void {
  const under = emptyStores(open);

  test('old addresses are found by their paths, listed in their order and searched', async () => {
    await under.save(async ({ redirects }) => {
      for (const from of ['/b', '/a b', '/a']) await redirects.save({ from, to: '/faq' });
      await redirects.save({ from: '/b', to: '/contact' });
      await redirects.save({ from: '/c', to: '/faq' });
      await redirects.remove('/c');
    });
    for (const { read } of [under.store, await under.reopen()]) {
      const query = { search: [], first: 2, after: null };
      const first = await read.redirects.page(query);
      expect(first.nodes.map(({ from }) => from)).toEqual(['/a', '/a b']);
      const second = await read.redirects.page({ ...query, after: '/a b' });
      expect(second).toMatchObject({ totalCount: 3, nodes: [{ from: '/b', to: '/contact' }] });
      const found = await read.redirects.page({ ...query, search: [['contact']] });
      expect(found.nodes.map(({ from }) => from)).toEqual(['/b']);
      expect([...(await read.redirects.named(['/a', '/c'])).keys()]).toEqual(['/a']);
    }
  });
}
