import { describe, expect, test } from 'vitest';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { isInDemo } from '../../support/shop/shop.place.ts';

const shop = await sharedShop();

interface City {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly postalCodes: readonly string[];
}

async function search(text: string | null, { first = 20, language = 'FR' } = {}) {
  const { data, errors } = await shop.graphql<{ cities: readonly City[] } | null>(
    `query ($search: String, $first: Int!) @inContext(language: ${language}) {
      cities(search: $search, first: $first) { id name region postalCodes }
    }`,
    { search: text, first },
  );
  return { cities: data?.cities ?? [], error: errors?.[0] };
}

const firstOf = async (text: string, language?: string) =>
  (await search(text, { language })).cities[0];

describe('cities', () => {
  test('are found however they are written, in the request’s language', async () => {
    expect(await firstOf('fes')).toEqual({
      id: 'fes',
      name: 'Fès',
      region: 'Fès-Meknès',
      postalCodes: expect.arrayContaining(['30000', '30110']),
    });
    expect(await firstOf('Fez', 'EN')).toMatchObject({ id: 'fes', name: 'Fez' });
    expect(await firstOf('فاس', 'AR')).toMatchObject({ name: 'فاس', region: 'Fès-Meknès' });
    for (const written of ['el jadida', 'EL-JADIDA', 'jadida', 'الجديدة', 'جديدة']) {
      expect(await firstOf(written, 'EN')).toMatchObject({ id: 'el-jadida', name: 'El Jadida' });
    }
    expect(await firstOf('casa', 'AR')).toMatchObject({ id: 'casablanca', name: 'الدار البيضاء' });
    expect(await firstOf('Tanja')).toMatchObject({ id: 'tanger', name: 'Tanger' });
  });

  test('that begin with the text come by their size, and none that only contains it', async () => {
    const { cities } = await search("'Aïn", { first: 3 });
    expect(cities.map(({ name }) => name)).toEqual(['Aïn El Aouda', 'Aïn Chkef', 'Aïn Atiq']);
    expect((await search('harrouda')).cities).toEqual([]);
    expect((await search('Dakar')).cities).toEqual([]);
    expect((await search('%')).cities).toEqual([]);
  });

  test('are the largest ones for no search', async () => {
    const largest = ['Casablanca', 'Tanger', 'Fès'];
    for (const blank of [null, '', '  ']) {
      const { cities } = await search(blank, { first: 3 });
      expect(cities.map(({ name }) => name)).toEqual(largest);
    }
    const { data } = await shop.graphql<{ cities: readonly City[] }>('{ cities { id } }');
    expect(data.cities).toHaveLength(20);
    expect((await search(null, { first: 500 })).cities.length).toBeGreaterThan(300);
  });

  test.each([0, -1, 501])('are not %i', async (first) => {
    const { cities, error } = await search(null, { first });
    expect(cities).toEqual([]);
    expect(error?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(error?.message).toContain('1 à 500');
  });

  test.skipIf(isInDemo)(
    'are the same for everyone, and a GET tells by its tag that they still are',
    async () => {
      const query = encodeURIComponent('{ cities(search: "fes") { id } }');
      const get = (headers: Readonly<Record<string, string>> = {}) =>
        fetch(`${shop.url}/graphql?query=${query}`, {
          headers: { 'apollo-require-preflight': 'true', ...headers },
        });
      const first = await get();
      expect(await first.json()).toEqual({ data: { cities: [{ id: 'fes' }] } });
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );
});
