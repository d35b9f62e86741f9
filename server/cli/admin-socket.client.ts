import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { isSystemError } from '../shared/problems.ts';
import type { Answer } from './answer.ts';
import { socketOf } from './socket.ts';

/** The command may or may not have been run. */
export class AdminSocketLost extends Error {
  constructor(cause: unknown) {
    super('The running shop did not answer', { cause });
    this.name = 'AdminSocketLost';
  }
}

const NO_SERVER = new Set(['ENOENT', 'ECONNREFUSED']);

const answerSchema = z.union([
  z.object({
    error: z.object({
      code: z.string(),
      message: z.string(),
      problems: z.array(
        z.object({
          message: z.string(),
          code: z.string().optional(),
          field: z.string().optional(),
          line: z.number().optional(),
          column: z.string().nullable().optional(),
        }),
      ),
    }),
  }),
  z.object({ result: z.unknown() }),
]);

/**
 * Null when no shop is running. Throws AdminSocketLost, UnsafeSocketFolder, or the system's error
 * for an unusable socket.
 */
export async function callAdminSocket(
  dataDir: string,
  command: string,
  input: unknown,
): Promise<Answer | null> {
  const socketPath = await socketOf(dataDir);
  let sent: string;
  try {
    sent = await post(socketPath, JSON.stringify({ command, input }));
  } catch (error) {
    if (isSystemError(error) && NO_SERVER.has(error.code ?? '')) return null;
    if (isSystemError(error) && error.syscall === 'connect') throw error;
    throw new AdminSocketLost(error);
  }
  const parsed = answerSchema.safeParse(readJson(sent));
  if (!parsed.success) throw new AdminSocketLost(parsed.error);
  return parsed.data;
}

function post(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    request({ socketPath, path: '/run', method: 'POST', headers, agent: false })
      .on('response', (response) => void text(response).then(resolve, reject))
      .on('error', reject)
      .end(body);
  });
}

function readJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}
