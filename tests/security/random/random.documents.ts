import fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { anyId, anyJson, anyNumber, anyText, anyWhole, mix, type Known } from './random.values.ts';

const DEEPEST = 6;
const WIDEST = 4;

/**
 * Random documents made from the schema: fields that are there with arguments of the right kind, now
 * and then of a wrong one, under aliases, directives and inline fragments; some are spoilt at the end.
 */
export function anyDocument(typeDefs: string, known: Known): fc.Arbitrary<string> {
  const schema = buildSchema(typeDefs);
  const roots = ['Query', 'Query', 'Mutation'].map((name) => {
    const type = rootOf(schema, name);
    return selectionOf(type, known, 1).map((fields) => `${name.toLowerCase()} ${fields}`);
  });
  const whole = fc.oneof(...roots);
  return mix([5, whole], [1, spoilt(whole)]);
}

/** Works like `anyDocument`, of one mutation alone. */
export function anyMutation(typeDefs: string, known: Known, name: string): fc.Arbitrary<string> {
  const type = rootOf(buildSchema(typeDefs), 'Mutation');
  const field = type.getFields()[name];
  if (!field) throw new Error(`The schema has no mutation ${name}`);
  return callOf(field, known, 1).map((call) => `mutation { ${call} }`);
}

function rootOf(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (isObjectType(type)) return type;
  throw new Error(`The schema has no ${name}`);
}

type Field = Pick<GraphQLField<unknown, unknown>, 'name' | 'args' | 'type'>;

function selectionOf(type: GraphQLObjectType, known: Known, depth: number): fc.Arbitrary<string> {
  const fields = Object.values(type.getFields()).map((field) => callOf(field, known, depth));
  const some = fc
    .array(mix([60, fc.oneof(...fields)], [1, odd]), {
      minLength: 1,
      maxLength: WIDEST,
    })
    .map((chosen) => `{ ${chosen.join(' ')} }`);
  return mix([9, some], [1, some.map((text) => `{ ... on ${type.name} ${text} }`)]);
}

function callOf({ name, args, type: given }: Field, known: Known, depth: number) {
  const inner = getNamedType(given);
  const below =
    isCompositeType(inner) && isObjectType(inner)
      ? depth < DEEPEST
        ? fc.constant(null).chain(() => selectionOf(inner, known, depth + 1))
        : fc.constant('{ __typename }')
      : fc.constant('');
  const values = args.map((arg) => {
    const value = literalOf(arg.type, known).map((text) => `${arg.name}: ${text}`);
    const isNeeded = isNonNullType(arg.type) && arg.defaultValue === undefined;
    return isNeeded ? rarely(value, '') : fc.oneof(fc.constant(''), value);
  });
  return fc
    .tuple(anyAlias, fc.tuple(...values), anyDirective, below)
    .map(([alias, given_, directive, selection]) => {
      const list = given_.filter((text) => text !== '').join(', ');
      const as = alias && `${alias}${name}: `;
      return `${as}${name}${list && `(${list})`}${directive} ${selection}`;
    });
}

const odd = fc.constantFrom(
  '__typename',
  '__schema { types { name } }',
  'nope @defer',
  '...Nowhere',
  '__proto__',
);
const anyAlias = mix(
  [6, fc.constant('')],
  [1, fc.constantFrom('a_', 'b_', '__proto__', 'constructor')],
);
const anyDirective = mix(
  [12, fc.constant('')],
  [1, fc.constantFrom('@include(if: true)', '@skip(if: true)', '@include(if: false)')],
);

function rarely(usual: fc.Arbitrary<string>, other: string): fc.Arbitrary<string> {
  return mix([60, usual], [1, fc.constant(other)]);
}

function literalOf(type: GraphQLInputType, known: Known): fc.Arbitrary<string> {
  return mix(
    [40, fc.constant(null).chain(() => rightOf(type, known))],
    [1, anyJson.map((value) => asLiteral(value))],
  );
}

function rightOf(type: GraphQLInputType, known: Known): fc.Arbitrary<string> {
  if (isNonNullType(type)) return rightOf(type.ofType, known);
  if (isListType(type)) {
    const items = fc.array(literalOf(type.ofType, known), { maxLength: 4 });
    return items.map((values) => `[${values.join(', ')}]`);
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name), 'NOPE');
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) =>
      rarely(
        literalOf(field.type, known).map((text) => `${field.name}: ${text}`),
        '',
      ),
    );
    return fc.tuple(...fields).map((texts) => `{ ${texts.filter(Boolean).join(', ')} }`);
  }
  if (type.name === 'ID') return anyId(known).map(quoted);
  if (type.name === 'Boolean') return fc.constantFrom('true', 'false');
  if (type.name === 'String') return anyText.map(quoted);
  if (type.name === 'DateTime') return anyInstant.map(quoted);
  return (type.name === 'Int' ? anyWhole : anyNumber).map(String);
}

const anyInstant = mix(
  [4, fc.date({ noInvalidDate: true }).map((date) => date.toISOString())],
  [1, fc.constantFrom('', '2026-11-22', '2026-02-30T00:00:00Z', '9999-99-99T99:99:99Z')],
);

/** GraphQL's strings escape as JSON's do. */
const quoted = (text: string) => JSON.stringify(text);

/** JSON as GraphQL writes it: names without quotes, and only such as it allows. */
function asLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).map(([key, inner], place) => {
    const name = /^[_A-Za-z]\w*$/.test(key) ? key : `field${place}`;
    return `${name}: ${asLiteral(inner)}`;
  });
  return `{ ${fields.join(', ')} }`;
}

/** A document with a piece cut out, said twice or set wrong. */
function spoilt(whole: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const tokens = ['{', '}', '(', '"', '"""', '$x', '@', '...', '#', '', '\ufeff', '\0', 'é'];
  const token = fc.constantFrom(...tokens);
  return fc.tuple(whole, fc.nat(), fc.nat(20), token).map(([text, place, length, put]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + put + text.slice(at + length);
  });
}
