import { describeRest } from './document.ts';
import type { Operation, Schema } from './openapi.types.ts';

const document = describeRest(null, '');

/** The schemas of `/openapi.json` as TypeScript, and the calls by method and path. */
export function restTypes(): string {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`,
  );
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
  );
  return `${schemas.join('\n')}
/** What each call takes and returns; refusals are \`Errors\`. */
export interface Calls {
${calls.join('')}}
`;
}

function callOf(method: string, path: string, operation: Operation): string {
  const { summary, requestBody, responses } = operation;
  const success = responses['200'] ?? responses['201'];
  const schema =
    success && 'content' in success ? success.content?.['application/json'].schema : undefined;
  const body = requestBody?.content['application/json'].schema;
  return `  /** ${summary}. */
  readonly '${method.toUpperCase()} ${path}': {
    readonly body: ${body ? typeOf(body) : 'undefined'};
    readonly response: ${schema ? typeOf(schema) : 'undefined'};
  };
`;
}

function typeOf({ $ref, type, properties, required = [], items, enum: values }: Schema): string {
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (values) return values.map((value) => `'${value}'`).join(' | ');
  if (items) return `ReadonlyArray<${typeOf(items)}>`;
  if (type === 'integer') return 'number';
  if (!properties) return type === 'object' ? 'object' : (type ?? 'unknown');
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema)}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};\n`,
  );
  return `{\n${fields.join('')}}`;
}

const comment = ({ description }: Schema) => (description ? `/** ${description} */\n` : '');
