import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { createPictureSource } from '../../../server/cli/picture-source.ts';
import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { callAdminSocket } from '../../../server/cli/admin-socket.client.ts';
import { openAdminSocket } from '../../../server/cli/admin-socket.server.ts';
import { explainFailure } from '../../../server/cli/failure.ts';
import { NoShop, runCommand, type Reach } from '../../../server/cli/reach.ts';
import { socketOf, UnsafeSocketFolder } from '../../../server/cli/socket.ts';
import { holdsStore } from '../../../server/storage/lowdb/lowdb-store.ts';
import { openLowdbStore } from '../../../server/store.open.ts';
import { FolderTaken } from '../../../server/storage/lowdb/journal/owner.ts';
import type { Store } from '../../../server/store.ts';
import { category, product } from '../../store/contract/records.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'belle-vue-socket-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a shop of one product in it that is not running. */
async function newShop(subfolder = ''): Promise<string> {
  const folder = join(await newFolder(), subfolder);
  await mkdir(folder, { recursive: true });
  const store = await openLowdbStore(folder);
  await store.transaction(({ catalog }) =>
    catalog.save({ products: [product('caftan')], categories: [category('traditionnels')] }),
  );
  await store.close();
  return folder;
}

const surprises: unknown[] = [];
const tools = {
  clock: () => new Date(),
  actor: COMMAND_LINE,
  shopUrl: 'http://127.0.0.1:4000',
  hasPicture: () => true,
  pictureSource: createPictureSource({ isLoopbackAllowed: false }),
  isLoopbackAllowed: false,
  report: (error: unknown) => void surprises.push(error),
};

/** Opens the shop of a folder with its admin socket, as the server does. */
async function running(folder: string, wrap: (store: Store) => Store = (store) => store) {
  const store = await openLowdbStore(folder);
  const opening = openAdminSocket({ ...tools, store: wrap(store) }, folder, tools.report);
  const socket = await opening.catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= socket.close().then(() => store.close());
    return closed;
  };
  onTestFinished(close);
  return { store, socket, close };
}

function reach(dataDir: string): Reach {
  return {
    ...tools,
    dataDir,
    holdsStore,
    openStore: (folder) =>
      openLowdbStore(folder).catch((error: unknown) => {
        if (error instanceof FolderTaken) return null;
        throw error;
      }),
    retries: 0,
  };
}

async function runningShop(wrap?: (store: Store) => Store) {
  const folder = await newShop();
  return { folder, ...(await running(folder, wrap)) };
}

const CSV = 'id,price\ncaftan,3290\n';
const change = (folder: string) => runCommand(reach(folder), 'products import', { csv: CSV });
const list = (folder: string) => callAdminSocket(folder, 'tokens list', {});
const CHANGED = { price: 329_000 };
const LISTED = { result: expect.anything() };
const TOO_LONG = 'x'.repeat(120);

/** Returns the command line's text about a command that was not done. */
const failureOf = (folder: string) =>
  change(folder).catch((error: unknown) =>
    explainFailure(error, { dataDir: folder, databaseUrl: null }),
  );

/** Sends bytes to an admin socket that are no command. */
function post(socketPath: string, body: string, path = '/run', method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, method, agent: false })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
      .on('error', reject)
      .end(body);
  });
}

describe('the socket', () => {
  // All processes of a user share one folder for sockets: each test has a temporary folder of its own.
  beforeEach(async () => {
    vi.stubEnv('TMPDIR', await newFolder());
    return () => vi.unstubAllEnvs();
  });

  test('is in the data folder, for its owner alone, and goes with the shop', async () => {
    const { folder, close } = await runningShop();
    const stats = await stat(join(folder, 'shopkeeper.sock'));
    expect(stats.isSocket()).toBe(true);
    expect(stats.mode & 0o777).toBe(0o600);
    await close();
    expect(await readdir(folder)).not.toContain('shopkeeper.sock');
    expect(await list(folder)).toBeNull();
  });

  test('of a path too long for sockets is in a folder of this user alone, whatever link leads there', async () => {
    const folder = await newShop(TOO_LONG);
    await running(folder);
    const path = await socketOf(folder);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const link = join(await newFolder(), 'link');
    await symlink(folder, link);
    for (const place of [folder, link]) expect(await list(place)).toMatchObject(LISTED);
  });

  test('is not looked for in a folder that others may write', async () => {
    const folder = await newShop(TOO_LONG);
    const own = join(await socketOf(folder), '..');
    await chmod(own, 0o777);
    onTestFinished(() => chmod(own, 0o700));
    await expect(socketOf(folder)).rejects.toThrow(UnsafeSocketFolder);
  });

  test('that a killed shop left behind is taken over', async () => {
    const folder = await newShop();
    const script = `require('net').createServer().listen(${JSON.stringify(join(folder, 'shopkeeper.sock'))}, () => process.kill(process.pid, 'SIGKILL'))`;
    spawnSync(process.execPath, ['-e', script]);
    expect(await readdir(folder)).toContain('shopkeeper.sock');
    expect(await list(folder)).toBeNull();
    await running(folder);
    expect(await list(folder)).toMatchObject(LISTED);
  });

  test('never replaces something that is no socket', async () => {
    const folder = await newShop();
    await writeFile(join(folder, 'shopkeeper.sock'), 'mine');
    await expect(running(folder)).rejects.toThrow('in the way');
    expect((await stat(join(folder, 'shopkeeper.sock'))).isFile()).toBe(true);
  });
});

describe('a command', () => {
  test('is run by the running shop, which alone writes', async () => {
    const { folder, store } = await runningShop();
    expect(await change(folder)).toMatchObject({ result: { changed: [{ id: 'caftan' }] } });
    expect(await store.read.catalog.product('caftan')).toMatchObject(CHANGED);
  });

  test('is run here when no shop is running, and releases the folder', async () => {
    const folder = await newShop();
    expect(await change(folder)).toMatchObject({ result: { changed: [{ id: 'caftan' }] } });
    const { store } = await running(folder);
    expect(await store.read.catalog.product('caftan')).toMatchObject(CHANGED);
  });

  test('gives the same either way, errors too', async () => {
    const folder = await newShop();
    const requested = [
      ['tokens list', {}],
      ['tokens revoke', { id: 'nope' }],
      ['products import', { csv: 'id\n' }],
      ['staff remove', { email: 'nope' }],
      ['staff nope', {}],
      ['__proto__', {}],
      ['tokens revoke', null],
    ] as const;
    const answers = async () => {
      const given = [];
      for (const [command, input] of requested) {
        given.push(await runCommand(reach(folder), command, input));
      }
      return given;
    };
    const here = await answers();
    await running(folder);
    expect(await answers()).toEqual(JSON.parse(JSON.stringify(here)));
    expect(here.slice(4)).toMatchObject(
      ['UNKNOWN_COMMAND', 'UNKNOWN_COMMAND', 'BAD_INPUT'].map((code) => ({ error: { code } })),
    );
  });

  test('never makes a shop', async () => {
    const folder = await newFolder();
    for (const place of [folder, join(folder, 'no')]) {
      await expect(change(place)).rejects.toThrow(NoShop);
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test('writes nothing and ends with 75 while the owner of the folder does not answer', async () => {
    const folder = await newShop();
    const store = await openLowdbStore(folder);
    onTestFinished(() => store.close());
    expect(await failureOf(folder)).toMatchObject({
      exitCode: 75,
      message: expect.stringContaining('ne répond pas'),
      error: { code: 'SHOP_BUSY' },
    });
    expect(await store.read.catalog.product('caftan')).toEqual(product('caftan'));
  });

  test('waits for the owner of the folder for a moment', async () => {
    const folder = await newShop();
    const store = await openLowdbStore(folder);
    let looks = 0;
    const patient: Reach = {
      ...reach(folder),
      retries: 3,
      async openStore(place) {
        looks += 1;
        if (looks === 2) await store.close();
        return reach(folder).openStore(place);
      },
    };
    expect(await runCommand(patient, 'tokens list', {})).toMatchObject(LISTED);
    expect(looks).toBe(2);
  });

  test('whose shop goes away in the middle is not said to be done or not', async () => {
    const folder = await newShop();
    const server = createServer((socket) => void socket.once('data', () => socket.destroy()));
    server.listen(join(folder, 'shopkeeper.sock'));
    onTestFinished(() => void server.close());
    expect(await failureOf(folder)).toMatchObject({ exitCode: 75, error: { code: 'SHOP_LOST' } });
  });

  test('that fails inside of the shop says so, and the shop goes on', async () => {
    const { folder } = await runningShop((store) => ({
      ...store,
      transaction: () => Promise.reject(new Error('kaputt')),
    }));
    const answer = await change(folder);
    expect(answer).toMatchObject({ error: { code: 'INTERNAL_ERROR' } });
    expect(JSON.stringify(answer)).not.toContain('kaputt');
    expect(surprises.splice(0)).toMatchObject([{ message: 'kaputt' }]);
    expect(await list(folder)).toMatchObject(LISTED);
  });
});

describe('the admin socket', () => {
  test('answers bytes that are no command, on one path and to one method', async () => {
    const { folder } = await runningShop();
    const path = await socketOf(folder);
    for (const [body, status] of [
      ['{', 400],
      ['', 400],
      ['null', 422],
      ['[]', 422],
      ['{"input":{}}', 422],
    ] as const) {
      expect([body, await post(path, body)]).toEqual([body, status]);
    }
    expect(await post(path, '{}', '/')).toBe(404);
    expect(await post(path, '', '/run', 'GET')).toBe(404);
  });

  test('that closes finishes what was begun', async () => {
    const events = new EventEmitter();
    const begun = once(events, 'begun');
    const held = once(events, 'go on');
    const { folder, socket } = await runningShop((store) => ({
      ...store,
      async transaction(work) {
        events.emit('begun');
        await held;
        return store.transaction(work);
      },
    }));
    const ends: string[] = [];
    const requested = change(folder);
    await begun;
    const closed = socket.close().then(() => ends.push('closed'));
    // It takes no more from now on, and still waits for the one that it has.
    await expect.poll(() => list(folder)).toBeNull();
    ends.push('going on');
    events.emit('go on');
    expect(await requested).toMatchObject({ result: { changed: [{ id: 'caftan' }] } });
    await closed;
    expect(ends).toEqual(['going on', 'closed']);
  });
});
