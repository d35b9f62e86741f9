import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
} from 'graphql';

export const schema = buildSchema(
  readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'),
);

/** Every field of a type that needs no argument, and of what they lead to. */
function selectionOf(type: GraphQLObjectType, depth = 3): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.some(isRequiredArgument)) return [];
    if (!isObjectType(inner)) return [field.name];
    return depth > 1 ? [`${field.name} ${selectionOf(inner, depth - 1)}`] : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

/** A document with a root field with these arguments, such as `Query.me`. */
export function documentOf(name: string, args: string): string {
  const [root = '', field = ''] = name.split('.');
  const requested = schema.getType(root);
  const type = isObjectType(requested)
    ? getNamedType(requested.getFields()[field]?.type)
    : undefined;
  if (!isObjectType(type)) throw new Error(`The schema has no ${name} that gives an object`);
  return `${root.toLowerCase()} { ${field}${args} ${selectionOf(type, 3)} }`;
}
