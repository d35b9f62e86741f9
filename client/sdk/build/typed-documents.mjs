// A plugin of the code generator: writes each operation as text, with the types of its result and variables.
import { print, stripIgnoredCharacters } from 'graphql';

const IMPORT = `import type { TypedDocument } from '../client.ts';`;

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

export function plugin(schema, files, { api }) {
  const operations = files.flatMap(({ document }) => document.definitions);
  const documents = operations.map((operation) => {
    const { name, operation: kind } = operation;
    const type = name.value + capitalized(kind);
    const text = stripIgnoredCharacters(print(operation));
    return `${comment(descriptionOf(schema, operation))}export const ${name.value}Document: TypedDocument<${type}, ${type}Variables> = {
  name: '${name.value}',
  api: '${api}',
  text: ${JSON.stringify(text)},
};
`;
  });
  return { prepend: [IMPORT], content: documents.join('\n') };
}

function descriptionOf(schema, { operation, selectionSet }) {
  const root = schema.getRootType(operation);
  return root.getFields()[selectionSet.selections[0].name.value]?.description ?? '';
}

function comment(text) {
  if (text === '') return '';
  const lines = text.replaceAll('*/', '* /').split('\n');
  return `/**\n${lines.map((line) => ` * ${line}\n`).join('')} */\n`;
}
