import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeRest } from '../../../server/http/rest/openapi/document.ts';
import type { Operation, Ref, Response } from '../../../server/http/rest/openapi/openapi.types.ts';
import { ERROR_CODE } from '../../../server/http/rest/codes.ts';

const SUCCESS = 300;
const document = describeRest(null, 'Belle Vue');

const ajv = new Ajv2020({ allErrors: true });
addFormats.default(ajv);
// The document around the schemas.
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
ajv.addSchema(document, 'openapi', false, false);

const validators = new Map<string, ValidateFunction>();

/** Returns the validator at a JSON pointer into the document. */
function validatorAt(pointer: string): ValidateFunction {
  const known = validators.get(pointer) ?? ajv.compile({ $ref: `openapi${pointer}` });
  validators.set(pointer, known);
  return known;
}

/** A JSON pointer (RFC 6901). */
export const pointerTo = (...parts: readonly string[]) =>
  ['#', ...parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

export const JSON_SCHEMA = 'content/application~1json/schema';

interface Documented {
  readonly operation: Operation;
  readonly pointer: string;
}

function operationOf({ routeOptions: { url }, method }: FastifyRequest): Documented | null {
  if (!url?.startsWith('/api/')) return null;
  const path = url.replace(':id', '{id}');
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const operation = document.paths[path]?.[verb];
  return operation ? { operation, pointer: pointerTo('paths', path, verb) } : null;
}

/** Returns the faults of a value by the schema there; empty if it is as documented. */
export function faultsAt(pointer: string, value: unknown): readonly string[] {
  const validate = validatorAt(pointer);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Where a response is described, also if several operations share it. */
function pointerOf(pointer: string, status: string, response: Response | Ref): string {
  return '$ref' in response ? response.$ref : `${pointer}/responses/${status}`;
}

function faultsOf(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  // 404, 405 and 204 of paths and methods that no operation has.
  const found = operationOf(request);
  const faults: string[] = [];
  if (request.url.startsWith('/api/') && reply.statusCode >= 400 && !reply.hasHeader(ERROR_CODE)) {
    faults.push(`the header ${ERROR_CODE} is missing`);
  }
  if (!found) {
    return request.url.startsWith('/api/') ? [...faults, ...faultsOfRefusal(reply, payload)] : [];
  }
  const { operation, pointer } = found;
  const status = String(reply.statusCode);
  const response = operation.responses[status];
  if (!response) return [`the status ${status} is not documented`];
  const isWritten = reply.statusCode < SUCCESS && operation.requestBody;
  if (isWritten) faults.push(...faultsAt(`${pointer}/requestBody/${JSON_SCHEMA}`, request.body));
  if ([429, 503].includes(reply.statusCode) && !reply.hasHeader('retry-after')) {
    faults.push('the header retry-after is missing');
  }
  // A HEAD and a 304 have no body; a stream is a list of more than 64 KB.
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return faults;
  if (payload.length === 0) return faults;
  const type = reply.getHeader('content-type');
  if (type !== 'application/json; charset=utf-8') faults.push(`the type is ${String(type)}`);
  const schema = `${pointerOf(pointer, status, response)}/${JSON_SCHEMA}`;
  return [...faults, ...faultsAt(schema, JSON.parse(String(payload)))];
}

function faultsOfRefusal(reply: FastifyReply, payload: unknown): readonly string[] {
  if (reply.statusCode === 204 || typeof payload !== 'string' || payload === '') return [];
  return faultsAt('#/components/schemas/Errors', JSON.parse(payload));
}

/**
 * Compares every answer of REST, and every body that it accepted, with what `/openapi.json` says.
 * Adds what differs to `found`.
 */
export function compareWithDocument(app: FastifyInstance, found: string[]): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request;
    const faults = faultsOf(request, reply, payload);
    found.push(...faults.map((fault) => `${method} ${url} ${reply.statusCode}: ${fault}`));
    done(null, payload);
  });
}
