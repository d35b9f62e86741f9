import type { GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';

import { frSandbox } from './sandbox.fr.ts';
import {
  loadSchema,
  operationAt,
  readHeaders,
  readObject,
  send,
  type Endpoint,
  type Headers,
} from './endpoint.ts';

interface Typed {
  readonly query: string;
  readonly variables: string;
  readonly headers: string;
  /** Selects one of several operations. */
  readonly cursor: number;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function useOperation(endpoint: Endpoint) {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [schemaHeaders, setSchemaHeaders] = useState<Headers>({});
  const [problem, setProblem] = useState('');
  const [response, setResponse] = useState('');
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    loadSchema(endpoint, schemaHeaders).then(setSchema, (error: unknown) =>
      setProblem(frSandbox.noSchema(messageOf(error))),
    );
  }, [endpoint, schemaHeaders]);

  const run = async (typed: Typed) => {
    setIsRunning(true);
    try {
      const headers = readHeaders(typed.headers);
      const body = {
        query: typed.query,
        variables: readObject(frSandbox.variables, typed.variables),
        operationName: operationAt(typed.query, typed.cursor),
      };
      setResponse(await send(endpoint, body, headers));
      // A token in the headers may open it.
      if (!schema) setSchemaHeaders(headers);
    } catch (error) {
      setResponse(messageOf(error));
    }
    setIsRunning(false);
  };

  return { schema, problem, response, isRunning, run };
}
