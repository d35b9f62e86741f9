/** OpenAPI 3.1 and JSON Schema (2020-12), as far as the description of REST uses them. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
}

export interface Ref {
  readonly $ref: string;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
  readonly example: string | number;
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

export type Examples = Readonly<Record<string, Example>>;

interface Content {
  readonly 'application/json': {
    readonly schema: Schema;
    readonly examples: Examples;
    /** Bodies that the schema refuses. */
    readonly 'x-invalid-examples'?: Examples;
  };
}

export interface Response {
  readonly description: string;
  readonly headers: Readonly<Record<string, Ref>>;
  readonly content?: Content;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path';
  readonly required: true;
  readonly description: string;
  readonly schema: Schema;
  readonly examples: Examples;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /** Empty: open to everyone. */
  readonly security: ReadonlyArray<Readonly<Record<string, readonly string[]>>>;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Response | Ref>>;
}
