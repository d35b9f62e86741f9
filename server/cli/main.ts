import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import { COMMAND_LINE } from '../audit/audit.ts';
import { readPlaces, type Places } from '../config.ts';
import { holdsStore } from '../storage/lowdb/lowdb-store.ts';
import { openLowdbStore, openPostgresStore } from '../store.open.ts';
import { FolderTaken } from '../storage/lowdb/journal/owner.ts';
import type { Answer } from './answer.ts';
import { CommandFailed, explainFailure, printFailure } from './failure.ts';
import { readTable, readText, writeText } from './files.ts';
import { createPictureSource } from './picture-source.ts';
import { createProgram, type Operator } from './program.ts';
import { NoShop, runCommand, runInStore, type Tools } from './reach.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));
const RETRIES = 20;

const isJson = process.argv.includes('--json');
let places: Places = {
  dataDir: '',
  databaseUrl: null,
  isLoopbackAllowed: false,
  publicUrl: null,
  host: '',
  port: 0,
};

// npm runs scripts in the package's folder; paths are relative to the user's.
const { npm_lifecycle_event: script, INIT_CWD: standing } = process.env;
const here = script === 'shop' && standing ? standing : process.cwd();

function findPlaces(): Places {
  places = readPlaces(process.env);
  return places;
}

const toolsFor = ({ isLoopbackAllowed, publicUrl, host, port }: Places): Tools => ({
  actor: COMMAND_LINE,
  shopUrl: publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
  clock: () => new Date(),
  hasPicture: (path) => existsSync(join(CLIENT_FOLDER, path)),
  pictureSource: createPictureSource({ isLoopbackAllowed }),
  isLoopbackAllowed,
  report: (error) => void process.stderr.write(`${stackOf(error)}\n`),
});

/**
 * A database allows several writers, so that commands open it themselves; instances are notified.
 */
async function run(command: string, input: unknown): Promise<Answer> {
  const { dataDir, databaseUrl } = findPlaces();
  const tools = toolsFor(places);
  if (databaseUrl !== null) {
    const store = await openPostgresStore(databaseUrl, () => Promise.reject(new NoShop()));
    return runInStore(tools, store, command, input);
  }
  const openStore = (folder: string) => openLowdbStore(folder).catch(nullWhenTaken);
  return runCommand({ ...tools, dataDir, holdsStore, openStore, retries: RETRIES }, command, input);
}

const operator: Operator = {
  terminal: {
    dataDir: () => findPlaces().dataDir,
    databaseUrl: () => findPlaces().databaseUrl,
    place: (file) => resolve(here, file),
    readText: (file) => readText(resolve(here, file)),
    readTable: (file) => readTable(resolve(here, file)),
    writeText: (file, text) => writeText(resolve(here, file), text),
    report: (text) => void process.stderr.write(`${text}\n`),
  },
  async run(command, input) {
    const answer = await run(command, input);
    if ('error' in answer) throw new CommandFailed(answer.error);
    return answer.result;
  },
  say: (text) => void process.stdout.write(`${text}\n`),
};

function nullWhenTaken(error: unknown): null {
  if (error instanceof FolderTaken) return null;
  throw error;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Standard output is for results: a program that reads `--json` there gets one or nothing. */
function complain({ error }: CommandFailed): void {
  const text = isJson ? JSON.stringify({ error }, null, 2) : printFailure(error);
  process.stderr.write(`${text}\n`);
}

// A reader such as `head` may close early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await createProgram(operator).parseAsync();
} catch (error) {
  const isHelp = error instanceof CommanderError && error.exitCode === 0;
  if (!isHelp) {
    const failure = explainFailure(error, places);
    complain(failure);
    // Not `exit`: a pipe must get the whole output.
    process.exitCode = failure.exitCode;
  }
}
