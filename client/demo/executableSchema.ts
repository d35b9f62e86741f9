import {
  buildASTSchema,
  isObjectType,
  isScalarType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';

type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** Resolves a field, or is a method of a scalar. */
type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** Replaces the larger library of that name. For resolvers of object types and scalars. */
export function makeExecutableSchema({
  typeDefs,
  resolvers,
}: {
  readonly typeDefs: DocumentNode;
  readonly resolvers: readonly Resolvers[];
}): GraphQLSchema {
  const schema = buildASTSchema(typeDefs);
  for (const [name, given] of resolvers.flatMap((each) => Object.entries(each))) {
    const type = schema.getType(name);
    if (isScalarType(type)) {
      Object.assign(type, given);
      continue;
    }
    if (!isObjectType(type)) throw new Error(`${name} is neither an object type nor a scalar`);
    for (const [fieldName, resolve] of Object.entries(given)) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`There is no ${name}.${fieldName}`);
      field.resolve = resolve;
    }
  }
  return schema;
}
