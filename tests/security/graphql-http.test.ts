import { serverAudits } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { sharedShop } from '../support/shop/shared-shop.ts';

// Its audits query the names of types, which only a shop with its sandbox on returns.
const shop = await sharedShop();

/** Requests like a program that knows this shop: a GET has to show that no foreign page sent it. */
const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, 'apollo-require-preflight': '1' } });

const audits = serverAudits({ url: () => `${shop.url}/graphql`, fetchFn: ask });

describe('GraphQL over HTTP', () => {
  test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    '%s: the server %s',
    async (_, __, audit) => {
      const result = await audit.fn();
      // What it only recommends (a warning) or allows (a remark) is the shop's own choice.
      expect(result.status === 'error' ? result.reason : 'as it must be').toBe('as it must be');
    },
  );
});
