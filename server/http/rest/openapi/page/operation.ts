import { html, type Html } from '../../../../shared/html.ts';
import type { Examples, OpenApi, Operation, Response } from '../openapi.types.ts';
import { schemaOf, typeOf } from './schema.ts';
import { inline, json } from './text.ts';

export interface Shown {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function operationsOf({ paths }: OpenApi): readonly Shown[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}

export function operationCard(shown: Shown, document: OpenApi, origin: string): Html {
  const { method, path, operation } = shown;
  const { operationId, summary, description, security, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json'];
  return html`<section class="card" id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${summary}</h3>
    <p class="route"><span class="method ${method}">${method}</span> <code>${path}</code></p>
    <p>${inline(description)}</p>
    ${security.length > 0 ? html`<p class="soft">Needs a token.</p>` : ''}
    ${parameters.map(
      ({ name, description: meaning }) =>
        html`<h4>Parameter</h4>
          <p><code>${name}</code> in the path: ${inline(meaning)}</p>`,
    )}
    ${
      body
        ? html`<h4>Body: ${typeOf(body.schema)}</h4>
            ${schemaOf(body.schema)}`
        : ''
    }
    <h4>Responses</h4>
    ${responsesOf(operation, document)}
    <h4>Examples</h4>
    ${examplesOf(shown, origin)}
  </section>`;
}

function responsesOf({ responses }: Operation, { components }: OpenApi): Html {
  return html`<ul class="fields">
    ${Object.entries(responses).map(([status, response]) => {
      const found =
        '$ref' in response
          ? components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)]
          : response;
      return html`<li>
        <code>${status}</code> ${inline(found?.description ?? '')} ${bodyOf(found)}
      </li>`;
    })}
  </ul>`;
}

function bodyOf(response: Response | undefined): readonly Html[] {
  const { properties = {} } = response?.content?.['application/json'].schema ?? {};
  return Object.entries(properties).map(
    ([name, property]) =>
      html` <span class="soft"><code>${name}</code>: ${typeOf(property)}</span>`,
  );
}

function examplesOf({ method, path, operation }: Shown, origin: string): readonly Html[] {
  const ids = operation.parameters?.[0]?.examples ?? {};
  const content = operation.requestBody?.content['application/json'];
  const bodies = { ...content?.examples, ...content?.['x-invalid-examples'] };
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    if ('$ref' in response) return [];
    const examples: Examples = response.content?.['application/json'].examples ?? {};
    return Object.entries(examples).map(([name, { summary, value }]) => {
      const url = origin + path.replace('{id}', encodeURIComponent(String(ids[name]?.value)));
      const body = bodies[name]?.value;
      const isPersonal = operation.security.length > 0;
      return html`<details>
        <summary>${summary} <span class="soft">(${status})</span></summary>
        <pre>${curlOf({ method, url, body, isPersonal })}</pre>
        <pre>${json(value)}</pre>
      </details>`;
    });
  });
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlOf({
  method,
  url,
  body,
  isPersonal,
}: {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly isPersonal: boolean;
}): string {
  return [
    `curl -s ${method === 'DELETE' ? '-X DELETE ' : ''}${quoted(url)}`,
    ...(isPersonal ? ['-H "authorization: $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ');
}
