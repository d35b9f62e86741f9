import { html, type Html } from '../../../../shared/html.ts';
import type { OpenApi } from '../openapi.types.ts';
import { operationCard, operationsOf } from './operation.ts';
import { schemaOf, typeOf } from './schema.ts';
import { STYLES } from './styles.ts';
import { inline, markdown } from './text.ts';

const tokenCommand = (origin: string) => `TOKEN=$(curl -s '${origin}/graphql' \\
  -H 'content-type: application/json' \\
  -d '{"query":"mutation { logInAsDemo { session { token } } }"}' |
  sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;

/** In English, as the document is; `origin` is where its examples are sent. */
export function openApiPage(document: OpenApi, origin: string): Html {
  const { info, tags, components } = document;
  const operations = operationsOf(document);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${info.title} · Belle Vue</title>
        ${STYLES}
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <p class="soft">
            Version ${info.version} · <a href="/openapi.json">OpenAPI 3.1</a> ·
            <a href="/sdk.tgz">TypeScript SDK</a> · <a href="/mockman">Send a request</a> ·
            <a href="/graphql">GraphQL sandbox</a>
          </p>
        </header>
        <div class="columns">
          <nav aria-label="Operations">
            ${tags.map(
              ({ name }) =>
                html`<strong>${name}</strong>
                  <ul>
                    ${operations
                      .filter(({ operation }) => operation.tags.includes(name))
                      .map(
                        ({ method, operation: { operationId, summary } }) =>
                          html`<li>
                            <a href="#${operationId}"
                              ><span class="method ${method}">${method}</span> ${summary}</a
                            >
                          </li>`,
                      )}
                  </ul>`,
            )}
            <strong><a href="#schemas">Schemas</a></strong>
          </nav>
          <main>
            ${markdown(info.description)}
            <h2>A token to try with</h2>
            <p>
              The examples below use <code>$TOKEN</code>, of a private copy of the demo account:
            </p>
            <pre>${tokenCommand(origin)}</pre>
            ${tags.map(
              ({ name, description }) =>
                html`<h2>${name}</h2>
                  <p>${inline(description)}</p>
                  ${operations
                    .filter(({ operation }) => operation.tags.includes(name))
                    .map((shown) => operationCard(shown, document, origin))}`,
            )}
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas).map(
              ([name, schema]) =>
                html`<section class="card" id="schema-${name}">
                  <h3>${name}</h3>
                  <p>
                    ${schema.items ? html`A ${typeOf(schema)}. ` : ''}
                    ${inline(schema.description ?? '')}
                  </p>
                  ${schemaOf(schema)}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html> `;
}
