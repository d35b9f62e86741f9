import { fr } from '../shop/messages.fr.ts';
import type { LetterContent } from './letter.content.ts';

/** A letter as plain text, for whoever reads mail without HTML. */
export function asText(content: LetterContent): string {
  const lines = content.lines.map(fr.mail.text.line);
  const sums = content.sums.map(({ label, amount }) => fr.mail.text.fact(label, amount));
  const facts = content.facts.map(({ label, values: [first = '', ...more] }) =>
    more.length === 0
      ? fr.mail.text.fact(label, first)
      : [fr.mail.text.heading(label), first, ...more].join('\n'),
  );
  return `${[
    content.greeting,
    content.paragraphs.join('\n'),
    content.reference,
    lines.join('\n'),
    sums.join('\n'),
    ...facts,
    `${fr.mail.text.heading(fr.mail.track)}\n${content.trackingUrl}`,
    fr.mail.help,
    fr.mail.signature,
  ].join('\n\n')}\n`;
}
