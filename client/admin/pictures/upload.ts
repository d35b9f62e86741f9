import { adminEndpoint, adminHeaders } from '../apollo/adminClient.ts';
import { shopTexts } from '../../text/shop.fr.ts';

export type Upload = {
  /** The document's text. */
  query: string;
  /** Variables without the files. */
  variables: Readonly<Record<string, unknown>>;
  /** The variable that is a file, or a list of files. */
  filesName: string;
  files: File | readonly File[];
  /** Further files, by their variables. */
  others?: Readonly<Record<string, File>>;
  /** Receives the sent part, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a GraphQL multipart request: by XMLHttpRequest, as `fetch` does not say how much is sent.
 * Resolves to the response's body; rejects with a French message, or with `AbortError`.
 */
export function upload({ onProgress, signal, ...request }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Cancelled while the pictures were encoded.
    signal.throwIfAborted();
    const http = new XMLHttpRequest();
    const abort = () => http.abort();
    signal.addEventListener('abort', abort);
    http.open('POST', adminEndpoint);
    http.responseType = 'json';
    http.setRequestHeader('accept', 'application/graphql-response+json, application/json');
    for (const [name, value] of Object.entries(adminHeaders)) http.setRequestHeader(name, value);
    http.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(total > 0 ? loaded / total : 0);
    });
    http.addEventListener('load', () => {
      const body: unknown = http.response;
      if (http.status === 200 && typeof body === 'object' && body !== null) resolve(body);
      else reject(new Error(reasonOf(http.status)));
    });
    http.addEventListener('error', () => reject(new Error(shopTexts.problems.unreachable)));
    http.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    http.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    http.send(multipartOf(request));
  });
}

export function multipartOf({
  query,
  variables,
  filesName,
  files,
  others = {},
}: Omit<Upload, 'onProgress' | 'signal'>) {
  const form = new FormData();
  const isOne = files instanceof File;
  const list = isOne ? [files] : files;
  const placeholders = isOne ? null : list.map(() => null);
  const named = Object.keys(others).map((name) => [name, null] as const);
  form.append(
    'operations',
    JSON.stringify({
      query,
      variables: { ...variables, [filesName]: placeholders, ...Object.fromEntries(named) },
    }),
  );
  const map = list.map((_, at) => [String(at), [`variables.${filesName}${isOne ? '' : `.${at}`}`]]);
  const otherMap = Object.keys(others).map((name) => [name, [`variables.${name}`]]);
  form.append('map', JSON.stringify(Object.fromEntries([...map, ...otherMap])));
  list.forEach((file, at) => form.append(String(at), file));
  for (const [name, file] of Object.entries(others)) form.append(name, file);
  return form;
}

export function reasonOf(status: number) {
  if (status === 401) return shopTexts.problems.sessionOver;
  if (status === 429) return shopTexts.problems.tooMany;
  return shopTexts.problems.unexpected;
}
