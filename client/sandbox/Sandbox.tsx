import { json } from '@codemirror/lang-json';
import { graphql } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useCallback, useEffect, useMemo, useState, type KeyboardEvent } from 'react';

import { frSandbox as texts, frSandbox } from './sandbox.fr.ts';
import { Documentation } from './Documentation.tsx';
import { Editor } from './Editor.tsx';
import {
  loadSchema,
  operationAt,
  readHeaders,
  readObject,
  send,
  type Endpoint,
  type Headers,
} from './endpoint.ts';
import './Sandbox.css';

interface Props {
  readonly endpoint: Endpoint;
  readonly defaultQuery: string;
}

const jsonLanguage = json();

const showType = (_field?: string, type?: string, parentType?: string) => {
  location.hash = type ?? parentType ?? '';
};

export function Sandbox({ endpoint, defaultQuery }: Props) {
  const [query, setQuery] = useStored(`${endpoint.url} query`, defaultQuery);
  const [variables, setVariables] = useStored(`${endpoint.url} variables`, '');
  // Not stored: they may hold a token.
  const [headers, setHeaders] = useState('');
  const [cursor, setCursor] = useState(0);
  const { schema, problem, response, isRunning, run } = useOperation(endpoint);
  const language = useMemo(
    () => graphql(schema ?? undefined, { onShowInDocs: showType }),
    [schema],
  );

  const changeQuery = useCallback(
    (text: string, at: number) => {
      setQuery(text);
      setCursor(at);
    },
    [setQuery],
  );
  const press = () => void run({ query, variables, headers, cursor });
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    press();
  };

  return (
    <main className="sandbox" onKeyDownCapture={sendByKey}>
      <header className="sandbox__bar">
        <h1>{texts.title}</h1>
        <code>{endpoint.url}</code>
        <button type="button" title={texts.runHint} disabled={isRunning} onClick={press}>
          {texts.run}
        </button>
      </header>
      <Editor label={texts.query} value={query} language={language} onChange={changeQuery} />
      <Editor
        label={texts.variables}
        value={variables}
        language={jsonLanguage}
        onChange={setVariables}
      />
      <Editor label={texts.headers} value={headers} language={jsonLanguage} onChange={setHeaders} />
      <Editor label={texts.response} value={response} language={jsonLanguage} />
      <Documentation schema={schema} problem={problem} />
    </main>
  );
}

/** Stays in this browser, unless that refuses to store anything, as private windows may. */
function useStored(name: string, initial: string) {
  const key = `sandbox ${name}`;
  const [text, setText] = useState(() => readStored(key) ?? initial);
  useEffect(() => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // This visit has it in memory.
    }
  }, [key, text]);
  return [text, setText] as const;
}

function readStored(key: string) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

interface Typed {
  readonly query: string;
  readonly variables: string;
  readonly headers: string;
  /** Selects one of several operations. */
  readonly cursor: number;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function useOperation(endpoint: Endpoint) {
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
