import {
  DangerousChangeType,
  Kind,
  buildASTSchema,
  findBreakingChanges,
  findDangerousChanges,
  isEnumType,
  isIntrospectionType,
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

/** Removes what was deprecated until a month that is over. */
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
 * Describes, in sentences, where a program written for `released` would fail with `current`.
 * `month` is the present one, such as `2026-11`.
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

interface Member {
  readonly name: string;
  readonly args?: ReadonlyArray<{ readonly name: string }>;
}

function coordinatesOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => {
      const members: readonly Member[] = isEnumType(type)
        ? type.getValues()
        : Object.values('getFields' in type ? type.getFields() : {});
      const within = members.flatMap(({ name, args = [] }) => [
        name,
        ...args.map((arg) => `${name}.${arg.name}`),
      ]);
      return [type.name, ...within.map((name) => `${type.name}.${name}`)];
    });
}
