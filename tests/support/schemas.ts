import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { withShopTypes } from '../../server/admin/shop-types.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The two schemas, whole, of their files' texts. */
export const wholeSchemas = ({ shop, admin }: Readonly<Record<'shop' | 'admin', string>>) => ({
  shop,
  admin: print(withShopTypes(parse(admin), parse(shop))),
});

export const schemas = wholeSchemas({
  shop: read('schema.graphql'),
  admin: read('server/admin/admin.graphql'),
});
