import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

/** A field of `Query` or `Mutation`, and a document that selects it with values of the right kind. */
export interface Call {
  readonly name: string;
  readonly document: string;
  /** Whether its variable `file` is an upload. */
  readonly isUpload: boolean;
}

/** Every call that the schema offers, made from the schema itself: a new one is among them. */
export function callsOf(typeDefs: string, root: 'Query' | 'Mutation'): readonly Call[] {
  const type = buildSchema(typeDefs).getType(root);
  if (!isObjectType(type)) throw new Error(`The schema has no ${root}`);
  return Object.values(type.getFields()).map(({ name, args, type: given }) => {
    const values = args
      .filter(isRequiredArgument)
      .map((arg) => `${arg.name}: ${valueOf(arg.type)}`);
    const list = values.length > 0 ? `(${values.join(', ')})` : '';
    const isUpload = values.some((value) => value.includes('$file'));
    const operation = `${root.toLowerCase()}${isUpload ? ' ($file: Upload!)' : ''}`;
    return { name, isUpload, document: `${operation} { ${name}${list} ${selectionOf(given)} }` };
  });
}

function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(', ')} }`;
  }
  if (type.name === 'Upload') return '$file';
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'DateTime') return '"2026-11-26T10:00:00Z"';
  return ['Int', 'Float', 'Centimes'].includes(type.name) ? '1' : '"12345678"';
}

function selectionOf(type: GraphQLOutputType): string {
  return isLeafType(getNamedType(type)) ? '' : '{ __typename }';
}
