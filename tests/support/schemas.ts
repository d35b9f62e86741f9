import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { withShopTypes } from '../../server/admin/shop-types.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const shop = read('schema.graphql');

/** The two schemas, whole. */
export const schemas = {
  shop,
  admin: print(withShopTypes(parse(read('server/admin/admin.graphql')), parse(shop))),
};
