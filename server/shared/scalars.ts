import { GraphQLError, Kind, print, type ValueNode } from 'graphql';
import { inRabat } from './time.ts';

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
  } /** Resolvers return instants as they are stored, in UTC. */,
  DateTime: {
    serialize: (instant: unknown): string => inRabat(String(instant)),
  },
};

/** A file of a GraphQL multipart request; its name and its declared type are ignored. */
export class UploadedFile {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
