import type { TestAdmin } from '../../support/shop/admin.ts';
import type { TestShop } from '../../support/shop/shop.ts';

/** The latest entry of the audit log. */
export async function latestEntry({ store }: TestShop) {
  const [entry] = await store.read.audit.latest({ before: null, limit: 1 });
  return entry;
}

/** The code of the first error as a whole, not of a form; undefined if there is none. */
export async function codeOf(admin: TestAdmin, document: string, variables: object = {}) {
  const { errors } = await admin.request(document, variables);
  return errors[0]?.extensions.code;
}
