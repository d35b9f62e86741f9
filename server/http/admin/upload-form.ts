import { UploadedFile } from '../../shared/scalars.ts';
import { frAdmin } from './admin.fr.ts';
import { BadBody, parseJson } from '../rest/json-body.ts';

/** A multipart body, parsed. */
export interface SentForm {
  readonly fields: ReadonlyArray<readonly [name: string, value: string]>;
  readonly files: ReadonlyArray<readonly [name: string, bytes: Buffer]>;
}

export function isMultipart({
  headers,
}: {
  readonly headers: { readonly 'content-type'?: string | undefined };
}): boolean {
  return (headers['content-type'] ?? '').trim().toLowerCase().startsWith('multipart/form-data');
}

/**
 * The body of an operation, with its files in place of their nulls, by the GraphQL multipart request
 * specification, without batching. Throws BadBody.
 */
export function operationsOf(form: SentForm): object {
  const operations = readObject(form, 'operations');
  const files = new Map(form.files);
  const paths = readMap(form);
  if (paths.length !== form.files.length || paths.some(({ name }) => !files.has(name))) {
    refuseForm('FILES');
  }
  for (const { name, path } of paths) {
    const bytes = files.get(name);
    if (bytes) place(operations, path, new UploadedFile(bytes));
  }
  return operations;
}

type Json = Record<string, unknown>;

function readObject({ fields }: SentForm, name: string): Json {
  const [text, ...others] = fields.flatMap(([field, value]) => (field === name ? [value] : []));
  if (text === undefined || others.length > 0) refuseForm('FIELDS');
  const value = parseJson(text);
  if (!isObject(value)) refuseForm('FIELDS');
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
function readMap(form: SentForm): readonly Placed[] {
  return Object.entries(readObject(form, 'map')).map(([name, paths]) => {
    const [path, ...others]: readonly unknown[] = Array.isArray(paths) ? paths : [];
    if (typeof path !== 'string' || others.length > 0 || !PATH.test(path)) refuseForm('MAP');
    return { name, path: path.split('.') };
  });
}

/** Only where the operations have a null of their own: nothing inherited can be reached. */
function place(operations: Json, path: readonly string[], file: UploadedFile): void {
  let parent: unknown = operations;
  for (const key of path.slice(0, -1)) parent = ownOf(parent, key);
  const last = path.at(-1) ?? '';
  if (ownOf(parent, last) !== null) refuseForm('MAP');
  if (typeof parent === 'object' && parent !== null) {
    Object.defineProperty(parent, last, { value: file });
  }
}

function ownOf(parent: unknown, key: string): unknown {
  if (typeof parent !== 'object' || parent === null || !Object.hasOwn(parent, key))
    refuseForm('MAP');
  return Object.getOwnPropertyDescriptor(parent, key)?.value;
}

export function refuseForm(reason: keyof typeof frAdmin.multipart): never {
  throw new BadBody(400, frAdmin.multipart[reason]);
}
