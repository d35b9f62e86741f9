import { html, type Html } from '../../shared/text/html.ts';
import { momentInMorocco } from '../../shared/time.ts';
import { fr } from '../http.fr.ts';

/** A mail or a delivery of a webhook. */
export interface Sent {
  readonly id: string;
  readonly createdAt: string;
  /** Kind of the mail, type of the event. */
  readonly kind: string;
  readonly to: string;
  /** The order's number, or blank. */
  readonly about: string;
  readonly state: 'WAITING' | 'SENT' | 'DELIVERED' | 'FAILED';
  readonly attempts: number;
  readonly lastError: string | null;
}

interface Parts {
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  readonly hasSecret: boolean;
}

const texts = fr.outbox;

const addressOf = (key: string, id = '') =>
  `/dev/outbox${id && `/${encodeURIComponent(id)}`}?key=${key}`;

export function listPage(shopName: string, sent: readonly Sent[], key: string): Html {
  return pageOf(
    `${texts.title} · ${shopName}`,
    html`<h1>${texts.title}</h1>
      <p>${sent.length === 0 ? texts.none : texts.intro}</p>
      <ul>
        ${sent.map(
          (one) =>
            html`<li class="${one.state}">
              <a href="${addressOf(key, one.id)}">${one.kind}</a>
              ${factsOf(one)}
            </li>`,
        )}
      </ul>`,
  );
}

export function partsPage(
  shopName: string,
  sent: Sent,
  { subject, html: markup, text, hasSecret }: Parts,
  key: string,
) {
  // The frame runs no script and has no origin; links open in a new tab.
  return pageOf(
    `${subject} · ${shopName}`,
    html`<p><a href="${addressOf(key)}">${texts.back}</a></p>
      <h1>${subject}</h1>
      <p class="${sent.state}">${sent.kind}</p>
      ${factsOf(sent)} ${hasSecret ? html`<p>${texts.secretLink}</p>` : ''}
      ${
        markup === null
          ? ''
          : html`<iframe
              title="${texts.html}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${markup}"
            ></iframe>`
      }
      <pre>${text}</pre>`,
  );
}

function factsOf({ createdAt, to, about, state, attempts, lastError }: Sent): Html {
  const facts = [
    ['createdAt', momentInMorocco(createdAt)],
    ['to', to],
    ['about', about],
    ['state', texts.states[state]],
    ['attempts', attempts],
    ['lastError', lastError ?? ''],
  ] as const;
  const known = facts.filter(([, value]) => value !== '');
  return html`<dl>
    ${known.map(
      ([name, value]) =>
        html`<div>
          <dt>${texts.columns[name]}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

const pageOf = (title: string, main: Html) =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            max-width: 72rem;
            margin: 0 auto;
            padding: 1.5rem 1rem;
            font:
              16px/1.5 system-ui,
              sans-serif;
            overflow-wrap: anywhere;
          }
          ul,
          dl,
          dd {
            margin: 0;
            padding: 0;
            list-style: none;
          }
          li,
          pre,
          iframe {
            box-sizing: border-box;
            width: 100%;
            margin: 0.75rem 0;
            padding: 0.75rem 1rem;
            border: 1px solid #8888;
            border-radius: 0.5rem;
          }
          .FAILED {
            border-color: #c0512b;
          }
          dl {
            display: flex;
            flex-wrap: wrap;
            gap: 0 1.5rem;
          }
          dl div {
            display: flex;
            gap: 0.5rem;
          }
          dt {
            opacity: 0.75;
          }
          iframe {
            height: 68rem;
            background: #fff;
          }
          pre {
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `;
