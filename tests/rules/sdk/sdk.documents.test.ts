import { readFileSync } from 'node:fs';
import { buildSchema, Kind, parse, validate, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as admin from '../../../client/sdk/admin.ts';
import * as shop from '../../../client/sdk/index.ts';
import type { TypedDocument } from '../../../client/sdk/typed-document.ts';
import { restTypes } from '../../../server/http/rest/openapi/typescript.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

type AnyDocument = TypedDocument<never, never>;

const documentsIn = (entry: Readonly<Record<string, unknown>>) =>
  new Map(
    Object.entries(entry)
      .filter(([name]) => name.endsWith('Document'))
      .map(([name, document]) => [name, document as AnyDocument]),
  );

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );

/** The root fields that a document selects. */
const selectedBy = ({ text }: AnyDocument) =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.map((one) =>
          one.kind === Kind.FIELD ? one.name.value : '…',
        )
      : [],
  );

const nameOf = (field: string) => `${field.charAt(0).toUpperCase()}${field.slice(1)}Document`;

describe.each([
  ['shop', shop, 'schema.graphql'],
  ['admin', admin, 'server/admin/admin.graphql'],
] as const)('the documents of the %s', (api, entry, path) => {
  const schema = buildSchema(read(path));
  const documents = documentsIn(entry);

  test('are one for each field of Query and Mutation, named after it', () => {
    expect(Array.from(documents.keys()).toSorted()).toEqual(
      rootFields(schema).map(nameOf).toSorted(),
    );
    for (const [name, document] of documents) {
      expect(selectedBy(document).map(nameOf)).toEqual([name]);
      expect(document.api).toBe(api);
    }
  });

  test('are valid', () => {
    const faults = Array.from(documents.values()).flatMap(({ text }) =>
      validate(schema, parse(text)).map(({ message }) => message),
    );
    expect(faults).toEqual([]);
  });
});

/** Without what the formatter changes. */
const words = (text: string) => text.replace(/[\s'|]+/g, ' ');

test('the types of REST are those of /openapi.json', () => {
  const written = read('client/sdk/generated/rest.ts');
  expect(words(written)).toBe(words(restTypes()));
});
