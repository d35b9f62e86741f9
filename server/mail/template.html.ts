import { html } from '../shared/text/html.ts';
import { languages } from '#shared/language.ts';
import { mailTexts, type MailTexts } from './mail.texts.ts';
import type { MailLink } from './information.links.ts';
import type { MailContent, MailFoot, OrderContent } from './template.ts';

/** The colours of client/ui/theme.css: mail programs do not support custom properties. */
const LIGHT = {
  page: '#faf7f2',
  card: '#ffffff',
  line: '#e3dbcd',
  text: '#1b2330',
  soft: '#556070',
  link: '#1f4f82',
} as const;
const DARK = {
  page: '#12161d',
  card: '#1a2029',
  line: '#303a48',
  text: '#f2ede4',
  soft: '#aeb6c3',
  link: '#93bfec',
} as const;
const BUTTON = '#1f4f82';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

// Many mail programs drop the head, so styles stand on each element; the others use the dark
// scheme.
const STYLES = html`<style>
  @media (prefers-color-scheme: dark) {
    .page {
      background: ${DARK.page} !important;
    }
    .card {
      background: ${DARK.card} !important;
    }
    .text {
      color: ${DARK.text} !important;
    }
    .soft {
      color: ${DARK.soft} !important;
    }
    .link {
      color: ${DARK.link} !important;
    }
    .line {
      border-color: ${DARK.line} !important;
    }
  }
</style>`;

const TEXT = `color: ${LIGHT.text}; font: 16px/1.55 ${SANS};`;
const SOFT = `color: ${LIGHT.soft}; font: 14px/1.5 ${SANS};`;
const RULE = `border-top: 1px solid ${LIGHT.line};`;
const END = 'text-align: end; white-space: nowrap;';

/** Mail programs need tables, styles on the elements, and nothing remote. */
export function asHtml(content: MailContent, { contact, shop, links }: MailFoot): string {
  const texts = mailTexts[content.language];
  const { tag, dir } = languages[content.language];
  return html`<!doctype html>
    <html lang="${tag}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        ${STYLES}
      </head>
      <body class="page" style="margin: 0; padding: 0; background: ${LIGHT.page};">
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background: ${LIGHT.page};"
        >
          <tr>
            <td align="center" style="padding: 24px 12px;">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 600px;"
              >
                <tr>
                  <td
                    class="link"
                    style="padding: 0 4px 16px; color: ${LIGHT.link}; font: 26px/1.2 ${SERIF};"
                  >
                    ${shop.name}
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding: 24px 20px; border-radius: 16px; background: ${LIGHT.card};"
                  >
                    <h1
                      class="text"
                      style="margin: 0 0 16px; color: ${LIGHT.text}; font: 24px/1.25 ${SERIF};"
                    >
                      ${content.title}
                    </h1>
                    ${[content.greeting, ...content.paragraphs].map(
                      (paragraph) =>
                        html`<p class="text" style="margin: 0 0 12px; ${TEXT}">${paragraph}</p> `,
                    )}
                    <p style="margin: 20px 0;">
                      <a
                        href="${content.action.url}"
                        target="_blank"
                        style="display: inline-block; padding: 12px 22px; border-radius: 10px; background: ${BUTTON}; color: #ffffff; font: bold 16px/1.25 ${SANS}; text-decoration: none;"
                        >${content.action.label}</a
                      >
                    </p>
                    ${content.order ? orderPart(content.order, texts) : ''}
                  </td>
                </tr>
                <tr>
                  <td class="soft" style="padding: 16px 4px; ${SOFT}">
                    ${contact === null ? '' : html`${texts.help(contact)}<br />`}${shop.signature}<br />${linkList(links)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

function linkList(links: readonly MailLink[]) {
  return links.map(
    ({ label, url }, at) =>
      html`${at === 0 ? '' : ' · '}<a
          class="link"
          href="${url}"
          target="_blank"
          style="color: ${LIGHT.link};"
          >${label}</a
        >`,
  );
}

function orderPart(order: OrderContent, texts: MailTexts) {
  return html`<h2
      class="text"
      style="margin: 24px 0 12px; color: ${LIGHT.text}; font: 18px/1.3 ${SERIF};"
    >
      ${order.reference}
    </h2>
    ${linesTable(order, texts)}
    ${order.facts.map(
      ({ label, values }) =>
        html`<h3 class="soft" style="margin: 18px 0 2px; ${SOFT}">${label}</h3>
          <p class="text" style="margin: 0; ${TEXT}">
            ${values.map((value, at) => (at === 0 ? html`${value}` : html`<br />${value}`))}
          </p> `,
    )}`;
}

function linesTable({ lines, sums }: OrderContent, { columns, lineDetails }: MailTexts) {
  const last = sums.length - 1;
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse: collapse;"
  >
    <tr>
      <th class="soft" scope="col" style="padding: 0 0 6px; text-align: start; ${SOFT}">
        ${columns.product}
      </th>
      <th class="soft" scope="col" style="padding: 0 0 6px; ${END} ${SOFT}">${columns.total}</th>
    </tr>
    ${lines.map(
      ({ title, brand, quantity, total }) =>
        html`<tr>
          <td class="text line" style="padding: 10px 0; padding-inline-end: 12px; ${RULE} ${TEXT}">
            ${title}<br /><span class="soft" style="${SOFT}">${lineDetails(brand, quantity)}</span>
          </td>
          <td class="text line" valign="top" style="padding: 10px 0; ${RULE} ${TEXT} ${END}">
            ${total}
          </td>
        </tr> `,
    )}${sums.map(({ label, amount }, at) => {
      const style = `${at === 0 ? RULE : ''} ${TEXT} ${at === last ? 'font-weight: bold;' : ''}`;
      return html`<tr>
        <td class="text line" style="padding: 8px 0 0; padding-inline-end: 12px; ${style}">
          ${label}
        </td>
        <td class="text line" style="padding: 8px 0 0; ${style} ${END}">${amount}</td>
      </tr> `;
    })}
  </table>`;
}
