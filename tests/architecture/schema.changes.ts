import {
  DangerousChangeType,
  Kind,
  buildASTSchema,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  parse,
  visit,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';

const UNTIL = /\buntil (\d{4}-(?:0[1-9]|1[0-2]))$/;

type Deprecatable = { readonly directives?: readonly ConstDirectiveNode[] | undefined };

function reasonOf({ directives = [] }: Deprecatable): string | null {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  if (!deprecated) return null;
  const value = deprecated.arguments?.find(({ name }) => name.value === 'reason')?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}

/** The reasons of deprecations that do not end with `until YYYY-MM`. */
export function badDeprecations(sdl: string): readonly string[] {
  const bad: string[] = [];
  const check = (node: Deprecatable) => {
    const reason = reasonOf(node);
    if (reason !== null && !UNTIL.test(reason)) bad.push(reason);
  };
  visit(parse(sdl), {
    [Kind.FIELD_DEFINITION]: check,
    [Kind.INPUT_VALUE_DEFINITION]: check,
    [Kind.ENUM_VALUE_DEFINITION]: check,
  });
  return bad;
}

/** What was deprecated until a month that is over may be gone. */
function withoutEnded(document: DocumentNode, month: string): DocumentNode {
  const drop = (node: Deprecatable) => {
    const until = UNTIL.exec(reasonOf(node) ?? '')?.[1];
    return until !== undefined && until < month ? null : undefined;
  };
  return visit(document, {
    [Kind.FIELD_DEFINITION]: drop,
    [Kind.INPUT_VALUE_DEFINITION]: drop,
    [Kind.ENUM_VALUE_DEFINITION]: drop,
  });
}

const schemaOf = (document: DocumentNode) => buildASTSchema(document, { assumeValidSDL: true });

/**
 * What a program written for `released` would stumble over in `current`, as sentences. `month` is the
 * present one, such as `2026-11`.
 */
export function breakingChanges(
  released: string,
  current: string,
  month: string,
): readonly string[] {
  const before = schemaOf(withoutEnded(parse(released), month));
  const after = schemaOf(parse(current));
  const defaults = findDangerousChanges(before, after).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  const restricting = findBreakingChanges(before, after);
  return [...restricting, ...defaults].map(({ description }) => description);
}

/** Names of new types, and of new fields, arguments and values of earlier ones: `Query.orders`. */
export function additions(released: string, current: string): readonly string[] {
  const before = new Set(coordinatesOf(schemaOf(parse(released))));
  const isOfEarlier = (coordinate: string) => {
    const end = coordinate.lastIndexOf('.');
    return end < 0 || before.has(coordinate.slice(0, end));
  };
  return coordinatesOf(schemaOf(parse(current))).filter(
    (each) => !before.has(each) && isOfEarlier(each),
  );
}

function coordinatesOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(getNamedType(type)))
    .flatMap((type) => {
      if (isEnumType(type)) return [type.name, ...type.getValues().map(named(type.name))];
      if (isInputObjectType(type)) {
        return [type.name, ...Object.values(type.getFields()).map(named(type.name))];
      }
      if (!isObjectType(type) && !isInterfaceType(type)) return [type.name];
      return [
        type.name,
        ...Object.values(type.getFields()).flatMap((field) => [
          `${type.name}.${field.name}`,
          ...field.args.map(named(`${type.name}.${field.name}`)),
        ]),
      ];
    });
}

const named =
  (owner: string) =>
  ({ name }: { readonly name: string }) =>
    `${owner}.${name}`;
