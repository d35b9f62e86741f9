import { GraphQLError } from 'graphql';
import { UploadedFile } from '../shared/scalars.ts';

const refuse = (): never => {
  throw new GraphQLError('Upload needs a file of a GraphQL multipart request');
};

export const uploadResolvers = {
  Upload: {
    parseValue: (value: unknown): UploadedFile =>
      value instanceof UploadedFile ? value : refuse(),
    parseLiteral: refuse,
    serialize: refuse,
  },
};
