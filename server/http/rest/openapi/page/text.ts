import { html, type Html } from '../../../../shared/html.ts';

/** The Markdown of descriptions: paragraphs, lists and code. */
export function markdown(text: string): readonly Html[] {
  return text.split('\n\n').map((block) =>
    block.startsWith('- ')
      ? html`<ul>
          ${block.split('\n').map((line) => html`<li>${inline(line.slice(2))}</li>`)}
        </ul>`
      : html`<p>${inline(block)}</p>`,
  );
}

export function inline(text: string): readonly Html[] {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}

export const json = (value: unknown): string => JSON.stringify(value, null, 2);
