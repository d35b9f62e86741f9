import fc from 'fast-check';
import { restRoutes } from '../../../server/http/rest/routes.ts';
import { typeDefs } from '../../../server/http/graphql/schema.ts';
import type { RawRequest } from '../../support/http/raw.ts';
import { anyDocument } from './random.documents.ts';
import { anyId, anyJson, anyNumber, anyText, mix, type Known } from './random.values.ts';
import { anyBodyWithVariables } from './random.variables.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A random request to either API, of the shop's pages and of what is beside them. */
export function anyRequest(known: Known): fc.Arbitrary<RawRequest> {
  return mix(
    [5, documentRequest(known)],
    [2, variablesRequest(known)],
    [2, liftedRequest(known)],
    [4, restRequest(known)],
    [1, anywhere(known)],
  );
}

const toGraphql = (body: string, headers: Readonly<Record<string, string>>): RawRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { ...JSON_TYPE, ...headers },
  body,
});

function documentRequest(known: Known): fc.Arbitrary<RawRequest> {
  const more = mix(
    [8, fc.constant({})],
    [
      1,
      fc.record(
        { variables: anyJson, operationName: anyJson, extensions: anyJson, query: anyJson },
        { requiredKeys: [] },
      ),
    ],
  );
  return fc
    .tuple(anyDocument(typeDefs, known), more, anyHeader(known))
    .map(([query, others, headers]) => toGraphql(JSON.stringify({ query, ...others }), headers));
}

const WITH_VARIABLES = [
  'query ($v: ProductFilter) { products(filter: $v) { totalCount } }',
  'query ($v: [CartLineInput!]!) { quote(lines: $v) { quantity payable { amount } } }',
  'query ($v: String) { quote(lines: [], discountCode: $v) { discountCode { isApplied reason } } }',
  'mutation ($v: String!) { applyDiscountCode(code: $v) { cart { discountCode { code } } userErrors { code } } }',
  'query ($v: [ID!]!) { productsById(ids: $v) { id } }',
  'query ($v: ID!) { me { order(id: $v) { id } } }',
  'query ($v: String) { products(after: $v) { pageInfo { endCursor } } }',
  'mutation ($v: [CartLineInput!]!) { mergeCart(lines: $v) { cart { quantity } } }',
  'mutation ($v: AddressInput!) { addAddress(input: $v) { userErrors { code } } }',
  'mutation ($v: SignUpInput!) { signUp(input: $v) { userErrors { code } } }',
  'mutation ($v: GuestOrderInput!) { placeGuestOrder(input: $v, idempotencyKey: "random-key") { userErrors { code } } }',
  'mutation ($v: String!) { findOrder(number: $v, phone: $v) { userErrors { code } } }',
  'mutation ($v: String) { placeOrder(addressId: "x", phone: $v, idempotencyKey: "random-key") { userErrors { code } } }',
  'mutation ($v: CardPaymentConfirmation!) { confirmCardPayment(input: $v) { userErrors { code } } }',
];

const VARIABLE_FIELDS = (
  'productId quantity brands categories search name street city region postalCode firstName lastName ' +
  'email password phone lines maxRating paymentId signature id'
).split(' ');
const ADDRESS_FIELDS = ['name', 'street', 'city', 'state', 'codePostal'];
const BODY_FIELDS =
  '_id type name street city state codePostal email password firstName lastName'.split(' ');

/** Variables of the right names with values of any kind: what the engine checks, not the rules. */
function variablesRequest(known: Known): fc.Arbitrary<RawRequest> {
  const value = fc.oneof(anyId(known), anyText, anyNumber, anyJson);
  const object = fc.record(Object.fromEntries(VARIABLE_FIELDS.map((name) => [name, value])), {
    requiredKeys: [],
  });
  const v = fc.oneof(value, object, fc.array(object, { maxLength: 120 }), fc.array(value));
  return fc
    .tuple(fc.constantFrom(...WITH_VARIABLES), v, anyHeader(known))
    .map(([query, given, headers]) =>
      toGraphql(JSON.stringify({ query, variables: { v: given } }), headers),
    );
}

/**
 * Documents whose values are variables: null where a default stands in for what is left out, or
 * very deep.
 */
function liftedRequest(known: Known): fc.Arbitrary<RawRequest> {
  return fc
    .tuple(anyBodyWithVariables(typeDefs, anyDocument(typeDefs, known)), anyHeader(known))
    .map(([body, headers]) => toGraphql(body, headers));
}

function restRequest(known: Known): fc.Arbitrary<RawRequest> {
  const value = fc.oneof(anyId(known), anyText, anyNumber, anyJson);
  const part = fc.record(Object.fromEntries(BODY_FIELDS.map((name) => [name, value])), {
    requiredKeys: [],
  });
  // What each route takes, as it would be right: some of it must be done, or nothing is tried.
  const right = fc.record({
    product: fc.record({ _id: anyId(known) }),
    action: fc.record({ type: fc.constantFrom('increment', 'decrement') }),
    address: fc.record(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, anyText]))),
  });
  const body = mix(
    [2, right],
    [1, fc.record({ product: part, action: part, address: part }, { requiredKeys: [] })],
    [1, part],
    [1, anyJson],
  );
  return fc
    .tuple(fc.constantFrom(...restRoutes), anyId(known), body, anyHeader(known))
    .map(([{ method, path }, id, sent, headers]) => ({
      method,
      path: `/api${path.replace(':id', encodeURIComponent(id.toWellFormed()))}`,
      headers: { ...(method === 'POST' && JSON_TYPE), ...headers },
      body: method === 'POST' ? (JSON.stringify(sent) ?? '') : '',
    }));
}

const PLACES = '/ /api /graphql /payment/webhook /payment/test /track /dev/outbox /products'.split(
  ' ',
);
// Without CONNECT, which leaves HTTP, and which no server of pages answers.
const METHODS = 'GET HEAD POST DELETE PUT PATCH OPTIONS TRACE PROPFIND FOO'.split(' ');

function anywhere(known: Known): fc.Arbitrary<RawRequest> {
  return fc
    .tuple(
      fc.constantFrom(...METHODS),
      fc.constantFrom(...PLACES),
      fc.array(anyId(known), { maxLength: 3 }),
      fc.uint8Array({ maxLength: 200 }),
      anyHeader(known),
    )
    .map(([method, place, ids, bytes, headers]) => ({
      method,
      path: [place, ...ids.map((id) => encodeURIComponent(id.toWellFormed()))].join('/'),
      headers,
      body: ['GET', 'HEAD'].includes(method) ? '' : Buffer.from(bytes),
    }));
}

/** A value that a head can carry: a line break there would begin another request. */
const headerValue = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 60 }),
  fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

function anyHeader({ tokens }: Known): fc.Arbitrary<Readonly<Record<string, string>>> {
  const authorization = mix(
    [4, fc.constantFrom(...tokens)],
    [1, fc.constantFrom(...tokens).map((token) => `Bearer ${token.slice(0, -1)}`)],
    [1, headerValue],
  );
  const usual = fc.record({ authorization }, { requiredKeys: [] });
  const odd = fc.record(
    {
      authorization,
      accept: fc.oneof(
        headerValue,
        fc.constantFrom('text/html', 'application/graphql-response+json', '*/*;q=0'),
      ),
      'content-type': fc.oneof(
        headerValue,
        fc.constantFrom('application/json; charset=utf-16', 'text/plain', ''),
      ),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'nope'),
      'accept-encoding': headerValue,
      'if-none-match': headerValue,
      range: headerValue,
      origin: headerValue,
      'x-request-id': headerValue,
      'x-forwarded-for': headerValue,
      'apollo-require-preflight': headerValue,
      'x-razorpay-signature': headerValue,
      cookie: headerValue,
    },
    { requiredKeys: [] },
  );
  return mix([5, usual], [1, odd]);
}
