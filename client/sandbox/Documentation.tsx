import { printType, type GraphQLSchema } from 'graphql';
import { useSyncExternalStore } from 'react';

import { frSandbox } from './sandbox.fr.ts';

interface Props {
  readonly schema: GraphQLSchema | null;
  readonly problem: string;
}

/** The type that the address names, in the schema's own language; without one, all types. */
export function Documentation({ schema, problem }: Props) {
  const name = useSyncExternalStore(onHashChange, () => location.hash.slice(1));
  const type = schema?.getType(name);
  return (
    <nav aria-label={frSandbox.documentation} className="sandbox__documentation">
      <h2>{frSandbox.documentation}</h2>
      {!schema && problem && <p role="alert">{problem}</p>}
      {schema && type && (
        <>
          <p>
            <a href="#types">{frSandbox.allTypes}</a>
          </p>
          <pre>{linked(schema, printType(type))}</pre>
        </>
      )}
      {schema && !type && <pre>{linked(schema, namesOf(schema).join('\n'))}</pre>}
    </nav>
  );
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** Names that can be called come first. */
function namesOf(schema: GraphQLSchema): readonly string[] {
  const roots = ['Query', 'Mutation'];
  const others = Object.keys(schema.getTypeMap()).filter(
    (name) => !name.startsWith('__') && !roots.includes(name),
  );
  return [...roots, ...others.toSorted()];
}

function linked(schema: GraphQLSchema, text: string) {
  return text.split(/\b([A-Z]\w*)\b/).map((part, index) =>
    index % 2 === 1 && schema.getType(part) ? (
      // The parts of one text never change their places.
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={`#${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
