import { readFileSync } from 'node:fs';
import {
  buildSchema,
  Kind,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import * as admin from '../../../client/sdk/admin.ts';
import * as shop from '../../../client/sdk/index.ts';
import { operationsOf } from '../../../client/sdk/build/operations.ts';
import type { TypedDocument } from '../../../client/sdk/client.ts';
import { fieldScopes } from '../../../server/admin/admin.access.ts';
import { restTypes } from '../../../server/http/rest/openapi/typescript.ts';
import { schemas } from '../../support/schemas.ts';

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
  ['shop', shop],
  ['admin', admin],
] as const)('the documents of the %s', (api, entry) => {
  const schema = buildSchema(schemas[api]);
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

describe('a document has', () => {
  const SCHEMA = `
    type Query {
      book(id: ID!, edition: Int! = 1): Book
      books(first: Int = 20): BookConnection!
    }
    type Mutation { borrow(ids: [ID!]!): BorrowPayload! }
    type Book {
      id: ID!
      price: Money!
      author: Author!
      reviews(first: Int! = 10): [Review!]!
      review(id: ID!): Review
      isbn: ID @deprecated(reason: "none")
    }
    type Author { name: String! city: City! }
    type City { name: String! country: Country! }
    type Country { name: String! }
    type Review { text: String! author: Author! }
    type Money { amount: Int! }
    type BookConnection { edges: [BookEdge!]! nodes: [Book!]! pageInfo: PageInfo! totalCount: Int! }
    type BookEdge { node: Book! }
    type PageInfo { hasNextPage: Boolean! }
    type BorrowPayload { books: [Book!] userErrors: [UserError!]! }
    type UserError { code: String! }
  `;
  const [book, books, borrow] = operationsOf(SCHEMA, 'shop').split('\n');

  test('objects to depth 2, with the arguments of the field and of lists inside', () => {
    expect(book).toBe(
      'query Book($id: ID!, $edition: Int! = 1, $reviewsFirst: Int! = 10) ' +
        '{ book(id: $id, edition: $edition) { id price { amount } author { name city { name } } ' +
        'reviews(first: $reviewsFirst) { text author { name } } } }',
    );
  });

  test('the entries of a page a level below it, without pages inside', () => {
    expect(books).toBe(
      'query Books($first: Int = 20) { books(first: $first) { nodes { id price { amount } ' +
        'author { name } } pageInfo { hasNextPage } totalCount } }',
    );
  });

  test('the objects of a payload a level below it, and its user errors', () => {
    expect(borrow).toBe(
      'mutation Borrow($ids: [ID!]!) { borrow(ids: $ids) { books { id price { amount } ' +
        'author { name } } userErrors { code } } }',
    );
  });
});

test('fields that need a second scope are read by the documents of orders alone, whose scope they need', () => {
  const types = new TypeInfo(buildSchema(schemas.admin));
  const found = Array.from(documentsIn(admin)).flatMap(([document, { text }]) => {
    const names: string[] = [];
    const Field = ({ name }: FieldNode) => {
      const type = types.getParentType()?.name ?? '';
      if (fieldScopes[type]?.[name.value]) names.push(`${document} ${type}.${name.value}`);
    };
    visit(parse(text), visitWithTypeInfo(types, { Field }));
    return names;
  });
  const ofLists = ['returnRequest', 'shippingInfo'];
  const ofOne = [
    'contacts',
    'exchanges',
    'notes',
    'recipientHistory',
    'returnRequest',
    'returns',
    'shippingInfo',
  ];
  const ofExchanges = ['order', 'reason', 'refusal'].flatMap((field) =>
    ['ExchangesDocument', 'OrderDocument'].map((document) => `${document} Exchange.${field}`),
  );
  const expected = [
    ...ofExchanges,
    // The exchange of a parcel.
    'OrderDocument Exchange.reason',
    'OrderDocument Exchange.refusal',
    'InvoicesDocument Exchange.reason',
    'InvoicesDocument Exchange.refusal',
    'OrderDocument Invoice.shippingInfo',
    ...ofOne.map((field) => `OrderDocument Order.${field}`),
    ...ofLists.map((field) => `OrdersByIdDocument Order.${field}`),
    ...ofLists.map((field) => `OrdersDocument Order.${field}`),
    ...ofLists.map((field) => `OrdersToCallDocument Order.${field}`),
    'OrderDocument SewingJob.order',
    'SewingJobsDocument SewingJob.order',
  ];
  expect(found.toSorted()).toEqual(expected.toSorted());
});

/** Without what the formatter changes. */
const words = (text: string) => text.replace(/[\s'|]+/g, ' ');

test('the types of REST are those of /openapi.json', () => {
  const written = read('client/sdk/generated/rest.ts');
  expect(words(written)).toBe(words(restTypes()));
});
