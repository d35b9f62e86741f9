export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

type HtmlValue = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Escapes all values except Html: names are entered by strangers, so markup must never be
 * concatenated by hand.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)));
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(({ markup }) => markup).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
