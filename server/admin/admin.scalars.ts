import { GraphQLError, Kind, print, type ValueNode } from 'graphql';
import { z } from 'zod';

const instant = z.iso.datetime({ offset: true });

function readInstant(value: unknown, written: string): string {
  const read = instant.safeParse(value);
  if (read.success) return new Date(read.data).toISOString();
  throw new GraphQLError(`DateTime cannot represent ${written}: it needs date, time and offset`);
}

/** Resolvers and services get instants in UTC. */
export const adminScalarResolvers = {
  DateTime: {
    parseValue: (value: unknown): string =>
      readInstant(value, typeof value === 'string' ? `"${value}"` : typeof value),
    parseLiteral: (node: ValueNode): string =>
      readInstant(node.kind === Kind.STRING ? node.value : undefined, print(node)),
  },
};
