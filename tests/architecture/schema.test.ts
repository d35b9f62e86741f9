import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const text = read('schema.graphql');
const adminText = read('server/admin/admin.graphql');

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
    [Kind.OBJECT_TYPE_DEFINITION]: note,
    [Kind.INPUT_OBJECT_TYPE_DEFINITION]: note,
    [Kind.ENUM_TYPE_DEFINITION]: note,
    [Kind.SCALAR_TYPE_DEFINITION]: note,
    [Kind.INTERFACE_TYPE_DEFINITION]: note,
    [Kind.UNION_TYPE_DEFINITION]: note,
    [Kind.FIELD_DEFINITION]: note,
    // Arguments and fields of inputs.
    [Kind.INPUT_VALUE_DEFINITION]: note,
    [Kind.ENUM_VALUE_DEFINITION]: note,
  });
  return found;
}

describe('schema.graphql', () => {
  test('describes every type, field, argument and enum value', () => {
    const all = described(text);
    expect(all.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Product', 'discountPercent', 'productId', 'PRICE_ASC', 'DateTime']),
    );
    expect(all.filter(([, description]) => description === '').map(([name]) => name)).toEqual([]);
  });

  test('of the back office describes all of it too', () => {
    const all = described(adminText);
    expect(all.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Staff', 'setupUrl', 'expectedVersion', 'OWNER', 'Upload']),
    );
    expect(all.filter(([, description]) => description === '').map(([name]) => name)).toEqual([]);
  });

  test('gives nobody but `me` a way to a customer', () => {
    const [, query = ''] = /type Query \{([^]*?)\n\}/.exec(text) ?? [];
    expect(query.match(/: Customer/g)).toHaveLength(1);
    expect(query).not.toMatch(/\b(user|node|customer|order)\s*\(/);
  });
});
