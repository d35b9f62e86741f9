import { mailTexts, type MailTexts } from './mail.texts.ts';
import type { MailContent, MailFoot, OrderContent } from './template.ts';

export function asText(
  { language, greeting, paragraphs, action, order }: MailContent,
  { contact, shop, links }: MailFoot,
): string {
  const texts = mailTexts[language];
  return `${[
    greeting,
    paragraphs.join('\n'),
    ...(order ? orderAsText(order, texts) : []),
    `${texts.text.heading(action.label)}\n${action.url}`,
    ...(contact === null ? [] : [texts.help(contact)]),
    shop.signature,
    links.map(({ label, url }) => texts.text.fact(label, url)).join('\n'),
  ].join('\n\n')}\n`;
}

function orderAsText(
  { reference, lines, sums, facts }: OrderContent,
  { text: { line, fact, heading } }: MailTexts,
): readonly string[] {
  return [
    reference,
    lines.map(line).join('\n'),
    sums.map(({ label, amount }) => fact(label, amount)).join('\n'),
    ...facts.map(({ label, values: [first = '', ...more] }) =>
      more.length === 0 ? fact(label, first) : [heading(label), first, ...more].join('\n'),
    ),
  ];
}
