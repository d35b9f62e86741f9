import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { installFromDebian, isDebianAsRoot } from '../debian.ts';

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  /** The address of a database whose user may make others. */
  readonly url: string;
  stop(): Promise<void>;
}

/** One that can be hit: it was started here. */
export interface OwnPostgres extends PostgresServer {
  /** Ends it as a failure would: at once, with nothing finished (« immediate » of pg_ctl). */
  crash(): Promise<void>;
  /** Starts it again on the same data; comes back once it answers. */
  restart(): Promise<void>;
}

const OLDEST = 15;

/** Debian would make a cluster of its own at the installation, and start it on port 5432. */
const DEBIAN_SETTINGS = '/etc/postgresql-common/createcluster.d';
const NO_CLUSTER = 'create_main_cluster = false\n';

/** A file system in memory: databases are copied there in a tenth of the time. */
const MEMORY = '/dev/shm';

/** Nothing of a test has to outlive a power cut, and flushes would only cost time. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** A PostgreSQL: that of DATABASE_URL, else one started here. */
export async function startPostgres(databaseUrl: string | undefined): Promise<PostgresServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startOwnPostgres(HASTY, existsSync(MEMORY) ? MEMORY : tmpdir());
}

/** A PostgreSQL of this machine with these settings, its data in a new folder of `parent`. */
export async function startOwnPostgres(
  settings: readonly string[],
  parent: string,
): Promise<OwnPostgres> {
  const binaries = (await installed()) ?? (await fromDebian()) ?? noneFound();
  const folder = await mkdtemp(join(parent, 'belle-vue-postgres-'));
  try {
    return await startIn(folder, binaries, settings);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder of the newest `postgres` and `initdb` of this machine, null when there is none to use. */
async function installed(): Promise<string | null> {
  const debian = '/usr/lib/postgresql';
  const versions = await readdir(debian).catch((): string[] => []);
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  const found = folders
    .filter((path) => existsSync(join(path, 'postgres')) && existsSync(join(path, 'initdb')))
    .map((path) => ({ path, version: versionOf(join(path, 'postgres')) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return found[0]?.path ?? null;
}

async function fromDebian(): Promise<string | null> {
  if (!isDebianAsRoot()) return null;
  await mkdir(DEBIAN_SETTINGS, { recursive: true });
  await writeFile(join(DEBIAN_SETTINGS, 'belle-vue-tests.conf'), NO_CLUSTER);
  installFromDebian('postgresql');
  return installed();
}

function noneFound(): never {
  throw new Error(
    `The PostgreSQL tests need PostgreSQL ${OLDEST} or later: install it (Debian: apt-get install postgresql), put its binaries on PATH, or name a server in DATABASE_URL.`,
  );
}

function versionOf(binary: string): number {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

async function startIn(
  folder: string,
  binaries: string,
  settings: readonly string[],
): Promise<OwnPostgres> {
  const port = await freePort();
  const owner = await unprivileged(folder);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made.status !== 0) throw new Error('initdb failed');
  // « log » has its start, and not the errors that tests provoke.
  const own = ['log_min_messages=log', 'unix_socket_directories='];
  const flags = [...settings, ...own].flatMap((each) => ['-c', each]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  async function start() {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, ...flags],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const exited = once(server, 'exit');
    await readiness(server.stderr);
    return async (signal: NodeJS.Signals) => {
      server.kill(signal);
      await exited;
    };
  }
  let end = await start();
  return {
    url,
    crash: () => end('SIGQUIT'),
    async restart() {
      end = await start();
    },
    async stop() {
      // Fast shutdown: connections are cut, nothing is waited for.
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as a user who owns nothing but its folder. */
async function unprivileged(
  folder: string,
): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const owner = { uid: unprivilegedId('-u'), gid: unprivilegedId('-g') };
  await chown(folder, owner.uid, owner.gid);
  return owner;
}

function unprivilegedId(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Comes back once connections are accepted. */
async function readiness(log: Readable): Promise<void> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: log })) {
    lines.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  if (log.readableEnded) throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  // Leaving the loop has paused it: a log that nothing reads would hold up the server.
  log.resume();
}
