import type { RenderedMail } from '../../mail/message.ts';
import { MAILED_PURPOSES } from '../../account/credentials/one-time-links.ts';
import type { MailKind, MailRecord } from '../../mail/mail.store.ts';
import type { OrderRecord } from '../../order/order.store.ts';
import { html, type Html } from '../../shared/text/html.ts';
import { fr } from '../http.fr.ts';
import { momentInRabat } from '../../shared/time.ts';
import { STYLES } from './dev-mails.styles.ts';

interface MailRow {
  readonly mail: MailRecord;
  readonly order: OrderRecord | undefined;
}

const { columns } = fr.devMails;

const WITH_SECRET_LINK: ReadonlySet<MailKind> = new Set<MailKind>(MAILED_PURPOSES);

const addressOf = (key: string, id?: string) =>
  `/dev/mails${id === undefined ? '' : `/${encodeURIComponent(id)}`}?key=${key}`;

export function listPage(rows: readonly MailRow[], key: string): Html {
  const { title, intro, none } = fr.devMails;
  return pageOf(
    title,
    html`<h1>${title}</h1>
      <p class="soft">${intro}</p>
      ${rows.length === 0 ? html`<p>${none}</p>` : tableOf(rows, key)}`,
  );
}

function tableOf(rows: readonly MailRow[], key: string): Html {
  return html`<table>
    <thead>
      <tr>
        ${Object.values(columns).map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ mail, order }) =>
          html`<tr>
            <td data-label="${columns.createdAt}">
              <time datetime="${mail.createdAt}">${momentInRabat(mail.createdAt)}</time>
            </td>
            <td>
              <a href="${addressOf(key, mail.id)}">${fr.devMails.kinds[mail.kind]}</a>
            </td>
            <td data-label="${columns.to}">${mail.to}</td>
            <td data-label="${columns.order}">${order?.number ?? ''}</td>
            <td data-label="${columns.state}" class="${mail.state}">
              ${fr.devMails.states[mail.state]}
            </td>
            <td data-label="${columns.attempts}">${mail.attempts}</td>
            <td data-label="${columns.lastError}">${mail.lastError ?? ''}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

export function mailPage({ mail, order }: MailRow, rendered: RenderedMail, key: string): Html {
  const { back, html: asHtml, text, kinds, states, secretLink } = fr.devMails;
  const facts: ReadonlyArray<readonly [string, string | number]> = [
    [columns.kind, kinds[mail.kind]],
    [columns.to, mail.to],
    [columns.order, order?.number ?? '–'],
    [columns.createdAt, momentInRabat(mail.createdAt)],
    [columns.state, states[mail.state]],
    [columns.attempts, mail.attempts],
    [columns.lastError, mail.lastError ?? '–'],
  ];
  // The frame runs no script and has no origin; links open in a new tab.
  return pageOf(
    rendered.subject,
    html`<p><a href="${addressOf(key)}">${back}</a></p>
      <h1>${rendered.subject}</h1>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      ${WITH_SECRET_LINK.has(mail.kind) ? html`<p class="soft">${secretLink}</p>` : ''}
      <h2>${asHtml}</h2>
      <iframe
        title="${asHtml}"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${rendered.html}"
      ></iframe>
      <h2>${text}</h2>
      <pre>${rendered.text}</pre>`,
  );
}

export function unknownPage(key: string): Html {
  const { unknown, back } = fr.devMails;
  return pageOf(
    unknown,
    html`<h1>${unknown}</h1>
      <p><a href="${addressOf(key)}">${back}</a></p>`,
  );
}

function pageOf(title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title} · Belle Vue</title>
        ${STYLES}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `;
}
