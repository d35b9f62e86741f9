import { parse, visit, type GraphQLScalarType } from 'graphql';
import { expect, test } from 'vitest';
import type { ProductPageQuery } from '../../client/generated/shop/graphql.ts';
import type { resolvers as adminResolvers } from '../../server/admin/admin.schema.ts';
import type { PlainField } from '../../server/catalog/catalog.store.ts';
import type * as admin from '../../server/generated/admin.ts';
import type * as shop from '../../server/generated/resolvers.ts';
import type { resolvers as shopResolvers } from '../../server/http/graphql/schema.ts';
import { schemas } from '../support/schemas.ts';

interface Described {
  readonly name: { readonly value: string };
  readonly description?: { readonly value: string } | undefined;
}

/** Names of every type, field, argument and enum value, with their descriptions. */
function described(schema: string): ReadonlyArray<readonly [string, string]> {
  const found: Array<readonly [string, string]> = [];
  const note = ({ name, description }: Described) => {
    found.push([name.value, description?.value.trim() ?? '']);
  };
  visit(parse(schema), {
    enter(node) {
      if (/^(?!Schema|Operation|Directive).*Definition$/.test(node.kind)) note(node as Described);
    },
  });
  return found;
}

test.each([
  ['shop', 'Product discountPercent productId PRICE_ASC DateTime'],
  ['admin', 'Staff setupUrl expectedVersion OWNER Upload'],
] as const)(
  'the schema of the %s describes every type, field, argument and enum value',
  (api, some) => {
    const all = described(schemas[api]);
    expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(some.split(' ')));
    expect(all.filter(([, description]) => description === '').map(([name]) => name)).toEqual([]);
  },
);

/** Fields that neither the record of their type nor a resolver gives, such as `Product.brand`. */
type Unresolved<Resolvers, Records, Given> = {
  [Type in keyof Resolvers & keyof Records & string]: Resolvers[Type] extends
    GraphQLScalarType | undefined
    ? never
    : `${Type}.${Exclude<
        keyof NonNullable<Resolvers[Type]> & string,
        KnownKey<Records[Type]> | GivenField<Given, Type> | '__isTypeOf' | '__resolveType'
      >}`;
}[keyof Resolvers & keyof Records & string];

/** None of what has no record, such as `Query`. */
type KnownKey<T> = string extends keyof T ? never : keyof T;

type GivenField<Given, Type extends string> =
  Given extends Readonly<Record<Type, infer Fields>> ? keyof Fields : never;

// What is missing, the compiler names.
test('every field is resolved', () => {
  type Shop = Unresolved<shop.Resolvers, shop.ResolversParentTypes, (typeof shopResolvers)[number]>;
  type Admin = Unresolved<
    admin.Resolvers,
    admin.ResolversParentTypes,
    (typeof adminResolvers)[number]
  >;
  expect({} satisfies Record<Shop | Admin, never>).toEqual({});
});

test('plain fields of products are in the back office, and on the page of a product', () => {
  type InBackOffice = keyof admin.Product & keyof admin.ProductInput;
  type OnPage = keyof NonNullable<ProductPageQuery['product']>;
  const elsewhere = { searchWords: 'for staff', outOfStock: 'each variant says it' };
  expect({} satisfies Record<Exclude<PlainField, InBackOffice>, never>).toEqual({});
  expect(elsewhere satisfies Record<Exclude<PlainField, OnPage>, string>).toEqual(elsewhere);
});
