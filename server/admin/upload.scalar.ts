import { GraphQLError } from 'graphql';

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

export const uploadResolvers = {
  Upload: {
    parseValue: (value: unknown): UploadedFile =>
      value instanceof UploadedFile ? value : refuse(),
    parseLiteral: refuse,
    serialize: refuse,
  },
};
