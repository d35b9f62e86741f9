import type { Schema } from '../../../rest.openapi.ts';

/** OpenAPI 3.1, as far as the description of REST uses it. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: ReadonlyArray<{ readonly url: string; readonly description: string }>;
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description: string }>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: Readonly<Record<string, Header>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export interface Ref {
  readonly $ref: string;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
  readonly example: string | number;
}

export interface Example {
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
