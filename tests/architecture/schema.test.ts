import { readFileSync } from 'node:fs';
import { parse, visit } from 'graphql';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

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
  ['schema.graphql', 'Product discountPercent productId PRICE_ASC DateTime'],
  ['server/admin/admin.graphql', 'Staff setupUrl expectedVersion OWNER Upload'],
])('%s describes every type, field, argument and enum value', (path, some) => {
  const all = described(read(path));
  expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(some.split(' ')));
  expect(all.filter(([, description]) => description === '').map(([name]) => name)).toEqual([]);
});
