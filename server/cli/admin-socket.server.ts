import { lstat, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import type { CommandContext } from '../context.ts';
import { answer, failed, type Answer } from './answer.ts';
import { frProgram } from './cli.fr.ts';
import { socketOf } from './socket.ts';

/** JSON may escape a character as six. */
const MAX_BODY_BYTES = 6 * MAX_UPLOAD_BYTES + 64 * 1024;

/** A silent client must not delay the end of the shop. */
const SILENCE_MS = 10_000;

export interface AdminSocket {
  /** Finishes what was begun. */
  close(): Promise<void>;
}

/**
 * `POST /run` with `{ command, input }` returns `{ result }` or `{ error }`. Only for the owner of
 * the folder: a socket that is found there is a dead process's.
 */
export async function openAdminSocket(
  context: CommandContext,
  dataDir: string,
  report: (error: unknown) => void,
): Promise<AdminSocket> {
  const path = await socketOf(dataDir);
  await removeSocket(path);
  const server = createServer(async (request, response) => {
    const found = await answerTo(context, request, report);
    const body = JSON.stringify(found.answer);
    response
      .writeHead(found.status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body);
  });
  server.setTimeout(SILENCE_MS);
  await listen(server, path);
  let closed: Promise<void> | null = null;
  return {
    close: () => {
      closed ??= new Promise((resolve) => void server.close(() => resolve()));
      return closed;
    },
  };
}

async function removeSocket(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => null);
  if (stats && !stats.isSocket()) {
    throw new Error(`${path} is in the way of the admin socket`);
  }
  await rm(path, { force: true });
}

async function listen(server: Server, path: string): Promise<void> {
  const listening = once(server, 'listening');
  // Restricts the socket from the first moment. Fastify would call `listen` after the umask is
  // restored.
  const mask = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(mask);
  }
  await listening;
}

async function answerTo(
  context: CommandContext,
  request: IncomingMessage,
  report: (error: unknown) => void,
): Promise<{ readonly status: number; readonly answer: Answer }> {
  if (request.method !== 'POST' || request.url !== '/run') {
    return { status: 404, answer: failed('UNKNOWN_ROUTE', frProgram.failures.badRequest) };
  }
  const sent = await readJson(request).catch(() => undefined);
  if (sent === undefined) {
    return { status: 400, answer: failed('BAD_INPUT', frProgram.failures.badRequest) };
  }
  const given = await answer(context, sent, report);
  return { status: 'result' in given ? 200 : 422, answer: given };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The body is too large');
    parts.push(part);
  }
  // Fetching pictures may take longer.
  request.socket.setTimeout(0);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
