import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UploadedFile } from '../../admin/upload.scalar.ts';
import { frAdmin } from '../../shared/messages.admin.fr.ts';
import { BadBody, parseJson } from '../rest/json-body.ts';

/** Three widths of a picture have at most 5 MB each. */
export const UPLOAD_LIMIT = 16 * 1024 * 1024;

export const MAX_FILES = 5;

/** The files, `operations` and `map`. */
const MAX_PARTS = MAX_FILES + 2;

const MULTIPART = 'multipart/form-data';

export function isMultipart({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers['content-type'] ?? '').trim().toLowerCase().startsWith(MULTIPART);
}

/** By the GraphQL multipart request specification, without batching. */
export function acceptMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: UPLOAD_LIMIT },
    async ({ headers }: FastifyRequest, body: Buffer) => {
      const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
      // Never decompressed: 20 KB could become 20 MB.
      if (encoding !== 'identity') throw new BadBody(415, frAdmin.multipart.ENCODED);
      return readMultipart(type, body);
    },
  );
}

/** The body of an operation, with its files in place of their nulls. Throws BadBody. */
export async function readMultipart(contentType: string, body: Buffer): Promise<object> {
  const form = await readForm(contentType, body);
  const operations = readObject(form, 'operations');
  const files = new Map(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [] : [[name, value]])),
  );
  const paths = readMap(form);
  if (paths.length !== files.size || paths.some(({ name }) => !files.has(name))) refuse('FILES');
  for (const { name, path } of paths) {
    const file = files.get(name);
    if (file) place(operations, path, new UploadedFile(Buffer.from(await file.arrayBuffer())));
  }
  return operations;
}

async function readForm(contentType: string, body: Buffer): Promise<FormData> {
  if (countParts(contentType, body) > MAX_PARTS) refuse('PARTS');
  try {
    return await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData();
  } catch (error) {
    if (error instanceof TypeError) refuse('BODY');
    throw error;
  }
}

/** Before they are parsed: a body has room for a million of them. */
function countParts(contentType: string, body: Buffer): number {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) refuse('BODY');
  const delimiter = Buffer.from(`--${boundary}`);
  let count = -1;
  for (let at = body.indexOf(delimiter); at !== -1 && count <= MAX_PARTS; count += 1) {
    at = body.indexOf(delimiter, at + delimiter.length);
  }
  return count;
}

type Json = Record<string, unknown>;

function readObject(form: FormData, name: 'operations' | 'map'): Json {
  const texts = form.getAll(name);
  const [text] = texts;
  if (typeof text !== 'string' || texts.length !== 1) refuse('FIELDS');
  const value = parseJson(text);
  if (!isObject(value)) refuse('FIELDS');
  return value;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Placed {
  readonly name: string;
  readonly path: readonly string[];
}

const PATH = /^variables(\.[A-Za-z0-9_]{1,100}){1,5}$/;

/** Each file stands for one variable. */
function readMap(form: FormData): readonly Placed[] {
  return Object.entries(readObject(form, 'map')).map(([name, paths]) => {
    const [path, ...others]: readonly unknown[] = Array.isArray(paths) ? paths : [];
    if (typeof path !== 'string' || others.length > 0 || !PATH.test(path)) refuse('MAP');
    return { name, path: path.split('.') };
  });
}

/** Only where the operations have a null of their own: nothing inherited can be reached. */
function place(operations: Json, path: readonly string[], file: UploadedFile): void {
  let parent: unknown = operations;
  for (const key of path.slice(0, -1)) parent = ownOf(parent, key);
  const last = path.at(-1) ?? '';
  if (ownOf(parent, last) !== null) refuse('MAP');
  if (typeof parent === 'object' && parent !== null) {
    Object.defineProperty(parent, last, { value: file });
  }
}

function ownOf(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key)) refuse('MAP');
  return Object.getOwnPropertyDescriptor(parent, key)?.value;
}

function refuse(reason: keyof typeof frAdmin.multipart): never {
  throw new BadBody(400, frAdmin.multipart[reason]);
}
