// A plugin of the code generator: writes each operation as text, with the types of its result and variables.
import { Kind, print, stripIgnoredCharacters, visit } from 'graphql';

const IMPORT = `import type { TypedDocument } from '../typed-document.ts';`;

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

export function plugin(schema, files, { api }) {
  const definitions = files.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions
      .filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const documents = operations.map((operation) => {
    const { name, operation: kind } = operation;
    const type = name.value + capitalized(kind);
    const text = stripIgnoredCharacters(
      [operation, ...usedFragments(operation, fragments)].map((each) => print(each)).join('\n'),
    );
    return `${comment(descriptionOf(schema, operation))}export const ${name.value}Document: TypedDocument<${type}, ${type}Variables> = {
  name: '${name.value}',
  api: '${api}',
  text: ${JSON.stringify(text)},
};
`;
  });
  return { prepend: [IMPORT], content: documents.join('\n') };
}

function usedFragments(definition, fragments, used = new Map()) {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment || used.has(name.value)) return;
      used.set(name.value, fragment);
      usedFragments(fragment, fragments, used);
    },
  });
  return used.values();
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
