import { expect } from 'vitest';
import type { TestAdmin } from '../../support/shop/admin.ts';

/** Changes the identity of a shop as its owner, whatever its version. */
export async function saveIdentity(owner: TestAdmin, input: object): Promise<void> {
  const read = await owner.request<{ identity: { version: number } }>('{ identity { version } }');
  const { version } = read.data.identity;
  const { data } = await owner.request<{ saveIdentity: { userErrors: readonly object[] } }>(
    `mutation ($input: IdentityInput!, $version: Int!) {
      saveIdentity(input: $input, expectedVersion: $version) { userErrors { code field } }
    }`,
    { input, version },
  );
  expect(data.saveIdentity.userErrors).toEqual([]);
}
