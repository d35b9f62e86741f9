import { GraphQLError, Kind, print, type ValueNode } from 'graphql';
import { z } from 'zod';
import { inMorocco } from './time.ts';

const instant = z.iso.datetime({ offset: true });

function readInstant(value: unknown, written: string): string {
  const read = instant.safeParse(value);
  if (read.success) return new Date(read.data).toISOString();
  throw new GraphQLError(`DateTime cannot represent ${written}: it needs date, time and offset`);
}

/** Whether there is such a day, services say. */
function readDay(value: unknown, written: string): string {
  if (typeof value === 'string') return value;
  throw new GraphQLError(`Date cannot represent ${written}: it needs a day such as "2026-03-01"`);
}

const refusal = (written: string) => `Centimes cannot represent a non-integer value: ${written}`;

export const scalarResolvers = {
  Centimes: {
    parseValue(value: unknown): number {
      if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
      throw new GraphQLError(refusal(typeof value === 'number' ? String(value) : typeof value));
    },
    parseLiteral(node: ValueNode): number {
      const value = node.kind === Kind.INT ? Number(node.value) : NaN;
      if (Number.isSafeInteger(value)) return value;
      throw new GraphQLError(refusal(print(node)), { nodes: node });
    },
  },
  Date: {
    serialize: String,
    parseValue: (value: unknown): string => readDay(value, typeof value),
    parseLiteral: (node: ValueNode): string =>
      readDay(node.kind === Kind.STRING ? node.value : undefined, print(node)),
  },
  /** Resolvers and services get and return instants as they are stored, in UTC. */
  DateTime: {
    serialize: (stored: unknown): string => inMorocco(String(stored)),
    parseValue: (value: unknown): string =>
      readInstant(value, typeof value === 'string' ? `"${value}"` : typeof value),
    parseLiteral: (node: ValueNode): string =>
      readInstant(node.kind === Kind.STRING ? node.value : undefined, print(node)),
  },
};

/** A file of a GraphQL multipart request; its name and its declared type are ignored. */
export class UploadedFile {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

const refuse = (): never => {
  throw new GraphQLError('Upload needs a file of a GraphQL multipart request');
};

/** Resolvers of the admin API alone. */
export const uploadResolvers = {
  Upload: {
    parseValue: (value: unknown): UploadedFile =>
      value instanceof UploadedFile ? value : refuse(),
    parseLiteral: refuse,
    serialize: refuse,
  },
};
