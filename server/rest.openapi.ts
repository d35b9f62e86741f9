import { z } from 'zod';

/** The part of JSON Schema (2020-12) that the description of REST uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly format?: 'date-time' | 'email' | 'uri-reference' | 'password';
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface RestExample {
  readonly summary: string;
  /** Of the path. */
  readonly id?: string;
  readonly body?: object;
  /** In its place, one that the schema of bodies refuses as the shop does. */
  readonly invalidBody?: object;
  readonly status: number;
  readonly response: object;
}

export type RefusalStatus = 401 | 404 | 422;

/** What a route says of itself; what many share is added when the description is assembled. */
export interface RestOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  /** What `:id` of the path names. */
  readonly id?: string;
  readonly body?: Schema;
  readonly success: {
    readonly status: 200 | 201;
    readonly description: string;
    readonly schema: Schema;
  };
  readonly refusals?: Readonly<Partial<Record<RefusalStatus, string>>>;
  /** By name; each is sent to a running shop by the tests. */
  readonly examples: Readonly<Record<string, RestExample>>;
}

export interface RestSection {
  readonly tag: string;
  readonly description: string;
  /** By method and path, such as `GET /products/:id`. */
  readonly operations: Readonly<Record<string, RestOperation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

type Properties = Readonly<Record<string, Schema>>;

/** Has no other properties: what the shop returns. */
export function closedObject(
  description: string,
  properties: Properties,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', description, properties, required, additionalProperties: false };
}

/** Other properties are ignored: what the shop accepts. */
export function openObject(description: string, properties: Properties): Schema {
  return { type: 'object', description, properties, required: Object.keys(properties) };
}

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

export const listOf = (items: Schema, description: string): Schema => ({
  type: 'array',
  description,
  items,
});

export const errors = (...messages: readonly string[]) => ({ errors: messages });

export const instant = (description: string): Schema => ({
  type: 'string',
  format: 'date-time',
  description: `${description} ISO 8601, with the offset of Rabat.`,
});

/**
 * Of a body that REST parses by `shape`. Texts are by path (`product._id`) and not in the shape: the
 * demo, which parses by it, has no description.
 */
export function bodySchema(
  shape: z.ZodType,
  description: string,
  texts: Readonly<Record<string, string>>,
): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    override({ jsonSchema, path }) {
      const name = path.filter((part) => part !== 'properties').join('.');
      jsonSchema.description = name === '' ? description : texts[name];
    },
  });
  // Bodies use no more of JSON Schema than `Schema` has.
  return schema as Schema;
}
