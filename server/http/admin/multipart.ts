import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { frAdmin } from './admin.fr.ts';
import { BadBody } from '../rest/json-body.ts';
import { operationsOf, refuseForm, type SentForm } from './upload-form.ts';

const MAX_FILES = 5;

/** The files, `operations` and `map`; a part's only header that is read is its disposition. */
const LIMITS = { files: MAX_FILES, fields: 2, parts: MAX_FILES + 2, headerPairs: 10 };

export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
      // Never decompressed: 20 KB could become 20 MB.
      if (encoding !== 'identity') throw new BadBody(415, frAdmin.multipart.ENCODED);
      return operationsOf(await readForm(type, body));
    },
  );
}

/** Throws BadBody. */
async function readForm(contentType: string, body: Buffer): Promise<SentForm> {
  const parser = parserOf(contentType);
  const fields: Array<SentForm['fields'][number]> = [];
  const files: Array<Promise<SentForm['files'][number]>> = [];
  let refusal: 'PARTS' | 'BODY' = 'BODY';
  const stop = (reason: typeof refusal) => {
    refusal = reason;
    parser.destroy(new Error(reason));
  };
  parser.on('field', (name, value, _, isTruncated) => {
    if (isTruncated) stop('BODY');
    fields.push([name, value]);
  });
  parser.on('file', (name, stream) => {
    const read = buffer(stream).then((bytes) => [name, bytes] as const);
    // Refused with the whole form.
    read.catch(() => undefined);
    files.push(read);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => stop('PARTS'));
  }
  try {
    await pipeline(Readable.from([body]), parser);
    return { fields, files: await Promise.all(files) };
  } catch {
    return refuseForm(refusal);
  }
}

function parserOf(contentType: string): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    return refuseForm('BODY');
  }
}
