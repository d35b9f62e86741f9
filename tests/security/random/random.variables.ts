import fc from 'fast-check';
import {
  buildSchema,
  isNonNullType,
  Kind,
  parse,
  parseType,
  print,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type ConstValueNode,
  type DocumentNode,
  type VariableDefinitionNode,
} from 'graphql';

import { mix } from './random.values.ts';

type Choice = 'LITERAL' | 'VALUE' | 'NULL' | 'ABSENT' | 'DEEP';
const anyChoice = mix(
  [3, fc.constant<Choice>('LITERAL')],
  [2, fc.constantFrom<Choice>('VALUE', 'NULL')],
  [1, fc.constantFrom<Choice>('ABSENT', 'DEEP')],
);
const MAX_CHOICES = 12;

/** Deep enough to overflow the stack of a recursive walk. */
const DEEPEST = 5_000;
/** Stands for a deep value until the body is text: JSON.stringify would overflow, too. */
const DEEP = '@deep@';
const deepTexts = [
  `${'['.repeat(DEEPEST)}${']'.repeat(DEEPEST)}`,
  `${'{"a":'.repeat(DEEPEST)}1${'}'.repeat(DEEPEST)}`,
];

const VALUES: ReadonlySet<string> = new Set(
  'IntValue FloatValue StringValue BooleanValue NullValue EnumValue ListValue ObjectValue'.split(
    ' ',
  ),
);

// The documents that come here have no variables of their own: each value is a constant.
const isConstant = (node: ASTNode): node is ConstValueNode => VALUES.has(node.kind);

/**
 * Bodies of requests for these documents with some of their values turned into variables, nullable
 * wherever validation allows it: in a position with a default, or by a default of their own. What
 * is sent for them is the value, null, nothing or something very deep.
 */
export function anyBodyWithVariables(
  typeDefs: string,
  documents: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const schema = buildSchema(typeDefs);
  const choices = fc.array(anyChoice, { minLength: 1, maxLength: MAX_CHOICES });
  const deepText = fc.constantFrom(...deepTexts);
  return fc.tuple(documents, choices, deepText).map(([query, chosen, deep]) => {
    const document = read(query);
    if (!document) return JSON.stringify({ query });
    const types = new TypeInfo(schema);
    const variables: Record<string, unknown> = {};
    const definitions: VariableDefinitionNode[] = [];
    let met = 0;
    const lifted = visit(
      document,
      visitWithTypeInfo(types, {
        enter(node) {
          const type = types.getInputType();
          if (!isConstant(node) || !type) return undefined;
          const choice = chosen[met % chosen.length] ?? 'LITERAL';
          met += 1;
          if (choice === 'LITERAL') return undefined;
          const name = `v${definitions.length}`;
          const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const;
          const needsDefault = isNonNullType(type) && types.getDefaultValue() === undefined;
          definitions.push({
            kind: Kind.VARIABLE_DEFINITION,
            variable,
            type: parseType(String(isNonNullType(type) ? type.ofType : type)),
            ...(needsDefault && { defaultValue: node }),
          });
          if (choice === 'VALUE') variables[name] = valueFromASTUntyped(node);
          if (choice === 'NULL') variables[name] = null;
          if (choice === 'DEEP') variables[name] = DEEP;
          return variable;
        },
        OperationDefinition: {
          leave: (operation) => ({ ...operation, variableDefinitions: definitions }),
        },
      }),
    );
    return JSON.stringify({ query: print(lifted), variables }).replaceAll(`"${DEEP}"`, deep);
  });
}

function read(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
