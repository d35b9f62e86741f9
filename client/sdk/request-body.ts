interface Operation {
  readonly query: string;
  readonly operationName: string;
  readonly variables: unknown;
}

const ACCEPT = { accept: 'application/graphql-response+json, application/json' };

/** JSON, or with files a GraphQL multipart request. */
export function bodyOf(operation: Operation): {
  readonly body: string | FormData;
  readonly headers: Readonly<Record<string, string>>;
} {
  const files: Array<{ readonly path: string; readonly file: Blob }> = [];
  const variables = withoutFiles(operation.variables, 'variables', files);
  const json = JSON.stringify({ ...operation, variables });
  if (files.length === 0) {
    return { body: json, headers: { ...ACCEPT, 'content-type': 'application/json' } };
  }
  const body = new FormData();
  body.append('operations', json);
  body.append('map', JSON.stringify(Object.fromEntries(files.map(({ path }, n) => [n, [path]]))));
  for (const [n, { file }] of files.entries()) body.append(String(n), file);
  return { body, headers: ACCEPT };
}

function withoutFiles(
  value: unknown,
  path: string,
  files: Array<{ readonly path: string; readonly file: Blob }>,
): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) {
    return value.map((each, index) => withoutFiles(each, `${path}.${index}`, files));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      withoutFiles(each, `${path}.${name}`, files),
    ]),
  );
}
