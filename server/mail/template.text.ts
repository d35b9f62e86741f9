import { frMail } from './mail.fr.ts';
import type { MailContent, MailFoot, OrderContent } from './template.ts';

export function asText(
  { greeting, paragraphs, action, order }: MailContent,
  { contact, links }: MailFoot,
): string {
  return `${[
    greeting,
    paragraphs.join('\n'),
    ...(order ? orderAsText(order) : []),
    `${frMail.text.heading(action.label)}\n${action.url}`,
    ...(contact === null ? [] : [frMail.help(contact)]),
    frMail.signature,
    links.map(({ label, url }) => frMail.text.fact(label, url)).join('\n'),
  ].join('\n\n')}\n`;
}

function orderAsText({ reference, lines, sums, facts }: OrderContent): readonly string[] {
  const { line, fact, heading } = frMail.text;
  return [
    reference,
    lines.map(line).join('\n'),
    sums.map(({ label, amount }) => fact(label, amount)).join('\n'),
    ...facts.map(({ label, values: [first = '', ...more] }) =>
      more.length === 0 ? fact(label, first) : [heading(label), first, ...more].join('\n'),
    ),
  ];
}
