import type { Schema } from '../../../../rest.openapi.ts';
import { html, type Html } from '../../../../shared/html.ts';
import { inline } from './text.ts';

const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1);

export function schemaOf(schema: Schema): readonly Html[] {
  const { properties, required = [], items } = schema;
  if (items?.properties) return schemaOf(items);
  if (!properties) return [];
  return [
    html`<ul class="fields">
      ${Object.entries(properties).map(
        ([name, property]) =>
          html`<li>
            <code>${name}</code>
            <span class="soft"
              >${typeOf(property)}${required.includes(name) ? '' : ', optional'}</span
            >
            ${property.description ? html`<br />${inline(property.description)}` : ''}
            ${schemaOf(property)}
          </li>`,
      )}
    </ul>`,
  ];
}

export function typeOf({ $ref, type = 'object', items, ...limits }: Schema): Html {
  if ($ref !== undefined) return html`<a href="#schema-${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (items) return html`list of ${typeOf(items)}`;
  const { enum: values, format, minLength, maxLength, minimum, maximum } = limits;
  const details = [
    format,
    values?.map((value) => `"${value}"`).join(' or '),
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(minimum, maximum, ''),
  ].filter((detail) => detail !== undefined);
  return html`${[type, ...details].join(', ')}`;
}

function rangeOf(from: number | undefined, to: number | undefined, unit: string) {
  if (from === undefined && to === undefined) return undefined;
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}
