import { expect, test } from 'vitest';
import { isRead } from '../../../client/demo/page/reads.ts';

const read = (method: string, path: string, body = '') =>
  isRead({ method, path, body: new TextEncoder().encode(body) });

test.each([
  ['GET', '/api/products', '', true],
  ['HEAD', '/api/products', '', true],
  ['OPTIONS', '/graphql', '', true],
  ['DELETE', '/api/user/cart/x', '', false],
  ['POST', '/api/user/cart', '{}', false],
  ['POST', '/payment/test/x', '', false],
  ['POST', '/graphql', '{"query":"query Cart { cart { total } }"}', true],
  ['POST', '/graphql/admin', '{"query":"{ categories { name } }"}', true],
  ['POST', '/graphql', '{"query":"mutation { logOut { ok } }"}', false],
  ['POST', '/graphql', '{"query":"\\u006dutation { logOut { ok } }"}', false],
  ['POST', '/graphql', '{"documentId":"sha256:0"}', false],
])('%s %s %s may run twice: %s', (method, path, body, expected) => {
  expect(read(method, path, body)).toBe(expected);
});
