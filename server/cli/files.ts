import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { messageOf } from '../messages.ts';
import { textOfFile } from '../shared/csv/file-text.ts';
import { Refusal } from '../shared/problems.ts';
import { frCli, notUtf8 } from '../shared/text/commands.fr.ts';
import { UnwritableFile, writeDurably } from '../storage/durable-file.ts';
import { failed } from './answer.ts';
import { frProgram } from './cli.fr.ts';
import { CommandFailed, reasonOf } from './failure.ts';

export async function readText(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw fileError(notUtf8, 1);
  }
}

export async function readTable(file: string): Promise<string> {
  const bytes = await readBytes(file);
  try {
    return textOfFile(bytes);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw fileError(error.problems.map((problem) => messageOf(problem)).join('\n'), 1);
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const bytes = await readUpTo(file).catch((error: unknown) => {
    throw fileError(frProgram.file.unreadable(file, reasonOf(error)), 66);
  });
  if (bytes === null) throw fileError(frCli.file.tooLarge(MAX_UPLOAD_BYTES), 1);
  return bytes;
}

async function readUpTo(file: string): Promise<Buffer | null> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size > MAX_UPLOAD_BYTES) return null;
    const bytes = await handle.readFile();
    return bytes.length > MAX_UPLOAD_BYTES ? null : bytes;
  } finally {
    await handle.close();
  }
}

const READABLE = 0o666;

/** Replaces the file at once. Throws UnwritableFile. */
export async function writeText(file: string, text: string): Promise<void> {
  // A unique name: the folder is the user's.
  const draft = `${file}.${randomUUID()}.tmp`;
  const bytes = Buffer.from(text);
  await writeDurably(file, (opened) => opened.write(bytes), { draft, mode: READABLE }).catch(
    (error: unknown) => {
      throw new UnwritableFile(file, error);
    },
  );
}

function fileError(message: string, exitCode: number): CommandFailed {
  return new CommandFailed(failed('BAD_FILE', message).error, exitCode);
}
