import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import text from '../../schema.graphql?raw';

interface Described {
  readonly name: string;
  description?: string | null | undefined;
  readonly args?: readonly Described[];
}

/** Adds the descriptions, which the sandbox shows: the demo's first scripts do not have them. */
export function describeSchema(schema: GraphQLSchema): void {
  const described = buildSchema(text);
  for (const [name, type] of Object.entries(described.getTypeMap())) {
    const bare = schema.getType(name);
    if (!bare) continue;
    bare.description = type.description;
    copy(partsOf(type), partsOf(bare));
  }
}

function copy(from: readonly Described[], to: readonly Described[]): void {
  for (const { name, description, args = [] } of from) {
    const part = to.find((each) => each.name === name);
    if (!part) continue;
    part.description = description;
    copy(args, part.args ?? []);
  }
}

function partsOf(type: GraphQLNamedType): readonly Described[] {
  if (isEnumType(type)) return type.getValues();
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? Object.values<Described>(type.getFields()) : [];
}
